// What a person chose for this device; kept in the browser, never sent.

import { KEY, stored, type Settings } from './kept-settings'
import { remember } from './memory'

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
