"""R10.10-R10.13: what cave tokens do. Finding them is `caves`; paying with them also `market`."""

from __future__ import annotations

from typing import Final

from ..actions import CHANGED_SOURCE, TOKEN_SOURCE, Action
from ..components import (
    MOVING_TOKENS,
    TOKEN_CHANGE_SYMBOL,
    TOKEN_DRAW,
    TOKEN_KEEP_ITEM,
    TOKEN_PASS_THROUGH,
    TOKEN_REMOVE,
    TOKEN_REPLACE,
)
from ..decision import PLAY, REPLACE
from ..events import CARD_SWAPPED, ITEM_KEPT, TOKEN_USED
from ..int64 import i64
from ..state import State
from ..zones import count, kinds, one, size
from .actions import ask_removal, draw_cards, play_card
from .items import lay_down, save_item

TOKEN_SYMBOL: list[i64] = [0, 0, 0, 1, 1, 2, 2]
TOKEN_POWER: list[i64] = [1, 2, 3, 1, 2, 1, 2]
REPLACED_AT_MOST: Final = 4


def blocking(state: State) -> i64:
    """Where pieces stand that may not be entered; with a pass-through token played, none are (R10.13)."""
    return 0 if state.passing else state.places()


def could_pass(state: State) -> bool:
    """Whether pieces are no hindrance, or need not be: a pass-through token was played or can be (R4.11, R10.13)."""
    tokens = state.me().tokens
    return state.passing or (not state.setup.strict_leftover and tokens > 0 and count(tokens, TOKEN_PASS_THROUGH) > 0)


def paying_sources(state: State, hand: list[int], symbol: i64, power: i64) -> list[int]:
    """Tokens, and cards under a change-symbol token, that can pay this much of a symbol (R10.11, R10.12)."""
    tokens = state.me().tokens
    found: list[int] = []
    for token in range(MOVING_TOKENS):
        if count(tokens, token) and TOKEN_SYMBOL[token] == symbol and TOKEN_POWER[token] >= power:
            found.append(TOKEN_SOURCE + token)
    if count(tokens, TOKEN_CHANGE_SYMBOL):
        changed = state.board.catalog.changed_payers_of(symbol, power)
        for kind in hand:
            if changed[kind]:
                found.append(CHANGED_SOURCE + kind)
    return found


def power_of(state: State, source: i64) -> i64:
    """What a card or token moves by, 0 for what does not move (R4.2, R10.11)."""
    if TOKEN_SOURCE <= source < CHANGED_SOURCE:
        token = source - TOKEN_SOURCE
        return TOKEN_POWER[token] if token < MOVING_TOKENS else 0
    return state.board.catalog.power[source - CHANGED_SOURCE if source >= CHANGED_SOURCE else source]


def play_source(state: State, source: i64) -> i64:
    """Plays a card, a token or a card under a change-symbol token, and returns its power (R10.10-R10.12)."""
    if source < TOKEN_SOURCE:
        play_card(state, source)
    elif source < CHANGED_SOURCE:
        use_token(state, source - TOKEN_SOURCE)
    else:
        use_token(state, TOKEN_CHANGE_SYMBOL)
        play_card(state, source - CHANGED_SOURCE)
    return power_of(state, source)


def use_token(state: State, token: i64) -> None:
    """Once, and it is gone (R10.10)."""
    state.me().tokens -= one(token)
    state.used_tokens += one(token)
    state.tell(TOKEN_USED, state.current, what=token)


def add_token_uses(state: State, out: list[Action]) -> None:
    """Tokens that act without moving; remove and replace need a card in hand (R10.11)."""
    tokens = state.me().tokens
    if count(tokens, TOKEN_DRAW):
        out.append(state.actions.uses[TOKEN_SOURCE + TOKEN_DRAW])
    if count(tokens, TOKEN_REMOVE) and state.me().hand:
        out.append(state.actions.uses[TOKEN_SOURCE + TOKEN_REMOVE])
    if count(tokens, TOKEN_REPLACE) and state.me().hand:
        out.append(state.actions.uses[TOKEN_SOURCE + TOKEN_REPLACE])
    if count(tokens, TOKEN_PASS_THROUGH) and not state.passing and (not state.bought or state.setup.move_after_buy):
        out.append(state.actions.uses[TOKEN_SOURCE + TOKEN_PASS_THROUGH])


def act_with_token(state: State, token: i64) -> None:
    use_token(state, token)
    if token == TOKEN_DRAW:
        draw_cards(state, 1)
    elif token == TOKEN_REMOVE:
        ask_removal(state, 1, True)
    elif token == TOKEN_REPLACE:
        state.decision = REPLACE
        state.owed = min(i64(REPLACED_AT_MOST), size(state.me().hand))
        state.goal_number = 0
    else:
        state.passing = True


def swap_card(state: State, kind: i64) -> None:
    """Puts a card down for the replace token; `goal_number` counts them."""
    lay_down(state, kind, False)
    state.tell(CARD_SWAPPED, state.current, what=kind)
    state.owed -= 1
    state.goal_number += 1
    if state.owed == 0:
        finish_replacing(state)


def finish_replacing(state: State) -> None:
    swapped = state.goal_number
    state.decision = PLAY
    state.owed = 0
    state.goal_number = 0
    draw_cards(state, swapped)


def add_keeps(state: State, out: list[Action]) -> None:
    """Items just used that a keep-item token can still save (R10.11)."""
    if state.waiting and count(state.me().tokens, TOKEN_KEEP_ITEM):
        for kind in kinds(state.waiting):
            out.append(state.actions.keeps[kind])


def keep_item(state: State, kind: i64) -> None:
    use_token(state, TOKEN_KEEP_ITEM)
    save_item(state, kind)
    state.tell(ITEM_KEPT, state.current, what=kind)
