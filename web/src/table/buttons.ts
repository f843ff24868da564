// The buttons below the hand: always the same places; what the last two do depends on what is asked.

import type { Play } from '../play/play.svelte'
import { canEnd } from '../play/acting'
import { actionText } from '../play/reach'
import { card as cardName, t } from '../words/words.svelte'

export interface Action {
  label: string
  icon: string
  /** Null when the button does nothing now; it stays in its place. */
  run: (() => void) | null
  /** Why it does nothing, for readers. */
  says?: string
}

export function secondButton(play: Play): Action {
  const back = (label: string): Action => ({ label, icon: 'back', run: () => play.putBack() })
  if (play.buying) return back(t('leave'))
  if (play.keeping && play.kind !== 'discard') return back(t('go-back'))
  if (play.holding) return back(t('put-back'))
  if (play.plan.steps.length && (play.plan.on || play.isPlanOffered)) {
    return { label: t('plan-clear'), icon: 'close', run: () => play.plan.clear() }
  }
  if (!play.session.isMine && canHurry(play)) return { label: t('faster'), icon: 'speed', run: () => hurry(play) }
  const can = play.session.isMine && actionText(play.session.options, 'stop') !== null
  return { label: t('stop'), icon: 'stop', run: can ? () => void play.stop() : null }
}

export function mainButton(play: Play): Action {
  if (play.plan.on) return planButton(play)
  if (play.isPlanOffered) return { label: t('plan-play'), icon: 'check', run: () => void play.playPlan() }
  if (play.buying) return { label: t('buy-for', { price: play.purchase?.price ?? 0 }), icon: 'check', run: () => void play.buy() }
  if (play.keeping) {
    return {
      label: t(play.keeping.kept.length ? 'end-keeping' : 'end-discarding', { count: play.keeping.kept.length }),
      icon: 'end-turn',
      run: () => void play.end(),
    }
  }
  if (play.canUse(play.source)) return { label: t('use'), icon: 'check', run: () => void play.use() }
  if (play.keepable || play.holding?.token === 'keep_item') return keeping(play)
  if (play.kind === 'remove' || play.kind === 'replace') return finishing(play)
  const can = canEnd(play.now)
  return { label: t('end-turn'), icon: 'end-turn', run: can ? () => void play.end() : null }
}

/** While others play nothing is sent: what could be done is put into the plan. */
function planButton(play: Play): Action {
  if (play.buying) return { label: t('plan-add'), icon: 'check', run: () => void play.buy() }
  if (play.canUse(play.source)) return { label: t('plan-add'), icon: 'check', run: () => void play.use() }
  return { label: t('end-turn'), icon: 'end-turn', run: null, says: t('plan-not-yet') }
}

function finishing(play: Play): Action {
  const can = play.session.isMine && actionText(play.session.options, 'done') !== null
  return { label: t(play.kind === 'remove' ? 'remove-no-more' : 'replace-done'), icon: 'check', run: can ? () => void play.done() : null }
}

function keeping(play: Play): Action {
  const item = play.keepable
  return {
    label: item ? t('keep-item', { card: cardName(item) }) : t('keep-nothing'),
    icon: 'check',
    run: item ? () => void play.keepItem(item) : null,
  }
}

/** A computer is playing, somebody sits here, and it could play faster. */
function canHurry(play: Play): boolean {
  const { session } = play
  const seat = session.seat(session.view?.decision.seat ?? 0)
  return session.seats.length > 0 && (seat?.kind === 'bot' || seat?.stand_in === true) && (session.room?.pace ?? 1) > 0
}

function hurry(play: Play): void {
  const pace = (play.session.room?.pace ?? 1) > 0.5 ? 0.5 : 0
  void play.session.ask({ type: 'pace', pace })
}
