"""The lower half of the ladder: any legal action, a first game, and a sensible walk without a plan."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ..engine.actions import Action
from ..engine.board import Board
from ..engine.view import View
from .interface import Bot, Budget
from .search.greedy import BEGINNER_TASTE, STEADY_TASTE, ShoppingHabit, next_play
from .search.weights import Weights

BEGINNER_SLIPS = 0.25
"""How often the beginner plays something else than what looks best."""
STEADY_SLIPS = 0.08
STEADY_THINNEST = 5
"""Steady keeps at least so many cards; to go lower asks for a plan."""
NO_SLIP = -1


class RandomBot(Bot):
    """Every option is as likely as the others."""

    def choose(self, view: View, options: Sequence[Action], budget: Budget, rng: random.Random) -> Action:
        return options[rng.randrange(len(options))]


class SteadyBot(Bot):
    """Plays the single best play until none brings it nearer, then buys what it likes best; it seldom slips."""

    slips = STEADY_SLIPS

    def __init__(self) -> None:
        self._play: list[Action] = []
        self._habit: ShoppingHabit | None = None

    def choose(self, view: View, options: Sequence[Action], budget: Budget, rng: random.Random) -> Action:
        if not self._play or self._play[0] not in options:
            self._play = next_play(self._ready(view), view.known, view.viewer, self.slip(rng))
        return self._play.pop(0)

    def slip(self, rng: random.Random) -> int:
        return rng.randrange(1 << 16) if rng.random() < self.slips else NO_SLIP

    def habit(self, board: Board) -> ShoppingHabit:
        weights = Weights()
        weights.thinnest = STEADY_THINNEST
        return ShoppingHabit(board, weights, STEADY_TASTE, 16, 3.0)

    def _ready(self, view: View) -> ShoppingHabit:
        if self._habit is None:
            self._habit = self.habit(view.known.board)
        return self._habit


class BeginnerBot(SteadyBot):
    """Likes dear cards, does not see what a base camp is good for, and slips now and then."""

    slips = BEGINNER_SLIPS

    def habit(self, board: Board) -> ShoppingHabit:
        weights = Weights()
        weights.camp = 2.0
        return ShoppingHabit(board, weights, BEGINNER_TASTE, 20, 0.0)
