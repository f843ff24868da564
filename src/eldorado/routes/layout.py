"""Whether a route can be laid: every fault at once, by piece, and the board if there is none (R2.5, R2.5b)."""

from __future__ import annotations

from typing import Final, final

from ..engine.board import FAR, NOWHERE, Board, corner_hexes, finish_hexes, place
from ..engine.catalog import Catalog
from ..engine.components import BIG_TILE, START_TILE, STRIP
from ..engine.errors import Facts, Fault, RouteError
from ..engine.hexes import distance, neighbours
from ..engine.route import Placement, Route
from ..engine.rules.setup import assemble
from ..engine.versions import RULES_VERSION, check_rules

WHOLE_SEAM: Final = 7
"""Edges that two big tiles share on every printed route; a strip shares 7 or 8 (R6.1)."""
_PLACES: Final = 4
"""How many places we name where a misplaced piece would fit."""


@final
class Layout:
    """What a check found: a board, or faults; and warnings, which forbid nothing."""

    def __init__(self, board: Board | None, faults: list[Fault], warnings: list[Fault]) -> None:
        self.board = board
        self.faults = faults
        self.warnings = warnings


def lay(route: Route, catalog: Catalog, rules: int = RULES_VERSION) -> Board:
    """The board of a route under a version of the rules; raises RouteError with every fault."""
    layout = check(route, catalog, rules)
    if layout.board is None:
        raise RouteError(layout.faults)
    return layout.board


def check(route: Route, catalog: Catalog, rules: int = RULES_VERSION) -> Layout:
    check_rules(rules)
    if not route.pieces:
        return Layout(None, [Fault("layout.no-pieces", 0, "", {})], [])
    faults = _box_faults(route, catalog) + _order_faults(route, catalog)
    table = _Table(route, catalog)
    for number in range(min(len(route.pieces), len(catalog.tiles))):  # more than the box holds are faults already
        faults += table.place_faults(number)
    corners = table.end_corners()
    if not corners:
        faults += table.corner_faults()
    if faults:
        return Layout(None, faults, [])
    for corner in corners:
        board = assemble(route, catalog, corner, rules)
        if all(board.distance[start] < FAR for start in board.starts):
            return Layout(board, [], _warnings(board))
    return Layout(None, [_unreachable(assemble(route, catalog, corners[0], rules))], [])


def free_corners(route: Route, catalog: Catalog) -> list[tuple[int, int]]:
    """Where the end tile may be put, farthest from the start first; also while the route has other faults."""
    if not route.pieces:
        return []
    table = _Table(Route(route.id, "", 0, route.pieces, route.end_side, None), catalog)
    return table.end_corners()


def _box_faults(route: Route, catalog: Catalog) -> list[Fault]:
    """The box holds each piece once, with two sides (R2.5b)."""
    faults = []
    seen: set[str] = set()
    for piece in route.pieces:
        tile = catalog.tiles.get(piece.letter)
        if tile is None:
            faults.append(Fault("layout.unknown-piece", 0, piece.letter[:20], {"pieces": sorted(catalog.tiles)}))
        elif piece.letter in seen:
            faults.append(Fault("layout.piece-twice", 0, piece.letter, {}))
        elif tile.back in seen:
            faults.append(Fault("layout.both-sides", 0, piece.letter, {"other": tile.back}))
        seen.add(piece.letter)
    return faults


def _order_faults(route: Route, catalog: Catalog) -> list[Fault]:
    """A start piece first and nowhere else, a big tile last."""
    letters = [p.letter for p in route.pieces]
    kinds = [catalog.tiles[letter].kind if letter in catalog.tiles else BIG_TILE for letter in letters]
    faults = []
    if kinds[0] != START_TILE and letters[0] in catalog.tiles:
        starts = sorted(letter for letter, tile in catalog.tiles.items() if tile.kind == START_TILE)
        faults.append(Fault("layout.no-start", 0, letters[0], {"pieces": starts}))
    for letter, kind in list(zip(letters, kinds, strict=True))[1:]:
        if kind == START_TILE:
            faults.append(Fault("layout.start-later", 0, letter, {}))
    if kinds[-1] == STRIP:
        faults.append(Fault("layout.end-on-strip", 0, letters[-1], {}))
    return faults


@final
class _Table:
    """The pieces as they lie; an unknown piece covers nothing, and nothing is said about what touches it."""

    def __init__(self, route: Route, catalog: Catalog) -> None:
        self.route = route
        self.catalog = catalog
        self.pieces = route.pieces
        self.covered = [self.hexes(piece) for piece in route.pieces]
        self._places: dict[int, list[str]] = {}

    def hexes(self, piece: Placement) -> set[tuple[int, int]]:
        tile = self.catalog.tiles.get(piece.letter)
        return {place(piece, space.hex) for space in tile.spaces} if tile is not None else set()

    def place_faults(self, number: int) -> list[Fault]:
        """This piece over an earlier one, or away from the one before."""
        faults = []
        letter = self.pieces[number].letter
        here = self.covered[number]
        for earlier in range(number):
            common = here & self.covered[earlier]
            if common:
                other = self.pieces[earlier].letter
                faults.append(
                    Fault("layout.overlap", 0, letter, {"other": other, "count": len(common), "places": self.places(number)})
                )
        before = self.covered[number - 1] if number else set()
        if here and before and not here & before and not _edges(here, before):
            other = self.pieces[number - 1].letter
            apart = min(distance(a, b) for a in here for b in before) - 1
            faults.append(Fault("layout.gap", 0, letter, {"other": other, "count": apart, "places": self.places(number)}))
        return faults

    def places(self, number: int) -> list[str]:
        """Where this piece, turned as it is, would lie along a whole side of the one before and touch nothing else."""
        if number not in self._places:
            self._places[number] = self._find_places(number)
        return self._places[number]

    def _find_places(self, number: int) -> list[str]:
        piece, before = self.pieces[number], self.pieces[number - 1]
        found: list[tuple[int, int, int]] = []
        for q in range(before.q - 8, before.q + 9):
            for r in range(before.r - 8, before.r + 9):
                if self._fits(number, self.hexes(Placement(piece.letter, q, r, piece.turn))):
                    found.append((distance((q, r), (piece.q, piece.r)), q, r))
        return [f"{q} {r}" for _, q, r in sorted(found)[:_PLACES]]

    def _fits(self, number: int, here: set[tuple[int, int]]) -> bool:
        rim = {other for hex_ in here for other in neighbours(hex_)}
        for earlier in range(number - 1):
            if rim & self.covered[earlier]:
                return False
        before = self.covered[number - 1]
        return not here & before and _edges(before, here) >= WHOLE_SEAM

    def end_corners(self) -> list[tuple[int, int]]:
        """The corners the end tile may be put on: the one asked for, or all that are free, farthest from the start first."""
        last = self.pieces[-1]
        if last.letter not in self.catalog.tiles or self.catalog.tiles[last.letter].kind == STRIP:
            return []
        free = self.free_corners()
        if self.route.corner is not None:
            return [self.route.corner] if self.route.corner in free else []
        start = (self.pieces[0].q, self.pieces[0].r)
        return sorted(free, key=lambda corner: (-distance(corner, start), corner))

    def free_corners(self) -> list[tuple[int, int]]:
        """Corners of the last tile where the finish touches that tile only."""
        last = self.pieces[-1]
        others: set[tuple[int, int]] = set()
        for covered in self.covered[:-1]:
            others |= covered
        return [corner for corner in corner_hexes(last) if _is_clear(finish_hexes(last, corner), others)]

    def corner_faults(self) -> list[Fault]:
        last = self.pieces[-1]
        tile = self.catalog.tiles.get(last.letter)
        if tile is None or tile.kind == STRIP:
            return []  # said already
        free = [f"{q} {r}" for q, r in self.free_corners()]
        asked = self.route.corner
        if asked is None or not free:
            return [Fault("layout.no-free-corner", 0, last.letter, {})]
        code = "layout.corner-taken" if asked in corner_hexes(last) else "layout.not-a-corner"
        return [Fault(code, 0, last.letter, {"found": f"{asked[0]} {asked[1]}", "places": free})]


def _edges(a: set[tuple[int, int]], b: set[tuple[int, int]]) -> int:
    return sum(1 for hex_ in a for other in neighbours(hex_) if other in b)


def _is_clear(finish: list[tuple[int, int]], others: set[tuple[int, int]]) -> bool:
    return not any(hex_ in others or any(n in others for n in neighbours(hex_)) for hex_ in finish)


def _unreachable(board: Board) -> Fault:
    """Names the last piece that can be reached, so that the wall is found, or the starting spaces that lead nowhere."""
    cut_off = [start for start in board.starts if board.distance[start] >= FAR]
    if len(cut_off) < len(board.starts):
        return Fault("layout.start-cut-off", 0, board.route.pieces[0].letter, {"spaces": [board.names[s] for s in cut_off]})
    reached = set(cut_off)
    todo = list(cut_off)
    while todo:
        space = todo.pop()
        for direction in range(6):
            other = int(board.neighbours[space * 6 + direction])
            if other != NOWHERE and other not in reached and board.is_passable(other):
                reached.add(other)
                todo.append(other)
    last = max(int(board.piece[space]) for space in reached)
    return Fault("layout.finish-unreachable", 0, board.route.pieces[last].letter, {})


def _warnings(board: Board) -> list[Fault]:
    pieces = board.route.pieces
    found = [Fault("layout.open-seam", 0, pieces[b].letter, {"other": pieces[a].letter}) for a, b in board.open_seams]
    for connection in board.connections:
        if len(connection.edges) < WHOLE_SEAM:
            first, second = pieces[connection.first].letter, pieces[connection.first + 1].letter
            facts: Facts = {"other": first, "count": len(connection.edges), "whole": WHOLE_SEAM}
            found.append(Fault("layout.narrow-seam", 0, second, facts))
    cut_off = [s for s in range(len(board.names)) if board.is_passable(s) and board.distance[s] >= FAR]
    if cut_off:
        found.append(Fault("layout.cut-off", 0, "", {"count": len(cut_off), "spaces": [board.names[s] for s in cut_off]}))
    return found
