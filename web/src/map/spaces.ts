// How a space is called in the library of drawings.

import type { SpaceInfo } from '../net/protocol'

export function spaceKind(space: SpaceInfo, endSide: string): string {
  if (space.finish) return `finish-${endSide}`
  if (space.start) return `start-${space.start}`
  if (space.terrain === 'mountain') return space.cave ? 'cave' : 'mountain'
  return `${space.terrain}-${space.strength}`
}
