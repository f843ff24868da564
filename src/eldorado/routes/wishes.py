"""What a route should be like, and how far a board is from it."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from ..engine.board import Board
from .advice import NARROW
from .printed import route as printed_board
from .scale import borders
from .traits import FEW_CAVES, LONG, MANY_CAVES, SHORT, Traits, traits_of, widths

Range = tuple[float, float]

_STEPS: Final[dict[str, Range]] = {"short": (0, SHORT), "medium": (SHORT + 1, LONG - 1), "long": (LONG, math.inf)}
_CAVES: Final[dict[str, Range]] = {
    "few": (0, FEW_CAVES), "some": (FEW_CAVES + 1, MANY_CAVES - 1), "many": (MANY_CAVES, math.inf),
}  # fmt: skip
_ALIKE: Final = 3
"""Steps by which a route may be shorter or longer than the one it is to be like."""
_AS_HARD: Final = 1.5
"""Rounds by which the estimate may differ from that of the one it is to be like."""
_TURNED_OVER: Final = 1
"""Pieces that may show the other side than on the route it is to be like."""
_DOUBT: Final = 1.4
"""Rounds from the middle of the scale beyond which the estimate is seldom wrong about the class."""
_STEPS_A_ROUND: Final = 3
"""About as many steps as a round of the estimate are worth, and half as many as a cave, a bottleneck or a turned piece."""
_PIECE: Final = 2


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What a route should be like; an empty wish leaves it to chance.

    `difficulty` is that of the printed routes, by an estimate that only races can confirm; `wide`: no bottlenecks; `like`: the
    id of a printed route, from whose pieces most of it is laid, about as long and as hard.
    """

    length: str = ""
    difficulty: str = ""
    caves: str = ""
    wide: bool = False
    like: str = ""


ANY: Final = Wishes()


def shortfall(board: Board, wishes: Wishes) -> float:
    """How far a board is from what is wished, roughly in steps; 0 if all is fulfilled. Whether it is gentle is not asked."""
    if wishes == ANY:
        return 0
    traits = traits_of(board)
    missing = _outside(traits.steps, _STEPS.get(wishes.length)) + _PIECE * _outside(traits.caves, _CAVES.get(wishes.caves))
    if wishes.difficulty:
        missing += _STEPS_A_ROUND * _outside(traits.estimated_rounds, _band(wishes.difficulty))
    if wishes.like:
        missing += _unlike(board, traits, printed_board(wishes.like))
    if wishes.wide:
        missing += _PIECE * sum(width <= NARROW for width in widths(board))
    return missing


def contradict(wishes: Wishes) -> bool:
    """Whether a printed route is so far from the other wishes that nothing like it can fulfil them."""
    if not wishes.like:
        return False
    traits = traits_of(printed_board(wishes.like))
    return _outside(traits.steps, _STEPS.get(wishes.length)) > _ALIKE or (
        bool(wishes.difficulty) and _outside(traits.estimated_rounds, _band(wishes.difficulty)) > _AS_HARD
    )


def _unlike(board: Board, traits: Traits, other: Board) -> float:
    theirs = traits_of(other)
    letters = {piece.letter for piece in other.route.pieces}
    over = sum(piece.letter not in letters for piece in board.route.pieces)
    return (
        _outside(abs(traits.steps - theirs.steps), (0, _ALIKE))
        + _STEPS_A_ROUND * _outside(abs(traits.estimated_rounds - theirs.estimated_rounds), (0, _AS_HARD))
        + _PIECE * _outside(over, (0, _TURNED_OVER))
    )


def _band(difficulty: str) -> Range:
    """Estimates that lie well inside a class; between two of them nobody can tell without racing."""
    moderate, difficult = borders()
    middle = (moderate + difficult) / 2
    return {
        "easy": (0.0, middle - _DOUBT),
        "moderate": (middle - _DOUBT / 2, middle + _DOUBT / 2),
        "difficult": (middle + _DOUBT, 99.0),
    }[difficulty]


def _outside(figure: float, range_: Range | None) -> float:
    if range_ is None:
        return 0
    return max(range_[0] - figure, figure - range_[1], 0)
