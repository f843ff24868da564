"""The workshop's questions, answered in a worker: what a table of pieces amounts to, where a piece fits, how a route plays.

Everything comes from strangers; how much of it they may send stands in the protocol.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, final

import msgspec

from ...arena.balance.improve import Improving
from ...arena.balance.stepwise import Balance
from ...art.map.placing import seam_lines
from ...box import catalog
from ...engine.board import Board, corner_hexes, finish_hexes
from ...engine.components import STRIP, TERRAINS, TileSpace
from ...engine.errors import EldoradoError, FaultyText
from ...engine.route import Placement, Route
from ...notation.routes import holdable_name, parse_route
from ...presenter.box import advice_info, fault_info, route_info
from ...protocol.balance import BalancePlan
from ...protocol.box import FaultInfo, PieceInfo, SpaceInfo
from ...protocol.workshop import (
    Arranged,
    Arrangement,
    FittingPlace,
    FittingPlaces,
    HeldPiece,
    ImproveRoute,
    PieceSide,
    RaceRoute,
    RouteImproved,
    RouteRaced,
    RouteWishes,
)
from ...routes.advice import advise
from ...routes.fitting import fits
from ...routes.generator import generate
from ...routes.layout import check, free_corners
from ...routes.printed import board_of, route, route_ids
from ...routes.scale import CLASSES
from ...routes.traits import CAVES, LENGTHS, narrow_places
from ...routes.wishes import Wishes

SLICE: Final = 0.4
"""Seconds of racing for one answer: the next change of the route waits no longer than this."""
REMEMBERED: Final = 4
"""Reports under way that are kept; a route that was changed is never asked for again."""


class Arrange(msgspec.Struct, tag=True):
    table: Arrangement


class OpenRoute(msgspec.Struct, tag=True):
    text: str


class FindPlaces(msgspec.Struct, tag=True):
    held: HeldPiece


class Surprise(msgspec.Struct, tag=True):
    wishes: RouteWishes


class Races(msgspec.Struct, tag=True):
    asked: RaceRoute


class Improves(msgspec.Struct, tag=True):
    asked: ImproveRoute


Question = Arrange | OpenRoute | FindPlaces | Surprise | Races | Improves


def piece_sides() -> list[PieceSide]:
    """Every side of every piece of the box."""
    found = []
    for letter, tile in sorted(catalog().tiles.items()):
        spaces = [_side_space(letter, space) for space in tile.spaces]
        found.append(PieceSide(letter, tile.back, tile.kind, spaces))
    return found


def _side_space(letter: str, space: TileSpace) -> SpaceInfo:
    name, (q, r) = f"{letter}{space.row}{space.column}", space.hex
    return SpaceInfo(name, q, r, TERRAINS[space.terrain], space.strength, 0, 0, space.cave, start=space.start)


def arrange(table: Arrangement) -> Arranged:
    """What the pieces amount to, with every fault by piece; a whole route comes with its advice."""
    try:
        return _arranged(_route(table))
    except EldoradoError as refused:
        return _refused(refused)


def open_route(text: str) -> Arranged:
    """A route file on the table, or a printed route by its id; a text that cannot be read comes back as its faults."""
    try:
        return _arranged(route(text).route if text in route_ids() else parse_route(text))
    except FaultyText as refused:
        return Arranged("", [], faults=[fault_info(fault) for fault in refused.faults])


def _refused(refused: EldoradoError) -> Arranged:
    return Arranged("", [], faults=[FaultInfo(refused.code, facts=refused.facts)])


def _arranged(laid: Route) -> Arranged:
    layout = check(laid, catalog())
    corners = free_corners(laid, catalog())
    board = layout.board
    corner = board.corner if board is not None else laid.corner or (corners[0] if corners else None)
    has_end = bool(laid.pieces) and _is_big(laid.pieces[-1].letter) and corner in corner_hexes(laid.pieces[-1])
    return Arranged(
        text=laid.text(),
        pieces=[PieceInfo(piece.letter, piece.q, piece.r, piece.turn) for piece in laid.pieces],
        name=laid.id,
        end_side=laid.end_side,
        corner=list(laid.corner or ()),
        faults=[fault_info(fault) for fault in layout.faults],
        warnings=[fault_info(fault) for fault in layout.warnings],
        advice=[advice_info(advice) for advice in advise(board)] if board is not None else [],
        corners=[list(each) for each in corners],
        finish=[list(hex_) for hex_ in finish_hexes(laid.pieces[-1], corner)] if has_end and corner is not None else [],
        narrow=narrow_places(board) if board is not None else [],
        blockades=_blockades(board) if board is not None else [],
        route=route_info(board, with_layout=False) if board is not None else None,
    )


def _blockades(board: Board) -> list[list[list[list[float]]]]:
    lines = seam_lines(board)
    return [[[[round(x, 3), round(y, 3)] for x, y in line] for line in lines[seam]] for seam in sorted(lines)]


def _is_big(letter: str) -> bool:
    return letter in catalog().tiles and catalog().tiles[letter].kind != STRIP


def _route(table: Arrangement) -> Route:
    if len(table.corner) == 1:
        raise EldoradoError("http.invalid")
    pieces = [Placement(piece.letter, piece.q, piece.r, piece.turn) for piece in table.pieces]
    return Route(
        holdable_name(table.name) or "my-route",
        "",
        0,
        pieces,
        table.end_side,
        (table.corner[0], table.corner[1]) if table.corner else None,
    )


def find_places(held: HeldPiece) -> FittingPlaces:
    """For each turn; for a piece that the box does not have there is none."""
    try:
        table = _route(held.table)
    except EldoradoError:
        return FittingPlaces([])  # `arrange` says what is wrong with this table
    turns: list[list[FittingPlace]] = []
    if held.letter not in catalog().tiles:
        return FittingPlaces(turns)
    for turn in range(6):
        found = fits(table.pieces, catalog(), held.letter, turn)
        turns.append([FittingPlace(*fit.middle, fit.order, fit.whole) for fit in found])
    return FittingPlaces(turns)


def surprise(wishes: RouteWishes) -> Arranged:
    """A generated route on the table."""
    allowed = {"length": LENGTHS, "difficulty": CLASSES, "caves": CAVES, "like": route_ids()}
    wished = {name: getattr(wishes, name) for name in allowed}
    try:
        if any(wish and wish not in allowed[name] for name, wish in wished.items()):
            raise EldoradoError("http.invalid")
        return _arranged(generate(wishes.seed, Wishes(wide=wishes.width == "wide", **wished)).route)
    except EldoradoError as refused:
        return _refused(refused)


@final
class Balances:
    """Reports under way, the last asked for at the end."""

    def __init__(self) -> None:
        self._known: OrderedDict[bytes, Balance] = OrderedDict()
        self._improving: tuple[bytes, Improving] | None = None

    def race(self, asked: RaceRoute) -> RouteRaced:
        """Races on for a moment."""
        plan = BalancePlan(players=asked.players, caves=asked.caves == "on", seed=asked.seed)
        try:
            balance = self._at(asked, plan)
        except FaultyText as refused:
            return RouteRaced(plan.total, faults=[fault_info(fault) for fault in refused.faults])
        _for_a_moment(balance.step)
        return RouteRaced(plan.total, balance.report())

    def improve(self, asked: ImproveRoute) -> RouteImproved:
        """Looks on for a moment; one search at a time is remembered."""
        key = msgspec.msgpack.encode(asked)
        if self._improving is None or self._improving[0] != key:
            try:
                self._improving = key, Improving(_board_of(asked.text), asked.goal, asked.seed)
            except FaultyText as refused:
                return RouteImproved(0, 0, faults=[fault_info(fault) for fault in refused.faults])
        improving = self._improving[1]
        _for_a_moment(improving.step)
        found = improving.found() if improving.done == improving.total else None
        return RouteImproved(improving.done, improving.total, found)

    def _at(self, asked: RaceRoute, plan: BalancePlan) -> Balance:
        key = msgspec.msgpack.encode(asked)
        balance = self._known.pop(key, None) or Balance(_board_of(asked.text), plan)
        self._known[key] = balance
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return balance


def _for_a_moment(step: Callable[[], bool]) -> None:
    until = time.monotonic() + SLICE
    while time.monotonic() < until and step():
        pass


def _board_of(text: str) -> Board:
    return board_of(text if "\n" in text else text + "\n")


def answer_question(question: Question, balances: Balances) -> msgspec.Struct:
    if isinstance(question, Arrange):
        return arrange(question.table)
    if isinstance(question, OpenRoute):
        return open_route(question.text)
    if isinstance(question, FindPlaces):
        return find_places(question.held)
    if isinstance(question, Surprise):
        return surprise(question.wishes)
    if isinstance(question, Improves):
        return balances.improve(question.asked)
    return balances.race(question.asked)
