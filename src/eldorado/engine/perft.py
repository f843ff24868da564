"""Counts the lines of play from a state: the same number on every build, or one of them is wrong.

Chance is part of the state, so every action leads to one state and the count is exact.
"""

from __future__ import annotations

from .apply import apply
from .legal import legal_actions
from .state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of so many legal actions there are; the state is not changed."""
    options = legal_actions(state)
    if depth <= 1:
        return len(options) if depth == 1 else 1
    total = 0
    for action in options:
        twin = state.copy()
        apply(twin, action)
        total += perft(twin, depth - 1)
    return total
