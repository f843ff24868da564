// How long something may take, in the largest unit that fits.

import { t } from '../words/words.svelte'

const UNITS = [
  ['span-days', 86_400],
  ['span-hours', 3600],
  ['rule-time-minutes', 60],
] as const

export function spanText(seconds: number): string {
  const found = UNITS.find(([, unit]) => seconds >= unit && seconds % unit === 0)
  return found ? t(found[0], { count: seconds / found[1] }) : t('timer-seconds', { count: seconds })
}
