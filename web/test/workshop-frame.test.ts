import { describe, expect, it } from 'vitest'
import { bestTurn, framed, held, panned, sixthsBetween, turnedPoint, WHOLE, zoomed } from '../src/workshop/frame'

const TABLE = { left: 0, right: 40, top: 0, bottom: 10 }

describe('looking at the table', () => {
  it('shows the whole table at first', () => {
    expect(framed(TABLE, WHOLE)).toEqual(TABLE)
  })
  it('keeps the point under the finger where it is', () => {
    const look = zoomed(WHOLE, 2, [10, 5], TABLE)
    const frame = framed(TABLE, look)
    expect((10 - frame.left) / (frame.right - frame.left)).toBeCloseTo(0.25)
  })
  it('never leaves the table, nor goes farther than the whole of it', () => {
    expect(held({ zoom: 0.3, x: 9, y: 9 }, TABLE)).toEqual(WHOLE)
    expect(panned({ zoom: 2, x: 0, y: 0 }, -100, 0, TABLE).x).toBe(10)
  })
  it('turns a long route upwards on a tall stage, and leaves it on a wide one', () => {
    const long: [number, number][] = [
      [0, 0],
      [60, 4],
    ]
    expect(bestTurn(long, 900, 600, 0)).toBe(0)
    expect(bestTurn(long, 390, 700, 0)).not.toBe(0)
    expect(bestTurn([], 390, 700, 0)).toBe(0)
  })
  it('turns points by sixths', () => {
    const [x, y] = turnedPoint([1, 0], 3)
    expect([Math.round(x), Math.round(y)]).toEqual([-1, 0])
  })
})

describe('two fingers', () => {
  it('turn by a sixth before they have gone all the way', () => {
    expect(sixthsBetween(0, 0.4).sixths).toBe(0)
    expect(sixthsBetween(0, 0.9).sixths).toBe(1)
    expect(sixthsBetween(0, -0.9).sixths).toBe(-1)
  })
  it('do not turn again for the same movement', () => {
    const { rest } = sixthsBetween(0, 1)
    expect(sixthsBetween(rest, 1).sixths).toBe(0)
  })
})
