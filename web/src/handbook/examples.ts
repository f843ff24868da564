// The drawn examples of the handbook: three short rows of spaces each, with what stands and happens on them.

export interface Example {
  /** Spaces of a row, from the left: a ground and its strength (`jungle-1`). Short names, see GROUNDS. */
  rows: readonly string[]
  /** Pieces: the place (`row.column`) and the colour. */
  pieces?: readonly (readonly [string, number])[]
  /** The way walked, from place to place. */
  path?: readonly string[]
  /** What stays lit; everything else lies in the dusk. */
  lit?: readonly string[]
  /** A blockade between pairs of places. */
  seam?: readonly (readonly [string, string])[]
  /** Cave tokens that are left, by place. */
  caves?: Readonly<Record<string, number>>
  /** A token on its way to the piece: from a cave to a place. */
  found?: readonly [string, string, string]
}

export const GROUNDS: Record<string, string> = {
  j: 'jungle',
  r: 'river',
  v: 'village',
  x: 'rubble',
  c: 'camp',
  m: 'mountain',
  g: 'cave',
  f: 'finish-jungle',
  s: 'start',
}

const ENDING = 'end'
const OPEN = ['j1 j1 j2 v1', 'r1 j1 j1 j1 v2', 'v1 r1 r2 m'] as const
const CAVE = ['j1 j1 v1 v1', 'j1 j1 g r1 r1', 'r1 j1 j1 j2'] as const
const SEAM = [
  ['0.1', '0.2'],
  ['1.1', '0.1'],
  ['1.1', '1.2'],
  ['2.1', '1.2'],
  ['2.1', '2.2'],
] as const

export interface Step {
  /** A picture of spaces, of cards, or both. */
  spaces?: Example
  cards?: readonly string[]
  /** Whether it works; without this it is a step of a way. */
  fits?: boolean
}

export interface Chapter {
  id: string
  icon: string
  /** The sections of the rules that it tells. */
  sections: readonly string[]
  steps: readonly Step[]
}

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'about',
    icon: 'gate',
    sections: ['goal'],
    steps: [
      {
        spaces: { rows: ['s1 j1 j1 r1', 's2 j1 v1 j2 f', 's3 j1 r1 j1'], pieces: [['1.0', 1]], path: ['1.0', '1.1', '1.2', '1.3', '1.4'] },
      },
      { cards: ['explorer', 'traveler', 'sailor'] },
      { cards: ['scout', 'trailblazer', 'pioneer'] },
    ],
  },
  {
    id: 'turn',
    icon: 'end-turn',
    sections: ['turn', 'finish'],
    steps: [
      { spaces: { rows: OPEN, pieces: [['1.2', 1]], path: ['1.1', '1.2'] }, cards: ['explorer'] },
      { cards: ['traveler', 'traveler', 'photographer'] },
      { cards: ['explorer', 'sailor'] },
    ],
  },
  {
    id: 'moving',
    icon: 'machete',
    sections: ['move'],
    steps: [
      { spaces: { rows: OPEN, pieces: [['1.1', 1]], lit: ['0.0', '0.1', '1.2', '1.3', '0.2'] }, cards: ['trailblazer'] },
      { spaces: { rows: OPEN, pieces: [['1.2', 1]], path: ['1.1', '1.2'], lit: ['0.1', '1.3', '0.2', '0.0', '1.1'] } },
      { spaces: { rows: OPEN, pieces: [['0.2', 1]], path: ['1.1', '1.2', '0.2'] } },
      { spaces: { rows: ['j1 j3 j1 v1', 'r1 j1 j1 j1 v2', 'v1 r1 r2 m'], pieces: [['1.1', 1]] }, cards: ['scout', 'scout'], fits: false },
      {
        spaces: {
          rows: ['j1 j1 j1 j1', 'r1 j1 j1 j1 j2', 'r1 m r1 v1'],
          pieces: [
            ['1.1', 1],
            ['1.2', 2],
          ],
          path: ['1.1', '0.1', '0.2', '1.3'],
        },
        fits: true,
      },
    ],
  },
  {
    id: 'rubble',
    icon: 'card',
    sections: ['rubble', 'camp'],
    steps: [
      {
        spaces: { rows: ['j1 j2 x2 j1', 'r1 j1 x2 x1 j1', 'j1 j1 r1 v1'], pieces: [['1.2', 1]], path: ['1.1', '1.2'] },
        cards: ['traveler', 'sailor'],
      },
      {
        spaces: { rows: ['j1 j2 v1 j1', 'r1 j1 c1 j1 j1', 'j1 j1 r1 v1'], pieces: [['1.2', 1]], path: ['1.1', '1.2'] },
        cards: ['traveler'],
      },
      {
        spaces: { rows: ['j1 j1 x1 j1', 'r1 j1 j1 x1 j1', 'j1 j1 r1 v1'], pieces: [['1.3', 1]], path: ['1.1', '1.2', '1.3'] },
        cards: ['trailblazer', 'traveler'],
      },
    ],
  },
  {
    id: 'blockades',
    icon: 'stop',
    sections: ['blockade'],
    steps: [
      { spaces: { rows: OPEN, pieces: [['1.1', 1]], seam: SEAM, lit: ['0.0', '0.1', '1.2', '1.3'] }, cards: ['trailblazer'] },
      { spaces: { rows: OPEN, pieces: [['1.1', 1]], lit: ['0.0', '0.1', '1.2', '1.3'] } },
      { spaces: { rows: OPEN, pieces: [['1.3', 1]], path: ['1.1', '1.2', '1.3'] } },
      {
        spaces: {
          rows: OPEN,
          pieces: [
            ['1.1', 1],
            ['1.2', 2],
          ],
          path: ['2.1', '1.2'],
        },
      },
    ],
  },
  {
    id: 'buying',
    icon: 'coin',
    sections: ['buy', 'reserve'],
    steps: [{ cards: ['traveler', 'photographer', 'explorer', 'sailor'] }, { cards: ['treasure_chest'] }, { cards: ['giant_machete'] }],
  },
  {
    id: 'actions',
    icon: 'item',
    sections: ['action', 'item'],
    steps: [
      { cards: ['cartographer', 'pioneer', 'traveler'] },
      { cards: ['transmitter', 'millionaire'] },
      { spaces: { rows: ['j1 j2 x3 j1', 'r1 j1 c2 j1 j1', 'j1 j1 r4 v1'], pieces: [['1.2', 1]], path: ['1.1', '1.2'] }, cards: ['native'] },
      { cards: ['prop_plane'] },
    ],
  },
  {
    id: 'gate',
    icon: 'trophy',
    sections: [ENDING],
    steps: [
      {
        spaces: {
          rows: ['j1 j1 v1 f', 'r1 j1 j1 j1 f', 'r1 m j1 f'],
          pieces: [
            ['1.3', 1],
            ['2.2', 2],
          ],
          path: ['1.3', '1.4'],
        },
        cards: ['explorer'],
      },
      { spaces: { rows: ['j1 j1 v1 f', 'r1 j1 j1 j1 f', 'r1 m j1 f'], pieces: [['1.2', 3]], path: ['1.2', '1.3', '0.3'] } },
    ],
  },
  {
    id: 'two',
    icon: 'people',
    sections: ['two'],
    steps: [
      {
        spaces: {
          rows: ['j1 j1 j2 v1', 's1 j1 j1 j1 v2', 'v1 r1 r2 m'],
          pieces: [
            ['1.1', 1],
            ['2.1', 1],
            ['0.1', 2],
          ],
          path: ['1.1', '1.2'],
        },
      },
      { spaces: { rows: ['j1 j1 v1 f', 'r1 j1 j1 j1 f', 'r1 m j1 f'], pieces: [['1.1', 1]] } },
    ],
  },
  {
    id: 'caves',
    icon: 'cave',
    sections: ['caves', 'tokens'],
    steps: [
      {
        spaces: { rows: CAVE, pieces: [['1.1', 1]], path: ['0.0', '1.1'], caves: { '1.2': 3 }, found: ['coin_2', '1.2', '1.0'] },
        fits: true,
      },
      { spaces: { rows: CAVE, pieces: [['2.3', 1]], path: ['2.0', '2.1', '2.2', '2.3'], caves: { '1.2': 4 } }, fits: false },
      { spaces: { rows: CAVE, pieces: [['2.2', 1]], path: ['2.1', '2.2'], caves: { '1.2': 3 } }, fits: false },
      { spaces: { rows: CAVE, pieces: [['1.1', 1]], seam: SEAM, caves: { '1.2': 4 } }, fits: false },
      { spaces: { rows: CAVE, pieces: [['1.1', 1]], caves: { '1.2': 3 }, found: ['machete_2', '1.2', '0.0'] }, fits: true },
      {
        spaces: {
          rows: CAVE,
          pieces: [
            ['1.1', 1],
            ['2.1', 2],
          ],
          caves: { '1.2': 3 },
          found: ['draw', '1.2', '2.0'],
        },
        fits: false,
      },
    ],
  },
]

export const LOOK_UP = ['cards', 'special', 'routes', 'keys', 'credits'] as const
/** How many special situations and tips for own routes there are words for. */
export const SPECIAL = 13
export const TIPS = 4

/** In which chapter a section of the rules stands. */
export function chapterOf(section: string): string {
  if (section === 'keys') return 'keys'
  return CHAPTERS.find((chapter) => chapter.id === section || chapter.sections.includes(section))?.id ?? 'about'
}
