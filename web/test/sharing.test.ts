// @vitest-environment happy-dom
// Links are handed on by the device's own sheet where fingers are used, else by the clipboard; and the tab calls whom it waits for.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { handOn } from '../src/parts/sharing'
import { callFor } from '../src/table/attention.svelte'

function device(more: object): void {
  vi.stubGlobal('navigator', { maxTouchPoints: 0, ...more })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('handing a link on', () => {
  it('opens the sheet of a phone', async () => {
    const share = vi.fn(() => Promise.resolve())
    device({ share, maxTouchPoints: 5 })
    expect(await handOn('https://example.org/room/ABC234', 'Come')).toBe(false)
    expect(share).toHaveBeenCalledWith({ title: 'El Dorado', url: 'https://example.org/room/ABC234', text: 'Come' })
  })

  it('takes a sheet that was called off for no trouble, and any other fault for one', async () => {
    device({ share: () => Promise.reject(new DOMException('', 'AbortError')), maxTouchPoints: 5 })
    expect(await handOn('https://example.org')).toBe(false)
    device({ share: () => Promise.reject(new DOMException('', 'NotAllowedError')), maxTouchPoints: 5 })
    await expect(handOn('https://example.org')).rejects.toThrow()
  })

  it('copies with a mouse', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    device({ share: vi.fn(), clipboard: { writeText } })
    expect(await handOn('https://example.org', 'Come')).toBe(true)
    expect(writeText).toHaveBeenCalledWith('Come\nhttps://example.org')
  })
})

describe('a turn while nobody looks', () => {
  it('is told by title, sign and badge until it is looked at', () => {
    const [setAppBadge, clearAppBadge] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())]
    device({ setAppBadge, clearAppBadge })
    document.head.innerHTML = '<link rel="icon" href="./icon.svg">'
    const link = document.querySelector('link')!
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const rest = callFor(true)
    expect([link.getAttribute('href'), document.title === 'El Dorado']).toEqual(['./icon-turn.svg', false])
    expect(setAppBadge).toHaveBeenCalledOnce()
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(link.getAttribute('href')).toBe('./icon.svg')
    expect(clearAppBadge).toHaveBeenCalled()
    rest()
    expect(document.title).toBe('El Dorado')
  })
})
