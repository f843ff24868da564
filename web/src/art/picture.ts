// Drawings of the library as one picture that stands by itself.

import { UNIT, type Box } from '../map/geometry'

export interface Drawing {
  /** What is drawn, in the units of the map. */
  markup: string
  box: Box
}

const NAMED = /(?:href="#|url\(#)([\w-]+)/g

const texts = new Map<string, string>()

/** A named drawing as a text; empty when there is none. Written once: many pictures use the same. */
function written(name: string): string {
  const known = texts.get(name)
  if (known !== undefined) return known
  const element = document.getElementById(name)
  if (!element) return ''
  const text = new XMLSerializer().serializeToString(element)
  texts.set(name, text)
  return text
}

/** The named drawings that a text uses, with those that they use in turn. */
function parts(markup: string): string {
  const found = new Map<string, string>()
  const open = [markup]
  for (let text = open.pop(); text !== undefined; text = open.pop()) {
    for (const [, name] of text.matchAll(NAMED)) {
      const drawn = found.has(name!) ? '' : written(name!)
      if (!drawn) continue
      found.set(name!, drawn)
      open.push(drawn)
    }
  }
  return [...found.values()].join('')
}

/** A picture of drawings that stands by itself, as a text. */
function alone(markup: string, viewBox: string, attributes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${attributes}><defs>${parts(markup)}</defs>${markup}</svg>`
}

const addressOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))

/** The picture, ready to be drawn when the promise is kept. */
export async function picture({ markup, box }: Drawing): Promise<HTMLImageElement> {
  const [width, height] = [(box.right - box.left) * UNIT, (box.bottom - box.top) * UNIT]
  const address = addressOf(alone(markup, `${box.left * UNIT} ${box.top * UNIT} ${width} ${height}`, `width="${width}" height="${height}"`))
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } finally {
    URL.revokeObjectURL(address)
  }
  return image
}

const kept = new Map<string, string>()

/** The address of a part of a drawing, cut to fill its place; made once. What a drawing is made of does not burden every frame then. */
export function cut(name: string, viewBox: string): string {
  const key = `${name} ${viewBox}`
  const known = kept.get(key)
  if (known) return known
  const whole = document.getElementById(name)?.getAttribute('viewBox')?.split(' ') ?? []
  const [x, y, width, height] = whole
  const made = addressOf(
    alone(`<use href="#${name}" x="${x}" y="${y}" width="${width}" height="${height}"/>`, viewBox, 'preserveAspectRatio="xMidYMid slice"'),
  )
  if (whole.length === 4) kept.set(key, made)
  return made
}
