// Seats while a game is set up: always four, some of them empty.

import type { SeatPlan } from '../net/protocol'
import { settings } from '../settings.svelte'
import { ownName } from '../net/rooms'
import { t } from '../words/words.svelte'

export type Way = 'solo' | 'here' | 'online'

export interface Seat {
  /** `here`: on this device; `open`: somebody by link; `bot`; `none`: nobody. */
  kind: 'here' | 'open' | 'bot' | 'none'
  name: string
  bot: string
  colour: number
}

export const MOST = 4
export const LEAST = 2
const COMPANY: Record<Way, readonly string[]> = {
  solo: ['beginner', 'steady', ''],
  here: ['here', 'here', ''],
  online: ['open', 'open', ''],
}

export function firstSeats(way: Way): Seat[] {
  const colour = settings.colour || 1
  const others = [1, 2, 3, 4].filter((one) => one !== colour)
  const own: Seat = { kind: 'here', name: way === 'here' ? t('player-n', { number: 1 }) : ownName(), bot: '', colour }
  const seats = [own, ...others.map((one): Seat => ({ kind: 'none', name: '', bot: '', colour: one }))]
  COMPANY[way].forEach((who, i) => who && sit(seats, i + 1, who))
  return seats
}

/** `here`, `open`, `none`, or the name of a bot. */
export function whoSits(seat: Seat): string {
  return seat.kind === 'bot' ? seat.bot : seat.kind
}

/** Somebody sits down: a bot under its own name, and with a number if it is there already. */
export function sit(seats: Seat[], index: number, who: string): void {
  const seat = seats[index]!
  if (who === 'here' || who === 'open' || who === 'none') {
    seat.kind = who
    seat.bot = ''
    seat.name = who === 'here' ? t('player-n', { number: index + 1 }) : ''
    return
  }
  seat.kind = 'bot'
  seat.bot = who
  const taken = seats.filter((one) => one !== seat).map((one) => one.name)
  const name = t(`bot-${who}`)
  seat.name = [name, `${name} 2`, `${name} 3`].find((one) => !taken.includes(one)) ?? name
}

export function takeColour(seats: Seat[], index: number, colour: number): void {
  const seat = seats[index]!
  const other = seats.find((one) => one.colour === colour)
  if (other) other.colour = seat.colour
  seat.colour = colour
}

export function shuffleColours(seats: Seat[]): void {
  for (let last = seats.length - 1; last > 0; last--) takeColour(seats, last, seats[Math.floor(Math.random() * (last + 1))]!.colour)
}

export function asPlan(seat: Seat): SeatPlan {
  const plan: SeatPlan = { kind: seat.kind === 'bot' ? 'bot' : 'human', name: seat.name, colour: seat.colour }
  if (seat.kind === 'bot') plan.bot = seat.bot
  return plan
}
