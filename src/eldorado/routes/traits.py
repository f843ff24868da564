"""What can be read off a board without playing on it: its length, what it asks for, where it is narrow."""

from __future__ import annotations

from typing import Final

import msgspec

from ..engine.board import Board
from ..engine.components import CAMP, RUBBLE, START, STRIP
from .advice import way_in, way_out
from .ways import Ground, Way, easiest, narrowest, piece_ground, whole_ground

LENGTHS: Final = ("short", "medium", "long")
CAVES: Final = ("few", "some", "many")
SHORT: Final = 30
LONG: Final = 37
"""Steps up to which a route is short, and from which it is long; the printed ones have 28 to 39."""
FEW_CAVES: Final = 3
MANY_CAVES: Final = 5
"""Every starting tile has a cave, so that no route is without; the printed ones have 3 to 6."""
GENTLE: Final = 2
"""Every printed route has a way that asks for no more than this on any space; where there is none, whoever bought no strong
card waits in front of it, and everybody behind waits as well."""
WIDEST: Final = 5
NARROW: Final = 2


class Traits(msgspec.Struct, frozen=True):
    """Steps of the shortest way, power of the easiest one, and how many there are of what."""

    pieces: int
    strips: int
    steps: int
    power: int
    blockades: int
    caves: int
    camps: int
    rubble: int
    end: str

    @property
    def length(self) -> str:
        """short, medium or long."""
        return "short" if self.steps <= SHORT else "long" if self.steps >= LONG else "medium"

    @property
    def estimated_rounds(self) -> float:
        """What four beginners would need, from a line through 486 raced routes; half of them lie within 0.6 of it.

        How the line was drawn: docs/lab/2026-11-routes.md.
        """
        return 2.42 + 0.356 * self.power + 0.226 * self.blockades + (0.3 if self.end == "river" else 0.0)


def cave_share(caves: int) -> str:
    """few, some or many."""
    return "few" if caves <= FEW_CAVES else "many" if caves >= MANY_CAVES else "some"


def traits_of(board: Board) -> Traits:
    easy = easiest(whole_ground(board), board.starts, set(board.finishes))
    assert easy is not None, "a board that was laid has a way"
    steps = min(int(board.distance[start]) for start in board.starts)
    kinds = [board.catalog.tiles[piece.letter].kind for piece in board.route.pieces]
    terrain = [int(each) for each in board.terrain]
    return Traits(
        len(kinds), kinds.count(STRIP), steps, easy.power, int(board.seam_count), len(board.caves),
        terrain.count(CAMP), terrain.count(RUBBLE), board.route.end_side,
    )  # fmt: skip


def is_gentle(board: Board) -> bool:
    """Whether some way asks for no strong card, and nobody on it can hold up all the others."""
    ground = _gentle_ground(board)
    way = easiest(ground, board.starts, set(board.finishes))
    return way is not None and not _hold_ups(board, ground, way)


def _gentle_ground(board: Board) -> Ground:
    spaces = whole_ground(board).spaces
    return Ground(board, {space for space in spaces if board.strength[space] <= GENTLE}, set())


def _hold_ups(board: Board, ground: Ground, way: Way) -> list[int]:
    """Spaces that every gentle way uses and from which only a card of strength 2 leads on: who lacks it stops everybody."""
    finishes = set(board.finishes)
    if narrowest(ground, set(board.starts), finishes, 1) is None:
        return []
    near = {space: ground.neighbours(space) for space in ground.spaces}
    found = []
    for space in way.spaces:
        if board.terrain[space] != START and space not in finishes and not _leads(near, board.starts, finishes, space):
            onward = [other for other in near[space] if _leads(near, [other], finishes, space)]
            if all(board.terrain[other] < RUBBLE and board.strength[other] >= GENTLE for other in onward):
                found.append(space)
    return found


def _leads(near: dict[int, list[int]], sources: list[int], targets: set[int], without: int) -> bool:
    """Whether a way leads from a source to a target that does not use one space."""
    todo = [space for space in sources if space in near and space != without]
    seen = {*todo, without}
    while todo:
        space = todo.pop()
        if space in targets:
            return True
        for other in near[space]:
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return False


def narrow_places(board: Board) -> list[str]:
    """The spaces of every passage across a piece that is no wider than two; whoever stands there is in the way."""
    found: list[str] = []
    for piece in range(len(board.route.pieces)):
        cut = narrowest(piece_ground(board, piece), set(way_in(board, piece)), way_out(board, piece), NARROW)
        found += [board.names[space] for space in cut or ()]
    return found


def widths(board: Board) -> list[int]:
    """How many ways side by side lead across each piece, counted up to one more than WIDEST."""
    found = []
    for piece in range(len(board.route.pieces)):
        cut = narrowest(piece_ground(board, piece), set(way_in(board, piece)), way_out(board, piece), WIDEST)
        found.append(WIDEST + 1 if cut is None else max(1, len(cut)))
    return found
