"""What comes before a plan: cards that bring cards, items worth saving, the card that helps most."""

from __future__ import annotations

from typing import Final

from ...engine.actions import TOKEN_SOURCE, Action
from ...engine.components import CARD_KINDS, STARTING_KINDS, TOKEN_DRAW, TOKEN_KEEP_ITEM
from ...engine.int64 import i64
from ...engine.rules.market import can_buy_from
from ...engine.state import State
from ...engine.zones import count, kinds, size
from .node import Mind
from .shopping import deck_of, gain

FREE_CARD: Final = 1.0
"""Turns that another use of the Transmitter is worth."""
FREE_DRAW: Final = 0.2
"""Turns that another card in hand is worth."""
FEWEST_DRAWN: Final = 2
"""An item that draws is not wasted on fewer cards than this."""


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
