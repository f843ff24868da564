// To which of the places a piece in the hand goes, given how far each is from the hand, in radii.

/** Within this a dragged piece snaps to a place, and beyond the other it lets go again: no flutter. */
const SNAP = 2.5
const LET_GO = 3.5

/** While it is dragged: the place it lies on as long as it holds, else the nearest that it snaps to; -1 for none. */
export function snapped(apart: readonly number[], now: number): number {
  const here = apart[now] ?? Infinity
  const nearest = nearestOf(apart)
  if (here < LET_GO && (nearest < 0 || apart[nearest]! >= Math.min(here, SNAP))) return now
  return nearest >= 0 && apart[nearest]! < SNAP ? nearest : -1
}

/** Without a drag: the place the mouse is nearest to, if it is near at all; -1 for none. */
export function pointed(apart: readonly number[]): number {
  const nearest = nearestOf(apart)
  return nearest >= 0 && apart[nearest]! < LET_GO ? nearest : -1
}

export function nearestOf(apart: readonly number[]): number {
  return apart.reduce((best, distance, i) => (best < 0 || distance < apart[best]! ? i : best), -1)
}
