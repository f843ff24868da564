"""One play at a time: the one that brings most, then the tastiest card that can be paid. No plan, no combination."""

from __future__ import annotations

from typing import Final, final

from ...engine.actions import TOKEN_SOURCE, Action
from ...engine.board import Board
from ...engine.components import CARD_IDS
from ...engine.decision import DISCARD, PLAY, PURSE, REPLACE, TAKE
from ...engine.int64 import i64
from ...engine.rules.market import add_spends, can_buy_from
from ...engine.state import State
from ...engine.zones import count, kinds, listed, size
from .beam import roots_of
from .node import Mind, Node
from .opening import opening
from .plays import Key, Plays
from .shopping import Purse, purses
from .turn import swaps
from .weights import Weights

STEADY_TASTE: Final = (
    "pioneer", "trailblazer", "captain", "adventurer", "native", "cartographer", "giant_machete", "scientist", "prop_plane",
    "compass", "millionaire", "journalist", "scout", "photographer", "treasure_chest", "transmitter", "travel_log",
    "jack_of_all_trades",
)  # fmt: skip
BEGINNER_TASTE: Final = (
    "pioneer", "millionaire", "native", "adventurer", "prop_plane", "cartographer", "scientist", "transmitter",
    "trailblazer", "giant_machete", "journalist", "treasure_chest", "travel_log", "captain", "photographer", "compass",
    "jack_of_all_trades", "scout",
)  # fmt: skip
WORTH_PLAYING: Final = 0.01
"""Turns that a play must save; going round in circles saves none."""
CAREFUL: Final = 0.3
"""A slip never leads further back than this."""


@final
class ShoppingHabit:
    """What a simple player likes to buy, the best first, and when it stops buying."""

    def __init__(self, board: Board, weights: Weights, taste: tuple[str, ...], enough: i64, last: float) -> None:
        self.mind = Mind(board, weights, 1)
        self.taste: list[i64] = [i64(CARD_IDS.index(id_)) for id_ in taste]
        self.enough = enough
        self.last = last


def next_play(habit: ShoppingHabit, state: State, seat: i64, slip: i64) -> list[Action]:
    """The actions of the next play, or of the purchase, or of the end of the turn. `slip` >= 0 picks any sensible play."""
    mind = habit.mind
    root = mind.look(state, seat)
    if state.decision == TAKE:
        return [state.actions.takes[_tastiest(habit, state, 99, True)]]
    if state.decision == DISCARD:
        return [state.actions.discards[kind] for kind in listed(state.me().hand)]
    if state.decision == REPLACE:
        return swaps(state, state.me().hand)
    if state.decision == PURSE:
        return [_into_purse(habit, state)]
    if state.decision == PLAY:
        first = opening(mind, root)
        if first is not None:
            return [first]
    best = _best_play(mind, root, slip)
    if best is not None:
        return best.actions
    return _purchase(habit, state) if not state.bought else [state.actions.end]


def _best_play(mind: Mind, state: State, slip: i64) -> Node | None:
    """The single play after which fewest turns remain, if it saves any; something under way is finished in any case."""
    seen: set[Key] = set()
    found = roots_of(mind, state, seen)
    here = found[0].turns + 99.0
    if state.decision == PLAY and not state.is_moving():
        here = found[0].score
        node = found[0]
        found = []
        Plays(mind, node, seen, found).add_all()
    if slip >= 0:
        found = [node for node in found if node.score < here + CAREFUL]
        if found:
            return found[slip % len(found)]
        return None
    best: Node | None = None
    least = here - WORTH_PLAYING
    for node in found:
        if node.score < least:
            best = node
            least = node.score
    return best


def _tastiest(habit: ShoppingHabit, state: State, coins: i64, free: bool) -> i64:
    """The first kind of the taste that is there and can be paid, or -1."""
    prices = state.board.catalog.price
    for kind in habit.taste:
        if count(state.market, kind) and (free or (2 * prices[kind] <= coins and can_buy_from(state, kind))):
            return kind
    return -1


def _purchase(habit: ShoppingHabit, state: State) -> list[Action]:
    """Buys with the least that pays, as long as the deck is not large and the race not over; else ends the turn."""
    mind = habit.mind
    me = state.me()
    cards = size(me.hand) + size(me.draw) + size(me.play) + size(me.discard)
    wanted: i64 = -1
    if cards < habit.enough and mind.fields.remaining(me, state.seams) > habit.last:
        wanted = _tastiest(habit, state, mind.coins(me), False)
    if wanted < 0:
        return [state.actions.end]
    price = 2 * state.board.catalog.price[wanted]
    best: Purse | None = None
    for purse in purses(mind, me):
        if purse.total >= price and (best is None or _waste(purse) < _waste(best)):
            best = purse
    actions: list[Action] = []
    if best is not None:
        actions.extend([state.actions.spends[kind] for kind in listed(best.cards)])
        actions.extend([state.actions.spends[TOKEN_SOURCE + token] for token in listed(best.tokens)])
        actions.append(state.actions.buys[wanted])
    return actions


def _waste(purse: Purse) -> i64:
    return purse.total + 4 * size(purse.items) + 2 * size(purse.tokens)


def _into_purse(habit: ShoppingHabit, state: State) -> Action:
    """A purchase that somebody else began: goes on with it."""
    kind = _tastiest(habit, state, state.purse, False)
    if kind >= 0:
        return state.actions.buys[kind]
    spends: list[Action] = []
    add_spends(state, kinds(state.me().hand), spends)
    return spends[0]
