// What is played: a card, a token, or a card under a token. The wire names each by one word, which is looked up here and never read.

import art from '../art/generated/box.json'

export interface Source {
  id: string
  card: string
  token: string
  /** The card counts as half a coin, whatever it could pay. */
  half: boolean
}

const all = new Map<string, Source>(Object.entries(art.sources).map(([id, parts]) => [id, { id, ...parts }]))
const NOTHING: Source = { id: '', card: '', token: '', half: false }

export function sourceOf(id: string): Source {
  return all.get(id) ?? NOTHING
}

/** The word for this card under this token; either may be missing. Empty when the box has no such thing. */
export function sourceId(card: string, token: string): string {
  for (const one of all.values()) if (one.card === card && one.token === token && !one.half) return one.id
  return ''
}

/** Whether a token is laid on a card instead of being used by itself. */
export function isLaidOnCards(token: string): boolean {
  return [...all.values()].some((one) => one.token === token && one.card !== '')
}
