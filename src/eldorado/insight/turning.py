"""The turn that did most for how a game ended, by the chances from public knowledge after every turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from ..protocol.review import BandPoint

TELLING: Final = 0.1
"""Where no turn changed a chance by as much, none decided the game."""


class Turning(NamedTuple):
    """The turn of `seat` that began after `start` actions and ended before action `end`, and a chance before and after it."""

    start: int
    end: int
    round: int
    seat: int
    before: float
    after: float


def turning_point(band: Sequence[BandPoint], seat: int) -> Turning | None:
    """The turn after which the chance of this seat rose most, if it won; fell most, if it did not."""
    of = seat - 1
    sign = 1.0 if band[-1].win[of] >= 1.0 else -1.0
    steps = [(sign * (after.win[of] - before.win[of]), before, after) for before, after in pairwise(band)]
    if not steps:
        return None
    most, before, after = max(steps, key=lambda step: step[0])
    if most < TELLING:
        return None
    return Turning(before.number, after.number, after.round, after.seat, before.win[of], after.win[of])
