"""R9: action cards and drawing; R8: items; and the cave tokens that do not move (R10.11)."""

from __future__ import annotations

from ..actions import TOKEN_SOURCE, Action
from ..components import TOKEN_DRAW, TOKEN_KEEP_ITEM, TOKEN_PASS_THROUGH, TOKEN_REMOVE, TOKEN_REPLACE
from ..decision import PLAY, REMOVE, REPLACE, TAKE
from ..events import CARD_REMOVED, CARD_SWAPPED, CARDS_DRAWN, DECK_SHUFFLED, ITEM_KEPT, ITEM_REMOVED
from ..int64 import i64
from ..rng import WORDS, below, block
from ..state import State
from ..zones import count, kinds, nth, one, size
from .movement import play_source, use_token

REPLACED_AT_MOST: i64 = 4


def add_uses(state: State, hand: list[int], out: list[Action]) -> None:
    """Action cards that act without moving, and tokens likewise (R3.6, R9.1)."""
    useful = state.board.catalog.useful
    for kind in hand:
        if (useful >> (3 * kind)) & 1 and (state.market or not state.board.catalog.cards[kind].take):
            out.append(state.actions.uses[kind])
    tokens = state.me().tokens
    if not tokens:
        return
    if count(tokens, TOKEN_DRAW):
        out.append(state.actions.uses[TOKEN_SOURCE + TOKEN_DRAW])
    if count(tokens, TOKEN_REMOVE) and state.me().hand:
        out.append(state.actions.uses[TOKEN_SOURCE + TOKEN_REMOVE])
    if count(tokens, TOKEN_REPLACE) and state.me().hand:
        out.append(state.actions.uses[TOKEN_SOURCE + TOKEN_REPLACE])
    if count(tokens, TOKEN_PASS_THROUGH) and not state.passing and (not state.bought or state.setup.move_after_buy):
        out.append(state.actions.uses[TOKEN_SOURCE + TOKEN_PASS_THROUGH])


def add_keeps(state: State, out: list[Action]) -> None:
    """Items just used that a keep-item token can still save (R10.11)."""
    if state.waiting and count(state.me().tokens, TOKEN_KEEP_ITEM):
        for kind in kinds(state.waiting):
            out.append(state.actions.keeps[kind])


def use(state: State, source: i64) -> None:
    if source >= TOKEN_SOURCE:
        _use_token(state, source - TOKEN_SOURCE)
        return
    card = state.board.catalog.cards[source]
    play_source(state, source)
    if card.draw:
        draw_cards(state, card.draw)
    if card.take:
        state.decision = TAKE
    elif card.remove:
        _ask_removal(state, card.remove, False)


def _use_token(state: State, token: i64) -> None:
    use_token(state, token)
    if token == TOKEN_DRAW:
        draw_cards(state, 1)
    elif token == TOKEN_REMOVE:
        _ask_removal(state, 1, True)
    elif token == TOKEN_REPLACE:
        state.decision = REPLACE
        state.owed = min(REPLACED_AT_MOST, size(state.me().hand))
        state.goal_number = 0
    else:
        state.passing = True


def _ask_removal(state: State, most: i64, must: bool) -> None:
    """Nothing is asked of an empty hand (R9.4)."""
    if state.me().hand:
        state.decision = REMOVE
        state.owed = min(most, size(state.me().hand))
        state.must = must


def remove_card(state: State, kind: i64) -> None:
    me = state.me()
    me.hand -= one(kind)
    me.removed += one(kind)
    state.tell(CARD_REMOVED, state.current, what=kind)
    state.owed -= 1
    if state.owed == 0:
        finish_removal(state)


def finish_removal(state: State) -> None:
    state.decision = PLAY
    state.owed = 0
    state.must = False


def swap_card(state: State, kind: i64) -> None:
    """Puts a card down for the replace token; `goal_number` counts them."""
    me = state.me()
    me.hand -= one(kind)
    me.play += one(kind)
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


def keep_item(state: State, kind: i64) -> None:
    use_token(state, TOKEN_KEEP_ITEM)
    state.waiting -= one(kind)
    state.me().play += one(kind)
    state.tell(ITEM_KEPT, state.current, what=kind)


def remove_used_items(state: State) -> None:
    """The window of the keep-item token closes: used items leave the game (R8.1, R8.4)."""
    if not state.waiting:
        return
    for kind in kinds(state.waiting):
        state.tell(ITEM_REMOVED, state.current, what=kind, amount=count(state.waiting, kind))
    state.me().removed += state.waiting
    state.waiting = 0


def draw_cards(state: State, wanted: i64) -> None:
    """As many as possible; the discard pile becomes the draw pile when that is empty, the play area never (R9.2)."""
    me = state.me()
    drawn: i64 = 0
    amount: i64 = 0
    while amount < wanted:
        if not me.draw:
            if not me.discard:
                break
            if drawn:
                _tell_drawn(state, drawn)
            me.draw = me.discard
            me.discard = 0
            state.tell(DECK_SHUFFLED, state.current, amount=size(me.draw))
            drawn = 0
        card = one(top_card(state, state.current))
        me.draw -= card
        me.hand += card
        drawn += card
        amount += 1
    if drawn:
        _tell_drawn(state, drawn)
    if amount:
        state.reveals += 1


def top_card(state: State, seat: i64) -> i64:
    """Any card of the draw pile, each as likely: a shuffled pile whose order is settled only when it is seen."""
    player = state.players[seat]
    if player.rolls & 15 == 0 or player.words_key is not state.key:
        player.words = block(state.key, seat, player.rolls >> 4)
        player.words_key = state.key
    kind = nth(player.draw, below(player.words, player.rolls, size(player.draw)))
    player.rolls += 1
    return kind


def _tell_drawn(state: State, drawn: i64) -> None:
    state.tell(CARDS_DRAWN, state.current, amount=size(drawn), cards=drawn)


assert WORDS == 16
