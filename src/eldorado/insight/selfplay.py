"""One game played to learn from: planners that now and then play a plan drawn by lot, seen after their turns."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, final

from ..bots.interface import Budget
from ..bots.planning import PlanningBot
from ..bots.search.foresight import Foresight, Trust
from ..bots.search.lookahead import Ahead
from ..bots.search.sight import Glance, Sight
from ..bots.search.turn import plan_turn
from ..bots.search.weights import Weights, expert_weights, planner_weights
from ..bots.value import Value
from ..engine.actions import DONE, Action
from ..engine.apply import apply
from ..engine.board import Board
from ..engine.components import CARD_KINDS, STARTING_KINDS
from ..engine.decision import OVER
from ..engine.rules.ending import winner
from ..engine.rules.setup import new_state
from ..engine.setup import Setup
from ..engine.state import State
from ..engine.view import View, view
from ..engine.zones import count, one, size
from ..game import actions_of

LOT: Final = 0.15
"""How often a plan is drawn by lot instead of played as found best."""
PLANS_BY_LOT: Final = 10
GIFT: Final = 0.15
"""How often a seat begins with a card of the market more, so that uncommon decks are seen."""
ROUND_CAP: Final = 80
WITH_VALUE: Final = 0.75
"""How often a seat goes by the value, if there is one: positions of weaker players must be known, too."""
SHARES: Final = (0.5, 0.8, 1.0, 1.0, 1.0)
"""How much such a seat believes it against the formula. Most believe it alone: what a value overrates it learns only from
games of those who follow it there."""
AT_ONCE: Final = Ahead(plans=1, alike=1, samples=0, turns=1, width=1, mix=1.0, shops=0, near=0.0, last=1)
"""No look ahead: plans are judged where they end."""


@final
class Lesson:
    """What one game taught: for every position one row a seat, the formula's turns, the turns it really took, and who won."""

    def __init__(self) -> None:
        self.rows = bytearray()
        self.bases: list[float] = []
        self.turns: list[float] = []
        self.wins: list[int] = []
        self.seats: list[int] = []


class LotBot(PlanningBot):
    """A planner, or an expert that does not look ahead, with or without a value; now and then it draws its plan by lot."""

    def __init__(self, expert: bool, lot: float, value: Value | None, sight: Sight, share: float = 0.5) -> None:
        super().__init__()
        self.trust = Trust(share, share, 0.0)
        self.expert = expert
        self.lot = lot
        self.value = value
        self.sight = sight

    def weights(self, players: int, board: Board) -> Weights:
        return expert_weights(players, board) if self.expert else planner_weights()

    def _think(self, view: View, budget: Budget, rng: random.Random) -> list[Action]:
        pick = rng.randrange(PLANS_BY_LOT) if rng.random() < self.lot else 0
        mind = self._ready(view, budget)
        if self.value is None:
            return plan_turn(mind, view.known, view.viewer, None, [], pick)
        mind.seat = view.viewer
        foresight = Foresight(mind, self.sight, self.value.judge, self.trust)
        foresight.prepare(view.known, view.hand_sizes)
        return plan_turn(mind, view.known, view.viewer, AT_ONCE, [], pick, foresight)


@final
class SelfPlay:
    """A game under way. All play to the end (a full race), so that it is known how many turns each of them needed."""

    def __init__(
        self, board: Board, players: int, caves: bool, seed: int, bots: Sequence[PlanningBot], rng: random.Random
    ) -> None:
        self.plain = Setup(board, players, 0, caves, frozenset(), 0, ROUND_CAP)
        race = Setup(board, players, seed, caves, frozenset({"fullRace"}), 0, ROUND_CAP)
        self.state = new_state(race, actions_of(board))
        self.public = race.without_seed()
        self.bots = bots
        self.rng = rng
        self.sight = Sight(board)
        self.done = [0] * players
        self.lesson = Lesson()
        self._marks: list[list[int]] = []

    def give(self, seat: int, kind: int) -> None:
        """A card of the market for a seat's first deck."""
        if count(self.state.market, kind):
            self.state.market -= one(kind)
            self.state.players[seat].discard += one(kind)

    def run(self) -> Lesson:
        while self.state.decision != OVER:
            self._turn()
        self._mark_results()
        return self.lesson

    def _turn(self) -> None:
        """One turn of one seat, and what is seen after it."""
        state, seat = self.state, int(self.state.current)
        me = state.players[seat]
        draw = held = 0
        turn = (int(state.round), seat)
        while state.decision != OVER and (int(state.round), int(state.current)) == turn:
            seen = view(state, seat, self.public)
            action = self.bots[seat].choose(seen, (), Budget(), self.rng)
            draw = int(me.draw)
            held = int(me.hand) if action.verb == DONE else 0
            apply(state, action)
        self.done[seat] += 1
        if not self._is_decided():
            self._see(seat, draw, held)

    def _is_decided(self) -> bool:
        """Whether a game that is no full race would be over by now."""
        state = self.state
        return state.decision == OVER or any(p.arrival and p.arrival_round < state.round for p in state.players)

    def _see(self, seat: int, draw: int, held: int) -> None:
        known = self.state.copy()
        known.setup = self.plain
        glances = [
            self.sight.ended(known, other, draw, held) if other == seat else waiting(self.sight, known, other)
            for other in range(len(known.players))
        ]
        for other in range(len(known.players)):
            self.lesson.rows += bytes(self.sight.row(known, other, glances))
            self.lesson.bases.append(glances[other].turns)
        self.lesson.seats.append(len(known.players))
        self._marks.append(list(self.done))

    def _mark_results(self) -> None:
        best = int(winner(self.state))
        for marks in self._marks:
            for seat, done in enumerate(marks):
                self.lesson.turns.append(max(0.0, self._needed(seat) - done))
                self.lesson.wins.append(1 if seat == best else 0)

    def _needed(self, seat: int) -> float:
        """Turns a seat took in all; who was left alone at the end is thought to go on as the formula says."""
        player = self.state.players[seat]
        if player.arrival:
            return float(self.done[seat])
        return self.done[seat] + max(1.0, waiting(self.sight, self.state, seat).turns)


def waiting(sight: Sight, state: State, seat: int) -> Glance:
    return sight.waiting(state, seat, size(state.players[seat].hand))


def _lot_bot(value: Value | None, sight: Sight, rng: random.Random) -> LotBot:
    expert = rng.random() < 0.5
    if value is None or rng.random() >= WITH_VALUE:
        return LotBot(expert, LOT, None, sight)
    return LotBot(expert, LOT, value, sight, rng.choice(SHARES))


def play_lesson(board: Board, players: int, caves: bool, seed: int, value: Value | None = None) -> Lesson:
    """One game; the same arguments give the same lesson."""
    rng = random.Random(seed)
    sight = Sight(board)
    bots = [_lot_bot(value, sight, rng) for _ in range(players)]
    game = SelfPlay(board, players, caves, seed, bots, rng)
    gifts(game, players, rng)
    return game.run()


def gifts(game: SelfPlay, players: int, rng: random.Random) -> None:
    """A card more for some seats."""
    for seat in range(players):
        if rng.random() < GIFT:
            game.give(seat, rng.randrange(STARTING_KINDS, CARD_KINDS))
