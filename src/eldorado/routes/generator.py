"""Routes by seed: laid piece by piece so that every side fits, then passed by the same checker as anybody's own.

    board = generate(7)
    board = generate(7, Wishes(length="long", caves="many"))
    print(board.route.text())

The same seed and wishes give the same route everywhere: only `Random.random` is used, which no version of Python changes.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, final

from ..box import catalog
from ..engine.board import Board, corner_hexes
from ..engine.catalog import Catalog
from ..engine.components import BIG_TILE, START_TILE, STRIP
from ..engine.errors import EldoradoError
from ..engine.hexes import distance, rotate
from ..engine.route import Placement, Route
from ..notation.routes import holdable_name
from .chance import Chance
from .changes import tries_of
from .fitting import Hex, covered, offsets, touched
from .layout import check
from .printed import route as printed_board
from .traits import cave_share, is_gentle
from .wishes import ANY, Wishes, contradict, shortfall

MOST_DEALT: Final = 80
"""Routes dealt before those that come nearest to the wishes are changed; without wishes two suffice."""
MOST_CHANGED: Final = 20
MOST_TRIES: Final = MOST_DEALT + MOST_CHANGED
"""After them a wish counts as one that the box cannot fulfil."""
_MOST_CHANGES: Final = 80
_MOST_LINE_UPS: Final = 500
_TILES: Final = {"": (3, 6), "short": (3, 4), "medium": (4, 6), "long": (5, 6)}
"""Fewest and most big tiles besides the starting one."""
_STRIPS: Final = (0, 0, 0, 1, 1, 2)
"""Strips as often as this list holds them: one printed route in four has any."""
_FAR_CORNERS: Final = 3


def generate(seed: int, wishes: Wishes = ANY, name: str = "", tell: Callable[[int, int], None] | None = None) -> Board:
    """The board of this seed; its route goes by `name`, else by the seed. Raises when no route fulfils the wishes.

    `tell` hears how many of at most so many were tried.
    """
    if contradict(wishes):
        raise EldoradoError("generator.no-such-route")
    box = catalog()
    name = holdable_name(name) or f"route-{seed}"
    near: list[tuple[float, int, Board]] = []
    for number in range(MOST_DEALT):
        if tell is not None:
            tell(number, MOST_TRIES)
        route = _deal(Chance(f"eldorado route {seed} {number}"), box, wishes, name)
        board = check(route, box).board if route is not None else None
        if board is not None:
            missing = shortfall(board, wishes)
            if not missing and is_gentle(board):
                return board
            near.append((missing, number, board))
    near.sort(key=lambda one: one[:2])
    for number, (_, dealt, board) in enumerate(near[:MOST_CHANGED]):
        if tell is not None:
            tell(MOST_DEALT + number, MOST_TRIES)
        found = _nearer(Chance(f"eldorado route {seed} {dealt} changed"), board, wishes)
        if found is not None:
            return found
    raise EldoradoError("generator.no-such-route")


def _nearer(chance: Chance, board: Board, wishes: Wishes) -> Board | None:
    """Small changes, of which none leads away from the wishes, until they are fulfilled."""
    missing = shortfall(board, wishes)
    for _ in range(_MOST_CHANGES):
        _, _, route = chance.one_of(list(tries_of(board)))
        changed = check(route, board.catalog).board
        if changed is None:
            continue
        left = shortfall(changed, wishes)
        if left == 0 and is_gentle(changed):
            return changed
        if left <= missing:
            board, missing = changed, left
    return None


def _deal(chance: Chance, box: Catalog, wishes: Wishes, name: str) -> Route | None:
    """A route whose sides all fit, or None where it ran into itself."""
    table = _Laying(box, chance)
    for letter in _letters(chance, box, wishes):
        if not table.lay(letter):
            return None
    return Route(name, "", 0, table.pieces, chance.one_of(("jungle", "river")), table.corner())


def _letters(chance: Chance, box: Catalog, wishes: Wishes) -> list[str]:
    """Which pieces, which side up, in which order; the caves are known before anything is laid."""
    for _ in range(_MOST_LINE_UPS):
        letters = _line_up(chance, box, wishes)
        if wishes.caves in ("", cave_share(sum(space.cave for letter in letters for space in box.tiles[letter].spaces))):
            return letters
    raise EldoradoError("generator.no-such-route")


def _line_up(chance: Chance, box: Catalog, wishes: Wishes) -> list[str]:
    """A starting tile first, a big tile last."""
    if wishes.like:
        return _similar(chance, box, [piece.letter for piece in printed_board(wishes.like).route.pieces])
    fewest, most = _TILES[wishes.length]
    tiles = _sides(chance, box, BIG_TILE)
    tiles = tiles[: fewest + chance.below(most - fewest + 1)]
    inner = tiles[1:] + _sides(chance, box, STRIP)[: chance.one_of(_STRIPS)]
    return [_sides(chance, box, START_TILE)[0], *chance.shuffled(inner), tiles[0]]


def _similar(chance: Chance, box: Catalog, letters: list[str]) -> list[str]:
    """The pieces of a route in another order, now and then one of them turned over."""
    found = [letters[0], *chance.shuffled(letters[1:])]
    over = chance.below(2 * len(found))
    if 0 < over < len(found):
        found[over] = box.tiles[found[over]].back
    return found if box.tiles[found[-1]].kind != STRIP else [found[0], found[-1], *found[1:-1]]


def _sides(chance: Chance, box: Catalog, kind: str) -> list[str]:
    """All pieces of a kind in any order, each with one of its sides."""
    fronts = [letter for letter, tile in sorted(box.tiles.items()) if tile.kind == kind and letter < tile.back]
    return [chance.one_of((letter, box.tiles[letter].back)) for letter in chance.shuffled(fronts)]


@final
class _Laying:
    """The pieces laid so far; `taken` is what all but the last cover."""

    def __init__(self, box: Catalog, chance: Chance) -> None:
        self.box = box
        self.chance = chance
        self.pieces: list[Placement] = []
        self.taken: set[Hex] = set()

    def lay(self, letter: str) -> bool:
        """Puts a piece along a side of the last one, touching no other; False if there is no such place."""
        kind = self.box.tiles[letter].kind
        for turn in self.chance.shuffled(range(6)):
            for q, r in self.chance.shuffled(self._middles(kind, turn)):
                placement = Placement(letter, q, r, turn)
                if not touched(kind, placement) & self.taken:
                    self._put(placement)
                    return True
        return False

    def _middles(self, kind: str, turn: int) -> list[Hex]:
        if not self.pieces:
            return [(0, 0)]
        last = self.pieces[-1]
        found = offsets(self.kind(last), last.turn, kind, turn)
        if len(self.pieces) == 1:
            found = tuple(offset for offset in found if _leads_away(last.turn, offset))
        return [(last.q + q, last.r + r) for q, r in found]

    def _put(self, placement: Placement) -> None:
        if self.pieces:
            self.taken |= covered(self.kind(self.pieces[-1]), self.pieces[-1])
        self.pieces.append(placement)

    def kind(self, placement: Placement) -> str:
        return self.box.tiles[placement.letter].kind

    def corner(self) -> Hex:
        """A corner of the last tile for the end tile, one of the farthest from the start; the checker sees if it is free."""
        start = self.pieces[0]
        corners = sorted(corner_hexes(self.pieces[-1]), key=lambda corner: -distance(corner, (start.q, start.r)))
        return self.chance.one_of(corners[:_FAR_CORNERS])


def _leads_away(turn: int, offset: Hex) -> bool:
    """Whether the second piece lies before the starting spaces, not behind them: those are the bottom row, unturned."""
    behind = _plane(*rotate((-1, 2), turn))
    ahead = _plane(*offset)
    return behind[0] * ahead[0] + behind[1] * ahead[1] < 0


def _plane(q: int, r: int) -> tuple[float, float]:
    return q + r / 2, r * math.sqrt(3) / 2
