"""Small changes of a route, each one a designer would make with one hand; only those that can still be laid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..engine.board import Board, corner_hexes
from ..engine.components import STRIP
from ..engine.errors import Facts
from ..engine.route import Placement, Route
from .layout import check

GOALS: Final = ("fairer", "harder")


class Change(NamedTuple):
    """What was done (a code and facts for words) and the board that came of it."""

    code: str
    facts: Facts
    board: Board


def changes_of(board: Board) -> Iterator[Change]:
    """Every small change that the checker passes, without new warnings."""
    before = len(check(board.route, board.catalog).warnings)
    for code, facts, route in tries_of(board):
        layout = check(route, board.catalog)
        if layout.board is not None and len(layout.warnings) <= before:
            yield Change(code, facts, layout.board)


def tries_of(board: Board) -> Iterator[tuple[str, Facts, Route]]:
    """Every small change, whether it can be laid or not."""
    yield from _ends(board)
    for number, piece in enumerate(board.route.pieces):
        if board.catalog.tiles[piece.letter].kind != STRIP:
            yield from _turned(board, number)
    yield from _swapped(board)


def _ends(board: Board) -> Iterator[tuple[str, Facts, Route]]:
    """The other side of the end tile, or another corner for it."""
    route = board.route
    other = "river" if route.end_side == "jungle" else "jungle"
    yield "change.end-side", {"side": other}, _with(route, route.pieces, other, board.corner)
    for corner in corner_hexes(route.pieces[-1]):
        if corner != board.corner:
            yield "change.end-corner", {"piece": route.pieces[-1].letter}, _with(route, route.pieces, route.end_side, corner)


def _turned(board: Board, number: int) -> Iterator[tuple[str, Facts, Route]]:
    """A big tile turned where it lies, or turned over; the starting tile keeps the way it faces."""
    piece = board.route.pieces[number]
    back = board.catalog.tiles[piece.letter].back
    for turn in range(6) if number else (piece.turn,):
        if turn != piece.turn:
            sixths = (turn - piece.turn) % 6
            yield "change.turned", {"piece": piece.letter, "count": sixths}, _put(board, number, piece.letter, turn)
        yield "change.turned-over", {"piece": piece.letter, "other": back}, _put(board, number, back, turn)


def _swapped(board: Board) -> Iterator[tuple[str, Facts, Route]]:
    """Two big tiles in each other's place."""
    pieces = board.route.pieces
    tiles = [n for n in range(1, len(pieces)) if board.catalog.tiles[pieces[n].letter].kind != STRIP]
    for first in tiles:
        for second in (number for number in tiles if number > first):
            changed = list(pieces)
            changed[first] = _moved(pieces[second], pieces[first])
            changed[second] = _moved(pieces[first], pieces[second])
            facts: Facts = {"piece": pieces[first].letter, "other": pieces[second].letter}
            yield "change.swapped", facts, _with(board.route, changed, board.route.end_side, board.corner)


def _moved(piece: Placement, to: Placement) -> Placement:
    return Placement(piece.letter, to.q, to.r, piece.turn)


def _put(board: Board, number: int, letter: str, turn: int) -> Route:
    pieces = list(board.route.pieces)
    pieces[number] = Placement(letter, pieces[number].q, pieces[number].r, turn)
    return _with(board.route, pieces, board.route.end_side, board.corner)


def _with(route: Route, pieces: list[Placement], end_side: str, corner: tuple[int, int]) -> Route:
    return Route(route.id, "", route.picture, pieces, end_side, corner)
