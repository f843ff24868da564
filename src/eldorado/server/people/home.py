"""What waits for a person: running games by whose turn it is, then the last finished ones."""

from __future__ import annotations

from ...engine.errors import EldoradoError
from ...engine.events import TURN_BEGAN
from ...presenter.table import event_view, table_view
from ...protocol.people import Home, PassState, RunningGame
from ...protocol.table import EventView
from ..rooms.house import House
from ..rooms.log import LoggedGame
from ..rooms.room import Room
from .history import PastGames
from .passes import Pass
from .standings import crew_of, way_of

MOST_RUNNING = 60
SHOWN_FINISHED = 4
NO_VIEWER = -1
MOST_EVENTS = 40


async def home_of(house: House, history: PastGames, one: Pass, state: PassState) -> Home:
    games = [
        game for code in await house.services.holdings.running(one.id, MOST_RUNNING) if (game := await _game(house, one, code))
    ]
    page = await history.page(one, 0, "", SHOWN_FINISHED)
    return Home(state, sorted(games, key=_urgency), page.games, sum(line.count for line in page.tally))


async def _game(house: House, one: Pass, code: str) -> RunningGame | None:
    """None for a game that is gone, is over by now, or cannot be played here."""
    try:
        room = await house.find(code)
    except EldoradoError as error:
        house.services.log.info("home-without-game", room=code, code=error.code)
        return None
    if room.sheet.phase == "over" or not any(seat.owner == one.id for seat in room.sheet.seats):
        return None
    return running_game(room, one.id)


def _urgency(game: RunningGame) -> tuple[bool, float, float]:
    """One's own turns first; of those the one with the least time left, then the one that has waited longest."""
    return not game.is_mine, game.deadline or float("inf"), game.touched if game.is_mine else -game.touched


def running_game(room: Room, owner: str) -> RunningGame:
    sheet = room.sheet
    game = RunningGame(
        code=sheet.code,
        phase="lobby" if sheet.phase == "lobby" else "playing",
        route=sheet.route,
        crew=crew_of(sheet, owner),
        way=way_of(sheet),
        touched=max(room.saved_at, room.entry_at),
    )
    if room.logged is not None and sheet.phase == "playing":
        _add_table(game, room, room.logged)
    return game


def _add_table(game: RunningGame, room: Room, logged: LoggedGame) -> None:
    seen = table_view(logged.game.view(None), logged.version, False, None)
    game.round = seen.round
    game.to_move = seen.decision.seat
    mine = {one.seat for one in game.crew if one.mine and not one.away}
    game.is_mine = game.to_move in mine
    game.deadline = room.deadline
    game.events = last_turn(logged)
    for player in seen.players:
        game.crew[player.seat - 1].pieces = player.pieces
        game.crew[player.seat - 1].blockades = player.blockades


def last_turn(logged: LoggedGame) -> list[EventView]:
    """What happened in the last whole turn, or in the one under way, as a spectator sees it; from what is in memory."""
    turns: list[list[EventView]] = [[]]
    for happened in logged.past:
        for event in happened.events:
            if event.code == TURN_BEGAN:
                turns.append([])
            turns[-1].append(event_view(event, happened.number, NO_VIEWER))
    told = [turn for turn in turns if any(event.kind != "turn-began" for event in turn)]
    return told[-1][:MOST_EVENTS] if told else []
