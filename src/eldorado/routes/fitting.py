"""Where a piece fits: along a whole side of the piece before it, touching nothing else."""

from __future__ import annotations

import functools
from typing import Final

from ..engine.board import place
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
