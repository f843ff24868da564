// *Play now*: one click from wherever it is offered to the first turn against bots; what went wrong is told there.

import { go } from '../router.svelte'
import { refusalText } from '../words/words.svelte'
import { Refused } from './api'
import { makeRoom, quickPlan } from './rooms'

export class QuickGame {
  busy = $state(false)
  trouble = $state('')

  readonly play = async (): Promise<void> => {
    if (this.busy) return
    this.busy = true
    this.trouble = ''
    try {
      go('room', await makeRoom(quickPlan()))
    } catch (error) {
      this.trouble = error instanceof Refused ? refusalText(error.problem) : String(error)
    }
    this.busy = false
  }
}
