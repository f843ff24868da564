// One room as this device sees it: the room, the table, what may be done, what has happened. The server is the only authority.

import * as api from './api'
import { Connection, type Answer, type Ask, type Status } from './connection'
import { arrange, cardsIn, laidOut, type HandCard, type Slot } from '../play/hand'
import { forget, game, keep, markEnded, markOver } from './known-games'
import type {
  Cards,
  EventView,
  FromServer,
  Options,
  OutcomeView,
  PlayerView,
  Refusal,
  RoomState,
  RouteInfo,
  Said,
  SeatState,
  SeatToken,
  TableView,
} from './protocol'
import { keepingParts } from './parts'
import { commitment, newShare } from './shares'
import { VERSION } from './protocol'
import { recall, remember } from './tab-memory'
import { named } from '../words/seat-names'
import type { Beat, GameSource, Question } from './game-source'
import { Story, walksOf, type Line } from '../words/story'

export class Session implements GameSource {
  room = $state.raw<RoomState | null>(null)
  route = $state.raw<RouteInfo | null>(null)
  view = $state.raw<TableView | null>(null)
  options = $state.raw<Options | null>(null)
  plan = $state.raw<Options | null>(null)
  slots = $state.raw<readonly Slot[]>([])
  lines = $state.raw<readonly Line[]>([])
  walks = $state.raw<Record<string, string[]>>({})
  beat = $state.raw<Beat | null>(null)
  status = $state<Status>('connecting')
  /** How often coming back has failed since the line was cut. */
  tries = $state(0)
  gone = $state.raw<Refusal | null>(null)
  seats = $state.raw<number[]>([])
  private heardSaid = $state.raw<readonly Said[]>([])
  /** Seats whose remarks are not shown here. */
  muted = $state.raw<readonly number[]>([])
  /** The seat whose cards this device may show now; 0 while a cover lies over the table. */
  looking = $state(0)
  /** What others did since this seat's last turn, for looking again. */
  since = $state.raw<Beat[]>([])

  readonly shared: boolean
  private unseatedHost = $state(false)
  private readonly story = new Story()
  private readonly connection: Connection
  private tokens: SeatToken[]
  private beats = 0
  private leaving: readonly string[] = []
  private readonly told: number
  private readonly share: string
  private hasRevealed = false
  private begins: boolean

  constructor(readonly code: string) {
    const kept = game(code)
    this.tokens = kept?.tokens ?? []
    this.shared = kept?.shared ?? false
    this.share = kept?.share ?? newShare()
    this.begins = kept?.begins ?? false
    const told = recall(code)
    this.story.resume(told.lines)
    this.lines = told.lines
    this.told = told.version
    this.slots = laidOut([], told.hand, false)
    const url = api.address(`api/socket/${encodeURIComponent(code)}`).replace(/^http/, 'ws')
    this.connection = new Connection(url, {
      status: (status) => {
        this.status = status
        this.tries = status === 'offline' ? this.tries + 1 : status === 'online' ? 0 : this.tries
      },
      message: (message) => this.heard(message),
      hello: () => ({
        type: 'hello',
        room: code,
        tokens: this.tokens.map((one) => one.token),
        since: this.view?.version ?? this.told,
        ...(this.tokens.length ? { promise: commitment(this.share) } : {}),
        protocol: VERSION,
      }),
    })
  }

  close(): void {
    this.connection.close()
  }

  again(): void {
    this.gone = null
    this.connection.again()
  }

  hurry(): void {
    this.connection.hurry()
  }

  ask(request: Ask): Promise<Answer> {
    return this.connection.ask(request)
  }

  /** The seat that sees and acts here: the one looked at, or the only one held; 0 for a spectator. */
  get me(): number {
    if (this.shared) return this.looking
    return this.view?.seat ?? this.seats[0] ?? 0
  }

  get hand(): readonly HandCard[] {
    return cardsIn(this.slots)
  }

  get player(): PlayerView | null {
    return this.view?.players.find((one) => one.seat === this.me) ?? null
  }

  get isMine(): boolean {
    return this.view !== null && this.me > 0 && this.view.decision.seat === this.me
  }

  /** The role follows the people who are there; a host who does not play has it as long as nobody else does. */
  get isHost(): boolean {
    const host = this.room?.host ?? -1
    return host === 0 ? this.unseatedHost : this.seats.includes(host)
  }

  get said(): readonly Said[] {
    return this.heardSaid.filter((one) => !this.muted.includes(one.seat))
  }

  /** What somebody says is not shown on this device until one wants to read it again. */
  mute(seat: number, muted: boolean): void {
    this.muted = muted ? [...this.muted, seat] : this.muted.filter((one) => one !== seat)
  }

  seat(number: number): SeatState | undefined {
    return this.room?.seats.find((one) => one.seat === number)
  }

  /** On a shared device: the seat that has to take over the device before its cards are shown. */
  get awaited(): number {
    if (!this.shared || !this.view || this.view.decision.kind === 'over') return 0
    const seat = this.view.decision.seat
    return this.seats.includes(seat) && seat !== this.looking ? seat : 0
  }

  act(actions: readonly string[], leaving: readonly string[] = []): Promise<Answer> {
    this.leaving = leaving
    return this.ask({ type: 'act', seat: this.me, version: this.view?.version ?? 0, actions: [...actions] })
  }

  endTurn(keep: Cards, leaving: readonly string[]): Promise<Answer> {
    this.leaving = leaving
    return this.ask({ type: 'end', seat: this.me, version: this.view?.version ?? 0, keep })
  }

  why(question: Question): Promise<Answer> {
    return this.ask({ type: 'why', seat: this.me, ...question })
  }

  async askPlan(): Promise<void> {
    const answer = await this.ask({ type: 'plan', seat: this.me })
    if (answer.ok && !this.isMine) this.plan = answer.plan ?? null
  }

  undo(): Promise<Answer> {
    return this.ask({ type: 'undo', seat: this.me, version: this.view?.version ?? 0 })
  }

  look(seat: number): Promise<Answer> {
    this.looking = seat
    return this.ask({ type: 'look', seat })
  }

  /** Takes the seats held here along into the room of a rematch: its server knows these tokens. */
  follow(code: string): void {
    const published = this.room?.published ? { published: this.room.published } : {}
    keep({ code, tokens: this.tokens, route: this.room?.route ?? '', shared: this.shared, begins: true, ...published })
  }

  /** Covers the table: nothing of a hand stays in this page. */
  cover(): void {
    this.looking = 0
    this.options = this.plan = null
    this.slots = []
    if (this.view) this.view = withoutSecrets(this.view)
  }

  private heard(message: FromServer): void {
    if (message.type === 'welcome') {
      this.seats = message.seats
      this.heardSaid = [] // what was said so far follows
      this.unseatedHost = (message.host ?? false) && message.room.host === 0
      if (message.tokens?.length) this.tokens = message.tokens
      this.enter(message.room)
    } else if (message.type === 'room') this.enter(message.room)
    else if (message.type === 'table') this.seen(message.view, message.events ?? [], message.options ?? null, message.fresh ?? false)
    else if (message.type === 'said') this.heardSaid = [...this.heardSaid.slice(-49), message]
    else if (message.type === 'gone') {
      this.gone = { ...message.refusal, facts: { code: this.code, ...message.refusal.facts } }
      if (message.refusal.code === 'room.unknown') forget(this.code)
    }
  }

  private enter(room: RoomState): void {
    if (room.starting && this.seats.length) this.reveal()
    this.room = named(room)
    this.beginAgain(room)
    const kept = { code: this.code, tokens: this.tokens, route: room.route, shared: this.shared, share: this.share }
    if (this.tokens.length) keep(room.phase === 'over' ? { ...kept, over: true } : kept)
    if (room.phase === 'over') markOver(this.code)
    if (!this.route) void this.fetchRoute(room)
  }

  /** A game played again begins at once where everybody at the table is a bot or at this device. */
  private beginAgain(room: RoomState): void {
    if (!this.begins || room.phase !== 'lobby' || !this.isHost) return
    if (room.seats.some((one) => one.kind === 'open' || (one.kind === 'human' && !this.seats.includes(one.seat)))) return
    this.begins = false
    void this.ask({ type: 'start' })
  }

  /** Tells this device's share of the shuffles, once; if it comes too late, the game begins without it. */
  private reveal(): void {
    if (this.hasRevealed) return
    this.hasRevealed = true
    void this.ask({ type: 'reveal', share: this.share }).then((answer) => (this.hasRevealed = answer.ok))
  }

  private async fetchRoute(room: RoomState): Promise<void> {
    this.route = await (room.route_text ? api.roomRoute(room.code) : api.route(room.route))
  }

  private seen(view: TableView, events: EventView[], options: Options | null, fresh: boolean): void {
    const before = this.view
    if (this.shared && (view.seat !== this.looking || this.isForAnother(view))) {
      this.looking = 0
      view = withoutSecrets(view)
      options = null
    }
    view = keepingParts(before, view)
    this.view = view
    this.options = options
    if (this.isMine || !this.me) this.plan = null
    else if (this.plan) void this.askPlan()
    const own = view.players.find((one) => one.seat === view.seat)?.hand
    this.slots = own ? laidOut(this.slots, arrange(this.hand, own, this.leaving), this.isMine) : []
    this.leaving = []
    this.story.tell(events)
    this.lines = this.story.lines
    remember(this.code, { version: view.version, lines: this.lines, hand: this.shared ? [] : this.hand })
    this.walks = walksOf(events)
    const beat: Beat = { number: ++this.beats, events, before: fresh ? null : before, after: view }
    this.beat = beat
    this.remember(beat)
    if (view.outcome) this.rememberEnd(view.outcome)
  }

  private rememberEnd(outcome: OutcomeView): void {
    const seats = this.room?.seats ?? []
    const others = seats.filter((seat) => !this.seats.includes(seat.seat))
    const players = outcome.places.flatMap((number) => {
      const seat = this.seat(number)
      return seat ? [{ name: seat.name, colour: seat.colour, mine: this.seats.includes(number) }] : []
    })
    const way = this.shared ? 'here' : others.every((seat) => seat.kind === 'bot') ? 'solo' : 'online'
    markEnded(this.code, { rounds: outcome.rounds, players, way, at: Date.now() })
  }

  /** The next to decide is another person at this device. */
  private isForAnother(view: TableView): boolean {
    return this.seats.includes(view.decision.seat) && view.decision.seat !== this.looking
  }

  /** Keeps what the others did from the end of this seat's turn to its next. */
  private remember(beat: Beat): void {
    const me = this.me
    if (!me || !beat.events.length) return
    const mineEnded = beat.events.some((event) => event.kind === 'turn-ended' && event.seat === me)
    if (mineEnded) this.since = []
    else if (beat.events.some((event) => event.seat !== me)) this.since = [...this.since, beat].slice(-200)
  }
}

function withoutSecrets(view: TableView): TableView {
  return { ...view, seat: 0, players: view.players.map((one) => ({ ...one, hand: null, draw: null })) }
}
