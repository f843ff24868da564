"""A reviewed game: who was likely to win when, and what draws, choices and others made of it. The same for page and command."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .box import FaultInfo
from .hint import PlanReason, PlanTold
from .table import EventView


class BandPoint(msgspec.Struct, frozen=True):
    """Everybody's chance to win after so many actions; `seat` and `round` tell whose turn had ended, 0 before the first."""

    number: int
    round: int
    seat: int
    win: list[float]


class TurnSplit(msgspec.Struct, frozen=True):
    """One turn of one seat: what its cards, its choice and all others changed of its chance, which add up to after - before.

    `before` is the chance after the seat's own last turn. `lost` are turns given away by the choice, `doubt` the standard error
    of that; without an alternative, or where nothing can be said, the choice is not `judged`.
    """

    seat: int
    round: int
    start: int
    end: int
    """The actions of the record from `start` up to, not including, `end`."""
    before: float
    draw: float
    choice: float
    others: float
    after: float
    lost: float
    doubt: float
    judged: bool
    mistake: bool
    points: list[int]
    """Before, draw, choice, others, after in whole points of a hundred that add up, too."""


class ReviewMoment(msgspec.Struct, frozen=True):
    """A turn that mattered, with the plan that was better; `number` actions had been played where it begins."""

    turn: int
    """Among the turns of the review."""
    seat: int
    round: int
    number: int
    lost: float
    doubt: float
    choice: float
    played: PlanTold
    better: PlanTold
    reasons: list[PlanReason]


class CardTime(msgspec.Struct, frozen=True, omit_defaults=True):
    """Once that a card came up. `what`: bought (or taken), walked (`number` spaces), blockade (`number`), acted, paid, given
    (at rubble), removed, or unused."""

    round: int
    what: str
    number: int = 0


class PurchaseTold(msgspec.Struct, frozen=True):
    """What became of a card that was bought or taken: spaces it walked, times it paid and acted; `round` 0 for the first deck."""

    card: str
    round: int
    spaces: int
    paid: int
    acted: int
    removed: int
    """The round in which such a card left the deck, or 0."""
    copies: int
    """How many of the kind came into the deck, over the whole game."""
    times: list[CardTime]


class DeckTold(msgspec.Struct, frozen=True):
    """How a deck grew and shrank."""

    sizes: list[int]
    """Cards owned at the start and after each own turn."""
    spaces: int
    """All spaces walked, by whatever means."""


class GhostRace(msgspec.Struct, frozen=True):
    """The expert at this seat with the same chance: when it was home (0: not before the rounds ran out), and where it stood
    after each of its turns."""

    rounds: int
    stands: list[list[str]]


class SeatSum(msgspec.Struct, frozen=True):
    """One player's game: fair + seat + draws + choices + others = result, exactly."""

    seat: int
    fair: float
    place: float
    draws: float
    choices: float
    others: float
    result: float
    points: list[int]
    """Fair, place, draws, choices, others, result in whole points of a hundred that add up, too."""
    mistakes: int
    lost: float
    peak: float
    peak_round: int
    moments: list[ReviewMoment]
    cards: list[PurchaseTold]
    deck: DeckTold
    cards_decided: bool
    """Of seat, draws, choices and others the draws changed most."""
    ghost: GhostRace | None = None


class Review(msgspec.Struct, frozen=True):
    """`hands` and `looks` say how many samples a draw and a choice were measured with, `weights` by which value."""

    route: str
    players: int
    rounds: int
    winner: int
    """A seat, or 0."""
    reason: str
    hands: int
    looks: int
    weights: str
    band: list[BandPoint]
    turns: list[TurnSplit]
    seats: list[SeatSum]
    total: int
    """Turns the game has; while a review is under way, fewer are in `turns`."""


class ReviewText(msgspec.Struct, forbid_unknown_fields=True):
    """The record of a finished game."""

    text: str


class Reviewed(msgspec.Struct, omit_defaults=True):
    """How far a review has come: asked for again, it goes on until it is `done`. `place`: how many answers came before."""

    faults: list[FaultInfo] = []
    review: Review | None = None
    done: bool = False
    place: int = 0


class PracticeAsked(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A room to play on from a moment of a recorded game; what the seat to decide did not know then is dealt anew."""

    text: str
    number: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    """How many actions of the record were played."""
    name: str = ""


class BandTold(msgspec.Struct, omit_defaults=True):
    """Faults of a record, or else everybody's chances: over a whole record, or of a running room only as its turn began."""

    faults: list[FaultInfo] = []
    band: list[BandPoint] = []


class SeatWay(msgspec.Struct, frozen=True):
    """All spaces that a piece of a seat stood on, in order."""

    seat: int
    spaces: list[str]


class TurningPoint(msgspec.Struct, frozen=True):
    """The turn of a finished game that did most for how it ended for one seat: `before` and `after` are its chances to win.

    `number` actions had been played where the turn began; `seat` is whose turn it was.
    """

    number: int
    round: int
    seat: int
    before: float
    after: float
    events: list[EventView]


class Recap(msgspec.Struct, omit_defaults=True):
    """A finished game in short: everybody's way; and for whom it is told, the turn that decided it, if one did."""

    ways: list[SeatWay]
    seat: int
    turning: TurningPoint | None = None
