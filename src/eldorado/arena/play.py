"""Plays one match in the process it is called in: the only place where a match becomes a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..bots.driver import NEVER_MADE, BotError, BotGame, Forfeit, Played, Watch
from ..bots.interface import Bot, Budget
from ..bots.ladder import make_bot
from ..bots.simple import RandomBot
from ..engine.errors import EldoradoError
from ..engine.state import State
from ..game import Outcome, actions_of
from ..notation.records import Record, record_text
from ..routes.printed import board_of
from .result import Failure, Result, result_of
from .schedule import Match
from .traces import show_trace

if TYPE_CHECKING:
    from ..insight.course import PlayedTurn


def play(
    match: Match, seconds: float | None, save: bool, watch: Watch | None, stop_at: Sequence[Forfeit] = ()
) -> Result | Failure:
    """The result, or which bot failed and how. `stop_at`: see `BotGame`."""
    setup = match.setup()
    stops = list(stop_at)
    bots: list[tuple[str, Bot]] = []
    for seat, name in enumerate(match.bots, 1):
        made = _make(seat, name, watch, stops)
        if made is None and not match.forfeit:
            return Failure(match, stops[-1].code, name, seat, 0, stops[-1].reason)
        bots.append((name, RandomBot() if made is None else made))  # who was not made gives up before being asked
    driver = BotGame(setup, actions_of(setup.board), bots, Budget(match.nodes, seconds), watch, match.forfeit, stops)
    start = driver.state.copy()
    try:
        played = driver.run()
    except BotError as error:
        show_trace(error)
        return Failure(match, error.code, error.name, error.seat, error.number, str(error.facts["reason"]))
    record = record_text(start, played.texts, board_of, _tags(match, driver.state)) if save else None
    return result_of(match, played, record, _luck(match, start, played, watch) if match.luck else [])


def _luck(match: Match, start: State, played: Played, watch: Watch | None) -> list[tuple[float, float]]:
    """What the draws changed of each seat's chance. No bot thinks meanwhile, so none is told to be slow."""
    from ..bots.value import shipped_value  # only who asks for luck loads the net
    from ..insight.luck import luck_of_game

    def tell(turn: PlayedTurn) -> None:
        if watch is not None:
            watch(turn.seat + 1, NEVER_MADE)

    record = Record(start, [start.actions.parse(text) for text in played.texts], [], {})
    return [(round(seat.own, 6), round(seat.others, 6)) for seat in luck_of_game(record, match.luck, shipped_value(), tell)]


def _tags(match: Match, end: State) -> dict[str, str]:
    bots = {f"bot {seat}": name for seat, name in enumerate(match.bots, 1)}
    return {**bots, "game": str(match.number), "rules": str(match.rules), "result": str(Outcome.of(end))}


def _make(seat: int, name: str, watch: Watch | None, stops: list[Forfeit]) -> Bot | None:
    """The bot of a seat; where it cannot be made, or took its process down when it was, the reason is among `stops`."""
    if any((stop.seat, stop.number) == (seat, NEVER_MADE) for stop in stops):
        return None
    if watch is not None:
        watch(seat, NEVER_MADE)
    try:
        return make_bot(name)
    except EldoradoError as error:
        stops.append(Forfeit(seat, "bot.not-made", NEVER_MADE, str(error.facts.get("reason", error))))
        return None
