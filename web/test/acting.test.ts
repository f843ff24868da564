import { describe, expect, test } from 'vitest'
import type { Option, Options } from '../src/net/protocol'
import {
  buy,
  endTurn,
  heldSource,
  holdCard,
  IDLE,
  isWaiting,
  paid,
  payingCards,
  pickPiece,
  rest,
  settled,
  takeCard,
  takeToken,
  touchPile,
  type Acting,
  type Buying,
  type Situation,
} from '../src/play/acting'

const card = (card: string, n = 1): { key: string; card: string } => ({ key: `${card}/${n}`, card })
const option = (text: string, verb: string, more: Partial<Option> = {}): Option => ({ text, verb, ...more })
const target = { actions: ['A'], cost: 1, left: 0, steps: [], space: 'B12' }

const OPTIONS: Options = {
  actions: [option('the end', 'end'), option('use it', 'use', { source: 'cartographer' })],
  reach: [{ source: 'scout@change_symbol', piece: 1, targets: [target] }],
  purchases: [{ card: 'captain', price: 2, needs: 4, spend: ['traveler', 'explorer'], half_coins: 3, buy: 'buy it' }],
  payments: [
    { source: 'explorer', text: 'pay explorer', half_coins: 1 },
    { source: 'traveler', text: 'pay traveler', half_coins: 2 },
    { source: 'treasure_chest', text: 'pay chest', half_coins: 8, leaves: true },
    { source: '@coin_1', text: 'pay token', half_coins: 2 },
  ],
  wealth: 5,
}

function at(more: Partial<Situation> = {}): Situation {
  const hand = [card('explorer', 1), card('explorer', 2), card('traveler'), card('scout')]
  return { mine: true, asked: 'play', options: OPTIONS, hand, tokens: { coin_1: 1, change_symbol: 1 }, purse: 0, pieces: 1, ...more }
}
const holding = (name: string, token = ''): Acting => ({ kind: 'holding', piece: 0, card: name ? card(name) : null, token })
const buying = (...spend: string[]): Buying => ({ kind: 'buying', card: 'captain', spend })

describe('idle and holding', () => {
  test('a card is taken up, another instead of it, and put back by touching it again', () => {
    const one = takeCard(IDLE, card('scout'), at()).acting
    expect(one).toEqual(holding('scout'))
    expect(takeCard(one, card('traveler'), at()).acting).toEqual(holding('traveler'))
    expect(takeCard(one, card('scout'), at()).acting).toEqual(IDLE)
  })

  test('a token is taken up by itself and put back', () => {
    const one = takeToken(IDLE, 'coin_1', at()).acting
    expect(one).toEqual(holding('', 'coin_1'))
    expect(takeToken(one, 'coin_1', at()).acting).toEqual(IDLE)
  })

  test('a token that is laid on cards waits for one, and lies on it only if that leads somewhere', () => {
    const waiting = takeToken(IDLE, 'change_symbol', at()).acting
    expect([isWaiting(waiting), heldSource(waiting)]).toEqual([true, ''])
    const laid = takeCard(waiting, card('scout'), at()).acting
    expect([laid, heldSource(laid)]).toEqual([holding('scout', 'change_symbol'), 'scout@change_symbol'])
    expect(takeCard(waiting, card('traveler'), at()).acting).toEqual(holding('traveler'))
    expect(takeToken(laid, 'change_symbol', at()).acting).toEqual(holding('scout'))
    expect(takeToken(holding('scout'), 'change_symbol', at()).acting).toEqual(laid)
  })

  test('a drag takes up what it drags', () => expect(holdCard(IDLE, card('scout'), at())).toEqual(holding('scout')))

  test('with two pieces one of them is picked, and kept while cards are taken up', () => {
    const picked = pickPiece(IDLE, 2)
    expect(takeCard(picked, card('scout'), at({ pieces: 2 })).acting).toEqual({ kind: 'holding', piece: 2, card: card('scout'), token: '' })
    expect(pickPiece(picked, 2)).toEqual(IDLE)
    expect(pickPiece(buying(), 2)).toEqual(buying())
    expect(settled(picked, at({ pieces: 1 }))).toEqual(IDLE)
  })

  test('nothing is taken up while somebody else decides', () => {
    for (const next of [takeCard(IDLE, card('scout'), at({ mine: false })), takeToken(IDLE, 'coin_1', at({ mine: false }))]) {
      expect(next).toEqual({ acting: IDLE, refused: { code: 'reason.not-your-turn' } })
    }
  })
})

describe('buying', () => {
  test('a pile is touched: the suggested payment; touched again: bought', () => {
    const now = at({ purse: 1 })
    const first = touchPile(holding('scout'), 'captain', now).acting
    expect(first).toEqual(buying('traveler', 'explorer'))
    expect(touchPile(first, 'captain', now)).toEqual({
      acting: IDLE,
      send: { actions: ['pay traveler', 'pay explorer', 'buy it'], leaving: ['traveler/1', 'explorer/1'] },
    })
  })

  test('cards and tokens are added and taken away one by one', () => {
    let now: Acting = buying('explorer')
    const touch = (name: string, n = 1): Acting => (now = takeCard(now, card(name, n), at()).acting)
    expect(touch('explorer', 2)).toEqual(buying('explorer', 'explorer'))
    expect(touch('explorer', 1)).toEqual(buying('explorer'))
    expect(touch('scout')).toEqual(buying('explorer')) // it pays nothing
    now = takeToken(now, 'coin_1', at()).acting
    expect(now).toEqual(buying('explorer', '@coin_1'))
    expect(takeToken(now, 'coin_1', at()).acting).toEqual(buying('explorer'))
    expect(takeToken(now, 'change_symbol', at()).acting).toEqual(now)
  })

  test('of several copies each pays once, and the sum is what the server said', () => {
    const act = buying('explorer', 'explorer', 'treasure_chest')
    expect([...payingCards(act, at()).keys()]).toEqual(['explorer/1', 'explorer/2'])
    expect(paid(act, at({ purse: 3 }))).toBe(13)
  })

  test('why too little is too little is asked of the server', () => {
    const next = buy(buying('explorer'), at())
    expect(next).toEqual({ acting: buying('explorer'), explain: { card: 'captain', pays: ['explorer'] } })
    expect(buy(buying(), at()).explain).toEqual({ card: 'captain', pays: [] })
  })

  test('why a pile is out of reach is asked of the server', () => {
    expect(touchPile(IDLE, 'pioneer', at())).toEqual({ acting: IDLE, explain: { card: 'pioneer' } })
    expect(touchPile(IDLE, 'captain', at({ mine: false })).refused?.code).toBe('reason.not-your-turn')
  })

  test('it is over when the pile can no longer be paid', () => {
    expect(settled(buying('explorer'), at({ options: { actions: [] } }))).toEqual(IDLE)
    expect(settled(buying('explorer'), at({ asked: 'purse' }))).toEqual(buying('explorer'))
  })
})

describe('keeping', () => {
  test('ending asks what to keep, then sends it as one gesture', () => {
    const asked = endTurn(holding('scout'), at()).acting
    expect(asked).toEqual({ kind: 'keeping', kept: [] })
    const kept = takeCard(takeCard(asked, card('explorer', 2), at()).acting, card('scout'), at()).acting
    expect(endTurn(kept, at())).toEqual({
      acting: IDLE,
      end: { keep: { explorer: 1, scout: 1 }, leaving: ['explorer/1', 'traveler/1'] },
    })
    expect(takeCard(kept, card('scout'), at()).acting).toEqual({ kind: 'keeping', kept: ['explorer/2'] })
  })

  test('an empty hand just ends; and where the turn cannot end nothing happens', () => {
    expect(endTurn(IDLE, at({ hand: [] })).end).toEqual({ keep: {}, leaving: [] })
    expect(endTurn(IDLE, at({ options: { actions: [] } }))).toEqual({ acting: IDLE })
    expect(endTurn(IDLE, at({ mine: false }))).toEqual({ acting: IDLE })
  })

  test('a turn that is being ended can only be finished', () => {
    const now = at({ asked: 'discard' })
    expect(rest(now)).toEqual({ kind: 'keeping', kept: [] })
    expect(settled({ kind: 'keeping', kept: ['scout/1'] }, now)).toEqual({ kind: 'keeping', kept: ['scout/1'] })
    expect(takeToken(rest(now), 'coin_1', now)).toEqual({ acting: rest(now) })
  })
})

describe('answering', () => {
  const asked = (kind: Situation['asked'], ...actions: Option[]): Situation => at({ asked: kind, options: { actions } })

  test('a touched card is the answer', () => {
    for (const kind of ['pay', 'remove', 'replace'] as const) {
      const now = asked(kind, option('so be it', 'any', { card: 'scout' }))
      expect(takeCard(rest(now), card('scout'), now).send).toEqual({ actions: ['so be it'], leaving: ['scout/1'] })
      expect(takeCard(rest(now), card('traveler'), now)).toEqual({ acting: rest(now) })
    }
  })

  test('a card that may be taken is one of the piles, not of the hand', () => {
    const now = asked('take', option('take it', 'take', { card: 'scout' }))
    expect(takeCard(rest(now), card('scout'), now).send).toBeUndefined()
    expect(touchPile(rest(now), 'scout', now).send).toEqual({ actions: ['take it'], leaving: [] })
  })

  test('whatever was taken up is put back when something is asked', () => {
    for (const kind of ['pay', 'remove', 'take', 'replace', 'purse'] as const) {
      expect(settled(holding('scout'), asked(kind))).toEqual({ kind: 'answering' })
    }
    expect(settled({ kind: 'answering' }, at())).toEqual(IDLE)
  })
})

describe('when the table changes', () => {
  test('what was taken up stays, unless it is gone', () => {
    expect(settled(holding('scout'), at())).toEqual(holding('scout'))
    expect(settled(holding('scout'), at({ hand: [] }))).toEqual(IDLE)
    expect(settled(holding('scout', 'change_symbol'), at({ tokens: {} }))).toEqual(holding('scout'))
    expect(settled(holding('', 'coin_1'), at({ tokens: {} }))).toEqual(IDLE)
  })

  test('a turn that is over leaves nothing', () => {
    for (const act of [holding('scout'), buying('explorer'), { kind: 'keeping', kept: [] } as Acting, { kind: 'answering' } as Acting]) {
      expect([settled(act, at({ mine: false })), settled(act, at({ asked: 'over' }))]).toEqual([IDLE, IDLE])
    }
  })
})
