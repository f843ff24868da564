// Acting at a table: what is taken up, what is lit, what is pointed at, what was refused. The steps are in `acting`; here they meet
// the session, and what they want is sent.

import type { Lit } from '../map/scene'
import type { GameSource, Question } from '../net/game-source'
import type { Answer } from '../net/connection'
import type { Options, Purchase, Refusal } from '../net/protocol'
import { refusalText } from '../words/words.svelte'
import * as acts from './acting'
import type { Acting, Buying, Holding, Keeping, Next, Situation } from './acting'
import type { HandCard } from './hand'
import { actionText, blockadeOf, isStep, paymentsOf, waysOf, type Way } from './reach'

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
  private timer = 0

  constructor(readonly session: GameSource) {}

  get options(): Options | null {
    return this.session.isMine && !this.busy ? this.session.options : null
  }

  get kind(): Situation['asked'] {
    return this.session.view?.decision.kind ?? 'over'
  }

  get now(): Situation {
    const { session } = this
    return {
      mine: session.isMine,
      asked: this.kind,
      options: session.options,
      hand: session.hand,
      tokens: session.player?.tokens ?? {},
      purse: session.view?.purse ?? 0,
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
    if (!this.session.isMine || this.kind !== 'play') return null
    const { options } = this.session
    const holding = this.isWaiting ? null : this.holding
    if (holding) {
      const ways = waysOf(options, this.source, this.piece)
      if (holding.card && !holding.token) {
        for (const [key, way] of paymentsOf(options, this.piece)) if (!ways.has(key)) ways.set(key, way)
      }
      return ways.size || !this.canUse(this.source) ? ways : null
    }
    if ((this.acting.kind !== 'idle' && !this.isWaiting) || !this.session.view?.moving) return null
    return waysOf(options, '', 0, isStep)
  })

  /** Spaces that can be entered with any cards, while no card is taken up. */
  readonly offers: Map<string, Way> = $derived.by(() => {
    const free = this.session.isMine && this.kind === 'play' && (this.acting.kind === 'idle' || this.holding) && !this.ways
    return free ? paymentsOf(this.session.options, this.piece) : new Map<string, Way>()
  })

  readonly lit: Lit[] | null = $derived(this.ways ? [...this.ways.values()].map((way) => this.litFor(way)) : null)
  readonly soft: Lit[] = $derived([...this.offers.values()].map((way) => this.litFor(way)))

  private litFor(way: Way): Lit {
    const { target } = way
    const lit: Lit = {
      key: way.key,
      cost: target.owes || target.cost,
      chosen: way.key === this.pointed,
      explores: target.explores ?? false,
    }
    if (target.owes) lit.sign = target.camp ? 'card-removed' : 'card'
    return lit
  }

  /** The way that is pointed at. */
  readonly chosen: Way | null = $derived(this.ways?.get(this.pointed) ?? this.offers.get(this.pointed) ?? null)

  canUse(source: string): boolean {
    return source !== '' && actionText(this.session.options, 'use', { source }) !== null
  }

  /** The item that the token in hand would keep. */
  get keepable(): string {
    const found = this.holding?.token
      ? this.session.options?.actions.find((one) => one.verb === 'keep' && one.source === this.source)
      : null
    return found?.card ?? ''
  }

  get purchases(): Purchase[] {
    return this.session.isMine ? (this.session.options?.purchases ?? []) : []
  }

  /** All that could be paid now, in half-coins. */
  get wealth(): number {
    return this.session.isMine ? (this.session.options?.wealth ?? 0) : 0
  }

  get purchase(): Purchase | null {
    return this.buying ? (acts.purchaseOf(this.now, this.buying.card) ?? null) : null
  }

  // ---- touching

  takeCard(card: HandCard): void {
    void this.take(acts.takeCard(this.acting, card, this.now))
  }

  holdCard(card: HandCard): void {
    this.acting = acts.holdCard(this.acting, card, this.now)
  }

  takeToken(token: string): void {
    void this.take(acts.takeToken(this.acting, token, this.now))
  }

  touchPile(card: string): void {
    void this.take(acts.touchPile(this.acting, card, this.now), pileKey(card))
  }

  async buy(): Promise<void> {
    if (this.buying) await this.take(acts.buy(this.buying, this.now), pileKey(this.buying.card))
  }

  /** Ends the turn; with cards left, first asks which to keep. */
  async end(): Promise<void> {
    await this.take(acts.endTurn(this.acting, this.now))
  }

  putBack(): void {
    this.acting = acts.rest(this.now)
    this.clearRefusal()
  }

  /** Forgets what was taken up when the turn is over or somebody else decides. */
  follow(): void {
    this.acting = acts.settled(this.acting, this.now)
  }

  // ---- going somewhere

  async choose(key: string): Promise<void> {
    this.clearRefusal()
    const way = this.ways?.get(key) ?? this.offers.get(key)
    if (way) return this.goTo(way)
    if (this.pickPiece(key)) return
    if (!this.session.isMine || this.kind !== 'play') return
    if (this.source || this.session.view?.moving) return this.explain(key)
  }

  private async goTo(way: Way): Promise<void> {
    const card = this.holding?.card
    const actions = (card && way.target.paid_with?.[card.card]) || way.target.actions
    this.acting = acts.IDLE
    this.pointed = ''
    await this.send(() => this.session.act(actions, card ? [card.key] : []), way.key)
  }

  private pickPiece(key: string): boolean {
    const pieces = this.session.player?.pieces ?? []
    const index = pieces.indexOf(key)
    if (pieces.length < 2 || index < 0 || !this.session.isMine) return false
    this.acting = acts.pickPiece(this.acting, index + 1)
    return true
  }

  /** Asks the server why a space or blockade cannot be reached; its answer is shown there. */
  private async explain(key: string): Promise<void> {
    const blockade = blockadeOf(key)
    const piece = this.piece || this.session.view?.moving?.piece || 1
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
    const text = actionText(this.session.options, 'use', { source: this.source })
    if (!text) return
    this.acting = acts.IDLE
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
    if (this.inHand) return this.putBack()
    if (this.session.view?.can_undo) await this.send(() => this.session.undo())
  }

  // ---- sending

  private async take(next: Next, key = ''): Promise<void> {
    this.clearRefusal()
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
    if (this.busy) return
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
