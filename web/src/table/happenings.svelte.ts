// What just happened flies and sounds; without motion, the ways of the others show as lines for a moment.
import { untrack } from 'svelte'
import type { Trail } from '../map/scene'
import type { Play } from '../play/play.svelte'
import { moves } from '../settings.svelte'
import { flights } from './flights.svelte'
import { placeOf } from './places'
import { play as ring, soundFor } from './sound'

/** Made while the table is: its effects end with it. */
export class Happenings {
  fresh: Trail[] = $state.raw([])
  private heard = 0

  constructor(play: Play) {
    $effect.pre(() => this.hear(play))
    $effect(() => {
      if (play.refused) ring('refused')
    })
    $effect(() => this.draw(play))
  }

  private hear({ session }: Play): void {
    const beat = session.beat
    if (!beat || beat.number === this.heard) return
    this.heard = beat.number
    untrack(() => {
      flights.show(beat, session.me, placeOf)
      const sound = soundFor(beat.events.map((event) => event.kind))
      const turn = session.isMine && beat.before && beat.before.decision.seat !== session.me
      if (turn && document.hidden) ring('turn')
      else if (sound) ring(sound)
      else if (turn) ring('turn')
    })
  }

  private draw({ session }: Play): (() => void) | undefined {
    const walks = Object.entries(session.walks).filter(([key]) => Number(key.split('/')[0]) !== session.me)
    if (moves() || !walks.length) return undefined
    this.fresh = untrack(() => walks.map(([key, spaces]) => ({ colour: session.seat(Number(key.split('/')[0]))?.colour || 1, spaces })))
    const timer = setTimeout(() => (this.fresh = []), 1000)
    return () => clearTimeout(timer)
  }
}
