// The service worker: keeps the page itself and the handbook, so that it opens at once and also without a server. The server
// puts in front what belongs to the page and its version. Kept once, when it is installed: nothing of a game ever is.

import type { PushMessage } from '../net/protocol'
import type { Whereabouts } from './whereabouts'

declare const SHELL: { version: string; files: string[] }

interface Waits extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetches extends Waits {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Pushed extends Waits {
  readonly data: { json(): PushMessage } | null
}
interface Clicked extends Waits {
  readonly notification: Notification
}
interface OpenPage {
  focus(): Promise<unknown>
  postMessage(asked: null, by: MessagePort[]): void
}
interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(wanted: { type: 'window'; includeUncontrolled: boolean }): Promise<OpenPage[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(name: 'push', act: (event: Pushed) => void): void
  addEventListener(name: 'notificationclick', act: (event: Clicked) => void): void
  addEventListener(name: 'install' | 'activate', act: (event: Waits) => void): void
  addEventListener(name: 'fetch', act: (event: Fetches) => void): void
}
const worker = self as unknown as Scope

const FAMILY = 'eldorado-shell-'
const NAME = FAMILY + SHELL.version
/** The version before is kept, too: pages that are still open look for their parts there. */
const KEPT = 2
const PAGE = './'
/** Tells the page that an answer is not the server's of now. */
const KEPT_MARK = 'x-kept'
/** Milliseconds that the server has to bring the newest page; then the kept one is shown, which is renewed behind it. */
const PATIENCE = 1500

const at = (path: string): string => new URL(path, worker.registration.scope).href
/** Names with a hash of their content never mean anything else. */
const isLasting = (path: string): boolean => path.startsWith('assets/')

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})

async function install(): Promise<void> {
  const cache = await caches.open(NAME)
  await cache.addAll(SHELL.files.map((path) => new Request(at(path), { cache: isLasting(path) ? 'default' : 'reload' })))
  await worker.skipWaiting()
}

async function activate(): Promise<void> {
  const known = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== NAME)
  await Promise.all(known.slice(0, -(KEPT - 1)).map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/** Nothing for what is none of our business: it goes to the server as if there was no worker. */
function answerTo(request: Request): Promise<Response> | null {
  const scope = worker.registration.scope
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return null
  const path = request.url.slice(scope.length).split(/[?#]/)[0] ?? ''
  if (request.mode === 'navigate') return visited(request, path)
  if (isLasting(path)) return lasting(request)
  return SHELL.files.includes(path) ? freshest(request) : null
}

async function lasting(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

async function freshest(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request)
    if (!kept) throw error
    const headers = new Headers(kept.headers)
    headers.set(KEPT_MARK, 'yes')
    return new Response(kept.body, { headers })
  }
}

/** The page: the server's if it answers in time, else the kept one, which says that it does not. */
async function visited(request: Request, path: string): Promise<Response> {
  const kept = await (await caches.open(NAME)).match(at(PAGE))
  const asked = fetch(request).then(
    (answer) => (answer.status < 500 ? answer : null),
    () => null,
  )
  if (!kept) return (await asked) ?? Response.error()
  const isPage = path === '' || path === 'index.html'
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
  const answer = await (isPage ? Promise.race([asked, late]) : asked)
  return answer ?? (isPage ? kept : Response.redirect(at(`#/${path}`)))
}

// ---- alerts

worker.addEventListener('push', (event) => {
  const message = event.data?.json()
  if (message) event.waitUntil(tell(message))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(String(event.notification.data)))
})

/** Milliseconds that a page has to say where it is; one that is frozen shows nothing to anybody. */
const HEARING = 500

async function pagesAt(place: string): Promise<{ page: OpenPage; isSeen: boolean }[]> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const told = await Promise.all(pages.map(async (page) => ({ page, where: await whereIs(page) })))
  return told.flatMap(({ page, where }) => (where?.place === place ? [{ page, isSeen: where.isSeen }] : []))
}

function whereIs(page: OpenPage): Promise<Whereabouts | null> {
  const { port1: answer, port2: asker } = new MessageChannel()
  return new Promise((resolve) => {
    answer.onmessage = ({ data }: MessageEvent<Whereabouts>) => resolve(data)
    setTimeout(() => resolve(null), HEARING)
    page.postMessage(null, [asker])
  })
}

/** One for each game: a newer one takes the place of the one before. Nothing for a game that is looked at here. */
async function tell({ title, body, tag, place }: PushMessage): Promise<void> {
  if ((await pagesAt(place)).some(({ isSeen }) => isSeen)) return
  const look = { icon: at('icon-192.png'), badge: at('badge-96.png') }
  await worker.registration.showNotification(title, { body, tag, data: place, ...look })
}

async function lead(place: string): Promise<void> {
  const [there] = await pagesAt(place)
  await (there ? there.page.focus() : worker.clients.openWindow(at(`#/${place}`)))
}
