// Games in words, for the lists of home and history.

import type { EventView, FinishedGame, RunningGame } from '../net/protocol'
import { lineText } from '../words/log-lines'
import { Story, type Line } from '../words/story'
import { catalogue, routeName, t } from '../words/words.svelte'

/** Whoever sits there; bots of the expedition of a day are called as everywhere. */
export const nameOfCrew = ({ name, bot }: { name: string; bot?: string | undefined }): string => name || (bot ? t(`bot-${bot}`) : '')

export const routeTitle = (route: string): string => (route ? routeName(route) : t('own-route'))

export function nameOf(game: RunningGame, seat: number): string {
  const one = game.crew.find((other) => other.seat === seat)
  return (one && nameOfCrew(one)) || t('player-n', { number: seat })
}

/** The last thing that somebody else did: who, and what. */
export function lastDeed(game: RunningGame): { name: string; text: string } | null {
  const story = new Story()
  story.tell(game.events ?? [])
  const mine = new Set(game.crew.filter((one) => one.mine).map((one) => one.seat))
  const lines = story.lines.filter((line) => line.seat && !mine.has(line.seat))
  const last = lines.at(-1)
  if (!last) return null
  const told = lines.filter((line) => line.seat === last.seat && !DULL.has(line.key)).slice(-2)
  return told.length ? { name: nameOf(game, last.seat), text: told.map((line) => lineText(line)).join(', ') } : null
}
/** What happens in every turn. */
const DULL = new Set(['log-drawn', 'log-shuffled', 'log-discarded', 'log-played'])

/** What a turn came to, its two weightiest deeds in their order. */
export function deedsOf(events: readonly EventView[], seat: number, you: boolean): string {
  const story = new Story()
  story.tell(events)
  const told = story.lines.filter((line) => line.seat === seat && weight(line) >= 0)
  const weightiest = [...told].sort((a, b) => weight(b) - weight(a)).slice(0, 2)
  return told
    .filter((line) => weightiest.includes(line))
    .map((line) => lineText(line, { you }))
    .join(', ')
}
/** The weightiest last; of several moves the longest. */
const WEIGHTY =
  'log-swapped log-kept-item log-item-gone log-paying log-stepped log-token-found log-token log-moved log-removed log-taken log-bought ' +
  'log-blockade log-piece-home log-resigned log-home'
const weight = (line: Line): number => WEIGHTY.split(' ').indexOf(line.key) + Number(line.args['steps'] ?? 0) / 100

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

export function timeLeft(seconds: number): string {
  if (seconds >= DAY) return t('left-days', { count: Math.floor(seconds / DAY) })
  if (seconds >= HOUR) return t('left-hours', { count: Math.floor(seconds / HOUR) })
  return t('left-minutes', { count: Math.ceil(seconds / MINUTE) })
}

/** Hours and minutes, the minute that has begun counted whole. */
export function untilThen(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE)
  const unit = (value: number, unit: 'hour' | 'minute'): string =>
    new Intl.NumberFormat(catalogue.language, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const hours = Math.floor(minutes / 60)
  return [hours ? unit(hours, 'hour') : '', unit(minutes % 60, 'minute')].filter(Boolean).join(' ')
}

export function resultOf(game: FinishedGame): string {
  if (game.way === 'here') return t('games-winner', { name: game.crew[0] ? nameOfCrew(game.crew[0]) : '' })
  return game.place === 1 ? t('games-won') : t('games-place', { place: game.place, of: game.crew.length })
}

/** Everybody else at the table. */
export const others = (game: FinishedGame): string =>
  game.crew
    .filter((one) => !one.mine)
    .sort((a, b) => a.seat - b.seat)
    .map(nameOfCrew)
    .filter(Boolean)
    .join(', ')

export function whenOf(at: number): string {
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(at * 1000).setHours(0, 0, 0, 0)) / (DAY * 1000))
  const language = catalogue.language
  if (days < 2) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day')
  if (days < 7) return new Intl.DateTimeFormat(language, { weekday: 'long' }).format(at * 1000)
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(at * 1000)
}
