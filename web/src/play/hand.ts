// The hand as a row of single cards. Cards keep their places while others come and go, so that nothing jumps.

import type { Cards } from '../net/protocol'

export interface HandCard {
  /** Tells copies apart; the same card keeps its key as long as it is in hand. */
  key: string
  card: string
}

/** `leaving` are the cards that were just played: of several copies it is these that go. */
export function arrange(before: readonly HandCard[], hand: Cards, leaving: readonly string[] = []): HandCard[] {
  const left: Cards = { ...hand }
  const staying = before.filter((one) => !leaving.includes(one.key))
  const order = [...staying, ...before.filter((one) => leaving.includes(one.key))]
  const keep = new Set(
    order.filter(({ card }) => {
      const count = left[card] ?? 0
      if (count > 0) left[card] = count - 1
      return count > 0
    }),
  )
  const kept = before.filter((one) => keep.has(one))
  const used = new Set(kept.map((one) => one.key))
  for (const [card, count] of Object.entries(left)) {
    for (let added = 0, n = 1; added < count; n++) {
      const key = `${card}/${n}`
      if (used.has(key)) continue
      used.add(key)
      kept.push({ key, card })
      added++
    }
  }
  return kept
}

/** A place in the hand; empty while the card that lay there is played and could be taken back. */
export interface Slot {
  key: string
  card: HandCard | null
}

/** Nothing jumps in a turn: who stays keeps the place, who comes back has it again, and a new card takes a free one. */
export function laidOut(before: readonly Slot[], hand: readonly HandCard[], isSameTurn: boolean): Slot[] {
  if (!isSameTurn) return hand.map((card) => ({ key: card.key, card }))
  const held = new Map(hand.map((card) => [card.key, card]))
  const slots: Slot[] = before.map(({ key }) => ({ key, card: held.get(key) ?? null }))
  for (const card of hand) {
    if (before.some((slot) => slot.key === card.key)) continue
    const free = slots.findIndex((slot) => !slot.card)
    slots[free < 0 ? slots.length : free] = { key: card.key, card }
  }
  return slots.some((slot) => slot.card) ? slots : []
}

export const cardsIn = (slots: readonly Slot[]): HandCard[] => slots.flatMap((slot) => slot.card ?? [])

export function countOf(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0)
}
