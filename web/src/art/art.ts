// Puts the drawings into the document once, so that everything can be shown by name with <use href="#name">.

import symbols from './generated/symbols.svg?raw'

const placed = new Set<string>()

function add(name: string, sprite: string): void {
  if (placed.has(name)) return
  placed.add(name)
  const holder = document.createElement('div')
  holder.className = 'defs'
  holder.dataset['art'] = name
  holder.innerHTML = sprite
  document.body.prepend(holder)
}

export function addSymbols(): void {
  add('symbols', symbols)
}

/** Spaces and cards: everything a table is drawn with. */
export async function addTableArt(): Promise<void> {
  addSymbols()
  const [terrain, cards] = await Promise.all([import('./generated/terrain.svg?raw'), import('./generated/cards.svg?raw')])
  add('terrain', terrain.default)
  add('cards', cards.default)
}
