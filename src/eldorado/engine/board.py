"""A route as one static graph of spaces (R1.5-R1.8, R2.3-R2.5, R6.1). Built once, shared by all states, never changed."""

from __future__ import annotations

from collections import deque
from typing import Final, final

from .catalog import Catalog
from .components import CAMP, MACHETE, MOUNTAIN, RUBBLE, START, TileSpace
from .hexes import DIRECTIONS, add, neighbours, rotate
from .int64 import i64
from .route import Placement, Route
from .zones import bit

NOWHERE: Final = -1
FINISH_LETTER: Final = "Z"
"""Names the end tile in space names; the box has no piece Z."""
FAR: Final = 9999
"""Distance of a space from which the finish cannot be reached."""


def pack_way(target: i64, terrain: i64, strength: i64, seam: i64) -> i64:
    return target | terrain << 10 | strength << 14 | (seam + 1) << 18


def way_target(way: i64) -> i64:
    return way & 1023


def way_terrain(way: i64) -> i64:
    return (way >> 10) & 15


def way_strength(way: i64) -> i64:
    return (way >> 14) & 15


def asked_symbol(way: i64) -> i64:
    """The symbol a space asks for; a starting space that may be re-entered counts as machete 1 (R4.9)."""
    terrain = (way >> 10) & 15
    return MACHETE if terrain == START else terrain


def asked_power(way: i64) -> i64:
    return 1 if (way >> 10) & 15 == START else (way >> 14) & 15


def way_asks(way: i64) -> i64:
    """Terrain and strength in one number, terrain + 16 * strength."""
    return (way >> 10) & 255


def way_seam(way: i64) -> i64:
    """The seam that this way crosses, or NOWHERE."""
    return (way >> 18) - 1


@final
class TileConnection:
    """Where piece `first` meets the next one on the route. `edges` are pairs of spaces, the first piece's first.

    `seam` is its index among the connections that carry a blockade, or NOWHERE (the far side of a strip, R2.3).
    """

    def __init__(self, first: int, edges: list[tuple[int, int]], seam: int) -> None:
        self.first = first
        self.edges = edges
        self.seam = seam


@final
class Board:
    """Every list is indexed by space; `neighbours`, `seams` and `ways` by space * 6 + direction.

    `has_dues`: rubble or a base camp lies next to the space. `ways` packs what the hot paths ask of an edge; the
    functions `way_…` take it apart, NOWHERE is a way that nobody can ever go.
    """

    def __init__(self, route: Route, catalog: Catalog, corner: tuple[int, int], rules: int) -> None:
        self.route = route
        self.rules = rules
        self.catalog = catalog
        self.corner = corner
        self.names: list[str] = []
        self.hexes: list[tuple[int, int]] = []
        self.piece: list[i64] = []
        self.terrain: list[i64] = []
        self.strength: list[i64] = []
        self.is_cave: list[bool] = []
        self.is_finish: list[bool] = []
        self.start_number: list[i64] = []
        self.camp_index: list[i64] = []
        self.neighbours: list[i64] = []
        self.seams: list[i64] = []
        self.at_seams: list[i64] = []
        self.ways: list[i64] = []
        self.has_dues: list[bool] = []
        self.distance: list[i64] = []
        self.starts: list[int] = [NOWHERE, NOWHERE, NOWHERE, NOWHERE]
        self.finishes: list[int] = []
        self.caves: list[int] = []
        self.near_caves: list[list[tuple[i64, i64]]] = []
        self.connections: list[TileConnection] = []
        self.open_seams: list[tuple[int, int]] = []
        self.seam_count: i64 = 0
        self.size: i64 = 0
        self._index: dict[tuple[int, int], int] = {}
        self._by_name: dict[str, int] = {}

    def __repr__(self) -> str:
        pieces = " ".join([piece.letter for piece in self.route.pieces])
        return f"Board(route={self.route.id!r}, pieces={pieces!r}, spaces={self.size}, rules={self.rules})"

    def __copy__(self) -> Board:
        return self

    def __deepcopy__(self, memo: object) -> Board:
        return self

    def at(self, hex_: tuple[int, int]) -> int:
        """The space on this hex, or NOWHERE."""
        return self._index.get(hex_, NOWHERE)

    def space(self, name: str) -> int:
        """The space of this name ('C43': piece C, fourth row, third space; 'Z1'-'Z3': finish), or NOWHERE."""
        return self._by_name.get(name, NOWHERE)

    def way_to(self, space: i64, target: i64) -> i64:
        """The way from a space to a neighbour, NOWHERE if there is none."""
        for edge in range(space * 6, space * 6 + 6):
            way = self.ways[edge]
            if way >= 0 and way_target(way) == target:
                return way
        return NOWHERE

    def is_passable(self, space: int) -> bool:
        return self.terrain[space] != MOUNTAIN

    def _add(
        self, name: str, hex_: tuple[int, int], piece: int, terrain: int, strength: int, cave: bool, finish: bool, start: int
    ) -> None:
        index = len(self.names)
        self.names.append(name)
        self.hexes.append(hex_)
        self.piece.append(piece)
        self.terrain.append(terrain)
        self.strength.append(strength)
        self.is_cave.append(cave)
        self.is_finish.append(finish)
        self.start_number.append(start)
        self.camp_index.append(sum(1 for t in self.terrain if t == CAMP) - 1 if terrain == CAMP else NOWHERE)
        self._index[hex_] = index
        self._by_name[name] = index
        if cave:
            self.caves.append(index)
        if finish:
            self.finishes.append(index)
        if start:
            self.starts[start - 1] = index
        self.size = len(self.names)

    def add_piece(self, number: int, placement: Placement, spaces: list[TileSpace]) -> None:
        for space in spaces:
            name = f"{placement.letter}{space.row}{space.column}"
            self._add(name, place(placement, space.hex), number, space.terrain, space.strength, space.cave, False, space.start)

    def add_finish(self) -> None:
        symbol, strength = self.catalog.end_symbols[self.route.end_side]
        last = self.route.pieces[-1]
        for number, hex_ in enumerate(finish_hexes(last, self.corner), 1):
            self._add(f"{FINISH_LETTER}{number}", hex_, len(self.route.pieces), symbol, strength, False, True, 0)

    def link(self) -> None:
        """Who is whose neighbour; no seam lies anywhere yet."""
        for hex_ in self.hexes:
            for other in neighbours(hex_):
                self.neighbours.append(self.at(other))
                self.seams.append(NOWHERE)

    def finish(self) -> None:
        """What follows from neighbours and seams: ways, caves nearby, distances."""
        for edge in range(len(self.neighbours)):
            self.ways.append(self._way(edge))
        for space in range(len(self.names)):
            mask: i64 = 0
            self.has_dues.append(any(self._has_dues(space, direction) for direction in range(6)))
            caves: list[tuple[i64, i64]] = []
            for direction in range(6):
                seam = self.seams[space * 6 + direction]
                other_space = self.neighbours[space * 6 + direction]
                if seam != NOWHERE:
                    mask |= bit(seam)
                if other_space != NOWHERE and self.is_cave[other_space]:
                    caves.append((self.caves.index(int(other_space)), seam))
            self.at_seams.append(mask)
            self.near_caves.append(caves)
        self._measure()

    def _has_dues(self, space: int, direction: int) -> bool:
        other = self.neighbours[space * 6 + direction]
        return other != NOWHERE and self.terrain[other] in (RUBBLE, CAMP)

    def _way(self, edge: int) -> int:
        """All that a step over this edge asks, in one number (see `ways`); NOWHERE when nobody can ever go there."""
        target = int(self.neighbours[edge])
        if target == NOWHERE or not self.is_passable(target):
            return NOWHERE
        return int(pack_way(target, self.terrain[target], self.strength[target], self.seams[edge]))

    def _measure(self) -> None:
        """Steps to the nearest finish space over passable spaces, blockades and pieces ignored (R11.11)."""
        distance = [FAR] * len(self.names)
        todo = deque(self.finishes)
        for finish in self.finishes:
            distance[finish] = 0
        while todo:
            space = todo.popleft()
            for direction in range(6):
                other = int(self.neighbours[space * 6 + direction])
                if other != NOWHERE and distance[other] == FAR and self.is_passable(other):
                    distance[other] = distance[space] + 1
                    if self.terrain[other] != START:  # nobody walks through a starting space (R4.9)
                        todo.append(other)
        self.distance = [i64(d) for d in distance]


def place(placement: Placement, local: tuple[int, int]) -> tuple[int, int]:
    """Where a hex of a piece comes to lie."""
    return add((placement.q, placement.r), rotate(local, placement.turn))


def corner_hexes(placement: Placement) -> list[tuple[int, int]]:
    """The six corner hexes of a big tile."""
    return [add((placement.q, placement.r), (3 * q, 3 * r)) for q, r in DIRECTIONS]


def finish_hexes(last: Placement, corner: tuple[int, int]) -> list[tuple[int, int]]:
    """The three outer neighbours of the corner hex, the middle one in between (R1.8)."""
    q, r = (corner[0] - last.q) // 3, (corner[1] - last.r) // 3
    middle = DIRECTIONS.index((q, r))
    return [add(corner, DIRECTIONS[(middle + turn) % 6]) for turn in (1, 0, 5)]
