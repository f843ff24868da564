// Fingers on the stage, in pixels of the window; two of them are a line that turns and stretches.
import { distance, type Point } from '../map/geometry'

export interface Line {
  angle: number
  length: number
}

/** What two fingers do: the first of both that they do clearly is what they mean until one is lifted. */
export type Meant = '' | 'turn' | 'stretch'

/** A quarter of a sixth, and a tenth of the length: more than fingers that only rest. */
const [TURNED, STRETCHED] = [Math.PI / 12, 0.1]

export class Fingers {
  /** As the line was when it was last looked at. */
  line: Line | null = null
  meant: Meant = ''
  #first: Line | null = null
  #at = new Map<number, Point>()

  get count(): number {
    return this.#at.size
  }

  press(id: number, at: Point): void {
    this.#at.set(id, at)
    this.#begin()
  }

  #begin(): void {
    this.line = this.#first = this.now()
    this.meant = ''
  }

  /** What the fingers mean by now. */
  mean(): Meant {
    const [first, now] = [this.#first, this.now()]
    if (this.meant || !first || !now) return this.meant
    const apart = Math.abs(Math.atan2(Math.sin(now.angle - first.angle), Math.cos(now.angle - first.angle))) / TURNED
    const stretched = Math.abs(now.length / Math.max(1, first.length) - 1) / STRETCHED
    if (Math.max(apart, stretched) >= 1) this.meant = apart > stretched ? 'turn' : 'stretch'
    return this.meant
  }

  /** Where the finger was before; undefined for one that never touched the stage. */
  move(id: number, to: Point): Point | undefined {
    const before = this.#at.get(id)
    if (before) this.#at.set(id, to)
    return before
  }

  release(id: number): void {
    this.#at.delete(id)
    this.#begin()
  }

  now(): Line | null {
    const [a, b] = [...this.#at.values()]
    return a && b ? { angle: Math.atan2(b[1] - a[1], b[0] - a[0]), length: distance(a, b) } : null
  }
}
