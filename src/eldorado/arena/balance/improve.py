"""“Make it fairer”, “make it harder”: the small change that raced best, and why it was tried.

Every small change is looked at, the most promising are raced on the same deals as the route itself, and one is proposed
only if the difference is larger than chance explains.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ...engine.board import Board
from ...engine.errors import EldoradoError
from ...protocol.balance import Improvement, Mean, TriedChange
from ...routes.changes import GOALS, Change, changes_of
from ...routes.traits import traits_of, widths
from ..schedule import deal_seed
from ..statistics import SURE, sure_of
from .measures import mean_of
from .race import Race, race
from .scale import BEGINNER, PLAYERS

TRIED: Final = 6
"""Changes that are raced; the others are left out by what can be read off the board."""
RACES: Final = 120
_BOTS: Final = {"fairer": "steady", "harder": BEGINNER}
Tell = Callable[[int, int], None]


@final
class Improving:
    """The search for a change, race by race; the same goal and seed come to the same change."""

    def __init__(self, board: Board, goal: str, seed: int = 1, races: int = RACES) -> None:
        if goal not in GOALS:
            raise EldoradoError("improve.unknown-goal", {"found": goal[:40], "known": list(GOALS)})
        self.goal, self.seed, self.races = goal, seed, races
        self._chosen = promising(board, goal)
        self._boards = [board, *(change.board for change in self._chosen)]
        self._raced: list[list[Race]] = [[] for _ in self._boards]
        self.total = races * len(self._boards)
        self.done = 0

    def step(self) -> bool:
        """One race; False when all are run."""
        if self.done == self.total:
            return False
        number, deal = divmod(self.done, self.races)
        bots = [_BOTS[self.goal]] * PLAYERS
        self._raced[number].append(race(self._boards[number], deal_seed(self.seed, deal), bots, False))
        self.done += 1
        return True

    def found(self) -> Improvement:
        """When all races are run."""
        before, *afters = self._raced
        tried = [_compared(change, self.goal, before, after) for change, after in zip(self._chosen, afters, strict=True)]
        tried.sort(key=lambda each: -each.gain.mean)
        best = tried[0] if self.races > 1 and tried and _is_certain(tried[0].gain, len(tried)) else None
        return Improvement(self.goal, _BOTS[self.goal], self.seed, self.races, best, tried)


def improve(board: Board, goal: str, seed: int = 1, races: int = RACES, tell: Tell | None = None) -> Improvement:
    """Tries the changes that promise most; `tell` hears how many races are done of how many."""
    improving = Improving(board, goal, seed, races)
    while improving.step():
        if tell is not None:
            tell(improving.done, improving.total)
    return improving.found()


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


def _compared(change: Change, goal: str, before: list[Race], after: list[Race]) -> TriedChange:
    measure = _rounds if goal == "harder" else _evenness
    gains = [measure(new) - measure(old) for old, new in zip(before, after, strict=True)]
    old, new = mean_of([measure(each) for each in before]), mean_of([measure(each) for each in after])
    gain = mean_of(gains)
    if goal == "fairer":  # nearer to the middle, from whichever side
        nearer = abs(old.mean) - abs(new.mean)
        half = gain.mean - gain.low
        gain = Mean(round(nearer, 3), round(nearer - half, 3), round(nearer + half, 3), gain.of)
    return TriedChange(change.code, change.facts, old, new, gain, change.board.route.text())


def _is_certain(gain: Mean, many: int) -> bool:
    """Whether chance alone would hardly make the best of so many look this good; of a single race nobody knows the spread."""
    return gain.mean > (gain.mean - gain.low) * sure_of(many) / SURE


def _rounds(race: Race) -> float:
    return float(race.rounds)


def _evenness(race: Race) -> float:
    """The winner's place in the turn order, counted from the middle: below 0 when early seats win."""
    middle = (len(race.bots) + 1) / 2
    return race.winner - middle if race.winner is not None else 0.0
