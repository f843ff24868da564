// The steps of a plan in words.

import { card as cardName, sourceName, spaceName, t } from '../words/words.svelte'
import type { Plan, PlanStep } from './plan'
import { blockadeOf } from './reach'

/** "1 Trailblazer to C12 · 2 Buy Captain" */
export function stepsText(plan: Plan): string {
  return plan.map((step, i) => `${i + 1} ${stepText(step)}`).join(' · ')
}

function stepText(step: PlanStep): string {
  if (step.kind === 'buy') return t('plan-buy', { card: cardName(step.pile) })
  const card = sourceName(step.source)
  if (step.kind === 'use') return t('plan-use', { card })
  const blockade = blockadeOf(step.key)
  return blockade ? t('plan-break', { card, number: blockade }) : t('plan-move', { card, space: spaceName(step.key) })
}
