// What a plan does, in a few words.

import type { PlanTold } from '../net/protocol'
import { card, spaceName, t } from '../words/words.svelte'

export function plansWords(plan: PlanTold): string {
  const moved = plan.paths.filter((path) => path.length > 1).map((path) => path.at(-1)!)
  const said = [
    ...(plan.arrives ? [t('review-arrives')] : moved.map((space) => t('review-goes', { space: spaceName(space) }))),
    ...(plan.removed?.length ? [t('review-removes', { cards: plan.removed.map(card).join(', ') })] : []),
    ...(plan.bought ? [t('review-buys', { card: card(plan.bought) })] : []),
    ...(plan.held?.length ? [t('review-keeps', { cards: plan.held.map(card).join(', ') })] : []),
  ]
  const text = said.join(' · ') || t('review-stays')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
