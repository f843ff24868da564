// The steps of a solution and the reasons for it, in words.

import type { PlanReason, PlanStep } from '../net/protocol'
import { t, worded } from '../words/words.svelte'

export const stepText = (step: PlanStep): string =>
  t(
    `puzzle-step-${step.verb}`,
    worded({ cards: step.cards ?? [], spaces: step.spaces ?? [], card: step.card ?? '', blockade: step.blockade ?? 0 }),
  )

export const reasonText = (reason: PlanReason): string => t(reason.code.replaceAll('.', '-'), worded(reason.facts ?? {}))
