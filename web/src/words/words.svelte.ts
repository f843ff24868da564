// Sentences for people, from the same Fluent catalogues the rest of the project reads. Catalogues of a language arrive
// when they are needed: the page's own at once, rules and lessons when they are opened.

import { FluentResource } from '@fluent/bundle'
import { sourceOf } from '../play/sources'
import { decimal } from '../review/numbers'
import type { Facts, FaultInfo, Refusal } from '../net/protocol'
import { chapterIn, firstWords, names, namesIn, type Chapter } from './files'
import { LANGUAGES, type Language } from './language'
import { Sentences, type Args } from './sentences'

export { LANGUAGES, chooseLanguage, type Language } from './language'
export type { Args } from './sentences'

class Catalogue {
  language = $state<Language>('en')
  ready = $state(false)
  /** Grows with every catalogue that arrives, so that what shows its words is drawn again. */
  edition = $state(0)
  sentences = new Sentences('en')
  /** Chapters on their way: until they are here, a key without words is no error. */
  coming = 0
  private loaded = new Set<string>()

  async speak(language: Language): Promise<void> {
    const sentences = new Sentences(language)
    for (const text of await Promise.all(firstWords(language).map((load) => load()))) sentences.add(text)
    this.sentences = sentences
    this.language = language
    this.loaded = new Set()
    this.ready = true
    this.edition++
    document.documentElement.lang = language
  }

  /** Brings a chapter of words that is not needed at first: `notation` tells faults of a record, `balance` how a route plays. */
  async bring(chapter: Chapter): Promise<void> {
    if (this.loaded.has(chapter)) return
    const sentences = this.sentences
    this.coming++
    try {
      for (const load of chapterIn(this.language, chapter)) sentences.add(await load())
      this.loaded.add(chapter)
    } finally {
      this.coming--
      this.edition++
    }
  }
}

export const catalogue = new Catalogue()

/** What cards and tokens are called in every language, and in every rulebook where our name is another; for searching. */
export async function namesEverywhere(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const text of await Promise.all(Object.values(names).map((load) => load()))) {
    for (const entry of new FluentResource(text).body) {
      if (!/^(card|token)-/.test(entry.id)) continue
      const said = [entry.value, ...Object.values(entry.attributes)].filter((one) => typeof one === 'string')
      found.set(entry.id, [found.get(entry.id) ?? '', ...said].join(' '))
    }
  }
  return found
}

/** What everything in the box is called in each language. */
export async function namesByLanguage(): Promise<Map<string, Record<Language, string>>> {
  const found = new Map<string, Record<Language, string>>()
  for (const language of LANGUAGES) {
    const sentences = new Sentences(language)
    for (const load of namesIn(language)) {
      const text = await load()
      sentences.add(text)
      for (const { id } of new FluentResource(text).body) {
        const value = sentences.find(id)?.value
        if (value) found.set(id, { ...(found.get(id) ?? ({} as Record<Language, string>)), [language]: sentences.say(value, {}, []) })
      }
    }
  }
  return found
}

export function has(key: string): boolean {
  void catalogue.edition
  return catalogue.sentences.has(key)
}

/** The sentence of a key. A key without words is an error in the catalogues: it is reported and shown, never hidden;
 * while a chapter is on its way it may hold them, and what shows them is drawn again. */
export function t(key: string, args?: Args): string {
  void catalogue.edition
  if (!catalogue.ready) return ''
  const [name, attribute] = key.split('.') as [string, string | undefined]
  const message = catalogue.sentences.find(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) {
    if (catalogue.coming) return ''
    console.error(`no words for ${key} in ${catalogue.language}`)
    return key
  }
  const errors: Error[] = []
  const text = catalogue.sentences.say(pattern, args, errors)
  if (errors.length) console.error(`${key} in ${catalogue.language}: ${errors[0]!.message}`)
  return text
}

export const card = (id: string): string => t(`card-${id}`)
export const symbol = (id: string): string => t(`symbol-${id}`)
export const terrain = (id: string): string => t(`terrain-${id}`)
export const token = (id: string): string => t(`token-${id}`)
export const letter = (id: string): string => (has(`piece-${id}`) ? t(`piece-${id}`) : id)
export const spaceName = (name: string): string => letter(name.slice(0, 1)) + name.slice(1)
export const routeName = (id: string): string => (has(`route-name-${id}`) ? t(`route-name-${id}`) : id)

/** The name of what is played: of the card, or of a token that is played alone. */
export function sourceName(source: string): string {
  const parts = sourceOf(source)
  return parts.card ? card(parts.card) : token(parts.token)
}

/** What the rulebook calls `card-native`, where our name is another; else nothing. */
export const bookName = (key: string): string =>
  catalogue.sentences.find(key)?.attributes['rulebook'] ? t('book-name', { name: t(`${key}.rulebook`) }) : ''

/** `C43: jungle 2`, with the space that French sets before a colon. */
export const namedText = (name: string, text: string): string => t('named-text', { name, text })

/** A share of one as this language writes it: `57%`, `57 %`. */
export const percentText = (share: number): string => t('tally-share', { percent: Math.round(100 * share) })

/** An amount of money: `3`, `2½`, `½`. */
export function coins(halfCoins: number): string {
  const whole = Math.floor(halfCoins / 2)
  return halfCoins % 2 ? `${whole || ''}½` : `${whole}`
}

/** Facts whose name says that their value is the id of something with a name. */
const KINDS: Record<string, string> = {
  piece: 'piece',
  other: 'piece',
  pieces: 'piece',
  card: 'card',
  cards: 'card',
  token: 'token',
  tokens: 'token',
  symbol: 'symbol',
  symbols: 'symbol',
  terrain: 'terrain',
  difficulty: 'difficulty',
  route: 'route-name',
}

function wordedOne(name: string, value: string): string {
  if (name.endsWith('space') || name.endsWith('spaces')) return spaceName(value)
  if (name === 'source') return sourceName(value)
  const kind = KINDS[name]
  return kind && has(`${kind}-${value}`) ? t(`${kind}-${value}`) : value
}

/** Facts with the names of things in place of their ids; an empty list is `none` for the catalogue to choose by. */
export function worded(facts: Facts): Args {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map((one) => wordedOne(name, one)).join(', ') || 'none']
      if (name === 'half_coins' && typeof value === 'number') return [name, coins(value)]
      if (name === 'tenths' && typeof value === 'number') return [name, decimal(value / 10, catalogue.language)]
      return [name, typeof value === 'string' ? wordedOne(name, value) : value]
    }),
  )
}

/** Why something was refused, in words. */
export function refusalText(refusal: Refusal): string {
  const key = refusal.code.replaceAll('.', '-')
  if (!has(key)) return t('refused-unknown', { code: refusal.code })
  return t(key, worded(refusal.facts ?? {}))
}

/** What is wrong with a text, in words: the part at fault may be a piece. */
export function faultText(fault: FaultInfo): string {
  const part = fault.part ?? ''
  return refusalText({ code: fault.code, facts: { piece: part, part, ...fault.facts } })
}
