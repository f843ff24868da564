// Chances for those who look on: of a running room, asked anew with every turn; of a record once for all of it.

import { json } from '../net/api'
import type { BandPoint, BandTold } from '../net/protocol'

export class Watched {
  band = $state.raw<readonly BandPoint[]>([])

  /** Whatever goes wrong here, the game is watched without it. */
  async ofRoom(code: string): Promise<void> {
    const told = await json<BandTold>(`api/rooms/${encodeURIComponent(code)}/chances`).catch(() => null)
    if (told?.band) this.band = told.band
  }

  async ofRecord(text: string): Promise<void> {
    const told = await json<BandTold>('api/chances', { text }).catch(() => null)
    if (told?.band) this.band = told.band
  }

  /** The chances after so many actions. */
  at(number: number): readonly number[] {
    return this.band.findLast((point) => point.number <= number)?.win ?? []
  }
}
