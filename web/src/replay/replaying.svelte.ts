// A recorded game, looked at moment by moment. Shows the same table as a running one; nothing can be done in it.

import type { Answer } from '../net/connection'
import { arrange, laidOut, type HandCard, type Slot } from '../play/hand'
import type { Options, PlayerView, Replayed, RoomState, RouteInfo, SeatState, TableView } from '../net/protocol'
import type { Beat, GameSource } from '../net/game-source'
import { Story, walksOf, type Line } from '../words/story'

const NOTHING: Answer = { ok: false, refusal: { code: 'page.replay' }, index: 0 }

export class Replaying implements GameSource {
  index = $state(0)
  /** Whose eyes: -1 all cards open, 0 a spectator, else a seat. */
  eyes = $state(-1)
  readonly options: Options | null = null
  readonly plan = null
  readonly since: readonly Beat[] = []
  readonly said = []
  readonly status = 'online'
  readonly tries = 0
  readonly seats: readonly number[] = []
  readonly shared = true
  readonly isMine = false
  readonly route: RouteInfo
  readonly room: RoomState
  private game = $state.raw<Replayed>(null as unknown as Replayed)
  private readonly told: (readonly Line[])[] = []
  private before = 0
  beat = $state.raw<Beat | null>(null)

  constructor(game: Replayed, seats: SeatState[]) {
    this.game = game
    this.route = game.route
    this.room = {
      code: '',
      phase: 'over',
      route: game.route.id,
      caves: game.caves,
      switches: game.switches,
      timer: 0,
      public: false,
      seats,
      host: 0,
    }
    const story = new Story()
    for (const moment of game.moments) {
      story.tell(moment.events ?? [])
      this.told.push(story.lines)
    }
  }

  /** The same game through other eyes. */
  look(game: Replayed, eyes: number): void {
    this.game = game
    this.eyes = eyes
  }

  get last(): number {
    return this.game.moments.length - 1
  }

  get view(): TableView {
    return this.game.moments[this.index]!.view
  }

  get action(): string {
    return this.index ? (this.game.actions[this.index - 1] ?? '') : ''
  }

  get lines(): readonly Line[] {
    return this.told[this.index] ?? []
  }

  get walks(): Record<string, string[]> {
    return this.index === this.before + 1 ? walksOf(this.game.moments[this.index]!.events ?? []) : {}
  }

  /** With all cards open, whoever decides is shown; else the seat that was chosen. */
  get me(): number {
    return this.eyes === -1 ? this.view.decision.seat || this.view.players[0]!.seat : this.eyes
  }

  get player(): PlayerView | null {
    return this.view.players.find((one) => one.seat === this.me) ?? null
  }

  get hand(): readonly HandCard[] {
    return arrange([], this.player?.hand ?? {})
  }

  get slots(): readonly Slot[] {
    return laidOut([], this.hand, false)
  }

  seat(number: number): SeatState | undefined {
    return this.room.seats.find((one) => one.seat === number)
  }

  go(index: number): void {
    const next = Math.max(0, Math.min(this.last, index))
    if (next === this.index) return
    this.before = this.index
    this.index = next
    const moment = this.game.moments[next]!
    const events = next === this.before + 1 ? (moment.events ?? []) : []
    this.beat = { number: (this.beat?.number ?? 0) + 1, events, before: this.game.moments[this.before]!.view, after: moment.view }
  }

  /** The next or last moment at which a turn began, of one seat or of any. */
  turn(direction: 1 | -1, seat = 0): number {
    for (let i = this.index + direction; i > 0 && i < this.last; i += direction) {
      const events = this.game.moments[i]!.events ?? []
      if (events.some((event) => event.kind === 'turn-began' && (!seat || event.seat === seat))) return i
    }
    return direction > 0 ? this.last : 0
  }

  hurry(): void {}

  ask(): Promise<Answer> {
    return Promise.resolve(NOTHING)
  }

  act(): Promise<Answer> {
    return Promise.resolve(NOTHING)
  }

  endTurn(): Promise<Answer> {
    return Promise.resolve(NOTHING)
  }

  why(): Promise<Answer> {
    return Promise.resolve(NOTHING)
  }

  async askPlan(): Promise<void> {}

  undo(): Promise<Answer> {
    return Promise.resolve(NOTHING)
  }
}
