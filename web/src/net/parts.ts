// One view after the other is nearly the same: what has not changed is kept once, and whatever shows it need not look again.

type Nested = Record<string, unknown>

/** The value as the wire brought it, with every part in it that was so before replaced by that. */
export function keeping<T>(before: unknown, now: T): T {
  return isNested(before) && isNested(now) ? (keepingIn(before, now) as T) : now
}

function keepingIn(before: Nested, now: Nested): Nested {
  if (Array.isArray(before) !== Array.isArray(now)) return now
  const keys = Object.keys(now)
  let same = keys.length === Object.keys(before).length
  for (const key of keys) {
    const part = keeping(before[key], now[key])
    if (part !== before[key] || !(key in before)) same = false
    now[key] = part
  }
  return same ? before : now
}

/** The same, but never the one before itself: something new was said. */
export function keepingParts<T extends object>(before: object | null | undefined, now: T): T {
  const kept = keeping(before, now)
  return kept === before ? { ...now } : kept
}

const isNested = (value: unknown): value is Nested => typeof value === 'object' && value !== null
