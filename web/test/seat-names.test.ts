// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest'
import { named } from '../src/words/seat-names'
import type { RoomState, SeatState } from '../src/net/protocol'
import { catalogue } from '../src/words/words.svelte'

const seat = (number: number, kind: SeatState['kind'], name = ''): SeatState => ({
  seat: number,
  kind,
  name,
  colour: number,
  bot: 'steady',
})
const room = (seats: SeatState[]): RoomState =>
  ({
    code: 'ABC234',
    phase: 'lobby',
    route: '',
    caves: false,
    switches: [],
    timer: 0,
    public: false,
    seats,
    host: 1,
  }) as unknown as RoomState
const names = (seats: SeatState[]): string[] => named(room(seats)).seats.map((one) => one.name)

describe('names of seats', () => {
  beforeAll(() => catalogue.speak('en'))

  test('those who have a name keep it, an open seat has none', () => {
    expect(names([seat(1, 'human', 'Ada'), seat(2, 'open')])).toEqual(['Ada', ''])
  })

  test('everybody else gets one that nobody has', () => {
    expect(names([seat(1, 'human', 'Marta'), seat(2, 'bot'), seat(3, 'bot'), seat(4, 'human')])).toEqual([
      'Marta',
      'Marta 2',
      'Marta 3',
      'Seat 4',
    ])
  })
})
