// The plan of this seat: kept on this device and told to nobody. It waits for the turn, is offered then, or says what changed.

import type { GameSource, Question } from '../net/game-source'
import { refusalText, t } from '../words/words.svelte'
import type { Buying, Situation } from './acting'
import { beside, cardsOf, sendFor, withStep, type Plan, type PlanStep } from './plan'
import { blockadeOf } from './reach'

const keyOf = (code: string): string => `eldorado.plan.${code}`

export class Planning {
  steps = $state.raw<Plan>([])
  /** Why the plan of the turns before cannot be played any more. */
  broken = $state('')

  constructor(private readonly session: GameSource) {
    this.steps = this.recall()
  }

  /** Somebody else plays, and what this seat could do is known. */
  get on(): boolean {
    return !this.session.isMine && this.session.plan !== null
  }

  /** Whether there is anything to plan: somebody else decides, and this seat will have a turn. */
  get can(): boolean {
    const { session } = this
    const mine = session.player
    const isRacing = session.me > 0 && mine !== null && !mine.arrived_round && !mine.resigned
    return isRacing && !session.isMine && session.room?.phase === 'playing' && session.view?.decision.kind !== 'over'
  }

  /** The number of the step that a card of the hand belongs to; 0: none. */
  numberOf(key: string): number {
    return this.steps.findIndex((step) => cardsOf(step).includes(key)) + 1
  }

  /** Cards that move or are used and cannot pay. */
  get moving(): readonly string[] {
    return this.steps.filter((step) => step.kind !== 'buy').flatMap(cardsOf)
  }

  add(step: PlanStep): void {
    this.keep(withStep(this.steps, step))
  }

  back(): void {
    this.keep(this.steps.slice(0, -1))
  }

  clear(): void {
    this.keep([])
    this.broken = ''
  }

  /** The first step is taken out to be played. */
  shift(): void {
    this.keep(this.steps.slice(1))
  }

  /** A card that moves in the plan does not pay; where it must, the move is given up. */
  payment(suggested: Buying, now: Situation): Buying {
    const found = beside(suggested.card, now, this.moving)
    if (!found) this.keep(this.steps.filter((step) => step.kind === 'buy'))
    return found ?? suggested
  }

  /** The turn has come, or something was done in it: does the plan still hold? */
  async check(now: Situation): Promise<void> {
    const step = this.steps[0]
    if (!step || !now.mine || now.asked !== 'play' || sendFor(step, now)) return
    this.clear()
    this.broken = await this.reason(step)
  }

  private async reason(step: PlanStep): Promise<string> {
    if (step.kind === 'buy') return this.asked({ card: step.pile })
    if (step.kind === 'use') return t('plan-changed-text')
    const blockade = blockadeOf(step.key)
    if (blockade && !this.session.view?.seams.includes(blockade)) return t('plan-blockade-gone', { number: blockade })
    const name = this.standing([step.key, ...step.path])
    if (name) return t('plan-in-way', { name })
    const place = blockade ? { blockade } : { space: step.key }
    return this.asked({ source: step.source, piece: step.piece || 1, ...place })
  }

  private async asked(question: Question): Promise<string> {
    const answer = await this.session.why(question)
    return answer.ok && answer.reason ? refusalText(answer.reason) : t('plan-changed-text')
  }

  /** Who stands on one of these spaces by now. */
  private standing(spaces: readonly string[]): string {
    const { session } = this
    const other = session.view?.players.find((one) => one.seat !== session.me && one.pieces.some((at) => spaces.includes(at)))
    return other ? (session.seat(other.seat)?.name ?? '') : ''
  }

  private keep(steps: Plan): void {
    this.steps = steps
    if (this.session.shared) return // a device for several people forgets
    try {
      sessionStorage.setItem(keyOf(this.session.room?.code ?? ''), JSON.stringify(steps))
    } catch {
      // no room or not allowed: the plan lives as long as the page
    }
  }

  private recall(): Plan {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(this.session.room?.code ?? '')) ?? '[]')
      return Array.isArray(kept) ? (kept as Plan) : []
    } catch {
      return [] // a damaged entry is the same as none
    }
  }
}
