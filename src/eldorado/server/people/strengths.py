"""How strong somebody is: Plackett-Luce over places, as openskill computes it. The bots are its fixed marks.

A bot's strength does not move: the marks are set so that the model gives the shares of wins that the arena has measured
(docs/operation.md). So a rating means the same on every server, and nobody's depends on how often others play.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

TWO, MORE = 2, 4
"""Races of two are rated apart from those of three and four."""
BOTS: dict[int, dict[str, float]] = {
    TWO: {"random": -10.0, "beginner": 14.0, "steady": 25.0, "planner": 45.0, "expert": 48.5, "master": 54.5},
    MORE: {"random": -8.0, "beginner": 16.0, "steady": 25.0, "planner": 42.0, "expert": 47.5, "master": 52.0},
}
BOT_DOUBT = 0.01
_SCALE, _ZERO = 20, 800
"""Ratings are told in whole numbers that people know from other games."""
_model = PlackettLuce()


class Strength(msgspec.Struct, frozen=True):
    """A guess at a strength, and how much it is in doubt (one standard deviation)."""

    mu: float
    sigma: float

    @property
    def told(self) -> int:
        return round(_ZERO + _SCALE * self.mu)

    @property
    def give_or_take(self) -> int:
        """Twice the doubt: nineteen times of twenty the truth is not further away."""
        return round(2 * _SCALE * self.sigma)

    @property
    def sure(self) -> float:
        """What is almost surely deserved: by this the ladder is ordered."""
        return self.mu - 3 * self.sigma


START = Strength(20.0, 25 / 3)
"""Between beginner and steady, and very much in doubt."""


class RatedRival(msgspec.Struct, frozen=True, array_like=True):
    """Somebody else in a race: how strong before it, and which place after it."""

    mu: float
    sigma: float
    place: int


def ladder_of(players: int) -> int:
    return TWO if players == 2 else MORE


def strength_of_bot(players: int, level: str) -> Strength:
    return Strength(BOTS[players][level], BOT_DOUBT)


def after(before: Strength, place: int, rivals: Sequence[RatedRival]) -> Strength:
    """The strength after one race; it follows from what is given here and nothing else."""
    field = [RatedRival(before.mu, before.sigma, place), *rivals]
    teams = [[_model.rating(mu=one.mu, sigma=one.sigma)] for one in field]
    mine = _model.rate(teams, ranks=[float(one.place) for one in field])[0][0]
    return Strength(mine.mu, mine.sigma)
