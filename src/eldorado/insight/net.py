"""The net as it is trained: forward, the gradient by hand, and AdamW; numpy and nothing else."""

from __future__ import annotations

import itertools
from typing import Any, Final, final

import numpy as np
from numpy.typing import NDArray

from ..bots.value import HEADS, LEAK, PACE

Floats = NDArray[np.floating[Any]]
"""Single precision in training, double where gradients are checked."""
MOST_SEATS: Final = 4
HUBER: Final = 2.5
"""Beyond so many turns an error counts in proportion, not squared: a race that went badly wrong teaches little."""


@final
class Batch:
    """Positions side by side: `index[p, s]` is the row of seat s, -1 where there is none; the other columns are by row."""

    def __init__(self, x: Floats, bases: Floats, turns: Floats, wins: Floats, index: NDArray[np.int64]) -> None:
        self.x = x
        self.bases = bases
        self.turns = turns
        self.wins = wins
        self.index = index


def new_layers(inputs: int, hidden: tuple[int, ...], rng: np.random.Generator) -> list[Floats]:
    """Random weights; the last layer is zero, so that the value begins as the formula."""
    sizes = [inputs, *hidden, HEADS]
    layers: list[Floats] = []
    for before, after in itertools.pairwise(sizes):
        layer = np.zeros((before + 1, after))
        if after != HEADS:
            layer[:-1] = rng.normal(0.0, np.sqrt(2.0 / before), (before, after))
        layers.append(layer)
    return layers


def forward(layers: list[Floats], x: Floats) -> list[Floats]:
    """What every layer says, the inputs first."""
    said = [x]
    for index, layer in enumerate(layers):
        z = said[-1] @ layer[:-1] + layer[-1]
        if index < len(layers) - 1:
            z = np.maximum(z, LEAK * z)
        said.append(z)
    return said


def backward(layers: list[Floats], said: list[Floats], slope: Floats) -> list[Floats]:
    """The gradient of each layer from the gradient of the heads."""
    found: list[Floats] = []
    for index in range(len(layers) - 1, -1, -1):
        before = said[index]
        found.append(np.concatenate((before.T @ slope, slope.sum(0, keepdims=True))))
        if index:
            slope = (slope @ layers[index][:-1].T) * np.where(before > 0, 1.0, LEAK).astype(slope.dtype)
    return found[::-1]


def standing(heads: Floats, bases: Floats) -> Floats:
    """What the chances are made of: fewer turns stand better, and the net's first head says what turns do not tell."""
    found: Floats = heads[:, 0] - PACE * (heads[:, 1] + bases)
    return found


def loss(heads: Floats, batch: Batch, win_share: float) -> tuple[float, float, Floats]:
    """How wrong the chances are (cross entropy) and the turns (Huber), and the gradient by the heads.

    The turns are learned from the races alone, as if they were given to the chances: there are many races in a game and only
    one winner.
    """
    slope = np.zeros_like(heads)
    chances = softmax(standing(heads, batch.bases), batch.index)
    wins = np.where(batch.index >= 0, batch.wins[batch.index], 0.0)
    positions = max(1, len(batch.index))
    entropy = -float((wins * np.log(np.maximum(chances, 1e-9))).sum()) / positions
    present = batch.index >= 0
    slope[batch.index[present], 0] = win_share * ((chances * wins.sum(1, keepdims=True) - wins) / positions)[present]
    wrong = heads[:, 1] + batch.bases - batch.turns
    size = np.abs(wrong)
    rows = max(1, len(wrong))
    huber = float(np.where(size < HUBER, wrong * wrong / 2, HUBER * (size - HUBER / 2)).sum()) / rows
    slope[:, 1] = np.clip(wrong, -HUBER, HUBER) / rows
    return entropy, huber, slope


def softmax(standing: Floats, index: NDArray[np.int64]) -> Floats:
    """The chance of each seat of each position; 0 where there is no seat."""
    z = np.where(index >= 0, standing[index], -np.inf)
    z = np.exp(z - z.max(1, keepdims=True))
    chances: Floats = z / z.sum(1, keepdims=True)
    return chances


@final
class AdamW:
    """Adam with decoupled decay; offsets (last rows) do not decay."""

    def __init__(self, layers: list[Floats], decay: float) -> None:
        self.decay = decay
        self.step = 0
        self.mean = [np.zeros_like(layer) for layer in layers]
        self.square = [np.zeros_like(layer) for layer in layers]

    def update(self, layers: list[Floats], slopes: list[Floats], rate: float) -> None:
        self.step += 1
        fix = np.sqrt(1 - 0.999**self.step) / (1 - 0.9**self.step)
        for layer, slope, mean, square in zip(layers, slopes, self.mean, self.square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            layer[:-1] *= 1 - rate * self.decay
            layer -= (rate * fix) * mean / (np.sqrt(square) + 1e-8)
