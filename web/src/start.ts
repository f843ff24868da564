// The page itself.

import './ui.css'
import { mount } from 'svelte'
import { calling } from './alerts/push.svelte'
import App from './App.svelte'
import { keepShell } from './offline/shell'
import { settings } from './settings.svelte'
import { catalogue, chooseLanguage } from './words/words.svelte'

void catalogue.speak(chooseLanguage(settings.language, navigator.languages))
mount(App, { target: document.getElementById('app')! })
keepShell()
void calling.refresh()
