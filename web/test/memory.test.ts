// A browser that stores nothing remembers as long as the page lives.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forget, recall, remember } from '../src/memory'

const refusing = {
  getItem: () => {
    throw new DOMException('refused', 'SecurityError')
  },
  setItem: () => {
    throw new DOMException('refused', 'SecurityError')
  },
  removeItem: () => {
    throw new DOMException('refused', 'SecurityError')
  },
}

afterEach(() => vi.unstubAllGlobals())

describe('what a browser keeps', () => {
  it('is kept by the page where the browser refuses', () => {
    vi.stubGlobal('localStorage', refusing)
    expect(recall('seat')).toBeNull()
    remember('seat', 'token')
    expect(recall('seat')).toBe('token')
    forget('seat')
    expect(recall('seat')).toBeNull()
  })

  it('is kept by the browser where that is allowed', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
    remember('seat', 'token')
    expect([recall('seat'), kept.get('seat')]).toEqual(['token', 'token'])
    forget('seat')
    expect(recall('seat')).toBeNull()
  })
})
