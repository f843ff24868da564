// One WebSocket that comes back by itself. Every connection begins with Hello; requests wait for their answer and survive a cut.

import { WebSocket as Reconnecting } from 'partysocket'
import type { FromClient, FromServer, HintTold, Options, Refusal } from './protocol'

export type Status = 'connecting' | 'online' | 'offline' | 'gone'
export type Answer =
  | { ok: true; version: number; reason?: Refusal | null; hint?: HintTold; plan?: Options | null }
  | { ok: false; refusal: Refusal; index: number }

type Request = Exclude<FromClient, { type: 'hello' }>
type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never
export type Ask = WithoutId<Request>

export interface Heard {
  status(status: Status): void
  message(message: FromServer): void
  hello(): Extract<FromClient, { type: 'hello' }>
}

const BEAT = 10_000
const DEAD_AFTER = 4_000
const RESTARTS = 'server.stops'
const LOST: Answer = { ok: false, refusal: { code: 'page.connection-lost' }, index: 0 }

export class Connection {
  private readonly socket: Reconnecting
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private next = 1
  private heart = 0
  private dying = 0
  private ready = false
  private over = false

  constructor(
    url: string,
    private readonly heard: Heard,
    make?: typeof WebSocket,
  ) {
    this.socket = new Reconnecting(url, [], {
      maxEnqueuedMessages: 0,
      minReconnectionDelay: 300,
      maxReconnectionDelay: 5000,
      reconnectionDelayGrowFactor: 1.6,
      connectionTimeout: 6000,
      ...(make ? { WebSocket: make } : {}),
    })
    this.socket.addEventListener('open', () => this.opened())
    this.socket.addEventListener('close', () => this.closed())
    this.socket.addEventListener('message', (event) => this.received(JSON.parse(String(event.data)) as FromServer))
    globalThis.addEventListener?.('online', this.wake)
    globalThis.document?.addEventListener?.('visibilitychange', this.wake)
  }

  /** Sends a request and gives its answer; a cut before the answer is an answer too. */
  ask(request: Ask): Promise<Answer> {
    if (!this.ready) return Promise.resolve(LOST)
    const id = this.next++
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      this.send({ ...request, id } as Request)
    })
  }

  close(): void {
    this.over = true
    this.stop()
    this.socket.close()
    globalThis.removeEventListener?.('online', this.wake)
    globalThis.document?.removeEventListener?.('visibilitychange', this.wake)
  }

  /** A second tab took the seats over and gave them back: begin again. */
  again(): void {
    this.over = false
    this.heard.status('connecting')
    this.socket.reconnect()
  }

  /** Somebody does not want to wait for the next try. */
  hurry(): void {
    if (!this.over && !this.ready) this.socket.reconnect()
  }

  private send(message: FromClient): void {
    this.socket.send(JSON.stringify(message))
  }

  private opened(): void {
    this.send(this.heard.hello())
    this.expectLife()
  }

  private closed(): void {
    this.stop()
    for (const resolve of this.waiting.values()) resolve(LOST)
    this.waiting.clear()
    if (!this.over) this.heard.status('offline')
  }

  private received(message: FromServer): void {
    this.alive()
    if (message.type === 'welcome') {
      this.ready = true
      this.heard.status('online')
      if (globalThis.document?.visibilityState === 'hidden') this.beat()
    } else if (message.type === 'gone' && message.refusal.code === RESTARTS) {
      return // it closes the line itself, and is soon back
    } else if (message.type === 'gone') {
      this.over = true
      this.stop()
      this.socket.close()
      this.heard.status('gone')
    } else if (message.type === 'done') {
      this.answer(message.id, { ok: true, version: message.version })
    } else if (message.type === 'hinted') {
      this.answer(message.id, { ok: true, version: message.version, hint: message.hint })
    } else if (message.type === 'reason') {
      this.answer(message.id, { ok: true, version: 0, reason: message.refusal })
    } else if (message.type === 'planned') {
      this.answer(message.id, { ok: true, version: message.version, plan: message.options ?? null })
    } else if (message.type === 'refused') {
      this.answer(message.id, { ok: false, refusal: message.refusal, index: message.index ?? 0 })
    }
    this.heard.message(message)
  }

  private answer(id: number, answer: Answer): void {
    this.waiting.get(id)?.(answer)
    this.waiting.delete(id)
  }

  private alive(): void {
    clearTimeout(this.dying)
    clearTimeout(this.heart)
    this.heart = window.setTimeout(() => this.beat(), BEAT)
  }

  private beat(): void {
    const hidden = globalThis.document?.visibilityState === 'hidden'
    this.send({ type: 'ping', id: this.next++, ...(hidden ? { hidden } : {}) })
    this.expectLife()
  }

  /** A connection that says nothing for a while after being spoken to is dead, whatever the browser thinks. */
  private expectLife(): void {
    clearTimeout(this.dying)
    this.dying = window.setTimeout(() => {
      this.closed()
      this.socket.reconnect()
    }, DEAD_AFTER)
  }

  private stop(): void {
    this.ready = false
    clearTimeout(this.heart)
    clearTimeout(this.dying)
  }

  private readonly wake = (): void => {
    if (this.over) return
    if (this.ready) this.beat()
    else if (globalThis.document?.visibilityState !== 'hidden') this.socket.reconnect()
  }
}
