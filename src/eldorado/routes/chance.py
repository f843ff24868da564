"""Chance by seed that no version of Python changes: only `Random.random` is used."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar, final

Picked = TypeVar("Picked")


@final
class Chance:
    """Draws that are the same in every version of Python."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def below(self, limit: int) -> int:
        return int(self._random.random() * limit)

    def one_of(self, things: Sequence[Picked]) -> Picked:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[Picked]) -> list[Picked]:
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in things]
