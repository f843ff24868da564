// Ways of tries as they are told, and rounds as signs that give nothing away.

import type { DailyGhost } from '../net/protocol'
import { t } from '../words/words.svelte'

/** All spaces entered up to a round, in order. */
export const walked = (ghost: DailyGhost, round: number): string[] => ghost.path.slice(0, round + 1).flat()

export function nameOfGhost(ghost: DailyGhost): string {
  if (ghost.kind === 'mine') return t('you')
  const name = ghost.bot ? t(`bot-${ghost.bot}`) : ghost.name || t('daily-somebody')
  if (ghost.kind === 'best') return t('daily-best', { name })
  return ghost.kind === 'expert' ? t('daily-your-seat', { name }) : t('daily-median')
}

/** ⬢ for a round in which one moved on, ⬡ for one in which one stayed put; five and five. */
export function roundSigns(path: string[][]): string {
  const signs = path.slice(1).map((entered) => (entered.length ? '⬢' : '⬡'))
  return signs.map((sign, i) => (i && i % 5 === 0 ? ` ${sign}` : sign)).join('')
}
