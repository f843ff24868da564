// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { Sheet, wanting, type Look } from '../src/map/sheets'

const sheet = (left: number): Sheet => new Sheet({ left, top: 0, right: left + 10, bottom: 10 }, () => '')
const look = (radius: number, x = 0): Look => ({ camera: { radius, x, y: 0 }, detail: 's' })
const WINDOW = { width: 400, height: 300 }

describe('sheets that are drawn anew where the camera rests', () => {
  it('draws what is in sight first', () => {
    const [far, near] = [sheet(30), sheet(0)]
    expect(wanting([far, near], look(20), WINDOW)).toEqual([near, far])
    expect(wanting([far, near], look(20, -600), WINDOW)).toEqual([far, near])
  })

  it('leaves coarse what is out of sight when all would take too much memory', () => {
    const all = Array.from({ length: 20 }, (_, i) => sheet(i * 10))
    expect(wanting(all, look(20), WINDOW)).toHaveLength(20)
    expect(wanting(all, look(100), WINDOW)).toEqual([all[0]])
  })
})
