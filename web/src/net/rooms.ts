// Making and joining rooms, and remembering the seats that were given.

import * as api from './api'
import { keep } from './known-games'
import type { Joined, NewRoom, SeatPlan } from './protocol'
import { commitment, newShare } from './shares'
import { ensurePass } from '../people/people'
import { settings } from '../settings.svelte'
import { t } from '../words/words.svelte'

/** Where *Play now* goes. */
export const FIRST_ROUTE = 'first-game'

function remember(joined: Joined, shared: boolean, share = newShare()): string {
  const { room } = joined
  const published = room.published ? { published: room.published } : {}
  keep({ code: room.code, tokens: joined.tokens ?? [], route: room.route, shared, share, ...published })
  return room.code
}

/** The name chosen in an earlier game, else a plain one that also fits on the others' screens. */
export function ownName(seat = 1): string {
  return settings.name.trim() || t('player-n', { number: seat })
}

/** Against bots, at once: the first route, three opponents of a gentle level, and the person begins. */
export function quickPlan(): NewRoom {
  const colour = settings.colour || 1
  const others = [1, 2, 3, 4].filter((one) => one !== colour)
  const bots: SeatPlan[] = others.map((one, i) => ({ kind: 'bot', bot: 'beginner', name: t(`bot-name-${i + 1}`), colour: one }))
  return { route: FIRST_ROUTE, seats: [{ kind: 'human', name: ownName(), colour }, ...bots], here: [1], first_player: 1, start: true }
}

export async function makeRoom(plan: NewRoom): Promise<string> {
  await ensurePass()
  const here = plan.here ?? []
  const share = newShare()
  const asked = here.length ? { ...plan, promise: commitment(share) } : plan
  return remember(await api.newRoom(asked), here.length > 1, share)
}

export async function sitDown(code: string, seat: number): Promise<void> {
  await ensurePass()
  remember(await api.takeSeat(code, { seat, name: ownName(seat) }), false)
}

/** Plays on from a moment of a record; the room is no game of one's own. */
export async function tryFrom(record: string, number: number): Promise<string> {
  const { room, tokens } = await api.practise(record, number, ownName())
  keep({ code: room.code, tokens: tokens ?? [], route: room.route, shared: false, practice: true })
  return room.code
}
