"""The strongest of the ladder: the expert's search, with plans judged by the value learned from games."""

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

SETTLED: Final = 24
"""So many plans are shown to the value."""


class MasterBot(ExpertBot):
    """Looks at more plans than the expert, and believes the value more than the formula about where they end."""

    trusts: Trust | None = None

    def __init__(self) -> None:
        super().__init__()
        self._sight: Sight | None = None

    def value(self) -> Value:
        return shipped_value()

    def trust(self, players: int) -> Trust:
        return Trust(at_once=0.5, at_end=0.7, standing=0.0)

    def ahead(self, players: int) -> Ahead:
        if players == 2:
            return Ahead(plans=8, alike=6, samples=16, turns=2, width=3, mix=0.3, shops=3, near=6.0, last=4)
        return Ahead(plans=8, alike=3, samples=20, turns=2, width=8, mix=0.4, shops=3, near=0.0, last=2)

    def _think(self, view: View, budget: Budget, rng: random.Random) -> list[Action]:
        players = len(view.known.players)
        ahead = self.ahead(players)
        keys = [rng.randbytes(16) for _ in range(ahead.samples)]
        mind = self._ready(view, budget)
        mind.settled = SETTLED
        mind.seat = view.seat
        foresight = Foresight(mind, self._eye(mind), self.value().judge, self.trust(players))
        foresight.prepare(view.known, view.hand_sizes)
        return plan_turn(mind, view.known, view.seat, ahead, keys, 0, foresight)

    def _eye(self, mind: Mind) -> Sight:
        if self._sight is None or self._sight.board is not mind.fields.board:
            self._sight = Sight(mind.fields.board)
        return self._sight
