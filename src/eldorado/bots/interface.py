"""What every bot is: something that chooses one of its options from what its seat may know."""

from __future__ import annotations

import abc
import random
from collections.abc import Sequence
from typing import final

from ..engine.actions import Action
from ..engine.view import View


@final
class Budget:
    """How much a bot may think about one decision. `nodes` counts positions looked at and keeps a bot repeatable.

    `seconds` tells how long the arena or the server waits before it gives up on the bot; None means no limit.
    """

    def __init__(self, nodes: int | None = None, seconds: float | None = None) -> None:
        if nodes is not None and nodes < 1:
            raise ValueError(f"a budget of {nodes} nodes")
        self.nodes = nodes
        self.seconds = seconds

    def __repr__(self) -> str:
        return f"Budget(nodes={self.nodes}, seconds={self.seconds})"


UNLIMITED = Budget()


class Bot(abc.ABC):
    """One opponent at one seat of one game: a new instance is made for every game and seat.

    It may remember what it planned, but nothing else may make two calls differ: the same views, options, budget in
    nodes and state of `rng` give the same choices.
    """

    @abc.abstractmethod
    def choose(self, view: View, options: Sequence[Action], budget: Budget, rng: random.Random) -> Action:
        """One of `options`, which are all that is legal and never empty. `view.known` may be copied and played on."""
