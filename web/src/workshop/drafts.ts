// What was laid last on this device, so that nothing is lost by a reload.

import * as memory from '../memory'
import type { Arrangement } from '../net/protocol'

const KEY = 'eldorado.workshop'

export function remember(table: Arrangement): void {
  memory.remember(KEY, JSON.stringify(table))
}

export function recall(): Arrangement | null {
  try {
    const found = JSON.parse(memory.recall(KEY) ?? 'null') as Arrangement | null
    return found && Array.isArray(found.pieces) ? found : null
  } catch {
    return null // written by something else
  }
}
