"""R6: blockades lie on seams; a piece beside one pays for it like a space and stays where it is."""

from __future__ import annotations

from ..actions import TOKEN_SOURCE, Action
from ..board import way_seam
from ..components import NATIVE, RUBBLE, TOKEN_NATIVE, VILLAGE
from ..events import BLOCKADE_TAKEN
from ..int64 import i64
from ..state import State
from ..zones import bit, count
from .tokens import paying_sources


def seam_of(state: State, number: i64) -> i64:
    """The seam on which this blockade stands, or -1."""
    for seam in range(state.board.seam_count):
        if state.standing(seam) == number:
            return seam
    return -1


def blockade_across(state: State, way: i64) -> i64:
    """The blockade that covers this way from either side, 0 when there is none or it was taken (R6.1, R6.6)."""
    return state.standing(way_seam(way))


def add_breaks(state: State, hand: list[int], out: list[Action]) -> None:
    """Every blockade beside an own piece, with everything that pays for it (R6.2, R6.9)."""
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
    """One card or token of the symbol with the power, or a Native (R6.3, R6.8)."""
    catalog = state.board.catalog
    me = state.me()
    symbol, strength = catalog.blockade_terrain[number], catalog.blockade_strength[number]
    if symbol <= VILLAGE:
        payers = catalog.payers_of(symbol, strength)
        for kind in hand:
            if payers[kind]:
                out.append(state.actions.break_(kind, piece, number))
        if me.tokens:
            for source in paying_sources(state, hand, symbol, strength):
                out.append(state.actions.break_(source, piece, number))
    if count(me.hand, NATIVE):
        out.append(state.actions.break_(NATIVE, piece, number))
    if count(me.tokens, TOKEN_NATIVE):
        out.append(state.actions.break_(TOKEN_SOURCE + TOKEN_NATIVE, piece, number))


def add_breaks_on(state: State, out: list[Action]) -> None:
    """Blockades beside the piece that what is left of its movement pays for (R6.3, R6.5)."""
    seams = state.board.at_seams[state.me().at(state.piece)]
    seam: i64 = 0
    while seams:
        if seams & 1 and _can_break_on(state, state.standing(seam)):
            out.append(state.actions.step_breaks[state.standing(seam)])
        seams >>= 1
        seam += 1


def can_break_any(state: State) -> bool:
    """Whether `add_breaks_on` would find one."""
    seams = state.board.at_seams[state.me().at(state.piece)]
    seam: i64 = 0
    while seams:
        if seams & 1 and _can_break_on(state, state.standing(seam)):
            return True
        seams >>= 1
        seam += 1
    return False


def _can_break_on(state: State, number: i64) -> bool:
    if not number:
        return False
    catalog = state.board.catalog
    return catalog.blockade_terrain[number] == state.symbol and catalog.blockade_strength[number] <= state.left


def break_on(state: State, number: i64) -> None:
    """Pays for a blockade with what is left of the movement; the piece stays (R6.5)."""
    state.left -= state.board.catalog.blockade_strength[number]
    take_blockade(state, number)


def take_blockade(state: State, number: i64) -> None:
    """The player keeps it, the connection is open for good (R6.4, R6.10)."""
    state.clear_seam(seam_of(state, number))
    state.me().won |= bit(number)
    state.tell(BLOCKADE_TAKEN, state.current, what=number)


def add_payments(state: State, piece: i64, cards: i64, out: list[Action]) -> None:
    """Rubble blockades beside a piece that the hand can pay (R6.3)."""
    seams = state.board.at_seams[state.me().at(piece)]
    catalog = state.board.catalog
    seam: i64 = 0
    while seams:
        number = state.standing(seam) if seams & 1 else 0
        if number and catalog.blockade_terrain[number] == RUBBLE and catalog.blockade_strength[number] <= cards:
            out.append(state.actions.pay_blockade(piece, number))
        seams >>= 1
        seam += 1
