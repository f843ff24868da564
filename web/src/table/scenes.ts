// From the state of the page to what is to be seen on the map.

import { EMPTY_SCENE, type PieceSpot, type Scene, type Trail } from '../map/scene'
import { isPileKey, type Play } from '../play/play.svelte'
import { pathOf } from '../play/reach'
import type { TableView } from '../net/protocol'
import type { GameSource } from '../net/game-source'
import { walksOf } from '../words/story'

export function piecesOf(session: GameSource, view: TableView | null = session.view): PieceSpot[] {
  return (view?.players ?? []).flatMap((player) =>
    player.pieces.flatMap((at, i): PieceSpot[] =>
      at === 'out'
        ? []
        : [
            {
              key: `${player.seat}/${i + 1}`,
              colour: session.seat(player.seat)?.colour || player.seat,
              at,
              label: session.seat(player.seat)?.name ?? '',
              active: player.seat === session.me,
            },
          ],
    ),
  )
}

export function sceneOf(play: Play, told: string[], fresh: Trail[]): Scene {
  const { session } = play
  const view = session.view
  if (!view) return { ...EMPTY_SCENE, pointed: told }
  const pieces = piecesOf(session)
  const moving = play.moving
  const piece = play.chosen?.piece ?? moving?.piece ?? (play.piece || (pieces.filter((one) => one.active).length === 1 ? 1 : 0))
  const halo = play.open && play.kind === 'play' && piece && (play.ways || play.piece) ? `${session.me}/${piece}` : ''
  const from = pieces.find((one) => one.key === `${session.me}/${piece}`)?.at
  const refused = play.refused && play.refused.key && !isPileKey(play.refused.key) ? play.refused : null
  return {
    seams: view.seams,
    caves: view.caves,
    pieces,
    lit: play.lit,
    soft: play.soft,
    way: play.chosen && from ? [from, ...pathOf(play.chosen.target)] : [],
    trails: session.isMine && !play.ways ? trailsOf(session) : fresh,
    halo,
    left: moving ? moving.left : null,
    refused,
    pointed: told,
    ...planOf(play, pieces),
  }
}

/** The planned way and where it ends, and whether what is lit is only a plan. */
function planOf(play: Play, pieces: PieceSpot[]): Pick<Scene, 'isPlan' | 'planned'> {
  const step = play.plan.steps.find((one) => one.kind === 'move')
  const from = step && pieces.find((one) => one.key === `${play.session.me}/${step.piece || 1}`)?.at
  return { isPlan: play.plan.on, planned: step && from && !play.ways ? [from, ...step.path] : [] }
}

/** A moment of the past, to be looked at only. */
export function sceneAt(session: GameSource, view: TableView, told: string[]): Scene {
  return { ...EMPTY_SCENE, seams: view.seams, caves: view.caves, pieces: piecesOf(session, view), pointed: told }
}

/** Where the others went since this seat's last turn. */
export function trailsOf(session: GameSource): Trail[] {
  const walks: Record<string, string[]> = {}
  for (const beat of session.since) {
    for (const [key, walk] of Object.entries(walksOf(beat.events))) walks[key] = [...(walks[key] ?? walk.slice(0, 1)), ...walk.slice(1)]
  }
  return Object.entries(walks)
    .filter(([key]) => Number(key.split('/')[0]) !== session.me)
    .map(([key, spaces]) => ({ colour: session.seat(Number(key.split('/')[0]))?.colour || Number(key.split('/')[0]), spaces }))
}
