// Where the sentences lie: the Fluent catalogues that the rest of the project reads, each fetched when it is asked for.
// What the first screen and the table say is one file for each language (see `chunks` of the build).

import type { Language } from './language'

export type Load = () => Promise<string>
export type Chapter = 'rules' | 'learn' | 'notation' | 'handbook' | 'workshop' | 'balance' | 'teacher'

/** Names of everything in the box. */
export const names = import.meta.glob('../../../src/eldorado/box/names/*.ftl', { query: '?raw', import: 'default' }) as Record<string, Load>
const pages = import.meta.glob(['../../../src/eldorado/words/locale/*/{page,screens,people,bots,refusals,rooms,routes,alerts,talk}.ftl'], {
  query: '?raw',
  import: 'default',
}) as Record<string, Load>
const chapters = import.meta.glob('../../../src/eldorado/words/locale/*/{rules,learn,notation,handbook,workshop,balance,teacher}.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Load>

/** What is needed at once. */
export const firstWords = (language: Language): Load[] => [...namesIn(language), ...only(pages, `locale/${language}/`)]
export const namesIn = (language: Language): Load[] => only(names, `names/${language}.ftl`)
export const chapterIn = (language: Language, chapter: Chapter): Load[] => only(chapters, `locale/${language}/${chapter}.ftl`)

function only(files: Record<string, Load>, part: string): Load[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(part))
    .map(([, load]) => load)
}
