import { expect, test } from 'vitest'
import { qrCode } from '../src/lobby/qr'

const draw = (text: string): string[] => qrCode(text)!.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))

test('a short text gives the same squares as another encoder', () => {
  expect(draw('EL DORADO 1234567')).toEqual(KNOWN)
})

test('a link to a room fits', () => {
  expect(qrCode('http://192.168.178.34:8000/#/room/ABC234')).not.toBeNull()
})

test('a text that is too long has no code', () => {
  expect(qrCode('x'.repeat(107))).toBeNull()
})

const KNOWN = [
  '111111100111001111111',
  '100000100111001000001',
  '101110101011101011101',
  '101110100010001011101',
  '101110100111001011101',
  '100000100011001000001',
  '111111101010101111111',
  '000000001101000000000',
  '111011111011111000100',
  '110100010000100100110',
  '010011111010101110111',
  '111101010100100001000',
  '000101110010101010011',
  '000000001100101101010',
  '111111101000110110111',
  '100000101001110110000',
  '101110101110100010101',
  '101110100000110000000',
  '101110101110101110101',
  '100000101100010010010',
  '111111101010110100111',
]
