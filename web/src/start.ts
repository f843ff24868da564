// The page itself.

import './ui.css'
import { mount } from 'svelte'
import { calling } from './alerts/push.svelte'
import App from './App.svelte'
import { keepShell } from './offline/shell'
import { settings } from './settings.svelte'
import { ownLanguage } from './words/language'
import { catalogue } from './words/words.svelte'

void catalogue.speak(ownLanguage(settings.language))
mount(App, { target: document.getElementById('app')! })
keepShell()
void calling.refresh()
