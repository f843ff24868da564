// Points and turns as people write them.

/** '+3', '−3' or '0'. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

/** A figure with one digit after the point, or the comma where that is usual. */
export const decimal = (value: number, language: string): string => {
  const text = value.toFixed(1)
  return language === 'en' ? text : text.replace('.', ',')
}
