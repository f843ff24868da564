// A line of the log in words.

import { blockadeOf } from '../play/reach'
import type { Line } from './story'
import { card as cardName, spaceName, t, token as tokenName } from './words.svelte'

export function lineText(line: Line): string {
  const args: Record<string, string | number> = { ...line.args }
  if (args['card']) args['card'] = cardName(String(args['card']))
  if (args['token']) args['token'] = tokenName(String(args['token']))
  if (line.key === 'log-moved') args['what'] = args['card'] || args['token'] || ''
  if (args['space']) args['space'] = placeName(String(args['space']))
  return t(line.key, args)
}

function placeName(place: string): string {
  return blockadeOf(place) ? t('blockade-name', { number: blockadeOf(place) }) : spaceName(place)
}
