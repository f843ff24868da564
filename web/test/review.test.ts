// The band of chances as shapes, and figures as people write them.

import { expect, test } from 'vitest'
import { apart, byRound, drawn, furthest, idle, stairs, verdict } from '../src/review/cards'
import { columns, edges, layerPath, spots, stacked } from '../src/review/chart'
import { decimal, hundredths, signed } from '../src/review/numbers'
import { gains, toGo } from '../src/review/race'
import type { CardTime, PurchaseTold } from '../src/net/protocol'

const band = [
  { number: 0, round: 0, seat: 0, win: [0.5, 0.3, 0.2] },
  { number: 4, round: 1, seat: 1, win: [0.6, 0.2, 0.2] },
  { number: 9, round: 1, seat: 2, win: [0.4, 0.4, 0.2] },
  { number: 12, round: 2, seat: 1, win: [1, 0, 0] },
]

test('whoever looks lies at the bottom', () => {
  expect(stacked(3, 2)).toEqual([2, 3, 1])
})

test('the layers reach the top together', () => {
  const found = edges(band, [2, 3, 1])
  expect(found[0]).toEqual([0.3, 0.2, 0.4, 0])
  expect(found[2]!.every((share) => Math.abs(share - 1) < 1e-9)).toBe(true)
})

test('a layer is a closed shape between two edges', () => {
  expect(layerPath(null, [0.5, 1], 100, 10)).toBe('M0.0 5.0L100.0 0.0L100.0 10.0L0.0 10.0Z')
})

test('a round begins where the one before ended', () => {
  expect(columns(band)).toEqual([
    { round: 1, from: 0, to: 2 },
    { round: 2, from: 2, to: 3 },
  ])
})

test('figures as people write them', () => {
  expect([signed(3), signed(-3), signed(0)]).toEqual(['+3', '−3', '0'])
  expect([decimal(1.25, 'en'), decimal(0.3, 'de')]).toEqual(['1.3', '0,3'])
})

test('a layer is named where it is thick, not at a needle', () => {
  const layers = [
    [0.1, 0.9, 0.1, 0.4, 0.4, 0.4],
    [1, 1, 1, 1, 1, 1],
  ]
  expect(spots(layers)).toEqual([
    { point: 4, from: 0, to: 0.4 },
    { point: 3, from: 0.4, to: 1 },
  ])
  expect(spots([[]])).toEqual([{ point: 0, from: 0, to: 0 }])
})

test('shares add up to a hundred', () => {
  expect(hundredths([0.296, 0.243, 0.194, 0.267])).toEqual([30, 24, 19, 27])
  expect(hundredths([1 / 3, 1 / 3, 1 / 3]).reduce((sum, one) => sum + one, 0)).toBe(100)
  expect(hundredths([1, 0])).toEqual([100, 0])
  expect(hundredths([])).toEqual([])
})

const once = (round: number, what: string, number = 0): CardTime => ({ round, what, number })

function told(card: string, times: CardTime[], more: Partial<PurchaseTold> = {}): PurchaseTold {
  return { card, round: 0, spaces: 0, paid: 0, acted: 0, removed: 0, copies: 1, times, ...more }
}

test('the times of a card by round', () => {
  const times = [once(1, 'bought'), once(3, 'walked', 2), once(3, 'unused')]
  expect(byRound(times).map((column) => [column.round, column.times.length])).toEqual([
    [1, 1],
    [3, 2],
  ])
})

test('a card that walked and took a blockade came up once', () => {
  expect(drawn(told('scout', [once(1, 'bought'), once(3, 'walked', 2), once(3, 'blockade', 4), once(5, 'blockade', 2)]))).toBe(2)
})

test('what stands out is told first', () => {
  const [unused, walked] = [once(2, 'unused'), once(3, 'walked', 2)]
  expect(verdict(told('scout', [once(9, 'bought')], { round: 9 }), 40).key).toBe('review-short-late')
  expect(verdict(told('scout', [walked], { spaces: 8 }), 40)).toEqual({ key: 'review-short-way', args: { percent: 20 } })
  expect(verdict(told('scout', [unused, unused, walked], { spaces: 2 }), 40)).toEqual({
    key: 'review-short-unused',
    args: { unused: 2, times: 3 },
  })
  expect(verdict(told('traveler', [once(1, 'paid')], { paid: 1 }), 40).key).toBe('review-short-paid')
  expect(verdict(told('compass', [once(4, 'acted'), once(4, 'removed')], { acted: 1, removed: 4 }), 40)).toEqual({
    key: 'review-short-removed',
    args: { round: 4 },
  })
  expect(verdict(told('traveler', [once(3, 'removed')], { removed: 3 }), 0).args).toEqual({ round: 3 })
})

test('who walked furthest, of all and of what was bought', () => {
  const cards = [told('explorer', [], { spaces: 9 }), told('scout', [], { spaces: 4, round: 2 }), told('native', [], { round: 3 })]
  expect(furthest(cards)?.card).toBe('explorer')
  expect(furthest(cards, true)?.card).toBe('scout')
  expect(furthest([cards[2]!])).toBeUndefined()
  expect(idle([told('explorer', [once(1, 'unused')]), told('traveler', [once(1, 'unused'), once(2, 'unused')])])).toEqual([
    { card: 'traveler', count: 2 },
    { card: 'explorer', count: 1 },
  ])
})

test('labels are moved apart and stay on the chart', () => {
  expect(apart([10, 12, 80], 20, 100)).toEqual([10, 30, 80])
  expect(apart([98, 97, 50], 20, 100)).toEqual([100, 80, 50])
  expect(apart([95, 96], 10, 100)).toEqual([90, 100])
})

test('a line that keeps its height until it changes', () => {
  expect(
    stairs(
      [8, 9],
      (step) => 10 * step,
      (value) => 100 - value,
    ),
  ).toBe('M0.0 92.0H10.0V91.0')
})

test('spaces to the gate, and where the expert went further', () => {
  expect(toGo(['A1', 'home'], new Map([['A1', 7]]))).toBe(7)
  expect(gains([20, 18, 15, 10], [20, 15, 14, 6, 0])).toEqual([
    { turn: 0, expert: 5, own: 2 },
    { turn: 2, expert: 8, own: 5 },
  ])
  expect(gains([20], [20])).toEqual([])
})
