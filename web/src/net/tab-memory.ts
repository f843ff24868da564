// What was told in a room and how the hand lay, kept while the tab lives: after a reload no line is lost, no card has moved.

import type { HandCard } from '../play/hand'
import type { Line } from '../words/story'

interface Told {
  version: number
  lines: readonly Line[]
  hand: readonly HandCard[]
}

const MOST = 300
const keyOf = (code: string): string => `eldorado.told.${code}`

export function remember(code: string, told: Told): void {
  try {
    sessionStorage.setItem(keyOf(code), JSON.stringify({ ...told, lines: told.lines.slice(-MOST) }))
  } catch {
    // no room or not allowed: the log begins anew after a reload
  }
}

export function recall(code: string): Told {
  try {
    const told = JSON.parse(sessionStorage.getItem(keyOf(code)) ?? '') as Told
    if (typeof told.version === 'number' && Array.isArray(told.lines) && Array.isArray(told.hand)) return told
  } catch {
    // nothing was told yet
  }
  return { version: -1, lines: [], hand: [] }
}
