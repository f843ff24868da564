// Being called on this device when it is one's turn: asked for in a slow game only, kept in step with the server, given up at once.

import { json, Refused } from '../net/api'
import type { PushOffer, RoomState } from '../net/protocol'
import { ensurePass } from '../people/people'
import { passSecret } from '../people/pass'
import { change, settings } from '../settings.svelte'
import { catalogue } from '../words/words.svelte'

/** Seconds of a turn from which on people go away meanwhile. */
const SLOW = 600

export const isSlow = (room: RoomState): boolean => room.timer >= SLOW && room.seats.filter((seat) => seat.kind !== 'bot').length > 1

export const canBeCalled = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

class Calling {
  /** Of this device, as far as the browser lets us. */
  permission = $state<NotificationPermission>(canBeCalled() ? Notification.permission : 'denied')
  busy = $state(false)

  get isOn(): boolean {
    return settings.alerts === 'on' && this.permission === 'granted'
  }

  /** After a click: the browser asks, then its push service is told to the server. Says whether that worked. */
  async begin(): Promise<boolean> {
    this.busy = true
    try {
      this.permission = await Notification.requestPermission()
      if (this.permission !== 'granted') return false
      await ensurePass()
      await subscribe()
      change('alerts', 'on')
      return true
    } catch (error) {
      if (error instanceof Refused || error instanceof DOMException) return false
      throw error
    } finally {
      this.busy = false
    }
  }

  async end(): Promise<void> {
    change('alerts', 'off')
    const found = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
    if (!found) return
    await found.unsubscribe()
    if (passSecret()) await json('api/push/unsubscribe', { endpoint: found.endpoint }).catch(() => undefined) // it is dead, and found so
  }

  /** Language, pass or the server's key may be another by now; said once when the page opens. */
  async refresh(): Promise<void> {
    if (!canBeCalled() || !this.isOn || !passSecret() || !navigator.serviceWorker.controller) return
    await subscribe().catch(() => undefined) // offline, or refused: the next time it opens it tries again
  }
}

async function subscribe(): Promise<void> {
  const { key } = await json<PushOffer>('api/push')
  const manager = (await navigator.serviceWorker.ready).pushManager
  let found = await manager.getSubscription()
  if (found && keyText(found.options.applicationServerKey) !== key) {
    await found.unsubscribe()
    found = null
  }
  found ??= await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const asked = { public_key: keyText(found.getKey('p256dh')), auth: keyText(found.getKey('auth')), language: catalogue.language }
  await json('api/push/subscribe', { endpoint: found.endpoint, ...asked })
}

/** As the standard writes bytes in text. */
function keyText(bytes: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export const calling = new Calling()
