// The expedition of the day, from the server.

import { json } from '../net/api'
import { keep } from '../net/known-games'
import type { DailyState, Joined } from '../net/protocol'
import { ensurePass } from '../people/people'

export const daily = (day = ''): Promise<DailyState> => json(`api/daily?day=${encodeURIComponent(day)}`)

/** The code of the room: of the counted try, begun or to be continued, or of a race for practice. */
export async function setOut(practice = false, day = ''): Promise<string> {
  await ensurePass()
  const { room, tokens } = await json<Joined>('api/daily', { practice, day })
  keep({ code: room.code, tokens: tokens ?? [], route: room.route, shared: false })
  return room.code
}

/** Names no card, ground or route. */
export function shareText(state: DailyState, words: { title: string; result: string; rank: string }): string {
  return [words.title, words.result, words.rank, state.mine ? '⬢'.repeat(Math.min(state.mine.rounds ?? 0, 40)) : '']
    .filter(Boolean)
    .join('\n')
}
