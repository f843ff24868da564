"""Carries out an action that is legal: a dispatcher without logic. Who calls it with anything else has asked `legal` first."""

from __future__ import annotations

from .actions import (
    BREAK,
    BUY,
    DISCARD_CARD,
    DONE,
    END,
    GIVE,
    KEEP_ITEM,
    MOVE,
    PAY_BLOCKADE,
    PAY_SPACE,
    REMOVE_CARD,
    RESIGN,
    SPEND,
    STEP,
    STEP_BREAK,
    STOP,
    SWAP,
    TAKE_CARD,
    TOKEN_SOURCE,
    USE,
    Action,
)  # fmt: skip
from .decision import DISCARD, PURSE, REMOVE
from .int64 import i64
from .rules.actions import finish_removal, remove_card, use_card
from .rules.camps import begin_blockade, begin_space, give
from .rules.ending import has_just_arrived, resign
from .rules.items import remove_used_items
from .rules.market import buy, spend, take
from .rules.movement import break_first, end_movement, move_first, step, step_break
from .rules.tokens import act_with_token, finish_replacing, keep_item, swap_card
from .rules.turn import begin_play, clear_turn, discard_card, end_phase_one, finish_turn, next_turn
from .state import State


def apply(state: State, action: Action) -> None:
    """Changes the state as a legal action does; legality is not asked again."""
    verb = action.verb
    seat = state.current
    if verb == MOVE:
        begin_play(state, True)
        move_first(state, action)
    elif verb == STEP:
        step(state, action.target)
    elif verb == STOP:
        end_movement(state)
    elif verb == SPEND:
        if state.decision != PURSE:
            begin_play(state, True)
        spend(state, action.source)
    elif verb == BUY:
        buy(state, action.target)
    elif verb == END:
        end_phase_one(state)
    elif verb == DISCARD_CARD:
        discard_card(state, action.target)
    elif verb == PAY_SPACE:
        begin_play(state, True)
        begin_space(state, action)
    elif verb == GIVE:
        give(state, action.target)
    elif verb == DONE:
        _done(state)
    elif verb == USE:
        begin_play(state, False)
        _use(state, action.source)
    elif verb == RESIGN:
        _resign(state, action)
        return
    else:
        _apply_rarer(state, action)
    if has_just_arrived(state, seat):
        _home(state)


def _apply_rarer(state: State, action: Action) -> None:
    verb = action.verb
    if verb == BREAK:
        begin_play(state, True)
        break_first(state, action)
    elif verb == STEP_BREAK:
        step_break(state, action.target)
    elif verb == PAY_BLOCKADE:
        begin_play(state, True)
        begin_blockade(state, action)
    elif verb == REMOVE_CARD:
        remove_card(state, action.target)
    elif verb == TAKE_CARD:
        take(state, action.target)
    elif verb == SWAP:
        swap_card(state, action.target)
    elif verb == KEEP_ITEM:
        keep_item(state, action.target)


def _use(state: State, source: i64) -> None:
    if source >= TOKEN_SOURCE:
        act_with_token(state, source - TOKEN_SOURCE)
    else:
        use_card(state, source)


def _done(state: State) -> None:
    if state.decision == DISCARD:
        finish_turn(state)
    elif state.decision == REMOVE:
        finish_removal(state)
    else:
        finish_replacing(state)


def _home(state: State) -> None:
    """Arriving ends the turn at once; phases 2 and 3 are skipped (R11.9)."""
    remove_used_items(state)
    next_turn(state)


def _resign(state: State, action: Action) -> None:
    standing = 0
    for player in state.players:
        if not player.resigned:
            standing += 1
    if standing == 2:  # this ends the game, whatever the other was about to do
        remove_used_items(state)
        clear_turn(state)
    elif action.target == state.current:
        remove_used_items(state)
    if resign(state, action.target):
        next_turn(state)
