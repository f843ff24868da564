// Names for seats that nobody gave one, so that everybody at a table can be told apart in words.

import type { RoomState, SeatState } from '../net/protocol'
import { has, t } from './words.svelte'

const NUMBERS = ['', ' 2', ' 3', ' 4']

/** The room with a name for every seat that is taken: bots go by their own, with a number if one sits there twice. */
export function named(room: RoomState): RoomState {
  const taken = new Set(room.seats.map((seat) => seat.name))
  const nameFor = (seat: SeatState): string => {
    const own = seat.kind === 'bot' && has(`bot-${seat.bot}`) ? t(`bot-${seat.bot}`) : ''
    const free = own && NUMBERS.map((number) => own + number).find((name) => !taken.has(name))
    const name = free || t('seat-n', { number: seat.seat })
    taken.add(name)
    return name
  }
  return { ...room, seats: room.seats.map((seat) => (seat.name || seat.kind === 'open' ? seat : { ...seat, name: nameFor(seat) })) }
}
