"""What a route designer may want to change, with figures. Advice forbids nothing; docs/routes.md explains each kind.

Four habits of good routes: no long stretch of one colour, no short cut that is also the easy way, no bend whose inner
side is the easier one, not too many places where everybody must pass.
"""

from __future__ import annotations

import math
from typing import Final, final

from ..engine.board import Board
from ..engine.components import MOUNTAIN, TERRAINS
from ..engine.errors import Facts
from ..engine.route import Placement
from .ways import Ground, Way, easiest, easiest_in_runs, longest_run, narrowest, piece_ground, shortest, whole_ground

LONG_STRETCH: Final = 8
"""Spaces of one colour in a row from which a stretch is long."""
BEND: Final = 45
"""Degrees from which a change of direction is a bend."""
DETOUR: Final = 2
"""Steps by which a way round must be longer for the other one to be a short cut."""
NARROW: Final = 2
"""Ways side by side up to which a piece is a bottleneck."""
MANY_BOTTLENECKS: Final = 2
"""Bottlenecks from which they are worth a word; a single one only if it is one space wide."""
_INNER_SIDE: Final = 0.6
_OUTSIDE: Final = 1.9
"""Hexes from the middle of a bend towards its outer side: up to where a way is an inner one, and where the outside begins."""


@final
class Advice:
    """One remark: what (code), where (pieces, spaces), and the figures it rests on."""

    def __init__(self, code: str, pieces: list[str], spaces: list[str], figures: Facts) -> None:
        self.code = code
        self.pieces = pieces
        self.spaces = spaces
        self.figures = figures

    def facts(self) -> Facts:
        return {**self.figures, "pieces": self.pieces, "spaces": self.spaces}


def advise(board: Board) -> list[Advice]:
    """Every remark there is to make about a board."""
    return _stretches(board) + _open_seams(board) + _inside_pieces(board) + _bottlenecks(board)


def whole_ways(board: Board) -> tuple[Way, Way]:
    """The shortest and the easiest way from the start to the finish."""
    ground = whole_ground(board)
    short = shortest(ground, board.starts, set(board.finishes))
    easy = easiest(ground, board.starts, set(board.finishes))
    assert short is not None, "a board that was laid has a way"
    assert easy is not None, "a board that was laid has a way"
    return short, easy


def _letter(board: Board, piece: int) -> str:
    return board.route.pieces[piece].letter


def _names(board: Board, spaces: list[int]) -> list[str]:
    return [board.names[space] for space in spaces]


def _compared(short: Way, long: Way) -> Facts:
    return {"steps": short.steps, "power": short.power, "other_steps": long.steps, "other_power": long.power}


def _stretches(board: Board) -> list[Advice]:
    """A long stretch of one colour that even the most varied of the easiest ways cannot avoid."""
    _, easy = whole_ways(board)
    ground = whole_ground(board)
    most = LONG_STRETCH - 1
    varied = easiest_in_runs(ground, board.starts, set(board.finishes), most)
    if varied is not None and varied.power == easy.power:
        return []
    while varied is None or varied.power > easy.power:
        most += 1
        varied = easiest_in_runs(ground, board.starts, set(board.finishes), most)
    run = longest_run(board, varied)
    last = len(board.route.pieces)
    pieces = [_letter(board, piece) for piece in sorted({int(board.piece[s]) for s in run}) if piece < last]
    power = sum(int(board.strength[space]) for space in run)
    figures: Facts = {"terrain": TERRAINS[int(board.terrain[run[0]])], "count": len(run), "power": power}
    figures["first_space"], figures["last_space"] = board.names[run[0]], board.names[run[-1]]
    return [Advice("advice.one-colour", pieces, _names(board, run), figures)]


def _open_seams(board: Board) -> list[Advice]:
    """A seam that no blockade guards, if the way across is shorter and not harder than the way along the route."""
    found = []
    pairs = set(board.open_seams)
    for pair in board.open_seams:
        along = easiest(Ground(board, whole_ground(board).spaces, pairs), board.starts, set(board.finishes))
        across = shortest(Ground(board, whole_ground(board).spaces, pairs - {pair}), board.starts, set(board.finishes))
        if along is not None and across is not None and across.steps < along.steps and across.power <= along.power:
            letters = [_letter(board, pair[0]), _letter(board, pair[1])]
            found.append(Advice("advice.open-seam", letters, [], _compared(across, along)))
    return found


def _inside_pieces(board: Board) -> list[Advice]:
    """In bends the inner way against the outer one, elsewhere the shortest way across against the way round."""
    found = []
    for piece in range(len(board.route.pieces)):
        entries, exits = way_in(board, piece), way_out(board, piece)
        inward = _inward(board.route.pieces, piece)
        pair = _round_trip(board, piece, entries, exits) if inward is None else _bend(board, piece, entries, exits, inward)
        if pair is not None and pair[0].is_easier_per_space(pair[1]):
            code = "advice.short-cut" if inward is None else "advice.bend"
            found.append(Advice(code, [_letter(board, piece)], _names(board, pair[0].spaces), _compared(*pair)))
    return found


def way_in(board: Board, piece: int) -> list[int]:
    """Where one comes onto a piece."""
    if piece == 0:
        return board.starts
    return sorted({b for a, b in board.connections[piece - 1].edges if board.terrain[a] != MOUNTAIN != board.terrain[b]})


def way_out(board: Board, piece: int) -> set[int]:
    """Where one leaves a piece: before the next one, or before the finish."""
    if piece < len(board.connections):
        return {a for a, b in board.connections[piece].edges if board.terrain[a] != MOUNTAIN != board.terrain[b]}
    ground = piece_ground(board, piece)
    return {int(s) for finish in board.finishes for s in board.neighbours[finish * 6 : finish * 6 + 6] if s in ground.spaces}


def _round_trip(board: Board, piece: int, entries: list[int], exits: set[int]) -> tuple[Way, Way] | None:
    """The shortest way across and the easiest one that shares no space with it, if that one is a way round."""
    ground = piece_ground(board, piece)
    short = shortest(ground, entries, exits)
    if short is None:
        return None
    around = easiest(ground.without(short.spaces), entries, exits)
    return (short, around) if around is not None and around.steps >= short.steps + DETOUR else None


def _bend(board: Board, piece: int, entries: list[int], exits: set[int], inward: tuple[float, float]) -> tuple[Way, Way] | None:
    """The easiest way on the inner side of a bend, and the easiest one by way of its outside."""
    ground = piece_ground(board, piece)
    out = {s: -_towards(board, s, piece, inward) for s in ground.spaces}
    inner = easiest(Ground(board, {s for s in ground.spaces if out[s] <= _INNER_SIDE}, set()), entries, exits)
    outer: Way | None = None
    for space in sorted(s for s in ground.spaces if out[s] >= _OUTSIDE):
        there, back = easiest(ground, entries, {space}), easiest(ground, [space], exits)
        if there is not None and back is not None:
            way = Way(board, there.spaces + back.spaces[1:])
            if outer is None or (way.power, way.steps) < (outer.power, outer.steps):
                outer = way
    return (inner, outer) if inner is not None and outer is not None else None


def _middle(piece: Placement) -> tuple[float, float]:
    return _plane(piece.q, piece.r)


def _plane(q: int, r: int) -> tuple[float, float]:
    """A hex as a point; neighbours are at distance 1."""
    return q + r / 2, r * math.sqrt(3) / 2


def _inward(pieces: list[Placement], number: int) -> tuple[float, float] | None:
    """The direction to the inner side of the bend a route makes on a piece, or None if it makes none."""
    if number == 0 or number == len(pieces) - 1:
        return None
    (ax, ay), (bx, by), (cx, cy) = (_middle(pieces[number + step]) for step in (-1, 0, 1))
    turned = math.degrees(math.atan2(cy - by, cx - bx) - math.atan2(by - ay, bx - ax))
    if abs((turned + 180) % 360 - 180) < BEND:
        return None
    x, y = (ax + cx) / 2 - bx, (ay + cy) / 2 - by
    length = math.hypot(x, y)
    return x / length, y / length


def _towards(board: Board, space: int, piece: int, direction: tuple[float, float]) -> float:
    """How far a space lies from the middle of its piece in a direction."""
    x, y = _plane(*board.hexes[space])
    mx, my = _middle(board.route.pieces[piece])
    return (x - mx) * direction[0] + (y - my) * direction[1]


def _bottlenecks(board: Board) -> list[Advice]:
    """Pieces that only one or two ways side by side lead across, if there are several or one is a single space."""
    found: list[Advice] = []
    for piece in range(len(board.route.pieces)):
        cut = narrowest(piece_ground(board, piece), set(way_in(board, piece)), way_out(board, piece), NARROW)
        if cut is not None:
            found.append(Advice("advice.bottleneck", [_letter(board, piece)], _names(board, cut), {"count": len(cut)}))
    is_much = len(found) >= MANY_BOTTLENECKS or any(len(advice.spaces) == 1 for advice in found)
    return found if is_much else []
