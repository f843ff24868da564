// Where the points of a rating curve lie, in pixels.

import type { RatingPoint, RatingState } from '../net/protocol'

export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

export interface Plot {
  x: (at: number) => number
  y: (rating: number) => number
  line: string
  band: string
  /** Whole hundreds between the lowest and the highest. */
  ticks: number[]
  /** Beginnings of months, or of days while there is less than a month. */
  dates: number[]
  from: number
  to: number
}

const DAY = 86_400
const MONTH = 27 * DAY

export function plotOf(state: RatingState, frame: Frame): Plot {
  const points = state.curve
  const from = points[0]?.at ?? 0
  const to = points.at(-1)?.at ?? 0
  const lows = [...points.map((one) => one.rating - one.give_or_take), ...state.marks.map((one) => one.rating)]
  const highs = [...points.map((one) => one.rating + one.give_or_take), ...state.marks.map((one) => one.rating)]
  const low = Math.min(...lows) - 20
  const high = Math.max(...highs) + 20
  const x = (at: number): number =>
    to > from ? frame.left + ((at - from) / (to - from)) * (frame.width - frame.left - frame.right) : frame.width - frame.right
  const y = (rating: number): number => frame.top + ((high - rating) / (high - low)) * (frame.height - frame.top - frame.bottom)
  const at = (one: RatingPoint, rating: number): string => `${x(one.at).toFixed(1)} ${y(rating).toFixed(1)}`
  const upper = points.map((one) => at(one, one.rating + one.give_or_take))
  const lower = points.map((one) => at(one, one.rating - one.give_or_take)).reverse()
  return {
    x,
    y,
    line: 'M' + points.map((one) => at(one, one.rating)).join('L'),
    band: `M${[...upper, ...lower].join('L')}Z`,
    ticks: ticksOf(low, high),
    dates: datesOf(from, to),
    from,
    to,
  }
}

/** Where the words of a point of the curve stand: beside it, below or above, where no others are. */
export interface Said {
  x: number
  y: number
  isLeft: boolean
}

/** The same places from top to bottom, moved as little down as keeps them apart. */
export function apart(places: readonly number[], gap: number): number[] {
  let next = -Infinity
  return places.map((place) => {
    const moved = Math.max(place, next)
    next = moved + gap
    return moved
  })
}

const LETTER = 7.6
const LINE = 18
const DOT = 8

export function saidBeside(points: { x: number; y: number; text: string }[], frame: Frame): Said[] {
  const taken = points.map((one) => ({ left: one.x - DOT, right: one.x + DOT, y: one.y + 4 }))
  return points.map((one) => {
    const long = one.text.length * LETTER
    const isLeft = one.x + 10 + long > frame.width - frame.right
    const x = one.x + (isLeft ? -10 : 10)
    const [left, right] = isLeft ? [x - long, x] : [x, x + long]
    const isFree = (y: number): boolean =>
      y > frame.top + LINE &&
      y < frame.height - frame.bottom - 4 &&
      taken.every((other) => right < other.left || left > other.right || Math.abs(y - other.y) >= LINE)
    const below = Array.from({ length: 12 }, (_, i) => one.y + 38 + LINE * i)
    const above = Array.from({ length: 12 }, (_, i) => one.y - 30 - LINE * i)
    const y = [...below, ...above].find(isFree) ?? one.y + 38
    taken.push({ left, right, y })
    return { x, y, isLeft }
  })
}

/** Four or five round figures. */
export function ticksOf(low: number, high: number): number[] {
  const step = [50, 100, 200, 400, 800].find((one) => (high - low) / one <= 5) ?? 1600
  const first = Math.ceil(low / step) * step
  return Array.from({ length: Math.max(0, Math.floor((high - first) / step) + 1) }, (_, i) => first + i * step)
}

/** At most six moments that people would name. */
export function datesOf(from: number, to: number): number[] {
  if (to - from < DAY) return to ? [to] : []
  const found: number[] = []
  if (to - from < MONTH) {
    const step = Math.ceil((to - from) / DAY / 5) * DAY
    for (let at = from; at <= to; at += step) found.push(at)
    return found
  }
  const first = new Date(from * 1000)
  const months = Math.round((to - from) / (30.4 * DAY))
  const step = Math.max(1, Math.ceil(months / 5))
  for (let i = 1; i <= months + 1; i += step) {
    const at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + i, 1) / 1000
    if (at <= to) found.push(at)
  }
  return found
}
