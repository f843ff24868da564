// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { hasLargeText, hasRoomForLog, isLow, isSlim, modeFor, scaleFor } from '../src/viewport.svelte'

describe('the layout', () => {
  test.each([
    [1440, 900, 16, 'wide'],
    [1366, 768, 16, 'wide'],
    [1366, 650, 16, 'wide'],
    [1920, 1080, 18, 'wide'],
    [2560, 1440, 24, 'wide'],
    [1024, 768, 16, 'narrow'],
    [768, 1024, 16, 'tablet'],
    [820, 1180, 16, 'tablet'],
    [390, 844, 16, 'portrait'],
    [360, 640, 16, 'portrait'],
    [844, 390, 16, 'landscape'],
    [1440, 900, 32, 'landscape'],
    [820, 1180, 32, 'portrait'],
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

  test('a low window keeps the log as long as there is room', () => {
    expect([isLow('wide', 900, 16), isLow('wide', 768, 16)]).toEqual([false, true])
    expect([hasRoomForLog('wide', 768, 16), hasRoomForLog('wide', 650, 16), hasRoomForLog('tablet', 1024, 16)]).toEqual([true, false, true])
  })

  test('a narrow phone has words without signs, unless its letters are large', () => {
    expect([isSlim('portrait', 360, 16), isSlim('portrait', 390, 16), isSlim('portrait', 360, 32)]).toEqual([true, false, false])
  })

  test('beyond a certain size everything grows with the window, up to twice', () => {
    expect([scaleFor(390, 844), scaleFor(1440, 900), scaleFor(1707, 960)]).toEqual([1, 1, 1])
    expect(scaleFor(1920, 1080)).toBeCloseTo(1.125, 2)
    expect(scaleFor(2560, 1440)).toBeCloseTo(1.5, 2)
    expect([scaleFor(2560, 900), scaleFor(7680, 4320)]).toEqual([1, 2])
  })
})
