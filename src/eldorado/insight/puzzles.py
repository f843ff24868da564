"""The puzzles that come with the game: which one is today's, and what may be told of each."""

from __future__ import annotations

import datetime
import functools
from collections.abc import Sequence
from importlib import resources
from typing import Final

import msgspec

from ..engine.errors import EldoradoError
from ..game import Game
from ..protocol.hint import PlanReason, PlanTold
from ..protocol.puzzle import PlanStep, PuzzleInfo, PuzzleTheme, PuzzleWay, TemptingPlan

DAYS: Final = 7
FIRST_MONDAY: Final = datetime.date(2026, 11, 2)


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle with its solution. `ahead`: by how many turns it beats every other plan, `doubt` the standard error of that.

    `hardness` counts what the plan does and whether the first look finds it; `level` from 1 to 5 follows from it.
    """

    id: str
    theme: PuzzleTheme
    hardness: int
    level: int
    position: str
    """Holds every hand, so it stays here."""
    seat: int
    plan: PlanTold
    steps: list[PlanStep]
    reasons: list[PlanReason]
    ahead: float
    doubt: float
    looks: int
    tempting: list[TemptingPlan]


@functools.cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with the package, the easiest first."""
    text = resources.files(__package__).joinpath("puzzles.json").read_bytes()
    return tuple(msgspec.json.decode(text, type=list[Puzzle]))


def puzzle(id_: str, among: Sequence[Puzzle] | None = None) -> Puzzle:
    """The puzzle with this name."""
    for one in shipped_puzzles() if among is None else among:
        if one.id == id_:
            return one
    raise EldoradoError("puzzle.unknown", {"id": id_[:20]})


def week_of(day: datetime.date, among: Sequence[Puzzle] | None = None) -> list[Puzzle]:
    """The seven of a week, harder from day to day; the same for everybody, and all are shown before one comes again."""
    all_of_them = shipped_puzzles() if among is None else among
    week = (day - FIRST_MONDAY).days // DAYS
    found: list[Puzzle] = []
    for weekday in range(DAYS):
        band = all_of_them[weekday * len(all_of_them) // DAYS : (weekday + 1) * len(all_of_them) // DAYS]
        found.append(band[week % len(band)])
    return found


def puzzle_of_day(day: datetime.date) -> Puzzle:
    return week_of(day)[day.weekday()]


def told_puzzle(one: Puzzle) -> PuzzleInfo:
    """What may be known before it is solved."""
    game = start_of(one)
    return PuzzleInfo(one.id, one.theme, one.level, game.board.route.id, game.setup.players, game.round)


def way_of(one: Puzzle) -> PuzzleWay:
    return PuzzleWay(one.plan, one.steps, one.reasons, one.ahead, one.doubt, one.looks, one.tempting)


def start_of(one: Puzzle) -> Game:
    return Game.from_position(one.position)


def has_ended(one: Puzzle, game: Game) -> bool:
    """Whether the turn that the puzzle is about is over."""
    return game.is_over or game.decision.seat != one.seat
