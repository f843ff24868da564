// Why the game ended as it did, in words.

import type { PlayerView } from '../net/protocol'
import type { GameSource } from '../net/game-source'
import { t } from '../words/words.svelte'

export interface EndStory {
  title: string
  text: string
  /** The winner's colour, or 1 when nobody won. */
  colour: number
}

export const nameOf = (session: GameSource, seat: number): string =>
  seat === session.me && !session.shared ? t('you') : (session.seat(seat)?.name ?? '')

/** Everybody who came through the gate, the winner first. */
export function arrivedOf(session: GameSource): PlayerView[] {
  const places = session.view?.outcome?.places ?? []
  return places.flatMap((seat) => session.view?.players.filter((one) => one.seat === seat && (one.arrived_round ?? 0) > 0) ?? [])
}

export function endStory(session: GameSource): EndStory {
  const outcome = session.view?.outcome
  if (!outcome) return { title: '', text: '', colour: 1 }
  if (outcome.winner === null) return { title: t('end-nobody'), text: t('end-rounds', { rounds: outcome.rounds }), colour: 1 }
  const winner = outcome.winner
  const mine = winner === session.me && !session.shared
  const title = mine ? t('end-you') : t('end-winner', { name: session.seat(winner)?.name ?? '' })
  return { title, text: reasonText(session), colour: session.seat(winner)?.colour || winner }
}

export function reasonText(session: GameSource): string {
  const outcome = session.view!.outcome!
  return reasonIn(
    outcome.reason,
    outcome.rounds,
    arrivedOf(session).map((one) => ({ arrived: 1, blockades: one.blockades })),
  )
}

/** From how everybody arrived, in the order of their places. */
export function reasonIn(
  reason: string,
  rounds: number,
  players: readonly { arrived?: number | undefined; blockades?: number[] | undefined }[],
): string {
  const [first = [], second = []] = players.filter((one) => one.arrived).map((one) => one.blockades ?? [])
  const args = { rounds, first: first.length, second: second.length, high: Math.max(0, ...first), low: Math.max(0, ...second) }
  return t(`end-reason-${reason}`, args)
}
