// The wire, version 2. Made from src/eldorado/protocol by `make protocol`; not to be changed by hand.

export const VERSION = 2

export const PHRASES = [
  "well-played",
  "good-luck",
  "one-moment",
  "your-turn",
  "close",
  "thanks",
  "hello",
  "back",
  "sorry",
  "bad-luck",
  "good-game",
  "another"
] as const

export type Cards = Record<string, number>

export type Facts = Record<string, number | string | string[]>

export type DecisionKind = 'play' | 'pay' | 'remove' | 'take' | 'purse' | 'replace' | 'discard' | 'over'

export type OutcomeReason = 'arrived' | 'blockades' | 'highest' | 'first' | 'round' | 'resigned' | 'rounds'

export type Phase = 'lobby' | 'playing' | 'over'

export type GameWay = 'solo' | 'here' | 'online' | 'daily'

export type PuzzleTheme = 'home' | 'remove' | 'blockade' | 'buy' | 'move'

// ---- table

/** Why not: a code for the catalogues and the facts for the sentence. */
export interface Refusal {
  code: string
  facts?: Facts
}

/** One expedition. `hand` and `draw` are None where they are secret; `deck` is all it owns, which is no secret (R13.3). */
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
  /** A space name each, or "home", or "out". */
  pieces: string[]
  hand?: Cards | null
  draw?: Cards | null
  arrived_round?: number
  arrival?: number
  resigned?: boolean
}

/** A pile of the market: `slot` 0-5 on the board, None in the reserve. `can_buy`: by the rules, were there coins enough. */
export interface Pile {
  card: string
  price: number
  count: number
  slot?: number | null
  can_buy?: boolean
}

/** A card in movement: what is left of its `power`, for which piece and symbol; `explores`: stopping finds a cave token. */
export interface Movement {
  source: string
  piece: number
  symbol: string
  left: number
  power: number
  explores: boolean
}

/** What is being paid with cards: a space or a blockade, and how many cards are still owed. */
export interface Payment {
  piece: number
  left: number
  space?: string
  blockade?: number
  camp?: boolean
}

/** Who is asked what; `seat` 0 when the game is over. `left`: cards still asked for or allowed; `must`: no declining. */
export interface DecisionView {
  seat: number
  kind: DecisionKind
  left: number
  must: boolean
}

export interface OutcomeView {
  winner: number | null
  reason: OutcomeReason
  places: number[]
  rounds: number
}

/** The whole of what `seat` may know (0: a spectator) after `version` entries of the game's log. */
export interface TableView {
  version: number
  seat: number
  round: number
  first: number
  decision: DecisionView
  players: PlayerView[]
  market: Pile[]
  /** Per seam the number of the standing blockade, 0 when it was taken. */
  seams: number[]
  /** Tokens left on each cave space. */
  caves: Cards
  bought?: boolean
  passing?: boolean
  /** Half-coins in the open purse. */
  purse?: number
  /** Items just used, which leave the game unless kept. */
  waiting?: Cards
  moving?: Movement | null
  paying?: Payment | null
  can_undo?: boolean
  /**
   * When somebody is through the gate and the round is played to its end: the seats that still have a turn, the running one
   * first (R11.4).
   */
  last_round?: number[]
  outcome?: OutcomeView | null
}

/** One legal action. `text` is what is sent back; the rest says what it is about. A `source` is looked up, never read. */
export interface Option {
  text: string
  verb: string
  source?: string
  piece?: number
  space?: string
  blockade?: number
  card?: string
}

/** One part of a way: a space that is entered or a blockade that is taken, and what it costs. */
export interface Step {
  cost: number
  space?: string
  blockade?: number
}

/** Somewhere one card (or token) can take one piece in a single gesture: the actions to send, in order, all or none. */
export interface Target {
  actions: string[]
  cost: number
  left: number
  steps: Step[]
  space?: string
  blockade?: number
  explores?: boolean
  /** Cards to be given afterwards (rubble, base camp, rubble blockade). */
  owes?: number
  camp?: boolean
  /** Where cards are owed: what to send to give a card of the hand at once. */
  paid_with?: Record<string, string[]>
}

/** All targets of one source ("" for the movement under way or for a payment in cards) and piece. */
export interface Reach {
  source: string
  piece: number
  targets: Target[]
}

/**
 * A pile that can be paid now. `spend`: the suggested sources; `half_coins`: the purse with them; `loses`: items used up.
 * `actions`: what to send for it, the purchase itself included, all or none. For other ways of paying: their texts, then
 * `buy`, as soon as the purse holds `needs` half-coins.
 */
export interface Purchase {
  card: string
  price: number
  needs: number
  spend: string[]
  half_coins: number
  buy: string
  loses?: string[]
  actions?: string[]
}

/** A card or token that may go into the purse: what to send, what it adds, and whether the card leaves the game by it. */
export interface WayToPay {
  source: string
  text: string
  half_coins: number
  leaves?: boolean
}

/** Everything the seat may do now: the plain list, and the same folded for hands and eyes. */
export interface Options {
  actions: Option[]
  reach?: Reach[]
  purchases?: Purchase[]
  payments?: WayToPay[]
  /** The most that could be paid now, in half-coins, what is in the purse included. */
  wealth?: number
  /** Cards of the hand that leave the game when they are played or given now. */
  leaving?: string[]
}

/** A fact, redacted for the seat that gets it. `number` is the version whose action caused it. */
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

// ---- hint

/** Why a plan is better, as a code for the catalogues and the facts of the sentence. */
export interface PlanReason {
  code: string
  facts?: Facts
}

/** The rest of a turn: what is played, the spaces each piece goes through, what is bought and kept. */
export interface PlanTold {
  actions: string[]
  /** Per piece from where it stood; one space where it stays. */
  paths: string[][]
  bought?: string
  held?: string[]
  removed?: string[]
  arrives?: boolean
}

/** A plan for the rest of the turn, why it is good, and by how many turns it is behind the first. */
export interface HintPlan {
  plan: PlanTold
  reasons: PlanReason[]
  behind: number
}

/** The seat's chance to win before and after the first plan, and the plans, the best first. */
export interface HintTold {
  now: number
  then: number
  plans: HintPlan[]
}

// ---- room

/** A seat as the host wants it: open for a person, or a bot of a level. */
export interface SeatPlan {
  kind?: 'human' | 'bot'
  bot?: string
  name?: string
  colour?: number
}

/** What is asked for when a room is made. `route` is a printed one; `route_text` an own route file instead. */
export interface NewRoom {
  seats: SeatPlan[]
  route?: string
  route_text?: string
  /** The code of a route of the gallery, instead of both. */
  published?: string
  caves?: boolean
  switches?: string[]
  first_player?: number
  /** Seconds per turn, 0 for none. */
  timer?: number
  /** Seconds that each seat may take beyond the time of its turns, in the whole game. */
  bank?: number
  public?: boolean
  /** Whether players may ask for hints; alone with bots and with everybody at one device they always may. */
  hints?: boolean
  /** Whether the result changes ratings, if the game is played out and everybody has a pass of their own or is a bot. */
  rated?: boolean
  /** How fast bots play: 1 at a pace that can be followed, 0 at once. */
  pace?: number
  /** Seats played on this device from the beginning (hot-seat); their tokens come back at once. */
  here?: number[]
  /** Begin at once, without a lobby; with a promise as soon as its share is told, or after three seconds. */
  start?: boolean
  /** The hash of the share that this device adds to the shuffles, for the seats in `here`. */
  promise?: string
  /** A public https address that is told whose turn it is; nobody in the room is shown it. */
  webhook?: string
  /** In which its sentences are. */
  language?: string
}

export interface SeatState {
  seat: number
  kind: 'human' | 'bot' | 'open'
  name: string
  colour: number
  bot?: string
  online?: boolean
  /** A bot plays for an absent person, who can come back. */
  stand_in?: boolean
  /** Seats that have voted for a bot to play here. */
  votes?: number[]
  /** The bot failed or was too late, and the simplest one chose for it. */
  fallback?: boolean
  /** The hash of the share that its device adds to the shuffles. */
  promise?: string
  /** Milliseconds left in its bank of time when this was sent; used once the time of a turn is up. */
  bank?: number
  /** Turns in a row whose time ran out; the second one gives the seat to a bot until its player takes it back. */
  lapses?: number
  /** How often this seat asked for a hint. */
  hints?: number
  /** The time of its running turn is up, and a bot finishes that turn. */
  covered?: boolean
}

/** Somebody whom the host removed before the start. */
export interface RemovedState {
  number: number
  name: string
}

/**
 * The room for everybody in it. `promise` is the hash of the server's share of the shuffles, told from the beginning.
 * `seed_hash` commits to the seed from the start; `seed` is published, with all shares in the record, when the game is
 * over.
 */
export interface RoomState {
  code: string
  phase: Phase
  route: string
  caves: boolean
  switches: string[]
  /** Seconds per turn, 0 for none. */
  timer: number
  public: boolean
  seats: SeatState[]
  /** The host's seat; 0: a host who does not play, -1: nobody. The role follows the people who are there. */
  host: number
  spectators?: number
  promise?: string
  /** The host has said start: whoever promised a share tells it now. */
  starting?: boolean
  seed_hash?: string
  seed?: string
  route_text?: string
  /** The code under which the route stands in the gallery. */
  published?: string
  /** When turn and bank are used up, in seconds since the epoch; 0 without a timer. */
  deadline?: number
  /** Seconds of the bank that each seat began with. */
  bank?: number
  /** Milliseconds until the running turn begins to use its seat's bank, when this was sent. */
  turn_left?: number
  pace?: number
  /** Players may ask for hints. */
  hints?: boolean
  /** The result changes ratings, if the game is played out and everybody has a pass of their own or is a bot. */
  rated?: boolean
  /** The code of the next room, when a rematch was made. */
  rematch?: string
  /** Who may not sit down again until the host lets them. */
  removed?: RemovedState[]
  /** The day whose expedition this is, as 2026-11-17. */
  daily?: string
  /** Seed and record stay secret for the day, though the game is over: others are still to play the same race. */
  sealed?: boolean
  /** Begun at a moment of another game; not counted. */
  practice?: boolean
}

/** Proof that this device holds this seat. Keep it secret; it is never part of an address. */
export interface SeatToken {
  seat: number
  token: string
}

/** The answer to making a room or taking a seat. */
export interface Joined {
  room: RoomState
  tokens?: SeatToken[]
}

/** Take an open seat (0: any) under a name and colour. */
export interface TakeSeat {
  seat?: number
  name?: string
  colour?: number
}

/** A line in the list of public rooms. */
export interface RoomSummary {
  code: string
  route: string
  caves: boolean
  phase: Phase
  seats: number
  free: number
  host?: string
  /** Of the people who sit there. */
  names?: string[]
  /** How many of them are connected now. */
  here?: number
  spectators?: number
  round?: number
  /** The strongest bot; empty without bots. */
  level?: string
  /** Seconds per turn, 0 for none. */
  timer?: number
  /** What the people there are rated on average; 0 while nobody is. */
  rating?: number
  rated?: boolean
}

/** Every HTTP refusal has this body. */
export interface Problem {
  code: string
  facts?: Facts
}

// ---- socket

/** First message: the room, the tokens of the seats held here (none: a spectator), and the last version seen (-1: none). */
export interface Hello {
  type: 'hello'
  room: string
  tokens?: string[]
  since?: number
  protocol?: number
  /** The hash of the share that this device will add to the shuffles of the next game; counts in the lobby. */
  promise?: string
}

/** Actions of one seat, all or none, made against a version. */
export interface Act {
  type: 'act'
  id: number
  seat: number
  version: number
  actions: string[]
}

/** Takes back the last action of this seat (R13.4). */
export interface Undo {
  type: 'undo'
  id: number
  seat: number
  version: number
}

/** Ends the turn of this seat and keeps these cards of the hand; all others are discarded. */
export interface EndTurn {
  type: 'end'
  id: number
  seat: number
  version: number
  keep?: Cards
}

/**
 * Why can this seat's piece not go there, or this seat not buy there? Answered by a `reason`; nothing is done. `source`:
 * the card or token it would go with, "" for the movement under way; a space, or else a blockade; `piece` from 1. `card`:
 * a pile of the market, and nothing else but `pays`: what would go into the purse first. Without it the question is
 * whether anything could pay for that pile.
 */
export interface Why {
  type: 'why'
  id: number
  seat: number
  source?: string
  space?: string
  blockade?: number
  piece?: number
  card?: string
  pays?: string[] | null
}

/** What would be a good rest of this turn? Answered by `hinted`; everybody is told that it was asked. */
export interface AskHint {
  type: 'hint'
  id: number
  seat: number
  version: number
}

/** What could this seat do if it were its turn now? Answered by `planned`; what is planned with it is never told. */
export interface AskPlan {
  type: 'plan'
  id: number
  seat: number
}

export interface Resign {
  type: 'resign'
  id: number
  seat: number
}

/** The host begins the game. */
export interface Start {
  type: 'start'
  id: number
}

/** The share that was promised, for the seats held here; asked for by `RoomState.starting`. */
export interface Reveal {
  type: 'reveal'
  id: number
  share: string
}

/** In the lobby: change the own name and colour, or, as host, make a seat a bot or open it again. */
export interface SetSeat {
  type: 'set-seat'
  id: number
  seat: number
  name?: string
  colour?: number
  kind?: string
  bot?: string
}

/** The host makes a person at another seat the host. */
export interface HandOn {
  type: 'hand-on'
  id: number
  seat: number
}

/** The host lets somebody sit down again whom a host removed; `number` as in `RoomState.removed`. */
export interface LetBack {
  type: 'let-back'
  id: number
  number: number
}

/**
 * Gives the seat up; in a running game a bot plays on for it until the player comes back. Whoever leaves is no longer the
 * host; a host who does not play leaves seat 0.
 */
export interface Leave {
  type: 'leave'
  id: number
  seat: number
}

/** A vote that a bot shall play for an absent seat; carried when all present players agree. */
export interface Replace {
  type: 'replace'
  id: number
  seat: number
  target: number
}

/** The player takes the seat back from the bot. */
export interface Return {
  type: 'return'
  id: number
  seat: number
}

/** How fast bots play in this room (host, or alone with bots). */
export interface SetPace {
  type: 'pace'
  id: number
  pace: number
}

/** A new room with the same seats and settings; everybody is told its code. */
export interface Rematch {
  type: 'rematch'
  id: number
}

/** Words for everybody at the table, or one of `PHRASES` instead. */
export interface Say {
  type: 'say'
  id: number
  seat: number
  text?: string
  phrase?: string
}

/** Asks for a fresh view of one of the seats held here (hot-seat: the covered seat's view is sent only on request). */
export interface Look {
  type: 'look'
  id: number
  seat: number
}

/** A new token for a seat held here; every older one, on whatever device, is worthless from now on. */
export interface Renew {
  type: 'renew'
  id: number
  seat: number
}

/** Asks for a sign of life. `hidden`: the page is open, but nobody sees it, so that alerts are welcome. */
export interface Ping {
  type: 'ping'
  id: number
  hidden?: boolean
}

/** Accepted: which seats this connection holds. Sent again when another device took one of them over. */
export interface Welcome {
  type: 'welcome'
  protocol: number
  seats: number[]
  room: RoomState
  /** May start, arrange seats and set the pace; a host need not play. */
  host?: boolean
  /** To be kept instead of the ones sent: after a rematch, or after `renew`. */
  tokens?: SeatToken[]
}

/** The room changed. */
export interface Room {
  type: 'room'
  room: RoomState
}

/** A numbered view for one seat, with the events since the view before (redacted) and, for the seat to decide, its options. */
export interface Table {
  type: 'table'
  view: TableView
  events?: EventView[]
  options?: Options | null
  /** A whole new view after a gap: `events` are not all there were. */
  fresh?: boolean
}

/** The request was carried out; `version` is the game's now. */
export interface Done {
  type: 'done'
  id: number
  version: number
}

/** The request was not carried out and nothing changed. `version` is the game's now, `index` the action at fault. */
export interface Refused {
  type: 'refused'
  id: number
  refusal: Refusal
  version?: number
  index?: number
}

/** The answer to `why`; None when nothing forbids it. */
export interface Reason {
  type: 'reason'
  id: number
  refusal: Refusal | null
}

/** The answer to `hint`, for the version it was asked for. */
export interface Hinted {
  type: 'hinted'
  id: number
  version: number
  hint: HintTold
}

/** The answer to `plan`: options for the table of this version, None when the seat decides or takes no more turns. */
export interface Planned {
  type: 'planned'
  id: number
  version: number
  options?: Options | null
}

/** What somebody said. With a `phrase` there is no text: it is shown in the reader's language. */
export interface Said {
  type: 'said'
  seat: number
  name: string
  text: string
  at: number
  phrase?: string
}

export interface Pong {
  type: 'pong'
  id: number
  version: number
}

/** The connection ends here: another device took the seats over, the room is gone, the server stops. */
export interface Gone {
  type: 'gone'
  refusal: Refusal
}

// ---- box

/** A space: its name, axial hex, ground and power. `start` 1-4 on starting spaces, `seams` the seams it lies at. */
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

/** A connection that carries a blockade: the pieces' letters and the pairs of spaces on both sides. */
export interface SeamInfo {
  pieces: string
  edges: string[][]
}

/** Badges of blockades and letters of pieces, discs `[x, y, radius]`, where a space has this radius in pixels or more. */
export interface LayoutSize {
  radius: number
  /** Left, top, right and bottom of everything. */
  bounds: number[]
  badges: number[][]
  letters: number[][]
}

/** The board turned by `turn` degrees: its way runs to the right, or `upwards`. `bounds` with the gate only. */
export interface TurnedLayout {
  turn: number
  upwards: boolean
  gate: number[]
  bounds: number[]
  /** The largest first. */
  sizes: LayoutSize[]
}

/** Where everything lies, in radii of a space. Centres of spaces, outlines of pieces and courses of seams are unturned. */
export interface BoardLayout {
  centres: number[][]
  outlines: number[][][][]
  seams: number[][][][]
  gate_scale: number
  sheets: TurnedLayout[]
}

/** A route: `length` in steps from the nearest start; `picture` is how far the drawing is turned. */
export interface RouteInfo {
  id: string
  difficulty: string
  length: number
  caves: number
  blockades: number
  picture: number
  end_side: string
  pieces: PieceInfo[]
  /** Left out in lists of routes. */
  spaces?: SpaceInfo[]
  seams?: SeamInfo[]
  layout?: BoardLayout | null
}

export interface CardInfo {
  id: string
  family: string
  symbol: string
  power: number
  price: number
  /** What it pays in the market. */
  half_coins: number
  item?: boolean
  draw?: number
  remove?: number
  take?: number
  move?: number
}

/** A level of the ladder; name and description stand in the catalogues under its id. */
export interface BotInfo {
  id: string
  level: number
}

/** Everything a page needs before the first game. */
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

/** A record to be replayed, as `seat` would have seen it: 0 a spectator, -1 with all cards open. */
export interface RecordText {
  text: string
  seat?: number
}

/** A recorded game: `moments[0]` is its beginning, `moments[n]` the table after action n with the events it caused. */
export interface Replayed {
  route: RouteInfo
  players: number
  caves: boolean
  switches: string[]
  seed_hash: string
  actions: string[]
  moments: Table[]
}

/** The faults of a record's text, or else the game. */
export interface RecordChecked {
  faults?: FaultInfo[]
  game?: Replayed | null
}

/** Somebody's own route file. */
export interface RouteText {
  text: string
}

/** One thing wrong with a text: the code and facts for a sentence, and where (line 0: the whole). */
export interface FaultInfo {
  code: string
  line?: number
  part?: string
  facts?: Facts
}

/** A remark about a route that can be laid; forbids nothing. */
export interface AdviceInfo {
  code: string
  pieces?: string[]
  spaces?: string[]
  facts?: Facts
}

/** Faults, or else the laid route and advice. */
export interface RouteChecked {
  faults?: FaultInfo[]
  route?: RouteInfo | null
  advice?: AdviceInfo[]
}

// ---- balance

/** How many of how many, with Wilson's interval. */
export interface Share {
  share: number
  low: number
  high: number
  count: number
  of: number
}

export interface Mean {
  mean: number
  low: number
  high: number
  of: number
}

/** The median with the interval of its rank, and the bands that hold half and eight tenths of all. */
export interface Middle {
  median: number
  low: number
  high: number
  p10: number
  p25: number
  p75: number
  p90: number
  of: number
}

/** A mean, and what it would be if the same advances were dealt by lot. */
export interface Compared {
  value: Mean
  by_lot: number
}

/** How far the paths spread over a piece: of `spaces` that can be entered, 2 to the power of `entropy` are really used. */
export interface PiecePaths {
  piece: string
  entropy: number
  used: number
  spaces: number
}

/** An occupied space that cost this many turns a race. */
export interface HeldAt {
  space: string
  turns: number
}

/** A blockade: between which pieces, in how many races it was taken, and in which round. */
export interface SeamFigures {
  pieces: string[]
  taken: Share
  round: Middle
}

/** How often those won who gained the card, and how many a seat gained; `verdict`: wins, loses, or '' if not certain. */
export interface CardFigures {
  card: string
  wins: Share
  gained: number
  verdict: string
}

/** What equal bots show; `histogram` counts races by rounds. */
export interface Figures {
  bot: string
  races: number
  rounds: Middle
  histogram: Record<number, number>
  mean_rounds: Mean
  seats: Share[]
  seats_verdict: string
  decided: Middle
  decided_share: Mean
  lead_changes: Compared
  comeback: Compared
  photo_finishes: Share
  unfinished: Share
  paths: PiecePaths[]
  heat: Record<string, number>
  held: Share
  held_at: HeldAt[]
  blockades: SeamFigures[]
  cards: CardFigures[]
  gained: Mean
  removed: Mean
  deck: Mean
}

/**
 * `of_class` is where the mean lies; `classes` are all that its interval touches: one, when it is certain. `nearest` is
 * the printed route that is about as hard; `printed` are the beginners' rounds of all of them.
 */
export interface Difficulty {
  rounds: Mean
  of_class: string
  classes: string[]
  nearest: string
  printed: Record<string, number>
}

/** A code and facts; the sentence is in the catalogues. */
export interface Remarkable {
  code: string
  facts: Facts
}

/**
 * What is raced: all that decides the report of a route. Four of the numbers count races, in the order they are run.
 * `positions`: as many the expert may look at for each decision; few races of one without a limit fit into a minute.
 */
export interface BalancePlan {
  players?: number
  caves?: boolean
  seed?: number
  quick?: number
  beginners?: number
  races?: number
  skilled?: number
  positions?: number
}

/** One expert among steady ones: its wins, and the share of who wins that skill does not explain. */
export interface Skill {
  wins: Share
  even: number
  luck: number
  luck_low: number
  luck_high: number
}

/** The whole report; `done` of `plan.total` races are in it. What is None has not been raced yet. */
export interface BalanceReport {
  route: string
  plan: BalancePlan
  done: number
  figures: Figures | null
  difficulty: Difficulty | null
  plays_like: string | null
  special: Remarkable | null
  skill: Skill | null
}

/**
 * A change with what it gained on the same deals: rounds for `harder`, evenness of the seats for `fairer`. `route` is the
 * text of the changed route.
 */
export interface TriedChange {
  code: string
  facts: Facts
  before: Mean
  after: Mean
  gain: Mean
  route: string
}

/** `best` is None when no change is certain to help; `tried` are all that were raced, the best first. */
export interface Improvement {
  goal: string
  bot: string
  seed: number
  races: number
  best: TriedChange | null
  tried: TriedChange[]
}

// ---- workshop

/** One side of a piece of the box, its spaces about its middle as they lie with the letter upright. */
export interface PieceSide {
  letter: string
  back: string
  kind: string
  spaces: SpaceInfo[]
}

/** A piece somebody put on the table. */
export interface TablePiece {
  letter: string
  q: number
  r: number
  turn: number
}

/** Pieces in the order of the race; without a corner the end tile is put on a free one, far from the start. */
export interface Arrangement {
  pieces: TablePiece[]
  name?: string
  end_side?: 'jungle' | 'river'
  /** q and r, or nothing. */
  corner?: number[]
}

/** What was arranged: its text, faults, notes and advice; `corners` are free for the end tile, which lies on `finish` now. */
export interface Arranged {
  text: string
  pieces: PieceInfo[]
  name?: string
  end_side?: string
  corner?: number[]
  faults?: FaultInfo[]
  warnings?: FaultInfo[]
  advice?: AdviceInfo[]
  corners?: number[][]
  finish?: number[][]
  /** Spaces of passages no wider than two. */
  narrow?: string[]
  /** Where each lies: lines through points, in radii of a space. */
  blockades?: number[][][][]
  /** Without its layout: the pieces are drawn as they lie. */
  route?: RouteInfo | null
}

/** A piece in the hand, and the table it may be laid on. */
export interface HeldPiece {
  table: Arrangement
  letter: string
}

/** Where a middle may lie, and the place in the order of the race that the piece takes. `whole`: no fault comes of it. */
export interface FittingPlace {
  q: number
  r: number
  order: number
  whole: boolean
}

/** One list for each of the six turns. */
export interface FittingPlaces {
  turns: FittingPlace[][]
}

/** Surprise me: a route by seed, like this; an empty wish leaves it to chance. */
export interface RouteWishes {
  seed: number
  length?: string
  difficulty?: string
  caves?: string
  /** wide: no bottlenecks. */
  width?: '' | 'wide'
  like?: string
}

/** Race on for a moment on this route and tell what is known; asked again and again the figures tighten. */
export interface RaceRoute {
  text: string
  players?: number
  caves?: 'off' | 'on'
  seed?: number
}

/** `planned` races in all; the report says how many are done. */
export interface RouteRaced {
  planned: number
  report?: BalanceReport | null
  faults?: FaultInfo[]
}

/** Look on for a moment for a small change that makes this route fairer or harder; asked until it is found. */
export interface ImproveRoute {
  text: string
  goal: 'fairer' | 'harder'
  seed?: number
}

/** How many races are run of how many; with the last one what was found. */
export interface RouteImproved {
  done: number
  planned: number
  found?: Improvement | null
  faults?: FaultInfo[]
}

// ---- people

/** What a new pass begins with. */
export interface NewPass {
  name?: string
  colour?: number
}

/** A device that opens the pass: `id` names it and opens nothing. */
export interface DeviceState {
  id: string
  made: number
  this?: boolean
}

/** A pass as its owner sees it; `id` is no secret. */
export interface PassState {
  id: string
  name: string
  colour: number
  made: number
  devices?: DeviceState[]
  /** Whether a recovery phrase was made. */
  phrase?: boolean
}

/** A device has the pass from now on: `secret` is told this once and kept by the device. */
export interface PassOpened {
  secret: string
  person: PassState
}

/** A new name or colour; what is empty stays. */
export interface PassChange {
  name?: string
  colour?: number
}

/** `address`: where the page is, to which the code is added. */
export interface LinkWanted {
  address: string
}

/** Opens the pass on another device, once and for some minutes. `picture`: the address for a camera, as SVG. */
export interface PassLink {
  address: string
  until: number
  picture: string
}

export interface LinkCode {
  code: string
}

/** Words to be kept on paper: they open the pass on any device. */
export interface RecoveryPhrase {
  phrase: string
}

/** Closes the pass on a device; with an empty `device` on all but this one. */
export interface Revocation {
  device?: string
}

/** Who sits or sat at one seat, with what is known of how far they came. */
export interface Crew {
  seat: number
  name: string
  colour: number
  bot?: string
  mine?: boolean
  /** A bot plays for somebody who is away. */
  away?: boolean
  /** Where the pieces of a running game stand. */
  pieces?: string[]
  place?: number
  /** The round in which the gate was reached, 0: it was not. */
  arrived?: number
  /** Steps that were missing to the gate. */
  short?: number
  blockades?: number[]
}

/** A game of this pass that is not over. `events`: the last turn before, as everybody may know it. */
export interface RunningGame {
  code: string
  phase: 'lobby' | 'playing'
  route: string
  crew: Crew[]
  way: GameWay
  round?: number
  to_move?: number
  /** It waits for this person. */
  is_mine?: boolean
  deadline?: number
  events?: EventView[]
  touched?: number
}

/** A game of this pass that was played out. `reason`: why the winner won. */
export interface FinishedGame {
  code: string
  at: number
  route: string
  way: GameWay
  seat: number
  place: number
  rounds: number
  reason: string
  /** In the order of their places. */
  crew: Crew[]
  /** Of the expedition of a day: which one. */
  day?: string
}

/** How many games there are of each way and route, and how many were won. */
export interface GamesTally {
  way: GameWay
  route: string
  count: number
  won: number
  /** Rounds of the quickest win. */
  fastest?: number
}

/** Finished games, newest first; `older`: ask with this as `before` for the next, 0 when there are no more. */
export interface GamesPage {
  games: FinishedGame[]
  tally: GamesTally[]
  /** The last places, oldest first. */
  last?: number[]
  /** The most there ever were. */
  wins_in_a_row?: number
  older?: number
}

/** What waits for somebody: their turns first, then other running games, then the last finished ones. */
export interface Home {
  person: PassState
  running: RunningGame[]
  finished: FinishedGame[]
  finished_count?: number
}

/** One counted try: of a person, or of a bot of a level. `rounds` 0: the gate was not reached. */
export interface DailyRow {
  name: string
  rounds: number
  blockades: number
  bot?: string
  mine?: boolean
}

/** One's own counted try: under way, or done. */
export interface DailyTry {
  code: string
  done: boolean
  rounds?: number
  /** At the table. */
  place?: number
  /** Among all counted tries of people and bots. */
  rank?: number
  /** Of a hundred other tries, how many were worse. */
  ahead?: number
}

/** The way of one try over the board. `path`: the spaces entered in each round, the first being where it began. */
export interface DailyGhost {
  kind: 'mine' | 'best' | 'expert' | 'median'
  name: string
  rounds: number
  path: string[][]
  bot?: string
}

/** A day on which somebody's try counted. */
export interface DailyDay {
  day: string
  rounds: number
  place: number
}

/** The expedition of a day. `seed_hash` is told from the morning on, `seed` from the day after. */
export interface DailyState {
  day: string
  route: string
  caves: boolean
  /** The seat everybody plays. */
  seat: number
  first_player: number
  crew: Crew[]
  seed_hash: string
  /** When its day ends. */
  closes: number
  /** The best first; those who did not reach the gate last. Told once one's own try is done, or the day is over. */
  rows: DailyRow[]
  /** Counted tries that are done. */
  tries?: number
  /** Days since the first expedition, from 1. */
  number?: number
  /** The route is printed nowhere: it was laid for this day, or comes from the gallery; `GET /api/daily/route` tells it. */
  is_generated?: boolean
  /** The code of a route from the gallery, with what it is called and who laid it, as long as it lies there. */
  published?: string
  name?: string
  author?: string
  /** Steps from the nearest start to the gate. */
  length?: number
  /** Blockades on the way. */
  obstacles?: number
  /** The ways of some tries, told together with the rows. */
  ghosts?: DailyGhost[]
  seed?: string
  mine?: DailyTry | null
  /** One's own counted days, newest first. */
  days?: DailyDay[]
  /** Days whose race one has played out for practice, newest first. */
  practised?: string[]
  /** Days in a row, today or yesterday the last. */
  streak?: number
  longest?: number
}

/** Sets out: the counted try of today, or practice on any day up to today. */
export interface DailyAsk {
  practice?: boolean
  day?: string
}

// ---- profile

/** A rating after a race: nineteen times of twenty the truth is not further away than `give_or_take`. */
export interface RatingPoint {
  at: number
  rating: number
  give_or_take: number
}

/** How strong a bot is, on the same scale. */
export interface RatingMark {
  bot: string
  rating: number
}

/** How somebody stands. `players`: 2 for races of two, 4 for those of three and four, which are rated apart. */
export interface RatingState {
  players: number
  rating: number
  give_or_take: number
  races: number
  place: number
  of: number
  /** Oldest first; of many races only every so many. */
  curve: RatingPoint[]
  marks: RatingMark[]
}

/** Races on one route against one level (the strongest bot of the race; empty without bots). */
export interface RouteResult {
  route: string
  level: string
  count: number
  won: number
}

/** A card that was bought often: `copies` of it, in `races`, of which `won` were won. */
export interface FavouriteCard {
  card: string
  copies: number
  races: number
  won: number
}

/** The quickest win on a route. */
export interface FastRace {
  route: string
  rounds: number
  at: number
  way: GameWay
  level: string
  code: string
}

/** When a level was beaten for the first time. */
export interface FirstWin {
  level: string
  at: number
}

/** One's own page; nobody else is shown it. */
export interface Profile {
  races: number
  won: number
  blockades: number
  ratings: RatingState[]
  results: RouteResult[]
  favourites: FavouriteCard[]
  fastest: FastRace[]
  first_wins: FirstWin[]
  /** Days on which a try at the expedition counted, newest first. */
  days: DailyDay[]
  today: string
  streak: number
  /** The most days in a row. */
  longest: number
}

/** A person, or a bot: those do not move and are never in doubt. */
export interface LadderRow {
  name: string
  colour: number
  rating: number
  give_or_take: number
  races?: number
  bot?: string
  mine?: boolean
}

/** The best first, by what is almost surely deserved. `of`: how many people are rated; `place`: one's own among them. */
export interface LadderPage {
  players: number
  rows: LadderRow[]
  of?: number
  place?: number
}

// ---- alerts

/** The key that a browser subscribes with, so that only this server can call it. */
export interface PushOffer {
  key: string
}

/** What the browser got from its push service, and the language its person reads. */
export interface NewSubscription {
  endpoint: string
  public_key: string
  auth: string
  language?: string
}

export interface Unsubscription {
  endpoint: string
}

/** What a device gets, sealed: `tag` lets a newer alert of the same game take the place of an older one. */
export interface PushMessage {
  title: string
  body: string
  tag: string
  /** Where in the page it leads. */
  place: string
}

// ---- gallery

/** A route file for everybody; without a name it goes by the one in its text. */
export interface PublishRoute {
  text: string
  name?: string
  author?: string
}

/** A route in the gallery. `plays` are races that were finished; `stars` is the mean of the ratings, 0 without any. */
export interface PublishedRoute {
  code: string
  name: string
  author: string
  text: string
  /** Seconds since the epoch. */
  made: number
  pieces: PieceInfo[]
  end_side: string
  steps: number
  blockades: number
  caves: number
  plays?: number
  ratings?: number
  stars?: number
}

/** Some of the routes, in the order asked for; `after` asks for the next ones, 0 when there are no more. */
export interface GalleryPage {
  routes: PublishedRoute[]
  after?: number
}

/** One to five stars from a seat that finished a race on the route, proved by the seat's token. */
export interface RateRoute {
  room: string
  token: string
  stars: number
}

/** Tells whoever runs the server that a route, or its name, should not be here. */
export interface ReportRoute {
  reason?: string
}

// ---- review

/** Everybody's chance to win after so many actions; `seat` and `round` tell whose turn had ended, 0 before the first. */
export interface BandPoint {
  number: number
  round: number
  seat: number
  win: number[]
}

/**
 * One turn of one seat: what its cards, its choice and all others changed of its chance, which add up to after - before.
 * `before` is the chance after the seat's own last turn. `lost` are turns given away by the choice, `doubt` the standard
 * error of that; without an alternative, or where nothing can be said, the choice is not `judged`.
 */
export interface TurnSplit {
  seat: number
  round: number
  start: number
  /** The actions of the record from `start` up to, not including, `end`. */
  end: number
  before: number
  draw: number
  choice: number
  others: number
  after: number
  lost: number
  doubt: number
  judged: boolean
  mistake: boolean
  /** Before, draw, choice, others, after in whole points of a hundred that add up, too. */
  points: number[]
}

/** A turn that mattered, with the plan that was better; `number` actions had been played where it begins. */
export interface ReviewMoment {
  /** Among the turns of the review. */
  turn: number
  seat: number
  round: number
  number: number
  lost: number
  doubt: number
  choice: number
  played: PlanTold
  better: PlanTold
  reasons: PlanReason[]
}

/**
 * Once that a card came up. `what`: bought (or taken), walked (`number` spaces), blockade (`number`), acted, paid, given
 * (at rubble), removed, or unused.
 */
export interface CardTime {
  round: number
  what: string
  number?: number
}

/** What became of a card that was bought or taken: spaces it walked, times it paid and acted; `round` 0 for the first deck. */
export interface PurchaseTold {
  card: string
  round: number
  spaces: number
  paid: number
  acted: number
  /** The round in which such a card left the deck, or 0. */
  removed: number
  /** How many of the kind came into the deck, over the whole game. */
  copies: number
  times: CardTime[]
}

/** How a deck grew and shrank. */
export interface DeckTold {
  /** Cards owned at the start and after each own turn. */
  sizes: number[]
  /** All spaces walked, by whatever means. */
  spaces: number
}

/**
 * The expert at this seat with the same chance: when it was home (0: not before the rounds ran out), and where it stood
 * after each of its turns.
 */
export interface GhostRace {
  rounds: number
  stands: string[][]
}

/** One player's game: fair + seat + draws + choices + others = result, exactly. */
export interface SeatSum {
  seat: number
  fair: number
  place: number
  draws: number
  choices: number
  others: number
  result: number
  /** Fair, place, draws, choices, others, result in whole points of a hundred that add up, too. */
  points: number[]
  mistakes: number
  lost: number
  peak: number
  peak_round: number
  moments: ReviewMoment[]
  cards: PurchaseTold[]
  deck: DeckTold
  /** Of seat, draws, choices and others the draws changed most. */
  cards_decided: boolean
  ghost?: GhostRace | null
}

/** `hands` and `looks` say how many samples a draw and a choice were measured with, `weights` by which value. */
export interface Review {
  route: string
  players: number
  rounds: number
  /** A seat, or 0. */
  winner: number
  reason: string
  hands: number
  looks: number
  weights: string
  band: BandPoint[]
  turns: TurnSplit[]
  seats: SeatSum[]
  /** Turns the game has; while a review is under way, fewer are in `turns`. */
  total: number
}

/** The record of a finished game. */
export interface ReviewText {
  text: string
}

/** How far a review has come: asked for again, it goes on until it is `done`. `place`: how many answers came before. */
export interface Reviewed {
  faults?: FaultInfo[]
  review?: Review | null
  done?: boolean
  place?: number
}

/** A room to play on from a moment of a recorded game; what the seat to decide did not know then is dealt anew. */
export interface PracticeAsked {
  text: string
  /** How many actions of the record were played. */
  number: number
  name?: string
}

/** Faults of a record, or else everybody's chances: over a whole record, or of a running room only as its turn began. */
export interface BandTold {
  faults?: FaultInfo[]
  band?: BandPoint[]
}

/** All spaces that a piece of a seat stood on, in order. */
export interface SeatWay {
  seat: number
  spaces: string[]
}

/**
 * The turn of a finished game that did most for how it ended for one seat: `before` and `after` are its chances to win.
 * `number` actions had been played where the turn began; `seat` is whose turn it was.
 */
export interface TurningPoint {
  number: number
  round: number
  seat: number
  before: number
  after: number
  events: EventView[]
}

/** A finished game in short: everybody's way; and for whom it is told, the turn that decided it, if one did. */
export interface Recap {
  ways: SeatWay[]
  seat: number
  turning?: TurningPoint | null
}

// ---- puzzle

/** One thing a plan does. `cards` are played for it, put down, or kept; `card` is bought; `blockade` is taken with it. */
export interface PlanStep {
  verb: 'move' | 'pay' | 'camp' | 'use' | 'remove' | 'buy' | 'keep'
  cards?: string[]
  spaces?: string[]
  blockade?: number
  card?: string
}

/** A plan that looks right and costs so many turns. */
export interface TemptingPlan {
  plan: PlanTold
  lost: number
  reasons: PlanReason[]
}

/** What is told of a puzzle before it is opened. */
export interface PuzzleInfo {
  id: string
  theme: PuzzleTheme
  level: number
  route: string
  players: number
  round: number
}

/** All puzzles, the easiest first; the seven of this week from Monday on, and which of them is today's (0 to 6). */
export interface PuzzleShelf {
  puzzles: PuzzleInfo[]
  week: string[]
  today: number
}

/** One gesture: actions, or the end of the turn with these cards kept. */
export interface PuzzleEntry {
  actions?: string[]
  keep?: Cards | null
}

/** Everything done since the turn began; nothing is remembered between two requests. */
export interface PuzzleTry {
  entries?: PuzzleEntry[]
}

/** Why can this not be done here? As `why` on the socket asks it. */
export interface PuzzleQuestion {
  entries?: PuzzleEntry[]
  source?: string
  space?: string
  blockade?: number
  piece?: number
  card?: string
  pays?: string[] | null
}

/** The table after a try so far; `ended` when the turn is over and can be judged. */
export interface PuzzleTable {
  seat: number
  table: Table
  ended?: boolean
}

/** None when nothing forbids it. */
export interface PuzzleWhy {
  refusal: Refusal | null
}

/**
 * Whether a turn solves a puzzle: it comes to the same as the plan, or to no less that could be measured. `lost`: turns
 * given away, `doubt` the standard error of that.
 */
export interface PuzzleVerdict {
  solved: boolean
  lost: number
  doubt: number
  reasons: PlanReason[]
}

/** The solution, step by step, why it is best, and what looks right and is not. */
export interface PuzzleWay {
  plan: PlanTold
  steps: PlanStep[]
  reasons: PlanReason[]
  ahead: number
  doubt: number
  looks: number
  tempting: TemptingPlan[]
}

export type FromClient =
  | Hello
  | Act
  | EndTurn
  | Why
  | AskHint
  | AskPlan
  | Undo
  | Resign
  | Start
  | Reveal
  | SetSeat
  | HandOn
  | LetBack
  | Leave
  | Replace
  | Return
  | SetPace
  | Rematch
  | Say
  | Look
  | Renew
  | Ping

export type FromServer =
  | Welcome
  | Room
  | Table
  | Done
  | Refused
  | Reason
  | Hinted
  | Planned
  | Said
  | Pong
  | Gone
