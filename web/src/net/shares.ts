// This device's share of the shuffles: promised by its hash, told when the game starts. SHA-256 is written out here because
// browsers offer theirs only to pages served by TLS, and many tables play over the home network.

const SHARE_BYTES = 32

export function newShare(): string {
  return hex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)))
}

/** The SHA-256 of a share's bytes. */
export function commitment(share: string): string {
  return hex(sha256(Uint8Array.from(share.match(/../g) ?? [], (pair) => parseInt(pair, 16))))
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, message.length * 8)
  const state = INITIAL.slice()
  for (let at = 0; at < padded.length; at += 64) compress(state, view, at)
  const out = new DataView(new ArrayBuffer(32))
  state.forEach((word, i) => out.setUint32(4 * i, word))
  return new Uint8Array(out.buffer)
}

function compress(state: Uint32Array, block: DataView, at: number): void {
  const w = new Uint32Array(64)
  for (let i = 0; i < 64; i++) {
    if (i < 16) w[i] = block.getUint32(at + 4 * i)
    else {
      const a = w[i - 15]!
      const b = w[i - 2]!
      w[i] = w[i - 16]! + w[i - 7]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))
    }
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i]! += word))
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const primes = [...Array(312).keys()].slice(2).filter((n) => [2, 3, 5, 7, 11, 13, 17].every((p) => n === p || n % p))
const fraction = (root: number): number => (root - Math.floor(root)) * 2 ** 32

/** The first 32 bits of the fractions of the square roots of 8 primes, and of the cube roots of 64. */
const INITIAL = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const ROUNDS = Uint32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)))
