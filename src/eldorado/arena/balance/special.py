"""In one sentence, what is special about a route: the habit farthest outside what the printed routes show."""

from __future__ import annotations

from typing import Final

from ...engine.errors import Facts
from ...protocol.balance import Figures, Remarkable
from ...routes.scale import printed
from .scale import Habit, habits_of, plays_like, spread

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
    """Standard deviations from the printed routes' mean, 0 when the interval reaches into their range."""
    values = [route.habits[name] for route in printed()]
    if min(values) <= habit.high and habit.low <= max(values):
        return 0.0
    mean, deviation = spread(name)
    return (habit.value - mean) / deviation


def _facts(name: str, value: float) -> Facts:
    mean, _ = spread(name)
    if name in _SHARES:
        return {"percent": round(100 * value), "usual": round(100 * mean)}
    return {"percent": abs(round(100 * (value / mean - 1)))}
