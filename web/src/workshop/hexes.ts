// Pieces as hexes on the table: turning and laying them is geometry, not a rule.

import { boxOf, corners, path, UNIT, type Point } from '../map/geometry'
import type { PieceSide, SpaceInfo, TablePiece } from '../net/protocol'

export type Hex = readonly [number, number]

/** The middle of a hex, in radii of a space. */
export function centre([q, r]: Hex): Point {
  return [Math.sqrt(3) * (q + r / 2), 1.5 * r]
}

/** A hex turned about the origin, clockwise, by sixths. */
export function rotated([q, r]: Hex, sixths: number): Hex {
  let hex: Hex = [q, r]
  for (let i = 0; i < sixths; i++) hex = [-hex[1], hex[0] + hex[1]]
  return hex
}

export interface LaidSpace {
  space: SpaceInfo
  hex: Hex
  spot: Point
}

/** The spaces of a piece where it lies; `view`: by how many sixths the whole table is turned. */
export function laidSpaces(side: PieceSide, at: Pick<TablePiece, 'q' | 'r' | 'turn'>, view = 0): LaidSpace[] {
  return side.spaces.map((space) => {
    const [q, r] = rotated([space.q, space.r], at.turn)
    const hex: Hex = [q + at.q, r + at.r]
    return { space, hex, spot: centre(rotated(hex, view)) }
  })
}

/** All spaces of a table; sides that are not known yet are left out. */
export function tableSpaces(
  pieces: readonly Pick<TablePiece, 'letter' | 'q' | 'r' | 'turn'>[],
  sides: ReadonlyMap<string, PieceSide>,
  view = 0,
): LaidSpace[] {
  return pieces.flatMap((piece) => {
    const side = sides.get(piece.letter)
    return side ? laidSpaces(side, piece, view) : []
  })
}

/** The part of the plane in which these points lie, as a picture's view box. */
export function viewOf(spots: readonly Point[], margin: number): string {
  const all = boxOf(spots.length ? spots : [[0, 0]], margin)
  return [all.left, all.top, all.right - all.left, all.bottom - all.top].map((one) => one * UNIT).join(' ')
}

const GATE_FAR = 2.9

/** The gate stands beyond the middle of the finish, seen from the last piece. */
export function gateBeyond(last: Point, finish: Point): Point {
  const length = Math.hypot(finish[0] - last[0], finish[1] - last[1]) || 1
  return [finish[0] + (GATE_FAR * (finish[0] - last[0])) / length, finish[1] + (GATE_FAR * (finish[1] - last[1])) / length]
}

/** Room for the gate and most of the sun behind it. */
export function sunAround([x, y]: Point): Point[] {
  return [
    [x - 2, y - 2],
    [x + 2, y + 2],
  ]
}

/** All hexes of a piece where it lies, as one path: with a stroke its rim, with the spaces on it nothing else. */
export function shapeOf(side: PieceSide, at: Pick<TablePiece, 'q' | 'r' | 'turn'>, view = 0): string {
  return laidSpaces(side, at, view)
    .map((one) => path(corners(one.spot), true))
    .join('')
}

export function hexPath(hex: Hex): string {
  return path(corners(centre(hex), 0.98), true)
}

/** The tone of a space where it is too small for signs. */
export function tone(space: SpaceInfo): string {
  if (space.start) return 'start'
  if (space.terrain === 'mountain') return 'mountain'
  return `${space.terrain}-${space.strength}`
}
