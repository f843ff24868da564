"""What can be read off a board without playing on it: its length, what it asks for, what lies about."""

from __future__ import annotations

from typing import Final

import msgspec

from ..engine.board import Board
from ..engine.components import CAMP, RUBBLE, STRIP
from .advice import whole_ways

SHORT: Final = 30
LONG: Final = 37
"""Steps up to which a route is short, and from which it is long; the printed ones have 28 to 39."""
FEW_CAVES: Final = 3
MANY_CAVES: Final = 5
"""Every starting tile has a cave, so that no route is without; the printed ones have 3 to 6."""


class Traits(msgspec.Struct, frozen=True):
    """Steps of the shortest way, power of the easiest one, and how many there are of what."""

    pieces: int
    strips: int
    steps: int
    power: int
    caves: int
    camps: int
    rubble: int
    end: str

    @property
    def length(self) -> str:
        """short, medium or long."""
        return "short" if self.steps <= SHORT else "long" if self.steps >= LONG else "medium"


def cave_share(caves: int) -> str:
    """few, some or many."""
    return "few" if caves <= FEW_CAVES else "many" if caves >= MANY_CAVES else "some"


def traits_of(board: Board) -> Traits:
    short, easy = whole_ways(board)
    kinds = [board.catalog.tiles[piece.letter].kind for piece in board.route.pieces]
    terrain = [int(each) for each in board.terrain]
    return Traits(
        len(kinds), kinds.count(STRIP), short.steps, easy.power, len(board.caves),
        terrain.count(CAMP), terrain.count(RUBBLE), board.route.end_side,
    )  # fmt: skip
