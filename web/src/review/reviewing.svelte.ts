// One review under way: the record, its moments, and what the server has judged so far. Nothing is worked out here.

import * as api from '../net/api'
import type { FaultInfo, Replayed, Review, ReviewMoment, SeatState, SeatSum, TableView, TurnSplit } from '../net/protocol'
import { pathsOf } from '../replay/paths'
import { toGo } from './race'

const AGAIN = 150
/** So many answers in a row may fail to come before the server counts as gone: what it has judged is kept there. */
const PATIENCE = 4

/** What is looked at: the turns that mattered, what became of the cards, or the expert's race on the same chance. */
export type Tab = 'moments' | 'cards' | 'race'

/** Spaces to the gate at the start and after each own turn, and the rounds of coming home, 0: never. */
export interface Race {
  own: number[]
  expert: number[]
  ownHome: number
  expertHome: number
}

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
  tab = $state<Tab>('moments')
  private readonly closing = new AbortController()
  private missed = 0

  constructor(
    readonly record: string,
    readonly seats: readonly SeatState[],
    seat: number,
  ) {
    this.seat = seat
  }

  close(): void {
    this.closing.abort()
  }

  async run(): Promise<void> {
    const checked = await api.replay(this.record, -1)
    if (!checked.game) return void (this.faults = checked.faults ?? [])
    this.game = checked.game
    while (!this.closing.signal.aborted && !this.done) {
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
      const told = await api.review(this.record, this.closing.signal)
      this.missed = 0
      return told
    } catch (error) {
      if (this.closing.signal.aborted) return null
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
    this.show(this.tab)
  }

  /** Each tab begins where there is most to see: at the turn that cost most, or with the whole race. */
  show(tab: Tab): void {
    this.tab = tab
    this.at = -1
    if (tab === 'race') this.goTo(this.turns.length - 1)
    else this.pickFirst()
  }

  /** An own turn by its number, from 0. */
  goTo(turn: number): void {
    const split = this.turns[Math.min(turn, this.turns.length - 1)]
    if (split) this.at = this.review!.turns.indexOf(split)
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

  /** The table before the turn that is looked at; of a race, after it; without one, at the end. */
  get view(): TableView | null {
    const moments = this.game?.moments
    if (!moments) return null
    const at = this.tab === 'race' ? this.split?.end : (this.moment?.number ?? this.split?.start)
    return moments[at ?? moments.length - 1]?.view ?? null
  }

  /** Where the seat's pieces went in the turn that is looked at; in a race, in all turns so far. */
  get walked(): string[][] {
    if (this.tab === 'moments' && this.moment) return this.moment.played.paths
    const split = this.split
    if (!split || !this.game) return []
    const paths = pathsOf(this.game.moments.slice(this.tab === 'race' ? 0 : split.start + 1, split.end + 1))
    return [...paths].filter(([key]) => key.startsWith(`${this.seat}/`)).map(([, spaces]) => spaces)
  }

  /** The better plan's longest way. */
  get better(): string[] {
    const paths = (this.tab === 'moments' && this.moment?.better.paths) || []
    return paths.reduce((longest, path) => (path.length > longest.length ? path : longest), [] as string[])
  }

  /** Where the expert's first piece would have stood after each turn, up to the one that is looked at. */
  get ghostWay(): string[] {
    const stands = this.tab === 'race' ? this.sum?.ghost?.stands : undefined
    const first = this.stand(0)[0]
    if (!stands || !first) return []
    const now = this.turns.findIndex((turn) => turn === this.split)
    const turns = now < 0 || now === this.turns.length - 1 ? stands.length : now + 1
    const way = [first, ...stands.slice(0, turns).map((stand) => stand[0] ?? 'home')].filter((space) => space !== 'home')
    return way.filter((space, i) => space !== way[i - 1])
  }

  /** Where the seat's pieces stood after so many actions. */
  private stand(number: number): readonly string[] {
    return this.game?.moments[number]?.view.players.find((one) => one.seat === this.seat)?.pieces ?? []
  }

  get race(): Race | null {
    const ghost = this.sum?.ghost
    if (!ghost || !this.game) return null
    const distance = new Map((this.game.route.spaces ?? []).map((space) => [space.name, space.distance]))
    const stands = [this.stand(0), ...this.turns.map((turn) => this.stand(turn.end))]
    const own = stands.map((stand) => toGo(stand, distance))
    return {
      own,
      expert: [own[0]!, ...ghost.stands.map((stand) => toGo(stand, distance))],
      ownHome: stands.at(-1)!.every((space) => space === 'home') ? (this.turns.at(-1)?.round ?? 0) : 0,
      expertHome: ghost.rounds,
    }
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
