// Pieces as hexes on the table: turning and laying them is geometry, not a rule.

import { centre, corners, outline, path, type Hex, type Point } from '../map/geometry'
import type { PieceSide, SpaceInfo, TablePiece } from '../net/protocol'

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

/** The spaces of a piece where it lies. */
export function laidSpaces(side: PieceSide, at: Pick<TablePiece, 'q' | 'r' | 'turn'>): LaidSpace[] {
  return side.spaces.map((space) => {
    const [q, r] = rotated([space.q, space.r], at.turn)
    const hex: Hex = [q + at.q, r + at.r]
    return { space, hex, spot: centre(hex) }
  })
}

/** The closed line round a piece where it lies, as a path. */
export function shapeOf(side: PieceSide, at: Pick<TablePiece, 'q' | 'r' | 'turn'>): string {
  return outline(laidSpaces(side, at).map((one) => one.hex))
    .map((line) => path(line, true))
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
