import { describe, expect, test } from 'vitest'
import { hasLargeText, modeFor } from '../src/viewport.svelte'

describe('the layout', () => {
  test.each([
    [1440, 900, 16, 'wide'],
    [1024, 768, 16, 'narrow'],
    [390, 844, 16, 'portrait'],
    [844, 390, 16, 'landscape'],
    [1440, 900, 32, 'landscape'],
    [390, 844, 32, 'portrait'],
    [844, 390, 32, 'landscape'],
  ] as const)('%i by %i with letters of %i px is %s', (width, height, letter, mode) => {
    expect(modeFor(width, height, letter)).toBe(mode)
  })

  test('only phones with large letters have too little room for words', () => {
    expect([
      hasLargeText('portrait', 390, 844, 16),
      hasLargeText('landscape', 844, 390, 16),
      hasLargeText('narrow', 1024, 768, 32),
    ]).toEqual([false, false, false])
    expect([hasLargeText('portrait', 390, 844, 32), hasLargeText('landscape', 844, 390, 32)]).toEqual([true, true])
  })
})
