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

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
const PAINTED =
  /\b(?:color|background|fill|stroke|border|outline|shadow)[\w-]*(?:: |="|=\{?')[^;"']*\b(?:white|black|red|green|blue|gr[ae]y|yellow|orange)\b/

describe('sources', () => {
  test('are read', () => expect(Object.keys(sources).length).toBeGreaterThan(80))

  test('have no line over 140 letters', () => expect(found((line) => line.length > 140)).toEqual([]))

  test('take every colour from the tokens', () => {
    const bare = (line: string): string => line.replace(/--[\w-]+|href=["'{`]*#[\w-]+|url\(#[\w-]+/g, '')
    expect(found((line) => COLOUR.test(bare(line)) || PAINTED.test(bare(line)))).toEqual([])
  })
})
