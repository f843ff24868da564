"""R3: the turn and its three phases; what begins and ends a play."""

from __future__ import annotations

from ..decision import DISCARD, PLAY
from ..events import CARD_DISCARDED, ROUND_BEGAN, TURN_BEGAN, TURN_ENDED
from ..int64 import i64
from ..state import State
from ..zones import kinds, one, size
from .effects import draw_cards, remove_used_items
from .ending import close_round, is_over
from .movement import end_movement, forget_movement


def begin_play(state: State, moves: bool) -> None:
    """Closes the window for used items; another movement, or any play under the strict switch, ends the running one (R4.5)."""
    if state.waiting:
        remove_used_items(state)
    if state.is_moving() and (moves or state.setup.strict_leftover):
        end_movement(state)


def may_move(state: State) -> bool:
    """Moving comes before buying (R3.5)."""
    return not state.bought or state.setup.move_after_buy


def end_phase_one(state: State) -> None:
    """Phase 2: the play area is discarded; then each card left is asked about (R3.7)."""
    begin_play(state, True)
    me = state.me()
    for kind in kinds(me.play):
        state.tell(CARD_DISCARDED, state.current, what=kind, amount=(me.play >> (3 * kind)) & 7)
    me.discard += me.play
    me.play = 0
    if me.hand:
        state.decision = DISCARD
    else:
        finish_turn(state)


def discard_card(state: State, kind: i64) -> None:
    me = state.me()
    me.hand -= one(kind)
    me.discard += one(kind)
    state.tell(CARD_DISCARDED, state.current, what=kind, amount=1)
    if not me.hand:
        finish_turn(state)


def may_finish(state: State) -> bool:
    """With the switch a hand above four must shrink first (R3.8)."""
    return not state.setup.trim_hand or size(state.me().hand) <= state.board.catalog.hand_size


def finish_turn(state: State) -> None:
    """Phase 3: draw up to four; with more in hand nothing happens (R3.8)."""
    draw_cards(state, state.board.catalog.hand_size - size(state.me().hand))
    next_turn(state)


def next_turn(state: State) -> None:
    """Passes on to the next seat that still plays; after the last seat of a round the game may be over (R3.1, R11.4)."""
    state.tell(TURN_ENDED, state.current)
    state.reveals += 1
    clear_turn(state)
    seats = len(state.players)
    while True:
        state.current = (state.current + 1) % seats
        if state.current == state.first:
            close_round(state)
            if is_over(state):
                return
            state.round += 1
            state.tell(ROUND_BEGAN, -1, amount=state.round)
        if not state.me().is_out():
            state.tell(TURN_BEGAN, state.current, amount=state.round)
            return


def clear_turn(state: State) -> None:
    """Everything that belongs to one turn only."""
    state.decision = PLAY
    state.bought = False
    state.passing = False
    forget_movement(state)
    state.owed = 0
    state.must = False
    state.goal = -1
    state.goal_number = 0
    state.purse = 0
