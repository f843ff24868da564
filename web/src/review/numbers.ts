// Points and turns as people write them.

/** '+3', '−3' or '0'. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

/** Shares of a whole in points of a hundred that add up: what rounding leaves over goes to the largest remainders. */
export function hundredths(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(100 * share))
  const total = Math.round(100 * shares.reduce((sum, share) => sum + share, 0))
  const rest = shares.map((share, i) => ({ i, over: 100 * share - whole[i]! })).sort((a, b) => b.over - a.over)
  for (const { i } of rest.slice(0, Math.max(0, total - whole.reduce((sum, one) => sum + one, 0)))) whole[i]! += 1
  return whole
}

/** A figure with one digit after the point, or the comma where that is usual. */
export const decimal = (value: number, language: string): string => {
  const text = value.toFixed(1)
  return language === 'en' ? text : text.replace('.', ',')
}
