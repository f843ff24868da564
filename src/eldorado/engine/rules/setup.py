"""R2: setting the game up, all chance of it from the seed."""

from __future__ import annotations

from typing import Final

from ..actions import Actions
from ..components import CARD_KINDS
from ..events import GAME_BEGAN, TURN_BEGAN, Event
from ..int64 import i64
from ..rng import TABLE, below, block, key_of
from ..setup import Setup
from ..state import OFF_BOARD, Player, State
from ..zones import one
from .effects import draw_cards

FIRST_PLAYER_ROLL: Final = 6
SETUP_ROLLS: Final = 7
"""Words of the table's stream that setting up takes: one for each blockade at most, and the first player."""


def new_state(setup: Setup, actions: Actions, log: list[Event] | None = None) -> State:
    """A game before the first play. `actions` belong to the setup's board and are shared by all its games."""
    state = State(setup, actions, [_player(setup) for _ in range(setup.players)], key_of(setup.seed))
    state.log = log
    _lay_market(state)
    words = block(state.key, TABLE, 0)
    state.rolls = SETUP_ROLLS
    state.first = setup.first_player - 1 if setup.first_player else below(words, FIRST_PLAYER_ROLL, setup.players)
    _lay_blockades(state, words)
    if setup.caves:
        _lay_caves(state)
    _place_pieces(state)
    state.tell(GAME_BEGAN, -1)
    for seat in range(setup.players):
        state.current = seat
        draw_cards(state, setup.board.catalog.hand_size)
    state.current = state.first
    state.reveals = 0
    state.tell(TURN_BEGAN, state.current, amount=1)
    return state


def _player(setup: Setup) -> Player:
    deck: i64 = 0
    for card in setup.board.catalog.cards:
        deck += one(card.index) * card.start
    return Player(0, deck, 0, 0, 0, 0, 0, OFF_BOARD, OFF_BOARD, 0, 0, 0, 0)


def _lay_market(state: State) -> None:
    """Three copies of each kind; the marked six on the board, by price (R2.6)."""
    catalog = state.board.catalog
    index: i64 = 0
    for price in range(1, 8):
        for kind in range(CARD_KINDS):
            card = catalog.cards[kind]
            if card.price == price:
                state.market += one(kind) * card.copies
                if card.market:
                    state.slots |= i64(kind) << (5 * index)
                    index += 1


def _lay_blockades(state: State, words: bytes) -> None:
    """The six shuffled, one on every seam (R2.2)."""
    box = [1, 2, 3, 4, 5, 6]
    for seam in range(state.board.seam_count):
        number = box.pop(below(words, seam, len(box)))
        state.seams |= i64(number) << (3 * seam)


def _lay_caves(state: State) -> None:
    """Face-down piles; which token lies where is settled only when it is turned up, which nobody can tell apart (R2.10)."""
    catalog = state.board.catalog
    for token, amount in enumerate(catalog.token_counts):
        state.bag += one(token) * amount
    for cave in range(len(state.board.caves)):
        state.caves += one(cave) * catalog.tokens_per_cave


def _place_pieces(state: State) -> None:
    """In turn order on starts 1, 2, 3, 4; with two players 1 and 3 against 2 and 4 (R2.9)."""
    seats = len(state.players)
    for place in range(4 if seats == 2 else seats):
        player = state.players[(state.first + place) % seats]
        player.put(place // seats, state.board.starts[place])
