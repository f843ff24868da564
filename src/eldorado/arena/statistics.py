"""Tables from results: how often each bot won and how sure that is, places, rounds, time."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from statistics import NormalDist
from typing import Final

import msgspec

from .ratings import Rating, rate
from .result import Result
from .schedule import Cell

SURE: Final = 1.96
"""Standard errors of a 95 % interval."""
FEWEST_DEALS: Final = 10


class Score(msgspec.Struct, frozen=True):
    """One bot over some games. `wins` counts games, `seats` how often it sat down; `win_rate` is wins per seat.

    `interval` is the 95 % interval of the win rate, `fair` what an equal bot would have. Times are CPU ms a turn.
    """

    bot: str
    seats: int
    wins: int
    win_rate: float
    interval: tuple[float, float]
    fair: float
    places: list[int]
    mean_rounds: float
    unfinished: int
    cards_gained: float
    deck: float
    turn_ms_mean: float
    turn_ms_p95: float
    forfeits: int


class ScoreTable(msgspec.Struct, frozen=True):
    """The scores of some games, the best bot first."""

    games: int
    unfinished: int
    mean_rounds: float
    scores: list[Score]


class CellTable(msgspec.Struct, frozen=True):
    cell: Cell
    table: ScoreTable


class Summary(msgspec.Struct, frozen=True):
    """A whole tournament."""

    total: ScoreTable
    cells: list[CellTable]
    ratings: list[Rating]


def sure_of(many: int) -> float:
    """Standard errors beyond which one of so many is found by chance in no more than 5 of 100 cases."""
    return SURE if many == 1 else NormalDist().inv_cdf(1 - 0.025 / many)


def wilson(wins: float, games: float, sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval for a share, in which neither 0 nor 1 is ever certain."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    square = sure * sure
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = sure * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def interval(scores: Sequence[tuple[int, int]], sure: float = SURE) -> tuple[float, float]:
    """The interval of wins over seats; each pair is one deal, whose games share their shuffles and count for less if alike."""
    wins, seats = sum(won for won, _ in scores), sum(sat for _, sat in scores)
    return wilson(wins / design_effect(scores), seats / design_effect(scores), sure)


def design_effect(scores: Sequence[tuple[int, int]]) -> float:
    """By how much the games of a deal repeat each other: the spread between deals against that of independent games."""
    wins, seats = sum(won for won, _ in scores), sum(sat for _, sat in scores)
    if len(scores) < FEWEST_DEALS or not 0 < wins < seats:
        return 1.0
    share = wins / seats
    between = sum((won - share * sat) ** 2 for won, sat in scores)
    return max(0.5, between / (seats * share * (1 - share)))


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that is not below this share of all."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, math.ceil(share * len(ordered)) - 1))] if ordered else 0.0


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def score_of(bot: str, results: Sequence[Result]) -> Score:
    seats = [(result, seat) for result in results for seat, name in enumerate(result.match.bots, 1) if name == bot]
    deals: dict[tuple[Cell, int], tuple[int, int]] = {}
    for result, seat in seats:
        key = (result.match.cell, result.match.deal)
        won, sat = deals.get(key, (0, 0))
        deals[key] = (won + (result.winner == seat), sat + 1)
    wins = sum(won for won, _ in deals.values())
    low, high = interval(list(deals.values()))
    times = [ms for result, seat in seats for ms in result.turn_ms[seat - 1]]
    own = [result for result in results if bot in result.match.bots]
    places = [0] * max((result.match.cell.players for result in own), default=0)
    for result, seat in seats:
        places[result.place_of(seat) - 1] += 1
    return Score(
        bot, len(seats), wins, round(wins / len(seats), 4), (round(low, 4), round(high, 4)),
        round(mean([1 / result.match.cell.players for result, _ in seats]), 4), places,
        round(mean([result.rounds for result in own]), 3), sum(result.unfinished for result in own),
        _average(seats, lambda result, seat: len(result.gained[seat - 1])),
        _average(seats, lambda result, seat: result.decks[seat - 1]),
        round(mean(times), 3), round(percentile(times, 0.95), 3),
        sum(forfeit.seat == seat for result, seat in seats for forfeit in result.forfeits),
    )  # fmt: skip


def _average(seats: Sequence[tuple[Result, int]], of: Callable[[Result, int], float]) -> float:
    return round(mean([of(result, seat) for result, seat in seats]), 2)


def table_of(results: Sequence[Result]) -> ScoreTable:
    names = sorted({name for result in results for name in result.match.bots})
    scores = sorted((score_of(name, results) for name in names), key=lambda score: (-score.win_rate, score.bot))
    return ScoreTable(
        len(results), sum(result.unfinished for result in results), round(mean([result.rounds for result in results]), 3), scores
    )


def summary_of(results: Sequence[Result]) -> Summary:
    """Everything an arena tells about its games."""
    ordered = sorted(results, key=lambda result: result.match.number)
    found: dict[Cell, list[Result]] = {}
    for result in ordered:
        found.setdefault(result.match.cell, []).append(result)
    return Summary(table_of(ordered), [CellTable(cell, table_of(games)) for cell, games in found.items()], rate(ordered))


def deal_score(results: Sequence[Result], bot: str) -> float:
    """The wins of one bot in the games of a deal that it sat in, as a share: what a sequential test reads."""
    return mean([float(r.winner is not None and r.match.bots[r.winner - 1] == bot) for r in results if bot in r.match.bots])
