// The keyboard: 1-9 a card, Enter chooses, Esc puts back, U undo, S stop, E end turn, M market, L log, C chat, A look again,
// H hint, B board, P own piece, + - 0 the map.

import type Stage from '../map/Stage.svelte'
import type { Play } from '../play/play.svelte'
import { canTalk } from '../net/game-source'
import { settings } from '../settings.svelte'
import { mainButton, secondButton } from './buttons'

interface Around {
  stage: () => Stage | undefined
  open: (panel: string) => void
  panel: () => string
  mine: () => string[]
  again: () => void
  hint: () => void
}

/** Listens until the function it returns is called. */
export function keysFor(play: Play, around: Around): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (isTyping(event.target) && event.key !== 'Escape')) return
    if (press(play, around, latin(event))) event.preventDefault()
  }
  window.addEventListener('keydown', listen)
  return () => window.removeEventListener('keydown', listen)
}

/** The key as on a Latin keyboard: with a Cyrillic layout the letters of the key map keep their places. */
function latin(event: KeyboardEvent): string {
  const cyrillic = event.key.length === 1 && /\p{Script=Cyrillic}/u.test(event.key)
  return cyrillic && event.code.startsWith('Key') ? event.code.slice(3) : event.key
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

function press(play: Play, around: Around, key: string): boolean {
  if (key === 'Escape') {
    if (around.panel()) around.open(around.panel())
    else play.putBack()
    return true
  }
  if (!settings.keys) return false
  if (/^[1-9]$/.test(key)) return takeNumber(play, around, Number(key) - 1)
  const does = KEYS[key.toLowerCase()]
  if (!does) return false
  does(play, around)
  return true
}

function takeNumber(play: Play, around: Around, index: number): boolean {
  const card = play.session.hand[index]
  if (!card) return false
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card.key)}"]`)?.focus()
  play.takeCard(card)
  if (play.holding && play.ways?.size) setTimeout(() => around.stage()?.enter(), 0)
  return true
}

export const KEYS: Record<string, (play: Play, around: Around) => void> = {
  u: (play) => void play.undo(),
  s: (play) => secondButton(play).run?.(),
  e: (play) => mainButton(play).run?.(),
  m: (_, around) => {
    const first = document.querySelector<HTMLElement>('[data-pile]')
    if (first) first.focus()
    else around.open('market')
  },
  l: (_, around) => around.open('log'),
  c: (play, around) => {
    if (canTalk(play.session)) around.open('chat')
  },
  a: (_, around) => around.again(),
  h: (_, around) => around.hint(),
  b: (_, around) => around.stage()?.enter(),
  '+': (_, around) => around.stage()?.zoom(1.35),
  '=': (_, around) => around.stage()?.zoom(1.35),
  '-': (_, around) => around.stage()?.zoom(1 / 1.35),
  '0': (_, around) => around.stage()?.whole(),
  p: (_, around) => around.stage()?.frameOn(around.mine()),
  '?': (_, around) => around.open('help'),
}
