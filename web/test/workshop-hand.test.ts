// @vitest-environment happy-dom
// A piece in the hand: which place it snaps to, and two fingers as a line.
import { describe, expect, test } from 'vitest'
import type { Arranged } from '../src/net/protocol'
import { Fingers } from '../src/workshop/fingers'
import { keysFor } from '../src/workshop/keys'
import { nearestOf, pointed, snapped } from '../src/workshop/snapping'
import { Workshop } from '../src/workshop/workshop.svelte'

describe('snapping', () => {
  test('the nearest place within reach takes the piece, and none beyond it', () => {
    expect(snapped([9, 2.4, 2], -1)).toBe(2)
    expect(snapped([9, 2.5], -1)).toBe(-1)
    expect(snapped([], -1)).toBe(-1)
  })

  test('a piece that lies holds a little longer than it snaps, so that it does not flutter', () => {
    expect(snapped([3.4, 9], 0)).toBe(0)
    expect(snapped([3.6, 9], 0)).toBe(-1)
    expect(snapped([3.4, 2.6], 0)).toBe(0) // the other does not snap yet
    expect(snapped([3.4, 2.4], 0)).toBe(1)
  })

  test('without a drag the mouse points at the nearest place, if it is near at all', () => {
    expect(pointed([9, 3.4])).toBe(1)
    expect(pointed([9, 3.6])).toBe(-1)
    expect(nearestOf([9, 3.6])).toBe(1)
    expect(nearestOf([])).toBe(-1)
  })
})

describe('fingers', () => {
  test('two of them are a line, one or none is not', () => {
    const fingers = new Fingers()
    fingers.press(1, [0, 0])
    expect([fingers.count, fingers.line]).toEqual([1, null])
    fingers.press(2, [3, 4])
    expect(fingers.line).toEqual({ angle: Math.atan2(4, 3), length: 5 })
    expect(fingers.move(2, [0, 2])).toEqual([3, 4])
    expect(fingers.now()).toEqual({ angle: Math.PI / 2, length: 2 })
    fingers.release(1)
    expect([fingers.count, fingers.line]).toEqual([1, null])
  })

  test('the first of both that they do clearly is what they mean', () => {
    const fingers = new Fingers()
    fingers.press(1, [0, 0])
    fingers.press(2, [100, 0])
    fingers.move(2, [104, 8])
    expect(fingers.mean()).toBe('') // they only rest
    fingers.move(2, [150, 30])
    expect(fingers.mean()).toBe('stretch')
    fingers.move(2, [0, 150])
    expect(fingers.mean()).toBe('stretch') // until one is lifted
    fingers.release(2)
    expect(fingers.mean()).toBe('')
    fingers.press(2, [100, 0])
    fingers.move(2, [90, 45])
    expect(fingers.mean()).toBe('turn')
  })

  test('a finger that never touched the stage does not count', () => {
    const fingers = new Fingers()
    expect(fingers.move(7, [1, 1])).toBeUndefined()
    expect(fingers.count).toBe(0)
  })
})

describe('keys', () => {
  test('reach the table only while nothing lies over it', () => {
    let isCovered = true
    const shop = new Workshop()
    shop.table = { ...shop.table, pieces: [{ letter: 'B', q: 0, r: 0, turn: 0 }] }
    shop.selected = 'B'
    const press = keysFor(
      shop,
      () => isCovered,
      () => undefined,
    )
    const deleted = (): KeyboardEvent => {
      const event = new KeyboardEvent('keydown', { key: 'Delete', cancelable: true })
      document.body.addEventListener('keydown', (one) => press(one), { once: true })
      document.body.dispatchEvent(event)
      return event
    }
    expect(deleted().defaultPrevented).toBe(false)
    expect(shop.table.pieces).toHaveLength(1)
    isCovered = false
    expect(deleted().defaultPrevented).toBe(true)
    expect(shop.table.pieces).toHaveLength(0)
  })
})

describe('the table', () => {
  test('has no fault as long as nothing lies on it', () => {
    const shop = new Workshop()
    shop.arranged = { name: '', text: '', faults: [{ code: 'layout.no-pieces', line: 0 }] } as unknown as Arranged
    expect(shop.faults).toEqual([])
    shop.table = { ...shop.table, pieces: [{ letter: 'B', q: 0, r: 0, turn: 0 }] }
    expect(shop.faults).toHaveLength(1)
  })
})
