// The server over HTTP. Refusals come back as Problem, a server that cannot be reached as `offline`.

import type {
  Arranged,
  Arrangement,
  BoxInfo,
  FittingPlaces,
  GalleryPage,
  Joined,
  NewRoom,
  PieceSide,
  Problem,
  PublishedRoute,
  PublishRoute,
  RateRoute,
  Recap,
  RecordChecked,
  Reviewed,
  RoomState,
  RoomSummary,
  RouteChecked,
  RouteImproved,
  RouteInfo,
  RouteRaced,
  RouteWishes,
  TakeSeat,
} from './protocol'
import { keepingParts } from './parts'
import { reach } from '../offline/reach.svelte'
import { passSecret } from '../people/pass'

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

const PATIENCE = 10_000
/** With a question that may be called off: on a busy machine games come first, and reports of routes wait. */
const LONG_PATIENCE = 60_000

export function address(path: string): string {
  return new URL(path, document.baseURI.split('#')[0]).href
}

/** Ends after a while, or with `until`; `AbortSignal.any` is younger than browsers in use. */
function patience(until?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(until ? LONG_PATIENCE : PATIENCE)
  if (!until) return limit
  const either = new AbortController()
  for (const one of [limit, until]) {
    if (one.aborted) either.abort()
    one.addEventListener('abort', () => either.abort())
  }
  return either.signal
}

/** Answers of the own server; the pass of this browser goes along. Who aborts `until` does not want the answer any more. */
export async function ask(path: string, body?: unknown, until?: AbortSignal): Promise<Response> {
  const secret = passSecret()
  const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {}
  const request: RequestInit = { signal: patience(until), headers }
  if (body !== undefined) {
    request.method = 'POST'
    headers['content-type'] = 'application/json'
    request.body = JSON.stringify(body)
  }
  let answer: Response
  try {
    answer = await fetch(address(path), request)
  } catch (error) {
    if (until?.aborted) throw error
    reach.failed()
    throw new Refused({ code: 'page.offline' })
  }
  if (answer.headers.has('x-kept')) reach.failed()
  else reach.worked()
  if (!answer.ok) throw new Refused(await problemOf(answer))
  return answer
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const body = (await answer.json()) as Partial<Problem>
    if (typeof body.code === 'string') return body as Problem
  } catch {
    // no JSON: something between us and the server answered
  }
  return { code: 'page.failed', facts: { status: answer.status } }
}

export async function json<T>(path: string, body?: unknown, until?: AbortSignal): Promise<T> {
  return (await (await ask(path, body, until)).json()) as T
}

let theBox: Promise<BoxInfo> | undefined
const theRoutes = new Map<string, Promise<RouteInfo>>()

/** Fetched once; a failure is not kept. */
export function box(): Promise<BoxInfo> {
  theBox ??= json<BoxInfo>('api/box').catch((error: unknown) => {
    theBox = undefined
    throw error
  })
  return theBox
}

export function route(id: string): Promise<RouteInfo> {
  let known = theRoutes.get(id)
  if (!known) {
    known = json<RouteInfo>(`api/routes/${encodeURIComponent(id)}`).catch((error: unknown) => {
      theRoutes.delete(id)
      throw error
    })
    theRoutes.set(id, known)
  }
  return known
}

export const newRoom = (plan: NewRoom): Promise<Joined> => json('api/rooms', plan)
export const room = (code: string): Promise<RoomState> => json(`api/rooms/${encodeURIComponent(code)}`)
export const roomRoute = (code: string): Promise<RouteInfo> => json(`api/rooms/${encodeURIComponent(code)}/route`)
export const rooms = (): Promise<RoomSummary[]> => json('api/rooms')
export const takeSeat = (code: string, seat: TakeSeat): Promise<Joined> => json(`api/rooms/${encodeURIComponent(code)}/seats`, seat)

/** Whether somebody's own route can be laid: its faults, or the route and advice. */
export const checkRoute = (text: string): Promise<RouteChecked> => json('api/routes/check', { text })

export async function record(code: string): Promise<string> {
  return (await ask(`api/rooms/${encodeURIComponent(code)}/record`)).text()
}

/** Every moment of a recorded game as a seat would have seen it; 0: a spectator, -1: all cards open. */
export async function replay(text: string, seat: number): Promise<RecordChecked> {
  const checked = await json<RecordChecked>('api/replay', { text, seat })
  const moments = checked.game?.moments ?? []
  moments.forEach((moment, i) => (moment.view = keepingParts(moments[i - 1]?.view, moment.view)))
  return checked
}

/** The record that the command was begun with which opened this page. */
export const handed = async (): Promise<string> => (await ask('api/handed')).text()

/** Reviews on for a moment; asked again and again it comes to its end. */
export const review = (text: string, until: AbortSignal): Promise<Reviewed> => json('api/review', { text }, until)

/** A game that is over in short, told for a seat; 0: for the winner's. */
export const recap = (code: string, seat: number): Promise<Recap> => json(`api/rooms/${encodeURIComponent(code)}/recap?seat=${seat}`)

/** A room that plays on from a moment of a recorded game. */
export const practise = (text: string, number: number, name: string): Promise<Joined> => json('api/practice', { text, number, name })

export const pieceSides = (): Promise<PieceSide[]> => json('api/workshop/pieces')
export const arrange = (table: Arrangement): Promise<Arranged> => json('api/workshop/table', table)
export const openRoute = (text: string): Promise<Arranged> => json('api/workshop/open', { text })
export const fittingPlaces = (table: Arrangement, letter: string): Promise<FittingPlaces> => json('api/workshop/places', { table, letter })
export const surprise = (wishes: RouteWishes): Promise<Arranged> => json('api/workshop/surprise', wishes)

/** Races on for a moment; asked again and again the figures tighten. */
export const raceRoute = (text: string, until: AbortSignal): Promise<RouteRaced> => json('api/routes/report', { text }, until)

/** Looks on for a moment for a small change; asked again and again until it is found. */
export const improveRoute = (text: string, goal: 'fairer' | 'harder'): Promise<RouteImproved> => json('api/routes/improve', { text, goal })

/** A route as SVG. */
export const routePicture = async (text: string): Promise<string> => (await ask('api/workshop/picture', { text })).text()

export const publishRoute = (route: PublishRoute): Promise<PublishedRoute> => json('api/gallery', route)
export const publishedRoute = (code: string): Promise<PublishedRoute> => json(`api/gallery/${encodeURIComponent(code)}`)
export const publishedRoutes = (sort: string, after: number): Promise<GalleryPage> => json(`api/gallery?sort=${sort}&after=${after}`)
export const rateRoute = (code: string, rating: RateRoute): Promise<PublishedRoute> =>
  json(`api/gallery/${encodeURIComponent(code)}/ratings`, rating)
export const reportRoute = (code: string, reason: string): Promise<PublishedRoute> =>
  json(`api/gallery/${encodeURIComponent(code)}/reports`, { reason })
