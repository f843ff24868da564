// Looking at the table of the workshop: which way round it lies, how much of it is seen, and where pixels are on it.

import type { Box, Point } from '../map/geometry'

const CLOSEST = 4
/** How much better another way round must fit before the table is turned: it does not turn at every piece. */
const WORTH = 1.2
/** Of two ways round that fit alike, the one on which the race goes up. */
const UPWARDS = 1.05

export interface Look {
  zoom: number
  /** Where the middle of the window lies from the middle of the table, in radii. */
  x: number
  y: number
}

export const WHOLE: Look = { zoom: 1, x: 0, y: 0 }

/** What of the table is seen: the whole of it, or a window on it. */
export function framed(bounds: Box, look: Look): Box {
  const [w, h] = [(bounds.right - bounds.left) / look.zoom / 2, (bounds.bottom - bounds.top) / look.zoom / 2]
  const [x, y] = [(bounds.left + bounds.right) / 2 + look.x, (bounds.top + bounds.bottom) / 2 + look.y]
  return { left: x - w, right: x + w, top: y - h, bottom: y + h }
}

/** The window never leaves the table. */
export function held(look: Look, bounds: Box): Look {
  const zoom = Math.min(CLOSEST, Math.max(1, look.zoom))
  const room = (size: number): number => (size / 2) * (1 - 1 / zoom)
  const [w, h] = [room(bounds.right - bounds.left), room(bounds.bottom - bounds.top)]
  return { zoom, x: Math.min(w, Math.max(-w, look.x)), y: Math.min(h, Math.max(-h, look.y)) }
}

/** Closer, so that the point `at` of the table stays where it is. */
export function zoomed(look: Look, factor: number, at: Point, bounds: Box): Look {
  const zoom = Math.min(CLOSEST, Math.max(1, look.zoom * factor))
  const [x, y] = [at[0] - (bounds.left + bounds.right) / 2, at[1] - (bounds.top + bounds.bottom) / 2]
  const k = look.zoom / zoom
  return held({ zoom, x: x - (x - look.x) * k, y: y - (y - look.y) * k }, bounds)
}

export function panned(look: Look, dx: number, dy: number, bounds: Box): Look {
  return held({ ...look, x: look.x - dx, y: look.y - dy }, bounds)
}

/** How large a radius is when all of these points are seen. */
export function fitting(spots: readonly Point[], width: number, height: number, margin: number): number {
  if (!spots.length) return 1
  const [xs, ys] = [spots.map((spot) => spot[0]), spots.map((spot) => spot[1])]
  const spread = (values: number[]): number => Math.max(...values) - Math.min(...values) + 2 * margin
  return Math.min(width / spread(xs), height / spread(ys))
}

/** A point turned about the origin by sixths, clockwise as the screen shows it. */
export function turnedPoint([x, y]: Point, sixths: number): Point {
  const angle = (sixths * Math.PI) / 3
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

/** Which way round the table fits best on the stage; as it lies, unless another way is much better. */
export function bestTurn(spots: readonly Point[], width: number, height: number, now: number): number {
  if (!width || !height || spots.length < 2) return width >= height ? 0 : now
  const size = (turn: number): number => {
    const seen = spots.map((spot) => turnedPoint(spot, turn))
    const rises = seen.at(-1)![1] < seen[0]![1] ? UPWARDS : 1
    return fitting(seen, width, height, 2) * rises
  }
  const best = [0, 1, 2, 3, 4, 5].reduce((a, b) => (size(b) > size(a) * 1.001 ? b : a))
  return size(best) > size(now) * WORTH ? best : now
}

/** By how many sixths a line has turned between two angles, and what is left over. */
export function sixthsBetween(from: number, to: number): { sixths: number; rest: number } {
  const apart = Math.atan2(Math.sin(to - from), Math.cos(to - from))
  const sixths = Math.trunc(apart / (Math.PI / 3) + Math.sign(apart) * 0.25) + 0 // never -0
  return { sixths, rest: to - apart + sixths * (Math.PI / 3) }
}
