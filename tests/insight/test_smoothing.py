"""Races smoothed by a net: all of it by the end alone, or a part by what is said on the way."""

from __future__ import annotations

import numpy as np
import pytest

from eldorado.insight.lessons import Lessons
from eldorado.insight.smoothing import smoothed


def one_game() -> Lessons:
    """Two seats, three positions: the first seat needs 3, 2, 1 turns and wins, the other 5, 5, 4."""
    rows = np.zeros((6, 3), np.uint8)
    rows[:, 0] = [3, 5, 2, 5, 1, 4]
    turns = rows[:, 0].astype(np.float32)
    wins = np.array([1, 0] * 3, np.float32)
    return Lessons(rows, np.zeros(6, np.float32), turns, wins, np.full(3, 2, np.uint8), np.zeros(3, np.int64))


def always(turns: float) -> list[np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
    """A net that says the same of every row."""
    layer = np.zeros((4, 2), np.float32)
    layer[-1, 1] = turns
    return [layer]


def test_the_end_alone_leaves_everything_as_it_was() -> None:
    lessons = one_game()
    turns, wins = smoothed(lessons, always(9.0), 1.0, 1.0)
    assert turns.tolist() == lessons.turns.tolist()
    assert wins.tolist() == lessons.wins.tolist()


def test_the_next_turn_alone_is_one_turn_and_what_the_net_says_there() -> None:
    turns, _ = smoothed(one_game(), always(7.0), 0.0, 1.0)
    assert turns.tolist() == [8.0, 8.0, 8.0, 8.0, 1.0, 4.0]


def test_halfway_is_in_between() -> None:
    turns, wins = smoothed(one_game(), always(7.0), 0.5, 0.5)
    assert turns[2] == pytest.approx((8.0 + 2.0) / 2)
    assert turns[0] == pytest.approx(1 + (7.0 + turns[2]) / 2)
    assert wins[2:4].tolist() == pytest.approx([0.75, 0.25])
    assert wins.reshape(3, 2).sum(1).tolist() == pytest.approx([1.0] * 3)
