// What was chosen the last time, for each way to play; kept on this device.

import { recall, remember } from '../memory'
import type { Seat, Way } from './seats'

export interface Choice {
  route: string
  seats: Seat[]
  caves: boolean
  switches: string[]
  timer: number
  bank: number
  isPublic: boolean
  hints?: boolean
  isRated: boolean
}

const key = (way: Way): string => `eldorado.setup.${way}`

export function recallChoice(way: Way): Partial<Choice> {
  try {
    const found = JSON.parse(recall(key(way)) ?? '{}') as Partial<Choice>
    return Array.isArray(found.seats) && found.seats.length === 4 ? found : {}
  } catch {
    return {} // a damaged entry is the same as none
  }
}

export function rememberChoice(way: Way, choice: Choice): void {
  remember(key(way), JSON.stringify(choice))
}
