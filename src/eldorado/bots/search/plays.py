"""Macro-plays: one card with all the ways it can go, a payment with every choice of cards, a token. Legality is the engine's."""

from __future__ import annotations

from typing import Final, final

from ...engine.actions import TOKEN_SOURCE, Action
from ...engine.apply import apply
from ...engine.components import CAMP, TOKEN_KEEP_ITEM, TOKEN_REMOVE
from ...engine.decision import PAY, REMOVE
from ...engine.int64 import i64
from ...engine.rules.blockades import add_breaks
from ...engine.rules.camps import add_camps
from ...engine.rules.caves import open_caves
from ...engine.rules.movement import add_first_steps, add_next_steps
from ...engine.rules.tokens import add_keeps, blocking
from ...engine.rules.turn import may_move
from ...engine.state import State
from ...engine.zones import count, kinds, one, size
from .fields import FAR_AWAY
from .node import Mind, Node

Key = tuple[i64, i64, i64, i64, i64]
BACKWARDS: Final = 1.5
"""A play that leaves the piece this many turns further away than before is not looked at."""


def key_of(mind: Mind, state: State) -> Key:
    """Two plans that lead to the same of this are the same plan in another order."""
    me = state.players[mind.seat]
    place = (me.first + 2) + (me.second + 2) * 4096 + i64(state.passing) * 16777216
    return (place, me.hand, me.removed + state.waiting, state.seams, me.tokens)


def is_camp(state: State) -> bool:
    """Whether the open payment is for a base camp."""
    return state.goal >= 0 and state.board.terrain[state.goal] == CAMP


def deck_size(state: State) -> i64:
    me = state.me()
    return size(me.hand) + size(me.draw) + size(me.play) + size(me.discard)


@final
class Plays:
    """Grows the plans that follow a node; what was `seen` before, in whatever order it was played, is left out."""

    def __init__(self, mind: Mind, node: Node, seen: set[Key], out: list[Node]) -> None:
        self.mind = mind
        self.node = node
        self.seen = seen
        self.out = out
        self.piece: i64 = 0
        self.backwards = BACKWARDS
        self.reached: dict[i64, i64] = {}

    def add_all(self) -> None:
        """Every macro-play from a node that is between two plays."""
        state = self.node.state
        if state.players[self.mind.seat].arrival or not may_move(state):
            return
        self.add_walks(kinds(state.me().hand))
        self.add_payments()
        tokens = state.me().tokens
        if tokens and count(tokens, TOKEN_REMOVE):
            self.add_token_removals()

    def add_continued(self) -> None:
        """From a state in the middle of something (a movement, a payment, a removal): every way to finish it."""
        state = self.node.state
        self.piece = state.piece
        self.backwards = FAR_AWAY  # what is under way must be finished, however badly
        if state.decision == PAY:
            self._give(state, [], 0)
        elif state.decision == REMOVE:
            self._remove(state, [], 0)
        else:
            self._walk(state, [], state.source)

    def add_walks(self, hand: list[int]) -> None:
        """One card or token and everywhere it can end."""
        firsts: list[Action] = []
        add_first_steps(self.node.state, hand, blocking(self.node.state), firsts)
        add_breaks(self.node.state, hand, firsts)
        for action in firsts:
            twin = self.node.state.copy()
            apply(twin, action)
            self.piece = action.piece
            self._walk(twin, [action], action.source)

    def _walk(self, state: State, path: list[Action], source: i64) -> None:
        """Stops here, and goes on in every direction; a place reached again counts only with more power left."""
        at = state.players[self.mind.seat].at(self.piece) + 2
        spot = at + state.seams * 4096 + (((source + 1) * 2 + self.piece) * 4 + state.symbol) * 17179869184
        moving = state.is_moving()
        left = state.left if moving else 0
        before = self.reached.get(spot, -1)
        if before >= left:
            return
        self.reached[spot] = left
        if before < 0:
            self._stop(state, path)
        if moving:
            steps: list[Action] = []
            add_next_steps(state, steps)
            for action in steps:
                twin = state.copy()
                apply(twin, action)
                self._walk(twin, [*path, action], source)

    def _stop(self, state: State, path: list[Action]) -> None:
        """The movement ends here; a keep-item token makes two ends of one."""
        if state.is_moving():
            state = state.copy()
            apply(state, state.actions.stop)
            path = [*path, state.actions.stop]
        if state.waiting and count(state.me().tokens, TOKEN_KEEP_ITEM):
            keeps: list[Action] = []
            add_keeps(state, keeps)
            for keep in keeps:
                twin = state.copy()
                apply(twin, keep)
                self.add(twin, [*path, keep])
        self.add(state, path)

    def add(self, state: State, path: list[Action]) -> None:
        """Judges a new node and keeps it, unless the same was there before or it only leads away."""
        key = key_of(self.mind, state)
        if key in self.seen:
            return
        self.seen.add(key)
        child = Node(state, self.node, path, self.node.taken)
        if self.mind.caves:
            child.taken += self._found(state)
        self.mind.judge(child)
        if child.turns <= self.node.turns + self.backwards:
            self.out.append(child)

    def _found(self, state: State) -> i64:
        """The caves that this movement explores, three bits each (R10.4)."""
        start = self.node.state
        seat = self.mind.seat
        before = open_caves(start, start.players[seat].at(self.piece))
        fresh = open_caves(state, state.players[seat].at(self.piece)) & ~before
        found: i64 = 0
        cave: i64 = 0
        while fresh:
            if fresh & 1 and count(self.mind.caves, cave) > count(self.node.taken, cave):
                found += one(cave)
            fresh >>= 1
            cave += 1
        return found

    def add_payments(self) -> None:
        """Rubble, base camps and rubble blockades with every choice of cards; no camp when the deck would get too thin."""
        pays: list[Action] = []
        add_camps(self.node.state, blocking(self.node.state), pays)
        for pay in pays:
            twin = self.node.state.copy()
            apply(twin, pay)
            if is_camp(twin) and deck_size(twin) - twin.owed < self.mind.weights.thinnest:
                continue
            self.piece = pay.piece
            self._give(twin, [pay], 0)

    def _give(self, state: State, path: list[Action], least: i64) -> None:
        """Gives the cards that are still owed, in catalogue order, so that each choice comes once."""
        if state.decision != PAY:
            self.add(state, path)
            return
        for kind in kinds(state.me().hand):
            if kind >= least:
                give = state.actions.gives[kind]
                twin = state.copy()
                apply(twin, give)
                self._give(twin, [*path, give], kind)

    def add_token_removals(self) -> None:
        """The remove token with each card of the hand."""
        state = self.node.state
        if not state.me().hand or deck_size(state) - 1 < self.mind.weights.thinnest:
            return
        use = state.actions.uses[TOKEN_SOURCE + TOKEN_REMOVE]
        twin = state.copy()
        apply(twin, use)
        self._remove(twin, [use], 0)

    def _remove(self, state: State, path: list[Action], least: i64) -> None:
        """Every answer to an open removal, in catalogue order; none that makes the deck too thin unless it must be."""
        if state.decision != REMOVE:
            self.add(state, path)
            return
        if not state.must:
            twin = state.copy()
            apply(twin, state.actions.done)
            self.add(twin, [*path, state.actions.done])
            if deck_size(state) - 1 < self.mind.weights.thinnest:
                return
        for kind in kinds(state.me().hand):
            if kind >= least:
                remove = state.actions.removes[kind]
                twin = state.copy()
                apply(twin, remove)
                self._remove(twin, [*path, remove], kind)
