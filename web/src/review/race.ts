// The expert's race beside the one that was played, in spaces to the gate. Pure, so that it can be tested.

/** Spaces to the gate of all pieces of a seat; whoever is home has none. */
export const toGo = (stand: readonly string[], distance: ReadonlyMap<string, number>): number =>
  stand.reduce((sum, space) => sum + (distance.get(space) ?? 0), 0)

export interface Gain {
  /** Own turns before it. */
  turn: number
  /** Spaces that the expert and the player went in this turn. */
  expert: number
  own: number
}

const [WORTH, MOST] = [2, 4]

/** Turns in which the expert went at least two spaces further, the first four of the largest, in order. */
export function gains(own: readonly number[], expert: readonly number[]): Gain[] {
  const went = (line: readonly number[], turn: number): number => (line[turn] ?? 0) - (line[turn + 1] ?? line[turn] ?? 0)
  return Array.from({ length: Math.min(own.length, expert.length) - 1 }, (_, turn) => ({
    turn,
    expert: went(expert, turn),
    own: went(own, turn),
  }))
    .filter((one) => one.expert - one.own >= WORTH)
    .sort((a, b) => b.expert - b.own - (a.expert - a.own) || a.turn - b.turn)
    .slice(0, MOST)
    .sort((a, b) => a.turn - b.turn)
}
