"""“Make it fairer”, “make it harder”: the small change that raced best, and why it was tried.

Every small change is looked at, the most promising are raced on the same deals as the route itself, and one is proposed
only if the difference is larger than chance explains.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from ...engine.board import Board
from ...engine.errors import EldoradoError
from ...protocol.balance import Mean
from ...routes.changes import GOALS, Change, changes_of
from ...routes.traits import traits_of, widths
from ..schedule import deal_seed
from .measures import mean_of
from .race import Race, race
from .scale import BEGINNER, PLAYERS

TRIED: Final = 6
"""Changes that are raced; the others are left out by what can be read off the board."""
RACES: Final = 120
_BOTS: Final = {"fairer": "steady", "harder": BEGINNER}
Tell = Callable[[int, int], None]


class Tried(msgspec.Struct, frozen=True):
    """A change with what it gained on the same deals: rounds for `harder`, evenness of the seats for `fairer`."""

    code: str
    facts: dict[str, int | str | list[str]]
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
    best: Tried | None
    tried: list[Tried]


def improve(board: Board, goal: str, seed: int = 1, races: int = RACES, tell: Tell | None = None) -> Improvement:
    """Tries the changes that promise most; `tell` hears how many races are done of how many."""
    if goal not in GOALS:
        raise EldoradoError("improve.unknown-goal", {"found": goal[:40], "known": list(GOALS)})
    chosen = promising(board, goal)
    total = races * (len(chosen) + 1)
    boards = [board, *(change.board for change in chosen)]
    raced: list[list[Race]] = []
    for number, each in enumerate(boards):
        raced.append([])
        for deal in range(races):
            raced[-1].append(race(each, deal_seed(seed, deal), [_BOTS[goal]] * PLAYERS, False))
            if tell is not None:
                tell(number * races + deal + 1, total)
    tried = [_compared(change, goal, raced[0], after) for change, after in zip(chosen, raced[1:], strict=True)]
    tried.sort(key=lambda each: -each.gain.mean)
    is_certain = races > 1 and tried and tried[0].gain.low > 0  # of a single race nobody knows the spread
    best = tried[0] if is_certain else None
    return Improvement(goal, _BOTS[goal], seed, races, best, tried)


def promising(board: Board, goal: str) -> list[Change]:
    """The changes to race: for harder those that should take longer, for fairer those that open the narrowest places."""

    def promise(change: Change) -> float:
        if goal == "harder":
            return traits_of(change.board).estimated_rounds
        return -sum(1 / width for width in widths(change.board))

    ranked = sorted(changes_of(board), key=promise, reverse=True)
    return _varied(ranked)[:TRIED]


def _varied(ranked: list[Change]) -> list[Change]:
    """The best of each kind and piece first: six turns of one tile teach less than six tiles."""
    seen: set[tuple[str, object]] = set()
    first: list[Change] = []
    rest: list[Change] = []
    for change in ranked:
        key = (change.code, change.facts.get("piece"))
        (rest if key in seen else first).append(change)
        seen.add(key)
    return first + rest


def _compared(change: Change, goal: str, before: list[Race], after: list[Race]) -> Tried:
    measure = _rounds if goal == "harder" else _evenness
    gains = [measure(new) - measure(old) for old, new in zip(before, after, strict=True)]
    old, new = mean_of([measure(each) for each in before]), mean_of([measure(each) for each in after])
    gain = mean_of(gains)
    if goal == "fairer":  # nearer to the middle, from whichever side
        nearer = abs(old.mean) - abs(new.mean)
        half = gain.mean - gain.low
        gain = Mean(round(nearer, 3), round(nearer - half, 3), round(nearer + half, 3), gain.of)
    return Tried(change.code, change.facts, old, new, gain, change.board.route.text())


def _rounds(race: Race) -> float:
    return float(race.rounds)


def _evenness(race: Race) -> float:
    """The winner's place in the turn order, counted from the middle: below 0 when early seats win."""
    middle = (len(race.bots) + 1) / 2
    return race.winner - middle if race.winner is not None else 0.0
