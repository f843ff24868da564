"""R3: the turn and its three phases; what begins and ends a play."""

from __future__ import annotations

from ..actions import Action
from ..decision import DISCARD, PLAY
from ..events import CARD_DISCARDED, PLAYS_ENDED, TURN_BEGAN, TURN_ENDED
from ..int64 import i64
from ..state import State
from ..zones import count, kinds, one, size
from .actions import add_uses, draw_cards
from .blockades import add_breaks
from .camps import add_camps
from .caves import would_explore
from .ending import is_over, pass_on
from .items import remove_used_items
from .market import add_spends
from .movement import add_first_steps, add_next_steps, forget_movement, interrupt
from .tokens import add_keeps, add_token_uses, blocking


def add_plays(state: State, out: list[Action]) -> None:
    """Phase 1: any number of plays that do something, or its end (R3.2, R3.4, R3.6)."""
    hand = kinds(state.me().hand)
    guarded = False
    if state.is_moving():
        add_next_steps(state, out)
        out.append(state.actions.stop)
        guarded = is_guarded(state)
    if not guarded:
        _add_moves_and_purchases(state, hand, out)
    if not (guarded and state.setup.strict_leftover):
        add_uses(state, hand, out)
        if state.me().tokens:
            add_token_uses(state, out)
    if state.waiting:
        add_keeps(state, out)
    if not guarded:
        out.append(state.actions.end)


def is_guarded(state: State) -> bool:
    """A movement that would find a token if it stopped must be stopped before anything ends it (R4.11)."""
    return state.setup.caves and would_explore(state, state.piece, state.before)


def _add_moves_and_purchases(state: State, hand: list[int], out: list[Action]) -> None:
    if may_move(state):
        places = blocking(state)
        add_first_steps(state, hand, places, out)
        add_breaks(state, hand, out)
        add_camps(state, places, out)
    if not state.bought:
        add_spends(state, hand, out)


def begin_play(state: State, moves: bool) -> None:
    """Closes the window for used items, and interrupts a movement that cannot go on beside it (R4.5, R8.4)."""
    if state.waiting:
        remove_used_items(state)
    interrupt(state, moves)


def may_move(state: State) -> bool:
    """Moving comes before buying (R3.5)."""
    return not state.bought or state.setup.move_after_buy


def end_phase_one(state: State) -> None:
    """Phase 2: the play area is discarded; then each card left is asked about (R3.7)."""
    begin_play(state, True)
    state.tell(PLAYS_ENDED, state.current)
    me = state.me()
    for kind in kinds(me.play):
        state.tell(CARD_DISCARDED, state.current, what=kind, amount=count(me.play, kind))
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
    """Whole turns in the order of seats (R3.1)."""
    state.tell(TURN_ENDED, state.current)
    state.reveals += 1
    clear_turn(state)
    pass_on(state)
    if not is_over(state):
        state.tell(TURN_BEGAN, state.current, amount=state.round)


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
