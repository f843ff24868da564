// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest'
import { nameOf } from '../src/home/games-in-words'
import { named } from '../src/words/seat-names'
import type { RoomState, RunningGame, SeatState } from '../src/net/protocol'
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

  test('home calls a bot as the table does', () => {
    const game: RunningGame = {
      code: 'ABC234',
      phase: 'playing',
      route: '',
      way: 'online',
      crew: [{ seat: 2, name: '', colour: 2, bot: 'steady' }],
    }
    expect(nameOf(game, 2)).toBe('Marta')
    expect(nameOf(game, 3)).toBe('Player 3')
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
