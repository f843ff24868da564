import { expect, test } from 'vitest'
import type { RoomState } from '../src/net/protocol'
import { nextLevel, strongest } from '../src/table/next-level'

const LEVELS = ['random', 'beginner', 'steady', 'expert']
const room = (...bots: string[]): RoomState =>
  ({
    route: 'first-game',
    caves: true,
    switches: ['fullRace'],
    timer: 60,
    bank: 120,
    seats: [
      { seat: 1, kind: 'human', name: 'Ada', colour: 1 },
      ...bots.map((bot, i) => ({ seat: i + 2, kind: 'bot', bot, name: `B${i}`, colour: i + 2 })),
    ],
  }) as unknown as RoomState

test('after a win every bot is one level stronger in the same game', () => {
  const plan = nextLevel(room('beginner', 'expert'), 1, [1], LEVELS)!
  expect(plan.seats.map((seat) => seat.bot)).toEqual([undefined, 'steady', 'expert'])
  expect([plan.route, plan.caves, plan.switches, plan.timer, plan.bank, plan.here, plan.start]).toEqual([
    'first-game',
    true,
    ['fullRace'],
    60,
    120,
    [1],
    true,
  ])
  expect(strongest(plan, LEVELS)).toBe('expert')
})

test('who has lost, plays with others elsewhere or has beaten the strongest is offered none', () => {
  expect(nextLevel(room('beginner'), 2, [1], LEVELS)).toBeNull()
  expect(nextLevel(room('beginner'), null, [1], LEVELS)).toBeNull()
  expect(nextLevel(room('expert'), 1, [1], LEVELS)).toBeNull()
  const other = room('beginner')
  other.seats.push({ seat: 3, kind: 'human', name: 'Bo', colour: 3 })
  expect(nextLevel(other, 1, [1], LEVELS)).toBeNull()
})
