// The workshop's keys, while something is in the hand or selected; never while somebody writes or something lies over the table.
import type { Workshop } from './workshop.svelte'

/** `onlaid`: a piece was laid by its key. */
export function keysFor(shop: Workshop, isCovered: () => boolean, onlaid: (letter: string) => void): (event: KeyboardEvent) => void {
  const held = (act: () => void) => (): boolean => {
    if (!shop.held) return false
    act()
    return true
  }
  const either = (act: () => void) => (): boolean => {
    if (!shop.held && !shop.selected) return false
    act()
    return true
  }
  const keys: Record<string, ((event: KeyboardEvent) => boolean) | undefined> = {
    ArrowRight: held(() => shop.step(1)),
    ArrowDown: held(() => shop.step(1)),
    ArrowLeft: held(() => shop.step(-1)),
    ArrowUp: held(() => shop.step(-1)),
    Enter: held(() => {
      const { letter } = shop.held!
      shop.lay()
      if (!shop.held) onlaid(letter)
    }),
    Escape: held(() => shop.putBack()),
    Delete: either(() => shop.remove()),
    Backspace: either(() => shop.remove()),
    r: (event) => either(() => shop.turn(event.shiftKey ? -1 : 1))(),
    f: either(() => shop.flip()),
  }
  return (event) => {
    if (isCovered()) return
    if (/INPUT|TEXTAREA|SELECT/.test((event.target as Element).tagName)) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      void (event.shiftKey ? shop.redo() : shop.undo())
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const does = keys[event.key] ?? keys[event.key.toLowerCase()]
    if (does?.(event)) event.preventDefault()
  }
}
