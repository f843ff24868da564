// The hand as a row of single cards. Cards keep their places while others come and go, so that nothing jumps.

import type { Cards } from './protocol'

export interface HandCard {
  /** Tells copies apart; the same card keeps its key as long as it is in hand. */
  key: string
  card: string
}

export function arrange(before: readonly HandCard[], hand: Cards): HandCard[] {
  const left: Cards = { ...hand }
  const kept = before.filter(({ card }) => {
    const count = left[card] ?? 0
    if (count > 0) left[card] = count - 1
    return count > 0
  })
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
