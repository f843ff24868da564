"""What a seat could do if it were its turn now, for planning while others play: reckoned from what the seat sees alone."""

from __future__ import annotations

from ..engine.decision import OVER
from ..engine.rules.turn import clear_turn
from ..engine.view import View
from ..protocol.table import Options
from .options import options


def plan_options(view: View) -> Options | None:
    """None for a seat that decides now, for one that takes no more turns, and for whoever only watches."""
    ahead = as_if_asked(view)
    return None if ahead is view else options(ahead)


def as_if_asked(view: View) -> View:
    """The same table at the beginning of a turn of the seat that looks; the view itself where there is nothing to plan."""
    if view.viewer < 0 or view.is_mine() or view.known.decision == OVER or view.known.players[view.viewer].is_out():
        return view
    known = view.known.copy()
    clear_turn(known)
    known.waiting = 0
    known.current = view.viewer
    return View(view.viewer, known, view.hand_sizes)
