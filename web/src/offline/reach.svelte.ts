// Whether the server can be reached: heard from every request, and asked again and again while it cannot.

const AGAIN = 4000
const PATIENCE = 5000

class Reach {
  away = $state(false)
  asking = $state(false)
  private timer = 0

  failed(): void {
    this.away = true
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.ask(), AGAIN)
  }

  worked(): void {
    this.away = false
    clearTimeout(this.timer)
  }

  /** Somebody wants to know now. */
  async ask(): Promise<void> {
    if (this.asking) return
    this.asking = true
    try {
      const answer = await fetch(new URL('healthz', document.baseURI), { signal: AbortSignal.timeout(PATIENCE), cache: 'no-store' })
      if (answer.ok) this.worked()
      else this.failed()
    } catch {
      this.failed()
    }
    this.asking = false
  }
}

export const reach = new Reach()
