// Fingers on the stage, in pixels of the window; two of them are a line that turns and stretches.
import { distance, type Point } from '../map/geometry'

export interface Line {
  angle: number
  length: number
}

export class Fingers {
  /** As the line was when it was last looked at. */
  line: Line | null = null
  #at = new Map<number, Point>()

  get count(): number {
    return this.#at.size
  }

  press(id: number, at: Point): void {
    this.#at.set(id, at)
    this.line = this.now()
  }

  /** Where the finger was before; undefined for one that never touched the stage. */
  move(id: number, to: Point): Point | undefined {
    const before = this.#at.get(id)
    if (before) this.#at.set(id, to)
    return before
  }

  release(id: number): void {
    this.#at.delete(id)
    this.line = this.now()
  }

  now(): Line | null {
    const [a, b] = [...this.#at.values()]
    return a && b ? { angle: Math.atan2(b[1] - a[1], b[0] - a[0]), length: distance(a, b) } : null
  }
}
