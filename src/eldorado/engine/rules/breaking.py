"""R6.3, R6.8: taking a blockade with a card, a token or the Native."""

from __future__ import annotations

from ..actions import TOKEN_SOURCE, Action
from ..components import NATIVE, TOKEN_NATIVE, VILLAGE
from ..int64 import i64
from ..state import State
from ..zones import count
from .blockades import seam_of, take_blockade
from .caves import explore, open_caves
from .movement import begin_movement, is_native, paying_sources, play_source, settle


def add_breaks(state: State, hand: list[int], out: list[Action]) -> None:
    """Every blockade beside an own piece, with everything that pays for it."""
    me = state.me()
    for piece in range(2):
        at = me.at(piece)
        if at < 0:
            continue
        seams = state.board.at_seams[at]
        seam: i64 = 0
        while seams:
            if seams & 1 and state.standing(seam):
                _add_payers(state, hand, piece, state.standing(seam), out)
            seams >>= 1
            seam += 1


def _add_payers(state: State, hand: list[int], piece: i64, number: i64, out: list[Action]) -> None:
    catalog = state.board.catalog
    symbol, strength = catalog.blockade_terrain[number], catalog.blockade_strength[number]
    if symbol <= VILLAGE:
        payers = catalog.payers[symbol * 8 + strength]
        for kind in hand:
            if (payers >> (3 * kind)) & 1:
                out.append(state.actions.break_(kind, piece, number))
        if state.me().tokens:
            for source in paying_sources(state, hand, symbol, strength):
                out.append(state.actions.break_(source, piece, number))
    me = state.me()
    if count(me.hand, NATIVE):
        out.append(state.actions.break_(NATIVE, piece, number))
    if count(me.tokens, TOKEN_NATIVE):
        out.append(state.actions.break_(TOKEN_SOURCE + TOKEN_NATIVE, piece, number))


def break_first(state: State, action: Action) -> None:
    """Plays a card or token for a blockade; what is left may go on from the same space (R6.5)."""
    catalog = state.board.catalog
    if is_native(action.source):
        before = open_caves(state, state.me().at(action.piece))
        play_source(state, action.source)
        take_blockade(state, seam_of(state, action.target))
        explore(state, action.piece, before)
        return
    begin_movement(state, action.source, action.piece, catalog.blockade_terrain[action.target])
    step_break(state, action.target)


def step_break(state: State, number: i64) -> None:
    """Pays for a blockade with what is left of the movement."""
    state.left -= state.board.catalog.blockade_strength[number]
    take_blockade(state, seam_of(state, number))
    settle(state)
