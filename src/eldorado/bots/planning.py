"""The planner and the expert: bots that plan a whole turn, then play it until something is revealed."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..engine.actions import Action
from ..engine.apply import apply
from ..engine.board import Board
from ..engine.state import State
from ..engine.view import View
from .interface import Bot, Budget
from .search.lookahead import Ahead
from .search.node import NO_LIMIT, Mind
from .search.turn import plan_turn
from .search.weights import Weights, expert_weights, planner_weights

NODES_PER_WIDTH = 12
"""A beam one plan wider looks at about so many positions more in a long turn."""


class PlanningBot(Bot):
    """Keeps the rest of its plan while the game goes as foreseen; plans anew when a card or a token was revealed."""

    width = 10

    def __init__(self) -> None:
        self._plan: list[Action] = []
        self._foreseen = b""
        self._mind: Mind | None = None

    def weights(self, players: int, board: Board) -> Weights:
        return planner_weights()

    def choose(self, view: View, options: Sequence[Action], budget: Budget, rng: random.Random) -> Action:
        if not self._plan or view.known.to_bytes() != self._foreseen:
            self._plan = self._think(view, budget, rng)
        action = self._plan.pop(0)
        if self._plan:
            self._foreseen = _after(view.known, action)
        return action

    def ahead(self, players: int) -> Ahead | None:
        """Whether and how far to look ahead at a table of this size."""
        return None

    def _think(self, view: View, budget: Budget, rng: random.Random) -> list[Action]:
        ahead = self.ahead(len(view.known.players))
        keys = [rng.randbytes(16) for _ in range(ahead.samples)] if ahead is not None else []
        return plan_turn(self._ready(view, budget), view.known, view.viewer, ahead, keys)

    def _ready(self, view: View, budget: Budget) -> Mind:
        if self._mind is None or self._mind.fields.board is not view.known.board:
            self._mind = Mind(view.known.board, self.weights(len(view.known.players), view.known.board), self.width)
        nodes = budget.nodes or NO_LIMIT
        self._mind.limit = nodes
        self._mind.width = max(1, min(self.width, nodes // NODES_PER_WIDTH))
        return self._mind


def _after(known: State, action: Action) -> bytes:
    """How the view should look when this action has been played and nothing was revealed."""
    twin = known.copy()
    apply(twin, action)
    return twin.to_bytes()


class PlannerBot(PlanningBot):
    """A beam over whole turns and one evaluation in remaining turns; what the next hand may bring is not looked at."""


class ExpertBot(PlanningBot):
    """The planner, wider, with constants won head to head, and a look ahead where it pays."""

    width = 16

    def weights(self, players: int, board: Board) -> Weights:
        return expert_weights(players, board)

    def ahead(self, players: int) -> Ahead | None:
        """Two turns; with two pieces, where it pays most (measured), a narrower beam and four turns near the end."""
        if players == 2:
            return Ahead(plans=6, alike=6, samples=12, turns=2, width=3, mix=0.3, shops=3, near=6.0, last=4)
        return Ahead(plans=6, alike=3, samples=16, turns=2, width=8, mix=0.4, shops=3, near=0.0, last=2)
