// Acting at a table: what is taken up, what is lit, what is pointed at, what was refused. The steps are in `acting`; here they meet
// the session, and what they want is sent.

import type { Lit } from '../map/scene'
import type { GameSource, Question } from '../net/game-source'
import type { Answer } from '../net/connection'
import type { Movement, Options, Purchase, Refusal } from '../net/protocol'
import { refusalText } from '../words/words.svelte'
import * as acts from './acting'
import type { Acting, Buying, Holding, Keeping, Next, Situation } from './acting'
import type { HandCard } from './hand'
import { sendFor } from './plan'
import { Planning } from './planning.svelte'
import { actionText, blockadeOf, isStep, litBy, pathOf, paymentsOf, waysOf, waysTo, type Way } from './reach'
import { sourceId } from './sources'

const REFUSED_FOR = 4000

/** A pile as a place where something can be refused. */
export const pileKey = (card: string): string => `pile:${card}`
export const isPileKey = (key: string): boolean => key.startsWith('pile:')

export class Play {
  acting = $state.raw<Acting>(acts.IDLE)
  pointed = $state('')
  /** A card, pile or token under the mouse: what it does is told beside the prompt. */
  glance = $state.raw<{ card?: string; token?: string } | null>(null)
  refused = $state.raw<{ key: string; text: string } | null>(null)
  busy = $state(false)
  /** A space or blockade that was chosen before any card: the cards that reach it are offered. */
  aim = $state('')
  readonly plan: Planning
  private timer = 0

  constructor(readonly session: GameSource) {
    this.plan = new Planning(session)
  }

  get options(): Options | null {
    return this.busy ? null : this.offered
  }

  /** What may be done, or planned while others play. */
  get offered(): Options | null {
    return this.session.isMine ? this.session.options : this.session.plan
  }

  /** Something can be taken up: it is this seat's turn, or it plans. */
  get open(): boolean {
    return this.session.isMine || this.plan.on
  }

  get kind(): Situation['asked'] {
    return this.plan.on ? 'play' : (this.session.view?.decision.kind ?? 'over')
  }

  /** The movement under way; a plan has none. */
  get moving(): Movement | null {
    return this.session.isMine ? (this.session.view?.moving ?? null) : null
  }

  get now(): Situation {
    const { session } = this
    return {
      mine: this.open,
      asked: this.kind,
      options: this.offered,
      hand: this.plan.on && this.buying ? session.hand.filter((one) => !this.plan.moving.includes(one.key)) : session.hand,
      tokens: session.player?.tokens ?? {},
      purse: session.isMine ? (session.view?.purse ?? 0) : 0,
      pieces: session.player?.pieces.length ?? 0,
    }
  }

  get holding(): Holding | null {
    return this.acting.kind === 'holding' ? this.acting : null
  }

  get buying(): Buying | null {
    return this.acting.kind === 'buying' ? this.acting : null
  }

  get keeping(): Keeping | null {
    return this.acting.kind === 'keeping' ? this.acting : null
  }

  /** The piece that shall move; 0: whichever fits. */
  get piece(): number {
    return this.acting.kind === 'idle' || this.acting.kind === 'holding' ? this.acting.piece : 0
  }

  /** A token is ready to be laid on the next card. */
  get isWaiting(): boolean {
    return acts.isWaiting(this.acting)
  }

  /** What is taken up, as the options call it. */
  get source(): string {
    return acts.heldSource(this.acting)
  }

  /** Everywhere one can go now, with dusk over the rest; null when nothing is taken up. */
  readonly ways: Map<string, Way> | null = $derived.by(() => {
    if (!this.open || this.kind !== 'play') return null
    const options = this.offered
    const holding = this.isWaiting ? null : this.holding
    if (holding) {
      const ways = waysOf(options, this.source, this.piece)
      if (holding.card && !holding.token) {
        for (const [key, way] of paymentsOf(options, this.piece)) if (!ways.has(key)) ways.set(key, way)
      }
      return ways.size || !this.canUse(this.source) ? ways : null
    }
    if ((this.acting.kind !== 'idle' && !this.isWaiting) || !this.moving) return null
    return waysOf(options, '', 0, isStep)
  })

  /** Spaces that can be entered with any cards, while no card is taken up. */
  readonly offers: Map<string, Way> = $derived.by(() => {
    const free = this.open && this.kind === 'play' && (this.acting.kind === 'idle' || this.holding) && !this.ways
    return free ? paymentsOf(this.offered, this.piece) : new Map<string, Way>()
  })

  readonly lit: Lit[] | null = $derived(this.ways ? [...this.ways.values()].map((way) => this.litFor(way)) : null)
  readonly soft: Lit[] = $derived.by(() => {
    const aimed = [...this.reaching.values()].filter((way) => !this.offers.has(way.key)).slice(0, 1)
    return [...this.offers.values(), ...aimed].map((way) => this.litFor(way))
  })

  /** The ways to the place that is aimed at, by what takes a piece there. */
  get reaching(): Map<string, Way> {
    return waysTo(this.offered, this.aim, this.piece)
  }

  private litFor(way: Way): Lit {
    return litBy(way, way.key === this.pointed || way.key === this.aim)
  }

  /** The way that is pointed at. */
  readonly chosen: Way | null = $derived(this.ways?.get(this.pointed) ?? this.offers.get(this.pointed) ?? null)

  canUse(source: string): boolean {
    return source !== '' && actionText(this.offered, 'use', { source }) !== null
  }

  /** The item that the token in hand would keep. */
  get keepable(): string {
    const found = this.holding?.token ? this.offered?.actions.find((one) => one.verb === 'keep' && one.source === this.source) : null
    return found?.card ?? ''
  }

  get purchases(): Purchase[] {
    return this.offered?.purchases ?? []
  }

  /** All that could be paid now, in half-coins. */
  get wealth(): number {
    return this.offered?.wealth ?? 0
  }

  get purchase(): Purchase | null {
    return this.buying ? (acts.purchaseOf(this.now, this.buying.card) ?? null) : null
  }

  // ---- touching

  takeCard(card: HandCard): void {
    const way = this.reaching.get(sourceId(card.card, ''))
    if (way) return void this.goTo(way, card, sourceId(card.card, ''))
    this.touch(() => void this.take(acts.takeCard(this.acting, card, this.now)))
  }

  /** In another's turn, first asks what could be planned. */
  private touch(does: () => void): void {
    if (this.open || !this.plan.can) does()
    else void this.session.askPlan().then(does)
  }

  holdCard(card: HandCard): void {
    this.acting = acts.holdCard(this.acting, card, this.now)
  }

  takeToken(token: string): void {
    const way = this.reaching.get(sourceId('', token))
    if (way) return void this.goTo(way, null, sourceId('', token))
    this.touch(() => void this.take(acts.takeToken(this.acting, token, this.now)))
  }

  touchPile(card: string): void {
    this.touch(() => {
      const again = this.buying?.card === card
      if (this.plan.on && again) return void this.buy()
      void this.take(acts.touchPile(this.acting, card, this.now), pileKey(card))
      if (this.plan.on && this.buying) this.acting = this.plan.payment(this.buying, { ...this.now, hand: this.session.hand })
    })
  }

  async buy(): Promise<void> {
    if (!this.buying) return
    if (!this.plan.on) return this.take(acts.buy(this.buying, this.now), pileKey(this.buying.card))
    const next = acts.buy(this.buying, this.now)
    if (next.send) this.plan.add({ kind: 'buy', pile: this.buying.card, spend: this.buying.spend, paying: next.send.leaving })
    await this.take(next.send ? { acting: acts.IDLE } : next, pileKey(this.buying.card))
  }

  /** Ends the turn; with cards left, first asks which to keep. */
  async end(): Promise<void> {
    if (this.session.isMine) await this.take(acts.endTurn(this.acting, this.now))
  }

  putBack(): void {
    this.acting = acts.rest(this.now)
    this.aim = ''
    this.clearRefusal()
  }

  /** Forgets what was taken up when the turn is over or somebody else decides. */
  follow(): void {
    this.acting = acts.settled(this.acting, this.now)
    this.aim = ''
    if (this.session.isMine) void this.plan.check(this.now)
    else this.plan.broken = ''
  }

  /** The plan, step by step, as far as the table lets it. */
  async playPlan(): Promise<void> {
    for (let step = this.plan.steps[0]; step && this.session.isMine && this.kind === 'play'; step = this.plan.steps[0]) {
      const send = sendFor(step, this.now)
      if (!send) return this.plan.check(this.now)
      this.plan.shift()
      await this.send(() => this.session.act(send.actions, send.leaving))
    }
  }

  /** The plan waits for a word: the turn has come, and nothing else was begun. */
  get isPlanOffered(): boolean {
    return this.session.isMine && this.kind === 'play' && this.plan.steps.length > 0 && this.acting.kind === 'idle' && !this.aim
  }

  // ---- going somewhere

  async choose(key: string): Promise<void> {
    this.clearRefusal()
    const way = this.ways?.get(key) ?? this.offers.get(key)
    if (way) return this.goTo(way, this.holding?.card ?? null, this.source)
    if (this.pickPiece(key)) return
    if (!this.open || this.kind !== 'play') return
    if (this.source || this.moving) return this.explain(key)
    if (this.acting.kind === 'idle') this.aimAt(key)
  }

  /** Nothing is taken up: what reaches this place is shown, and taking it up goes there. */
  private aimAt(key: string): void {
    this.aim = this.aim === key ? '' : key
    if (!this.aim || this.reaching.size) return
    this.aim = ''
    this.refuse(key, { code: 'reason.nothing-reaches' })
  }

  private async goTo(way: Way, card: HandCard | null, source: string): Promise<void> {
    const actions = (card && way.target.paid_with?.[card.card]) || way.target.actions
    this.acting = acts.IDLE
    this.pointed = this.aim = ''
    if (this.plan.on) {
      this.plan.add({ kind: 'move', source, piece: way.piece, card, key: way.key, path: pathOf(way.target) })
      return
    }
    await this.send(() => this.session.act(actions, card ? [card.key] : []), way.key)
  }

  private pickPiece(key: string): boolean {
    const pieces = this.session.player?.pieces ?? []
    const index = pieces.indexOf(key)
    if (pieces.length < 2 || index < 0 || !this.open) return false
    this.acting = acts.pickPiece(this.acting, index + 1)
    return true
  }

  /** Asks the server why a space or blockade cannot be reached; its answer is shown there. */
  private async explain(key: string): Promise<void> {
    const blockade = blockadeOf(key)
    const piece = this.piece || this.moving?.piece || 1
    await this.ask(key, { source: this.source, piece, ...(blockade ? { blockade } : { space: key }) })
  }

  private async ask(key: string, question: Question): Promise<void> {
    const answer = await this.session.why(question)
    const refusal = answer.ok ? answer.reason : answer.refusal
    if (refusal) this.refuse(key, refusal)
  }

  // ---- action cards, stopping

  async use(): Promise<void> {
    const card = this.holding?.card
    const text = actionText(this.offered, 'use', { source: this.source })
    if (!text) return
    if (this.plan.on) this.plan.add({ kind: 'use', source: this.source, card: card ?? null })
    this.acting = acts.IDLE
    if (this.plan.on) return
    await this.send(() => this.session.act([text], card ? [card.key] : []))
  }

  async keepItem(card: string): Promise<void> {
    this.acting = acts.IDLE
    await this.sendOne('keep', { card })
  }

  stop(): Promise<void> {
    this.putBack()
    return this.sendOne('stop')
  }

  done(): Promise<void> {
    return this.sendOne('done')
  }

  /** Whether something is taken up that can be put back. */
  get inHand(): boolean {
    return this.holding !== null || this.buying !== null || (this.keeping !== null && this.kind !== 'discard')
  }

  async undo(): Promise<void> {
    if (this.inHand || this.aim) return this.putBack()
    if (this.plan.on) this.plan.back()
    else if (this.session.view?.can_undo) await this.send(() => this.session.undo())
  }

  // ---- sending

  private async take(next: Next, key = ''): Promise<void> {
    this.clearRefusal()
    this.aim = this.plan.broken = ''
    this.acting = next.acting
    const { send, end } = next
    if (next.refused) this.refuse(key, next.refused)
    else if (next.explain) await this.ask(key, next.explain)
    else if (send) await this.send(() => this.session.act(send.actions, send.leaving), key)
    else if (end) await this.send(() => this.session.endTurn(end.keep, end.leaving), key)
  }

  private async sendOne(verb: string, match: { card?: string } = {}): Promise<void> {
    const text = actionText(this.session.options, verb, match)
    if (text) await this.send(() => this.session.act([text]))
  }

  private async send(ask: () => Promise<Answer>, key = ''): Promise<void> {
    if (this.busy || this.plan.on) return // a plan never leaves this device
    this.busy = true
    const answer = await ask()
    this.busy = false
    if (!answer.ok) this.refuse(key, answer.refusal)
  }

  private refuse(key: string, refusal: Refusal): void {
    clearTimeout(this.timer)
    this.refused = { key, text: refusalText(refusal) }
    this.timer = window.setTimeout(() => (this.refused = null), REFUSED_FOR)
  }

  clearRefusal(): void {
    clearTimeout(this.timer)
    this.refused = null
  }
}
