// Dragging a card onto the map or a pile. A tap stays a tap; only a real drag takes the card up and drops it.

import type { HandCard } from './hand'
import type { Play } from './play.svelte'

const SLACK = 10

class Dragging {
  card = $state.raw<HandCard | null>(null)
  x = $state(0)
  y = $state(0)
  /** A click that follows a drag is no tap. */
  justEnded = false
  private from: [number, number] = [0, 0]
  private pressed: HandCard | null = null
  private play: Play | null = null

  start(event: PointerEvent, card: HandCard, play: Play): void {
    if (event.button > 0 || !play.open || play.kind !== 'play' || play.buying || play.keeping) return
    this.pressed = card
    this.play = play
    this.from = [event.clientX, event.clientY]
    window.addEventListener('pointermove', this.move)
    window.addEventListener('pointerup', this.drop)
    window.addEventListener('pointercancel', this.cancel)
  }

  private readonly move = (event: PointerEvent): void => {
    if (!this.pressed || !this.play) return
    const [dx, dy] = [event.clientX - this.from[0], event.clientY - this.from[1]]
    if (!this.card) {
      const touch = event.pointerType !== 'mouse'
      if (Math.hypot(dx, dy) < SLACK || (touch && Math.abs(dy) < Math.abs(dx))) return
      this.card = this.pressed
      this.play.holdCard(this.card)
    }
    this.x = event.clientX
    this.y = event.clientY
    this.play.pointed = keyUnder(event)
  }

  private readonly drop = (event: PointerEvent): void => {
    const [card, play] = [this.card, this.play]
    this.end()
    if (!card || !play) return
    this.justEnded = true
    setTimeout(() => (this.justEnded = false), 50)
    const key = keyUnder(event)
    if (key) void play.choose(key)
    else play.putBack()
  }

  private readonly cancel = (): void => {
    if (this.card) this.play?.putBack()
    this.end()
  }

  private end(): void {
    this.card = null
    this.pressed = null
    this.play = null
    window.removeEventListener('pointermove', this.move)
    window.removeEventListener('pointerup', this.drop)
    window.removeEventListener('pointercancel', this.cancel)
  }
}

function keyUnder(event: PointerEvent): string {
  const under = document.elementFromPoint(event.clientX, event.clientY)
  return under?.closest<SVGElement>('[data-key]')?.dataset['key'] ?? ''
}

export const dragging = new Dragging()
