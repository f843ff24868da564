"""A whole turn: what comes before the plan (drawing, taking, answering), the plan, and its actions one by one."""

from __future__ import annotations

from typing import Final

from ...engine.actions import TOKEN_SOURCE, Action
from ...engine.components import TOKEN_KEEP_ITEM, TOKEN_REPLACE
from ...engine.decision import DISCARD, PLAY, PURSE, REPLACE, TAKE
from ...engine.int64 import i64
from ...engine.rules.market import add_spends, value
from ...engine.state import State
from ...engine.zones import count, kinds, listed, size
from .beam import search
from .contest import refine_by_value
from .foresight import Foresight
from .holding import choose_held, drops
from .lookahead import Ahead, refine
from .node import Mind, Node, path_to
from .opening import best_card, opening
from .shopping import Offer

WORTH_SWAPPING: Final = 2
"""The replace token is used for at least so many cards."""


def plan_turn(
    mind: Mind, state: State, seat: i64, ahead: Ahead | None, keys: list[bytes], pick: i64 = 0, foresight: Foresight | None = None
) -> list[Action]:
    """The actions to play from here, at least one. Who plays them looks again after each one that revealed something.

    `keys` are the chances that `ahead` samples, none without it. `pick` takes a plan further down the list than the best.
    """
    root = mind.look(state, seat)
    if state.decision == PLAY:
        first = opening(mind, root)
        if first is not None:
            return [first]
    elif state.decision == TAKE:
        return [state.actions.takes[best_card(mind, root, True)]]
    elif state.decision == DISCARD:
        return _discards(state, _held_now(mind, root))
    elif state.decision == REPLACE:
        return swaps(state, state.players[seat].hand - _held_now(mind, root))
    elif state.decision == PURSE:
        return [_into_purse(mind, root)]
    found = search(mind, root, ahead is not None)
    if ahead is not None and foresight is not None:
        found = refine_by_value(foresight, found, ahead, keys)
    elif ahead is not None:
        found = refine(mind, found, ahead, keys)
    return actions_of(mind, state, found[min(pick, len(found) - 1)])


def _into_purse(mind: Mind, state: State) -> Action:
    """A purchase that was begun elsewhere: bought as soon as the purse pays for anything, else with the least that may go in."""
    kind = best_card(mind, state, False)
    if kind >= 0:
        return state.actions.buys[kind]
    spends: list[Action] = []
    add_spends(state, kinds(state.me().hand), spends)
    best = spends[0]
    for spend in spends:
        if value(state, spend.source) < value(state, best.source):
            best = spend
    return best


def _held_now(mind: Mind, state: State) -> i64:
    """What to keep of the hand as it is."""
    node = Node(state, None, [], 0)
    mind.judge(node)
    if mind.is_last_turn:
        return 0
    held, _ = choose_held(mind, state.players[mind.seat].hand, drops(mind, node))
    return held


def _discards(state: State, held: i64) -> list[Action]:
    actions = [state.actions.discards[kind] for kind in listed(state.me().hand - held)]
    if held:
        actions.append(state.actions.done)
    return actions


def swaps(state: State, unwanted: i64) -> list[Action]:
    """Puts cards down for the replace token; at least one, at most what it takes (R10.11)."""
    cards = listed(unwanted if unwanted else state.me().hand)
    if not unwanted:
        cards = cards[:1]
    actions = [state.actions.swaps[kind] for kind in cards[: state.owed]]
    if len(actions) < state.owed:
        actions.append(state.actions.done)
    return actions


def actions_of(mind: Mind, state: State, offer: Offer) -> list[Action]:
    """A plan as actions: its plays, its purchase, the end of the turn, the discards."""
    actions = path_to(offer.node)
    me = offer.node.state.players[mind.seat]
    if me.arrival:
        return actions
    table = state.actions
    left = me.hand
    if offer.purse is not None:
        left -= offer.purse.cards
    unwanted = left - offer.held
    if count(me.tokens, TOKEN_REPLACE) and size(unwanted) >= WORTH_SWAPPING and size(me.draw) + size(me.discard) > 0:
        actions.append(table.uses[TOKEN_SOURCE + TOKEN_REPLACE])
        cards = listed(unwanted)[:4]
        actions.extend([table.swaps[kind] for kind in cards])
        if len(cards) < min(4, size(me.hand)):
            actions.append(table.done)
        return actions
    if offer.purse is not None:
        for kind in listed(offer.purse.cards):
            actions.append(table.spends[kind])
        for token in listed(offer.purse.tokens):
            actions.append(table.spends[TOKEN_SOURCE + token])
        actions.append(table.buys[offer.kind])
        if offer.purse.items and count(me.tokens, TOKEN_KEEP_ITEM):
            actions.append(table.keeps[kinds(offer.purse.items)[0]])
    actions.append(table.end)
    actions.extend([table.discards[kind] for kind in listed(unwanted)])
    if offer.held:
        actions.append(table.done)
    return actions
