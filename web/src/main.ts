// Small, so that it runs first: sends for the words while the page itself is still on its way.

import { stored } from './kept-settings'
import { firstWords } from './words/files'
import { ownLanguage } from './words/language'

for (const load of firstWords(ownLanguage(stored().language))) void load()
void import('./start')
