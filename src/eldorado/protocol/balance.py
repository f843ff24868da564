"""The balance report: how a route plays, every figure with its 95 % interval. The same for page and command."""

from __future__ import annotations

import msgspec

from .table import Facts


class Share(msgspec.Struct, frozen=True):
    """How many of how many, with Wilson's interval."""

    share: float
    low: float
    high: float
    count: int
    of: int


class Mean(msgspec.Struct, frozen=True):
    mean: float
    low: float
    high: float
    of: int


class Middle(msgspec.Struct, frozen=True):
    """The median with the interval of its rank, and the bands that hold half and eight tenths of all."""

    median: float
    low: float
    high: float
    p10: float
    p25: float
    p75: float
    p90: float
    of: int


class Compared(msgspec.Struct, frozen=True):
    """A mean, and what it would be if the same advances were dealt by lot."""

    value: Mean
    by_lot: float


class PiecePaths(msgspec.Struct, frozen=True):
    """How far the paths spread over a piece: of `spaces` that can be entered, 2 to the power of `entropy` are really used."""

    piece: str
    entropy: float
    used: float
    spaces: int


class HeldAt(msgspec.Struct, frozen=True):
    """An occupied space that cost this many turns a race."""

    space: str
    turns: float


class SeamFigures(msgspec.Struct, frozen=True):
    """A blockade: between which pieces, in how many races it was taken, and in which round."""

    pieces: list[str]
    taken: Share
    round: Middle


class CardFigures(msgspec.Struct, frozen=True):
    """How often those won who gained the card, and how many a seat gained; `verdict`: wins, loses, or '' if not certain."""

    card: str
    wins: Share
    gained: float
    verdict: str


class Figures(msgspec.Struct, frozen=True):
    """What equal bots show; `histogram` counts races by rounds."""

    bot: str
    races: int
    rounds: Middle
    histogram: dict[int, int]
    mean_rounds: Mean
    seats: list[Share]
    seats_verdict: str
    decided: Middle
    decided_share: Mean
    lead_changes: Compared
    comeback: Compared
    photo_finishes: Share
    unfinished: Share
    paths: list[PiecePaths]
    heat: dict[str, float]
    held: Share
    held_at: list[HeldAt]
    blockades: list[SeamFigures]
    cards: list[CardFigures]
    gained: Mean
    removed: Mean
    deck: Mean


class Difficulty(msgspec.Struct, frozen=True):
    """`of_class` is where the mean lies; `classes` are all that its interval touches: one, when it is certain.

    `nearest` is the printed route that is about as hard; `printed` are the beginners' rounds of all of them.
    """

    rounds: Mean
    of_class: str
    classes: list[str]
    nearest: str
    printed: dict[str, float]


class Remarkable(msgspec.Struct, frozen=True):
    """A code and facts; the sentence is in the catalogues."""

    code: str
    facts: Facts


class BalancePlan(msgspec.Struct, frozen=True, kw_only=True):
    """What is raced: all that decides the report of a route. Four of the numbers count races, in the order they are run.

    `positions`: as many the expert may look at for each decision; few races of one without a limit fit into a minute.
    """

    players: int = 4
    caves: bool = False
    seed: int = 1
    quick: int = 40
    beginners: int = 160
    races: int = 400
    skilled: int = 40
    positions: int = 4_000

    @property
    def total(self) -> int:
        return self.quick + self.beginners + self.races + self.skilled


class Skill(msgspec.Struct, frozen=True):
    """One expert among steady ones: its wins, and the share of who wins that skill does not explain."""

    wins: Share
    even: float
    luck: float
    luck_low: float
    luck_high: float


class BalanceReport(msgspec.Struct, frozen=True):
    """The whole report; `done` of `plan.total` races are in it. What is None has not been raced yet."""

    route: str
    plan: BalancePlan
    done: int
    figures: Figures | None
    difficulty: Difficulty | None
    plays_like: str | None
    special: Remarkable | None
    skill: Skill | None


class TriedChange(msgspec.Struct, frozen=True):
    """A change with what it gained on the same deals: rounds for `harder`, evenness of the seats for `fairer`.

    `route` is the text of the changed route.
    """

    code: str
    facts: Facts
    before: Mean
    after: Mean
    gain: Mean
    route: str


class Improvement(msgspec.Struct, frozen=True):
    """`best` is None when no change is certain to help; `tried` are all that were raced, the best first."""

    goal: str
    bot: str
    seed: int
    races: int
    best: TriedChange | None
    tried: list[TriedChange]
