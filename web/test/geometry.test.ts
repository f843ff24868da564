import { describe, expect, test } from 'vitest'
import { centre, chain, corners, nearest, neighbours, outline, path, Plane, sharedEdge, turned, UNIT } from '../src/map/geometry'
import { bestTurn, boundsOf, fit, hexOf, place } from '../src/map/placing'
import type { RouteInfo } from '../src/net/protocol'
import firstGame from './first-game.json'

const route = firstGame as unknown as RouteInfo
const close = (a: number, b: number): void => expect(a).toBeCloseTo(b, 6)

describe('hexes', () => {
  test('neighbours are as far apart as two apothems', () => {
    for (const other of neighbours([3, -2])) {
      const [a, b] = [centre([3, -2]), centre(other)]
      close(Math.hypot(a[0] - b[0], a[1] - b[1]), Math.sqrt(3))
    }
  })

  test('two neighbours share the edge between them', () => {
    for (const other of neighbours([0, 0])) {
      const [a, b] = sharedEdge([0, 0], other)
      const middle = centre(other)
      close((a[0] + b[0]) / 2, middle[0] / 2)
      close((a[1] + b[1]) / 2, middle[1] / 2)
    }
  })

  test('hexes that do not touch share no edge', () => {
    expect(() => sharedEdge([0, 0], [2, 0])).toThrow()
  })

  test('every point of a hex is nearest to its middle', () => {
    for (const [x, y] of corners(centre([4, -1]), 0.9)) expect(nearest(x / Math.sqrt(3) - y / 3, y / 1.5)).toEqual([4, -1])
  })

  test('the outline of one hex is closed and has six corners', () => {
    const [line] = outline([[0, 0]])
    expect(line).toHaveLength(7)
  })

  test('segments in any order become one line', () => {
    expect(
      chain([
        [
          [2, 0],
          [3, 0],
        ],
        [
          [0, 0],
          [1, 0],
        ],
        [
          [2, 0],
          [1, 0],
        ],
      ]),
    ).toHaveLength(1)
  })

  test('paths are written in map units', () => {
    expect(
      path(
        [
          [0, 0],
          [1, 0.5],
        ],
        true,
      ),
    ).toBe(`M0 0L${UNIT} ${UNIT / 2}Z`)
  })
})

describe('the turned plane', () => {
  test('a turn and back is no turn', () => {
    const [x, y] = turned(turned([1, 2], 30), -30)
    close(x, 1)
    close(y, 2)
  })

  test('knows what is free around the spaces', () => {
    const plane = new Plane([[0, 0]], 30)
    expect(plane.isClear([0, 0], 0.1)).toBe(false)
    expect(plane.isClear([1.5, 0], 0.4)).toBe(true)
    expect(plane.isClear([1.5, 0], 0.7)).toBe(false)
  })
})

describe('laying a route on a sheet', () => {
  test.each([
    [1064, 634],
    [724, 534],
    [390, 488],
    [584, 390],
  ])('everything is on a sheet of %i by %i', (width, height) => {
    const laid = fit(route, width, height)
    const all = boundsOf(laid.places)
    expect(all.left * laid.radius + laid.x).toBeGreaterThanOrEqual(0)
    expect(all.top * laid.radius + laid.y).toBeGreaterThanOrEqual(0)
    expect(all.right * laid.radius + laid.x).toBeLessThanOrEqual(width)
    expect(all.bottom * laid.radius + laid.y).toBeLessThanOrEqual(height)
  })

  test('spaces are as large as the guide asks for', () => {
    expect(fit(route, 1064, 634).radius).toBeGreaterThan(19)
    expect(fit(route, 724, 534).radius).toBeGreaterThan(13)
    expect(fit(route, 390, 488).radius).toBeGreaterThan(9)
    expect(fit(route, 584, 390).radius).toBeGreaterThan(10.5)
  })

  test('the way runs to the right on a wide sheet and upwards on a tall one', () => {
    const ends = (width: number, height: number): [number, number] => {
      const plane = new Plane((route.spaces ?? []).map(hexOf), bestTurn(route, width, height))
      const start = plane.spot(hexOf(route.spaces!.find((space) => space.start === 1)!))
      const finish = plane.spot(hexOf(route.spaces!.find((space) => space.finish)!))
      return [finish[0] - start[0], finish[1] - start[1]]
    }
    expect(ends(1064, 634)[0]).toBeGreaterThan(20)
    expect(ends(390, 488)[1]).toBeLessThan(-20)
  })

  test('badges and letters cover no space and not each other', () => {
    const places = place(route, 0, 12)
    const discs = [...places.badges, ...places.letters]
    for (const disc of discs) expect(places.plane.isClear(disc.spot, disc.radius)).toBe(true)
    for (const [i, a] of discs.entries()) {
      for (const b of discs.slice(i + 1)) {
        expect(Math.hypot(a.spot[0] - b.spot[0], a.spot[1] - b.spot[1])).toBeGreaterThan(a.radius + b.radius)
      }
    }
  })
})
