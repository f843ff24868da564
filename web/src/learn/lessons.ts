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
  /** What it speaks of, as selectors: each first match gets a ring. */
  points?: (pupil: Pupil) => string[]
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

// ---- what a lesson points at

const END = '[data-do=end]'
const space = (key: string): string => `[data-key="${key}"]`
const cardWith = (p: Pupil, what: (id: string) => boolean): string[] =>
  p.play.session.hand
    .filter((card) => what(card.card))
    .slice(0, 1)
    .map((card) => `[data-card="${card.key}"]`)
const reaching = (p: Pupil): string[] =>
  p.play.holding
    ? ['.hits .open']
    : cardWith(p, (id) => (p.play.session.options?.reach ?? []).some((one) => one.source === id && one.targets.length > 0))
const payable = (p: Pupil): string[] => {
  if (p.play.buying) return [END]
  const pile = `[data-pile="${p.play.purchases[0]?.card ?? ''}"]`
  return document.querySelector(pile) ? [pile] : ['[data-do=market]']
}
const own = (p: Pupil): string[] => (p.play.session.player?.pieces ?? []).map(space)
const gate = (p: Pupil): string[] =>
  (p.play.session.route?.spaces ?? [])
    .filter((one) => one.finish)
    .slice(0, 1)
    .map((one) => space(one.name))
const paid = (p: Pupil, camp: boolean): string[] =>
  [...p.play.offers.values()]
    .filter((way) => (way.target.camp ?? false) === camp)
    .slice(0, 1)
    .map((way) => space(way.key))
const blockades = (p: Pupil): string[] => {
  const at = p.play.session.route?.spaces?.find((one) => one.name === p.play.session.player?.pieces[0])
  return (at?.seams ?? []).flatMap((seam) => p.play.session.view?.seams[seam] || []).map((number) => space(`#${number}`))
}

/** In the order in which they matter; the first that is due is shown. */
export const LESSONS: readonly Lesson[] = [
  { id: 'welcome', due: () => true, rules: 'goal' },
  { id: 'board', points: (p) => [...own(p), ...gate(p)], due: () => true, rules: 'move' },
  { id: 'hand', points: () => ['.hand'], due: mine, rules: 'move' },
  {
    id: 'left',
    points: () => ['[data-do=stop]', '.hits .open'],
    due: (p) => mine(p) && p.play.session.view?.moving != null,
    learnt: (p) => p.done.has('movement-ended'),
    rules: 'move',
  },
  { id: 'move', points: reaching, due: (p) => playing(p) && reach(p), learnt: (p) => p.done.has('piece-moved'), rules: 'move' },
  {
    id: 'stuck',
    points: () => [END],
    due: (p) => playing(p) && !reach(p) && p.turns === 0 && !p.done.has('piece-moved'),
    learnt: (p) => p.turns > 0,
    rules: 'buy',
  },
  { id: 'gate', points: gate, due: (p) => playing(p) && nearGate(p), learnt: (p) => p.done.has('piece-arrived'), rules: 'end' },
  {
    id: 'blockade',
    points: blockades,
    due: (p) => playing(p) && atBlockade(p),
    learnt: (p) => p.done.has('blockade-taken'),
    rules: 'blockade',
  },
  {
    id: 'camp',
    points: (p) => paid(p, true),
    due: (p) => playing(p) && offers(p, true),
    learnt: (p) => p.done.has('card-removed') || p.turns > 3,
    rules: 'camp',
  },
  {
    id: 'rubble',
    points: (p) => paid(p, false),
    due: (p) => playing(p) && offers(p, false),
    learnt: (p) => p.done.has('card-given'),
    rules: 'rubble',
  },
  {
    id: 'action',
    points: (p) => cardWith(p, (id) => box.card(id)?.family === 'purple'),
    due: (p) => playing(p) && holds(p, (id) => box.card(id)?.family === 'purple'),
    rules: 'action',
  },
  {
    id: 'item',
    points: (p) => cardWith(p, (id) => box.card(id)?.item === true),
    due: (p) => playing(p) && holds(p, (id) => box.card(id)?.item === true),
    rules: 'item',
  },
  {
    id: 'more',
    points: reaching,
    due: (p) => playing(p) && reach(p) && p.done.has('piece-moved') && p.turns === 0,
    learnt: (p) => p.turns > 0 || p.done.has('card-bought'),
    rules: 'move',
  },
  {
    id: 'undo',
    points: () => ['[data-do=undo]'],
    due: (p) => mine(p) && p.play.session.view?.can_undo === true && p.turns > 0,
    rules: 'turn',
  },
  {
    id: 'buy',
    points: payable,
    due: (p) => playing(p) && p.play.purchases.length > 0,
    learnt: (p) => p.done.has('card-bought'),
    rules: 'buy',
  },
  { id: 'end', points: () => [END], due: (p) => playing(p) && p.turns === 0, learnt: (p) => p.turns > 0, rules: 'finish' },
  { id: 'others', points: () => ['.players, .strip'], due: (p) => p.turns > 0, rules: 'turn' },
  { id: 'shuffle', due: (p) => p.done.has('deck-shuffled'), rules: 'action' },
]

/** The lesson of the moment, if there is one that is due and neither learnt nor read. */
export function lessonFor(pupil: Pupil, read: ReadonlySet<string>): Lesson | null {
  return LESSONS.find((lesson) => !read.has(lesson.id) && !lesson.learnt?.(pupil) && lesson.due(pupil)) ?? null
}

export function countLearnt(pupil: Pupil, read: ReadonlySet<string>): number {
  return LESSONS.filter((lesson) => read.has(lesson.id) || lesson.learnt?.(pupil)).length
}
