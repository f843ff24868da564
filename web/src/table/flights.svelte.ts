// Cards and blockades that fly to where they go. Only decoration: the state is already the new one, and a touch ends every flight.

import type { Beat } from '../net/game-source'
import { lasting, settings } from '../settings.svelte'

export interface Flight {
  id: number
  /** A card's id, `back` for a hidden one, or `#n` for a blockade. */
  what: string
  from: DOMRect
  to: DOMRect
  delay: number
  time: number
}

const CARD_TIME = 260
const BETWEEN = 60
const BLOCKADE_TIME = 420
const MOST = 8

class Flights {
  all = $state.raw<Flight[]>([])
  private next = 1

  /** Lets things fly for what just happened; `me` is the seat whose hand and piles lie on this table. */
  show(beat: Beat, me: number, places: (name: string) => DOMRect | null): void {
    if (lasting(CARD_TIME) === 0 || document.hidden || beat.before === null) return
    const found: Flight[] = []
    const speed = settings.speed || 1
    const add = (what: string, from: string, to: string, time = CARD_TIME): void => {
      const [a, b] = [places(from), places(to)]
      if (a && b && found.length < MOST) {
        found.push({ id: this.next++, what, from: a, to: b, delay: (found.length * BETWEEN) / speed, time: time / speed })
      }
    }
    for (const event of beat.events) {
      const seat = event.seat ?? 0
      const mine = seat === me
      const hand = mine ? 'hand' : `player-${seat}`
      switch (event.kind) {
        case 'card-played':
        case 'card-given':
        case 'card-spent':
        case 'card-swapped':
          add(event.card || 'back', hand, mine ? 'play' : `player-${seat}`)
          break
        case 'card-bought':
        case 'card-taken':
          add(event.card || 'back', `pile-${event.card}`, mine ? 'discard' : `player-${seat}`)
          break
        case 'cards-drawn':
          if (mine) for (let i = 0; i < (event.amount ?? 0); i++) add('back', 'draw', 'hand')
          break
        case 'blockade-taken':
          add(`#${event.blockade}`, `badge-${event.blockade}`, `player-${seat}`, BLOCKADE_TIME)
          break
      }
    }
    this.all = [...this.all, ...found]
  }

  end(id: number): void {
    this.all = this.all.filter((one) => one.id !== id)
  }

  clear(): void {
    if (this.all.length) this.all = []
  }
}

export const flights = new Flights()
