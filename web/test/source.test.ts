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

/** Composing or taking apart what actions, sources and targets are called on the wire. */
const NOTATION = [
  /[`'"](?:move|break|step|pay|give|remove|take|use|spend|buy|swap|keep|discard|resign) (?:\$\{|'|"|`)/,
  /(?:\[|push\()['"`](?:end|done|stop)['"`]/,
  /@change_symbol|`@\$\{|'@'|"@"|\} half\b|' half'/,
  /\/\[@|split\('@'\)|startsWith\('@'\)/,
  /\b(?:action|actions\[\w+\]|source)!?\??\.(?:split|slice|startsWith|includes|match|replace)\(/,
]

describe('sources', () => {
  test('are read', () => expect(Object.keys(sources).length).toBeGreaterThan(80))

  test('have no line over 140 letters', () => expect(found((line) => line.length > 140)).toEqual([]))

  test('have no more than 400 lines, but for what is generated', () => {
    const long = Object.entries(sources).filter(([file, text]) => text.split('\n').length > 401 && !file.endsWith('/protocol.ts'))
    expect(long.map(([file]) => file)).toEqual([])
  })

  test('take every colour from the tokens', () => {
    const bare = (line: string): string => line.replace(/--[\w-]+|href=["'{`]*#[\w-]+|url\(#[\w-]+/g, '')
    expect(found((line) => COLOUR.test(bare(line)) || PAINTED.test(bare(line)))).toEqual([])
  })

  test('neither compose nor take apart notation', () => {
    const made = (line: string, file: string): boolean => !file.endsWith('/protocol.ts') && NOTATION.some((one) => one.test(line))
    expect(found(made)).toEqual([])
    for (const line of ['`give ${card}`', "['end', ...rest]", '`@${token}`', "source.split('@')", '`${card} half`']) {
      expect([line, made(line, '')]).toEqual([line, true])
    }
  })
})
