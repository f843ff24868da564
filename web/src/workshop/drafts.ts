// What was laid last on this device, so that nothing is lost by a reload.

import type { Arrangement } from '../net/protocol'

const KEY = 'eldorado.workshop'

export function remember(table: Arrangement): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(table))
  } catch {
    // no room on the device, or none allowed: the table stays as long as the page is open
  }
}

export function recall(): Arrangement | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Arrangement | null
    return found && Array.isArray(found.pieces) ? found : null
  } catch {
    return null // written by something else
  }
}
