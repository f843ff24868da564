import { expect, test } from 'vitest'
import { arrange } from '../src/play/hand'
import type { EventView, Options } from '../src/net/protocol'
import { actionText, paymentsOf, waysOf } from '../src/play/reach'
import { Story, walksOf } from '../src/words/story'

const moved = (number: number, origin: string, space: string): EventView => ({
  number,
  kind: 'piece-moved',
  seat: 1,
  piece: 1,
  origin,
  space,
})

test('several steps with one card are one line', () => {
  const story = new Story()
  story.tell([{ number: 1, kind: 'card-played', seat: 1, card: 'pioneer' }, moved(1, 'B11', 'B12'), moved(2, 'B12', 'B13')])
  expect(story.lines).toHaveLength(1)
  expect(story.lines[0]).toMatchObject({ key: 'log-moved', args: { card: 'pioneer', steps: 2, space: 'B13' }, spaces: ['B12', 'B13'] })
})

test('what is undone is told no more', () => {
  const story = new Story()
  story.tell([{ number: 1, kind: 'card-played', seat: 1, card: 'scout' }, moved(1, 'B11', 'B12')])
  story.tell([moved(2, 'B12', 'B13')])
  story.tell([{ number: 3, kind: 'undone', seat: 1 }])
  expect(story.lines[0]).toMatchObject({ args: { steps: 1 } })
  story.tell([{ number: 4, kind: 'undone', seat: 1 }])
  expect(story.lines).toHaveLength(0)
})

test('cards given for rubble are counted', () => {
  const story = new Story()
  story.tell([
    { number: 1, kind: 'payment-began', seat: 2, space: 'C21' },
    { number: 1, kind: 'card-given', seat: 2, card: 'sailor' },
    { number: 1, kind: 'card-given', seat: 2, card: 'scout' },
  ])
  expect(story.lines[0]).toMatchObject({ key: 'log-paying', args: { count: 2, space: 'C21' } })
})

test('a blockade that was taken is found beside the piece that took it', () => {
  const story = new Story()
  story.tell([moved(1, 'B11', 'B12'), { number: 2, kind: 'blockade-taken', seat: 1, blockade: 3 }])
  expect(story.lines[1]).toMatchObject({ key: 'log-blockade', args: { number: 3 }, spaces: ['#3', 'B12'] })
})

test('walks join the steps of each piece', () => {
  expect(walksOf([moved(1, 'B11', 'B12'), moved(1, 'B12', 'B13')])).toEqual({ '1/1': ['B11', 'B12', 'B13'] })
})

test('of several copies the one that was played goes', () => {
  const hand = arrange([], { explorer: 3 })
  expect(arrange(hand, { explorer: 2 }, ['explorer/1']).map((one) => one.key)).toEqual(['explorer/2', 'explorer/3'])
})

test('cards keep their places while others come and go', () => {
  const first = arrange([], { explorer: 2, sailor: 1 })
  expect(first.map((one) => one.key)).toEqual(['explorer/1', 'explorer/2', 'sailor/1'])
  const later = arrange(first.slice(1), { explorer: 1, sailor: 1, scout: 1 })
  expect(later.map((one) => one.key)).toEqual(['explorer/2', 'sailor/1', 'scout/1'])
  expect(arrange(later, { sailor: 1 }).map((one) => one.key)).toEqual(['sailor/1'])
})

const options: Options = {
  actions: [
    { text: 'end', verb: 'end' },
    { text: 'use compass', verb: 'use', source: 'compass' },
  ],
  reach: [
    {
      source: 'scout',
      piece: 1,
      targets: [{ actions: ['move scout B12'], cost: 2, left: 0, steps: [{ cost: 1, space: 'B12' }], space: 'B12' }],
    },
    {
      source: 'scout',
      piece: 2,
      targets: [{ actions: ['move scout B12 /2'], cost: 1, left: 1, steps: [{ cost: 1, space: 'B12' }], space: 'B12' }],
    },
    {
      source: '',
      piece: 1,
      targets: [{ actions: ['pay C21'], cost: 0, left: 0, steps: [{ cost: 1, space: 'C21' }], space: 'C21', owes: 2 }],
    },
  ],
}

test('where both pieces reach a space the cheaper one goes', () => {
  expect(waysOf(options, 'scout', 0).get('B12')).toMatchObject({ piece: 2, target: { cost: 1 } })
  expect(waysOf(options, 'scout', 1).get('B12')).toMatchObject({ piece: 1 })
})

test('payments in cards are found apart', () => {
  expect([...paymentsOf(options, 0).keys()]).toEqual(['C21'])
})

test('texts come from the options only', () => {
  expect(actionText(options, 'use', { source: 'compass' })).toBe('use compass')
  expect(actionText(options, 'stop')).toBeNull()
})
