// Your turn while nobody looks: the tab's title and its sign tell it until the page is looked at again.

import { t } from '../words/words.svelte'

const NAME = 'El Dorado'
const CALLING = './icon-turn.svg'
const RESTING = './icon.svg'

function sign(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[rel="icon"]')
}

/** An installed page has a sign on its icon, too; a browser without such signs has none. */
function badge(calling: boolean): void {
  if (!('setAppBadge' in navigator)) return
  void (calling ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined) // not installed, or not allowed
}

/** Keeps the tab in step with whose turn it is; call it from an effect. */
export function callFor(isMine: boolean): () => void {
  const show = (): void => {
    const calling = isMine && document.hidden
    document.title = isMine ? `${t('title-your-turn')} · ${NAME}` : NAME
    const link = sign()
    if (link) link.href = calling ? CALLING : RESTING
    badge(calling)
  }
  show()
  document.addEventListener('visibilitychange', show)
  return () => {
    document.removeEventListener('visibilitychange', show)
    document.title = NAME
    const link = sign()
    if (link) link.href = RESTING
    badge(false)
  }
}
