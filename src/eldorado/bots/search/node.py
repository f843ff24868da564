"""A plan for the rest of a turn under construction, and the mind that judges plans."""

from __future__ import annotations

from typing import Final, final

from ...engine.actions import Action
from ...engine.board import Board
from ...engine.int64 import i64
from ...engine.rules.ending import blockade_count, is_ahead
from ...engine.rules.market import plain_worth
from ...engine.state import Player, State
from ...engine.zones import size, weighed_by
from .fields import Field, Fields
from .weights import Weights

NO_LIMIT: Final = 1 << 40
SETTLED: Final = 12
"""For so many of the best plans it is worked out which cards to hold."""


@final
class Node:
    """A state reached by `actions` from `parent`; `taken` counts the tokens found on the way, three bits a cave.

    `turns` is what remains of the race, `score` the same with everything else that counts, `rank` the order of search.
    """

    def __init__(self, state: State, parent: Node | None, actions: list[Action], taken: i64) -> None:
        self.state = state
        self.parent = parent
        self.actions = actions
        self.taken = taken
        self.turns = 0.0
        self.score = 0.0
        self.rank = 0.0


def path_to(node: Node) -> list[Action]:
    """Everything that is played from the root to this node."""
    steps: list[Node] = []
    at: Node | None = node
    while at is not None:
        steps.append(at)
        at = at.parent
    actions: list[Action] = []
    for index in range(len(steps) - 1, -1, -1):
        actions.extend(steps[index].actions)
    return actions


@final
class Rival:
    """A piece of somebody else and how its owner's deck sees the board."""

    def __init__(self, space: i64, field: Field) -> None:
        self.space = space
        self.field = field


@final
class Mind:
    """What one bot knows and counts while it plans one turn. `limit` is its budget in nodes."""

    def __init__(self, board: Board, weights: Weights, width: i64) -> None:
        self.weights = weights
        self.fields = Fields(board, weights)
        self.width = width
        self.settled: i64 = SETTLED
        self.limit: i64 = NO_LIMIT
        self.nodes: i64 = 0
        self.seat: i64 = 0
        self.caves: i64 = 0
        self.find_worth = 0.0
        self.shop: list[float] = []
        self.won_before: i64 = 0
        self.is_last_turn = False
        self.others: list[i64] = []
        self.rivals: list[Rival] = []
        self._since: dict[i64, tuple[i64, i64]] = {}

    def look(self, state: State, seat: i64) -> State:
        """Prepares for the turn of a seat and returns the state to plan on: what lies in caves is not foreseen there."""
        self.seat = seat
        self.nodes = 0
        self.caves = state.caves
        me = state.players[seat]
        self.won_before = blockade_count(me.won)
        self.is_last_turn = state.arrivals > 0 and not state.setup.full_race
        self.find_worth = self._average_token(state.bag) * self.weights.explore
        root = state.copy()
        root.caves = 0
        if self.weights.jam > 0.0:
            self._mark_crowd(state, me)
        self.fields.horizon = max(1, min(self.weights.item_turns, i64(self.fields.remaining(me, state.seams))))
        self._look_around(state)
        return root

    def _mark_crowd(self, state: State, me: Player) -> None:
        """Makes the spaces dearer that others stand on: most beside the own pieces, and where somebody does not move on."""
        spaces: list[i64] = []
        costs: list[float] = []
        for seat in range(len(state.players)):
            if seat == self.seat:
                continue
            for piece in range(2):
                space = state.players[seat].at(piece)
                if space >= 0:
                    share = 1.0 - self._steps_apart(state, me, space) / self.weights.jam_fade
                    rounds = self._stood(seat * 2 + piece, space, state.round)
                    if share > 0.0:
                        spaces.append(space)
                        costs.append(self.weights.jam * share * (1.0 + self.weights.stuck * float(rounds)))
        self.fields.jam(spaces, costs)

    def _stood(self, piece: i64, space: i64, now: i64) -> i64:
        """Rounds since a piece of somebody else was first seen where it is."""
        since = self._since.get(piece, (space, now))
        if since[0] != space:
            since = (space, now)
        self._since[piece] = since
        return now - since[1]

    def _steps_apart(self, state: State, me: Player, space: i64) -> float:
        """By how many steps to the finish a space differs from the nearest own piece."""
        steps = state.board.distance
        apart = 99.0
        for own in (me.first, me.second):
            if own >= 0:
                apart = min(apart, abs(float(steps[own] - steps[space])))
        return apart

    def _look_around(self, state: State) -> None:
        """Where the others stand, and how each of them wants to go on; nothing of it without an interest in it."""
        self.others = []
        self.rivals = []
        if self.weights.crowd == 0.0 and self.weights.block == 0.0:
            return
        for seat in range(len(state.players)):
            player = state.players[seat]
            if seat == self.seat:
                continue
            field = self.fields.field(player.hand + player.draw + player.play + player.discard, state.seams)
            for space in (player.first, player.second):
                if space >= 0:
                    self.others.append(space)
                    self.rivals.append(Rival(space, field))

    def _average_token(self, bag: i64) -> float:
        tokens = size(bag)
        return self.tokens_worth(bag) / float(tokens) if tokens else 0.0

    def tokens_worth(self, tokens: i64) -> float:
        return weighed_by(tokens, self.weights.token)

    def judge(self, node: Node) -> None:
        """Fills in what a node is worth: the fewer turns the better."""
        state = node.state
        me = state.players[self.seat]
        self.nodes += 1
        turns = self.fields.remaining(me, state.seams)
        score = turns
        if me.tokens:
            score -= self.tokens_worth(me.tokens) * min(1.0, 0.25 * turns)
        if node.taken:
            score -= self.find_worth * float(size(node.taken)) * min(1.0, 0.25 * turns)
        score -= self.weights.blockade * float(blockade_count(me.won) - self.won_before)
        if self.others and not me.arrival:
            score += self._jostle(state, me)
        if me.arrival:
            score -= 10.0 if not self.is_last_turn or self._wins(state) else 1.0
        node.turns = turns
        node.score = score
        node.rank = score
        if not state.bought and not me.arrival:
            node.rank -= self.weights.rough * self.rough_shop(me)

    def _jostle(self, state: State, me: Player) -> float:
        """What it costs to have others in the way, less what it brings to be in theirs."""
        field = self.fields.field(me.hand + me.draw + me.play + me.discard, state.seams)
        cost = self.weights.crowd * (
            self.fields.detour(field, me.first, self.others) + self.fields.detour(field, me.second, self.others)
        )
        if self.weights.block > 0.0:
            mine = [me.first, me.second]
            for rival in self.rivals:
                cost -= self.weights.block * self.fields.detour(rival.field, rival.space, mine)
        return cost

    def _wins(self, state: State) -> bool:
        """Whether nobody who is home already stays ahead by the tie-breaks (R11.8)."""
        for other in range(len(state.players)):
            if other != self.seat and state.players[other].arrival and is_ahead(state, other, self.seat):
                return False
        return True

    def rough_shop(self, me: Player) -> float:
        """What the hand's coins could buy, by a table made at the start of the turn."""
        coins = self.coins(me)
        if not self.shop:
            return 0.0
        return self.shop[min(coins, len(self.shop) - 1)]

    def coins(self, me: Player) -> i64:
        """Half-coins in hand, tokens counted."""
        return plain_worth(self.fields.board.catalog, me.hand, me.tokens)


def best_first(nodes: list[Node], most: i64) -> list[Node]:
    """The best by rank; equal ones stay in the order in which they were found."""
    keyed: list[tuple[float, int]] = []
    for index in range(len(nodes)):
        keyed.append((nodes[index].rank, index))
    keyed.sort()
    best: list[Node] = []
    for at in range(min(most, len(keyed))):
        best.append(nodes[keyed[at][1]])
    return best
