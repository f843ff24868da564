// Links that are handed on: as addresses that messengers can look up, by the device's own sheet where it has one.

/** What stands behind a `#` is never sent, so a link to be shown with title and picture has its place before it. */
export function shareAddress(...parts: string[]): string {
  return new URL(parts.map(encodeURIComponent).join('/'), document.baseURI).href
}

/** A sheet that fingers are used to; with a mouse a copy is quicker. */
export const hasSheet = (): boolean => 'share' in navigator && navigator.maxTouchPoints > 0

/** Hands something on; says whether it is in the clipboard now. Throws where neither is allowed. */
export async function handOn(url: string, text = ''): Promise<boolean> {
  if (!hasSheet()) {
    await navigator.clipboard.writeText(text ? `${text}\n${url}` : url)
    return true
  }
  try {
    await navigator.share({ title: 'El Dorado', url, ...(text ? { text } : {}) })
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error // called off is no trouble
  }
  return false
}
