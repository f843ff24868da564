"""How a board can lie on any sheet: the turns that let its way run to the right or upwards, and where things stand at each size.

Laid out once here for whoever draws a board for a window of any shape: what is left to do is to choose and to scale.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Final

from ...engine.board import Board
from .framing import best_turn
from .placing import Places, place

SIZES: Final = (18.0, 13.0, 9.0)
"""Radii of a space in pixels from which on badges and letters of a size can be read; from the first on they are as drawn."""
_SHAPES: Final = ((1064.0, 634.0), (724.0, 534.0), (390.0, 488.0))
"""Sheets whose best turns serve all others: wide, less wide, tall."""


@dataclass(frozen=True)
class MapSheet:
    """A board turned for sheets that are wide, or `upwards` for tall ones; `sizes` as in SIZES, `bare` with the gate only."""

    turn: int
    upwards: bool
    bare: Places
    sizes: tuple[Places, ...]


@functools.lru_cache(maxsize=64)
def sheets(board: Board) -> tuple[MapSheet, ...]:
    """All turns that a window may ask for, wide ones first."""
    wanted = dict.fromkeys((best_turn(board, width, height), height > width) for width, height in _SHAPES)
    return tuple(_sheet(board, turn, upwards) for turn, upwards in wanted)


def _sheet(board: Board, turn: int, upwards: bool) -> MapSheet:
    seams = range(board.seam_count)
    sizes = tuple(place(board, turn, radius, seams, letters=True) for radius in SIZES)
    return MapSheet(turn, upwards, place(board, turn, SIZES[0], (), letters=False), sizes)
