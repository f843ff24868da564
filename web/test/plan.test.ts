import { describe, expect, test } from 'vitest'
import type { Options, Target } from '../src/net/protocol'
import type { Situation } from '../src/play/acting'
import { arrange, cardsIn, laidOut } from '../src/play/hand'
import { beside, sendFor, withStep, type PlanStep } from '../src/play/plan'
import { waysTo } from '../src/play/reach'

const card = (card: string, n = 1): { key: string; card: string } => ({ key: `${card}/${n}`, card })
const target = (space: string, cost: number): Target => ({
  actions: [`to ${space}`],
  cost,
  left: 0,
  steps: [],
  space,
})
const OPTIONS: Options = {
  actions: [{ text: 'use it', verb: 'use', source: 'cartographer' }],
  reach: [
    { source: 'scout', piece: 1, targets: [target('B12', 2), target('B13', 1)] },
    { source: 'explorer', piece: 1, targets: [target('B13', 1)] },
    { source: 'pioneer', piece: 1, targets: [target('B13', 3)] },
  ],
  purchases: [{ card: 'captain', price: 2, needs: 4, spend: ['photographer'], half_coins: 4, buy: 'buy it' }],
  payments: [
    { source: 'photographer', text: 'pay photographer', half_coins: 4 },
    { source: 'traveler', text: 'pay traveler', half_coins: 2 },
    { source: 'scout', text: 'pay scout', half_coins: 1 },
  ],
}
const HAND = [card('scout'), card('photographer'), card('traveler', 1), card('traveler', 2), card('cartographer')]
const now = (more: Partial<Situation> = {}): Situation => ({
  mine: true,
  asked: 'play',
  options: OPTIONS,
  hand: HAND,
  tokens: {},
  purse: 0,
  pieces: 1,
  ...more,
})
const MOVE: PlanStep = { kind: 'move', source: 'scout', piece: 1, card: card('scout'), key: 'B12', path: ['B12'] }
const BUY: PlanStep = { kind: 'buy', pile: 'captain', spend: ['photographer'], paying: ['photographer/1'] }

describe('a plan', () => {
  test('moves first, buys then, and gives no card two things to do', () => {
    expect(withStep([BUY], MOVE)).toEqual([MOVE, BUY])
    const scout: PlanStep = { ...BUY, spend: ['scout'], paying: ['scout/1'] }
    expect(withStep([MOVE], scout)).toEqual([scout])
    expect(withStep([MOVE, BUY], { ...MOVE, key: 'B13' })).toEqual([{ ...MOVE, key: 'B13' }, BUY])
  })

  test('is sent only as far as the options still have it', () => {
    expect(sendFor(MOVE, now())).toEqual({ actions: ['to B12'], leaving: ['scout/1'] })
    expect(sendFor({ ...MOVE, key: 'Z1' }, now())).toBeNull()
    expect(sendFor(MOVE, now({ hand: [] }))).toBeNull()
    expect(sendFor(BUY, now())).toEqual({ actions: ['pay photographer', 'buy it'], leaving: ['photographer/1'] })
    expect(sendFor(BUY, now({ options: { ...OPTIONS, purchases: [] } }))).toBeNull()
    expect(sendFor({ kind: 'use', source: 'cartographer', card: card('cartographer') }, now())?.actions).toEqual(['use it'])
  })

  test('is paid without the card that moves where that is possible', () => {
    expect(beside('captain', now(), ['photographer/1'])?.spend).toEqual(['scout', 'traveler', 'traveler'])
    expect(beside('captain', now({ hand: [card('photographer')] }), ['photographer/1'])).toBeNull()
  })
})

describe('the hand', () => {
  const before = laidOut([], [card('scout'), card('traveler', 1), card('traveler', 2)], false)

  test('keeps every place while one is played, and gives it back', () => {
    const played = laidOut(before, arrange(cardsIn(before), { scout: 1, traveler: 1 }, ['traveler/1']), true)
    expect(played.map((slot) => slot.card?.key ?? '')).toEqual(['scout/1', '', 'traveler/2'])
    const undone = laidOut(played, arrange(cardsIn(played), { scout: 1, traveler: 2 }), true)
    expect(undone).toEqual(before)
  })

  test('takes drawn cards into its gaps, and closes them when the turn is over', () => {
    const played = laidOut(before, [card('scout'), card('traveler', 2)], true)
    const drawn = laidOut(played, [card('scout'), card('traveler', 2), card('sailor'), card('captain')], true)
    expect(drawn.map((slot) => slot.key)).toEqual(['scout/1', 'sailor/1', 'traveler/2', 'captain/1'])
    expect(laidOut(played, [card('scout'), card('traveler', 2)], false).map((slot) => slot.key)).toEqual(['scout/1', 'traveler/2'])
  })
})

test('what reaches a place is known before any card is chosen', () => {
  expect([...waysTo(OPTIONS, 'B13', 0).keys()]).toEqual(['scout', 'explorer', 'pioneer'])
  expect(waysTo(OPTIONS, '', 0).size).toBe(0)
})
