"""Wins with the luck of the draws taken out: the same answer from fewer games.

The draws of a game changed a seat's chance by so much (`insight.luck`); over many games that is 0, so that any multiple of
it may be subtracted from the wins without changing what they come to. How much of it is fitted, each tenth of the deals by
the other nine, so that no deal has a say in its own correction.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from .result import Result
from .schedule import Cell
from .statistics import design_effect, wilson

FOLDS: Final = 10
FEWEST_DEALS: Final = 20
"""With fewer, what is fitted is noise."""


class Luckless(msgspec.Struct, frozen=True):
    """`saved`: the share of games that this spares against a plain count of equal certainty; 0 where it spares none.

    `luck` is the mean of what all draws changed of the bot's chance, `error` its standard error: 0 within two of them.
    """

    bot: str
    win_rate: float
    interval: tuple[float, float]
    saved: float
    luck: float
    error: float


class DealtWins(NamedTuple):
    """One bot in the games of one deal: what it won, how often it sat down, and what draws changed, its own and the others'."""

    won: float
    sat: float
    own: float
    others: float

    def and_(self, other: DealtWins) -> DealtWins:
        return DealtWins(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


def luckless(results: Sequence[Result]) -> list[Luckless]:
    """Every bot of a tournament whose games were judged, the best first; none where there are too few deals."""
    judged = [result for result in results if result.luck]
    names = sorted({name for result in judged for name in result.match.bots})
    found = [_bot(name, list(_deals(name, judged).values())) for name in names]
    return sorted((one for one in found if one is not None), key=lambda one: (-one.win_rate, one.bot))


def _deals(bot: str, results: Sequence[Result]) -> dict[tuple[Cell, int], DealtWins]:
    deals: dict[tuple[Cell, int], DealtWins] = {}
    for result in sorted(results, key=lambda result: result.match.number):
        for seat, name in enumerate(result.match.bots, 1):
            if name == bot:
                key = (result.match.cell, result.match.deal)
                one = DealtWins(float(result.winner == seat), 1.0, *result.luck[seat - 1])
                deals[key] = deals[key].and_(one) if key in deals else one
    return deals


def _bot(bot: str, deals: Sequence[DealtWins]) -> Luckless | None:
    if len(deals) < FEWEST_DEALS:
        return None
    plain, kept = [deal.won for deal in deals], corrected(deals)
    before, after = _spread(plain, deals), _spread(kept, deals)
    saved = max(0.0, 1 - after / before) if before else 0.0
    seats = sum(deal.sat for deal in deals)
    rate = min(1.0, max(0.0, sum(kept if saved else plain) / seats))
    certain = seats / design_effect([(round(deal.won), round(deal.sat)) for deal in deals]) / max(1 - saved, 1e-9)
    low, high = wilson(rate * certain, certain)
    draws = [deal.own + deal.others for deal in deals]
    error = math.sqrt(sum(one * one for one in draws)) / seats
    return Luckless(
        bot, round(rate, 4), (round(low, 4), round(high, 4)), round(saved, 4), round(sum(draws) / seats, 5), round(error, 5)
    )


def corrected(deals: Sequence[DealtWins]) -> list[float]:
    """The wins of each deal without what its draws brought, as the other deals teach what a draw is worth."""
    rate = sum(deal.won for deal in deals) / sum(deal.sat for deal in deals)
    worth = [_worth([deal for at, deal in enumerate(deals) if at % FOLDS != fold], rate) for fold in range(FOLDS)]
    return [deal.won - deal.own * worth[at % FOLDS][0] - deal.others * worth[at % FOLDS][1] for at, deal in enumerate(deals)]


def _worth(deals: Sequence[DealtWins], rate: float) -> tuple[float, float]:
    """Least squares: wins beyond the usual, by what own and others' draws changed."""
    left = [deal.won - rate * deal.sat for deal in deals]
    aa, bb = sum(deal.own**2 for deal in deals), sum(deal.others**2 for deal in deals)
    ab = sum(deal.own * deal.others for deal in deals)
    ay = sum(deal.own * y for deal, y in zip(deals, left, strict=True))
    by = sum(deal.others * y for deal, y in zip(deals, left, strict=True))
    area = aa * bb - ab * ab
    if area <= 1e-12 * aa * bb:  # both say the same, or nothing
        return (ay / aa if aa else 0.0), 0.0
    return (ay * bb - by * ab) / area, (by * aa - ay * ab) / area


def _spread(wins: Sequence[float], deals: Sequence[DealtWins]) -> float:
    """The variance of the win rate, by the spread between deals, whose games share their shuffles."""
    seats = sum(deal.sat for deal in deals)
    rate = sum(wins) / seats
    return sum((won - rate * deal.sat) ** 2 for won, deal in zip(wins, deals, strict=True)) / seats**2
