// Words on cards: how wide they run, how they shrink and where they break. No font is asked, so estimates are generous.

const WIDTHS: [string, number][] = [
  ["iljtf.,'’|! ", 0.33],
  ['rsIJ-ёг', 0.45],
  ['mwMWжшщюмфыЖШЩЮМФЫ@', 0.92],
]
const SOFT = '\u00ad'

function widthOf(words: string): number {
  let sum = 0
  for (const letter of words) {
    const known = WIDTHS.find(([letters]) => letters.includes(letter))
    if (known) sum += known[1]
    else if (letter !== SOFT) sum += letter !== letter.toLowerCase() ? 0.74 : letter >= 'а' ? 0.6 : 0.56
  }
  return sum
}

export interface Fitted {
  lines: string[]
  size: number
  /** The width each line is held to, or 0 where it surely fits. */
  held: number[]
}

/** Shrinks words to fit the room; below `least` they break in two, and only what cannot break shrinks further. */
export function fit(words: string, room: number, size: number, least: number): Fitted {
  const whole = words.replaceAll(SOFT, '')
  const alone = Math.min(size, room / widthOf(whole))
  if (alone >= least) return fitted([whole], alone, room)
  const widest = (lines: string[]): number => Math.max(...lines.map(widthOf))
  const lines = breaks(words).reduce((a, b) => (widest(b) < widest(a) ? b : a), [whole])
  return fitted(lines, Math.min(least + 1.5, room / widest(lines)), room)
}

function fitted(lines: string[], size: number, room: number): Fitted {
  return { lines, size, held: lines.map((line) => (widthOf(line) * size > room * 0.9 ? Math.min(widthOf(line) * size, room) : 0)) }
}

function breaks(words: string): string[][] {
  const found: string[][] = []
  for (let i = 1; i < words.length - 1; i++) {
    const [before, after] = [words.slice(0, i).replaceAll(SOFT, ''), words.slice(i + 1).replaceAll(SOFT, '')]
    if (words[i] === ' ') found.push([before, after])
    else if (words[i] === '-' || words[i] === SOFT) found.push([`${before}-`, after])
  }
  return found
}
