"""Plays one match in the process it is called in: the only place where a match becomes a game."""

from __future__ import annotations

from ..bots.driver import BotError, Driver, Watch
from ..bots.interface import Budget
from ..bots.ladder import make_bot
from ..engine.errors import EldoradoError
from ..engine.record import record_text
from ..engine.setup import Setup
from ..game import actions_of, board_of
from .result import Failure, Result, result_of
from .schedule import Match


def play(
    match: Match, seconds: float | None, save: bool, watch: Watch | None, stop_at: dict[int, tuple[int, str]]
) -> Result | Failure:
    """The result, or which bot failed and how. `stop_at`: see `Driver`."""
    board = board_of(match.cell.route)
    setup = Setup(board, match.cell.players, match.seed, match.cell.caves, frozenset(), 0, match.max_rounds)
    try:
        driver = Driver(
            setup, actions_of(board), [(name, make_bot(name)) for name in match.bots], Budget(match.nodes, seconds), watch,
            match.forfeit, stop_at,
        )  # fmt: skip
        start = driver.state.copy()
        played = driver.run()
    except BotError as error:
        return Failure(match, error.code, error.name, error.seat, error.number, str(error.facts["reason"]))
    except EldoradoError as error:
        if not error.code.startswith("bot."):
            raise
        return Failure(match, error.code, str(error.facts["bot"]), -1, 0, str(error.facts.get("reason", "")))
    return result_of(match, played, record_text(start, played.texts, board_of) if save else None)
