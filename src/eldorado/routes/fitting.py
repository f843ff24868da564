"""Where a piece fits: along a whole side of the piece before it, touching nothing else."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Final, NamedTuple

from ..engine.board import place
from ..engine.catalog import Catalog
from ..engine.components import BIG_TILE, START_TILE, STRIP
from ..engine.hexes import add, neighbours, row_hexes
from ..engine.route import Placement
from .layout import WHOLE_SEAM

Hex = tuple[int, int]

_ROWS: Final = {START_TILE: [4, 5, 6, 7, 6, 5, 4], BIG_TILE: [4, 5, 6, 7, 6, 5, 4], STRIP: [5, 6, 5]}
_REACH: Final = 8
"""No two pieces that touch have middles farther apart than this."""


@functools.cache
def shape(kind: str, turn: int) -> frozenset[Hex]:
    """The hexes a piece of this kind covers about its middle; big tiles look the same whichever way they are turned."""
    middle = Placement("", 0, 0, turn)
    return frozenset(place(middle, hex_) for row in row_hexes(_ROWS[kind]) for hex_ in row)


@functools.cache
def rim(kind: str, turn: int) -> frozenset[Hex]:
    """A piece's hexes and all that touch them."""
    return frozenset(other for hex_ in shape(kind, turn) for other in neighbours(hex_)) | shape(kind, turn)


def covered(kind: str, placement: Placement) -> set[Hex]:
    """The hexes a laid piece covers."""
    return {add((placement.q, placement.r), hex_) for hex_ in shape(kind, placement.turn)}


def touched(kind: str, placement: Placement) -> set[Hex]:
    """The hexes a laid piece covers or touches."""
    return {add((placement.q, placement.r), hex_) for hex_ in rim(kind, placement.turn)}


def offsets(before: str, before_turn: int, kind: str, turn: int) -> tuple[Hex, ...]:
    """Where the middle of a piece may lie, seen from the middle of the piece before, so that a whole side is shared."""
    return _offsets(*_plain(before, before_turn), *_plain(kind, turn))


def _plain(kind: str, turn: int) -> tuple[str, int]:
    """Big tiles of all kinds and turns have one shape."""
    return (STRIP, turn) if kind == STRIP else (BIG_TILE, 0)


@functools.cache
def _offsets(before: str, before_turn: int, kind: str, turn: int) -> tuple[Hex, ...]:
    there = shape(before, before_turn)
    found = []
    for q in range(-_REACH, _REACH + 1):
        for r in range(-_REACH, _REACH + 1):
            here = {add((q, r), hex_) for hex_ in shape(kind, turn)}
            if not here & there and _edges(here, there) >= WHOLE_SEAM:
                found.append((q, r))
    return tuple(found)


def _edges(here: set[Hex], there: frozenset[Hex]) -> int:
    return sum(1 for hex_ in here for other in neighbours(hex_) if other in there)


class Fit(NamedTuple):
    """A place for a piece: its middle, where it comes in the order of the race, and whether the route is whole there."""

    middle: Hex
    order: int
    whole: bool


def fits(pieces: Sequence[Placement], box: Catalog, letter: str, turn: int) -> list[Fit]:
    """Everywhere a piece, turned like this, lies along a whole side and covers nothing: after the last piece, or in a gap."""
    kind = box.tiles[letter].kind
    known = [piece for piece in pieces if piece.letter in box.tiles]
    if not known:
        return [Fit((0, 0), 0, kind == START_TILE)]
    table = _Occupied(known, box)
    if kind == START_TILE:
        return table.before_first(kind, turn)
    found: dict[Hex, Fit] = {}
    for number in range(len(known)):
        for fit in table.after(number, kind, turn):
            if fit.middle not in found or fit.whole:
                found[fit.middle] = fit
    return list(found.values())


class _Occupied:
    """What lies on the table, by piece."""

    def __init__(self, pieces: Sequence[Placement], box: Catalog) -> None:
        self.pieces = pieces
        self.kinds = [box.tiles[piece.letter].kind for piece in pieces]
        self.covered = [covered(kind, piece) for kind, piece in zip(self.kinds, pieces, strict=True)]

    def before_first(self, kind: str, turn: int) -> list[Fit]:
        first = self.pieces[0]
        found = []
        for q, r in offsets(kind, turn, self.kinds[0], first.turn):
            middle = (first.q - q, first.r - r)
            others = self._touching(kind, Placement("", *middle, turn))
            if others is not None:
                found.append(Fit(middle, 0, others == {0}))
        return found

    def after(self, number: int, kind: str, turn: int) -> list[Fit]:
        """Places behind the last piece, and in the gap behind another one."""
        is_last = number == len(self.pieces) - 1
        if not is_last and not self._has_gap(number):
            return []
        last = self.pieces[number]
        found = []
        for q, r in offsets(self.kinds[number], last.turn, kind, turn):
            middle = (last.q + q, last.r + r)
            others = self._touching(kind, Placement("", *middle, turn))
            if others is not None:
                whole = others == {number} if is_last else others == {number, number + 1}
                found.append(Fit(middle, number + 1, whole))
        return found

    def _has_gap(self, number: int) -> bool:
        return not touched(self.kinds[number], self.pieces[number]) & self.covered[number + 1]

    def _touching(self, kind: str, placement: Placement) -> set[int] | None:
        """The pieces that it would touch; None if it would cover one."""
        here, near = covered(kind, placement), touched(kind, placement)
        if any(here & there for there in self.covered):
            return None
        return {number for number, there in enumerate(self.covered) if near & there}
