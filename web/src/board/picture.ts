// Drawings of the library as one picture that stands by itself.

import { UNIT, type Box } from '../lib/geometry'

export interface Drawing {
  /** What is drawn, in the units of the map. */
  markup: string
  box: Box
}

const NAMED = /(?:href="#|url\(#)([\w-]+)/g

/** The named drawings that a text uses, with those that they use in turn. */
function parts(markup: string): string {
  const found = new Map<string, string>()
  const open = [markup]
  for (let text = open.pop(); text !== undefined; text = open.pop()) {
    for (const [, name] of text.matchAll(NAMED)) {
      const element = found.has(name!) ? null : document.getElementById(name!)
      if (!element) continue
      const drawn = new XMLSerializer().serializeToString(element)
      found.set(name!, drawn)
      open.push(drawn)
    }
  }
  return [...found.values()].join('')
}

function viewBox(box: Box): string {
  return [box.left, box.top, box.right - box.left, box.bottom - box.top].map((value) => (value * UNIT).toFixed(1)).join(' ')
}

/** The picture, ready to be drawn when the promise is kept. */
export async function picture({ markup, box }: Drawing): Promise<HTMLImageElement> {
  const [width, height] = [(box.right - box.left) * UNIT, (box.bottom - box.top) * UNIT]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox(box)}"><defs>${parts(markup)}</defs>${markup}</svg>`
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } finally {
    URL.revokeObjectURL(address)
  }
  return image
}
