"""Puzzles: a turn in which one plan is clearly better than all others, to be found on the board."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .hint import PlanReason, PlanTold
from .socket import MOST_PAYING, Table
from .table import Cards, Refusal

PuzzleTheme = Literal["home", "remove", "blockade", "buy", "move"]


class PlanStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing a plan does. `cards` are played for it, put down, or kept; `card` is bought; `blockade` is taken with it."""

    verb: Literal["move", "pay", "camp", "use", "remove", "buy", "keep"]
    cards: list[str] = []
    spaces: list[str] = []
    blockade: int = 0
    card: str = ""


class TemptingPlan(msgspec.Struct, frozen=True):
    """A plan that looks right and costs so many turns."""

    plan: PlanTold
    lost: float
    reasons: list[PlanReason]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """What is told of a puzzle before it is opened."""

    id: str
    theme: PuzzleTheme
    level: int
    route: str
    players: int
    round: int


class PuzzleShelf(msgspec.Struct, frozen=True):
    """All puzzles, the easiest first; the seven of this week from Monday on, and which of them is today's (0 to 6)."""

    puzzles: list[PuzzleInfo]
    week: list[str]
    today: int


class PuzzleEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One gesture: actions, or the end of the turn with these cards kept."""

    actions: list[str] = []
    keep: Cards | None = None


class PuzzleTry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Everything done since the turn began; nothing is remembered between two requests."""

    entries: list[PuzzleEntry] = []


class PuzzleQuestion(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Why can this not be done here? As `why` on the socket asks it."""

    entries: list[PuzzleEntry] = []
    source: str = ""
    space: str = ""
    blockade: int = 0
    piece: int = 1
    card: str = ""
    pays: Annotated[list[str], msgspec.Meta(max_length=MOST_PAYING)] | None = None


class PuzzleTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after a try so far; `ended` when the turn is over and can be judged."""

    seat: int
    table: Table
    ended: bool = False


class PuzzleWhy(msgspec.Struct, frozen=True):
    """None when nothing forbids it."""

    refusal: Refusal | None


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """Whether a turn solves a puzzle: it comes to the same as the plan, or to no less that could be measured.

    `lost`: turns given away, `doubt` the standard error of that.
    """

    solved: bool
    lost: float
    doubt: float
    reasons: list[PlanReason]


class PuzzleWay(msgspec.Struct, frozen=True):
    """The solution, step by step, why it is best, and what looks right and is not."""

    plan: PlanTold
    steps: list[PlanStep]
    reasons: list[PlanReason]
    ahead: float
    doubt: float
    looks: int
    tempting: list[TemptingPlan]
