// Hexes, lines and the turned plane. Pointy-top axial coordinates, y downwards; one unit is the radius of a space.

export type Point = readonly [number, number]
export type Hex = readonly [number, number]

/** Drawings of spaces are made for this radius; everything on the map is written in these units. */
export const UNIT = 50
/** The radius in pixels from which all signs of a space can be told apart. */
export const FULL_FROM = 26
const SQRT3 = Math.sqrt(3)
const APOTHEM = SQRT3 / 2
const EDGE_TO: Record<string, number> = { '1,0': 0, '0,1': 1, '-1,1': 2, '-1,0': 3, '0,-1': 4, '1,-1': 5 }
const STEPS: Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

export function hexKey(hex: Hex): string {
  return `${hex[0]},${hex[1]}`
}

/** The same as a number, where it is asked for thousands of times. */
function hexNumber(q: number, r: number): number {
  return (q + 512) * 1024 + r + 512
}

export function neighbours(hex: Hex): Hex[] {
  return STEPS.map(([q, r]) => [hex[0] + q, hex[1] + r])
}

export function centre(hex: Hex): Point {
  return [SQRT3 * (hex[0] + hex[1] / 2), 1.5 * hex[1]]
}

export function turned(point: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [point[0] * cos - point[1] * sin, point[0] * sin + point[1] * cos]
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

type Segment = readonly [Point, Point]

export function sharedEdge(a: Hex, b: Hex): Segment {
  const first = EDGE_TO[`${b[0] - a[0]},${b[1] - a[1]}`]
  if (first === undefined) throw new Error(`${hexKey(a)} and ${hexKey(b)} share no edge`)
  const around = corners(centre(a))
  return [around[first]!, around[(first + 1) % 6]!]
}

/** Joins segments end to end into as few lines as possible. */
export function chain(segments: readonly Segment[]): Point[][] {
  const left = [...segments]
  const lines: Point[][] = []
  while (left.length) {
    const grown = [...left.shift()!]
    while (grow(grown, left));
    lines.push(grown)
  }
  return lines
}

function grow(grown: Point[], left: Segment[]): boolean {
  for (const [index, [a, b]] of left.entries()) {
    for (const [here, there] of [
      [a, b],
      [b, a],
    ] as const) {
      if (distance(here, grown.at(-1)!) < 0.01) grown.push(there)
      else if (distance(here, grown[0]!) < 0.01) grown.unshift(there)
      else continue
      left.splice(index, 1)
      return true
    }
  }
  return false
}

/** The closed lines round a patch of hexes. */
export function outline(hexes: readonly Hex[]): Point[][] {
  const mine = new Set(hexes.map(hexKey))
  const edges = hexes.flatMap((hex) =>
    neighbours(hex)
      .filter((n) => !mine.has(hexKey(n)))
      .map((n) => sharedEdge(hex, n)),
  )
  return chain(edges)
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

export function discBox([x, y]: Point, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
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

/** How far a point is outside a box; 0 inside. */
export function beyond(box: Box, [x, y]: Point): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
}

/** Hexes on a plane turned by a multiple of 30 degrees. */
export class Plane {
  readonly turn: number
  private readonly spots = new Map<string, Point>()
  private readonly centres = new Map<number, Point>()

  constructor(hexes: readonly Hex[], turn: number) {
    this.turn = ((turn % 360) + 360) % 360
    for (const hex of hexes) {
      this.centres.set(hexNumber(hex[0], hex[1]), centre(hex))
      this.spots.set(hexKey(hex), turned(centre(hex), this.turn))
    }
  }

  spot(hex: Hex): Point {
    return this.spots.get(hexKey(hex)) ?? turned(centre(hex), this.turn)
  }

  line(points: readonly Point[]): Point[] {
    return points.map((point) => turned(point, this.turn))
  }

  bounds(): Box {
    const [wide, high] = this.turn % 60 ? [1, APOTHEM] : [APOTHEM, 1]
    const box = boxOf([...this.spots.values()])
    return { left: box.left - wide, top: box.top - high, right: box.right + wide, bottom: box.bottom + high }
  }

  /** Whether no space is within reach of a point. */
  isClear(point: Point, reach: number): boolean {
    const [x, y] = turned(point, -this.turn)
    const [q0, r0] = nearest(x / SQRT3 - y / 3, y / 1.5)
    const rings = reach < 1 ? 1 : reach < 2.5 ? 2 : 4
    for (let q = -rings; q <= rings; q++) {
      for (let r = Math.max(-rings, -q - rings); r <= Math.min(rings, -q + rings); r++) {
        const middle = this.centres.get(hexNumber(q0 + q, r0 + r))
        if (middle && beyondHexagon(x - middle[0], y - middle[1]) < reach) return false
      }
    }
    return true
  }
}

/** The hex that a point with these fractional coordinates lies in. */
export function nearest(q: number, r: number): Hex {
  const s = -q - r
  const [wq, wr, ws] = [Math.round(q), Math.round(r), Math.round(s)]
  const [oq, or, os] = [Math.abs(wq - q), Math.abs(wr - r), Math.abs(ws - s)]
  if (oq > or && oq > os) return [-wr - ws, wr]
  return os >= or ? [wq, wr] : [wq, -wq - ws]
}

/** The signed distance from a pointy-top hexagon of radius 1 round the origin. */
function beyondHexagon(x: number, y: number): number {
  let [along, out] = [Math.abs(y), Math.abs(x)]
  const fold = 2 * Math.min(out / 2 - along * APOTHEM, 0)
  along += fold * APOTHEM
  out -= fold / 2
  const length = Math.hypot(along - Math.max(-0.5, Math.min(0.5, along)), out - APOTHEM)
  return out >= APOTHEM ? length : -length
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
