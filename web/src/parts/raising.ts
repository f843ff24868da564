// A list that opens over everything else, also over what would cut it off, and goes when one turns to something else.

/** For the list itself; `button` opened it. */
export function raised(button: () => HTMLElement, close: () => void): (list: HTMLElement) => () => void {
  return (list) => {
    list.showPopover?.()
    const away = (event: Event): void => {
      if (!list.contains(event.target as Node) && !button().contains(event.target as Node)) close()
    }
    const follow = (event: Event): void => {
      if (event.target !== list) close()
    }
    addEventListener('pointerdown', away, true)
    addEventListener('scroll', follow, true)
    addEventListener('resize', follow)
    return () => {
      removeEventListener('pointerdown', away, true)
      removeEventListener('scroll', follow, true)
      removeEventListener('resize', follow)
    }
  }
}
