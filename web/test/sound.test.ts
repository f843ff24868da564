// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { play } from '../src/table/sound'

test('what calls somebody back is heard in a hidden tab, and nothing else', () => {
  let voices = 0
  const part = { gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: () => part }
  class Speaker {
    currentTime = 0
    destination = {}
    createGain = (): typeof part => part
    createOscillator = (): object => ((voices += 1), { ...part, frequency: { value: 0 }, start() {}, stop() {} })
  }
  vi.stubGlobal('AudioContext', Speaker)
  vi.useFakeTimers()
  window.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(3000)
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
  play('step')
  expect(voices).toBe(0)
  play('turn')
  expect(voices).toBe(2)
})
