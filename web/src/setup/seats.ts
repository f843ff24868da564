// Seats while a game is set up.

import type { SeatPlan } from '../net/protocol'
import { settings } from '../settings.svelte'
import { ownName } from '../net/rooms'
import { t } from '../words/words.svelte'

export type Way = 'solo' | 'here' | 'online'

export interface Seat {
  /** `here`: on this device; `open`: somebody by link; `bot`. */
  kind: 'here' | 'open' | 'bot'
  name: string
  bot: string
  colour: number
}

const GENTLE = 'beginner'

export function newSeat(kind: Seat['kind'], others: readonly Seat[], name = ''): Seat {
  const colour = [1, 2, 3, 4].find((one) => !others.some((seat) => seat.colour === one)) ?? 1
  return { kind, name, bot: GENTLE, colour }
}

export function firstSeats(way: Way): Seat[] {
  const own: Seat = {
    kind: 'here',
    name: way === 'here' ? t('player-n', { number: 1 }) : ownName(),
    bot: GENTLE,
    colour: settings.colour || 1,
  }
  const seats = [own]
  if (way === 'here') for (const number of [2, 3]) seats.push(newSeat('here', seats, t('player-n', { number })))
  else if (way === 'solo') for (const number of [1, 2, 3]) seats.push(newSeat('bot', seats, t(`bot-name-${number}`)))
  else for (let i = 0; i < 3; i++) seats.push(newSeat('open', seats))
  return seats
}

export function asPlan(seat: Seat): SeatPlan {
  const plan: SeatPlan = { kind: seat.kind === 'bot' ? 'bot' : 'human', name: seat.name, colour: seat.colour }
  if (seat.kind === 'bot') plan.bot = seat.bot
  return plan
}
