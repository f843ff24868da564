// Light sounds, made on the spot; nothing is fetched. Off by a click, and silent until the page was touched.

import { settings } from '../settings.svelte'

type Note = { pitch: number; at: number; lasts: number; loud: number; wave: OscillatorType }

const note = (pitch: number, at = 0, lasts = 0.12, loud = 0.06, wave: OscillatorType = 'triangle'): Note => ({
  pitch,
  at,
  lasts,
  loud,
  wave,
})

const SOUNDS = {
  take: [note(520, 0, 0.05, 0.035)],
  step: [note(230, 0, 0.07, 0.05, 'sine')],
  pay: [note(330, 0, 0.06, 0.04), note(262, 0.05, 0.08, 0.04)],
  buy: [note(784, 0, 0.09, 0.04), note(1047, 0.07, 0.16, 0.045)],
  blockade: [note(196, 0, 0.12, 0.06, 'square'), note(294, 0.09, 0.14, 0.04), note(392, 0.18, 0.2, 0.045)],
  token: [note(659, 0, 0.1, 0.04), note(880, 0.08, 0.18, 0.045)],
  turn: [note(523, 0, 0.14, 0.05), note(659, 0.12, 0.22, 0.05)],
  refused: [note(150, 0, 0.1, 0.05, 'sine'), note(140, 0.11, 0.1, 0.05, 'sine')],
  end: [note(392, 0, 0.2, 0.06), note(523, 0.16, 0.2, 0.06), note(659, 0.32, 0.2, 0.06), note(784, 0.48, 0.5, 0.06)],
} satisfies Record<string, Note[]>

export type Sound = keyof typeof SOUNDS

let speaker: AudioContext | undefined

/** Opening the speaker takes longer than a frame on some machines: done once, after the first touch, when hands have rested for so long. */
const REST = 2500

if (typeof window !== 'undefined') {
  const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const
  let waiting = 0
  let touched = false
  const touch = (event: Event): void => {
    touched ||= event.type === 'pointerdown' || event.type === 'keydown'
    clearTimeout(waiting)
    if (touched) waiting = window.setTimeout(open, REST)
  }
  const open = (): void => {
    for (const name of touches) window.removeEventListener(name, touch, true)
    if (typeof AudioContext === 'function') speaker = new AudioContext()
  }
  for (const name of touches) window.addEventListener(name, touch, { capture: true, passive: true })
}

/** What calls somebody back is heard in a hidden tab, too; everything else only where it is seen. */
const CALLS: readonly Sound[] = ['turn', 'end']

export function play(sound: Sound): void {
  if (!settings.sound || !speaker || (document.hidden && !CALLS.includes(sound))) return
  for (const one of SOUNDS[sound]) ring(speaker, one)
}

function ring(context: AudioContext, one: Note): void {
  const begins = context.currentTime + one.at
  const voice = context.createOscillator()
  const level = context.createGain()
  voice.type = one.wave
  voice.frequency.value = one.pitch
  level.gain.setValueAtTime(0, begins)
  level.gain.linearRampToValueAtTime(one.loud, begins + 0.008)
  level.gain.exponentialRampToValueAtTime(0.0001, begins + one.lasts)
  voice.connect(level).connect(context.destination)
  voice.start(begins)
  voice.stop(begins + one.lasts + 0.02)
}

const BY_EVENT: Record<string, Sound> = {
  'piece-moved': 'step',
  'card-given': 'pay',
  'card-bought': 'buy',
  'card-taken': 'buy',
  'blockade-taken': 'blockade',
  'token-found': 'token',
  'game-ended': 'end',
}

/** The one sound that fits what happened best. */
export function soundFor(kinds: readonly string[]): Sound | null {
  for (const kind of ['game-ended', 'blockade-taken', 'token-found', 'card-bought', 'card-taken', 'card-given', 'piece-moved']) {
    if (kinds.includes(kind)) return BY_EVENT[kind]!
  }
  return null
}
