// Arrow keys walk a set of things that lie side by side, by where they lie. Only one of them is a stop of the tab key.

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** `selector`: the things to walk, wherever they lie in the document. */
export function arrows(node: HTMLElement, selector: string): { destroy(): void } {
  function press(event: KeyboardEvent): void {
    const way = DIRECTIONS[event.key]
    const here = (event.target as HTMLElement).closest<HTMLElement>(selector)
    if (!way || !here || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    next([...document.querySelectorAll<HTMLElement>(selector)], here, way)?.focus()
  }
  node.addEventListener('keydown', press)
  return { destroy: () => node.removeEventListener('keydown', press) }
}

/** The nearest one in a direction, not far off the line. */
export function next<T extends Element>(all: readonly T[], here: T, [dx, dy]: readonly [number, number]): T | null {
  const from = middle(here)
  const ranked = all.flatMap((one) => {
    const [x, y] = [middle(one).x - from.x, middle(one).y - from.y]
    const ahead = x * dx + y * dy
    return one !== here && ahead > 4 ? [{ one, score: ahead + 2 * Math.abs(x * dy - y * dx) }] : []
  })
  return ranked.sort((a, b) => a.score - b.score)[0]?.one ?? null
}

function middle(one: Element): { x: number; y: number } {
  const box = one.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
