"""Hexes on the plane: outlines, seams, distances, clipping."""

from __future__ import annotations

import math

import pytest

from eldorado.art.geometry import centre, chain, clipped, corners, outline, shared_edge, smooth, turned
from eldorado.art.map.plane import Box, Plane


def test_neighbours_share_the_edge_between_them() -> None:
    for step in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
        a, b = shared_edge((0, 0), step)
        middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        x, y = centre(step)
        assert middle == pytest.approx((x / 2, y / 2))
        assert math.dist(a, b) == pytest.approx(1)


def test_the_outline_of_a_ring_is_two_closed_lines() -> None:
    ring = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    lines = outline(ring)
    assert sorted(len(line) for line in lines) == [7, 19]
    assert all(line[0] == pytest.approx(line[-1]) for line in lines)


def test_segments_are_joined_whichever_way_round_they_are_given() -> None:
    assert chain([((0, 0), (1, 0)), ((2, 0), (1, 0)), ((3, 0), (2, 0))]) == [[(0, 0), (1, 0), (2, 0), (3, 0)]]
    assert len(chain([((0, 0), (1, 0)), ((5, 0), (6, 0))])) == 2


@pytest.mark.parametrize("turn", range(0, 360, 30))
def test_what_is_clear_is_outside_every_space(turn: int) -> None:
    plane = Plane([(0, 0), (1, 0)], turn)
    for hex_ in ((0, 0), (1, 0)):
        for corner in corners(plane.spot(hex_), 0.99, turn):
            assert not plane.is_clear(corner, 0.02)
        for corner in corners(plane.spot(hex_), 1.5, turn):
            inside_other = min(math.dist(corner, plane.spot(h)) for h in ((0, 0), (1, 0))) < 1.2
            assert plane.is_clear(corner, 0.4) is not inside_other


def test_clear_means_farther_than_the_reach() -> None:
    plane = Plane([(0, 0)], 0)
    for reach in (0.5, 1.5, 3.0):
        assert plane.is_clear((math.sqrt(3) / 2 + reach + 0.01, 0), reach)
        assert not plane.is_clear((math.sqrt(3) / 2 + reach - 0.01, 0), reach)
        assert plane.is_clear((0, 1 + reach + 0.01), reach)
        assert not plane.is_clear((0, 1 + reach - 0.01), reach)


def test_bounds_follow_the_stance_of_the_hexes() -> None:
    upright, lying = Plane([(0, 0)], 0).bounds(), Plane([(0, 0)], 30).bounds()
    assert (upright.width, upright.height) == pytest.approx((math.sqrt(3), 2))
    assert (lying.width, lying.height) == pytest.approx((2, math.sqrt(3)))


def test_other_turns_are_refused() -> None:
    with pytest.raises(ValueError, match="multiples of 30"):
        Plane([(0, 0)], 10)


def test_a_polygon_is_cut_at_the_edge_of_the_sheet() -> None:
    assert set(clipped([(-5, -5), (15, -5), (15, 15), (-5, 15)], 10, 10)) == {(0, 0), (10, 0), (10, 10), (0, 10)}
    assert clipped([(20, 20), (30, 20), (30, 30)], 10, 10) == []
    assert set(clipped([(2, 2), (4, 2), (4, 4)], 10, 10)) == {(2, 2), (4, 2), (4, 4)}


def test_turning_and_turning_back() -> None:
    assert turned(turned((3, 4), 70), -70) == pytest.approx((3, 4))
    assert turned((1, 0), 90) == pytest.approx((0, 1))


def test_a_soft_line_begins_and_ends_where_it_should() -> None:
    assert smooth([(0, 0), (10, 0)]) == "M0 0L10 0"
    assert smooth([(0, 0), (10, 0), (10, 10)]).startswith("M0 0Q10 0")
    assert smooth([(0, 0), (10, 0), (10, 10)]).endswith("L10 10")


def test_boxes_join_and_measure() -> None:
    box = Box(0, 0, 2, 2) | Box(4, -1, 5, 1)
    assert box == Box(0, -1, 5, 2)
    assert box.distance((6, 3)) == pytest.approx(math.sqrt(2))
    assert box.distance((1, 1)) == 0
