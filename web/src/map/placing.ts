// Where things beside the spaces stand (gate, badges of blockades, letters), and how a route is laid on a sheet.

import box from '../art/generated/box.json'
import { around, beyond, boxOf, chain, discBox, distance, outline, Plane, sharedEdge, type Box, type Hex, type Point } from './geometry'
import type { RouteInfo, SpaceInfo } from '../net/protocol'

export const GATE_SCALE = 0.042
const SUN_REACH = 77
const BADGE = 0.8
const BADGE_PIXELS = 10.5
const BADGE_REACH = 1.24
const LETTER = 0.46
const LETTER_PIXELS = 8
const SMALLER = 0.86
const GAP = 0.12
const STRAIGHT = 0.35
const RAD = Math.PI / 180

export interface Disc {
  spot: Point
  radius: number
}

/** Where everything of one picture stands, in radii of a space. */
export interface Places {
  plane: Plane
  outlines: Point[][][]
  seams: Point[][][]
  gate: Point
  badges: Disc[]
  letters: Disc[]
}

export function hexOf(space: SpaceInfo): Hex {
  return [space.q, space.r]
}

function hexesOf(route: RouteInfo): Hex[] {
  return (route.spaces ?? []).map(hexOf)
}

/** Finds places for a picture whose spaces have this radius in pixels; a bare one has neither badges nor letters. */
export function place(route: RouteInfo, turn: number, radius: number, bare = false, plane = new Plane(hexesOf(route), turn)): Places {
  const spaces = route.spaces ?? []
  const byName = new Map(spaces.map((space) => [space.name, hexOf(space)]))
  const outlines = route.pieces.map((_, piece) =>
    outline(spaces.filter((s) => s.piece === piece).map(hexOf)).map((line) => plane.line(line)),
  )
  const seams = (route.seams ?? []).map((seam) =>
    chain(seam.edges.map(([a, b]) => sharedEdge(byName.get(a!)!, byName.get(b!)!))).map((line) => plane.line(line)),
  )
  const places: Places = { plane, outlines, seams, gate: gateSpot(route, plane), badges: [], letters: [] }
  if (bare) return places
  for (const lines of seams) places.badges.push(badge(places, lines, Math.max(BADGE, BADGE_PIXELS / radius)))
  for (const piece of route.pieces.keys()) places.letters.push(letter(places, route, piece, Math.max(LETTER, LETTER_PIXELS / radius)))
  return places
}

/** Round everything, shadows included. */
export function boundsOf(places: Places): Box {
  const spaces = places.plane.bounds()
  let all: Box = { left: spaces.left - 0.1, top: spaces.top - 0.1, right: spaces.right + 0.1, bottom: spaces.bottom + 0.36 }
  const sun: Point = [places.gate[0], places.gate[1] - 4 * GATE_SCALE]
  all = around(all, discBox(sun, SUN_REACH * GATE_SCALE))
  for (const disc of places.badges) all = around(all, discBox(disc.spot, disc.radius * BADGE_REACH))
  for (const disc of places.letters) all = around(all, discBox(disc.spot, disc.radius * 1.15))
  return all
}

/** Beyond the middle finish space, as near as the building can stand without covering a space. */
export function gateSpot(route: RouteInfo, plane: Plane): Point {
  const finishes = (route.spaces ?? []).filter((s) => s.finish)
  const middle = plane.spot(hexOf(finishes[1]!))
  const others = [finishes[0]!, finishes[2]!].map((s) => plane.spot(hexOf(s)))
  const back: Point = [(others[0]![0] + others[1]![0]) / 2, (others[0]![1] + others[1]![1]) / 2]
  const outward = Math.atan2(middle[1] - back[1], middle[0] - back[0])
  let best: { cost: number; spot: Point } | undefined
  for (let swing = -40; swing <= 40; swing += 10) {
    for (let step = 15; step < 75; step++) {
      const angle = outward + swing * RAD
      const spot: Point = [middle[0] + (Math.cos(angle) * step) / 10, middle[1] + (Math.sin(angle) * step) / 10]
      const cost = step / 10 + Math.abs(swing) * 0.012
      if (best && cost >= best.cost) break
      if (gateEdge(spot).every((point) => plane.isClear(point, 0.14))) {
        best = { cost, spot }
        break
      }
    }
  }
  if (!best) throw new Error('no room for the gate')
  return best.spot
}

function gateEdge(spot: Point): Point[] {
  return box.gate.flatMap(([height, half]) =>
    [-3, -2, -1, 0, 1, 2, 3].map((i): Point => [spot[0] + ((half! * i) / 3) * GATE_SCALE, spot[1] + height! * GATE_SCALE]),
  )
}

/** Nothing lies under a disc: no space, no other disc, not the gate. */
function isFree(places: Places, spot: Point, radius: number): boolean {
  if (!places.plane.isClear(spot, radius + GAP)) return false
  const [x, y] = places.gate
  const half = 64 * GATE_SCALE
  const gate: Box = { left: x - half, top: y - 60 * GATE_SCALE, right: x + half, bottom: y + 54 * GATE_SCALE }
  if (beyond(gate, spot) < radius) return false
  return [...places.badges, ...places.letters].every((o) => distance(spot, o.spot) >= (radius + o.radius) * 1.1 + 0.08)
}

/** At the end of the seam where it can stand nearest, straight on if there is room, the upper end before the lower. */
function badge(places: Places, lines: Point[][], radius: number): Disc {
  const seam = lines.reduce((a, b) => (b.length > a.length ? b : a))
  const middle: Point = [mean(seam.map((p) => p[0])), mean(seam.map((p) => p[1]))]
  let best: { cost: number; disc: Disc } | undefined
  for (const end of [seam[0]!, seam.at(-1)!]) {
    const ahead = Math.atan2(end[1] - middle[1], end[0] - middle[0])
    for (let swing = -180; swing < 180; swing += 15) {
      for (const size of [radius, radius * SMALLER]) {
        const extra = Math.abs(swing) / 60 + (radius - size) * 4
        const found = outFrom(places, end, ahead + swing * RAD, size, (best?.cost ?? Infinity) - extra)
        if (found) best = { cost: found.cost + extra, disc: found.disc }
      }
    }
  }
  if (!best) throw new Error('no room for a badge')
  return best.disc
}

function outFrom(places: Places, end: Point, angle: number, radius: number, bound: number): { cost: number; disc: Disc } | null {
  for (let i = 0; i < 200; i++) {
    const away = radius + GAP + 0.1 * i
    const spot: Point = [end[0] + Math.cos(angle) * away, end[1] + Math.sin(angle) * away]
    if (away + spot[1] * 0.02 >= bound) return null
    if (isFree(places, spot, radius)) {
      const cost = away + spot[1] * 0.02 + crossing(places.plane, end, spot) * 4
      return cost < bound ? { cost, disc: { spot, radius } } : null
    }
  }
  return null
}

/** The length of a tie that runs over spaces. */
function crossing(plane: Plane, end: Point, spot: Point): number {
  let over = 0
  for (let i = 1; i <= 16; i++) {
    const t = i / 16
    if (!plane.isClear([end[0] + (spot[0] - end[0]) * t, end[1] + (spot[1] - end[1]) * t], 0.03)) over++
  }
  return (over / 16) * distance(end, spot)
}

/** Outside the corner of the piece that is farthest from its neighbours. */
function letter(places: Places, route: RouteInfo, piece: number, radius: number): Disc {
  const spaces = route.spaces ?? []
  const spots = (mine: boolean): Point[] => spaces.filter((s) => (s.piece === piece) === mine).map((s) => places.plane.spot(hexOf(s)))
  const [own, others] = [spots(true), spots(false)]
  const middle: Point = [mean(own.map((p) => p[0])), mean(own.map((p) => p[1]))]
  let best: { score: number; disc: Disc } | undefined
  for (const corner of places.outlines[piece]!.flat()) {
    const far = Math.min(4, ...others.map((spot) => distance(corner, spot)))
    const angle = Math.atan2(corner[1] - middle[1], corner[0] - middle[0])
    const base = distance(corner, middle) + far * 1.2 - (corner[1] - middle[1]) * 0.2
    for (let i = 0; i < 200; i++) {
      const away = radius + GAP + 0.1 * i
      const score = base - (away - radius) * 4
      if (best && score <= best.score) break
      const spot: Point = [corner[0] + Math.cos(angle) * away, corner[1] + Math.sin(angle) * away]
      if (isFree(places, spot, radius)) {
        best = { score, disc: { spot, radius } }
        break
      }
    }
  }
  if (!best) throw new Error('no room for a letter')
  return best.disc
}

function mean(values: number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length
}

/** The turn that lets the way run from left to right (on a tall sheet: upwards) with the largest spaces. */
export function bestTurn(route: RouteInfo, width: number, height: number): number {
  let best = { turn: 0, score: -Infinity }
  for (let turn = 0; turn < 360; turn += 30) {
    const score = turnScore(route, turn, width, height)
    if (score > best.score) best = { turn, score }
  }
  return best.turn
}

function turnScore(route: RouteInfo, turn: number, width: number, height: number): number {
  const plane = new Plane(hexesOf(route), turn)
  const off = astray(route, plane, height > width)
  if (off > 0.95) return -off
  const all = around(plane.bounds(), discBox(gateSpot(route, plane), 3.3))
  const size = Math.min(width / (all.right - all.left + 1), height / (all.bottom - all.top + 1))
  return size * (1 - STRAIGHT * off * off)
}

/** How far the way from start to finish is off its direction: 0 straight on, 1 at a right angle. */
function astray(route: RouteInfo, plane: Plane, upwards: boolean): number {
  const spaces = route.spaces ?? []
  const starts = spaces.filter((s) => s.start).map((s) => plane.spot(hexOf(s)))
  const finish = plane.spot(hexOf(spaces.filter((s) => s.finish)[1]!))
  const ahead = Math.atan2(finish[1] - mean(starts.map((p) => p[1])), finish[0] - mean(starts.map((p) => p[0])))
  const off = ahead - (upwards ? -Math.PI / 2 : 0)
  return Math.abs(Math.atan2(Math.sin(off), Math.cos(off))) / (Math.PI / 2)
}

/** A route laid whole on a sheet: radius in pixels and where the plane's origin falls. */
export interface Laid {
  places: Places
  bounds: Box
  radius: number
  x: number
  y: number
}

export function fit(route: RouteInfo, width: number, height: number, bare = false): Laid {
  const turn = bestTurn(route, width, height)
  const margin = Math.max(4, 0.014 * Math.min(width, height))
  const largest = (places: Places): number => {
    const all = boundsOf(places)
    return Math.min((width - 2 * margin) / (all.right - all.left), (height - 2 * margin) / (all.bottom - all.top))
  }
  let radius = largest(place(route, turn, 1000, bare))
  let places: Places
  for (;;) {
    places = place(route, turn, radius, bare)
    const possible = largest(places)
    if (possible >= radius) break
    radius = Math.max(possible, radius * 0.9) * 0.998
  }
  const bounds = boundsOf(places)
  const x = width / 2 - ((bounds.left + bounds.right) / 2) * radius
  const y = height / 2 - ((bounds.top + bounds.bottom) / 2) * radius
  return { places, bounds, radius, x, y }
}

/** The camera that shows these points at a radius, in the middle of the sheet. */
export function frame(points: readonly Point[], width: number, height: number, radius: number): { radius: number; x: number; y: number } {
  const all = boxOf(points, 1.6)
  const r = Math.min(radius, width / (all.right - all.left), height / (all.bottom - all.top))
  return { radius: r, x: width / 2 - ((all.left + all.right) / 2) * r, y: height / 2 - ((all.top + all.bottom) / 2) * r }
}
