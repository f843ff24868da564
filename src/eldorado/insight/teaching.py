"""Fits the net to lessons: whole games held back, the curve noted, the best moment kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from .lessons import Lessons, Rankings
from .net import MOST_SEATS, AdamW, Batch, Floats, backward, forward, loss, new_layers, softmax, standing
from .ordering import HELD_BACK, PlanOrder
from .smoothing import smoothed

TEST_BATCH: Final = 4096
SPREAD_TURNS: Final = 30
FEWEST_RACES: Final = 20
"""Fewer say nothing about nine in ten."""


class TrainingPlan(msgspec.Struct, frozen=True, kw_only=True):
    """How to train."""

    hidden: tuple[int, ...] = (128, 128)
    epochs: int = 4
    batch: int = 256
    rate: float = 1e-3
    decay: float = 0.1
    win_share: float = 0.3
    rounds: int = 3
    """How often it is learned anew from smoothed races; 0: only from how they ended."""
    turns_share: float = 0.4
    wins_share: float = 0.85
    rank_share: float = 3.0
    """What the order of plans side by side counts against the turns of races, where there are any."""
    rank_batch: int = 64
    seed: int = 1


class Mark(msgspec.Struct, frozen=True):
    """How the net did on games held back after so many steps: cross entropy and Brier score of the chances, error in turns."""

    step: int
    entropy: float
    brier: float
    turns: float
    order: float = 0.0
    """Of plans side by side, how much of the differences in turns is not explained; 1 and more: nothing is."""


def teach(
    lessons: Lessons, course: TrainingPlan, tell: Callable[[Mark], None], rankings: Rankings | None = None
) -> tuple[list[Floats], list[Mark]]:
    """First from how races ended, then, fresh each time, from races smoothed by the net before; the curve is of the last."""
    layers, marks = fit(lessons, course, tell, rankings)
    kept = np.repeat(lessons.games % HELD_BACK == 0, lessons.seats)
    for _ in range(course.rounds):
        turns, wins = smoothed(lessons, layers, course.turns_share, course.wins_share)
        softer = Lessons(
            lessons.rows, lessons.bases, np.where(kept, lessons.turns, turns), np.where(kept, lessons.wins, wins), lessons.seats,
            lessons.games,
        )  # fmt: skip
        layers, marks = fit(softer, course, tell, rankings)
    return layers, marks


def fit(
    lessons: Lessons, course: TrainingPlan, tell: Callable[[Mark], None], rankings: Rankings | None = None
) -> tuple[list[Floats], list[Mark]]:
    """The layers, ready for raw rows, and the curve."""
    rng = np.random.default_rng(course.seed)
    mean, scale = _scale(lessons.rows)
    tested = np.flatnonzero(lessons.games % HELD_BACK == 0)
    learned = np.flatnonzero(lessons.games % HELD_BACK != 0)
    layers = [layer.astype(np.float32) for layer in new_layers(lessons.rows.shape[1], course.hidden, rng)]
    adam = AdamW(layers, course.decay)
    steps = max(1, course.epochs * -(-len(learned) // course.batch))
    every = max(1, steps // 12)
    order = PlanOrder(rankings, course, mean, scale) if rankings is not None and len(rankings.plans) else None
    best, kept, marks, step = np.inf, [layer.copy() for layer in layers], [test(layers, lessons, tested, mean, scale, 0)], 0
    for _ in range(course.epochs):
        for chosen in _batches(rng.permutation(learned), course.batch):
            batch = batch_of(lessons, chosen, mean, scale)
            said = forward(layers, batch.x)
            _, _, slope = loss(said[-1], batch, course.win_share)
            slopes = backward(layers, said, slope)
            if order is not None:
                slopes = [one + other for one, other in zip(slopes, order.slopes(layers, rng), strict=True)]
            adam.update(layers, slopes, course.rate * _cosine(step / steps))
            step += 1
            if step % every == 0 or step == steps:
                mark = test(layers, lessons, tested, mean, scale, step)
                marks.append(mark if order is None else msgspec.structs.replace(mark, order=order.unexplained(layers)))
                tell(marks[-1])
                wrong = course.win_share * mark.entropy + mark.turns**2 / 2
                if order is not None or wrong < best:  # the order of plans is best at the end
                    best, kept = wrong, [layer.copy() for layer in layers]
    return unscaled(kept, mean, scale), marks


def _cosine(done: float) -> float:
    """The rate warms up over the first twentieth and then falls like half a cosine."""
    return float(min(1.0, done * 20) * (0.51 + 0.49 * np.cos(np.pi * done)))


def _batches(order: NDArray[np.int64], size: int) -> Iterator[NDArray[np.int64]]:
    for at in range(0, len(order), size):
        yield order[at : at + size]


def _scale(rows: NDArray[np.uint8]) -> tuple[Floats, Floats]:
    """Mean and spread of every input; one that never changes gets a spread of 1."""
    some = rows[:: max(1, len(rows) // 100_000)].astype(np.float32)
    spread = some.std(0)
    return some.mean(0), np.where(spread < 1e-3, 1.0, spread).astype(np.float32)


def unscaled(layers: list[Floats], mean: Floats, scale: Floats) -> list[Floats]:
    """The same net for rows as they are."""
    first = layers[0].copy()
    first[:-1] /= scale[:, None]
    first[-1] -= mean @ first[:-1]
    return [first, *layers[1:]]


def batch_of(lessons: Lessons, chosen: NDArray[np.int64], mean: Floats, scale: Floats) -> Batch:
    """These positions, side by side."""
    seats = lessons.seats[chosen].astype(np.int64)
    index = np.full((len(chosen), MOST_SEATS), -1, np.int64)
    place = np.arange(MOST_SEATS)[None, :] < seats[:, None]
    index[place] = np.arange(int(seats.sum()))
    rows = (lessons.first[chosen][:, None] + np.arange(MOST_SEATS))[place]
    x = (lessons.rows[rows].astype(np.float32) - mean) / scale
    return Batch(x, lessons.bases[rows], lessons.turns[rows], lessons.wins[rows].astype(np.float32), index)


def test(layers: list[Floats], lessons: Lessons, tested: NDArray[np.int64], mean: Floats, scale: Floats, step: int) -> Mark:
    """How well these layers foretell games that they were not taught with."""
    entropy = brier = squares = 0.0
    rows = 0
    for chosen in _batches(tested, TEST_BATCH):
        batch = batch_of(lessons, chosen, mean, scale)
        heads = forward(layers, batch.x)[-1]
        chances = softmax(standing(heads, batch.bases), batch.index)
        wins = np.where(batch.index >= 0, batch.wins[batch.index], 0.0)
        entropy -= float((wins * np.log(np.maximum(chances, 1e-9))).sum())
        brier += float(((chances - wins) ** 2).sum())
        squares += float(((heads[:, 1] + batch.bases - batch.turns) ** 2).sum())
        rows += len(batch.x)
    positions = max(1, len(tested))
    return Mark(step, entropy / positions, brier / positions, float(np.sqrt(squares / max(1, rows))))


def spread_of(layers: list[Floats], lessons: Lessons) -> list[float]:
    """By how many turns nine of ten races held back differ from what is foretold, for 0-1, 1-2 … turns foretold."""
    tested = np.flatnonzero(lessons.games % HELD_BACK == 0)
    plain = np.zeros(lessons.rows.shape[1], np.float32), np.ones(lessons.rows.shape[1], np.float32)
    foretold, wrong = [], []
    for chosen in _batches(tested, TEST_BATCH):
        batch = batch_of(lessons, chosen, *plain)
        said = forward(layers, batch.x)[-1][:, 1] + batch.bases
        foretold.append(said)
        wrong.append(np.abs(said - batch.turns))
    said, size = np.concatenate(foretold), np.concatenate(wrong)
    found: list[float] = []
    for turns in range(SPREAD_TURNS):
        near = size[(said >= turns) & (said < turns + 1)]
        found.append(round(float(np.quantile(near, 0.9)), 2) if len(near) >= FEWEST_RACES else (found[-1] if found else 1.0))
    return found
