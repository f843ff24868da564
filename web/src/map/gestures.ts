// Fingers and mouse on the map: one pointer drags, two pinch, a short touch is a tap. Knows no DOM.

import { panned, zoomed, type Camera, type Stage } from './camera'
import { distance, type Point } from './geometry'

const SLACK = 8

export interface Move {
  camera: Camera
  /** Whether the fingers have gone far enough that this is no tap any more. */
  dragging: boolean
}

export class Gestures {
  private readonly down = new Map<number, Point>()
  private start: Point = [0, 0]
  private far = false

  get fingers(): number {
    return this.down.size
  }

  press(id: number, at: Point): void {
    if (!this.down.size) {
      this.start = at
      this.far = false
    }
    this.down.set(id, at)
    if (this.down.size > 1) this.far = true
  }

  move(id: number, at: Point, camera: Camera, stage: Stage): Move | null {
    const before = this.down.get(id)
    if (!before) return null
    if (!this.far && distance(at, this.start) < SLACK) return null
    this.far = true
    const other = [...this.down.entries()].find(([key]) => key !== id)?.[1]
    this.down.set(id, at)
    if (!other) return { camera: panned(camera, at[0] - before[0], at[1] - before[1], stage), dragging: true }
    return { camera: pinched(camera, before, at, other, stage), dragging: true }
  }

  /** True when the pointer that went up had only tapped. */
  release(id: number): boolean {
    const known = this.down.delete(id)
    return known && !this.far && this.down.size === 0
  }

  forget(): void {
    this.down.clear()
  }
}

function pinched(camera: Camera, before: Point, now: Point, other: Point, stage: Stage): Camera {
  const factor = distance(now, other) / Math.max(1, distance(before, other))
  const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]
  const was: Point = [(before[0] + other[0]) / 2, (before[1] + other[1]) / 2]
  return zoomed(panned(camera, middle[0] - was[0], middle[1] - was[1], stage), factor, middle, stage)
}

/** How much one turn of the wheel zooms. */
export function wheelFactor(delta: number, mode: number): number {
  const pixels = mode === 1 ? delta * 16 : delta
  return Math.exp(-Math.max(-120, Math.min(120, pixels)) * 0.0022)
}
