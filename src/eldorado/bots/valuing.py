"""The expert's search with plans judged by the learned value. It is on no rung of the ladder until it beats the expert."""

from __future__ import annotations

import random
from typing import Final

from ..engine.actions import Action
from ..engine.view import View
from .interface import Budget
from .planning import ExpertBot
from .search.foresight import Foresight, Trust
from .search.lookahead import Ahead
from .search.node import Mind
from .search.sight import Sight
from .search.turn import plan_turn
from .value import Value, shipped_value

SHOWN: Final = 24
"""So many plans are shown to the value."""
BELIEVED: Final = Trust(at_once=0.5, at_end=0.5, standing=0.0)


class ValuingBot(ExpertBot):
    """Looks at more plans than the expert; where they lead is said by formula and value together."""

    def __init__(self, value: Value | None = None) -> None:
        super().__init__()
        self._value = value or shipped_value()
        self._sight: Sight | None = None

    def ahead(self, players: int) -> Ahead:
        if players == 2:
            return Ahead(plans=8, alike=6, samples=12, turns=2, width=3, mix=0.3, shops=3, near=6.0, last=4)
        return Ahead(plans=8, alike=3, samples=16, turns=2, width=8, mix=0.4, shops=3, near=0.0, last=2)

    def _think(self, view: View, budget: Budget, rng: random.Random) -> list[Action]:
        ahead = self.ahead(len(view.known.players))
        keys = [rng.randbytes(16) for _ in range(ahead.samples)]
        mind = self._ready(view, budget)
        mind.settled = SHOWN
        mind.seat = view.viewer
        foresight = Foresight(mind, self._eye(mind), self._value.judge, BELIEVED)
        foresight.prepare(view.known, view.hand_sizes)
        return plan_turn(mind, view.known, view.viewer, ahead, keys, 0, foresight)

    def _eye(self, mind: Mind) -> Sight:
        if self._sight is None or self._sight.board is not mind.fields.board:
            self._sight = Sight(mind.fields.board)
        return self._sight
