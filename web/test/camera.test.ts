import { describe, expect, test } from 'vitest'
import { between, held, panned, toPlane, toStage, zoomed, type Stage } from '../src/map/camera'
import { Gestures, wheelFactor } from '../src/map/gestures'

const stage: Stage = {
  width: 800,
  height: 600,
  bounds: { left: -20, top: -12, right: 20, bottom: 12 },
  home: { radius: 18, x: 400, y: 300 },
}

describe('the camera', () => {
  test('never shows less of the stage than the whole route', () => {
    expect(held({ radius: 5, x: 0, y: 0 }, stage)).toEqual(stage.home)
  })

  test('the point under the pointer stays where it is', () => {
    const before = toPlane(stage.home, [250, 420])
    const after = zoomed(stage.home, 1.5, [250, 420], stage)
    const [x, y] = toStage(after, before)
    expect(x).toBeCloseTo(250)
    expect(y).toBeCloseTo(420)
  })

  test('the board is never lost, however far it is dragged', () => {
    const far = panned({ radius: 40, x: 400, y: 300 }, 100_000, -100_000, stage)
    expect(stage.bounds.left * far.radius + far.x).toBeLessThan(stage.width)
    expect(stage.bounds.bottom * far.radius + far.y).toBeGreaterThan(0)
  })

  test('half way is half way', () => {
    expect(between({ radius: 10, x: 0, y: 0 }, { radius: 20, x: 10, y: -10 }, 0.5)).toEqual({ radius: 15, x: 5, y: -5 })
  })

  test('the wheel zooms in both directions alike', () => {
    expect(wheelFactor(100, 0) * wheelFactor(-100, 0)).toBeCloseTo(1)
    expect(wheelFactor(-100, 0)).toBeGreaterThan(1)
  })
})

describe('gestures', () => {
  const close = { radius: 40, x: 400, y: 300 }

  test('a short touch is a tap', () => {
    const gestures = new Gestures()
    gestures.press(1, [100, 100])
    expect(gestures.move(1, [103, 102], close, stage)).toBeNull()
    expect(gestures.release(1)).toBe(true)
  })

  test('a drag moves the map and is no tap', () => {
    const gestures = new Gestures()
    gestures.press(1, [100, 100])
    const moved = gestures.move(1, [130, 90], close, stage)
    expect(moved?.camera).toMatchObject({ x: 430, y: 290 })
    expect(gestures.release(1)).toBe(false)
  })

  test('two fingers that part zoom in', () => {
    const gestures = new Gestures()
    gestures.press(1, [300, 300])
    gestures.press(2, [500, 300])
    const moved = gestures.move(2, [600, 300], close, stage)
    expect(moved!.camera.radius).toBeGreaterThan(close.radius)
    gestures.release(1)
    expect(gestures.release(2)).toBe(false)
  })

  test('a pointer that was never pressed moves nothing', () => {
    expect(new Gestures().move(7, [1, 1], close, stage)).toBeNull()
  })
})
