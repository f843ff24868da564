"""Everybody's chances while a game is watched: after each turn that has ended, from what everybody may know."""

from __future__ import annotations

from ..bots.value import Value, shipped_value
from ..engine.decision import OVER
from ..game import Game
from ..notation.records import Record
from ..protocol.review import BandPoint
from .chances import chances_of
from .course import PlayedTurn, turns_of


def band(record: Record, value: Value | None = None) -> list[BandPoint]:
    """From before the first turn to the last that has ended; a turn under way is not judged."""
    ended = [turn for turn in turns_of(record) if _has_ended(turn)]
    wins = chances_of([record.start, *(turn.after for turn in ended)], value or shipped_value())
    points = [
        BandPoint(turn.start + len(turn.actions), turn.round, turn.seat + 1, win)
        for turn, win in zip(ended, wins[1:], strict=True)
    ]
    return [BandPoint(0, 0, 0, wins[0]), *points]


def _has_ended(turn: PlayedTurn) -> bool:
    after = turn.after
    return bool(after.decision == OVER or (int(after.current), int(after.round)) != (turn.seat, turn.round))


def now(game: Game, value: Value | None = None) -> BandPoint:
    """The chances when the running turn began."""
    trial, number = game.copy(), len(game.actions)
    begun = (trial.round, trial.decision.seat)
    state, round_, seat = trial.state, 0, 0
    while number and not game.is_over:
        trial.pop()
        if (trial.round, trial.decision.seat) != begun:
            round_, seat = trial.round, trial.decision.seat
            break
        number, state = number - 1, trial.state
    return BandPoint(number, round_, seat, chances_of([state], value or shipped_value())[0])
