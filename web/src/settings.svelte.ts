// What a person chose for this device; kept in the browser, never sent.

import { recall, remember } from './memory'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'none'

export interface Settings {
  language: string
  theme: Theme
  motion: Motion
  sound: boolean
  /** Always write the strength on spaces, and draw stronger outlines. */
  numbers: boolean
  follow: boolean
  /** How fast others' turns are shown: 1 to follow, 2 twice as fast, 0 at once. */
  speed: number
  /** Single keys as short cuts. */
  keys: boolean
  name: string
  colour: number
  /** Whether this device calls when it is one's turn; empty until somebody was asked. */
  alerts: '' | 'on' | 'off'
}

const KEY = 'eldorado.settings'
const DEFAULTS: Settings = {
  language: '',
  theme: 'auto',
  motion: 'auto',
  sound: true,
  numbers: false,
  follow: false,
  speed: 1,
  keys: true,
  name: '',
  colour: 1,
  alerts: '',
}

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(recall(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return { ...DEFAULTS } // a damaged entry is the same as none
  }
}

export const settings: Settings = $state(stored())

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value
  remember(KEY, JSON.stringify(settings))
}

const reduced = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

/** Whether things may move on the screen. */
export function moves(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'full'
  return !reduced?.matches
}

/** A length of time in milliseconds, 0 when nothing may move. */
export function lasting(milliseconds: number): number {
  return moves() ? milliseconds : 0
}

/** Puts theme and motion on the document, where the style sheets look for them. */
export function dress(root: HTMLElement): void {
  if (settings.theme === 'auto') delete root.dataset['theme']
  else root.dataset['theme'] = settings.theme
  if (settings.motion === 'auto') delete root.dataset['motion']
  else root.dataset['motion'] = settings.motion
  root.dataset['numbers'] = settings.numbers ? 'on' : 'off'
}
