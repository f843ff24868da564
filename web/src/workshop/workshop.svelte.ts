// What lies on the table of the workshop, what is in the hand, and what the server says about it. Knows no rule:
// where a piece fits, what is wrong and how the route is written down are asked for.

import * as api from '../net/api'
import type {
  Arranged,
  Arrangement,
  BalanceReport,
  FittingPlace,
  PieceSide,
  RouteImproved,
  RouteRaced,
  RouteWishes,
  TablePiece,
} from '../net/protocol'
import { refusalText } from '../words/words.svelte'
import { recall, remember } from './drafts'

export const END = 'end'
const EMPTY: Arrangement = { pieces: [], name: '', end_side: 'jungle', corner: [] }
/** Milliseconds before a refused report is asked for again. */
const LATER = 2500
/** Races from which a report is worth comparing with. */
const FEWEST = 40
export type Goal = 'fairer' | 'harder'

/** A piece in the hand, or the end tile. `from` is where it lay; `at` the place chosen among those of its turn. */
export interface Held {
  letter: string
  turn: number
  from: TablePiece | null
  places: FittingPlace[][]
  at: number
}

function said(error: unknown): string {
  return error instanceof api.Refused ? refusalText(error.problem) : String(error)
}

export class Workshop {
  sides = $state.raw<ReadonlyMap<string, PieceSide>>(new Map())
  table = $state.raw<Arrangement>(EMPTY)
  arranged = $state.raw<Arranged | null>(null)
  held = $state.raw<Held | null>(null)
  selected = $state('')
  trouble = $state('')
  raced = $state.raw<RouteRaced | null>(null)
  /** The text that the shown report is about. */
  racedText = $state('')
  /** The report of the table before the last change. */
  before = $state.raw<BalanceReport | null>(null)
  improved = $state.raw<RouteImproved | null>(null)
  isImproving = $state(false)
  private past = $state.raw<readonly Arrangement[]>([])
  private future = $state.raw<readonly Arrangement[]>([])
  private asked = 0
  /** Aborted by the next change and by leaving: old questions about races stand in nobody's way. */
  private racing = new AbortController()
  private gone = false

  readonly canUndo = $derived(this.past.length > 0)
  readonly canRedo = $derived(this.future.length > 0)
  readonly isWhole = $derived(Boolean(this.arranged?.route))
  /** An empty table has none: nothing has been laid wrongly yet. */
  readonly faults = $derived(this.table.pieces.length ? (this.arranged?.faults ?? []) : [])
  readonly tips = $derived(this.arranged?.advice ?? [])
  /** The side that is in the hand; null while it is empty or holds the end. */
  readonly heldSide = $derived(this.held && this.held.letter !== END ? (this.sides.get(this.held.letter) ?? null) : null)

  async begin(start: string): Promise<void> {
    try {
      this.sides = new Map((await api.pieceSides()).map((side) => [side.letter, side]))
      if (start) await this.open(start)
      else await this.change(recall() ?? EMPTY, false)
    } catch (error) {
      this.trouble = said(error)
    }
  }

  close(): void {
    this.gone = true
    this.racing.abort()
  }

  /** A route file's text, or a printed route by its id. */
  async open(text: string): Promise<void> {
    await this.replaceBy(api.openRoute(text))
  }

  async surprise(wishes: RouteWishes): Promise<void> {
    await this.replaceBy(api.surprise(wishes))
  }

  private async replaceBy(answer: Promise<Arranged>): Promise<void> {
    try {
      const found = await answer
      if (!found.text) {
        this.trouble = found.faults?.[0] ? refusalText(found.faults[0]) : ''
        return
      }
      const { pieces, name, end_side, corner } = found
      await this.change({ pieces, name: name ?? '', end_side: end_side === 'river' ? 'river' : 'jungle', corner: corner ?? [] })
    } catch (error) {
      this.trouble = said(error)
    }
  }

  /** Another table; everything can be undone. */
  async change(table: Arrangement, undoable = true): Promise<void> {
    if (undoable) {
      this.past = [...this.past, this.table]
      this.future = []
    }
    this.table = table
    this.held = null
    if (!table.pieces.some((piece) => piece.letter === this.selected)) this.selected = ''
    remember(table)
    this.looking = this.look()
    await this.looking
  }

  async undo(): Promise<void> {
    if (this.held) return this.putBack()
    const before = this.past.at(-1)
    if (!before) return
    this.future = [this.table, ...this.future]
    this.past = this.past.slice(0, -1)
    await this.change(before, false)
  }

  async redo(): Promise<void> {
    const [next, ...rest] = this.future
    if (!next) return
    this.past = [...this.past, this.table]
    this.future = rest
    await this.change(next, false)
  }

  /** The answer about the table as it lies now, while it is awaited. */
  private looking: Promise<void> = Promise.resolve()

  private async look(): Promise<void> {
    const number = ++this.asked
    this.racing.abort()
    try {
      const found = await api.arrange(this.table)
      if (number !== this.asked || this.gone) return
      this.trouble = ''
      this.arranged = found
      if (found.route) void this.race(found.text)
    } catch (error) {
      this.trouble = said(error)
    }
  }

  /** Asks for more races until all are run; a change of the table, or leaving, ends it. */
  private async race(text: string): Promise<void> {
    let told = ''
    this.racing = new AbortController()
    const { signal } = this.racing
    while (!signal.aborted) {
      try {
        const raced = await api.raceRoute(text, signal)
        if (signal.aborted) return
        if (told && this.trouble === told) this.trouble = '' // over
        if (this.racedText && this.racedText !== text && (this.raced?.report?.figures?.races ?? 0) >= FEWEST) {
          this.before = this.raced?.report ?? null
        }
        this.raced = raced
        this.racedText = text
        if (!raced.report || raced.report.done >= raced.planned) return
      } catch (error) {
        if (signal.aborted) return
        this.trouble = told = said(error)
        await new Promise((resolve) => setTimeout(resolve, LATER))
      }
      while (this.held && !signal.aborted) await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  /** Looks for a small change until it is found; a change of the table ends it. */
  async improve(goal: Goal): Promise<void> {
    const { text } = this.arranged!
    const number = this.asked
    this.isImproving = true
    this.improved = { done: 0, planned: 1 }
    try {
      while (number === this.asked && !this.gone && !this.improved.found) this.improved = await api.improveRoute(text, goal)
    } catch (error) {
      this.trouble = said(error)
    }
    if (number !== this.asked || !this.improved.found) this.improved = null
    this.isImproving = false
  }

  isLaid(letter: string): boolean {
    return this.table.pieces.some((piece) => piece.letter === letter)
  }

  /** Whether a side, or the other one of the same piece, lies on the table. */
  isUsed(letter: string): boolean {
    return this.isLaid(letter) || this.isLaid(this.sides.get(letter)?.back ?? '')
  }

  /** Takes a piece up from the tray or from the table. */
  async take(letter: string): Promise<void> {
    if (letter === END) {
      await this.looking // free corners belong to the last piece laid
      return this.takeEnd()
    }
    const from = this.table.pieces.find((piece) => piece.letter === letter) ?? null
    const rest = this.without(letter)
    const held: Held = { letter, turn: from?.turn ?? 0, from, places: [], at: -1 }
    this.held = held
    this.selected = ''
    try {
      const { turns } = await api.fittingPlaces(rest, letter)
      if (this.held !== held) return
      this.held = { ...held, places: turns, at: turns[held.turn]?.length ? 0 : -1 }
    } catch (error) {
      this.trouble = said(error)
      this.held = null
    }
  }

  private takeEnd(): void {
    const places = (this.arranged?.corners ?? []).map(([q = 0, r = 0]) => ({ q, r, order: 0, whole: true }))
    this.held = { letter: END, turn: 0, from: null, places: Array.from({ length: 6 }, () => places), at: places.length ? 0 : -1 }
  }

  private without(letter: string): Arrangement {
    return { ...this.table, pieces: this.table.pieces.filter((piece) => piece.letter !== letter) }
  }

  get places(): FittingPlace[] {
    return this.held?.places[this.held.turn] ?? []
  }

  choose(at: number): void {
    if (this.held && this.held.at !== at) this.held = { ...this.held, at }
  }

  step(by: number): void {
    const count = this.places.length
    if (this.held && count) this.held = { ...this.held, at: (Math.max(0, this.held.at) + by + count) % count }
  }

  /** Turns what is in the hand, or else the selected piece where it lies. */
  turn(by: number): void {
    if (this.held) {
      const turn = (this.held.turn + by + 6) % 6
      this.held = { ...this.held, turn, at: this.held.places[turn]?.length ? 0 : -1 }
    } else if (this.selected) {
      this.replaced(this.selected, (piece) => ({ ...piece, turn: (piece.turn + by + 6) % 6 }))
    }
  }

  /** The other side up. */
  flip(): void {
    if (this.held?.letter === END || (!this.held && this.selected === END)) {
      void this.change({ ...this.table, end_side: this.table.end_side === 'river' ? 'jungle' : 'river' })
      return
    }
    const letter = this.held?.letter ?? this.selected
    const back = this.sides.get(letter)?.back
    if (!back) return
    if (this.held) this.held = { ...this.held, letter: back }
    else {
      this.replaced(letter, (piece) => ({ ...piece, letter: back }))
      this.selected = back
    }
  }

  private replaced(letter: string, by: (piece: TablePiece) => TablePiece): void {
    void this.change({ ...this.table, pieces: this.table.pieces.map((piece) => (piece.letter === letter ? by(piece) : piece)) })
  }

  /** Lays what is in the hand on the chosen place. */
  lay(): void {
    const { held } = this
    const place = this.places[held?.at ?? -1]
    if (!held || !place) return
    if (held.letter === END) {
      void this.change({ ...this.table, corner: [place.q, place.r] })
      return
    }
    const pieces = this.table.pieces.filter((piece) => piece.letter !== (held.from?.letter ?? held.letter))
    pieces.splice(place.order, 0, { letter: held.letter, q: place.q, r: place.r, turn: held.turn })
    this.selected = held.letter
    void this.change({ ...this.table, pieces, corner: [] })
  }

  putBack(): void {
    this.held = null
  }

  /** Back to the tray. */
  remove(letter = this.held?.from?.letter ?? this.selected): void {
    this.held = null
    this.selected = ''
    if (this.isLaid(letter)) void this.change({ ...this.without(letter), corner: [] })
  }

  clear(): void {
    void this.change({ ...EMPTY, name: this.table.name ?? '' })
  }

  rename(name: string): void {
    void this.change({ ...this.table, name }, false)
  }
}
