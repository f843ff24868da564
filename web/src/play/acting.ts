// Acting as one state: what the player is in the middle of. Pure: from a state and what was touched to the next state and what is to
// be sent. Every text comes from the options; what an action does is the server's business.

import type { Cards, DecisionKind, Options, Purchase, Refusal, WayToPay } from '../net/protocol'
import type { Question } from '../net/game-source'
import type { HandCard } from './hand'
import { canMove } from './reach'
import { isLaidOnCards, sourceId, sourceOf } from './sources'

export interface Holding {
  kind: 'holding'
  /** The piece that shall move; 0: whichever fits. */
  piece: number
  card: HandCard | null
  /** A cave token, alone or laid on the card. */
  token: string
}

export interface Buying {
  kind: 'buying'
  card: string
  /** The sources that go into the purse. */
  spend: readonly string[]
}

export interface Keeping {
  kind: 'keeping'
  /** Keys of the cards that stay in hand. */
  kept: readonly string[]
}

export type Acting =
  | { kind: 'idle'; piece: number }
  | Holding
  | Buying
  | Keeping
  /** The game asks for a card or a pile: whatever is touched is the answer. */
  | { kind: 'answering' }

/** All that acting depends on. */
export interface Situation {
  mine: boolean
  asked: DecisionKind
  options: Options | null
  hand: readonly HandCard[]
  tokens: Cards
  purse: number
  pieces: number
}

export interface Next {
  acting: Acting
  /** Actions to send, all or none, and the cards of the hand that go with them. */
  send?: { actions: readonly string[]; leaving: readonly string[] }
  /** The turn ends with these cards kept. */
  end?: { keep: Cards; leaving: readonly string[] }
  refused?: Refusal
  /** To be asked of the server: why not? */
  explain?: Question
}

export const IDLE: Acting = { kind: 'idle', piece: 0 }
const ANSWERING: Acting = { kind: 'answering' }
const NOT_YOURS: Refusal = { code: 'reason.not-your-turn' }

/** What is left of an act when the table has changed. */
export function settled(acting: Acting, now: Situation): Acting {
  if (!now.mine || now.asked === 'over') return IDLE
  if (now.asked === 'discard') return acting.kind === 'keeping' ? acting : { kind: 'keeping', kept: [] }
  if (acting.kind === 'buying') return purchaseOf(now, acting.card) ? acting : rest(now)
  if (now.asked !== 'play') return ANSWERING
  if (acting.kind === 'answering') return IDLE
  if (acting.kind === 'keeping') return acting
  const piece = now.pieces === 2 ? acting.piece : 0
  if (acting.kind === 'idle') return { kind: 'idle', piece }
  const held = acting.card
  if (held && !now.hand.some((card) => card.key === held.key)) return IDLE
  if (acting.token && !now.tokens[acting.token]) return held ? { ...acting, piece, token: '' } : IDLE
  return { ...acting, piece }
}

/** Where an act goes that is given up. */
export function rest(now: Situation): Acting {
  return settled(IDLE, now)
}

const pieceOf = (acting: Acting): number => (acting.kind === 'idle' || acting.kind === 'holding' ? acting.piece : 0)

/** The source that is taken up. */
export function heldSource(acting: Acting): string {
  return acting.kind === 'holding' && !isWaiting(acting) ? sourceId(acting.card?.card ?? '', acting.token) : ''
}

/** A token is ready to be laid on the next card. */
export function isWaiting(acting: Acting): boolean {
  return acting.kind === 'holding' && !acting.card && isLaidOnCards(acting.token)
}

// ---- cards and tokens

export function takeCard(acting: Acting, card: HandCard, now: Situation): Next {
  if (!now.mine) return { acting, refused: NOT_YOURS }
  if (acting.kind === 'keeping') return { acting: { kind: 'keeping', kept: toggled(acting.kept, card.key) } }
  if (acting.kind === 'buying') return { acting: togglePayment(acting, card, now) }
  if (acting.kind === 'answering') return answer(acting, now, now.asked === 'take' ? '' : card.card, [card.key])
  if (acting.kind === 'holding' && acting.card?.key === card.key) return { acting: IDLE }
  return { acting: holdCard(acting, card, now) }
}

export function holdCard(acting: Acting, card: HandCard, now: Situation): Acting {
  const laid = acting.kind === 'holding' && isLaidOnCards(acting.token) ? acting.token : ''
  const token = laid && canMove(now.options, sourceId(card.card, laid)) ? laid : ''
  return { kind: 'holding', piece: pieceOf(acting), card, token }
}

export function takeToken(acting: Acting, token: string, now: Situation): Next {
  if (!now.mine) return { acting, refused: NOT_YOURS }
  if (acting.kind === 'buying') return { acting: toggleToken(acting, token, now) }
  if (acting.kind === 'keeping' || acting.kind === 'answering') return { acting }
  const held = acting.kind === 'holding' ? acting : null
  const card = isLaidOnCards(token) ? (held?.card ?? null) : null
  const piece = pieceOf(acting)
  if (held?.token !== token) return { acting: { kind: 'holding', piece, card, token } }
  return { acting: card ? { kind: 'holding', piece, card, token: '' } : IDLE }
}

/** With two pieces: choosing the one that shall move. */
export function pickPiece(acting: Acting, piece: number): Acting {
  if (acting.kind !== 'idle' && acting.kind !== 'holding') return acting
  return { ...acting, piece: acting.piece === piece ? 0 : piece }
}

/** The answer to what the game asks: the option that speaks of this card. */
function answer(acting: Acting, now: Situation, card: string, leaving: readonly string[] = []): Next {
  const found = card ? now.options?.actions.find((one) => one.card === card) : undefined
  return found ? { acting, send: { actions: [found.text], leaving } } : { acting }
}

// ---- buying

export function purchaseOf(now: Situation, card: string): Purchase | undefined {
  return now.mine ? now.options?.purchases?.find((one) => one.card === card) : undefined
}

export function touchPile(acting: Acting, card: string, now: Situation): Next {
  if (!now.mine) return { acting, refused: NOT_YOURS }
  if (now.asked === 'take') return answer(acting, now, card)
  if (acting.kind === 'buying' && acting.card === card) return buy(acting, now)
  const found = purchaseOf(now, card)
  if (found) return { acting: { kind: 'buying', card, spend: found.spend } }
  return { acting, explain: { card } }
}

export function wayToPay(now: Situation, source: string): WayToPay | undefined {
  return now.options?.payments?.find((way) => way.source === source)
}

/** The purse with all that is to go into it, in half-coins. */
export function paid(acting: Buying, now: Situation): number {
  return now.purse + acting.spend.reduce((sum, source) => sum + (wayToPay(now, source)?.half_coins ?? 0), 0)
}

/** Which of the cards in hand pay, by key: a payment names kinds, the eye wants single cards. */
export function payingCards(acting: Buying, now: Situation): Map<string, string> {
  const chosen = new Map<string, string>()
  for (const source of acting.spend) {
    const { card } = sourceOf(source)
    const one = now.hand.find((held) => held.card === card && !chosen.has(held.key))
    if (one) chosen.set(one.key, source)
  }
  return chosen
}

/** The first way in which a card of the hand can pay by itself. */
export function paymentOf(card: string, now: Situation): WayToPay | undefined {
  return now.options?.payments?.find((way) => sourceOf(way.source).card === card && !sourceOf(way.source).token)
}

function togglePayment(acting: Buying, card: HandCard, now: Situation): Buying {
  const chosen = payingCards(acting, now).get(card.key)
  if (chosen !== undefined) return without(acting, chosen)
  const way = paymentOf(card.card, now)
  return way ? { ...acting, spend: [...acting.spend, way.source] } : acting
}

/** One more token of this kind, and none after the last. */
function toggleToken(acting: Buying, token: string, now: Situation): Buying {
  const source = sourceId('', token)
  const spent = acting.spend.filter((one) => one === source).length
  if (spent >= (now.tokens[token] ?? 0)) return { ...acting, spend: acting.spend.filter((one) => one !== source) }
  return wayToPay(now, source) ? { ...acting, spend: [...acting.spend, source] } : acting
}

function without(acting: Buying, source: string): Buying {
  const at = acting.spend.indexOf(source)
  return { ...acting, spend: acting.spend.filter((_, i) => i !== at) }
}

export function buy(acting: Buying, now: Situation): Next {
  const purchase = purchaseOf(now, acting.card)
  if (!purchase) return { acting: rest(now) }
  if (paid(acting, now) < purchase.needs) return { acting, explain: { card: acting.card, pays: [...acting.spend] } }
  const texts = acting.spend.flatMap((source) => wayToPay(now, source)?.text ?? [])
  return { acting: IDLE, send: { actions: [...texts, purchase.buy], leaving: [...payingCards(acting, now).keys()] } }
}

// ---- ending the turn

export function endTurn(acting: Acting, now: Situation): Next {
  if (acting.kind === 'keeping') {
    const leaving = now.hand.filter((card) => !acting.kept.includes(card.key)).map((card) => card.key)
    return { acting: IDLE, end: { keep: countKept(acting, now), leaving } }
  }
  if (!canEnd(now)) return { acting }
  return now.hand.length ? { acting: { kind: 'keeping', kept: [] } } : { acting: IDLE, end: { keep: {}, leaving: [] } }
}

export function canEnd(now: Situation): boolean {
  return now.mine && (now.asked === 'discard' || (now.options?.actions.some((one) => one.verb === 'end') ?? false))
}

function countKept(acting: Keeping, now: Situation): Cards {
  const keep: Cards = {}
  for (const { key, card } of now.hand) if (acting.kept.includes(key)) keep[card] = (keep[card] ?? 0) + 1
  return keep
}

function toggled(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]
}
