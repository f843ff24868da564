// Brings the service worker, and changes to a new version of the page where nobody is disturbed.

import { router } from '../router.svelte'
import { tellWhereabouts } from './whereabouts'

const LOOK_EVERY = 3_600_000

export function keepShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const bring = (): void => void register()
  if (document.readyState === 'complete') bring()
  else addEventListener('load', bring, { once: true })
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker
  tellWhereabouts(workers)
  const isFirst = workers.controller === null
  let isOld = false
  const renew = (): void => {
    if (isOld && router.place.name !== 'room') location.reload()
  }
  workers.addEventListener('controllerchange', () => {
    isOld = !isFirst
    if (document.hidden) renew()
  })
  addEventListener('hashchange', renew)
  try {
    const found = await workers.register(new URL('worker.js', document.baseURI), { updateViaCache: 'none' })
    const look = (): void => void found.update().catch(() => undefined) // a server that is away is asked again later
    setInterval(look, LOOK_EVERY)
    document.addEventListener('visibilitychange', () => (document.hidden ? renew() : look()))
  } catch {
    // a browser that forbids it, say in a private window: everything else works
  }
}
