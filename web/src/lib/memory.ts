// What was told in a room, kept while the tab lives, so that a reload loses no line of the log.

import type { Line } from './story'

interface Told {
  version: number
  lines: readonly Line[]
}

const MOST = 300
const keyOf = (code: string): string => `eldorado.told.${code}`

export function remember(code: string, version: number, lines: readonly Line[]): void {
  try {
    sessionStorage.setItem(keyOf(code), JSON.stringify({ version, lines: lines.slice(-MOST) }))
  } catch {
    // no room or not allowed: the log begins anew after a reload
  }
}

export function recall(code: string): Told {
  try {
    const told = JSON.parse(sessionStorage.getItem(keyOf(code)) ?? '') as Told
    if (typeof told.version === 'number' && Array.isArray(told.lines)) return told
  } catch {
    // nothing was told yet
  }
  return { version: -1, lines: [] }
}
