"""The layout that the page draws by: whatever route the engine accepts can be laid, and nothing covers anything."""

from __future__ import annotations

import math

import pytest
from crowded import crowded

from eldorado.art.map.placing import place
from eldorado.art.map.plane import Plane
from eldorado.engine.board import Board
from eldorado.presenter.box import route_info
from eldorado.presenter.layout import board_layout
from eldorado.protocol.box import LayoutSize
from eldorado.routes.generator import generate
from eldorado.routes.printed import route, route_ids

TIGHT = (16, 30, 65)
"""Crowded routes whose finish looks into the board: the gate has no room straight ahead of it."""


@pytest.mark.parametrize("tens", range(10))
def test_500_random_routes_can_be_laid(tens: int) -> None:
    for seed in range(25 * tens, 25 * tens + 25):
        for board in (generate(seed), crowded(seed)):
            place(board, 30 * (seed % 12), 18, range(board.seam_count), letters=True)


def board_called(name: str) -> Board:
    kind, _, seed = name.partition(" ")
    return crowded(int(seed)) if kind == "crowded" else generate(int(seed)) if kind == "generated" else route(name)


@pytest.mark.parametrize("name", [*(f"crowded {seed}" for seed in TIGHT), "generated 1", "generated 2", *route_ids()])
def test_badges_and_letters_cover_no_space_nor_each_other(name: str) -> None:
    board = board_called(name)
    layout = board_layout(board)
    assert {sheet.upwards for sheet in layout.sheets} == {False, True}
    for sheet in layout.sheets:
        plane = Plane(board.hexes, sheet.turn)
        for size in sheet.sizes:
            discs = [*size.badges, *size.letters]
            assert len(size.badges) == board.seam_count
            assert len(size.letters) == len(board.route.pieces)
            assert all(plane.is_clear((x, y), radius - 0.01) for x, y, radius in discs)
            assert all(math.dist(a[:2], b[:2]) > a[2] + b[2] for i, a in enumerate(discs) for b in discs[i + 1 :])
            assert all(_is_inside(disc, size) for disc in discs)


def _is_inside(disc: list[float], size: LayoutSize) -> bool:
    left, top, right, bottom = size.bounds
    x, y, radius = disc
    return left <= x - radius and top <= y - radius and x + radius <= right and y + radius <= bottom


def test_spaces_pieces_and_seams_come_in_the_order_of_the_route() -> None:
    info = route_info(route("first-game"))
    assert info.layout is not None
    assert len(info.layout.centres) == len(info.spaces)
    assert len(info.layout.outlines) == len(info.pieces)
    assert len(info.layout.seams) == len(info.seams)
    for space, (x, y) in zip(info.spaces, info.layout.centres, strict=True):
        assert (x, y) == pytest.approx((math.sqrt(3) * (space.q + space.r / 2), 1.5 * space.r), abs=0.001)


def test_lists_of_routes_come_without() -> None:
    assert route_info(route("first-game"), with_spaces=False).layout is None
