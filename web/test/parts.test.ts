// What two views have in common is kept once.

import { expect, test } from 'vitest'
import { keeping, keepingParts } from '../src/net/parts'

const view = (): { round: number; players: { seat: number; hand: string[] }[]; market: Record<string, number> } => ({
  round: 1,
  players: [
    { seat: 1, hand: ['scout'] },
    { seat: 2, hand: [] },
  ],
  market: { scout: 3 },
})

test('what is as before is the one before, what has changed is new, also on the way to it', () => {
  const before = view()
  const now = { ...view(), round: 2 }
  now.players[1]!.hand.push('sailor')
  const wanted = structuredClone(now)
  const kept = keeping(before, now)
  expect(kept).toEqual(wanted)
  expect(kept).not.toBe(before)
  expect(kept.market).toBe(before.market)
  expect(kept.players).not.toBe(before.players)
  expect(kept.players[0]).toBe(before.players[0])
  expect(kept.players[1]).not.toBe(before.players[1])
  expect(before).toEqual(view())
})

test.each<[unknown, unknown]>([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: null }],
  [
    { a: 1, b: undefined },
    { a: 1, c: undefined },
  ],
  [[], {}],
  [{ 0: 1 }, [1]],
  [null, {}],
  ['a', ['a']],
])('%j is never taken for %j', (before, now) => {
  const wanted = structuredClone(now)
  const kept = keeping(before, now)
  expect(kept).toStrictEqual(wanted)
  expect(kept).not.toBe(before)
})

test('the same view once more is still new, its parts are not', () => {
  const before = view()
  const kept = keepingParts(before, view())
  expect(kept).toEqual(before)
  expect(kept).not.toBe(before)
  expect(kept.players).toBe(before.players)
})
