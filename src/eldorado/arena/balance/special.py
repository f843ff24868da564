"""In one sentence, what is special about a route: the habit farthest outside what the printed routes show."""

from __future__ import annotations

import math
from typing import Final

from ...engine.errors import Facts
from ...protocol.balance import Figures, Remarkable
from ...routes.scale import printed
from .scale import Habit, habits_of, plays_like, spread

WIDER: Final = math.sqrt(3)
"""The printed routes were raced half as often as a full report, so that their figures err more: both together by this much."""
_SHARES: Final = ("first-seat", "decided", "photo", "held", "paths")
"""Habits that are told as so many in a hundred; the others as so much more or less than on the printed routes."""


def special_of(figures: Figures) -> Remarkable:
    """Only what is certain: the whole interval must lie outside the range of the printed routes."""
    habits = habits_of(figures)
    outside = {name: _distance(name, habit) for name, habit in habits.items()}
    name = max(outside, key=lambda each: abs(outside[each]))
    if not outside[name]:
        return Remarkable("special.like", {"route": plays_like(habits)})
    return Remarkable(f"special.{name}-{'more' if outside[name] > 0 else 'less'}", _facts(name, habits[name].value))


def _distance(name: str, habit: Habit) -> float:
    """Standard deviations from the printed routes' mean, 0 when the interval reaches into their range.

    It is widened by what is not known of that range: else the shortest of them all would be too short every second time.
    """
    values = [route.habits[name] for route in printed()]
    low = habit.value - WIDER * (habit.value - habit.low)
    high = habit.value + WIDER * (habit.high - habit.value)
    if min(values) <= high and low <= max(values):
        return 0.0
    mean, deviation = spread(name)
    return (habit.value - mean) / deviation


def _facts(name: str, value: float) -> Facts:
    mean, _ = spread(name)
    if name in _SHARES:
        return {"percent": round(100 * value), "usual": round(100 * mean)}
    return {"percent": abs(round(100 * (value / mean - 1)))}
