// Where every piece went in a whole game, from the moments of its record.

import type { Table } from '../net/protocol'
import { walksOf } from '../words/story'

/** `seat/piece` to all spaces it stood on, in order. */
export function pathsOf(moments: readonly Table[]): Map<string, string[]> {
  const paths = new Map<string, string[]>()
  for (const moment of moments) {
    for (const [key, walk] of Object.entries(walksOf(moment.events ?? []))) {
      const known = paths.get(key)
      if (known) known.push(...walk.slice(1))
      else paths.set(key, [...walk])
    }
  }
  return paths
}
