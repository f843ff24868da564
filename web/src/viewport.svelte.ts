// Which of the five tables fits this window: wide, narrow, tablet (upright), portrait and landscape (phones); and how large
// a large window shows everything.

export type Mode = 'wide' | 'narrow' | 'tablet' | 'portrait' | 'landscape'

/** The largest window in which everything is as large as it was drawn; in a larger one all of it grows, not only the map. */
const PLAIN = { width: 1707, height: 960 }

/** Large letters need the room of a smaller window. */
export function modeFor(width: number, height: number, letter: number): Mode {
  const [w, h] = [width / letter, height / letter]
  if (h < 31 && w > h) return 'landscape'
  if (w < 45) return 'portrait'
  if (w < h) return 'tablet'
  return w < 74 || h < 38 ? 'narrow' : 'wide'
}

/** A wide window that is not high: what stands above each other there stands closer. */
export function isLow(mode: Mode, height: number, letter: number): boolean {
  return mode === 'wide' && height / letter < 53
}

/** Whether the log has its place on the table; elsewhere it is opened. */
export function hasRoomForLog(mode: Mode, height: number, letter: number): boolean {
  return mode === 'tablet' || (mode === 'wide' && height / letter >= 46)
}

export function hasLargeText(mode: Mode, width: number, height: number, letter: number): boolean {
  return (mode === 'portrait' && width / letter <= 20) || (mode === 'landscape' && height / letter < 17)
}

/** A phone that is narrower than most: words go without their signs. */
export function isSlim(mode: Mode, width: number, letter: number): boolean {
  return mode === 'portrait' && width / letter > 20 && width / letter < 23.5
}

/** How many pixels of the window one of the drawing takes. */
export function scaleFor(width: number, height: number): number {
  return Math.min(2, Math.max(1, Math.min(width / PLAIN.width, height / PLAIN.height)))
}

class Viewport {
  mode = $state<Mode>('wide')
  touch = $state(false)
  low = $state(false)
  log = $state(true)
  slim = $state(false)
  scale = $state(1)
  /** A phone with large letters: there is room for numbers only, words go to rows of their own, and the hand is swiped. */
  largeText = $state(false)

  constructor() {
    const measure = (): void => {
      const { innerWidth: width, innerHeight: height } = window
      const root = document.documentElement
      this.scale = scaleFor(width, height)
      root.style.setProperty('--px', `${this.scale}px`) // letters grow with it (ui.css)
      const letter = parseFloat(getComputedStyle(root).fontSize) || 16
      this.mode = modeFor(width, height, letter)
      this.low = isLow(this.mode, height, letter)
      this.log = hasRoomForLog(this.mode, height, letter)
      this.slim = isSlim(this.mode, width, letter)
      this.largeText = hasLargeText(this.mode, width, height, letter)
      this.touch = matchMedia('(pointer: coarse)').matches
    }
    measure()
    window.addEventListener('resize', measure)
    if (typeof ResizeObserver === 'function') new ResizeObserver(measure).observe(document.documentElement)
  }

  /** Room for the market beside the map. */
  get side(): boolean {
    return this.mode === 'wide' || this.mode === 'narrow' || this.mode === 'tablet'
  }
}

export const viewport = new Viewport()
