"""Whether a route can be laid: every fault at once, by piece, and the board if there is none (R2.5, R2.5b)."""

from __future__ import annotations

from typing import Final, final

from .board import FAR, Board, assemble, corner_hexes, finish_hexes, place
from .catalog import Catalog
from .components import BIG_TILE, START_TILE, STRIP
from .errors import Fault, RouteError
from .hexes import distance, neighbours
from .route import Placement, Route

MOST_SEAMS: Final = 6


@final
class Layout:
    """What a check found: a board, or faults; and warnings, which forbid nothing."""

    def __init__(self, board: Board | None, faults: list[Fault], warnings: list[Fault]) -> None:
        self.board = board
        self.faults = faults
        self.warnings = warnings


def lay(route: Route, catalog: Catalog) -> Board:
    """The board of a route; raises RouteError with every fault."""
    layout = check(route, catalog)
    if layout.board is None:
        raise RouteError(layout.faults)
    return layout.board


def check(route: Route, catalog: Catalog) -> Layout:
    known = [p for p in route.pieces if p.letter in catalog.tiles]
    faults = _box_faults(route, catalog) + _order_faults(route, catalog) + _place_faults(known, catalog)
    corner = _free_corner(route, known, catalog)
    if corner is None and not any(fault.code == "layout.end-on-strip" for fault in faults):
        faults.append(_corner_fault(route, known))
    if faults or corner is None:
        return Layout(None, faults, [])
    board = assemble(route, catalog, corner)
    if min(board.distance[start] for start in board.starts) >= FAR:
        return Layout(None, [Fault("layout.finish-unreachable", 0, route.pieces[-1].letter, {})], [])
    return Layout(board, [], _warnings(board))


def _box_faults(route: Route, catalog: Catalog) -> list[Fault]:
    """The box holds each piece once, with two sides (R2.5b)."""
    faults = []
    seen: set[str] = set()
    for piece in route.pieces:
        tile = catalog.tiles.get(piece.letter)
        if tile is None:
            faults.append(Fault("layout.unknown-piece", 0, piece.letter, {"pieces": sorted(catalog.tiles)}))
        elif piece.letter in seen:
            faults.append(Fault("layout.piece-twice", 0, piece.letter, {}))
        elif tile.back in seen:
            faults.append(Fault("layout.both-sides", 0, piece.letter, {"other": tile.back}))
        seen.add(piece.letter)
    return faults


def _order_faults(route: Route, catalog: Catalog) -> list[Fault]:
    """A start piece first and nowhere else, a big tile last."""
    kinds = [catalog.tiles[p.letter].kind if p.letter in catalog.tiles else BIG_TILE for p in route.pieces]
    letters = [p.letter for p in route.pieces]
    faults = []
    if not kinds or kinds[0] != START_TILE and letters[0] in catalog.tiles:
        faults.append(Fault("layout.no-start", 0, letters[0] if letters else "", {}))
    for letter, kind in list(zip(letters, kinds, strict=True))[1:]:
        if kind == START_TILE:
            faults.append(Fault("layout.start-later", 0, letter, {}))
    if kinds and kinds[-1] == STRIP:
        faults.append(Fault("layout.end-on-strip", 0, letters[-1], {}))
    return faults


def _hexes(piece: Placement, catalog: Catalog) -> set[tuple[int, int]]:
    return {place(piece, space.hex) for space in catalog.tiles[piece.letter].spaces}


def _place_faults(pieces: list[Placement], catalog: Catalog) -> list[Fault]:
    """No two pieces over each other, each piece against the one before."""
    faults = []
    covered = [_hexes(piece, catalog) for piece in pieces]
    for second, piece in enumerate(pieces):
        for first in range(second):
            common = covered[first] & covered[second]
            if common:
                facts: dict[str, int | str | list[str]] = {"other": pieces[first].letter, "spaces": len(common)}
                faults.append(Fault("layout.overlap", 0, piece.letter, facts))
        if second and not _edges(covered[second - 1], covered[second]):
            faults.append(Fault("layout.gap", 0, piece.letter, {"other": pieces[second - 1].letter}))
    return faults


def _edges(a: set[tuple[int, int]], b: set[tuple[int, int]]) -> int:
    return sum(1 for hex_ in a for other in neighbours(hex_) if other in b)


def _free_corner(route: Route, pieces: list[Placement], catalog: Catalog) -> tuple[int, int] | None:
    """The corner asked for, or the one farthest from the start, if the end tile fits there and touches nothing else."""
    if not pieces or not route.pieces or pieces[-1] is not route.pieces[-1] or catalog.tiles[pieces[-1].letter].kind == STRIP:
        return None
    last = pieces[-1]
    others: set[tuple[int, int]] = set()
    for piece in pieces[:-1]:
        others |= _hexes(piece, catalog)
    corners = corner_hexes(last) if route.corner is None else [c for c in corner_hexes(last) if c == route.corner]
    free = [c for c in corners if _is_clear(finish_hexes(last, c), others)]
    start = (pieces[0].q, pieces[0].r)
    return max(free, key=lambda c: (distance(c, start), c)) if free else None


def _is_clear(finish: list[tuple[int, int]], others: set[tuple[int, int]]) -> bool:
    return not any(hex_ in others or any(n in others for n in neighbours(hex_)) for hex_ in finish)


def _corner_fault(route: Route, known: list[Placement]) -> Fault:
    letter = route.pieces[-1].letter if route.pieces else ""
    if route.corner is not None and known and route.corner not in corner_hexes(known[-1]):
        return Fault("layout.not-a-corner", 0, letter, {"corner": f"{route.corner[0]} {route.corner[1]}"})
    return Fault("layout.no-free-corner", 0, letter, {})


def _warnings(board: Board) -> list[Fault]:
    pieces = board.route.pieces
    found = [Fault("layout.open-seam", 0, pieces[b].letter, {"other": pieces[a].letter}) for a, b in board.open_seams]
    cut_off = [s for s in range(len(board.names)) if board.is_passable(s) and board.distance[s] >= FAR]
    if cut_off:
        found.append(Fault("layout.cut-off", 0, "", {"spaces": [board.names[s] for s in cut_off]}))
    return found
