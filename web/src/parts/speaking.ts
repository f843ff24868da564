// The languages as they are offered everywhere, and what choosing one does.

import { change } from '../settings.svelte'
import { catalogue, LANGUAGES, type Language } from '../words/words.svelte'

/** A language's own name, which every browser knows. */
function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

export const languages = LANGUAGES.map((value) => ({ value, label: nameOf(value), short: value.toUpperCase(), lang: value }))

/** Kept for this device, and spoken at once. */
export function speak(language: Language): void {
  change('language', language)
  void catalogue.speak(language)
}
