"""The expert's search with plans judged by the learned value, and a contest of the best of them.

It is on no rung of the ladder until it beats the expert.
"""

from __future__ import annotations

import random
from typing import Final

from ..engine.actions import Action
from ..engine.view import View
from .interface import Budget
from .planning import ExpertBot
from .search.foresight import Contest, Foresight, Trust
from .search.lookahead import Ahead
from .search.node import Mind
from .search.sight import Sight
from .search.turn import plan_turn
from .value import Value, shipped_value

BELIEVED: Final = Trust(at_once=0.5, at_end=0.5, standing=0.0)


class ValuingBot(ExpertBot):
    """Looks at more plans than the expert; where they lead is said by formula and value together."""

    width = 24
    shown = 48
    """So many plans are shown to the value."""
    trust = BELIEVED

    def __init__(self, value: Value | None = None) -> None:
        super().__init__()
        self._value = value or shipped_value()
        self._sight: Sight | None = None

    def ahead(self, players: int) -> Ahead:
        if players == 2:
            return Ahead(plans=10, alike=6, samples=32, turns=3, width=3, mix=0.3, shops=3, near=8.0, last=4)
        return Ahead(plans=12, alike=3, samples=64, turns=2, width=8, mix=0.4, shops=3, near=0.0, last=2)

    def contest(self, players: int) -> Contest:
        if players == 2:
            return Contest(first=8, most=32, choices=3, held=12)
        return Contest(first=8, most=64, choices=4, held=16)

    def _think(self, view: View, budget: Budget, rng: random.Random) -> list[Action]:
        players = len(view.known.players)
        ahead = self.ahead(players)
        keys = [rng.randbytes(16) for _ in range(ahead.samples)]
        mind = self._ready(view, budget)
        mind.settled = self.shown
        mind.seat = view.viewer
        foresight = Foresight(mind, self._eye(mind), self._value.judge, self.trust, self.contest(players))
        foresight.prepare(view.known, view.hand_sizes)
        return plan_turn(mind, view.known, view.viewer, ahead, keys, 0, foresight)

    def _eye(self, mind: Mind) -> Sight:
        if self._sight is None or self._sight.board is not mind.fields.board:
            self._sight = Sight(mind.fields.board)
        return self._sight
