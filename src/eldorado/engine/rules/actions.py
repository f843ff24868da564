"""R9: action cards that draw, remove and take, and drawing as such; the Native moves (`movement`)."""

from __future__ import annotations

from ..actions import Action
from ..decision import PLAY, REMOVE, TAKE
from ..events import CARD_PLAYED, CARD_REMOVED, CARDS_DRAWN, DECK_SHUFFLED
from ..int64 import i64
from ..rng import below, block, block_of, is_block_start
from ..state import State
from ..zones import count, nth, one, size
from .items import lay_down


def add_uses(state: State, hand: list[int], out: list[Action]) -> None:
    """Action cards that act without moving; a Transmitter needs a card to take (R3.6, R9.1)."""
    useful = state.board.catalog.useful
    for kind in hand:
        if count(useful, kind) and (state.market or not state.board.catalog.cards[kind].take):
            out.append(state.actions.uses[kind])


def use_card(state: State, kind: i64) -> None:
    """First the draw, which is not optional, then the choice (R9.3-R9.5)."""
    card = state.board.catalog.cards[kind]
    play_card(state, kind)
    if card.draw:
        draw_cards(state, card.draw)
    if card.take:
        state.decision = TAKE
    elif card.remove:
        ask_removal(state, card.remove, False)


def play_card(state: State, kind: i64) -> None:
    """For its function, whatever that is (R4.10, R8.4)."""
    lay_down(state, kind, True)
    state.tell(CARD_PLAYED, state.current, what=kind)


def ask_removal(state: State, most: i64, must: bool) -> None:
    """Nothing is asked of an empty hand (R9.4)."""
    if state.me().hand:
        state.decision = REMOVE
        state.owed = min(most, size(state.me().hand))
        state.must = must


def remove_card(state: State, kind: i64) -> None:
    """Out of the game for good (R9.4, R9.7)."""
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
    if is_block_start(player.rolls) or player.words_key is not state.key:
        player.words = block(state.key, seat, block_of(player.rolls))
        player.words_key = state.key
    kind = nth(player.draw, below(player.words, player.rolls, size(player.draw)))
    player.rolls += 1
    return kind


def _tell_drawn(state: State, drawn: i64) -> None:
    state.tell(CARDS_DRAWN, state.current, amount=size(drawn), cards=drawn)
