// How long the running turn may still take. Counted from what the server said when it said it: no clock of this device is trusted.

import type { RoomState } from '../net/protocol'

/** Milliseconds before the end at which a player is warned. */
const SOON = 20_000

export type Stage = 'none' | 'turn' | 'soon' | 'bank' | 'last'

export interface TimeLeft {
  turn: number
  bank: number
  stage: Stage
}

const NO_CLOCK: TimeLeft = { turn: 0, bank: 0, stage: 'none' }

/** What is left so many milliseconds after the room was told. */
export function timeLeft(room: RoomState | null, seat: number, since: number): TimeLeft {
  const person = room?.seats.find((one) => one.seat === seat)
  if (!room?.deadline || room.phase !== 'playing' || person?.kind !== 'human') return NO_CLOCK
  const told = room.turn_left ?? 0
  const turn = Math.max(0, told - since)
  const bank = Math.max(0, (person.bank ?? 0) - Math.max(0, since - told))
  if (turn + bank <= SOON) return { turn, bank, stage: 'last' }
  if (!turn) return { turn, bank, stage: 'bank' }
  return { turn, bank, stage: turn <= SOON ? 'soon' : 'turn' }
}

/** `1:05`, and from an hour on in the words of the language. */
export function timeText(milliseconds: number, language: string): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const unit = (value: number, name: string): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  if (seconds >= 172_800) return unit(Math.floor(seconds / 86_400), 'day')
  if (seconds >= 3600) return `${unit(Math.floor(seconds / 3600), 'hour')} ${unit(Math.floor((seconds % 3600) / 60), 'minute')}`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Ticks as long as somebody looks. */
export class TurnTime {
  private now = $state(performance.now())
  private room = $state.raw<RoomState | null>(null)
  private told = 0
  private seat = $state(0)
  /** The line is cut: what the server counts meanwhile is not known, and when it rests it counts nothing. */
  private stands = false

  get left(): TimeLeft {
    return timeLeft(this.room, this.seat, this.now - this.told)
  }

  tell(room: RoomState | null, seat: number): void {
    if (room !== this.room) this.told = performance.now()
    this.room = room
    this.seat = seat
    this.now = performance.now()
  }

  stand(still: boolean): void {
    this.stands = still
  }

  run(): () => void {
    const timer = setInterval(() => {
      if (!this.stands) this.now = performance.now()
    }, 500)
    return () => clearInterval(timer)
  }
}
