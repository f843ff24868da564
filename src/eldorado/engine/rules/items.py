"""R8: an item that is used leaves the game, but waits until the next play for a keep-item token to save it."""

from __future__ import annotations

from ..events import ITEM_REMOVED
from ..int64 import i64
from ..state import State
from ..zones import count, kinds, one


def lay_down(state: State, kind: i64, used: bool) -> None:
    """A card leaves the hand: an item that was used waits, every other card lies in the play area.

    Moving, acting and paying by power are uses (R8.2, R8.5); half a coin, rubble and replacing are not (R8.3).
    """
    me = state.me()
    me.hand -= one(kind)
    if used and state.board.catalog.item[kind]:
        state.waiting += one(kind)
    else:
        me.play += one(kind)


def save_item(state: State, kind: i64) -> None:
    """An item that waits goes to the play area after all (R8.4)."""
    state.waiting -= one(kind)
    state.me().play += one(kind)


def remove_used_items(state: State) -> None:
    """The window of the keep-item token closes: used items leave the game (R8.1, R8.4)."""
    if not state.waiting:
        return
    for kind in kinds(state.waiting):
        state.tell(ITEM_REMOVED, state.current, what=kind, amount=count(state.waiting, kind))
    state.me().removed += state.waiting
    state.waiting = 0
