// A plan made while others play: a card that moves or is used, then a purchase. Pure, and it knows no rule: whether a step can be
// done is looked up in the options, now and again when the turn comes.

import { buy, payingCards, paymentOf, paid, purchaseOf, type Buying, type Situation } from './acting'
import type { HandCard } from './hand'
import { actionText, paymentsOf, waysOf, type Way } from './reach'
import { sourceOf } from './sources'

export interface PlannedMove {
  kind: 'move'
  source: string
  piece: number
  card: HandCard | null
  /** The space or blockade it goes to, and the spaces on the way. */
  key: string
  path: readonly string[]
}

export interface PlannedUse {
  kind: 'use'
  source: string
  card: HandCard | null
}

export interface PlannedPurchase {
  kind: 'buy'
  pile: string
  spend: readonly string[]
  /** Keys of the cards that pay. */
  paying: readonly string[]
}

export type PlanStep = PlannedMove | PlannedUse | PlannedPurchase
export type Plan = readonly PlanStep[]

/** The cards of the hand that a step takes. */
export const cardsOf = (step: PlanStep): readonly string[] => (step.kind === 'buy' ? step.paying : step.card ? [step.card.key] : [])

/** Moving comes before buying, and no card does both: whatever wants a card of the new step goes. */
export function withStep(plan: Plan, step: PlanStep): Plan {
  const taken = cardsOf(step)
  const isBuying = step.kind === 'buy'
  const others = plan.filter((one) => (one.kind === 'buy') !== isBuying && !cardsOf(one).some((key) => taken.includes(key)))
  return isBuying ? [...others, step] : [step, ...others]
}

/** The way that a planned move takes now; undefined when there is none any more. */
export function wayOf(step: PlannedMove, now: Situation): Way | undefined {
  const ways = waysOf(now.options, step.source, step.piece)
  return ways.get(step.key) ?? (step.card ? paymentsOf(now.options, step.piece).get(step.key) : undefined)
}

/** What to send for a step; null when it cannot be done now. */
export function sendFor(step: PlanStep, now: Situation): { actions: readonly string[]; leaving: readonly string[] } | null {
  if (step.kind === 'buy') {
    const acting: Buying = { kind: 'buying', card: step.pile, spend: step.spend }
    const known = step.spend.every((source) => now.options?.payments?.some((way) => way.source === source))
    return known ? (buy(acting, now).send ?? null) : null
  }
  if (step.card && !now.hand.some((one) => one.key === step.card?.key)) return null
  const leaving = step.card ? [step.card.key] : []
  if (step.kind === 'use') {
    const text = actionText(now.options, 'use', { source: step.source })
    return text ? { actions: [text], leaving } : null
  }
  const way = wayOf(step, now)
  return way ? { actions: (step.card && way.target.paid_with?.[step.card.card]) || way.target.actions, leaving } : null
}

/** A purchase paid without the cards that already have something to do; null when they are needed. */
export function beside(pile: string, now: Situation, taken: readonly string[]): Buying | null {
  const purchase = purchaseOf(now, pile)
  if (!purchase) return null
  const free = { ...now, hand: now.hand.filter((one) => !taken.includes(one.key)) }
  const suggested: Buying = { kind: 'buying', card: pile, spend: purchase.spend }
  const kept = [...payingCards(suggested, free).values(), ...purchase.spend.filter((source) => !sourceOf(source).card)]
  let found: Buying = { ...suggested, spend: kept }
  const worth = (one: HandCard): number => paymentOf(one.card, now)?.half_coins ?? 0
  const more = free.hand.filter((one) => worth(one) && !payingCards(found, free).has(one.key)).sort((a, b) => worth(a) - worth(b))
  for (const one of more) {
    if (paid(found, free) < purchase.needs) found = { ...found, spend: [...found.spend, paymentOf(one.card, now)!.source] }
  }
  return paid(found, free) >= purchase.needs ? found : null
}
