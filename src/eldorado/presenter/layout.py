"""The layout of a board for the page: where everything lies, so that the page only turns, scales and draws."""

from __future__ import annotations

from collections.abc import Iterable

from ..art.geometry import Point, centre
from ..art.map.placing import GATE_SCALE, Disc, Places, place
from ..art.map.plane import Box
from ..art.map.sheets import SIZES, MapSheet, sheets
from ..engine.board import Board
from ..protocol.box import BoardLayout, LayoutSize, TurnedLayout

_PLACES = 3
"""Digits after the point: a thousandth of a space is no pixel anywhere."""


def board_layout(board: Board) -> BoardLayout:
    """Centres, outlines and seams unturned; gate, badges and letters for every turn that a window may ask for."""
    flat = place(board, 0, SIZES[0], (), letters=False)
    return BoardLayout(
        centres=[_point(centre(hex_)) for hex_ in board.hexes],
        outlines=[_lines(lines) for lines in flat.outlines],
        seams=[_lines(flat.seams[seam]) for seam in range(board.seam_count)],
        gate_scale=GATE_SCALE,
        sheets=[_turned(sheet) for sheet in sheets(board)],
    )


def _turned(sheet: MapSheet) -> TurnedLayout:
    return TurnedLayout(
        turn=sheet.turn,
        upwards=sheet.upwards,
        gate=_point(sheet.bare.gate),
        bounds=_box(sheet.bare.bounds()),
        sizes=[_size(radius, places) for radius, places in zip(SIZES, sheet.sizes, strict=True)],
    )


def _size(radius: float, places: Places) -> LayoutSize:
    return LayoutSize(
        radius=radius,
        bounds=_box(places.bounds()),
        badges=[_disc(places.badges[seam]) for seam in sorted(places.badges)],
        letters=[_disc(disc) for disc in places.letters],
    )


def _lines(lines: Iterable[Iterable[Point]]) -> list[list[list[float]]]:
    return [[_point(point) for point in line] for line in lines]


def _point(point: Point) -> list[float]:
    return [round(point[0], _PLACES), round(point[1], _PLACES)]


def _disc(disc: Disc) -> list[float]:
    return [*_point(disc.spot), round(disc.radius, _PLACES)]


def _box(box: Box) -> list[float]:
    return [round(side, _PLACES) for side in (box.left, box.top, box.right, box.bottom)]
