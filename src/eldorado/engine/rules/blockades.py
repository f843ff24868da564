"""R6: blockades lie on seams; a piece beside one pays for it like a space and stays where it is."""

from __future__ import annotations

from ..actions import Action
from ..components import RUBBLE
from ..events import BLOCKADE_TAKEN
from ..int64 import i64
from ..state import State
from ..zones import bit


def seam_of(state: State, number: i64) -> i64:
    """The seam on which this blockade stands, or -1."""
    for seam in range(state.board.seam_count):
        if state.standing(seam) == number:
            return seam
    return -1


def can_break_on(state: State, number: i64) -> bool:
    """Whether what is left of the movement pays for a blockade beside the piece (R6.3)."""
    if not number:
        return False
    catalog = state.board.catalog
    return catalog.blockade_terrain[number] == state.symbol and catalog.blockade_strength[number] <= state.left


def take_blockade(state: State, seam: i64) -> None:
    """The player keeps it, the connection is open for good (R6.4)."""
    number = state.standing(seam)
    state.seams -= number << (3 * seam)
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
            out.append(state.actions.pay_blockades[number * 2 + piece])
        seams >>= 1
        seam += 1
