// The sections of the rules, how many paragraphs each has, and the pictures that go with it.

import type { Play } from '../play/play.svelte'

export interface Section {
  id: string
  paragraphs: number
  /** Names of spaces (`jungle-2`), cards (`card:scout`), tokens (`token:coin_2`), blockades (`#1`). */
  pictures: string[]
}

export const SECTIONS: readonly Section[] = [
  { id: 'goal', paragraphs: 2, pictures: ['start-1', 'jungle-1', 'river-1', 'finish-river'] },
  { id: 'turn', paragraphs: 3, pictures: [] },
  {
    id: 'move',
    paragraphs: 4,
    pictures: ['jungle-1', 'jungle-3', 'river-2', 'village-1', 'card:scout', 'card:captain', 'card:adventurer'],
  },
  { id: 'rubble', paragraphs: 2, pictures: ['rubble-1', 'rubble-2'] },
  { id: 'camp', paragraphs: 2, pictures: ['camp-1', 'camp-2'] },
  { id: 'blockade', paragraphs: 3, pictures: ['#1', '#2', '#3', '#4', '#5', '#6'] },
  { id: 'buy', paragraphs: 2, pictures: ['card:traveler', 'card:photographer', 'card:jack_of_all_trades'] },
  { id: 'reserve', paragraphs: 2, pictures: [] },
  { id: 'item', paragraphs: 2, pictures: ['card:giant_machete', 'card:treasure_chest', 'card:prop_plane'] },
  { id: 'action', paragraphs: 3, pictures: ['card:cartographer', 'card:scientist', 'card:transmitter', 'card:native'] },
  { id: 'finish', paragraphs: 2, pictures: [] },
  { id: 'caves', paragraphs: 3, pictures: ['cave'] },
  { id: 'tokens', paragraphs: 1, pictures: ['token:machete_2', 'token:coin_1', 'token:draw', 'token:pass_through', 'token:change_symbol'] },
  { id: 'two', paragraphs: 2, pictures: [] },
  { id: 'end', paragraphs: 2, pictures: ['finish-jungle', 'finish-river'] },
  { id: 'keys', paragraphs: 3, pictures: [] },
]

const BY_QUESTION: Record<string, string> = {
  pay: 'rubble',
  remove: 'camp',
  take: 'reserve',
  purse: 'buy',
  replace: 'tokens',
  discard: 'finish',
  over: 'end',
}

/** The section that fits the moment. */
export function sectionFor(play: Play): string {
  const view = play.session.view
  if (!view) return 'goal'
  if (view.paying) return view.paying.camp ? 'camp' : view.paying.space ? 'rubble' : 'blockade'
  if (play.keeping) return 'finish'
  if (play.buying) return 'buy'
  if (play.holding && !play.holding.card) return 'tokens'
  if (play.canUse(play.source)) return 'action'
  if (play.holding || view.moving) return 'move'
  return BY_QUESTION[view.decision.kind] ?? 'turn'
}
