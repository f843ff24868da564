"""What a seat sees: the table, its own cards, the decision and everything it may do. Seats count from 1, spaces go by name."""

from __future__ import annotations

from typing import Literal

import msgspec

Cards = dict[str, int]
"""Card (or token) id and how many of it."""
Facts = dict[str, int | str | list[str]]
"""The figures and names a sentence is made with."""


class Refusal(msgspec.Struct, omit_defaults=True):
    """Why not: a code for the catalogues and the facts for the sentence."""

    code: str
    facts: Facts = {}


class PlayerView(msgspec.Struct, omit_defaults=True):
    """One expedition. `hand` and `draw` are None where they are secret; `deck` is all it owns, which is no secret (R13.3)."""

    seat: int
    hand_size: int
    draw_size: int
    deck: Cards
    discard: Cards
    play: Cards
    removed: Cards
    tokens: Cards
    blockades: list[int]
    pieces: list[str]
    """A space name each, or "home", or "out"."""
    hand: Cards | None = None
    draw: Cards | None = None
    arrived_round: int = 0
    arrival: int = 0
    resigned: bool = False


class Pile(msgspec.Struct, omit_defaults=True):
    """A pile of the market: `slot` 0-5 on the board, None in the reserve. `can_buy`: by the rules, were there coins enough."""

    card: str
    price: int
    count: int
    slot: int | None = None
    can_buy: bool = False


class Movement(msgspec.Struct):
    """A card in movement: what is left of its `power`, for which piece and symbol; `explores`: stopping finds a cave token."""

    source: str
    piece: int
    symbol: str
    left: int
    power: int
    explores: bool


class Payment(msgspec.Struct, omit_defaults=True):
    """What is being paid with cards: a space or a blockade, and how many cards are still owed."""

    piece: int
    left: int
    space: str = ""
    blockade: int = 0
    camp: bool = False


DecisionKind = Literal["play", "pay", "remove", "take", "purse", "replace", "discard", "over"]
OutcomeReason = Literal["arrived", "blockades", "highest", "first", "round", "resigned", "rounds"]
"""Why the winner won (R11.7, R11.8, R11.12, R11.13)."""


class DecisionView(msgspec.Struct):
    """Who is asked what; `seat` 0 when the game is over. `left`: cards still asked for or allowed; `must`: no declining."""

    seat: int
    kind: DecisionKind
    left: int
    must: bool


class OutcomeView(msgspec.Struct):
    winner: int | None
    reason: OutcomeReason
    places: list[int]
    rounds: int


class TableView(msgspec.Struct, omit_defaults=True):
    """The whole of what `seat` may know (0: a spectator) after `version` entries of the game's log."""

    version: int
    seat: int
    round: int
    first: int
    decision: DecisionView
    players: list[PlayerView]
    market: list[Pile]
    seams: list[int]
    """Per seam the number of the standing blockade, 0 when it was taken."""
    caves: dict[str, int]
    """Tokens left on each cave space."""
    bought: bool = False
    passing: bool = False
    purse: int = 0
    """Half-coins in the open purse."""
    waiting: Cards = {}
    """Items just used, which leave the game unless kept."""
    moving: Movement | None = None
    paying: Payment | None = None
    can_undo: bool = False
    last_round: list[int] = []
    """When somebody is through the gate and the round is played to its end: the seats that still have a turn, the running
    one first (R11.4)."""
    outcome: OutcomeView | None = None


class Option(msgspec.Struct, omit_defaults=True):
    """One legal action. `text` is what is sent back; the rest says what it is about. A `source` is looked up, never read."""

    text: str
    verb: str
    source: str = ""
    piece: int = 1
    space: str = ""
    blockade: int = 0
    card: str = ""


class Step(msgspec.Struct, omit_defaults=True):
    """One part of a way: a space that is entered or a blockade that is taken, and what it costs."""

    cost: int
    space: str = ""
    blockade: int = 0


class Target(msgspec.Struct, omit_defaults=True):
    """Somewhere one card (or token) can take one piece in a single gesture: the actions to send, in order, all or none."""

    actions: list[str]
    cost: int
    left: int
    steps: list[Step]
    space: str = ""
    blockade: int = 0
    explores: bool = False
    owes: int = 0
    """Cards to be given afterwards (rubble, base camp, rubble blockade)."""
    camp: bool = False
    paid_with: dict[str, list[str]] = {}
    """Where cards are owed: what to send to give a card of the hand at once."""


class Reach(msgspec.Struct, omit_defaults=True):
    """All targets of one source ("" for the movement under way or for a payment in cards) and piece."""

    source: str
    piece: int
    targets: list[Target]


class Purchase(msgspec.Struct, omit_defaults=True):
    """A pile that can be paid now. `spend`: the suggested sources; `half_coins`: the purse with them; `loses`: items used up.

    `actions`: what to send for it, the purchase itself included, all or none. For other ways of paying: their texts, then `buy`,
    as soon as the purse holds `needs` half-coins.
    """

    card: str
    price: int
    needs: int
    spend: list[str]
    half_coins: int
    buy: str
    loses: list[str] = []
    actions: list[str] = []


class WayToPay(msgspec.Struct, omit_defaults=True):
    """A card or token that may go into the purse: what to send, what it adds, and whether the card leaves the game by it."""

    source: str
    text: str
    half_coins: int
    leaves: bool = False


class Options(msgspec.Struct, omit_defaults=True):
    """Everything the seat may do now: the plain list, and the same folded for hands and eyes."""

    actions: list[Option]
    reach: list[Reach] = []
    purchases: list[Purchase] = []
    payments: list[WayToPay] = []
    wealth: int = 0
    """The most that could be paid now, in half-coins, what is in the purse included."""
    leaving: list[str] = []
    """Cards of the hand that leave the game when they are played or given now."""


class EventView(msgspec.Struct, omit_defaults=True):
    """A fact, redacted for the seat that gets it. `number` is the version whose action caused it."""

    number: int
    kind: str
    seat: int = 0
    card: str = ""
    token: str = ""
    blockade: int = 0
    space: str = ""
    origin: str = ""
    piece: int = 0
    amount: int = 0
    cards: Cards | None = None
