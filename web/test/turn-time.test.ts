import { expect, test } from 'vitest'
import type { RoomState } from '../src/net/protocol'
import { timeLeft, timeText } from '../src/table/turn-time.svelte'

const ROOM = {
  phase: 'playing',
  deadline: 1,
  turn_left: 60_000,
  seats: [
    { seat: 1, kind: 'human', bank: 100_000 },
    { seat: 2, kind: 'bot' },
  ],
} as unknown as RoomState

test('the turn is used first, then the bank, and a warning comes before either ends', () => {
  const at = (seconds: number): unknown => Object.values(timeLeft(ROOM, 1, seconds * 1000))
  expect(at(0)).toEqual([60_000, 100_000, 'turn'])
  expect(at(45)).toEqual([15_000, 100_000, 'soon'])
  expect(at(90)).toEqual([0, 70_000, 'bank'])
  expect(at(145)).toEqual([0, 15_000, 'last'])
  expect(at(999)).toEqual([0, 0, 'last'])
})

test('a turn of a bot and a game without a clock show none', () => {
  expect(timeLeft(ROOM, 2, 0).stage).toBe('none')
  expect(timeLeft({ ...ROOM, deadline: 0 }, 1, 0).stage).toBe('none')
  expect(timeLeft(null, 1, 0).stage).toBe('none')
})

test('long times are said in hours and days', () => {
  expect(timeText(65_000, 'en')).toBe('1:05')
  expect(timeText(3 * 86_400_000, 'en')).toBe('3 days')
  expect(timeText(2 * 3_600_000 + 300_000, 'de')).toBe('2 Std. 5 Min.')
})
