// Hints for the seat at this device: asked for, shown once, then with two others, then hidden.

import type { GameSource } from '../net/game-source'
import type { HintPlan, HintTold, Refusal } from '../net/protocol'

export class Hints {
  told = $state.raw<HintTold | null>(null)
  /** How many plans are shown: none, the best, or all. */
  shown = $state(0)
  chosen = $state(0)
  busy = $state(false)
  refusal = $state.raw<Refusal | null>(null)
  private version = -1

  constructor(private readonly session: GameSource) {}

  /** Whether a hint may be asked for now. */
  get isOpen(): boolean {
    return this.session.room?.hints === true && this.session.isMine && this.session.view?.decision.kind !== 'over'
  }

  /** The plans on show; none once the table has changed. */
  get plans(): readonly HintPlan[] {
    return this.isOpen && this.told && this.session.view?.version === this.version ? this.told.plans.slice(0, this.shown) : []
  }

  get way(): string[] {
    const paths = this.plans[this.chosen]?.plan.paths ?? []
    const longest = paths.reduce((best, path) => (path.length > best.length ? path : best), [] as string[])
    return longest.length > 1 ? longest : []
  }

  /** The card that the chosen plan buys. */
  get bought(): string {
    return this.plans[this.chosen]?.plan.bought ?? ''
  }

  /** Once for the plan, twice for two more, again to hide. */
  async press(): Promise<void> {
    if (!this.isOpen || this.busy) return
    if (this.plans.length) {
      const all = this.told?.plans.length ?? 0
      this.shown = this.shown < all ? all : 0
      this.chosen = 0
      return
    }
    await this.fetch(this.session.view?.version ?? 0)
  }

  private async fetch(version: number): Promise<void> {
    this.busy = true
    const answer = await this.session.ask({ type: 'hint', seat: this.session.me, version })
    this.busy = false
    this.refusal = answer.ok ? null : answer.refusal
    if (!answer.ok || !answer.hint) return
    this.told = answer.hint
    this.version = version
    this.chosen = 0
    this.shown = 1
  }
}
