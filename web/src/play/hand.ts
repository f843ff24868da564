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

export function countOf(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0)
}
