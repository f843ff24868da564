// A QR code for an address: byte mode, error correction L, versions 1 to 5, which is enough for any link to a room.

const DATA = [19, 34, 55, 80, 108]
const CHECK = [7, 10, 15, 20, 26]
const FORMAT = 0b111011111000100 // level L, mask 0, as the standard spells it

const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let i = 0, value = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = value
  LOG[value] = i
  value = (value << 1) ^ (value & 128 ? 0x11d : 0)
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0)

/** The check words of Reed and Solomon. */
function checkWords(data: number[], count: number): number[] {
  let generator = [1]
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0]
    generator.forEach((value, j) => (next[j + 1] = next[j + 1]! ^ times(value, EXP[i]!)))
    generator = next
  }
  const rest = [...data, ...new Array<number>(count).fill(0)]
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!
    generator.forEach((value, j) => (rest[i + j] = rest[i + j]! ^ times(value, factor)))
  }
  return rest.slice(data.length)
}

function words(text: string): { version: number; all: number[] } | null {
  const bytes = [...new TextEncoder().encode(text)]
  const version = DATA.findIndex((room) => bytes.length + 2 <= room) + 1
  if (!version) return null
  const bits = [0, 1, 0, 0, ...asBits(bytes.length, 8), ...bytes.flatMap((byte) => asBits(byte, 8)), 0, 0, 0, 0]
  const data: number[] = []
  for (let i = 0; i + 8 <= bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2))
  const room = DATA[version - 1]!
  for (let i = 0; data.length < room; i++) data.push(i % 2 ? 0x11 : 0xec)
  return { version, all: [...data.slice(0, room), ...checkWords(data.slice(0, room), CHECK[version - 1]!)] }
}

function asBits(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => (value >> (count - 1 - i)) & 1)
}

/** Rows of dark (true) and light squares, or null when the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const found = words(text)
  if (!found) return null
  const size = 17 + 4 * found.version
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null))
  drawFixed(grid, size, found.version)
  fill(
    grid,
    size,
    found.all.flatMap((word) => asBits(word, 8)),
  )
  return grid.map((row) => row.map((dark) => dark === true))
}

function drawFixed(grid: (boolean | null)[][], size: number, version: number): void {
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4)
      }
    }
  }
  if (version > 1) {
    const at = size - 7
    for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(at + dx, at + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
  }
  for (let i = 8; i < size - 8; i++) {
    set(i, 6, i % 2 === 0)
    set(6, i, i % 2 === 0)
  }
  drawFormat(set, size)
}

function drawFormat(set: (x: number, y: number, dark: boolean) => void, size: number): void {
  const bits = asBits(FORMAT, 15).map(Boolean)
  for (let i = 0; i < 15; i++) {
    const dark = bits[i]!
    if (i < 6) set(i, 8, dark)
    else if (i < 8) set(i + 1, 8, dark)
    else if (i === 8) set(8, 7, dark)
    else set(8, 14 - i, dark)
    if (i < 7) set(8, size - 1 - i, dark)
    else set(size - 15 + i, 8, dark)
  }
  set(8, size - 8, true)
}

/** Bits run in pairs of columns from the right, up and down; every other square of a chessboard is turned over. */
function fill(grid: (boolean | null)[][], size: number, bits: number[]): void {
  let next = 0
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== null) continue
        grid[y]![x] = ((bits[next++] ?? 0) === 1) !== ((x + y) % 2 === 0)
      }
    }
    up = !up
  }
}
