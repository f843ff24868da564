"""The simplest way to play on: towards El Dorado with whatever pays, else end the turn. For when a bot fails."""

from __future__ import annotations

from ...engine.actions import BREAK, DISCARD_CARD, DONE, END, GIVE, MOVE, PAY_BLOCKADE, PAY_SPACE, STEP, STEP_BREAK, STOP, Action
from ...engine.view import View

_BREAKS = (BREAK, STEP_BREAK, PAY_BLOCKADE)
_ENTERS = (MOVE, STEP, PAY_SPACE)
_CALM = (DONE, STOP, END)
"""What always ends something: nothing is spent, removed or bought by a player who is not there."""


def simplest(view: View) -> Action:
    """The same choice every time; always legal, and always leads to the end of the turn."""
    legal = view.legal_actions()
    return min(legal, key=lambda action: _rank(view, action))


def _rank(view: View, action: Action) -> tuple[int, int]:
    known = view.known
    verb = int(action.verb)
    if verb in _BREAKS:
        return 1, 0
    if verb in _ENTERS:
        piece = known.piece if verb == STEP else action.piece
        gain = int(known.board.distance[known.me().at(piece)] - known.board.distance[action.target])
        if gain > 0:
            return (0, -gain) if verb != PAY_SPACE else (2, -gain)
    if verb in (GIVE, DISCARD_CARD):  # a hand that leads nowhere is not kept
        return 2, int(known.board.catalog.power[action.target])
    return (3, _CALM.index(verb)) if verb in _CALM else (5, 0)
