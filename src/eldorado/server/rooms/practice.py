"""A room to try a moment of another game in: one person, bots for everybody else, nothing of it counted."""

from __future__ import annotations

from ...engine.board import Board
from ...game import Game
from ...protocol.room import NewRoom, SeatPlan
from ...routes.printed import route, route_ids
from .planning import planned
from .sheet import Sheet

RIVAL = "expert"


def practice_sheet(position: str, seat: int, name: str, now: float) -> Sheet:
    """The sheet of such a room, ready to begin; no pass holds its seat, so that it stands in nobody's history."""
    game = Game.from_position(position)
    setup = game.setup
    seats = [SeatPlan("bot", RIVAL) if number != seat else SeatPlan(name=name) for number in range(1, setup.players + 1)]
    id_ = setup.board.route.id
    printed = id_ if _is_printed(setup.board) else ""
    asked = NewRoom(
        seats, printed or "first-game", "" if printed else setup.board.route.text(), caves=setup.caves,
        switches=sorted(setup.switches), here=[seat], hints=True, rated=False,
    )  # fmt: skip
    sheet = planned(asked, now)
    sheet.moment, sheet.rules, sheet.share, sheet.seed = position, setup.rules, "", f"{setup.seed:032x}"
    return sheet


def _is_printed(board: Board) -> bool:
    return board.route.id in route_ids() and route(board.route.id).route.text() == board.route.text()
