// Names for seats that nobody gave one, so that everybody at a table can be told apart in words.

import type { RoomState, SeatState } from '../net/protocol'
import { t } from './words.svelte'

const BOT_NAMES = [1, 2, 3]

/** The room with a name for every seat that is taken: bots get the first of their usual names that is free. */
export function named(room: RoomState): RoomState {
  const taken = new Set(room.seats.map((seat) => seat.name))
  const nameFor = (seat: SeatState): string => {
    const usual = seat.kind === 'bot' ? BOT_NAMES.map((number) => t(`bot-name-${number}`)).find((name) => !taken.has(name)) : undefined
    const name = usual ?? t('seat-n', { number: seat.seat })
    taken.add(name)
    return name
  }
  return { ...room, seats: room.seats.map((seat) => (seat.name || seat.kind === 'open' ? seat : { ...seat, name: nameFor(seat) })) }
}
