// The languages of the page, and which of them somebody reads.

export const LANGUAGES = ['en', 'fr', 'de', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language asked for, else the first of the browser's that we speak, else English. */
export function chooseLanguage(asked: string, wishes: readonly string[]): Language {
  for (const wish of [asked, ...wishes]) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

/** Of a device that chose `kept`; a command that opens the page says in the address in which language it spoke. */
export const ownLanguage = (kept: string): Language =>
  chooseLanguage(new URLSearchParams(location.search).get('lang') ?? kept, navigator.languages)
