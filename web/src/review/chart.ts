// The band of chances as shapes: who lies below, where the edges run, where rounds begin. Pure, so that it can be tested.

import type { BandPoint } from '../net/protocol'

/** Seats from the bottom up: the one that looks first, then in turn order. */
export function stacked(players: number, mine: number): number[] {
  return Array.from({ length: players }, (_, i) => ((mine - 1 + i) % players) + 1)
}

/** For each layer the share up to its upper edge at every point, from 0 to 1. */
export function edges(band: readonly BandPoint[], order: readonly number[]): number[][] {
  return order.map((_, layer) =>
    band.map((point) =>
      Math.min(
        1,
        order.slice(0, layer + 1).reduce((sum, seat) => sum + point.win[seat - 1]!, 0),
      ),
    ),
  )
}

/** A layer as the path between two edges; the last layer reaches the top even where nobody can win any more. */
export function layerPath(lower: readonly number[] | null, upper: readonly number[], width: number, height: number): string {
  const x = (i: number): string => ((i * width) / Math.max(1, upper.length - 1)).toFixed(1)
  const y = (share: number): string => ((1 - share) * height).toFixed(1)
  const top = upper.map((share, i) => `${x(i)} ${y(share)}`)
  const below = upper.map((_, i) => `${x(i)} ${y(lower?.[i] ?? 0)}`).reverse()
  return `M${top.join('L')}L${below.join('L')}Z`
}

/** Where a layer is thick enough to be named: the point, and between which shares of the height it lies there. */
export interface LayerSpot {
  point: number
  from: number
  to: number
}

/** The thickest place of each layer, judged with its neighbours so that no needle is taken for it. */
export function spots(layers: readonly (readonly number[])[]): LayerSpot[] {
  return layers.map((upper, layer) => {
    const thick = upper.map((to, i) => to - (layers[layer - 1]?.[i] ?? 0))
    const around = (i: number): number => Math.min(...thick.slice(Math.max(0, i - 1), i + 2))
    const point = thick.reduce((best, _, i) => (around(i) > around(best) ? i : best), 0)
    return { point, from: layers[layer - 1]?.[point] ?? 0, to: upper[point] ?? 0 }
  })
}

export interface RoundColumn {
  round: number
  from: number
  to: number
}

/** Where each round begins and ends, in points of the band. */
export function columns(band: readonly BandPoint[]): RoundColumn[] {
  const found: RoundColumn[] = []
  band.forEach((point, i) => {
    if (!point.round) return
    const last = found.at(-1)
    if (last?.round === point.round) last.to = i
    else found.push({ round: point.round, from: i - 1, to: i })
  })
  return found
}
