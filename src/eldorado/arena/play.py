"""Plays one match in the process it is called in: the only place where a match becomes a game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import final

from ..bots.driver import BotError, Driver, Forfeit, Watch
from ..bots.interface import Bot, Budget
from ..bots.ladder import make_bot
from ..engine.actions import Action
from ..engine.errors import EldoradoError
from ..engine.record import record_text
from ..engine.setup import Setup
from ..engine.view import View
from ..game import actions_of, board_of
from .result import Failure, Result, result_of
from .schedule import Match


@final
class Absent(Bot):
    """Sits where a bot could not be made; asked for its first choice, it says why."""

    def __init__(self, error: EldoradoError) -> None:
        self._error = error

    def choose(self, view: View, options: Sequence[Action], budget: Budget, rng: random.Random) -> Action:
        raise self._error


def play(
    match: Match, seconds: float | None, save: bool, watch: Watch | None, stop_at: Sequence[Forfeit] = ()
) -> Result | Failure:
    """The result, or which bot failed and how. `stop_at`: see `Driver`."""
    board = board_of(match.cell.route)
    setup = Setup(board, match.cell.players, match.seed, match.cell.caves, frozenset(), 0, match.max_rounds)
    bots: list[tuple[str, Bot]] = []
    for seat, name in enumerate(match.bots):
        try:
            bots.append((name, make_bot(name)))
        except EldoradoError as error:
            if not match.forfeit:
                return Failure(match, "bot.not-made", name, seat, 0, str(error.facts.get("reason", error)))
            bots.append((name, Absent(error)))
    driver = Driver(setup, actions_of(board), bots, Budget(match.nodes, seconds), watch, match.forfeit, stop_at)
    start = driver.state.copy()
    try:
        played = driver.run()
    except BotError as error:
        return Failure(match, error.code, error.name, error.seat, error.number, str(error.facts["reason"]))
    return result_of(match, played, record_text(start, played.texts, board_of) if save else None)
