import { describe, expect, test } from 'vitest'
import { corners, distance, path, turned, UNIT, type Point } from '../src/map/geometry'
import { fit, goesUp, nearPlaces } from '../src/map/placing'
import type { RouteInfo } from '../src/net/protocol'
import firstGame from './first-game.json'

const route = firstGame as unknown as RouteInfo
const SHEETS = [
  [1064, 634],
  [724, 534],
  [390, 488],
  [584, 390],
] as const

test('a turn and back is no turn', () => {
  const [x, y] = turned(turned([1, 2], 30), -30)
  expect(x).toBeCloseTo(1, 6)
  expect(y).toBeCloseTo(2, 6)
})

test('the corners of a hex lie a radius from its middle', () => {
  for (const corner of corners([3, 4], 0.9, 30)) expect(distance(corner, [3, 4])).toBeCloseTo(0.9, 6)
})

test('paths are written in map units', () => {
  const line: Point[] = [
    [0, 0],
    [1, 0.5],
  ]
  expect(path(line, true)).toBe(`M0 0L${UNIT} ${UNIT / 2}Z`)
})

describe('laying a route on a sheet', () => {
  test.each(SHEETS)('everything is on a sheet of %i by %i', (width, height) => {
    const { places, radius, x, y } = fit(route, width, height)
    const all = places.bounds
    expect(all.left * radius + x).toBeGreaterThanOrEqual(0)
    expect(all.top * radius + y).toBeGreaterThanOrEqual(0)
    expect(all.right * radius + x).toBeLessThanOrEqual(width)
    expect(all.bottom * radius + y).toBeLessThanOrEqual(height)
    for (const space of route.spaces!) {
      const [sx, sy] = places.spot(space.name)
      expect([sx > all.left, sx < all.right, sy > all.top, sy < all.bottom]).toEqual([true, true, true, true])
    }
  })

  test('spaces are as large as the guide asks for', () => {
    expect(SHEETS.map(([width, height], i) => fit(route, width, height).radius > [19, 13, 9, 10.5][i]!)).toEqual([true, true, true, true])
  })

  test('the way runs to the right on a wide sheet and upwards on a tall one', () => {
    const ends = (width: number, height: number): Point => {
      const { spot } = fit(route, width, height).places
      const start = spot(route.spaces!.find((space) => space.start === 1)!.name)
      const finish = spot(route.spaces!.find((space) => space.finish)!.name)
      return [finish[0] - start[0], finish[1] - start[1]]
    }
    expect(ends(1064, 634)[0]).toBeGreaterThan(20)
    expect(ends(390, 488)[1]).toBeLessThan(-20)
  })

  test('badges and letters can be read at every size, and are as drawn from close by', () => {
    for (const [width, height] of SHEETS) {
      const { places, radius } = fit(route, width, height)
      expect(Math.min(...places.letters.map((disc) => disc.radius * radius))).toBeGreaterThan(7.9)
      expect(Math.min(...places.badges.map((disc) => disc.radius * radius))).toBeGreaterThan(8.9)
      const near = nearPlaces(route, places.turn)
      expect(near.spot('Z1')).toEqual(places.spot('Z1'))
      expect(near.letters[0]!.radius).toBeLessThanOrEqual(places.letters[0]!.radius)
    }
  })

  test('a bare picture is no smaller and has neither', () => {
    const [bare, whole] = [fit(route, 220, 130, true), fit(route, 220, 130)]
    expect(bare.radius).toBeGreaterThanOrEqual(whole.radius)
    expect([bare.places.badges, bare.places.letters]).toEqual([[], []])
  })
})

test('a map that loses some of its height for a while does not turn round', () => {
  expect([goesUp(468, 586), goesUp(468, 586, 132), goesUp(468, 586, 218), goesUp(586, 468)]).toEqual([true, true, false, false])
})
