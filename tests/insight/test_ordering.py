"""Learning to order plans: only differences within a turn count, and the gradient is that of finite differences."""

from __future__ import annotations

import numpy as np
import pytest

from eldorado.insight.lessons import Rankings
from eldorado.insight.net import Floats, forward, new_layers
from eldorado.insight.ordering import PlanOrder, centred, rows_of
from eldorado.insight.teaching import TrainingPlan

SHARE = 2.0
COURSE = TrainingPlan(rank_share=SHARE, rank_batch=500)


def rankings(apart: float = 0.0) -> Rankings:
    """Two turns of three and four plans; `apart` more turns for all plans of the second."""
    rng = np.random.default_rng(1)
    turns = rng.uniform(2, 9, 7)
    turns[3:] += apart
    rows = rng.integers(0, 9, (7, 6)).astype(np.uint8)
    return Rankings(rows, rng.uniform(2, 9, 7), turns, np.array([3, 4]), np.array([1, 10]))


def order_of(found: Rankings) -> PlanOrder:
    return PlanOrder(found, COURSE, np.zeros(6), np.ones(6))


def worth(layers: list[Floats], found: Rankings) -> float:
    """What the gradient is of, written out for the one turn that is learned from."""
    said = forward(layers, found.rows[:3].astype(float))[-1][:, 1] + found.bases[:3] - found.turns[:3]
    return float(SHARE / 2 * ((said - said.mean()) ** 2).mean())


def test_the_gradient_is_that_of_finite_differences() -> None:
    rng, found = np.random.default_rng(2), rankings()
    layers = new_layers(6, (5,), rng)
    layers[-1] += rng.normal(size=layers[-1].shape)
    slopes = order_of(found).slopes(layers, rng)
    for layer, slope in zip(layers, slopes, strict=True):
        for at in np.ndindex(*layer.shape):
            before = layer[at]
            layer[at] = before + 1e-5
            above = worth(layers, found)
            layer[at] = before - 1e-5
            below = worth(layers, found)
            layer[at] = before
            assert (above - below) / 2e-5 == pytest.approx(slope[at], abs=1e-4)


def test_what_all_plans_of_a_turn_share_teaches_nothing() -> None:
    layers = new_layers(6, (5,), np.random.default_rng(2))
    there, here = (order_of(rankings(apart)).unexplained(layers) for apart in (5.0, 0.0))
    assert there == pytest.approx(here, rel=1e-5)
    assert here > 0


def test_rows_are_found_by_turn() -> None:
    rows, group = rows_of(rankings(), np.array([1, 0]))
    assert rows.tolist() == [3, 4, 5, 6, 0, 1, 2]
    assert group.tolist() == [0, 0, 0, 0, 1, 1, 1]
    assert centred(np.array([1.0, 3.0, 5.0]), np.array([0, 0, 1])).tolist() == [-1.0, 1.0, 0.0]
