"""Points, paths and hexagons on the plane. Pointy-top axial hexes, y downwards; one unit is the radius of a hex."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from .svg import num

Point = tuple[float, float]
Segment = tuple[Point, Point]

SQRT3: Final = math.sqrt(3)
_EDGE_TO: Final = {(1, 0): 0, (0, 1): 1, (-1, 1): 2, (-1, 0): 3, (0, -1): 4, (1, -1): 5}
"""Which edge of a hex faces which neighbour, clockwise from the east."""


def turned(point: Point, degrees: float) -> Point:
    """A point turned clockwise about the origin."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    return point[0] * cos - point[1] * sin, point[0] * sin + point[1] * cos


def centre(hex_: tuple[int, int]) -> Point:
    q, r = hex_
    return SQRT3 * (q + r / 2), 1.5 * r


def corners(middle: Point, radius: float = 1.0, turn: float = 0) -> list[Point]:
    """The six corners, clockwise from the upper right (of an unturned hex)."""
    x, y = middle
    angles = [math.radians(60 * i - 30 + turn) for i in range(6)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def shared_edge(a: tuple[int, int], b: tuple[int, int]) -> Segment:
    """The edge between two neighbouring hexes."""
    first = _EDGE_TO[b[0] - a[0], b[1] - a[1]]
    around = corners(centre(a))
    return around[first], around[(first + 1) % 6]


def path(points: Iterable[Point], close: bool = False) -> str:
    """Straight lines through points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if close else "")


def hexagon(radius: float, turn: float = 0, x: float = 0, y: float = 0) -> str:
    return path(corners((x, y), radius, turn), close=True)


def smooth(points: Sequence[Point]) -> str:
    """A soft line that begins at the first point, ends at the last and bends at those between."""
    if len(points) < 3:
        return path(points)
    text = f"M{num(points[0][0])} {num(points[0][1])}"
    for (x, y), (next_x, next_y) in pairwise(points[1:]):
        text += f"Q{num(x)} {num(y)} {num((x + next_x) / 2)} {num((y + next_y) / 2)}"
    return text + f"L{num(points[-1][0])} {num(points[-1][1])}"


def outline(hexes: Iterable[tuple[int, int]]) -> list[list[Point]]:
    """The closed lines round a patch of hexes."""
    mine = set(hexes)
    edges = [
        shared_edge(hex_, (hex_[0] + dq, hex_[1] + dr))
        for hex_ in sorted(mine)
        for dq, dr in _EDGE_TO
        if (hex_[0] + dq, hex_[1] + dr) not in mine
    ]
    return chain(edges)


def chain(segments: Sequence[Segment]) -> list[list[Point]]:
    """Joins segments end to end into as few lines as possible."""
    left = list(segments)
    lines: list[list[Point]] = []
    while left:
        grown = list(left.pop(0))
        while _grow(grown, left):
            pass
        lines.append(grown)
    return lines


def _grow(grown: list[Point], left: list[Segment]) -> bool:
    for index, (a, b) in enumerate(left):
        for here, there in ((a, b), (b, a)):
            if _same(here, grown[-1]):
                grown.append(there)
            elif _same(here, grown[0]):
                grown.insert(0, there)
            else:
                continue
            del left[index]
            return True
    return False


def _same(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) < 0.01 and abs(a[1] - b[1]) < 0.01


def rays(x: float, y: float, count: int, length: float, phase: float = 0.0) -> str:
    """Flat sunlight: wedges from one point, as one path."""
    return "".join(path(wedge, close=True) for wedge in wedges((x, y), count, length, phase))


def wedges(origin: Point, count: int, length: float, phase: float) -> list[list[Point]]:
    x, y = origin
    found = []
    for i in range(count):
        edges = [2 * math.pi * (i + half + phase) / count for half in (0, 0.5)]
        found.append([origin, *((x + length * math.cos(a), y + length * math.sin(a)) for a in edges)])
    return found


def clipped(polygon: Sequence[Point], width: float, height: float) -> list[Point]:
    """What of a convex polygon lies on the sheet (0, 0) to (width, height)."""
    found = list(polygon)
    for axis, bound, keeps_less in ((0, 0.0, False), (0, width, True), (1, 0.0, False), (1, height, True)):
        found = _cut(found, axis, bound, keeps_less)
    return found


def _cut(polygon: list[Point], axis: int, bound: float, keeps_less: bool) -> list[Point]:
    kept: list[Point] = []
    for a, b in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        a_in, b_in = ((p[axis] <= bound) is keeps_less or p[axis] == bound for p in (a, b))
        if a_in:
            kept.append(a)
        if a_in != b_in:
            share = (bound - a[axis]) / (b[axis] - a[axis])
            kept.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
    return kept
