// What this browser keeps: the tokens of seats it holds, and the games it knows, newest first. Tokens never stand in an address.

import { recall, remember } from '../memory'
import type { SeatToken } from './protocol'

/** How a game ended, for the list of finished ones. */
export interface Ended {
  rounds: number
  /** In the order of their places. */
  players: { name: string; colour: number; mine: boolean }[]
  way: 'solo' | 'here' | 'online'
  /** When it ended, in milliseconds since the epoch. */
  at: number
}

export interface Kept {
  code: string
  tokens: SeatToken[]
  route: string
  /** The code of the route in the gallery, if it came from there. */
  published?: string
  seen: number
  over?: boolean
  /** What this device adds to the shuffles; promised before the start. */
  share?: string
  /** Played again: begins as soon as this device is in, if nobody else is asked. */
  begins?: boolean
  /** Seats that were told apart on this device: a cover stands between them. */
  shared?: boolean
  ended?: Ended
  /** Tried from a moment of another game: no game of one's own. */
  practice?: boolean
}

const KEY = 'eldorado.games'
const MOST = 30

/** The games of this browser; what was only tried is none. */
export function games(): Kept[] {
  return all().filter((one) => !one.practice)
}

function all(): Kept[] {
  try {
    const found = JSON.parse(recall(KEY) ?? '[]') as Kept[]
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

export function game(code: string): Kept | undefined {
  return all().find((one) => one.code === code)
}

export function keep(one: Omit<Kept, 'seen'>): void {
  const before = all().find((other) => other.code === one.code)
  const others = all().filter((other) => other.code !== one.code)
  const stays = { ...(before?.ended ? { ended: before.ended } : {}), ...(before?.practice ? { practice: true } : {}) }
  store([{ ...stays, ...one, seen: Date.now() }, ...others].slice(0, MOST))
}

export function forget(code: string): void {
  store(all().filter((one) => one.code !== code))
}

export function markOver(code: string): void {
  store(all().map((one) => (one.code === code ? { ...one, over: true } : one)))
}

/** Keeps how a game of this device ended; the first word counts, as the game does not change any more. */
export function markEnded(code: string, ended: Ended): void {
  store(all().map((one) => (one.code === code && !one.ended ? { ...one, over: true, ended } : one)))
}

function store(games: Kept[]): void {
  remember(KEY, JSON.stringify(games))
}
