"""R5: rubble and base camps are paid with cards from hand, one by one; so is a rubble blockade (R6.3)."""

from __future__ import annotations

from ..actions import Action
from ..board import NOWHERE, way_strength, way_terrain
from ..components import CAMP, RUBBLE
from ..decision import PAY, PLAY
from ..events import CARD_GIVEN, CARD_REMOVED, PAYMENT_BEGAN
from ..int64 import i64
from ..state import State
from ..zones import bit, has_bit, one, size
from .blockades import add_payments, take_blockade
from .caves import begin_exploring, explore
from .items import lay_down
from .movement import forget_movement, go, open_way


def add_camps(state: State, places: i64, out: list[Action]) -> None:
    """Every rubble, camp and rubble blockade beside an own piece that the hand can pay (R5.5)."""
    me = state.me()
    cards = size(me.hand)
    if not cards:
        return
    for piece in range(2):
        at = me.at(piece)
        if at < 0:
            continue
        if state.board.at_seams[at]:
            add_payments(state, piece, cards, out)
        if not state.board.has_dues[at]:
            continue
        for edge in range(at * 6, at * 6 + 6):
            way = state.board.ways[edge]
            if way < 0 or not is_due(way_terrain(way)) or way_strength(way) > cards:
                continue
            target = open_way(state, way, places, False)
            if target >= 0 and not is_spent(state, target):
                out.append(state.actions.pay_space(piece, target))


def is_due(terrain: i64) -> bool:
    """Rubble and base camps are paid with cards, not with power (R5.1, R5.2)."""
    return terrain == RUBBLE or terrain == CAMP


def is_spent(state: State, space: i64) -> bool:
    """A base camp that the house rule has closed (R5.8)."""
    camp = state.board.camp_index[space]
    return state.setup.camp_once and camp != NOWHERE and has_bit(state.camps, camp)


def begin_space(state: State, action: Action) -> None:
    state.goal = action.target
    state.goal_number = 0
    _begin(state, action.piece, state.board.strength[action.target])
    state.tell(PAYMENT_BEGAN, state.current, what=0, place=action.target, piece=action.piece, amount=state.owed)


def begin_blockade(state: State, action: Action) -> None:
    state.goal = NOWHERE
    state.goal_number = action.target
    _begin(state, action.piece, state.board.catalog.blockade_strength[action.target])
    state.tell(PAYMENT_BEGAN, state.current, what=action.target, piece=action.piece, amount=state.owed)


def _begin(state: State, piece: i64, cards: i64) -> None:
    state.decision = PAY
    state.piece = piece
    state.owed = cards
    begin_exploring(state, piece)


def give(state: State, kind: i64) -> None:
    """A card given has no function; on rubble it comes back later, at a camp it is gone (R5.1-R5.3)."""
    if state.goal != NOWHERE and state.board.terrain[state.goal] == CAMP:
        me = state.me()
        me.hand -= one(kind)
        me.removed += one(kind)
        state.tell(CARD_REMOVED, state.current, what=kind)
    else:
        lay_down(state, kind, False)
        state.tell(CARD_GIVEN, state.current, what=kind)
    state.owed -= 1
    if state.owed == 0:
        _complete(state)


def _complete(state: State) -> None:
    """One payment is one step, or one blockade (R5.6)."""
    goal, piece, before = state.goal, state.piece, state.before
    state.decision = PLAY
    state.goal = NOWHERE
    forget_movement(state)
    if goal == NOWHERE:
        take_blockade(state, state.goal_number)
        state.goal_number = 0
    else:
        camp = state.board.camp_index[goal]
        if camp != NOWHERE:
            state.camps |= bit(camp)
        go(state, piece, goal)
    explore(state, piece, before)
