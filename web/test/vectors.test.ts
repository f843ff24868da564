// @vitest-environment happy-dom
// What both runtimes say, written once: tests/vectors is read here and by pytest (tests/words/test_vectors.py).

import { describe, expect, test } from 'vitest'
import log from '../../tests/vectors/log-lines.json'
import sentences from '../../tests/vectors/sentences.json'
import type { EventView, Facts, RouteInfo } from '../src/net/protocol'
import route from './first-game.json'
import { lineText } from '../src/words/log-lines'
import { Story } from '../src/words/story'
import { catalogue, LANGUAGES, refusalText } from '../src/words/words.svelte'

/** As told to whoever sits at seat 1. */
function logged(events: EventView[]): string[] {
  const story = new Story()
  story.tell(events)
  return story.lines.map((line) => `${line.seat} ${lineText(line, { you: line.seat === 1, route: route as RouteInfo })}`)
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('facts become the same sentences', async () => {
    await catalogue.speak(language)
    for (const { code, facts, text } of sentences) {
      expect([code, facts, refusalText({ code, facts: facts as unknown as Facts })]).toEqual([code, facts, text[language]])
    }
  })

  test('a whole game has the same lines', async () => {
    await catalogue.speak(language)
    expect(logged(log.events as EventView[])).toEqual(log.lines[language])
  })

  test('a payment that has begun counts no cards yet', async () => {
    await catalogue.speak(language)
    expect(logged(log.paying.events as EventView[])).toEqual(log.paying.lines[language])
  })
})
