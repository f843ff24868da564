// Sentences are read when they are said.

import { expect, test } from 'vitest'
import { Sentences } from '../src/words/sentences'

const CATALOGUE = `# A remark = with a sign
plain = Plain
many =
    { $count ->
        [one] One card

       *[other] { $count } cards
    }
    .label = The label
made = { plain }, { many.label } and { -term }
-term = a term
`

function said(sentences: Sentences, key: string, part = '', args = {}): string {
  const found = sentences.find(key)
  const errors: Error[] = []
  const text = sentences.say((part ? found?.attributes[part] : found?.value)!, args, errors)
  expect(errors).toEqual([])
  return text
}

test('whatever a sentence is made of is read with it', () => {
  const sentences = new Sentences('en')
  sentences.add(CATALOGUE)
  expect(said(sentences, 'made')).toBe('Plain, The label and a term')
  expect(said(sentences, 'many', '', { count: 1 })).toBe('One card')
  expect(said(sentences, 'many', '', { count: 3 })).toBe('3 cards')
  expect(said(sentences, 'many', 'label')).toBe('The label')
  expect(['plain', 'made', 'A', 'remark', 'nothing'].map((key) => sentences.has(key))).toEqual([true, true, false, false, false])
  expect(sentences.find('nothing')).toBeUndefined()
})

test('what a later catalogue says anew counts, also of what was said', () => {
  const sentences = new Sentences('en')
  sentences.add('a = old\nb = old')
  expect(said(sentences, 'a')).toBe('old')
  sentences.add('a = new\nb = new')
  expect([said(sentences, 'a'), said(sentences, 'b')]).toEqual(['new', 'new'])
})
