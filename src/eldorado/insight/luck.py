"""What a draw was worth: the hand that came, played by the expert's plans, against the mean of hands that might have come.

The same function judges the hand that came and all others, and its chance to win follows from the value after the turn, so
that the mean of this luck over many games is 0 whatever the value is worth.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Sequence
from typing import NamedTuple

from ..bots.search.lookahead import Ahead
from ..bots.search.node import Mind
from ..bots.search.turn import plan_turn
from ..bots.value import Value
from ..engine.apply import apply
from ..engine.decision import OVER
from ..engine.setup import Setup
from ..engine.state import State
from ..engine.view import view
from .chances import chances_of
from .course import PlayedTurn


class Luck(NamedTuple):
    """Chance gained by the draw, and the standard error of the mean it is compared with."""

    gained: float
    doubt: float


def finish_by_plan(mind: Mind, state: State, public: Setup, ahead: Ahead | None = None, keys: Sequence[bytes] = ()) -> None:
    """Plays the rest of the turn as the expert would, seeing only what the seat sees; it looks ahead if told to."""
    seat, round_ = int(state.current), int(state.round)
    while True:
        for action in plan_turn(mind, view(state, seat, public).known, seat, ahead, list(keys)):
            reveals = state.reveals
            apply(state, action)
            if state.decision == OVER or (int(state.current), int(state.round)) != (seat, round_):
                return
            if state.reveals != reveals:
                break


def luck_of(turn: PlayedTurn, mind: Mind, public: Setup, value: Value, hands: int, rng: random.Random) -> Luck:
    """The hand of this turn against so many others."""
    states = [turn.begun.copy(), *(turn.hand(rng.randbytes(16)) for _ in range(hands))]
    for state in states:
        finish_by_plan(mind, state, public)
    found = [win[turn.seat] for win in chances_of(states, value)]
    return Luck(found[0] - statistics.fmean(found[1:]), statistics.pstdev(found[1:]) / hands**0.5)
