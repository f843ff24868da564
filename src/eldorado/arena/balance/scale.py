"""Where a route stands among the printed ones: how hard it is, and which of them it plays like."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from ...protocol.balance import Difficulty, Figures
from ...routes.scale import CLASSES, Printed, class_of, printed
from ..statistics import SURE
from .measures import mean_of

BEGINNER: Final = "beginner"
PLAYERS: Final = 4
"""At every table of the scale, whatever the report's own tables are."""


PATHS_DOUBT: Final = 0.005
"""Two reports of one route were seen to differ by 0.003 in how much of its pieces is used."""


class Habit(msgspec.Struct, frozen=True):
    """One figure that tells how a route plays, with its interval."""

    value: float
    low: float
    high: float


def difficulty_of(rounds: Sequence[int]) -> Difficulty | None:
    """From the rounds of beginners' races; None before there are any."""
    if len(rounds) < 2:
        return None
    mean = mean_of(rounds)
    touched = CLASSES[CLASSES.index(class_of(mean.low)) : CLASSES.index(class_of(mean.high)) + 1]
    nearest = min(printed(), key=lambda route: abs(route.rounds - mean.mean))
    scale = {route.route: route.rounds for route in printed()}
    return Difficulty(mean, class_of(mean.mean), list(touched), nearest.route, scale)


def habits_of(figures: Figures) -> dict[str, Habit]:
    """What is compared with the printed routes."""
    changes = figures.lead_changes
    lot = max(changes.by_lot, 0.01)
    paths = mean_of([path.used / path.spaces for path in figures.paths])
    first = figures.seats[0]
    return {
        "rounds": Habit(figures.mean_rounds.mean, figures.mean_rounds.low, figures.mean_rounds.high),
        "first-seat": Habit(first.share, first.low, first.high),
        "decided": Habit(figures.decided_share.mean, figures.decided_share.low, figures.decided_share.high),
        "lead": Habit(changes.value.mean / lot, changes.value.low / lot, changes.value.high / lot),
        "photo": Habit(figures.photo_finishes.share, figures.photo_finishes.low, figures.photo_finishes.high),
        "paths": Habit(paths.mean, paths.mean - PATHS_DOUBT, paths.mean + PATHS_DOUBT),
        "held": Habit(figures.held.share, figures.held.low, figures.held.high),
        "removed": Habit(figures.removed.mean, figures.removed.low, figures.removed.high),
        "gained": Habit(figures.gained.mean, figures.gained.low, figures.gained.high),
    }


def plays_like(habits: dict[str, Habit]) -> str:
    """The printed route with the habits most like these; a habit counts the less, the less certain it is."""

    def apart(route: Printed) -> float:
        return math.hypot(*((habit.value - route.habits[name]) / _doubt(name, habit) for name, habit in habits.items()))

    return min(printed(), key=apart).route


def _doubt(name: str, habit: Habit) -> float:
    """The spread among the printed routes and the error of the figure, together; the printed ones were measured no better."""
    error = (habit.high - habit.low) / (2 * SURE)
    return math.hypot(spread(name)[1], 2 * error)


def spread(name: str) -> tuple[float, float]:
    """Mean and standard deviation of a habit among the printed routes."""
    values = [route.habits[name] for route in printed()]
    mean = sum(values) / len(values)
    return mean, max(math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1)), 1e-6)
