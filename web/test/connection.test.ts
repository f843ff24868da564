// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, type Status } from '../src/net/connection'
import type { FromServer } from '../src/net/protocol'

/** A socket without a network: the test plays the server. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = []
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = 0
  binaryType = 'blob'
  sent: Record<string, unknown>[] = []

  constructor(readonly url: string) {
    super()
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1000, reason: '', wasClean: true }))
  }

  open(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  tell(message: object): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }))
  }
}

const welcome = { type: 'welcome', protocol: 1, seats: [1], room: {} }
let statuses: Status[] = []
let heard: FromServer[] = []

function connect(): Connection {
  return new Connection(
    'ws://here',
    {
      status: (status) => statuses.push(status),
      message: (message) => heard.push(message),
      hello: () => ({ type: 'hello', room: 'ABC234', since: 7 }),
    },
    FakeSocket as unknown as typeof WebSocket,
  )
}

async function opened(): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(20)
  const socket = FakeSocket.all.at(-1)!
  socket.open()
  socket.tell(welcome)
  return socket
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  statuses = []
  heard = []
})
afterEach(() => vi.useRealTimers())

test('says hello first and is online when welcomed', async () => {
  const connection = connect()
  const socket = await opened()
  expect(socket.sent[0]).toMatchObject({ type: 'hello', since: 7 })
  expect(statuses).toContain('online')
  connection.close()
})

test('an answer finds its question', async () => {
  const connection = connect()
  const socket = await opened()
  const asked = connection.ask({ type: 'act', seat: 1, version: 3, actions: ['end'] })
  const { id } = socket.sent.at(-1) as { id: number }
  socket.tell({ type: 'refused', id, refusal: { code: 'act.stale' }, version: 4 })
  expect(await asked).toEqual({ ok: false, refusal: { code: 'act.stale' }, index: 0 })
  connection.close()
})

test('a cut is an answer, and the connection comes back with hello', async () => {
  const connection = connect()
  const socket = await opened()
  const asked = connection.ask({ type: 'undo', seat: 1, version: 3 })
  socket.close()
  expect(await asked).toMatchObject({ ok: false, refusal: { code: 'page.connection-lost' } })
  expect(statuses.at(-1)).toBe('offline')
  await vi.advanceTimersByTimeAsync(6000)
  expect(FakeSocket.all.length).toBeGreaterThan(1)
  const again = await opened()
  expect(again.sent[0]).toMatchObject({ type: 'hello' })
  connection.close()
})

test('a connection that has fallen silent is given up', async () => {
  const connection = connect()
  const socket = await opened()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(socket.sent.at(-1)).toMatchObject({ type: 'ping' })
  await vi.advanceTimersByTimeAsync(4_100)
  expect(statuses.at(-1)).toBe('offline')
  connection.close()
})

test('nothing is asked while offline', async () => {
  const connection = connect()
  expect(await connection.ask({ type: 'look', seat: 1 })).toMatchObject({ ok: false })
  connection.close()
})

test('gone means gone: it does not come back by itself', async () => {
  const connection = connect()
  const socket = await opened()
  socket.tell({ type: 'gone', refusal: { code: 'connection.taken-over' } })
  const before = FakeSocket.all.length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(FakeSocket.all.length).toBe(before)
  expect(statuses.at(-1)).toBe('gone')
  connection.close()
})
