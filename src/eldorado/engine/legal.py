"""The one source of legality: what the seat to decide may do now. Nothing here but who is asked what."""

from __future__ import annotations

from .actions import Action
from .decision import DISCARD, OVER, PAY, PLAY, PURSE, REMOVE, REPLACE, TAKE, Decision
from .rules.breaking import add_breaks
from .rules.camps import add_camps
from .rules.caves import would_explore
from .rules.effects import add_keeps, add_uses
from .rules.market import add_purchases, add_spends, add_takes
from .rules.movement import add_first_steps, add_next_steps, blocking
from .rules.turn import may_finish, may_move
from .state import State
from .zones import kinds


def decision(state: State) -> Decision:
    """Who chooses what; `left` counts the cards still asked for."""
    over = state.decision == OVER
    return Decision(0 if over else int(state.current) + 1, int(state.decision), int(state.owed), state.must)


def legal_actions(state: State) -> list[Action]:
    """Every action of the seat to decide, in a fixed order. Resigning is always open and listed apart."""
    out: list[Action] = []
    asked = state.decision
    if asked == PLAY:
        _add_plays(state, out)
    elif asked == PURSE:
        add_spends(state, kinds(state.me().hand), out)
        add_purchases(state, out)
    elif asked == TAKE:
        add_takes(state, out)
    elif asked != OVER:
        _add_cards(state, out)
    return out


def legal_resignations(state: State) -> list[Action]:
    """Who may give up now: every seat still racing, whoever's turn it is (R11.13)."""
    if state.decision == OVER:
        return []
    return [state.actions.resigns[seat] for seat, player in enumerate(state.players) if not player.is_out()]


def _add_plays(state: State, out: list[Action]) -> None:
    """Phase 1. A movement that would find a token if it stopped must be stopped before anything ends it (R4.11)."""
    hand = kinds(state.me().hand)
    moving = state.is_moving()
    guarded = False
    if moving:
        add_next_steps(state, out)
        out.append(state.actions.stop)
        guarded = state.setup.caves and would_explore(state, state.piece, state.before)
    if not guarded:
        if may_move(state):
            places = blocking(state)
            add_first_steps(state, hand, places, out)
            add_breaks(state, hand, out)
            add_camps(state, places, out)
        if not state.bought:
            add_spends(state, hand, out)
    if not (guarded and state.setup.strict_leftover):
        add_uses(state, hand, out)
    if state.waiting:
        add_keeps(state, out)
    if not guarded:
        out.append(state.actions.end)


def _add_cards(state: State, out: list[Action]) -> None:
    """A card from hand, or the end of choosing where that is allowed."""
    asked = state.decision
    table = state.actions.gives
    done = False
    if asked == REMOVE:
        table = state.actions.removes
        done = not state.must
    elif asked == REPLACE:
        table = state.actions.swaps
        done = state.goal_number > 0
    elif asked == DISCARD:
        table = state.actions.discards
        done = may_finish(state)
    for kind in kinds(state.me().hand):
        out.append(table[kind])
    if done:
        out.append(state.actions.done)


assert PAY < REMOVE
