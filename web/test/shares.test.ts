import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { commitment, newShare, sha256 } from '../src/net/shares'

test('the hash is the one that everybody computes', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = randomBytes(length)
    expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

test('a share is 32 bytes, another each time, and is promised by its hash', () => {
  const share = newShare()
  expect(share).toMatch(/^[0-9a-f]{64}$/)
  expect(newShare()).not.toBe(share)
  expect(commitment(share)).toBe(createHash('sha256').update(Buffer.from(share, 'hex')).digest('hex'))
})
