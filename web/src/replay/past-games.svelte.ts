// Finished games: those of the pass, from the server page by page; without one those this browser remembers.

import { nameOfCrew } from '../home/games-in-words'
import { games, type Ended, type Kept } from '../net/known-games'
import type { Crew, FinishedGame, GamesTally } from '../net/protocol'
import { passSecret } from '../people/pass'
import { history } from '../people/people'
import { routeName, t } from '../words/words.svelte'

export type Filter = 'all' | 'won' | 'online' | 'solo' | 'here' | 'daily'

/** Somebody's end of a game; what only the server keeps is missing where a browser remembers for itself. */
export type PastPlayer = Ended['players'][number] & { [Fact in 'seat' | 'arrived' | 'short' | 'blockades']?: Crew[Fact] | undefined }

/** One line of the list; `way` says how it was played. */
export interface PastGame extends Omit<Kept, 'ended'> {
  ended?: Omit<Ended, 'way' | 'players'> & { way: Ended['way'] | 'daily'; players: PastPlayer[]; reason?: string }
  /** Of the expedition of a day: which one. */
  day?: string | undefined
}

export const hasWon = (game: PastGame): boolean => game.ended?.players[0]?.mine ?? false
export const routeOf = (game: PastGame): string => (game.route ? routeName(game.route) : t('own-route'))

/** How it ended for whoever looks; at one device for several, who won. */
export function resultOf(game: PastGame): string {
  const players = game.ended?.players ?? []
  const mine = players.filter((one) => one.mine)
  if (game.ended?.way === 'here') return t('games-winner', { name: players[0]?.name ?? '' })
  if (hasWon(game)) return t('games-won')
  return mine[0] ? t('games-place', { place: players.indexOf(mine[0]) + 1, of: players.length }) : ''
}

function remembered(filter: Filter): PastGame[] {
  const over = games().filter((game) => game.over)
  return over.filter((game) => filter === 'all' || (filter === 'won' ? hasWon(game) : game.ended?.way === filter))
}

function asPast(game: FinishedGame): PastGame {
  const players = game.crew.map(({ seat, name, bot, colour, mine, arrived, short, blockades }) => ({
    seat,
    name: nameOfCrew({ name, bot }),
    colour,
    mine: mine ?? false,
    arrived,
    short,
    blockades,
  }))
  const at = game.at * 1000
  return {
    code: game.code,
    tokens: [],
    route: game.route,
    seen: at,
    over: true,
    day: game.day,
    ended: { rounds: game.rounds, players, way: game.way, at, reason: game.reason },
  }
}

export class PastGames {
  filter = $state<Filter>('all')
  route = $state('')
  list = $state.raw<PastGame[]>(remembered('all'))
  tally = $state.raw<GamesTally[]>([])
  last = $state.raw<number[]>([])
  inARow = $state(0)
  older = $state(0)
  busy = $state(false)
  private asked = 0

  constructor() {
    void this.show('all')
  }

  /** Whether there is anything at all, whatever is filtered. */
  get isEmpty(): boolean {
    return !this.list.length && this.filter === 'all' && !this.route && !this.busy
  }

  async show(filter: Filter, route = ''): Promise<void> {
    this.filter = filter
    this.route = route
    this.older = 0
    if (passSecret()) await this.more()
    else this.list = remembered(filter)
  }

  /** The next page of the server. If that fails, what this browser remembers is shown. */
  async more(): Promise<void> {
    const asked = ++this.asked
    const before = this.older
    this.busy = true
    try {
      const page = await history(before, this.route ? `route ${this.route}` : this.filter === 'all' ? '' : this.filter)
      if (asked !== this.asked) return
      this.list = [...(before ? this.list : []), ...page.games.map(asPast)]
      this.tally = page.tally
      this.last = page.last ?? []
      this.inARow = page.wins_in_a_row ?? 0
      this.older = page.older ?? 0
    } catch {
      if (asked === this.asked && !before) this.list = remembered(this.filter)
    } finally {
      if (asked === this.asked) this.busy = false
    }
  }
}
