"""The gradient of the net is the one that finite differences see, and what it begins as is the formula."""

from __future__ import annotations

import numpy as np

from eldorado.bots.value import LEAK
from eldorado.insight.net import AdamW, Batch, Floats, backward, forward, loss, new_layers, softmax, standing

SHARE = 0.7


def batch(rng: np.random.Generator) -> Batch:
    """Three positions with two, three and four seats."""
    index = np.array([[0, 1, -1, -1], [2, 3, 4, -1], [5, 6, 7, 8]])
    wins = np.zeros(9)
    wins[[1, 2, 7]] = 1.0
    return Batch(rng.normal(size=(9, 6)), rng.uniform(1, 9, 9), rng.uniform(1, 9, 9), wins, index)


def layers_of(rng: np.random.Generator) -> list[Floats]:
    layers = new_layers(6, (5, 4), rng)
    layers[-1] += rng.normal(size=layers[-1].shape) * 0.3
    return layers


def worth(layers: list[Floats], given: Batch, turns: Floats) -> float:
    """What the gradient is of: the chances see the turns that they were given."""
    heads = forward(layers, given.x)[-1]
    _, huber, _ = loss(heads, given, SHARE)
    seen = heads.copy()
    seen[:, 1] = turns
    return SHARE * loss(seen, given, SHARE)[0] + huber


def test_the_gradient_is_that_of_finite_differences() -> None:
    rng = np.random.default_rng(3)
    given, layers = batch(rng), layers_of(rng)
    said = forward(layers, given.x)
    turns = said[-1][:, 1].copy()
    slopes = backward(layers, said, loss(said[-1], given, SHARE)[2])
    for layer, slope in zip(layers, slopes, strict=True):
        for at in np.ndindex(*layer.shape):
            before = layer[at]
            layer[at] = before + 1e-6
            above = worth(layers, given, turns)
            layer[at] = before - 1e-6
            below = worth(layers, given, turns)
            layer[at] = before
            assert abs((above - below) / 2e-6 - slope[at]) < 1e-6


def test_an_untrained_net_adds_nothing_to_the_formula() -> None:
    rng = np.random.default_rng(4)
    given = batch(rng)
    heads = forward(new_layers(6, (5, 4), rng), given.x)[-1]
    assert not heads.any()
    chances = softmax(standing(heads, given.bases), given.index)
    assert np.allclose(chances.sum(1), 1)
    assert chances[2].argmax() == given.bases[5:9].argmin()


def test_a_unit_that_is_off_still_learns() -> None:
    layers: list[Floats] = [np.array([[-1.0], [0.0]]), np.array([[1.0, 0.0], [0.0, 0.0]])]
    assert forward(layers, np.array([[2.0]]))[-1][0, 0] == -2.0 * LEAK


def test_training_lowers_the_error() -> None:
    rng = np.random.default_rng(5)
    given, layers = batch(rng), new_layers(6, (16,), rng)
    adam = AdamW(layers, 0.0)
    errors = []
    for _ in range(300):
        said = forward(layers, given.x)
        entropy, huber, slope = loss(said[-1], given, 1.0)
        errors.append(entropy + huber)
        adam.update(layers, backward(layers, said, slope), 0.01)
    assert errors[-1] < errors[0] / 10
