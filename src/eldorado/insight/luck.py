"""What a draw was worth: the hand that came, played by the expert's plans, against the mean of hands that might have come.

The same function judges the hand that came and all others, and its chance to win follows from the value after the turn, so
that the mean of this luck over many games is 0 whatever the value is worth.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ..bots.search.lookahead import Ahead
from ..bots.search.node import Mind
from ..bots.search.turn import plan_turn
from ..bots.search.weights import expert_weights
from ..bots.value import Value
from ..engine.apply import apply
from ..engine.decision import OVER
from ..engine.setup import Setup
from ..engine.state import State
from ..engine.view import view
from ..notation.records import Record
from .chances import chances_of
from .course import PlayedTurn, turns_of

WIDTH: Final = 6
"""Plans at a time when only the luck of a game is asked for: quick, and the mean stays 0 however well hands are played."""


class Luck(NamedTuple):
    """By seat what the draw changed of everybody's chance; `doubt`: of the seat's own, by the hands it is compared with."""

    gained: list[float]
    doubt: float


class SeatLuck(NamedTuple):
    """What a whole game's draws changed of one seat's chance: its own, and those of the others. Each has the mean 0."""

    own: float
    others: float


def finish_by_plan(mind: Mind, state: State, public: Setup, ahead: Ahead | None = None, keys: Sequence[bytes] = ()) -> bool:
    """Plays the rest of the turn as the expert would, seeing only what the seat sees; it looks ahead if told to.

    True if one plan did, so that no chance had a part in it; False if something came to light on the way.
    """
    seat, round_ = int(state.current), int(state.round)
    is_plan = True
    while True:
        for action in plan_turn(mind, view(state, seat, public).known, seat, ahead, list(keys)):
            reveals = state.reveals
            apply(state, action)
            if state.decision == OVER or (int(state.current), int(state.round)) != (seat, round_):
                return is_plan
            if state.reveals != reveals:
                is_plan = False
                break


def luck_of(turn: PlayedTurn, mind: Mind, public: Setup, value: Value, hands: int, rng: random.Random) -> Luck:
    """The hand of this turn against so many others."""
    came, *might = _chances_after([turn.begun.copy(), *(turn.hand(rng.randbytes(16)) for _ in range(hands))], mind, public, value)
    gained = [chance - statistics.fmean(other[seat] for other in might) for seat, chance in enumerate(came)]
    return Luck(gained, statistics.pstdev(other[turn.seat] for other in might) / hands**0.5)


def _chances_after(states: Sequence[State], mind: Mind, public: Setup, value: Value) -> list[list[float]]:
    """Everybody's chances when these moments of one turn are played by the expert's plans; the same cards are played once."""
    known: dict[tuple[int, int, int], int] = {}
    played: list[State] = []
    numbers: list[int] = []
    for state in states:
        me = state.players[int(state.current)]
        cards = (int(me.hand), int(me.draw), int(me.discard))
        number = known.get(cards, len(played))
        numbers.append(number)
        if number == len(played):
            played.append(state)
            if finish_by_plan(mind, state, public):
                known[cards] = number
    chances = chances_of(played, value)
    return [chances[number] for number in numbers]


def luck_of_game(record: Record, hands: int, value: Value, tell: Callable[[PlayedTurn], None] | None = None) -> list[SeatLuck]:
    """By seat; the same record always has the same luck. `tell` hears of every turn that is to be judged."""
    setup = record.setup
    mind = Mind(setup.board, expert_weights(setup.players), WIDTH)
    rng = random.Random(f"luck {setup.seed}")
    own, others = [0.0] * setup.players, [0.0] * setup.players
    for turn in turns_of(record):
        if tell is not None:
            tell(turn)
        for seat, gained in enumerate(luck_of(turn, mind, setup.without_seed(), value, hands, rng).gained):
            (own if seat == turn.seat else others)[seat] += gained
    return [SeatLuck(*both) for both in zip(own, others, strict=True)]
