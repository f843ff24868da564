"""How a game stands or stood, seat by seat, without names: those are looked up when it is shown, so they can be taken out."""

from __future__ import annotations

import msgspec

from ...game import Game
from ...presenter.table import table_view
from ...protocol.people import Crew, GameWay
from ...protocol.table import PlayerView
from ..rooms.sheet import Sheet


class Standing(msgspec.Struct, omit_defaults=True):
    """One seat at the end of a game."""

    seat: int
    place: int
    arrived: int = 0
    short: int = 0
    blockades: list[int] = []


class GameResult(msgspec.Struct):
    """A game that is over, as it is stored: in the order of their places."""

    reason: str
    rounds: int
    standings: list[Standing]

    def of(self, seat: int) -> Standing:
        return next(one for one in self.standings if one.seat == seat)


def result_of(game: Game) -> GameResult:
    """The result of a game that is over."""
    outcome = game.outcome
    assert outcome is not None
    players = {player.seat: player for player in table_view(game.view(None), 0, False, outcome).players}
    order = list(outcome.places)
    found = [_standing(game, players[seat], place) for place, seat in enumerate(order, 1)]
    return GameResult(outcome.reason, outcome.rounds, found)


def _standing(game: Game, player: PlayerView, place: int) -> Standing:
    arrived = max(player.arrived_round, 0) if player.arrival else 0
    return Standing(player.seat, place, arrived, steps_left(game, player), player.blockades)


def steps_left(game: Game, player: PlayerView) -> int:
    """Steps to the gate for the piece that is furthest behind."""
    board = game.board
    names = {name: int(board.distance[space]) for space, name in enumerate(board.names)}
    return max((names.get(piece, 0) for piece in player.pieces), default=0)


def way_of(sheet: Sheet) -> GameWay:
    if sheet.daily:
        return "daily"
    people = [seat for seat in sheet.seats if seat.kind == "human"]
    if len(people) < 2:
        return "solo"
    owners = {seat.owner for seat in people}
    return "here" if len(owners) == 1 and "" not in owners else "online"


def crew_of(sheet: Sheet, owner: str) -> list[Crew]:
    """Who sits there, by the names of today."""
    return [
        Crew(number, seat.name, seat.colour, seat.bot, bool(seat.owner) and seat.owner == owner, seat.stand_in)
        for number, seat in enumerate(sheet.seats, 1)
    ]
