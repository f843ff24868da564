// A line of the log as one sentence: who, then what.
import type { GameSource } from '../net/game-source'
import { lineText } from '../words/log-lines'
import type { Line } from '../words/story'
import { t } from '../words/words.svelte'

export function sentenceOf(line: Line, session: GameSource): string {
  const you = line.seat === session.me && !session.shared
  const name = you ? t('you') : (session.seat(line.seat)?.name ?? '')
  return `${name} ${lineText(line, { you, route: session.route })}`.trim()
}
