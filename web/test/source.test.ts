// What every source file of the page keeps to.

import { describe, expect, test } from 'vitest'

const sources = import.meta.glob(['../src/**/*.{ts,svelte,css}', '!../src/art/generated/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>

/** `file:line: text` of every line for which the check holds. */
function found(isWrong: (line: string, file: string) => boolean): string[] {
  return Object.entries(sources).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, i) => (isWrong(line, file) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
  )
}

describe('sources', () => {
  test('are read', () => expect(Object.keys(sources).length).toBeGreaterThan(80))

  test('have no line over 140 letters', () => expect(found((line) => line.length > 140)).toEqual([]))
})
