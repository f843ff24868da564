"""R7: one purchase a turn, paid in half-coins; the market opens where a slot is vacant."""

from __future__ import annotations

from ..actions import CHANGED_SOURCE, HALF_SOURCE, TOKEN_SOURCE, Action
from ..catalog import Catalog
from ..components import CARD_KINDS, COIN, NO_SYMBOL, STARTING_KINDS, TOKEN_CHANGE_SYMBOL, TOKEN_COIN_1, TOKEN_COIN_2
from ..decision import PLAY, PURSE
from ..events import CARD_BOUGHT, CARD_SPENT, CARD_TAKEN, PILE_MOVED, SLOT_VACATED
from ..int64 import i64
from ..state import State
from ..zones import count, one, weighed
from .items import lay_down
from .tokens import use_token

SLOTS: i64 = 6


def slot(state: State, index: i64) -> i64:
    """The kind on a slot of the market board, 0 when it is vacant (the Explorer, kind 0, is never sold)."""
    return (state.slots >> (5 * index)) & 31


def fill_slot(state: State, index: i64, kind: i64) -> None:
    """Puts a pile on a vacant slot."""
    state.slots |= kind << (5 * index)


def _vacate_slot(state: State, index: i64) -> None:
    state.slots -= slot(state, index) << (5 * index)


def slot_of(state: State, kind: i64) -> i64:
    """The slot on which this kind lies, or -1 for the reserve."""
    for index in range(6):
        if slot(state, index) == kind:
            return index
    return -1


def vacant_slot(state: State) -> i64:
    """The first vacant slot, or -1: then only the market can be bought from (R7.7)."""
    return slot_of(state, 0)


def can_buy_from(state: State, kind: i64) -> bool:
    """R7.7: a pile with cards, on the market or with a slot vacant for it."""
    return count(state.market, kind) > 0 and (slot_of(state, kind) >= 0 or vacant_slot(state) >= 0)


def cheapest(state: State) -> i64:
    """The lowest price, in half-coins, of any pile that may be bought from; a large number when there is none."""
    catalog = state.board.catalog
    is_open = vacant_slot(state) >= 0
    for kind in catalog.by_price:
        if count(state.market, kind) and (is_open or slot_of(state, kind) >= 0):
            return 2 * catalog.price[kind]
    return 199


def wealth(state: State) -> i64:
    """The most that the one to decide could pay now, in half-coins, the purse included."""
    me = state.me()
    return state.purse + worth(state, me.hand, me.tokens)


def plain_worth(catalog: Catalog, hand: i64, tokens: i64) -> i64:
    """What this hand and these tokens pay as they are, in half-coins (R7.2-R7.5)."""
    total = weighed(hand, catalog.half_coins)
    if tokens:
        total += 4 * count(tokens, TOKEN_COIN_2) + 2 * count(tokens, TOKEN_COIN_1)
    return total


def worth(state: State, hand: i64, tokens: i64) -> i64:
    """The most that this hand and these tokens could pay, in half-coins (R7.2, R10.12)."""
    total = plain_worth(state.board.catalog, hand, tokens)
    changes = count(tokens, TOKEN_CHANGE_SYMBOL)
    return total + _best_changes(state, hand, changes) if changes else total


def _best_changes(state: State, hand: i64, changes: i64) -> i64:
    """What change-symbol tokens would add to the worth of a hand: the strongest green and blue cards first."""
    catalog = state.board.catalog
    gain: i64 = 0
    left = changes
    for power in range(7, 0, -1):
        for kind in range(CARD_KINDS):
            if catalog.power[kind] == power and catalog.symbol[kind] < COIN:
                used = min(count(hand, kind), left)
                gain += used * (2 * power - 1)
                left -= used
    return gain


def add_spends(state: State, hand: list[int], out: list[Action]) -> None:
    """Cards and tokens that may go into the purse: some pile must stay payable (R7.2)."""
    me = state.me()
    price = cheapest(state)
    if price > 99 or wealth(state) < price:
        return
    if not me.tokens and not state.setup.any_card_as_half:
        for kind in hand:
            out.append(state.actions.spends[kind])
        return
    for source in _spendable(state, hand):
        _hand, _tokens = _without(state, source)
        if state.purse + value(state, source) + worth(state, _hand, _tokens) >= price:
            out.append(state.actions.spends[source])


def _spendable(state: State, hand: list[int]) -> list[int]:
    me = state.me()
    catalog = state.board.catalog
    found: list[int] = []
    found.extend(hand)
    if state.setup.any_card_as_half:
        for kind in hand:
            if catalog.half_coins[kind] > 1:
                found.append(HALF_SOURCE + kind)
    for token in range(TOKEN_COIN_1, TOKEN_COIN_2 + 1):
        if count(me.tokens, token):
            found.append(TOKEN_SOURCE + token)
    if count(me.tokens, TOKEN_CHANGE_SYMBOL):
        for kind in hand:
            if catalog.symbol[kind] < COIN:
                found.append(CHANGED_SOURCE + kind)
    return found


def _without(state: State, source: i64) -> tuple[i64, i64]:
    """Hand and tokens after this source has gone into the purse."""
    me = state.me()
    if source < TOKEN_SOURCE:
        return me.hand - one(source), me.tokens
    if source < CHANGED_SOURCE:
        return me.hand, me.tokens - one(source - TOKEN_SOURCE)
    if source < HALF_SOURCE:
        return me.hand - one(source - CHANGED_SOURCE), me.tokens - one(TOKEN_CHANGE_SYMBOL)
    return me.hand - one(source - HALF_SOURCE), me.tokens


def pays_by_power(catalog: Catalog, kind: i64) -> bool:
    """Whether a card pays with its coins, which uses an item up; half a coin does not (R8.2, R8.3)."""
    return catalog.half_coins[kind] > 1


def value(state: State, source: i64) -> i64:
    """What a source adds to the purse, in half-coins (R7.2, R7.3, R10.12)."""
    catalog = state.board.catalog
    if source < TOKEN_SOURCE:
        return catalog.half_coins[source]
    if source < CHANGED_SOURCE:
        return 4 if source == TOKEN_SOURCE + TOKEN_COIN_2 else 2
    if source < HALF_SOURCE:
        return 2 * catalog.power[source - CHANGED_SOURCE]
    return 1


def spend(state: State, source: i64) -> None:
    """Into the purse; an item that pays with its power is used, one that counts half is not (R8.2, R8.3)."""
    catalog = state.board.catalog
    state.decision = PURSE
    state.purse += value(state, source)
    if TOKEN_SOURCE <= source < CHANGED_SOURCE:
        use_token(state, source - TOKEN_SOURCE)
        return
    kind = source
    by_power = source < TOKEN_SOURCE and pays_by_power(catalog, source)
    if source >= HALF_SOURCE:
        kind = source - HALF_SOURCE
    elif source >= CHANGED_SOURCE:
        kind = source - CHANGED_SOURCE
        by_power = True
        use_token(state, TOKEN_CHANGE_SYMBOL)
    lay_down(state, kind, by_power)
    state.tell(CARD_SPENT, state.current, what=source, amount=state.purse)


def add_purchases(state: State, out: list[Action]) -> None:
    """What the purse can pay now."""
    prices = state.board.catalog.price
    for kind in range(STARTING_KINDS, CARD_KINDS):
        if 2 * prices[kind] <= state.purse and can_buy_from(state, kind):
            out.append(state.actions.buys[kind])


def buy(state: State, kind: i64) -> None:
    """The card goes to the discard pile; a reserve pile comes onto the board; moving is over (R7.6-R7.9, R3.5)."""
    if slot_of(state, kind) < 0:
        index = vacant_slot(state)
        fill_slot(state, index, kind)
        state.tell(PILE_MOVED, state.current, what=kind, amount=index)
    state.tell(CARD_BOUGHT, state.current, what=kind, amount=state.purse)
    _sell_one(state, kind)
    state.purse = 0
    state.bought = True
    state.decision = PLAY


def take(state: State, kind: i64) -> None:
    """The Transmitter's card: free, no purchase, and no pile moves (R7.13-R7.15)."""
    state.tell(CARD_TAKEN, state.current, what=kind)
    _sell_one(state, kind)
    state.decision = PLAY


def _sell_one(state: State, kind: i64) -> None:
    state.market -= one(kind)
    state.me().discard += one(kind)
    index = slot_of(state, kind)
    if index >= 0 and not count(state.market, kind):
        _vacate_slot(state, index)
        state.tell(SLOT_VACATED, state.current, what=kind, amount=index)


def add_takes(state: State, out: list[Action]) -> None:
    for kind in range(STARTING_KINDS, CARD_KINDS):
        if count(state.market, kind):
            out.append(state.actions.takes[kind])


assert NO_SYMBOL > COIN
