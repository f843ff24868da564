// What the server keeps for the pass of this browser.

import { ask, json, Refused } from '../net/api'
import { game, keep } from '../net/known-games'
import type { GamesPage, Home, Joined, PassLink, PassOpened, PassState, Profile, RecoveryPhrase } from '../net/protocol'
import { change, settings } from '../settings.svelte'
import { dropSecret, keepSecret, passSecret } from './pass'

let making: Promise<void> | null = null

/** A pass, made at the first game; whoever gets none plays as a guest. */
export function ensurePass(): Promise<void> {
  if (passSecret()) return Promise.resolve()
  making ??= json<PassOpened>('api/pass', { name: settings.name, colour: settings.colour })
    .then((opened) => keepSecret(opened.secret))
    .catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
    })
    .finally(() => (making = null))
  return making
}

/** An answer that only this pass gets; a pass that is closed or deleted elsewhere is forgotten here. */
async function mine<T>(path: string, body?: unknown): Promise<T> {
  try {
    return await json<T>(path, body)
  } catch (error) {
    if (error instanceof Refused && error.problem.code === 'pass.unknown') dropSecret()
    throw error
  }
}

export const home = (): Promise<Home> => mine('api/home')
export const history = (before = 0, only = ''): Promise<GamesPage> => mine(`api/history?before=${before}&only=${encodeURIComponent(only)}`)
export const pass = (): Promise<PassState> => mine('api/pass')
export const profile = (): Promise<Profile> => mine('api/profile')
export const newLink = (): Promise<PassLink> => mine('api/pass/link', { address: location.href })
export const newPhrase = (): Promise<RecoveryPhrase> => mine('api/pass/phrase', {})
export const revoke = (device: string): Promise<PassState> => mine('api/pass/revoke', { device })

export async function changePass(name: string, colour: number): Promise<PassState> {
  const changed = await mine<PassState>('api/pass/change', { name, colour })
  take(changed)
  return changed
}

export async function deletePass(): Promise<void> {
  await mine('api/pass/delete', {})
  dropSecret()
}

export async function exportPass(): Promise<Blob> {
  return (await ask('api/pass/export')).blob()
}

export async function openLink(code: string): Promise<void> {
  opened(await json<PassOpened>('api/pass/open', { code }))
}

export async function recover(phrase: string): Promise<void> {
  opened(await json<PassOpened>('api/pass/recover', { phrase }))
}

function opened(answer: PassOpened): void {
  keepSecret(answer.secret)
  take(answer.person)
}

/** Name and colour go with the pass to every device. */
function take(person: PassState): void {
  if (person.name) change('name', person.name)
  if (person.colour) change('colour', person.colour)
}

/** The room in which a finished game is played again, with the same seats and settings. */
export async function playAgain(code: string): Promise<string> {
  const { room, tokens = [] } = await mine<Joined>(`api/rooms/${encodeURIComponent(code)}/again`, {})
  const published = room.published ? { published: room.published } : {}
  keep({ code: room.code, tokens, route: room.route, shared: tokens.length > 1, begins: true, ...published })
  return room.code
}

/** The seats of this pass in a room, where this device does not hold any yet: then it is a second device. */
export function seated(code: string): Promise<void> | null {
  if (!passSecret() || game(code)?.tokens.length) return null
  return json<Joined>(`api/rooms/${encodeURIComponent(code)}/tokens`, {}).then(
    (joined) => {
      const tokens = joined.tokens ?? []
      if (tokens.length) keep({ code, tokens, route: joined.room.route, shared: tokens.length > 1 })
    },
    () => undefined, // the room itself says why there is none
  )
}
