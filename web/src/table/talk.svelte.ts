// Chat at a table: whether it is open, what has not been read, and the newest remark for a glance.

import type { GameSource } from '../net/game-source'
import type { Said } from '../net/protocol'
import { t } from '../words/words.svelte'

/** How long a new remark is shown beside the table, in milliseconds; the count on the button stays. */
const GLANCE = 8000

export class Talk {
  isOpen = $state(false)
  /** The newest remark of somebody else, for a moment. */
  glance = $state.raw<Said | null>(null)
  private readUntil = $state(0)
  private shownUntil = 0

  constructor(private readonly session: GameSource) {
    this.readUntil = this.shownUntil = this.newest
  }

  private get newest(): number {
    return this.session.said.at(-1)?.at ?? 0
  }

  get unread(): readonly Said[] {
    return this.session.said.filter((one) => one.at > this.readUntil && !this.session.seats.includes(one.seat))
  }

  /** To be called whenever something was said, or the chat opened; what it returns ends the glance. */
  follow(isOpen: boolean): (() => void) | undefined {
    const last = this.unread.at(-1)
    if (isOpen) {
      this.readUntil = this.shownUntil = Math.max(this.readUntil, this.newest)
      this.glance = null
    } else if (last && last.at > this.shownUntil) {
      this.shownUntil = last.at
      this.glance = last
    }
    if (!this.glance) return undefined
    const timer = setTimeout(() => (this.glance = null), GLANCE)
    return () => clearTimeout(timer)
  }
}

/** What somebody said, in the reader's language where it is a phrase. */
export const remarkText = (one: Said): string => (one.phrase ? t(`phrase-${one.phrase}`) : one.text)

export const speakerOf = (one: Said): string => one.name || t('seat-n', { number: one.seat })
