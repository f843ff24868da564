"""Chances of many positions at once, from what everybody may know of them, and what turns are worth in chances."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..bots.value import PACE, Value
from ..engine.decision import OVER
from ..engine.rules.ending import winner
from ..engine.state import State
from ..engine.view import SPECTATOR, view
from .evaluation import chances, rows_of


def chances_of(states: Sequence[State], value: Value) -> list[list[float]]:
    """By state and seat; the value is asked once for all."""
    running = [view(state, SPECTATOR, state.setup) for state in states if state.decision != OVER]
    rows: list[int] = []
    bases: list[float] = []
    for seen in running:
        told, turns = rows_of(seen.known, seen.hand_sizes)
        rows.extend(number for row in told for number in row)
        bases.extend(turns)
    standings = iter(value.judge(rows, bases)[0] if running else [])
    judged = iter([chances(seen.known, [next(standings) for _ in seen.hand_sizes], value) for seen in running])
    return [_settled(state) if state.decision == OVER else next(judged) for state in states]


def _settled(state: State) -> list[float]:
    best = int(winner(state))
    return [1.0 if seat == best else 0.0 for seat in range(len(state.players))]


def sooner(chance: float, turns: float, sharpness: float) -> float:
    """The chance of a seat that needed so many turns less, all others as they are: its standing rises by the value's pace."""
    odds = chance * math.exp(min(sharpness * PACE * turns, 60.0))
    return odds / (1.0 - chance + odds) if chance < 1.0 else 1.0


def true_turns(state: State, seat: int, value: Value) -> float:
    """How many turns a turn of the formula really is, for this seat at this moment: the value's turns by the formula's."""
    seen = view(state, SPECTATOR, state.setup)
    rows, bases = rows_of(seen.known, seen.hand_sizes)
    turns = value.judge(rows[seat], [bases[seat]])[1][0]
    return min(1.0, max(0.1, turns / bases[seat])) if bases[seat] > 0.0 else 1.0
