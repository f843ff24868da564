import { expect, test } from 'vitest'
import { soften } from '../src/words/syllables'

const shown = (text: string): string => soften(text).replaceAll('\u00ad', '-')

test.each([
  ['Cartographer', 'Car-tog-ra-pher'],
  ['Reisetagebuch', 'Rei-se-ta-ge-buch'],
  ['Propellerflugzeug', 'Pro-pel-ler-flug-zeug'],
  ['Wissenschaftlerin', 'Wis-sen-schaft-le-rin'],
  ['Исследователь', 'Исс-ле-до-ва-тель'],
  ['Журналистка', 'Жур-на-лис-тка'],
  ['Globe-trotteuse', 'Globe-trot-teuse'],
])('%s may break', (word) => {
  const parts = shown(word).split('-')
  expect(parts.join('')).toBe(word.replaceAll('-', ''))
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts.slice(1, -1)) expect(part).toMatch(/[aeiouyäöüéèаеёиоуыэюя]/i)
})

test('short words stay whole', () => {
  expect(soften('Scout Kapitän Моряк')).toBe('Scout Kapitän Моряк')
})

test('a digraph is not torn apart', () => {
  expect(shown('Fernsprech-Gerät')).toBe('Fern-sprech-Gerät')
  expect(shown('Wissenschaftlerin')).toContain('schaft')
})
