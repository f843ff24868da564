// The wire, as src/eldorado/protocol says it. Seats count from 1, spaces go by name.

export type Cards = Record<string, number>
export type Facts = Record<string, number | string | string[]>

// ---- table

export interface PlayerView {
  seat: number
  hand_size: number
  draw_size: number
  deck: Cards
  discard: Cards
  play: Cards
  removed: Cards
  tokens: Cards
  blockades: number[]
  pieces: string[]
  hand?: Cards | null
  draw?: Cards | null
  arrived_round?: number
  arrival?: number
  resigned?: boolean
}

export interface Pile {
  card: string
  price: number
  count: number
  slot?: number | null
  can_buy?: boolean
}

export interface Movement {
  source: string
  piece: number
  symbol: string
  left: number
  explores: boolean
}

export interface Payment {
  piece: number
  left: number
  space?: string
  blockade?: number
  camp?: boolean
}

export type DecisionKind = 'play' | 'pay' | 'remove' | 'take' | 'purse' | 'replace' | 'discard' | 'over'

export interface DecisionView {
  seat: number
  kind: DecisionKind
  left: number
  must: boolean
}

export type OutcomeReason = 'arrived' | 'blockades' | 'highest' | 'first' | 'round' | 'resigned' | 'rounds'

export interface OutcomeView {
  winner: number | null
  reason: OutcomeReason
  places: number[]
  rounds: number
}

export interface TableView {
  version: number
  seat: number
  round: number
  first: number
  decision: DecisionView
  players: PlayerView[]
  market: Pile[]
  seams: number[]
  caves: Record<string, number>
  bought?: boolean
  passing?: boolean
  purse?: number
  waiting?: Cards
  moving?: Movement | null
  paying?: Payment | null
  can_undo?: boolean
  outcome?: OutcomeView | null
}

export interface Option {
  text: string
  verb: string
  source?: string
  piece?: number
  space?: string
  blockade?: number
  card?: string
}

export interface Target {
  actions: string[]
  cost: number
  left: number
  path: string[]
  space?: string
  blockade?: number
  explores?: boolean
  owes?: number
  camp?: boolean
}

export interface Reach {
  source: string
  piece: number
  targets: Target[]
}

export interface Purchase {
  card: string
  price: number
  spend: string[]
  half_coins: number
  loses?: string[]
  actions?: string[]
}

export interface Options {
  actions: Option[]
  reach?: Reach[]
  purchases?: Purchase[]
  worth?: Record<string, number>
}

export interface EventView {
  number: number
  kind: string
  seat?: number
  card?: string
  token?: string
  blockade?: number
  space?: string
  origin?: string
  piece?: number
  amount?: number
  cards?: Cards | null
}

export interface Refusal {
  code: string
  facts?: Facts
}

// ---- rooms

export interface SeatPlan {
  kind?: 'human' | 'bot'
  bot?: string
  name?: string
  colour?: number
}

export interface NewRoom {
  seats: SeatPlan[]
  route?: string
  route_text?: string
  caves?: boolean
  switches?: string[]
  first_player?: number
  timer?: number
  public?: boolean
  pace?: number
  here?: number[]
  start?: boolean
}

export interface SeatState {
  seat: number
  kind: 'human' | 'bot' | 'open'
  name: string
  colour: number
  bot?: string
  online?: boolean
  stand_in?: boolean
  votes?: number[]
  fallback?: boolean
}

export interface RoomState {
  code: string
  phase: 'lobby' | 'playing' | 'over'
  route: string
  caves: boolean
  switches: string[]
  timer: number
  public: boolean
  seats: SeatState[]
  host: number
  spectators?: number
  seed_hash?: string
  seed?: string
  route_text?: string
  deadline?: number
  pace?: number
  rematch?: string
}

export interface SeatToken {
  seat: number
  token: string
}

export interface Joined {
  room: RoomState
  tokens?: SeatToken[]
}

export interface TakeSeat {
  seat?: number
  name?: string
  colour?: number
}

export interface RoomSummary {
  code: string
  route: string
  caves: boolean
  phase: 'lobby' | 'playing' | 'over'
  seats: number
  free: number
  host?: string
}

export interface Problem {
  code: string
  facts?: Facts
}

// ---- box

export interface SpaceInfo {
  name: string
  q: number
  r: number
  terrain: string
  strength: number
  piece: number
  distance: number
  cave?: boolean
  finish?: boolean
  start?: number
  seams?: number[]
}

export interface PieceInfo {
  letter: string
  q: number
  r: number
  turn: number
}

export interface SeamInfo {
  pieces: string
  edges: string[][]
}

export interface RouteInfo {
  id: string
  difficulty: string
  length: number
  caves: number
  blockades: number
  picture: number
  end_side: string
  pieces: PieceInfo[]
  spaces?: SpaceInfo[]
  seams?: SeamInfo[]
}

export interface CardInfo {
  id: string
  family: string
  symbol: string
  power: number
  price: number
  item?: boolean
  draw?: number
  remove?: number
  take?: number
  move?: number
}

export interface BotInfo {
  id: string
  level: number
}

export interface BoxInfo {
  protocol: number
  version: string
  routes: RouteInfo[]
  cards: CardInfo[]
  tokens: string[]
  bots: BotInfo[]
  switches: string[]
  languages: string[]
}

// ---- socket

export type FromClient =
  | { type: 'hello'; room: string; tokens?: string[]; since?: number; protocol?: number }
  | { type: 'act'; id: number; seat: number; version: number; actions: string[] }
  | { type: 'undo'; id: number; seat: number; version: number }
  | { type: 'resign'; id: number; seat: number }
  | { type: 'start'; id: number }
  | { type: 'set-seat'; id: number; seat: number; name?: string; colour?: number; kind?: string; bot?: string }
  | { type: 'leave'; id: number; seat: number }
  | { type: 'replace'; id: number; seat: number; target: number }
  | { type: 'return'; id: number; seat: number }
  | { type: 'pace'; id: number; pace: number }
  | { type: 'rematch'; id: number }
  | { type: 'say'; id: number; seat: number; text: string }
  | { type: 'look'; id: number; seat: number }
  | { type: 'renew'; id: number; seat: number }
  | { type: 'ping'; id: number }

export type FromServer =
  | { type: 'welcome'; protocol: number; seats: number[]; room: RoomState; host?: boolean; tokens?: SeatToken[] }
  | { type: 'room'; room: RoomState }
  | { type: 'table'; view: TableView; events?: EventView[]; options?: Options | null; fresh?: boolean }
  | { type: 'done'; id: number; version: number }
  | { type: 'refused'; id: number; refusal: Refusal; version?: number; index?: number }
  | { type: 'said'; seat: number; name: string; text: string; at: number }
  | { type: 'pong'; id: number; version: number }
  | { type: 'gone'; refusal: Refusal }
