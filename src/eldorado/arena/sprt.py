"""A sequential test on the first bot's wins: is it as good as H1 says, or only as H0 says? It stops as soon as that is clear.

The unit is the deal, because its rotated games share their shuffles: the mean score of a deal is one observation, its
spread is estimated from the deals so far (a generalised likelihood ratio of two means, as engine testers use it).
"""

from __future__ import annotations

import math
from typing import Final

import msgspec

ERROR: Final = 0.05
"""Chance to decide wrongly, either way."""
FEWEST_DEALS: Final = 10
"""Before that the spread is not known well enough to decide anything."""


class Verdict(msgspec.Struct, frozen=True):
    """`ratio` is the log likelihood ratio; `decided` is "H0", "H1" or empty while it is open; `deals` counts those used."""

    h0: float
    h1: float
    ratio: float
    low: float
    high: float
    deals: int
    decided: str


def bounds(error: float = ERROR) -> tuple[float, float]:
    """Wald's bounds for equal errors."""
    high = math.log((1 - error) / error)
    return -high, high


def test(scores: list[float], h0: float, h1: float) -> Verdict:
    """The state of the test after these deals; `scores` are the first bot's mean wins of each deal."""
    low, high = bounds()
    ratio = likelihood_ratio(scores, h0, h1)
    decided = ""
    if len(scores) >= FEWEST_DEALS:
        decided = "H1" if ratio >= high else "H0" if ratio <= low else ""
    return Verdict(h0, h1, round(ratio, 4), round(low, 4), round(high, 4), len(scores), decided)


def likelihood_ratio(scores: list[float], h0: float, h1: float) -> float:
    """Of two normal means with the spread seen; half a game more of each outcome keeps the spread from being zero."""
    deals = len(scores)
    if not deals:
        return 0.0
    mean = sum(scores) / deals
    smoothed = (sum(scores) + 0.5) / (deals + 1)
    spread = (sum((score - smoothed) ** 2 for score in scores) + smoothed**2 / 2 + (1 - smoothed) ** 2 / 2) / (deals + 1)
    return deals * (h1 - h0) * (2 * mean - h0 - h1) / (2 * spread)


def first_decision(scores: list[float], h0: float, h1: float) -> Verdict:
    """The verdict at the earliest deal that decides, or after all of them: the same whatever order games came in."""
    for deals in range(FEWEST_DEALS, len(scores)):
        verdict = test(scores[:deals], h0, h1)
        if verdict.decided:
            return verdict
    return test(scores, h0, h1)
