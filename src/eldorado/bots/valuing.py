"""The master: the expert's search with plans judged by learned value and formula together, and a contest of the best of them."""

from __future__ import annotations

import random
from typing import Final, final

from ..engine.actions import Action
from ..engine.board import Board
from ..engine.view import View
from .interface import Budget
from .planning import ExpertBot
from .search.foresight import Contest, Foresight, Trust
from .search.lookahead import Ahead
from .search.node import Mind
from .search.sight import Sight
from .search.turn import plan_turn
from .search.weights import Weights, master_weights
from .value import Value, shipped_value


@final
class Manner:
    """How to think at a table of one size: the beam, how many plans the value sees, how much it counts, what is played on."""

    def __init__(self, width: int, shown: int, trust: Trust, ahead: Ahead, contest: Contest) -> None:
        self.width = width
        self.shown = shown
        self.trust = trust
        self.ahead = ahead
        self.contest = contest


TWO: Final = Manner(
    24, 48, Trust(at_once=0.75, at_end=0.75, standing=0.0, beside=0.25),
    Ahead(plans=10, alike=6, samples=32, turns=2, width=3, mix=0.3, shops=3, near=6.0, last=3),
    Contest(first=8, most=32, choices=3, held=12),
)  # fmt: skip
MORE: Final = Manner(
    24, 48, Trust(at_once=0.75, at_end=0.7, standing=0.0, beside=1.0),
    Ahead(plans=16, alike=4, samples=64, turns=2, width=8, mix=0.35, shops=3, near=0.0, last=2),
    Contest(first=8, most=64, choices=4, held=16),
)  # fmt: skip


class ValuingBot(ExpertBot):
    """Looks at the expert's plans and more; where they lead is said by formula and value together."""

    def __init__(self, value: Value | None = None) -> None:
        super().__init__()
        self._value = value or shipped_value()
        self._sight: Sight | None = None

    def manner(self, players: int) -> Manner:
        """With two pieces to a deck fewer plans in a narrower beam, and further at the end."""
        return TWO if players == 2 else MORE

    def ahead(self, players: int) -> Ahead:
        return self.manner(players).ahead

    def weights(self, players: int, board: Board) -> Weights:
        return master_weights(players, board)

    def _think(self, view: View, budget: Budget, rng: random.Random) -> list[Action]:
        manner = self.manner(len(view.known.players))
        keys = [rng.randbytes(16) for _ in range(manner.ahead.samples)]
        self.width = manner.width
        mind = self._ready(view, budget)
        mind.settled = manner.shown
        mind.seat = view.viewer
        foresight = Foresight(mind, self._eye(mind), self._value.judge, manner.trust, manner.contest)
        foresight.prepare(view.known, view.hand_sizes)
        return plan_turn(mind, view.known, view.viewer, manner.ahead, keys, 0, foresight)

    def _eye(self, mind: Mind) -> Sight:
        if self._sight is None or self._sight.board is not mind.fields.board:
            self._sight = Sight(mind.fields.board)
        return self._sight
