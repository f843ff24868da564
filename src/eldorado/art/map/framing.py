"""How a board is laid on a sheet: which way it is turned, how large a space is, and where the middle falls."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...engine.board import Board
from ..geometry import Point
from .placing import Places, gate_spot, place
from .plane import Plane, round_disc

_MARGIN: Final = 0.014
_STRAIGHT: Final = 0.35
"""How much a way that runs askew counts against a turn, beside the size of its spaces."""


@dataclass(frozen=True)
class Framing:
    """Maps radii to pixels. Everything in `places` falls on the sheet."""

    places: Places
    width: float
    height: float
    radius: float
    left: float
    top: float

    def at(self, point: Point) -> Point:
        return point[0] * self.radius + self.left, point[1] * self.radius + self.top

    def line(self, points: Sequence[Point]) -> list[Point]:
        return [self.at(point) for point in points]

    def spot(self, hex_: tuple[int, int]) -> Point:
        return self.at(self.places.plane.spot(hex_))

    @property
    def turn(self) -> int:
        return self.places.plane.turn


@functools.lru_cache(maxsize=256)
def best_turn(board: Board, width: float, height: float) -> int:
    """The turn that lets the way run from left to right (on a tall sheet: upwards) with the largest spaces."""
    return max(range(0, 360, 30), key=lambda turn: (_score(board, turn, width, height), -turn))


def _score(board: Board, turn: int, width: float, height: float) -> float:
    plane = Plane(board.hexes, turn)
    astray = _astray(board, plane, upwards=height > width)
    if astray > 0.95:
        return -astray
    box = plane.bounds() | round_disc(gate_spot(board, plane.turn), 3.3)
    size = min(width / (box.width + 1), height / (box.height + 1))
    return size * (1 - _STRAIGHT * astray * astray)


def _astray(board: Board, plane: Plane, upwards: bool) -> float:
    """How far the way from start to finish is off its direction: 0 straight on, 1 at a right angle."""
    spots = [plane.spot(board.hexes[start]) for start in board.starts]
    finish = plane.spot(board.hexes[board.finishes[1]])
    ahead = math.atan2(finish[1] - sum(y for _, y in spots) / 4, finish[0] - sum(x for x, _ in spots) / 4)
    wanted = -math.pi / 2 if upwards else 0.0
    return abs(math.remainder(ahead - wanted, 2 * math.pi)) / (math.pi / 2)


@functools.lru_cache(maxsize=64)
def fit(board: Board, width: float, height: float, turn: int | None, seams: tuple[int, ...], letters: bool) -> Framing:
    """Lays the whole board on the sheet, everything that stands beside it included. Remembers the last few sheets."""
    if turn is None:
        turn = best_turn(board, width, height)
    margin = max(4.0, _MARGIN * min(width, height))
    radius = _largest(place(board, turn, 1000, seams, letters), width, height, margin)
    while True:
        places = place(board, turn, radius, seams, letters)
        possible = _largest(places, width, height, margin)
        if possible >= radius:
            break
        radius = max(possible, radius * 0.9) * 0.998
    box = places.bounds()
    left = width / 2 - (box.left + box.right) / 2 * radius
    top = height / 2 - (box.top + box.bottom) / 2 * radius
    return Framing(places, width, height, radius, left, top)


def _largest(places: Places, width: float, height: float, margin: float) -> float:
    box = places.bounds()
    return min((width - 2 * margin) / box.width, (height - 2 * margin) / box.height)
