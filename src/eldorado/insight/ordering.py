"""Learning to order plans: of those of one turn only the differences count, because their common luck tells nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import numpy as np
from numpy.typing import NDArray

from .lessons import Rankings
from .net import Floats, backward, forward

if TYPE_CHECKING:
    from .teaching import TrainingPlan

HELD_BACK: Final = 10
"""One game in so many is only tested on."""
Places = NDArray[np.int64]


@final
class PlanOrder:
    """Plans side by side as lessons for a net that is being fitted."""

    def __init__(self, rankings: Rankings, course: TrainingPlan, mean: Floats, scale: Floats) -> None:
        self.rankings = rankings
        self.course = course
        self.mean = mean
        self.scale = scale
        held = rankings.games % HELD_BACK == 0
        self.tested = np.flatnonzero(held)
        self.learned = np.flatnonzero(~held)

    def slopes(self, layers: list[Floats], rng: np.random.Generator) -> list[Floats]:
        """The gradient by some turns drawn by lot."""
        chosen = self.learned[rng.integers(0, len(self.learned), min(self.course.rank_batch, len(self.learned)))]
        said, wrong = self._wrong(layers, chosen)
        slope = np.zeros_like(said[-1])
        slope[:, 1] = self.course.rank_share * wrong / len(wrong)
        return backward(layers, said, slope)

    def unexplained(self, layers: list[Floats]) -> float:
        """How much of the differences between plans held back this net leaves unexplained."""
        _, wrong = self._wrong(layers, self.tested)
        rows, group = rows_of(self.rankings, self.tested)
        seen = centred(self.rankings.turns[rows], group)
        return float((wrong**2).sum() / max(1e-9, float((seen**2).sum())))

    def _wrong(self, layers: list[Floats], chosen: Places) -> tuple[list[Floats], Floats]:
        """What the layers say of the plans of these turns, and by how much the differences are wrong."""
        rows, group = rows_of(self.rankings, chosen)
        said = forward(layers, (self.rankings.rows[rows].astype(np.float32) - self.mean) / self.scale)
        return said, centred(said[-1][:, 1] + self.rankings.bases[rows] - self.rankings.turns[rows], group)


def rows_of(rankings: Rankings, chosen: Places) -> tuple[Places, Places]:
    """The rows of these turns, and for each row which of the turns it belongs to."""
    plans = rankings.plans[chosen]
    group = np.repeat(np.arange(len(chosen)), plans)
    within = np.arange(len(group)) - np.repeat(np.cumsum(plans) - plans, plans)
    return rankings.first[chosen][group] + within, group


def centred(numbers: Floats, group: Places) -> Floats:
    """Less the mean of each group."""
    means = np.bincount(group, numbers) / np.maximum(1, np.bincount(group))
    found: Floats = (numbers - means[group]).astype(np.float32)
    return found
