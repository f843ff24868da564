// @vitest-environment happy-dom
// Small words that several screens put between others: names of the rulebook, colons, shares.

import { expect, test, vi } from 'vitest'
import { bookName, catalogue, namedText, percentText, t } from '../src/words/words.svelte'

test.each([
  ['en', '“Native” in the rulebook', 'A: b', '57%'],
  ['fr', '«\u00a0Indigène\u00a0» dans le livret', 'A\u00a0: b', '57\u00a0%'],
  ['de', 'im Regelheft „Ureinwohner“', 'A: b', '57\u00a0%'],
  ['ru', 'в книге правил — «Абориген»', 'A: b', '57\u00a0%'],
] as const)('in %s', async (language, printed, pair, share) => {
  await catalogue.speak(language)
  expect([bookName('card-native'), bookName('token-native'), bookName('card-scout')]).toEqual([printed, printed, ''])
  expect(namedText('A', 'b')).toBe(pair)
  expect(percentText(0.57)).toBe(share)
})

test('words on their way are no error, missing ones are', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await catalogue.speak('en')
  const coming = catalogue.bring('teacher')
  expect(t('chances-live')).toBe('')
  await coming
  expect(t('chances-live')).toMatch(/^Chances/)
  expect(said).not.toHaveBeenCalled()
  expect(t('no-such-words')).toBe('no-such-words')
  expect(said).toHaveBeenCalledOnce()
  said.mockRestore()
})
