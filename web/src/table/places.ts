// Where things lie on the screen, for flights: piles, players, badges.

/** The place of a thing, or null when it is not on the screen in this layout. */
export function placeOf(name: string): DOMRect | null {
  const element = find(name)
  if (!element) return null
  const box = element.getBoundingClientRect()
  return box.width > 0 ? box : null
}

function find(name: string): Element | null {
  if (name.startsWith('player-')) return document.querySelector(`[data-seat="${name.slice(7)}"]`)
  if (name.startsWith('pile-')) {
    return document.querySelector(`[data-pile="${name.slice(5)}"]`) ?? document.querySelector('[data-do="market"]')
  }
  if (name.startsWith('badge-')) return document.querySelector(`[data-key="#${name.slice(6)}"]`) ?? document.querySelector('.stage')
  if (name === 'hand') return document.querySelector('.hand')
  return document.querySelector(`[data-pile-at="${name}"]`) ?? document.querySelector('[data-seat][aria-current="true"]')
}
