// Acting: what is in hand (the player's), what is lit, and which texts go to the server. Every text comes from the options.

import type { Lit } from '../map/scene'
import type { HandCard } from './hand'
import type { Options, Purchase } from '../net/protocol'
import { actionText, isStep, paymentsOf, waysOf, type Way } from './reach'
import type { GameSource } from '../net/game-source'
import { card as cardName, refusalText, sourceName, t } from '../words/words.svelte'

export type Hold = { kind: 'card'; key: string; source: string } | { kind: 'token'; source: string }

export interface Buying {
  card: string
  spend: string[]
}

const REFUSED_FOR = 4000

export class Play {
  hold = $state.raw<Hold | null>(null)
  /** A change-symbol token is laid on the next card. */
  changing = $state(false)
  /** The piece that shall move; 0: whichever fits. */
  piece = $state(0)
  buying = $state.raw<Buying | null>(null)
  /** While the turn is being ended: the cards to keep. */
  keeping = $state.raw<string[] | null>(null)
  pointed = $state('')
  /** A card, pile or token under the mouse: what it does is told beside the prompt. */
  glance = $state('')
  refused = $state.raw<{ key: string; text: string } | null>(null)
  busy = $state(false)
  private timer = 0

  constructor(readonly session: GameSource) {}

  get options(): Options | null {
    return this.session.isMine && !this.busy ? this.session.options : null
  }

  get kind(): string {
    return this.session.view?.decision.kind ?? 'over'
  }

  /** What is played: the card in hand, under a change-symbol token if one is laid on it. */
  get source(): string {
    if (!this.hold) return ''
    return this.hold.kind === 'card' && this.changing ? `${this.hold.source}@change_symbol` : this.hold.source
  }

  /** Everywhere one can go now, with dusk over the rest; null when nothing is taken up. */
  readonly ways: Map<string, Way> | null = $derived.by(() => {
    if (!this.session.isMine || this.kind !== 'play' || this.buying || this.keeping) return null
    const options = this.session.options
    if (this.hold) {
      const ways = waysOf(options, this.source, this.piece)
      if (this.hold.kind === 'card' && !this.changing) {
        for (const [key, way] of paymentsOf(options, this.piece)) if (!ways.has(key)) ways.set(key, way)
      }
      return ways.size || !this.isUse(this.source) ? ways : null
    }
    return this.session.view?.moving ? waysOf(options, '', 0, isStep) : null
  })

  /** Spaces that can be entered with any cards, while no card is taken up. */
  readonly offers: Map<string, Way> = $derived.by(() => {
    const free = this.session.isMine && this.kind === 'play' && !this.buying && !this.keeping && !this.ways
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

  isUse(source: string): boolean {
    return actionText(this.session.options, 'use', { source }) !== null
  }

  get purchases(): Purchase[] {
    return this.session.isMine ? (this.session.options?.purchases ?? []) : []
  }

  // ---- taking up and putting back

  takeCard(card: HandCard): void {
    this.clearRefusal()
    if (!this.session.isMine) return this.refuse('', t('reason-not-your-turn'))
    if (this.keeping) return this.toggleKeep(card.key)
    if (this.buying) return this.togglePay(card)
    const verb = { pay: 'give', remove: 'remove', replace: 'swap', discard: 'discard' }[this.kind]
    if (this.kind === 'discard') {
      this.keeping = []
      return this.toggleKeep(card.key)
    }
    if (verb) return void this.sendOne(verb, { card: card.card }, [card.key])
    if (this.hold?.kind === 'card' && this.hold.key === card.key) return this.putBack()
    this.hold = { kind: 'card', key: card.key, source: card.card }
    if (this.changing && !waysOf(this.session.options, this.source, 0).size) this.changing = false
  }

  takeToken(token: string): void {
    this.clearRefusal()
    if (!this.session.isMine) return this.refuse('', t('reason-not-your-turn'))
    if (token === 'change_symbol') {
      this.changing = !this.changing
      if (this.changing && this.hold?.kind === 'token') this.hold = null
      return
    }
    const source = `@${token}`
    if (this.buying) return this.togglePaySource(source)
    this.changing = false
    this.hold = this.hold?.source === source ? null : { kind: 'token', source }
  }

  putBack(): void {
    this.hold = null
    this.changing = false
    this.buying = null
    this.keeping = null
    this.piece = 0
    this.clearRefusal()
  }

  // ---- going somewhere

  async choose(key: string): Promise<void> {
    this.clearRefusal()
    const way = this.ways?.get(key) ?? this.offers.get(key)
    if (way) return this.goTo(way)
    if (this.pickPiece(key)) return
    if (!this.session.isMine || this.kind !== 'play') return
    if (this.hold || this.session.view?.moving) return this.explain(key)
  }

  private async goTo(way: Way): Promise<void> {
    const actions = [...way.target.actions]
    const leaving = this.hold?.kind === 'card' ? [this.hold.key] : []
    if (way.target.owes && this.hold?.kind === 'card') actions.push(`give ${this.hold.source}`)
    this.hold = null
    this.changing = false
    this.pointed = ''
    await this.send(actions, way.key, leaving)
  }

  /** With two pieces: choosing the one that shall move. */
  private pickPiece(key: string): boolean {
    const pieces = this.session.player?.pieces ?? []
    const index = pieces.indexOf(key)
    if (pieces.length < 2 || index < 0 || !this.session.isMine) return false
    this.piece = this.piece === index + 1 ? 0 : index + 1
    return true
  }

  /** Asks the server why a space or blockade cannot be reached; its answer is shown there. */
  private async explain(key: string): Promise<void> {
    const moving = this.session.view?.moving
    const piece = (this.piece || moving?.piece || 1) === 2 ? ' /2' : ''
    const source = this.source
    const verb = key.startsWith('#') ? 'break' : 'move'
    const text = source ? `${verb} ${source} ${key}${piece}` : `step ${key}`
    const answer = await this.session.act([text])
    if (answer.ok) return
    const far = answer.refusal.code === 'illegal.not-next-to' || answer.refusal.code === 'illegal.not-at-blockade'
    const name = source ? sourceName(source) : moving ? sourceName(moving.source) : ''
    this.refuse(key, far ? t('reason-out-of-reach', { source: name }) : refusalText(answer.refusal))
  }

  // ---- buying

  startBuying(card: string): void {
    this.clearRefusal()
    if (this.kind === 'take') return void this.sendOne('take', { card })
    if (!this.session.isMine) return this.refuse('', t('reason-not-your-turn'))
    if (this.buying?.card === card) return void this.buy()
    const found = this.purchases.find((one) => one.card === card)
    if (!found) return this.refuse(`pile:${card}`, this.whyNotBuy(card))
    this.hold = null
    this.keeping = null
    this.changing = false
    this.buying = { card, spend: [...found.spend] }
  }

  private whyNotBuy(card: string): string {
    const view = this.session.view!
    const pile = view.market.find((one) => one.card === card)
    if (!pile) return t('illegal-sold-out', { card: cardName(card) })
    if (view.bought) return t('illegal-bought-already')
    if (this.kind !== 'play' && this.kind !== 'purse') return t('illegal-not-asked', { asked: this.kind })
    if (!pile.can_buy) return t('illegal-reserve-closed', { card: cardName(card) })
    return t('reason-too-dear', { card: cardName(card), price: pile.price, coins: this.wealth / 2 })
  }

  worth(source: string): number {
    return this.session.options?.worth?.[source] ?? 0
  }

  /** All that could be paid now, in half-coins. */
  get wealth(): number {
    const player = this.session.player
    if (!this.session.isMine || !player) return 0
    const cards = this.session.hand.reduce((sum, one) => sum + this.worth(one.card), 0)
    const tokens = Object.entries(player.tokens).reduce((sum, [token, count]) => sum + count * this.worth(`@${token}`), 0)
    return cards + tokens + (this.session.view?.purse ?? 0)
  }

  get paid(): number {
    return (this.session.view?.purse ?? 0) + (this.buying?.spend.reduce((sum, source) => sum + this.worth(source), 0) ?? 0)
  }

  get price(): number {
    return this.session.view?.market.find((pile) => pile.card === this.buying?.card)?.price ?? 0
  }

  /** Which of the cards in hand pay, by key: a payment names kinds, the eye wants single cards. */
  get paying(): Map<string, string> {
    const chosen = new Map<string, string>()
    for (const source of this.buying?.spend ?? []) {
      const kind = source.split(/[@ ]/)[0]!
      const one = this.session.hand.find((card) => card.card === kind && !chosen.has(card.key))
      if (one) chosen.set(one.key, source)
    }
    return chosen
  }

  private togglePay(card: HandCard): void {
    const chosen = this.paying.get(card.key)
    if (chosen !== undefined) this.spendLess(chosen)
    else if (this.worth(card.card)) this.spendMore(card.card)
    else if (this.worth(`${card.card} half`)) this.spendMore(`${card.card} half`)
  }

  private togglePaySource(source: string): void {
    const has = this.session.player?.tokens[source.slice(1)] ?? 0
    const spent = this.buying!.spend.filter((one) => one === source).length
    if (spent < has) this.spendMore(source)
    else if (spent) this.buying = { ...this.buying!, spend: this.buying!.spend.filter((one) => one !== source) }
  }

  private spendMore(source: string): void {
    this.buying = { ...this.buying!, spend: [...this.buying!.spend, source] }
  }

  private spendLess(source: string): void {
    const spend = [...this.buying!.spend]
    spend.splice(spend.indexOf(source), 1)
    this.buying = { ...this.buying!, spend }
  }

  async buy(): Promise<void> {
    const { buying } = this
    if (!buying) return
    if (this.paid < 2 * this.price) {
      return this.refuse(
        `pile:${buying.card}`,
        t('reason-too-dear', { card: cardName(buying.card), price: this.price, coins: this.paid / 2 }),
      )
    }
    const leaving = [...this.paying.keys()]
    this.buying = null
    await this.send([...buying.spend.map((source) => `spend ${source}`), `buy ${buying.card}`], `pile:${buying.card}`, leaving)
  }

  // ---- action cards, stopping, ending

  async use(): Promise<void> {
    const text = actionText(this.session.options, 'use', { source: this.source })
    if (!text) return
    const leaving = this.hold?.kind === 'card' ? [this.hold.key] : []
    this.hold = null
    await this.send([text], '', leaving)
  }

  async keepItem(card: string): Promise<void> {
    this.hold = null
    await this.sendOne('keep', { card })
  }

  stop(): Promise<void> {
    this.putBack()
    return this.sendOne('stop')
  }

  done(): Promise<void> {
    return this.sendOne('done')
  }

  /** Ends the turn; with cards left, first asks which to keep. */
  async end(): Promise<void> {
    if (this.keeping) return this.finish()
    this.hold = null
    this.buying = null
    const text = actionText(this.session.options, 'end')
    if (!text && this.kind !== 'discard') return
    if (this.session.hand.length) this.keeping = []
    else if (text) await this.send([text], '')
  }

  private async finish(): Promise<void> {
    const keep = new Set(this.keeping)
    const actions = this.kind === 'discard' ? [] : ['end']
    for (const card of this.session.hand) if (!keep.has(card.key)) actions.push(`discard ${card.card}`)
    if (keep.size) actions.push('done')
    const leaving = this.session.hand.filter((card) => !keep.has(card.key)).map((card) => card.key)
    this.keeping = null
    await this.send(actions, '', leaving)
  }

  private toggleKeep(key: string): void {
    const keeping = this.keeping ?? []
    this.keeping = keeping.includes(key) ? keeping.filter((one) => one !== key) : [...keeping, key]
  }

  async undo(): Promise<void> {
    if (this.hold || this.buying || this.keeping || this.changing) return this.putBack()
    if (!this.session.view?.can_undo || this.busy) return
    this.busy = true
    const answer = await this.session.undo()
    this.busy = false
    if (!answer.ok) this.refuse('', refusalText(answer.refusal))
  }

  // ---- sending

  private async sendOne(verb: string, match: { card?: string; source?: string } = {}, leaving: string[] = []): Promise<void> {
    const text = actionText(this.session.options, verb, match)
    if (text) await this.send([text], '', leaving)
  }

  private async send(actions: string[], key: string, leaving: string[] = []): Promise<void> {
    if (this.busy) return
    this.busy = true
    const answer = await this.session.act(actions, leaving)
    this.busy = false
    if (!answer.ok) this.refuse(key, refusalText(answer.refusal))
  }

  refuse(key: string, text: string): void {
    clearTimeout(this.timer)
    this.refused = { key, text }
    this.timer = window.setTimeout(() => (this.refused = null), REFUSED_FOR)
  }

  clearRefusal(): void {
    clearTimeout(this.timer)
    this.refused = null
  }

  /** Forgets what was taken up when the turn is over or somebody else decides. */
  follow(): void {
    const { view } = this.session
    if (!this.session.isMine) {
      this.hold = null
      this.changing = false
      this.buying = null
      this.keeping = null
      this.piece = 0
      return
    }
    const held = this.hold?.kind === 'card' ? this.hold.key : null
    if (held && !this.session.hand.some((card) => card.key === held)) this.hold = null
    if (this.kind !== 'play') this.hold = null
    if (this.kind === 'discard' && !this.keeping) this.keeping = []
    if (this.piece && !(view?.players[this.session.me - 1]?.pieces.length === 2)) this.piece = 0
  }
}
