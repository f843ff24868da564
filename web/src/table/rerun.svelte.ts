// Showing again what the others did since this seat's last turn: one beat after the other, on the map only.

import type { Beat, GameSource } from '../net/game-source'
import { settings } from '../settings.svelte'
import { Story, walksOf, type Line } from '../words/story'

const TELLING = new Set(['piece-moved', 'blockade-taken', 'card-bought', 'card-taken', 'token-found', 'card-removed', 'piece-arrived'])
const PAUSE = 850

export class Rerun {
  beat = $state.raw<Beat | null>(null)
  line = $state.raw<Line | null>(null)
  private timer = 0

  get walks(): Record<string, string[]> {
    return this.beat ? walksOf(this.beat.events) : {}
  }

  start(session: GameSource): void {
    const beats = session.since.filter((beat) => beat.events.some((event) => TELLING.has(event.kind)))
    if (beats.length) this.show(beats, 0)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.beat = null
    this.line = null
  }

  private show(beats: Beat[], index: number): void {
    const beat = beats[index]
    if (!beat) return this.stop()
    const story = new Story()
    story.tell(beat.events)
    this.beat = beat
    this.line = story.lines.find((line) => line.seat > 0) ?? null
    this.timer = window.setTimeout(() => this.show(beats, index + 1), PAUSE / (settings.speed || 2))
  }
}
