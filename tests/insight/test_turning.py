"""The turn that decided a game: the largest rise of a winner's chance, the largest fall of a loser's, or none."""

from __future__ import annotations

from eldorado.insight.turning import Turning, turning_point
from eldorado.protocol.review import BandPoint

BAND = [
    BandPoint(0, 0, 0, [0.5, 0.5]),
    BandPoint(3, 1, 1, [0.55, 0.45]),
    BandPoint(5, 1, 2, [0.4, 0.6]),
    BandPoint(9, 2, 1, [0.75, 0.25]),
    BandPoint(12, 2, 2, [1.0, 0.0]),
]


def test_of_whoever_won_it_is_the_turn_that_raised_the_chance_most() -> None:
    assert turning_point(BAND, 1) == Turning(5, 9, 2, 1, 0.4, 0.75)


def test_of_whoever_lost_it_is_the_turn_that_lowered_it_most() -> None:
    found = turning_point([*BAND[:4], BandPoint(12, 2, 2, [0.9, 0.1]), BandPoint(14, 3, 1, [1.0, 0.0])], 2)
    assert found is not None
    assert (found.start, found.end, found.seat) == (5, 9, 1)
    assert (found.before, found.after) == (0.6, 0.25)


def test_no_turn_decides_a_game_that_goes_on_by_small_steps() -> None:
    steps = [BandPoint(number, number, 1, [0.05 * number, 1 - 0.05 * number]) for number in range(10, 21)]
    assert turning_point(steps, 1) is None
    assert turning_point(steps, 2) is None
    assert turning_point(steps[:1], 1) is None
