"""Ratings for games of more than two: Plackett-Luce as openskill computes it, over places, in the order of the schedule."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from .result import Result


class Rating(msgspec.Struct, frozen=True):
    """`ordinal` = mu - 3 sigma is what one would put into a table: a rating that is almost surely deserved."""

    bot: str
    mu: float
    sigma: float
    ordinal: float


def rate(results: Sequence[Result]) -> list[Rating]:
    """Every bot's rating, the best first. A bot on several seats learns the average of what its seats learnt."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for result in results:
        names = result.match.bots
        for name in names:
            known.setdefault(name, model.rating(name=name))
        if len(set(names)) > 1:
            _learn(model, known, names, [float(result.place_of(seat)) for seat in range(1, len(names) + 1)])
    found = [Rating(name, round(r.mu, 3), round(r.sigma, 3), round(r.ordinal(), 3)) for name, r in known.items()]
    return sorted(found, key=lambda rating: (-rating.ordinal, rating.bot))


def _learn(model: PlackettLuce, known: dict[str, PlackettLuceRating], names: list[str], places: list[float]) -> None:
    teams = [[model.rating(mu=known[name].mu, sigma=known[name].sigma, name=name)] for name in names]
    after = model.rate(teams, ranks=places)
    for name in set(names):
        mine = [team[0] for team, seat_name in zip(after, names, strict=True) if seat_name == name]
        known[name].mu = sum(rating.mu for rating in mine) / len(mine)
        known[name].sigma = sum(rating.sigma for rating in mine) / len(mine)
