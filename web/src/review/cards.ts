// What a card line, a verdict and the sums beside them say. Pure, so that it can be tested.

import type { CardTime, PurchaseTold, SeatSum } from '../net/protocol'

/** In the order of the legend. */
export const WHATS = ['bought', 'walked', 'blockade', 'acted', 'paid', 'given', 'unused', 'removed'] as const
export type What = (typeof WHATS)[number]

/** The times of one round, from top to bottom. */
export interface RoundTimes {
  round: number
  times: CardTime[]
}

export function byRound(times: readonly CardTime[]): RoundTimes[] {
  const found: RoundTimes[] = []
  for (const time of times) {
    const last = found.at(-1)
    if (last?.round === time.round) last.times.push(time)
    else found.push({ round: time.round, times: [time] })
  }
  return found
}

const count = (card: PurchaseTold, what: What): number => card.times.filter((time) => time.what === what).length

/** How often it came up, whatever was done with it; a blockade is taken with a card that came up already counted. */
export function drawn(card: PurchaseTold): number {
  const steps = new Set(card.times.filter((time) => time.what === 'walked').map((time) => time.round))
  return card.times.filter(
    (time) => time.what !== 'bought' && time.what !== 'removed' && !(time.what === 'blockade' && steps.has(time.round)),
  ).length
}

export interface Verdict {
  key: string
  args: Record<string, number>
}

/** A fifth of the way is worth a word. */
const MUCH = 20
const [OFTEN, TIMES] = [0.5, 3]

/** What became of it in one short sentence: what stands out first. */
export function verdict(card: PurchaseTold, all: number): Verdict {
  const times = drawn(card)
  const unused = count(card, 'unused')
  const percent = all ? Math.round((100 * card.spaces) / all) : 0
  if (!times && card.removed) return { key: 'review-short-removed', args: { round: card.removed } }
  if (!times) return { key: 'review-short-late', args: {} }
  if (percent >= MUCH) return { key: 'review-short-way', args: { percent } }
  if (times >= TIMES && unused / times >= OFTEN) return { key: 'review-short-unused', args: { unused, times } }
  if (card.paid > card.spaces) return { key: 'review-short-paid', args: { count: card.paid } }
  if (card.removed) return { key: 'review-short-removed', args: { round: card.removed } }
  return card.spaces ? { key: 'review-short-way', args: { percent } } : { key: 'review-short-unused', args: { unused, times } }
}

/** The kinds of a deck by how often they came up for nothing. */
export function idle(cards: readonly PurchaseTold[]): { card: string; count: number }[] {
  return cards
    .map((card) => ({ card: card.card, count: count(card, 'unused') }))
    .filter((one) => one.count)
    .sort((a, b) => b.count - a.count)
}

export const removals = (sum: SeatSum): number => sum.cards.reduce((all, card) => all + count(card, 'removed'), 0)
export const drawnByAll = (cards: readonly PurchaseTold[]): number => cards.reduce((all, card) => all + drawn(card), 0)

/** The card that walked furthest, of all or of those that were bought. */
export function furthest(cards: readonly PurchaseTold[], bought = false): PurchaseTold | undefined {
  const candidates = cards.filter((card) => card.spaces && (card.round || !bought))
  return candidates.reduce<PurchaseTold | undefined>((best, card) => (best && best.spaces >= card.spaces ? best : card), undefined)
}

/** Labels beside the ends of lines, moved apart until each has its height; `wanted` are the ends from top to bottom. */
export function apart(wanted: readonly number[], height: number, lowest: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i)
  let above = -Infinity
  for (const one of order) above = one.y = Math.max(one.y, above + height)
  let below = lowest + height
  for (const one of [...order].reverse()) below = one.y = Math.min(one.y, below - height)
  const found = [...wanted]
  for (const { y, i } of order) found[i] = y
  return found
}

/** A line that keeps its height until it changes, through one value per step. */
export function stairs(values: readonly number[], x: (step: number) => number, y: (value: number) => number): string {
  return values
    .map((value, i) => (i ? `H${x(i).toFixed(1)}V${y(value).toFixed(1)}` : `M${x(0).toFixed(1)} ${y(value).toFixed(1)}`))
    .join('')
}
