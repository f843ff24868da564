// The pass of this browser: a secret in its storage, sent with requests to the own server and to nobody else.

const KEY = 'eldorado.pass'
/** A private window: the pass lasts as long as the page. */
let unstored = ''

export function passSecret(): string {
  try {
    return localStorage.getItem(KEY) ?? unstored
  } catch {
    return unstored
  }
}

export function keepSecret(secret: string): void {
  unstored = secret
  try {
    localStorage.setItem(KEY, secret)
  } catch {
    // a private window
  }
}

export function dropSecret(): void {
  unstored = ''
  try {
    localStorage.removeItem(KEY)
  } catch {
    // a private window
  }
}
