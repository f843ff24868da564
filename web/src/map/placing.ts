// A route on a sheet: which of the turns and sizes that the server laid out fits best, and how large it is there.

import { boxOf, turned, type Box, type Point } from './geometry'
import type { BoardLayout, LayoutSize, RouteInfo, TurnedLayout } from '../net/protocol'

export interface Disc {
  spot: Point
  radius: number
}

/** Where everything of one picture stands, in radii of a space. */
export interface Places {
  /** By how many degrees the board is turned. */
  turn: number
  /** The middle of a space by its name. */
  spot: (name: string) => Point
  outlines: Point[][][]
  seams: Point[][][]
  gate: Point
  gateScale: number
  /** Discs with what a blockade asks for, one for each seam, and with the letters of the pieces; a bare picture has none. */
  badges: Disc[]
  letters: Disc[]
  bounds: Box
}

/** A route laid whole on a sheet: radius in pixels and where the plane's origin falls. */
export interface Laid {
  places: Places
  radius: number
  x: number
  y: number
}

const asPoint = ([x, y]: number[]): Point => [x!, y!]
const asDisc = ([x, y, radius]: number[]): Disc => ({ spot: [x!, y!], radius: radius! })
const asBox = ([left, top, right, bottom]: number[]): Box => ({ left: left!, top: top!, right: right!, bottom: bottom! })

export function layoutOf(route: RouteInfo): BoardLayout {
  if (!route.layout) throw new Error(`the route ${route.id} came without its layout`)
  return route.layout
}

/** The turned board is the same for every size of one turn: made once. */
const boards = new WeakMap<TurnedLayout, Pick<Places, 'turn' | 'spot' | 'outlines' | 'seams' | 'gate' | 'gateScale'>>()

function boardOf(route: RouteInfo, sheet: TurnedLayout): Pick<Places, 'turn' | 'spot' | 'outlines' | 'seams' | 'gate' | 'gateScale'> {
  const known = boards.get(sheet)
  if (known) return known
  const layout = layoutOf(route)
  const { turn } = sheet
  const lines = (all: number[][][][]): Point[][][] => all.map((some) => some.map((line) => line.map((p) => turned(asPoint(p), turn))))
  const spots = new Map((route.spaces ?? []).map((space, i) => [space.name, turned(asPoint(layout.centres[i]!), turn)]))
  const gate = asPoint(sheet.gate)
  const made = {
    turn,
    spot: (name: string): Point => spots.get(name) ?? gate,
    outlines: lines(layout.outlines),
    seams: lines(layout.seams),
    gate,
    gateScale: layout.gate_scale,
  }
  boards.set(sheet, made)
  return made
}

function placesOf(route: RouteInfo, sheet: TurnedLayout, size: LayoutSize | null): Places {
  return {
    ...boardOf(route, sheet),
    badges: size?.badges.map(asDisc) ?? [],
    letters: size?.letters.map(asDisc) ?? [],
    bounds: asBox(size?.bounds ?? sheet.bounds),
  }
}

function largest(bounds: number[], width: number, height: number): number {
  const margin = Math.max(4, 0.014 * Math.min(width, height))
  const { left, top, right, bottom } = asBox(bounds)
  return Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top))
}

/** The largest size of one turn whose badges and letters can still be read; a smaller size is never asked for. */
function sizeFor(sheet: TurnedLayout, width: number, height: number): LayoutSize {
  return sheet.sizes.find((size) => largest(size.bounds, width, height) >= size.radius) ?? sheet.sizes.at(-1)!
}

/** Whether a route goes upwards on a sheet; one that loses some of its height for a while does not turn round for it. */
export function goesUp(width: number, height: number, lost = 0): boolean {
  return height > width && height - lost > 0.8 * width
}

/** Lays a route on a sheet as large as it can be; a bare one has neither badges nor letters. */
export function fit(route: RouteInfo, width: number, height: number, bare = false, upwards = goesUp(width, height)): Laid {
  const { sheets } = layoutOf(route)
  const fitting = sheets.filter((sheet) => sheet.upwards === upwards)
  const found = (fitting.length ? fitting : sheets).map((sheet) => {
    const size = bare ? null : sizeFor(sheet, width, height)
    return { sheet, size, radius: largest(size?.bounds ?? sheet.bounds, width, height) }
  })
  const best = found.reduce((a, b) => (b.radius > a.radius ? b : a))
  const places = placesOf(route, best.sheet, best.size)
  const { bounds } = places
  const x = width / 2 - ((bounds.left + bounds.right) / 2) * best.radius
  const y = height / 2 - ((bounds.top + bounds.bottom) / 2) * best.radius
  return { places, radius: best.radius, x, y }
}

/** The same turn with badges and letters as large as they were drawn, for a look from close by. */
export function nearPlaces(route: RouteInfo, turn: number): Places {
  const sheet = layoutOf(route).sheets.find((one) => one.turn === turn)!
  return placesOf(route, sheet, sheet.sizes[0]!)
}

/** The camera that shows these points at a radius, in the middle of the sheet. */
export function frame(points: readonly Point[], width: number, height: number, radius: number): { radius: number; x: number; y: number } {
  const all = boxOf(points, 1.6)
  const r = Math.min(radius, width / (all.right - all.left), height / (all.bottom - all.top))
  return { radius: r, x: width / 2 - ((all.left + all.right) / 2) * r, y: height / 2 - ((all.top + all.bottom) / 2) * r }
}
