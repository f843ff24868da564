// What a card, a token or the running movement can reach, read from the options. Pure; knows no rule.

import type { Lit } from '../map/scene'
import type { Options, Reach, Target } from '../net/protocol'

export interface Way {
  key: string
  piece: number
  target: Target
}

/** How the map calls a blockade; a space goes by its name. */
export const blockadeKey = (number: number): string => `#${number}`

/** The number of a blockade, 0 for a space. */
export const blockadeOf = (key: string): number => (key.startsWith('#') ? Number(key.slice(1)) : 0)

export function keyOf(target: Target): string {
  return target.space ? target.space : blockadeKey(target.blockade ?? 0)
}

/** The spaces that a way leads over. */
export const pathOf = (target: Target): string[] => target.steps.flatMap((step) => step.space ?? [])

/** All ways of one source; where both pieces reach a place, the cheaper one, then the first. */
export function waysOf(
  options: Options | null,
  source: string,
  piece: number,
  keep: (target: Target) => boolean = () => true,
): Map<string, Way> {
  const ways = new Map<string, Way>()
  for (const reach of options?.reach ?? []) {
    if (reach.source !== source || (piece && reach.piece !== piece)) continue
    addTo(ways, reach, keep)
  }
  return ways
}

function addTo(ways: Map<string, Way>, reach: Reach, keep: (target: Target) => boolean): void {
  for (const target of reach.targets) {
    if (!keep(target)) continue
    const key = keyOf(target)
    const known = ways.get(key)
    if (!known || target.cost < known.target.cost) ways.set(key, { key, piece: reach.piece, target })
  }
}

export const isPayment = (target: Target): boolean => (target.owes ?? 0) > 0
export const isStep = (target: Target): boolean => !isPayment(target)

/** Ways paid in cards: rubble, base camps, rubble blockades. */
export function paymentsOf(options: Options | null, piece: number): Map<string, Way> {
  return waysOf(options, '', piece, isPayment)
}

/** What takes a piece to one place, cheapest way first: by source. */
export function waysTo(options: Options | null, key: string, piece: number): Map<string, Way> {
  const found: [string, Way][] = []
  for (const source of new Set((options?.reach ?? []).map((reach) => reach.source))) {
    const way = key && source ? waysOf(options, source, piece).get(key) : undefined
    if (way) found.push([source, way])
  }
  return new Map(found.sort(([, a], [, b]) => a.target.cost - b.target.cost))
}

/** A way as a light on the map. */
export function litBy(way: Way, chosen: boolean): Lit {
  const { target } = way
  const lit: Lit = { key: way.key, cost: target.owes || target.cost, chosen, explores: target.explores ?? false }
  if (target.owes) lit.sign = target.camp ? 'card-removed' : 'card'
  return lit
}

/** Whether a source moves anything at all now. */
export function canMove(options: Options | null, source: string): boolean {
  return (options?.reach ?? []).some((reach) => reach.source === source && reach.targets.length > 0)
}

export function actionText(options: Options | null, verb: string, match: { source?: string; card?: string } = {}): string | null {
  const found = options?.actions.find(
    (one) =>
      one.verb === verb &&
      (match.source === undefined || one.source === match.source) &&
      (match.card === undefined || one.card === match.card),
  )
  return found?.text ?? null
}
