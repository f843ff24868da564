// What this browser keeps by name. A private window, or a browser that keeps nothing, remembers as long as the page lives.

const unstored = new Map<string, string>()

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return unstored.get(key) ?? null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    unstored.set(key, value)
  }
}

export function forget(key: string): void {
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}
