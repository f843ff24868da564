// What the parts of a table need to know, whether the game runs, is watched or is replayed.

import type { Answer, Ask, Status } from './connection'
import type { HandCard, Slot } from '../play/hand'
import type { Cards, EventView, Options, PlayerView, RoomState, RouteInfo, Said, SeatState, TableView, Why } from './protocol'
import type { Line } from '../words/story'

/** One message from the server: what happened, and the table before and after. */
export interface Beat {
  number: number
  events: EventView[]
  before: TableView | null
  after: TableView
}

export type Question = Pick<Why, 'source' | 'space' | 'blockade' | 'piece' | 'card' | 'pays'>

export interface GameSource {
  readonly room: RoomState | null
  readonly route: RouteInfo | null
  readonly view: TableView | null
  readonly options: Options | null
  /** While somebody else decides: what could be done if it were this seat's turn now, once that was asked for. */
  readonly plan: Options | null
  readonly hand: readonly HandCard[]
  /** The same with the gaps of cards that were played in this turn. */
  readonly slots: readonly Slot[]
  readonly lines: readonly Line[]
  readonly walks: Record<string, string[]>
  readonly beat: Beat | null
  readonly since: readonly Beat[]
  readonly status: Status
  /** How often coming back has failed since the line was cut. */
  readonly tries: number
  /** What people at the table said, newest last. */
  readonly said: readonly Said[]
  /** Seats whose remarks are not shown here, and how to change that; only where people talk. */
  readonly muted?: readonly number[]
  mute?(seat: number, muted: boolean): void
  /** Seats held on this device. */
  readonly seats: readonly number[]
  /** Several people share this device. */
  readonly shared: boolean
  /** The seat that looks and acts; 0 for somebody who only watches. */
  readonly me: number
  readonly player: PlayerView | null
  readonly isMine: boolean
  seat(number: number): SeatState | undefined
  ask(request: Ask): Promise<Answer>
  /** Tries to come back now. */
  hurry(): void
  /** `leaving`: the cards of the hand that these actions play. */
  act(actions: readonly string[], leaving?: readonly string[]): Promise<Answer>
  /** Ends the turn with these cards kept; all others leave the hand. */
  endTurn(keep: Cards, leaving: readonly string[]): Promise<Answer>
  /** Why a piece of this seat cannot go somewhere. */
  why(question: Question): Promise<Answer>
  undo(): Promise<Answer>
  /** Asks for options to plan with; they stay fresh until the turn comes. */
  askPlan(): Promise<void>
}

/** Nobody's cards are shown on this device: somebody looks on. */
export const isWatched = (session: GameSource): boolean => session.me === 0

/** Whose cards and piles are shown: the own ones, or of whoever plays. */
export function shownPlayer(session: GameSource): PlayerView | null {
  const players = session.view?.players ?? []
  return session.player ?? players.find((one) => one.seat === session.view?.decision.seat) ?? players[0] ?? null
}

/** Somebody else is there to talk to: another person's seat, or words that were said already. */
export function canTalk(session: GameSource): boolean {
  const others = session.room?.seats.some((seat) => seat.kind === 'human' && !session.seats.includes(seat.seat)) ?? false
  return session.room?.code !== '' && (others || session.said.length > 0)
}
