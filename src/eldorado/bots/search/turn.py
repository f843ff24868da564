"""A whole turn: what comes before the plan (drawing, taking, answering), the plan, and its actions one by one."""

from __future__ import annotations

from typing import Final

from ...engine.actions import TOKEN_SOURCE, Action
from ...engine.components import (
    CARD_KINDS,
    STARTING_KINDS,
    TOKEN_COIN_1,
    TOKEN_COIN_2,
    TOKEN_DRAW,
    TOKEN_KEEP_ITEM,
    TOKEN_REPLACE,
)
from ...engine.decision import DISCARD, PLAY, PURSE, REPLACE, TAKE
from ...engine.rules.market import can_buy_from
from ...engine.state import State
from ...engine.wide import i64
from ...engine.zones import count, kinds, listed, size
from .beam import search
from .holding import choose_held, drops
from .node import Mind, Node, path_to
from .shopping import Offer, deck_of, gain

WORTH_SWAPPING: Final = 2
"""The replace token is used for at least so many cards."""
FREE_CARD: Final = 1.0
"""Turns that another use of the Transmitter is worth."""
FREE_DRAW: Final = 0.2
"""Turns that another card in hand is worth."""
FEWEST_DRAWN: Final = 2
"""An item that draws is not wasted on fewer cards than this."""


def plan_turn(mind: Mind, state: State, seat: i64) -> list[Action]:
    """The actions to play from here, at least one. Who plays them looks again after each one that revealed something."""
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
    found = search(mind, root)
    return actions_of(mind, state, found[0])


def opening(mind: Mind, state: State) -> Action | None:
    """Cards and tokens that bring cards come before the plan: information before commitment."""
    me = state.players[mind.seat]
    if state.waiting and count(me.tokens, TOKEN_KEEP_ITEM):
        saved = _worth_saving(mind, state)
        if saved >= 0:
            return state.actions.keeps[saved]
    if state.is_moving():
        return None
    stock = size(me.draw) + size(me.discard)
    catalog = state.board.catalog
    for kind in kinds(me.hand):
        card = catalog.cards[kind]
        if card.draw and stock >= (FEWEST_DRAWN if card.item else 1):
            return state.actions.uses[kind]
        if card.take and state.market:
            return state.actions.uses[kind]
    if count(me.tokens, TOKEN_DRAW) and stock:
        return state.actions.uses[TOKEN_SOURCE + TOKEN_DRAW]
    return None


def _worth_saving(mind: Mind, state: State) -> i64:
    """The used item that a keep-item token should bring back, or -1."""
    deck = deck_of(state.players[mind.seat])
    best: i64 = -1
    most = mind.weights.token[TOKEN_KEEP_ITEM]
    for kind in kinds(state.waiting):
        card = state.board.catalog.cards[kind]
        worth = max(gain(mind, state, deck, kind), FREE_CARD * float(card.take) + FREE_DRAW * float(card.draw))
        if worth > most:
            best = kind
            most = worth
    return best


def best_card(mind: Mind, state: State, free: bool) -> i64:
    """The kind whose copy saves most turns: of every pile that has one (Transmitter), or of those the purse can pay."""
    deck = deck_of(state.players[mind.seat])
    best: i64 = -1
    most = 0.0
    prices = state.board.catalog.price
    for kind in range(STARTING_KINDS, CARD_KINDS):
        if count(state.market, kind) and (free or (2 * prices[kind] <= state.purse and can_buy_from(state, kind))):
            worth = gain(mind, state, deck, kind)
            if best < 0 or worth > most:
                best = kind
                most = worth
    return best


def _into_purse(mind: Mind, state: State) -> Action:
    """A purchase that was begun elsewhere: bought as soon as the purse pays for anything, else with the smallest card more."""
    kind = best_card(mind, state, False)
    if kind >= 0:
        return state.actions.buys[kind]
    values = state.board.catalog.half_coins
    me = state.players[mind.seat]
    best: i64 = -1
    for card in kinds(me.hand):
        if best < 0 or values[card] < values[best]:
            best = card
    if best >= 0:
        return state.actions.spends[best]
    return state.actions.spends[TOKEN_SOURCE + (TOKEN_COIN_1 if count(me.tokens, TOKEN_COIN_1) else TOKEN_COIN_2)]


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
