// What a person chose for this device, as the browser keeps it.

import { recall } from './memory'

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

export const KEY = 'eldorado.settings'
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

export function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(recall(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return { ...DEFAULTS } // a damaged entry is the same as none
  }
}
