// Puzzles from the server, and what this browser remembers of them.

import { recall, remember as keep } from '../memory'
import { json } from '../net/api'
import type { PuzzleEntry, PuzzleQuestion, PuzzleShelf, PuzzleTable, PuzzleVerdict, PuzzleWay, PuzzleWhy } from '../net/protocol'

const KEY = 'eldorado.puzzles'

/** How often a puzzle was tried, and at which try it was solved: 0 while it is not. */
export interface Tried {
  tries: number
  solved: number
}

const place = (id: string): string => `api/puzzles/${encodeURIComponent(id)}`

export const shelf = (): Promise<PuzzleShelf> => json('api/puzzles')
export const tried = (id: string, entries: PuzzleEntry[]): Promise<PuzzleTable> => json(place(id), { entries })
export const why = (id: string, question: PuzzleQuestion): Promise<PuzzleWhy> => json(`${place(id)}/why`, question)
export const verdict = (id: string, entries: PuzzleEntry[]): Promise<PuzzleVerdict> => json(`${place(id)}/verdict`, { entries })
export const way = (id: string): Promise<PuzzleWay> => json(`${place(id)}/way`)

export function remembered(): Record<string, Tried> {
  try {
    return JSON.parse(recall(KEY) ?? '{}') as Record<string, Tried>
  } catch {
    return {} // somebody else's words under our key
  }
}

/** One more try; the first that solves it counts. */
export function remember(id: string, isSolved: boolean): Tried {
  const all = remembered()
  const before = all[id] ?? { tries: 0, solved: 0 }
  const tries = before.tries + 1
  const now = { tries, solved: before.solved || (isSolved ? tries : 0) }
  keep(KEY, JSON.stringify({ ...all, [id]: now }))
  return now
}

/** The puzzle after this one that is not solved yet; the next one when all are. */
export function next(from: string, ids: readonly string[], known: Record<string, Tried>): string {
  const at = ids.indexOf(from)
  const order = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))]
  return order.find((id) => !known[id]?.solved) ?? order[0] ?? from
}
