// The expedition of the day, from the server.

import { json } from '../net/api'
import { keep } from '../net/known-games'
import type { DailyRow, DailyState, Joined, RouteInfo } from '../net/protocol'
import { roundSigns } from './ghosts'
import { routeTitle } from '../home/games-in-words'
import { ensurePass } from '../people/people'
import { t } from '../words/words.svelte'

export const daily = (day = ''): Promise<DailyState> => json(`api/daily?day=${encodeURIComponent(day)}`)

/** The code of the room: of the counted try, begun or to be continued, or of a race for practice. */
export async function setOut(practice = false, day = ''): Promise<string> {
  await ensurePass()
  const { room, tokens } = await json<Joined>('api/daily', { practice, day })
  keep({ code: room.code, tokens: tokens ?? [], route: room.route, published: room.published ?? '', shared: false })
  return room.code
}

/** The route of a day, also one that is printed nowhere. */
export const dailyRoute = (day: string): Promise<RouteInfo> => json(`api/daily/route?day=${encodeURIComponent(day)}`)

/** Names no card, ground or route. */
export function shareText(state: DailyState, words: { title: string; result: string; ahead: string }): string {
  const mine = state.ghosts?.find((one) => one.kind === 'mine')
  return [words.title, words.result, mine ? roundSigns(mine.path) : '', words.ahead].filter(Boolean).join('\n')
}

export const FIRST = '2026-11-01'

/** Where it leads: a printed route, one from the gallery, or one that was laid for the day. */
export const dayTitle = (state: DailyState): string => state.name || (state.is_generated ? t('daily-uncharted') : routeTitle(state.route))

export const nameOfRow = (row: DailyRow): string => (row.mine ? t('you') : row.bot ? t(`bot-${row.bot}`) : row.name || t('daily-somebody'))

/** How the own counted try ended. */
export const resultText = (rounds: number): string => (rounds ? t('daily-result', { round: rounds }) : t('daily-not-reached'))

const DAY = 86_400_000
/** The expedition before a day; empty before the first. */
export function dayBefore(day: string): string {
  const before = new Date(Date.parse(day) - DAY).toISOString().slice(0, 10)
  return before >= FIRST ? before : ''
}

/** The days of a month with a hole for each weekday before the first; weeks begin on Monday. */
export function monthOf(month: string): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return [...Array<string>(before).fill(''), ...Array.from({ length }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`)]
}
