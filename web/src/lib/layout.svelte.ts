// Which of the four tables fits this window: wide, narrow (tablet), tall (phone upright), lying (phone on its side).

export type Mode = 'wide' | 'narrow' | 'tall' | 'lying'

/** Large letters need the room of a smaller window. */
export function modeFor(width: number, height: number, letter: number): Mode {
  const [w, h] = [width / letter, height / letter]
  if (h < 31 && w > h) return 'lying'
  if (w < 45) return 'tall'
  if (w < 74 || h < 50) return w < h ? 'tall' : 'narrow'
  return 'wide'
}

export function isLarge(mode: Mode, width: number, height: number, letter: number): boolean {
  return (mode === 'tall' && width / letter <= 20) || (mode === 'lying' && height / letter < 17)
}

class Layout {
  mode = $state<Mode>('wide')
  touch = $state(false)
  /** A phone with large letters: there is room for numbers only, words go to rows of their own, and the hand is swiped. */
  large = $state(false)

  constructor() {
    const measure = (): void => {
      const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      this.mode = modeFor(window.innerWidth, window.innerHeight, letter)
      this.large = isLarge(this.mode, window.innerWidth, window.innerHeight, letter)
      this.touch = matchMedia('(pointer: coarse)').matches
    }
    measure()
    window.addEventListener('resize', measure)
    if (typeof ResizeObserver === 'function') new ResizeObserver(measure).observe(document.documentElement)
  }
}

export const layout = new Layout()
