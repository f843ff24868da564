// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { next } from '../src/parts/arrows'
import { KEYS } from '../src/table/keys'
import { catalogue, LANGUAGES, t } from '../src/words/words.svelte'

test.each(LANGUAGES)('every key is explained on the page, in %s', async (language) => {
  await catalogue.speak(language)
  await catalogue.bring('rules')
  const told = [1, 2].map((n) => t(`rules-keys-${n}`)).join(' ')
  const missing = Object.keys(KEYS).filter((key) => key !== '=' && !told.split(/[\s,]+/).includes(key.toUpperCase()))
  expect(missing).toEqual([]) // "=" is "+" without the shift key
})

test('arrows go to what lies there', () => {
  const box = (left: number, top: number): Element => {
    const made = document.createElement('button')
    made.getBoundingClientRect = () => new DOMRect(left, top, 10, 10)
    return made
  }
  const [a, b, c, d] = [box(0, 0), box(20, 0), box(0, 20), box(20, 20)] as const
  const all = [a, b, c, d]
  expect(next(all, a, [1, 0])).toBe(b)
  expect(next(all, a, [0, 1])).toBe(c)
  expect(next(all, d, [0, -1])).toBe(b)
  expect(next(all, a, [-1, 0])).toBeNull()
})
