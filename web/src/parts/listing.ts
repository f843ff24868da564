// What keys do to a list that one chooses from, and where it opens; without a document, so that it can be tried.

export interface Listing {
  open: boolean
  active: number
  chosen: number
  labels: readonly string[]
  /** Letters typed of late. */
  typed: string
}

export type Asked = { do: 'show' | 'go' | 'choose'; at: number; typed?: string } | { do: 'close' | 'leave'; typed?: string } | null

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

const PAGE = 8

/** What a key means here; null when it means nothing to a list. */
export function keyed(event: Key, now: Listing): Asked {
  if (event.ctrlKey || event.metaKey) return null
  const { key } = event
  const isLetter = key.length === 1 && (key !== ' ' || now.typed !== '')
  if (isLetter && !event.altKey) return spelled(key, now)
  if (key === 'Tab') return now.open ? { do: 'leave' } : null
  return now.open ? whileOpen(event, now) : whileClosed(key, now)
}

function whileClosed(key: string, now: Listing): Asked {
  const at = Math.max(0, now.chosen)
  if (['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(key)) return { do: 'show', at }
  if (key === 'Home') return { do: 'show', at: 0 }
  return key === 'End' ? { do: 'show', at: now.labels.length - 1 } : null
}

function whileOpen({ key, altKey }: Key, { active, labels }: Listing): Asked {
  const last = labels.length - 1
  if (key === 'Escape') return { do: 'close' }
  if (key === 'Enter' || key === ' ' || (altKey && key === 'ArrowUp')) return { do: 'choose', at: active }
  const to: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
    Home: 0,
    End: last,
  }
  const at = to[key]
  return at === undefined ? null : { do: 'go', at: Math.min(last, Math.max(0, at)) }
}

/** The next one that begins so; the same letter again goes on to the next. */
function spelled(letter: string, { open, active, chosen, labels, typed }: Listing): Asked {
  const word = (typed + letter).toLocaleLowerCase()
  const isSame = [...word].every((one) => one === word[0])
  const wanted = isSame ? word[0]! : word
  const from = (open ? active : chosen) + (isSame ? 1 : 0)
  for (let i = 0; i < labels.length; i++) {
    const at = (Math.max(0, from) + i) % labels.length
    if (labels[at]!.toLocaleLowerCase().startsWith(wanted)) return { do: open ? 'go' : 'show', at, typed: word }
  }
  return open ? { do: 'go', at: active, typed: word } : null
}

export interface Spot {
  left: string
  right: string
  top: string
  bottom: string
  width: number
  height: number
}

const EDGE = 8
const GAP = 4
const ENOUGH = 260

/** Below the button, or above where there is more room; towards the middle of the window. */
export function placed(box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width'>, width: number, height: number): Spot {
  const below = height - box.bottom - GAP - EDGE
  const above = box.top - GAP - EDGE
  const isAbove = below < ENOUGH && above > below
  const isRight = box.left + box.right > width
  return {
    left: isRight ? 'auto' : `${Math.max(EDGE, box.left)}px`,
    right: isRight ? `${Math.max(EDGE, width - box.right)}px` : 'auto',
    top: isAbove ? 'auto' : `${box.bottom + GAP}px`,
    bottom: isAbove ? `${height - box.top + GAP}px` : 'auto',
    width: Math.min(box.width, width - 2 * EDGE),
    height: isAbove ? above : below,
  }
}
