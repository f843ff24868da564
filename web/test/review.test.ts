// The band of chances as shapes, and figures as people write them.

import { expect, test } from 'vitest'
import { columns, edges, layerPath, spots, stacked } from '../src/review/chart'
import { decimal, hundredths, signed } from '../src/review/numbers'

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
