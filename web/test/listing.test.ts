import { describe, expect, test } from 'vitest'
import { keyed, placed, type Listing } from '../src/parts/listing'

const now = (more: Partial<Listing> = {}): Listing => ({
  open: true,
  active: 1,
  chosen: 0,
  labels: ['Deutsch', 'English', 'Español', 'Русский'],
  typed: '',
  ...more,
})
const key = (name: string, more = {}): Parameters<typeof keyed>[0] => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
})

describe('keys of a list', () => {
  test('open it at what is chosen', () => {
    for (const name of ['Enter', ' ', 'ArrowDown', 'ArrowUp']) {
      expect(keyed(key(name), now({ open: false, chosen: 2 }))).toEqual({ do: 'show', at: 2 })
    }
    expect(keyed(key('End'), now({ open: false }))).toEqual({ do: 'show', at: 3 })
    expect(keyed(key('Escape'), now({ open: false }))).toBeNull()
  })

  test('walk it and stay inside', () => {
    expect(keyed(key('ArrowDown'), now())).toEqual({ do: 'go', at: 2 })
    expect(keyed(key('ArrowDown'), now({ active: 3 }))).toEqual({ do: 'go', at: 3 })
    expect(keyed(key('PageUp'), now({ active: 2 }))).toEqual({ do: 'go', at: 0 })
    expect(keyed(key('End'), now())).toEqual({ do: 'go', at: 3 })
  })

  test('choose, close, and leave with what is marked', () => {
    expect(keyed(key('Enter'), now({ active: 2 }))).toEqual({ do: 'choose', at: 2 })
    expect(keyed(key('ArrowUp', { altKey: true }), now({ active: 2 }))).toEqual({ do: 'choose', at: 2 })
    expect(keyed(key('Escape'), now())).toEqual({ do: 'close' })
    expect(keyed(key('Tab'), now())).toEqual({ do: 'leave' })
    expect(keyed(key('Tab'), now({ open: false }))).toBeNull()
    expect(keyed(key('c', { ctrlKey: true }), now())).toBeNull()
  })

  test('letters go to what begins so, the same letter to the next', () => {
    expect(keyed(key('e'), now({ open: false }))).toEqual({ do: 'show', at: 1, typed: 'e' })
    expect(keyed(key('e'), now({ active: 1, typed: 'e' }))).toEqual({ do: 'go', at: 2, typed: 'ee' })
    expect(keyed(key('s'), now({ active: 1, typed: 'e' }))).toEqual({ do: 'go', at: 2, typed: 'es' })
    expect(keyed(key('р'), now())).toEqual({ do: 'go', at: 3, typed: 'р' })
    expect(keyed(key('x'), now())).toEqual({ do: 'go', at: 1, typed: 'x' })
  })
})

describe('where a list opens', () => {
  const box = (left: number, top: number): Parameters<typeof placed>[0] => ({ left, right: left + 100, top, bottom: top + 44, width: 100 })

  test('below, towards the middle', () => {
    expect(placed(box(10, 10), 800, 600)).toMatchObject({ left: '10px', right: 'auto', top: '58px', bottom: 'auto' })
    expect(placed(box(690, 10), 800, 600)).toMatchObject({ left: 'auto', right: '10px' })
  })

  test('above where there is more room', () => {
    expect(placed(box(10, 500), 800, 600)).toMatchObject({ top: 'auto', bottom: '104px', height: 488 })
  })
})
