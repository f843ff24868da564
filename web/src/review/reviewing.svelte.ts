// One review under way: the record, its moments, and what the server has judged so far. Nothing is worked out here.

import * as api from '../net/api'
import type { FaultInfo, Replayed, Review, ReviewMoment, SeatState, SeatSum, TableView, TurnSplit } from '../net/protocol'
import { pathsOf } from '../replay/paths'

const AGAIN = 150
/** So many answers in a row may fail to come before the server counts as gone: what it has judged is kept there. */
const PATIENCE = 4

export class Reviewing {
  game = $state.raw<Replayed | null>(null)
  review = $state.raw<Review | null>(null)
  done = $state(false)
  /** How many answers for others came first. */
  line = $state(0)
  faults = $state.raw<FaultInfo[]>([])
  seat = $state(1)
  /** The turn that is looked at, among the turns of the game; -1: none yet. */
  at = $state(-1)
  /** Whether the expert's race on the same chance is drawn. */
  showsGhost = $state(false)
  private isClosed = false
  private missed = 0

  constructor(
    readonly record: string,
    readonly seats: readonly SeatState[],
    seat: number,
  ) {
    this.seat = seat
  }

  close(): void {
    this.isClosed = true
  }

  async run(): Promise<void> {
    const checked = await api.replay(this.record, -1)
    if (!checked.game) return void (this.faults = checked.faults ?? [])
    this.game = checked.game
    while (!this.isClosed && !this.done) {
      const told = await this.more()
      if (told?.faults?.length) return void (this.faults = told.faults)
      if (told?.review) this.review = told.review
      this.done = told?.done ?? false
      this.line = told?.place ?? this.line
      if (this.at < 0) this.pickFirst()
      if (!this.done) await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }

  /** A busy server is asked again, as is one whose answer did not come; anything else it refuses is told. */
  private async more(): Promise<Awaited<ReturnType<typeof api.review>> | null> {
    try {
      const told = await api.review(this.record)
      this.missed = 0
      return told
    } catch (error) {
      const code = error instanceof api.Refused ? error.problem.code : ''
      if (code === 'server.busy') return null
      if (code === 'page.offline' && ++this.missed <= PATIENCE) return null
      throw error
    }
  }

  private pickFirst(): void {
    const first = this.sum?.moments[0]
    if (first) this.at = first.turn
  }

  look(seat: number): void {
    this.seat = seat
    this.at = -1
    this.pickFirst()
  }

  get sum(): SeatSum | null {
    return this.review?.seats.find((one) => one.seat === this.seat) ?? null
  }

  get turns(): readonly TurnSplit[] {
    return this.review?.turns.filter((one) => one.seat === this.seat) ?? []
  }

  get split(): TurnSplit | null {
    return this.review?.turns[this.at] ?? null
  }

  get moment(): ReviewMoment | null {
    return this.sum?.moments.find((one) => one.turn === this.at) ?? null
  }

  /** Everybody's chance after the turn that is looked at. */
  get chances(): readonly number[] {
    const band = this.review?.band
    return band ? (band[(this.at < 0 ? band.length - 2 : this.at) + 1]?.win ?? []) : []
  }

  /** The table before the turn that is looked at, or at the end. */
  get view(): TableView | null {
    const moments = this.game?.moments
    if (!moments) return null
    return moments[this.moment?.number ?? this.split?.start ?? moments.length - 1]?.view ?? null
  }

  /** Where the seat's pieces went in the turn that is looked at. */
  get walked(): string[][] {
    if (this.moment) return this.moment.played.paths
    const split = this.split
    if (!split || !this.game) return []
    const paths = pathsOf(this.game.moments.slice(split.start + 1, split.end + 1))
    return [...paths].filter(([key]) => key.startsWith(`${this.seat}/`)).map(([, spaces]) => spaces)
  }

  /** The better plan's longest way. */
  get better(): string[] {
    const paths = this.moment?.better.paths ?? []
    return paths.reduce((longest, path) => (path.length > longest.length ? path : longest), [] as string[])
  }

  /** Where the expert's first piece would have stood after each turn, up to the one that is looked at. */
  get ghostWay(): string[] {
    const stands = this.sum?.ghost?.stands
    const first = this.game?.moments[0]?.view.players.find((one) => one.seat === this.seat)?.pieces[0]
    if (!this.showsGhost || !stands || !first) return []
    const turns = this.at < 0 ? stands.length : this.review!.turns.slice(0, this.at + 1).filter((one) => one.seat === this.seat).length
    const way = [first, ...stands.slice(0, turns).map((stand) => stand[0] ?? 'home')].filter((space) => space !== 'home')
    return way.filter((space, i) => space !== way[i - 1])
  }

  name(seat: number): string {
    return this.seats.find((one) => one.seat === seat)?.name ?? ''
  }

  colour(seat: number): number {
    return this.seats.find((one) => one.seat === seat)?.colour || seat
  }

  /** The next or last own turn. */
  step(by: 1 | -1): void {
    const own = this.turns.map((turn) => this.review!.turns.indexOf(turn))
    const now = own.indexOf(this.at)
    this.at = own[Math.max(0, Math.min(own.length - 1, now < 0 ? (by > 0 ? 0 : own.length - 1) : now + by))] ?? -1
  }
}
