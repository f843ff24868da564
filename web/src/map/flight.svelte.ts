// How the map's camera moves: it flies, is pushed, comes to rest, and only then is the map drawn anew.
import { lasting } from '../settings.svelte'
import { between, easeOut, type Camera } from './camera'

const MAP_TIME = 420
const SETTLE = 160

export class Flight {
  camera: Camera = $state.raw({ radius: 20, x: 0, y: 0 })
  /** The radius for which spaces and pieces were drawn, and that of the ground: it is drawn a frame earlier. */
  drawn = $state(20)
  ground = $state(20)
  /** Where the camera came to rest; null while it moves. */
  rest = $state.raw<Camera | null>(null)
  #flying = 0
  #settling = 0
  #redrawing = 0

  /** Another stage, another home: there at once, and drawn at once. */
  jump(to: Camera): void {
    this.stop()
    this.camera = to
    this.settle()
    this.drawn = this.ground
  }

  stop(): void {
    if (!this.#flying) return
    cancelAnimationFrame(this.#flying)
    this.#flying = 0
    this.#settleSoon()
  }

  /** Draws the map anew at its present size, so that it is sharp and shows the right detail. */
  settle(): void {
    clearTimeout(this.#settling)
    this.#settling = 0
    this.ground = this.camera.radius
    this.rest = this.camera
    cancelAnimationFrame(this.#redrawing)
    this.#redrawing = requestAnimationFrame(() => {
      this.#redrawing = requestAnimationFrame(() => (this.drawn = this.ground))
    })
  }

  /** Pushed by a hand: settled when it lets go. */
  look(next: Camera): void {
    this.camera = next
    this.rest = null
    clearTimeout(this.#settling)
    this.#settleSoon()
  }

  fly(to: Camera): void {
    this.stop()
    clearTimeout(this.#settling)
    const [from, began, time] = [this.camera, performance.now(), lasting(MAP_TIME)]
    if (time === 0) {
      this.camera = to
      this.settle()
      return
    }
    this.rest = null
    const step = (now: number): void => {
      const share = Math.min(1, (now - began) / time)
      this.camera = between(from, to, easeOut(share))
      this.#flying = share < 1 ? requestAnimationFrame(step) : 0
      if (!this.#flying) this.settle()
    }
    this.#flying = requestAnimationFrame(step)
  }

  close(): void {
    this.stop()
    clearTimeout(this.#settling)
    cancelAnimationFrame(this.#redrawing)
  }

  #settleSoon(): void {
    this.#settling = window.setTimeout(() => this.settle(), SETTLE)
  }
}
