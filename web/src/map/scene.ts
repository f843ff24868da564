// What is to be seen on the map at one moment. The board draws it and knows no rule.

export interface Lit {
  /** A space's name, or `#n` for a blockade. */
  key: string
  cost: number
  /** What the cost is counted in when it is not power: cards to play or to remove. */
  sign?: 'card' | 'card-removed'
  chosen: boolean
  explores: boolean
}

export interface PieceSpot {
  key: string
  colour: number
  /** A space's name, or `home`. */
  at: string
  label: string
  /** Whether this piece can be picked. */
  active: boolean
}

export interface Trail {
  colour: number
  spaces: string[]
}

export interface Scene {
  seams: number[]
  caves: Record<string, number>
  pieces: PieceSpot[]
  /** Null when no card is taken up: no dusk. */
  lit: Lit[] | null
  /** Places one can go to without a card taken up: a thin rim, no dusk. */
  soft: Lit[]
  /** The way that is shown or being walked, from the piece on. */
  way: string[]
  trails: Trail[]
  /** The piece in the light, and what is left of its card. */
  halo: string
  left: number | null
  /** A space or blockade where something was tried in vain. */
  refused: { key: string; text: string } | null
  /** A space or blockade that a line of the log speaks of. */
  pointed: string[]
  /** Others play: what is lit is a plan and no offer. */
  isPlan?: boolean
  /** The way that is planned, from the piece on. */
  planned?: readonly string[]
  /** Spaces that stay in the sun where nothing is taken up: dusk falls on the others. */
  sunlit?: readonly string[]
  /** The board as a faded ground for a map of all paths. */
  washed?: boolean
}

export const EMPTY_SCENE: Scene = {
  seams: [],
  caves: {},
  pieces: [],
  lit: null,
  soft: [],
  way: [],
  trails: [],
  halo: '',
  left: null,
  refused: null,
  pointed: [],
}
