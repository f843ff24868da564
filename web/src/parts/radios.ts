// Arrow keys inside a group of choices of which one is made.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** For an element with role radiogroup: arrows choose the next one and go there. */
export function radios(group: HTMLElement): () => void {
  const hear = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    const all = [...group.querySelectorAll<HTMLElement>('[role=radio]:not([disabled])')]
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (!step || at < 0) return
    event.preventDefault()
    const next = all[(at + step + all.length) % all.length]!
    next.click()
    next.focus()
  }
  group.addEventListener('keydown', hear)
  return () => group.removeEventListener('keydown', hear)
}
