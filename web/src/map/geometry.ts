// Points, boxes and lines. One unit is the radius of a space; where things lie was worked out by the server (RouteInfo.layout).

export type Point = readonly [number, number]

/** Drawings of spaces are made for this radius; everything on the map is written in these units. */
export const UNIT = 50
/** The radius in pixels from which all signs of a space can be told apart. */
export const FULL_FROM = 26

export function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [x * cos - y * sin, x * sin + y * cos]
}

/** The six corners, clockwise from the upper right of an unturned hex. */
export function corners(middle: Point, radius = 1, turn = 0): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((60 * i - 30 + turn) * Math.PI) / 180
    return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)]
  })
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

function fine(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Straight lines through points, written in map units. */
export function path(points: readonly Point[], close = false): string {
  return 'M' + points.map(([x, y]) => `${fine(x * UNIT)} ${fine(y * UNIT)}`).join('L') + (close ? 'Z' : '')
}

/** A soft line through points: begins at the first, ends at the last, bends at those between. */
export function smooth(points: readonly Point[]): string {
  if (points.length < 3) return path(points)
  const at = (p: Point): string => `${fine(p[0] * UNIT)} ${fine(p[1] * UNIT)}`
  let text = `M${at(points[0]!)}`
  for (let i = 1; i < points.length - 1; i++) {
    const [a, b] = [points[i]!, points[i + 1]!]
    text += `Q${at(a)} ${at([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])}`
  }
  return `${text}L${at(points.at(-1)!)}`
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function boxOf(points: readonly Point[], margin = 0): Box {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  }
}

/** Flat sunlight: wedges from one point, as one path. */
export function rays(origin: Point, count: number, length: number, phase = 0): string {
  let text = ''
  for (let i = 0; i < count; i++) {
    const [a, b] = [(2 * Math.PI * (i + phase)) / count, (2 * Math.PI * (i + 0.5 + phase)) / count]
    const far = (angle: number): Point => [origin[0] + length * Math.cos(angle), origin[1] + length * Math.sin(angle)]
    text += path([origin, far(a), far(b)], true)
  }
  return text
}

/** The point at a share of the way from one to another. */
export function along(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}
