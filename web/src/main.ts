// Small, so that it runs first: sends for the words while the page itself is still on its way.

import { stored } from './kept-settings'
import { firstWords } from './words/files'
import { chooseLanguage } from './words/language'

for (const load of firstWords(chooseLanguage(stored().language, navigator.languages))) void load()
void import('./start')
