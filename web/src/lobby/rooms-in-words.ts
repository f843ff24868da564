// A public room in words: who is there, how strong, how fast.

import type { RoomSummary } from '../net/protocol'
import { t } from '../words/words.svelte'

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR

export function paceOf(timer: number): string {
  if (!timer) return t('rooms-pace-none')
  if (timer % DAY === 0) return t('rooms-pace-days', { count: timer / DAY })
  if (timer >= HOUR) return t('rooms-pace-hours', { count: Math.round(timer / HOUR) })
  if (timer >= MINUTE) return t('rooms-pace-minutes', { count: Math.round(timer / MINUTE) })
  return t('rooms-pace-seconds', { count: timer })
}

export function tellRoom(room: RoomSummary): string {
  return [
    room.phase === 'playing' && room.round ? t('home-round', { number: room.round }) : '',
    room.here ? t('rooms-here', { count: room.here }) : '',
    room.rating ? t('rooms-rating', { rating: room.rating }) : '',
    room.level ? t('profile-with', { name: t(`bot-${room.level}`) }) : '',
    paceOf(room.timer ?? 0),
    room.rated === false ? t('rooms-unrated') : '',
    room.spectators ? t('rooms-watching', { count: room.spectators }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
