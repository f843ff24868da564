// What both runtimes say, written once: tests/vectors is read here and by pytest (tests/words/test_vectors.py).

import { describe, expect, test } from 'vitest'
import log from '../../tests/vectors/log-lines.json'
import sentences from '../../tests/vectors/sentences.json'
import type { EventView, Facts, RouteInfo } from '../src/net/protocol'
import route from './first-game.json'
import { lineText } from '../src/words/log-lines'
import { Story } from '../src/words/story'
import { catalogue, LANGUAGES, refusalText } from '../src/words/words.svelte'

describe.each(LANGUAGES)('in %s', (language) => {
  test('facts become the same sentences', async () => {
    await catalogue.speak(language)
    for (const { code, facts, text } of sentences) {
      expect([code, facts, refusalText({ code, facts: facts as unknown as Facts })]).toEqual([code, facts, text[language]])
    }
  })

  test('a whole game has the same lines', async () => {
    await catalogue.speak(language)
    const story = new Story()
    story.tell(log.events as EventView[])
    const told = story.lines.map((line) => `${line.seat} ${lineText(line, { you: line.seat === 1, route: route as RouteInfo })}`)
    expect(told).toEqual(log.lines[language])
  })
})
