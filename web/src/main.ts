import './ui.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { catalogue, chooseLanguage } from './lib/words.svelte'

void catalogue.speak(chooseLanguage(settings.language, navigator.languages))
mount(App, { target: document.getElementById('app')! })
