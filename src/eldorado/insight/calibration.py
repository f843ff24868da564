"""Whether chances come true: said and seen by decile on games that nobody learned from, and the formula on the same games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..bots.value import FEWEST_PLAYERS
from .lessons import Lessons
from .net import MOST_SEATS, Floats, softmax, standing
from .smoothing import said_of, seats_of

PARTS: Final = 10
FACTORS: Final = tuple(0.05 * number for number in range(2, 25))
"""What a turn of the formula may be worth before its softmax; the best on the measured games counts, which favours it."""
SHARPNESSES: Final = tuple(round(0.5 + 0.01 * number, 2) for number in range(101))
Places = NDArray[np.int64]


class ChancePart(msgspec.Struct, frozen=True):
    """A tenth of all rows, from the smallest chances up: the mean chance said, and how often that seat won."""

    said: float
    seen: float
    rows: int


class ValueRecord(msgspec.Struct, frozen=True):
    """How well a value foretold. Brier scores add up over the seats of a position; `doubt` is one standard error, by game."""

    games: int
    positions: int
    brier: float
    formula_brier: float
    better_by: float
    doubt: float
    turns: float
    formula_turns: float
    parts: list[ChancePart]


def value_record(lessons: Lessons, layers: list[Floats], sharpness: Sequence[float] = ()) -> ValueRecord:
    """The value against games; `layers` take raw rows, `sharpness` is that of the value's header."""
    heads = said_of(layers, lessons)
    index = seats_of(lessons)
    wins = np.where(index >= 0, lessons.wins[index], 0.0)
    chances = softmax(_sharpened(standing(heads, lessons.bases), lessons, sharpness), index)
    formula = min((softmax(-factor * lessons.bases, index) for factor in FACTORS), key=lambda said: _brier(said, wins).sum())
    ours, theirs = _brier(chances, wins), _brier(formula, wins)
    better, doubt = _mean_by_game(theirs - ours, lessons.games)
    return ValueRecord(
        len(np.unique(lessons.games)), len(index), float(ours.mean()), float(theirs.mean()), better, doubt,
        _error(heads[:, 1] + lessons.bases, lessons.turns), _fitted_error(lessons.bases, lessons.turns),
        _parts(chances[index >= 0], wins[index >= 0]),
    )  # fmt: skip


def sharpness_of(layers: list[Floats], lessons: Lessons, counted: NDArray[np.bool_]) -> list[float]:
    """With 2, 3, 4 players: by what to multiply standings so that the winners of the counted positions surprise least.

    1 where there are none. They must be positions that the net was not taught with, or it would seem surer than it may be.
    """
    stands = standing(said_of(layers, lessons), lessons.bases)
    index = seats_of(lessons)
    found: list[float] = []
    for players in range(FEWEST_PLAYERS, MOST_SEATS + 1):
        at = index[counted & (lessons.seats == players)]
        surprises = [_surprise(stands, at, lessons.wins, factor) for factor in SHARPNESSES] if len(at) else [0.0]
        found.append(SHARPNESSES[int(np.argmin(surprises))] if len(at) else 1.0)
    return found


def _surprise(stands: Floats, at: Places, wins: Floats, factor: float) -> float:
    """Cross entropy, over all these positions."""
    chances = softmax(factor * stands, at)
    return -float((np.where(at >= 0, wins[at], 0.0) * np.log(np.maximum(chances, 1e-12))).sum())


def _sharpened(stands: Floats, lessons: Lessons, sharpness: Sequence[float]) -> Floats:
    """Standings by row, each times what is known for its number of players."""
    if not sharpness:
        return stands
    by_players = np.array([*[1.0] * FEWEST_PLAYERS, *sharpness])
    found: Floats = stands * np.repeat(by_players[lessons.seats], lessons.seats)
    return found


def _brier(chances: Floats, wins: Floats) -> Floats:
    """By position."""
    found: Floats = ((chances - wins) ** 2).sum(1)
    return found


def _mean_by_game(found: Floats, games: Places) -> tuple[float, float]:
    """The mean over positions and its standard error; positions of one game share their luck."""
    _, place = np.unique(games, return_inverse=True)
    totals, counts = np.bincount(place, found), np.bincount(place)
    mean = totals.sum() / counts.sum()
    return float(mean), float(np.sqrt(((totals - mean * counts) ** 2).sum()) / counts.sum())


def _error(said: Any, turns: Any) -> float:
    return float(np.sqrt(((said - turns) ** 2).mean()))


def _fitted_error(bases: Floats, turns: Floats) -> float:
    """The formula's, with the best slope and offset."""
    columns = np.stack([bases, np.ones_like(bases)], 1)
    best = np.linalg.lstsq(columns, turns, rcond=None)[0]
    return _error(columns @ best, turns)


def _parts(said: Floats, seen: Floats) -> list[ChancePart]:
    order = np.argsort(said, kind="stable")
    return [
        ChancePart(float(said[part].mean()), float(seen[part].mean()), len(part))
        for part in np.array_split(order, PARTS)
        if len(part)
    ]
