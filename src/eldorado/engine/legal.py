"""The one source of legality: what the seat to decide may do now. Nothing here but who is asked what."""

from __future__ import annotations

from .actions import Action
from .decision import DISCARD, OVER, PAY, PLAY, PURSE, REMOVE, REPLACE, TAKE, Decision
from .rules.market import add_purchases, add_spends, add_takes
from .rules.turn import add_plays, may_finish
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
        add_plays(state, out)
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
