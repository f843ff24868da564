// A piece of the board as a sheet of pixels. Drawn one by one its spaces are thousands of things for the browser to compose
// anew whenever anything on the table moves; as a sheet they are one, and drawn anew piece by piece, none missing a frame.

import type { Camera, Stage } from './camera'
import { UNIT, type Box } from './geometry'
import { picture } from '../art/picture'

/** No space gets more pixels of the screen than this to its radius: enough for any eye, and for the memory of a phone. */
const FINEST = 128
/** So many pixels may all sheets have together before those out of sight are left coarse. */
const MOST = 16e6

export interface Look {
  camera: Camera
  detail: string
}

export class Sheet {
  readonly canvas = document.createElement('canvas')
  private readonly pictures = new Map<string, Promise<HTMLImageElement>>()
  private drawn = { radius: 0, detail: '' }

  /** `markup` names the drawings of the spaces at a level of detail, in the units of the map. */
  constructor(
    readonly box: Box,
    private readonly markup: (detail: string) => string,
  ) {}

  is(look: Look): boolean {
    return this.drawn.radius === look.camera.radius && this.drawn.detail === look.detail
  }

  load(detail: string): Promise<HTMLImageElement> {
    const known = this.pictures.get(detail)
    if (known) return known
    const made = picture({ markup: this.markup(detail), box: this.box })
    this.pictures.set(detail, made)
    return made
  }

  /** Draws the spaces for where the camera rests, on whole pixels of the screen. */
  draw(image: HTMLImageElement, { camera, detail }: Look): void {
    const { left, top, right, bottom } = this.box
    const fine = fineness(camera.radius)
    const [x, y] = [(camera.x + left * camera.radius) * fine, (camera.y + top * camera.radius) * fine]
    const [offX, offY] = [x - Math.floor(x), y - Math.floor(y)]
    const [width, height] = [(right - left) * camera.radius * fine, (bottom - top) * camera.radius * fine]
    this.canvas.width = Math.ceil(width + offX)
    this.canvas.height = Math.ceil(height + offY)
    this.canvas.getContext('2d')!.drawImage(image, offX, offY, width, height)
    const scale = UNIT / camera.radius
    const { style } = this.canvas
    style.width = `${this.canvas.width / fine}px`
    style.height = `${this.canvas.height / fine}px`
    style.transform = `translate(${left * UNIT - (offX / fine) * scale}px, ${top * UNIT - (offY / fine) * scale}px) scale(${scale})`
    this.drawn = { radius: camera.radius, detail }
  }
}

function fineness(radius: number): number {
  return Math.min(window.devicePixelRatio || 1, FINEST / radius)
}

/** What is to be drawn anew when the camera rests: what is seen first; the rest too, unless that takes too much memory. */
export function wanting(sheets: readonly Sheet[], look: Look, stage: Pick<Stage, 'width' | 'height'>): Sheet[] {
  const { camera } = look
  const scale = camera.radius * fineness(camera.radius)
  const size = ({ box }: Sheet): number => (box.right - box.left) * (box.bottom - box.top) * scale * scale
  const seen = ({ box }: Sheet): boolean =>
    camera.x + box.right * camera.radius > 0 &&
    camera.x + box.left * camera.radius < stage.width &&
    camera.y + box.bottom * camera.radius > 0 &&
    camera.y + box.top * camera.radius < stage.height
  const all = sheets.reduce((sum, sheet) => sum + size(sheet), 0)
  const old = sheets.filter((sheet) => !sheet.is(look))
  return [...old.filter(seen), ...(all <= MOST ? old.filter((sheet) => !seen(sheet)) : [])]
}
