// Where the words beside a rating curve stand.

import { expect, test } from 'vitest'
import { apart, saidBeside, type Frame } from '../src/people/chart'

const FRAME: Frame = { width: 1000, height: 290, left: 52, right: 128, top: 12, bottom: 28 }
const TEXT = 'first win against Doña Inés'

function overlap(points: { x: number; y: number; text: string }[]): string[] {
  const long = TEXT.length * 7
  const boxes = saidBeside(points, FRAME).map(({ x, y, isLeft }) => ({ left: isLeft ? x - long : x, right: isLeft ? x : x + long, y }))
  const faults: string[] = []
  for (const [i, one] of boxes.entries()) {
    if (one.left < FRAME.left || one.right > FRAME.width - FRAME.right + 20) faults.push(`${i} beside the curve`)
    if (one.y < FRAME.top || one.y > FRAME.height - FRAME.bottom) faults.push(`${i} outside`)
    for (const [j, other] of boxes.entries()) {
      if (j > i && one.left < other.right && other.left < one.right && Math.abs(one.y - other.y) < 14) faults.push(`${i} on ${j}`)
    }
    for (const [j, point] of points.entries()) {
      if (j !== i && point.x > one.left && point.x < one.right && Math.abs(point.y - one.y + 4) < 12) faults.push(`${i} on the point ${j}`)
    }
  }
  return faults
}

test.each([
  ['three on one day', [500, 500, 500], [100, 100, 100]],
  ['close together', [320, 480, 640], [110, 80, 60]],
  ['at the end', [860, 864, 868], [40, 30, 20]],
  ['down at the axis', [100, 180, 260], [250, 255, 245]],
])('words beside the curve cover neither each other nor a point: %s', (_, xs, ys) => {
  expect(overlap(xs.map((x, i) => ({ x, y: ys[i]!, text: TEXT })))).toEqual([])
})

test('faces beside the curve keep apart and in their order', () => {
  expect(apart([10, 20, 90, 95, 96], 27)).toEqual([10, 37, 90, 117, 144])
  expect(apart([10, 60], 27)).toEqual([10, 60])
})
