"""Who wins from here: the learned value of a position between turns, from nothing but what everybody may know."""

from __future__ import annotations

import functools
import math
from typing import final

from ..bots.search.sight import Sight, has_moved
from ..bots.value import Value, shipped_value
from ..engine.board import Board
from ..engine.decision import OVER
from ..engine.rules.ending import is_ahead, winner
from ..engine.state import State
from ..engine.view import SPECTATOR, View, view
from ..game import Game


@final
class Evaluation:
    """Chances and turns by seat, the first seat first.

    `win` adds up to 1 as long as somebody can still win. `turns` are the turns each seat still needs, `low` and `high` what
    nine of ten races lie between. `over`: the game has ended, and `win` says how. `mid_turn`: the seat to move had already
    played something; it was judged as if it ended its turn there and put all cards down.
    """

    def __init__(self, win: list[float], turns: list[float], spread: list[float], over: bool, mid_turn: bool) -> None:
        self.win = win
        self.turns = turns
        self.low = [max(0.0, t - by) for t, by in zip(turns, spread, strict=True)]
        self.high = [t + by for t, by in zip(turns, spread, strict=True)]
        self.over = over
        self.mid_turn = mid_turn

    def __repr__(self) -> str:
        parts = [
            f"seat {seat}: {100 * self.win[seat - 1]:.0f} %, {self.turns[seat - 1]:.1f} turns "
            f"({self.low[seat - 1]:.1f}–{self.high[seat - 1]:.1f})"
            for seat in range(1, len(self.win) + 1)
        ]
        notes = [note for note, is_so in (("over", self.over), ("in mid-turn", self.mid_turn)) if is_so]
        return f"Evaluation({'; '.join([*parts, *notes])})"


def evaluate(position: Game | View, value: Value | None = None) -> Evaluation:
    """Judges a running game, or what one seat sees of it; both give the same, because hands do not count between turns."""
    if isinstance(position, Game):
        position = position.view()
    known = hidden(position)
    if known.decision == OVER:
        return _over(known)
    value = value or shipped_value()
    turns, standing, spread = _asked(known, position.hand_sizes, value)
    return Evaluation(chances(known, standing, value), turns, spread, False, is_mid_turn(known))


def hidden(position: View) -> State:
    """What a spectator would know: the own hand goes back into the pile it came from."""
    return view(position.known, SPECTATOR, position.known.setup).known


@functools.lru_cache(maxsize=8)
def sight_of(board: Board) -> Sight:
    return Sight(board)


def is_mid_turn(known: State) -> bool:
    me = known.me()
    return bool(me.play or known.waiting or known.bought or known.purse or known.is_moving() or known.decision)


def rows_of(known: State, hand_sizes: list[int]) -> tuple[list[list[int]], list[float]]:
    """What the value is told about every seat, and the formula's turns."""
    sight = sight_of(known.board)
    seats = range(len(known.players))
    glances = [sight.waiting(known, seat, hand_sizes[seat]) for seat in seats]
    return [sight.row(known, seat, glances) for seat in seats], [glance.turns for glance in glances]


def _asked(known: State, hand_sizes: list[int], value: Value) -> tuple[list[float], list[float], list[float]]:
    rows, bases = rows_of(known, hand_sizes)
    standing, turns = value.judge([number for row in rows for number in row], bases)
    needed = [0.0 if player.arrival else max(1.0, found) for player, found in zip(known.players, turns, strict=True)]
    return needed, standing, [value.spread(found) if found else 0.0 for found in needed]


def chances(known: State, standing: list[float], value: Value) -> list[float]:
    """A softmax over the seats that can still win, as sure as such chances have come true."""
    sharpness = value.sharpness(len(known.players))
    alive = [seat for seat in range(len(standing)) if can_win(known, seat)]
    best = max((standing[seat] for seat in alive), default=0.0)
    weights = [math.exp(sharpness * (standing[seat] - best)) if seat in alive else 0.0 for seat in range(len(standing))]
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights


def can_win(known: State, seat: int) -> bool:
    """Not resigned; not behind somebody who is home; and with a turn left in the round in which somebody arrived (R11.4)."""
    player = known.players[seat]
    if player.resigned:
        return False
    home = [other for other, one in enumerate(known.players) if one.arrival and other != seat]
    if player.arrival:
        return not any(is_ahead(known, other, seat) for other in home)
    in_time = all(known.players[other].arrival_round == known.round for other in home)
    return not home or (in_time and not has_moved(known, seat))


def _over(known: State) -> Evaluation:
    best = int(winner(known))
    win = [1.0 if seat == best else 0.0 for seat in range(len(known.players))]
    turns = [0.0 if player.is_out() else max(1.0, formula_turns(known, seat)) for seat, player in enumerate(known.players)]
    return Evaluation(win, turns, [0.0] * len(win), True, False)


def formula_turns(known: State, seat: int) -> float:
    """The formula's turns of one seat."""
    return float(sight_of(known.board).waiting(known, seat, 0).turns)
