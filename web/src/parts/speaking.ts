// The languages as they are offered everywhere, and what choosing one does.

import { change } from '../settings.svelte'
import { catalogue, LANGUAGES, type Language } from '../words/words.svelte'

/** What each language calls itself. The browser knows it, too, but takes ten milliseconds to look: as long as the front to be drawn. */
const OWN_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch', ru: 'Русский' }

export const languages = LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value], short: value.toUpperCase(), lang: value }))

/** Kept for this device, and spoken at once. */
export function speak(language: Language): void {
  change('language', language)
  void catalogue.speak(language)
}
