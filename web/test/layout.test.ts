import { describe, expect, test } from 'vitest'
import { isLarge, modeFor } from '../src/lib/layout.svelte'

describe('the layout', () => {
  test.each([
    [1440, 900, 16, 'wide'], [1024, 768, 16, 'narrow'], [390, 844, 16, 'tall'], [844, 390, 16, 'lying'],
    [1440, 900, 32, 'lying'], [390, 844, 32, 'tall'], [844, 390, 32, 'lying'],
  ] as const)('%i by %i with letters of %i px is %s', (width, height, letter, mode) => {
    expect(modeFor(width, height, letter)).toBe(mode)
  })

  test('only phones with large letters have too little room for words', () => {
    expect([isLarge('tall', 390, 844, 16), isLarge('lying', 844, 390, 16), isLarge('narrow', 1024, 768, 32)]).toEqual([false, false, false])
    expect([isLarge('tall', 390, 844, 32), isLarge('lying', 844, 390, 32)]).toEqual([true, true])
  })
})
