// Figures as the report writes them: in the language's own digits, each with its interval.

import type { Mean, Share } from '../../net/protocol'
import { catalogue, t } from '../../words/words.svelte'

/** Races below which nothing is said in words. */
export const FEWEST = 40

export const decimal = (value: number, digits = 1): string =>
  value.toLocaleString(catalogue.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
export const percent = (share: number): string => t('balance-percent', { share: Math.round(100 * share) })
export const hundredths = (low: number, high: number): string => `${Math.round(100 * low)}–${Math.round(100 * high)}`
export const shareBand = (one: Share): string => hundredths(one.low, one.high)
export const meanBand = (one: Mean): string => `${decimal(one.low)}–${decimal(one.high)}`
/** Certain only when the intervals lie apart. */
export const differs = (a: Mean, b: Mean): boolean => a.low > b.high || b.low > a.high
