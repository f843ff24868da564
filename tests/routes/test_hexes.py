"""Hex arithmetic (R1.7)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from eldorado.engine.hexes import DIRECTIONS, add, distance, neighbours, rotate, row_hexes

HEX = st.tuples(st.integers(-50, 50), st.integers(-50, 50))


@given(HEX, st.integers(-12, 12))
def test_turning_there_and_back_is_a_round_trip(hex_: tuple[int, int], sixths: int) -> None:
    assert rotate(rotate(hex_, sixths), -sixths) == hex_


@given(HEX)
def test_six_sixths_are_a_full_turn_and_three_are_a_point_reflection(hex_: tuple[int, int]) -> None:
    assert rotate(hex_, 6) == hex_
    assert rotate(hex_, 3) == (-hex_[0], -hex_[1])


@given(HEX, HEX, st.integers(0, 5))
def test_turning_keeps_distances(a: tuple[int, int], b: tuple[int, int], sixths: int) -> None:
    assert distance(rotate(a, sixths), rotate(b, sixths)) == distance(a, b)


@given(HEX, HEX)
def test_distance_counts_the_steps_of_a_way_that_goes_straight_to_it(a: tuple[int, int], b: tuple[int, int]) -> None:
    steps, at = 0, a
    while at != b:
        at = min(neighbours(at), key=lambda hex_: distance(hex_, b))
        steps += 1
        assert steps <= 400
    assert steps == distance(a, b) == distance(b, a)


def test_a_turn_is_clockwise_with_r_growing_downwards() -> None:
    assert rotate((1, 0), 1) == (0, 1)  # from the east to the south-east
    assert [rotate((1, 0), -k) for k in range(6)] == list(DIRECTIONS)


def test_every_hex_has_six_neighbours_at_distance_one() -> None:
    assert len(set(neighbours((2, -5)))) == 6
    assert all(distance((2, -5), other) == 1 for other in neighbours((2, -5)))
    assert add((1, 2), (-3, 4)) == (-2, 6)


def test_a_big_tile_is_all_hexes_within_three_of_its_middle() -> None:
    hexes = [hex_ for row in row_hexes([4, 5, 6, 7, 6, 5, 4]) for hex_ in row]
    around = {(q, r) for q in range(-3, 4) for r in range(-3, 4) if distance((q, r), (0, 0)) <= 3}
    assert len(hexes) == 37
    assert set(hexes) == around


def test_a_strip_has_rows_of_five_six_and_five_about_a_middle_between_two_hexes() -> None:
    rows = row_hexes([5, 6, 5])
    assert [len(row) for row in rows] == [5, 6, 5]
    assert rows[1] == [(q, 0) for q in range(-3, 3)]
    mirrored = {(-q - 1, -r) for row in rows for q, r in row}
    assert mirrored == {hex_ for row in rows for hex_ in row}
