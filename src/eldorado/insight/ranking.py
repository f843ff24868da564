"""Plans of one turn side by side, each played on with the same chances: what a value must know to order plans.

A race tells how good a position was, with all the luck of the race; plans of the same turn share nearly all of that luck, so
that a few looks tell which is better.
"""

from __future__ import annotations

import random
from typing import Final, final

from ..bots.interface import Budget
from ..bots.search.beam import search
from ..bots.search.contest import Rounds
from ..bots.search.foresight import Contest, Foresight
from ..bots.search.lookahead import Ahead
from ..bots.search.opening import opening
from ..bots.search.sight import Sight
from ..bots.value import Value
from ..engine.actions import Action
from ..engine.board import Board
from ..engine.decision import PLAY
from ..engine.view import View
from .selfplay import LOT, LotBot, SelfPlay, gifts

LOOKED_AT: Final = 0.25
"""How often the plans of a turn are played on."""
PLANS: Final = 10
FIRST_PLANS: Final = 6
"""Of those the best; the others are drawn by lot from what was found besides."""
LOOKS: Final = 12
AHEAD: Final = Ahead(plans=PLANS, alike=3, samples=LOOKS, turns=3, width=3, mix=0.0, shops=3, near=0.0, last=3)
CONTEST: Final = Contest(first=LOOKS, most=LOOKS, choices=3, held=0)
FEWEST: Final = 3
"""Fewer plans are no choice."""
SHOWN: Final = 40


@final
class Ranked:
    """Turns of games: for every plan a row, the formula's turns, and the turns it led to; `plans` says how many a turn has."""

    def __init__(self) -> None:
        self.rows = bytearray()
        self.bases: list[float] = []
        self.turns: list[float] = []
        self.plans: list[int] = []


class LookingBot(LotBot):
    """Plays as a LotBot does, and now and then plays all plans of a turn on before."""

    def __init__(self, expert: bool, value: Value, sight: Sight, ranked: Ranked, chance: random.Random) -> None:
        super().__init__(expert, LOT, value, sight)
        self.ranked = ranked
        self.chance = chance

    def _think(self, view: View, budget: Budget, rng: random.Random) -> list[Action]:
        if self.chance.random() < LOOKED_AT and view.known.decision == PLAY:
            self._look(view, budget)
        return super()._think(view, budget, rng)

    def _look(self, view: View, budget: Budget) -> None:
        assert self.value is not None
        mind = self._ready(view, budget)
        root = mind.look(view.known, view.viewer)
        if mind.is_last_turn or opening(mind, root) is not None:
            return
        mind.settled, settled = SHOWN, mind.settled
        found = search(mind, root)
        mind.settled = settled
        if len(found) < FEWEST or found[0].node.state.players[view.viewer].arrival:
            return
        foresight = Foresight(mind, self.sight, self.value.judge, self.trust, CONTEST)
        foresight.prepare(view.known, view.hand_sizes)
        for offer in found:
            offer.static, offer.held, offer.held_worth = offer.score + offer.held_worth, 0, 0.0
        found = foresight.order(found)
        rest = found[FIRST_PLANS:]
        plans = found[:FIRST_PLANS] + self.chance.sample(rest, min(len(rest), PLANS - FIRST_PLANS))
        width, mind.width = mind.width, AHEAD.width
        rounds = Rounds(foresight, AHEAD, [self.chance.randbytes(16) for _ in range(LOOKS)])
        entered = [rounds.enter(offer) for offer in plans]
        looks = rounds.look(entered, LOOKS)
        mind.width = width
        for plan in entered:
            foresight.add(plan.offer)
            self.ranked.turns.append(sum(plan.said) / float(looks))
        self.ranked.rows += bytes(foresight.rows)
        self.ranked.bases += foresight.bases
        self.ranked.plans.append(len(entered))


def rank_plans(board: Board, players: int, caves: bool, seed: int, value: Value) -> Ranked:
    """The looks of one game; the same arguments give the same."""
    rng, ranked, sight = random.Random(seed), Ranked(), Sight(board)
    chance = random.Random(f"looks {seed}")
    bots = [LookingBot(rng.random() < 0.5, value, sight, ranked, chance) for _ in range(players)]
    game = SelfPlay(board, players, caves, seed, bots, rng)
    gifts(game, players, rng)
    game.run()
    return ranked
