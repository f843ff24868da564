// The lessons of the first expedition: when each is due, when it is learnt, and what it points at.

import { box } from '../net/box.svelte'
import type { Play } from '../play/play.svelte'

export interface Pupil {
  play: Play
  /** Kinds of events this seat has caused so far. */
  done: ReadonlySet<string>
  /** Turns this seat has ended. */
  turns: number
}

export interface Lesson {
  id: string
  /** Whether it fits the moment. */
  due: (pupil: Pupil) => boolean
  /** Whether it has been learnt by doing; without this it is read and put away. */
  learnt?: (pupil: Pupil) => boolean
  /** The section of the rules that says more. */
  rules: string
}

const mine = (p: Pupil): boolean => p.play.session.isMine
const playing = (p: Pupil): boolean => mine(p) && p.play.kind === 'play' && !p.play.session.view?.moving
const reach = (p: Pupil): boolean => (p.play.session.options?.reach ?? []).some((one) => one.source !== '' && one.targets.length > 0)
const offers = (p: Pupil, camp: boolean): boolean =>
  [...p.play.offers.values()].some((way) => (way.target.camp ?? false) === camp && way.target.space !== undefined)
const nearGate = (p: Pupil): boolean => {
  const spaces = p.play.session.route?.spaces ?? []
  const at = p.play.session.player?.pieces[0]
  return (spaces.find((space) => space.name === at)?.distance ?? 99) <= 3
}
const holds = (p: Pupil, what: (id: string) => boolean): boolean => p.play.session.hand.some((card) => what(card.card))
const atBlockade = (p: Pupil): boolean => {
  const view = p.play.session.view
  const space = p.play.session.route?.spaces?.find((one) => one.name === p.play.session.player?.pieces[0])
  return (space?.seams ?? []).some((seam) => (view?.seams[seam] ?? 0) > 0)
}

/** In the order in which they matter; the first that is due is shown. */
export const LESSONS: readonly Lesson[] = [
  { id: 'welcome', due: () => true, rules: 'goal' },
  { id: 'board', due: () => true, rules: 'move' },
  { id: 'hand', due: mine, rules: 'move' },
  { id: 'left', due: (p) => mine(p) && p.play.session.view?.moving != null, learnt: (p) => p.done.has('movement-ended'), rules: 'move' },
  { id: 'move', due: (p) => playing(p) && reach(p), learnt: (p) => p.done.has('piece-moved'), rules: 'move' },
  {
    id: 'stuck',
    due: (p) => playing(p) && !reach(p) && p.turns === 0 && !p.done.has('piece-moved'),
    learnt: (p) => p.turns > 0,
    rules: 'buy',
  },
  { id: 'gate', due: (p) => playing(p) && nearGate(p), learnt: (p) => p.done.has('piece-arrived'), rules: 'end' },
  { id: 'blockade', due: (p) => playing(p) && atBlockade(p), learnt: (p) => p.done.has('blockade-taken'), rules: 'blockade' },
  { id: 'camp', due: (p) => playing(p) && offers(p, true), learnt: (p) => p.done.has('card-removed') || p.turns > 3, rules: 'camp' },
  { id: 'rubble', due: (p) => playing(p) && offers(p, false), learnt: (p) => p.done.has('card-given'), rules: 'rubble' },
  { id: 'action', due: (p) => playing(p) && holds(p, (id) => box.card(id)?.family === 'purple'), rules: 'action' },
  { id: 'item', due: (p) => playing(p) && holds(p, (id) => box.card(id)?.item === true), rules: 'item' },
  {
    id: 'more',
    due: (p) => playing(p) && reach(p) && p.done.has('piece-moved') && p.turns === 0,
    learnt: (p) => p.turns > 0 || p.done.has('card-bought'),
    rules: 'move',
  },
  { id: 'undo', due: (p) => mine(p) && p.play.session.view?.can_undo === true && p.turns > 0, rules: 'turn' },
  { id: 'buy', due: (p) => playing(p) && p.play.purchases.length > 0, learnt: (p) => p.done.has('card-bought'), rules: 'buy' },
  { id: 'end', due: (p) => playing(p) && p.turns === 0, learnt: (p) => p.turns > 0, rules: 'finish' },
  { id: 'others', due: (p) => p.turns > 0, rules: 'turn' },
  { id: 'shuffle', due: (p) => p.done.has('deck-shuffled'), rules: 'action' },
  { id: 'done', due: (p) => p.play.kind === 'over', rules: 'end' },
]

/** The lesson of the moment, if there is one that is due and neither learnt nor read. */
export function lessonFor(pupil: Pupil, read: ReadonlySet<string>): Lesson | null {
  return LESSONS.find((lesson) => !read.has(lesson.id) && !lesson.learnt?.(pupil) && lesson.due(pupil)) ?? null
}

export function countLearnt(pupil: Pupil, read: ReadonlySet<string>): number {
  return LESSONS.filter((lesson) => read.has(lesson.id) || lesson.learnt?.(pupil)).length
}
