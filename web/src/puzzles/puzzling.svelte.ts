// One puzzle being tried: the same table as a running game. Everything done since the turn began goes to the server with each gesture.

import { Refused } from '../net/api'
import type { Answer } from '../net/connection'
import type { Beat, GameSource, Question } from '../net/game-source'
import type {
  Cards,
  Options,
  PlayerView,
  PuzzleEntry,
  PuzzleInfo,
  PuzzleTable,
  RoomState,
  RouteInfo,
  SeatState,
  TableView,
} from '../net/protocol'
import { arrange, cardsIn, laidOut, type HandCard, type Slot } from '../play/hand'
import { Story, walksOf, type Line } from '../words/story'
import { tried, why } from './puzzles'

const NOTHING: Answer = { ok: false, refusal: { code: 'page.replay' }, index: 0 }

export class Puzzling implements GameSource {
  view = $state.raw<TableView | null>(null)
  options = $state.raw<Options | null>(null)
  slots = $state.raw<readonly Slot[]>([])
  lines = $state.raw<readonly Line[]>([])
  walks = $state.raw<Record<string, string[]>>({})
  beat = $state.raw<Beat | null>(null)
  me = $state(0)
  ended = $state(false)
  /** The table as the turn began. */
  start = $state.raw<TableView | null>(null)
  /** Where the own pieces went, by piece. */
  ways = $state.raw<readonly string[][]>([])
  readonly plan = null
  readonly since: readonly Beat[] = []
  readonly said = []
  readonly status = 'online'
  readonly tries = 0
  readonly shared = false
  readonly room: RoomState
  entries: PuzzleEntry[] = []
  private steps: Record<string, string[]>[] = []
  private story = new Story()

  constructor(
    readonly info: PuzzleInfo,
    readonly route: RouteInfo,
    name: (seat: number) => string,
  ) {
    const seats = Array.from({ length: info.players }, (_, i): SeatState => ({
      seat: i + 1,
      kind: 'human',
      name: name(i + 1),
      colour: i + 1,
      online: true,
    }))
    this.room = {
      code: '',
      phase: 'over',
      route: info.route,
      caves: false,
      switches: [],
      timer: 0,
      public: false,
      seats,
      host: 0,
    }
  }

  /** From the beginning of the turn. */
  async begin(): Promise<void> {
    this.steps = []
    this.story = new Story()
    this.slots = []
    this.take([], await tried(this.info.id, []), [])
    this.start = this.view
  }

  get seats(): readonly number[] {
    return [this.me]
  }

  get hand(): readonly HandCard[] {
    return cardsIn(this.slots)
  }

  get player(): PlayerView | null {
    return this.view?.players.find((one) => one.seat === this.me) ?? null
  }

  get isMine(): boolean {
    return this.view !== null && !this.ended && this.view.decision.seat === this.me
  }

  seat(number: number): SeatState | undefined {
    return this.room.seats.find((one) => one.seat === number)
  }

  hurry(): void {}

  ask(): Promise<Answer> {
    return Promise.resolve(NOTHING)
  }

  async askPlan(): Promise<void> {}

  act(actions: readonly string[], leaving: readonly string[] = []): Promise<Answer> {
    return this.add({ actions: [...actions] }, leaving)
  }

  endTurn(keep: Cards, leaving: readonly string[]): Promise<Answer> {
    return this.add({ keep }, leaving)
  }

  async why(question: Question): Promise<Answer> {
    try {
      const { refusal } = await why(this.info.id, { ...question, entries: this.entries })
      return { ok: true, version: this.entries.length, reason: refusal }
    } catch (error) {
      return failed(error)
    }
  }

  async undo(): Promise<Answer> {
    if (!this.entries.length) return NOTHING
    const entries = this.entries.slice(0, -1)
    try {
      const told = await tried(this.info.id, entries)
      this.steps.pop()
      this.take(entries, { ...told, table: { ...told.table, events: [] } }, [])
      return { ok: true, version: entries.length }
    } catch (error) {
      return failed(error)
    }
  }

  private async add(entry: PuzzleEntry, leaving: readonly string[]): Promise<Answer> {
    const entries = [...this.entries, entry]
    try {
      const told = await tried(this.info.id, entries)
      this.steps.push(walksOf(told.table.events ?? []))
      this.take(entries, told, leaving)
      return { ok: true, version: entries.length }
    } catch (error) {
      return failed(error)
    }
  }

  private take(entries: PuzzleEntry[], told: PuzzleTable, leaving: readonly string[]): void {
    const before = this.view
    const events = told.table.events ?? []
    this.entries = entries
    this.me = told.seat
    this.view = told.table.view
    this.options = told.table.options ?? null
    this.ended = told.ended ?? false
    this.slots = laidOut(this.slots, arrange(this.hand, this.player?.hand ?? {}, leaving), this.isMine && entries.length > 0)
    this.story.tell(events)
    this.lines = this.story.lines
    this.walks = walksOf(events)
    this.ways = joined(this.steps, this.me)
    this.beat = { number: (this.beat?.number ?? 0) + 1, events, before: entries.length ? before : null, after: told.table.view }
  }
}

function joined(steps: readonly Record<string, string[]>[], seat: number): string[][] {
  return [1, 2].flatMap((piece) => {
    const walked = steps.flatMap((step) => step[`${seat}/${piece}`] ?? [])
    const way = walked.filter((space, i) => i === 0 || space !== walked[i - 1])
    return way.length > 1 ? [way] : []
  })
}

function failed(error: unknown): Answer {
  if (error instanceof Refused) return { ok: false, refusal: error.problem, index: 0 }
  throw error
}
