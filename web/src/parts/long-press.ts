// A long press of a finger: explains instead of choosing. For a mouse the right button does the same.

/** From how many milliseconds on a press is a long one. */
export const LONG = 500
const SLACK = 10

export function longPress(element: HTMLElement, tell: () => void): { update: (tell: () => void) => void; destroy: () => void } {
  let timer = 0
  let from: [number, number] = [0, 0]
  let fired = false

  const press = (event: PointerEvent): void => {
    fired = false
    if (event.pointerType === 'mouse') return
    from = [event.clientX, event.clientY]
    timer = window.setTimeout(() => {
      fired = true
      tell()
    }, LONG)
  }
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLACK) clearTimeout(timer)
  }
  const end = (): void => clearTimeout(timer)
  const menu = (event: Event): void => {
    event.preventDefault()
    if (!fired) tell()
    clearTimeout(timer)
  }
  const click = (event: Event): void => {
    if (fired) event.stopImmediatePropagation()
    fired = false
  }
  element.addEventListener('pointerdown', press)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', end)
  element.addEventListener('pointercancel', end)
  element.addEventListener('contextmenu', menu)
  element.addEventListener('click', click, true)
  return {
    update: (next) => (tell = next),
    destroy: () => {
      clearTimeout(timer)
      element.removeEventListener('contextmenu', menu)
    },
  }
}
