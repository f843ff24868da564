// Which of the four tables fits this window: wide, narrow (tablet), portrait and landscape (phones).

export type Mode = 'wide' | 'narrow' | 'portrait' | 'landscape'

/** Large letters need the room of a smaller window. */
export function modeFor(width: number, height: number, letter: number): Mode {
  const [w, h] = [width / letter, height / letter]
  if (h < 31 && w > h) return 'landscape'
  if (w < 45) return 'portrait'
  if (w < 74 || h < 50) return w < h ? 'portrait' : 'narrow'
  return 'wide'
}

export function hasLargeText(mode: Mode, width: number, height: number, letter: number): boolean {
  return (mode === 'portrait' && width / letter <= 20) || (mode === 'landscape' && height / letter < 17)
}

class Viewport {
  mode = $state<Mode>('wide')
  touch = $state(false)
  /** A phone with large letters: there is room for numbers only, words go to rows of their own, and the hand is swiped. */
  largeText = $state(false)

  constructor() {
    const measure = (): void => {
      const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      this.mode = modeFor(window.innerWidth, window.innerHeight, letter)
      this.largeText = hasLargeText(this.mode, window.innerWidth, window.innerHeight, letter)
      this.touch = matchMedia('(pointer: coarse)').matches
    }
    measure()
    window.addEventListener('resize', measure)
    if (typeof ResizeObserver === 'function') new ResizeObserver(measure).observe(document.documentElement)
  }
}

export const viewport = new Viewport()
