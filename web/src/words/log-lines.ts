// A line of the log in words. The name of whoever did it stands before; `you` says that it is the reader.

import { blockadeOf } from '../play/reach'
import type { RouteInfo } from '../net/protocol'
import type { Line } from './story'
import { card as cardName, coins, spaceName, t, terrain, token as tokenName } from './words.svelte'

interface Reader {
  you?: boolean
  /** With the route, spaces are told by what they show, too. */
  route?: RouteInfo | null
}

export function lineText(line: Line, { you = false, route = null }: Reader = {}): string {
  const args: Record<string, string | number> = { space: '', blockade: 0, who: you ? 'you' : 'other', ...line.args }
  const card = String(args['card'] ?? '')
  if (card) [args['card'], args['one']] = [cardName(card), t(`card-${card}.one`)]
  if (args['token']) args['token'] = tokenName(String(args['token']))
  if (line.key === 'log-moved') [args['what'], args['by']] = card ? [args['one']!, 'card'] : [args['token']!, 'token']
  if ('half_coins' in args) args['half_coins'] = coins(Number(args['half_coins']))
  const place = String(args['space'])
  if (blockadeOf(place)) args['blockade'] = blockadeOf(place)
  else if (place) args['space'] = placeText(place, route)
  return t(line.key, args)
}

/** 'jungle 2 (C43)': what the space shows, so that the eye finds it, and its name. */
function placeText(name: string, route: RouteInfo | null): string {
  const space = route?.spaces?.find((one) => one.name === name)
  if (!space) return spaceName(name)
  const kind = space.finish ? 'finish' : space.cave ? 'cave' : space.terrain
  const number = space.start || (space.cave ? 0 : space.strength)
  return t('log-space', { terrain: terrain(kind), number, space: spaceName(name) })
}
