"""Where the things beside the spaces stand: gate, badges of blockades, letters of pieces. All in radii, none over a space."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from ...engine.board import Board
from ..geometry import Point, chain, outline, shared_edge
from .blockades import BADGE_REACH
from .gate import HALF_WIDTHS, SUN_REACH
from .plane import Box, Plane, round_disc

GATE_SCALE: Final = 0.042
BADGE: Final = 0.8
LETTER: Final = 0.46
BADGE_PIXELS: Final = 10.5
LETTER_PIXELS: Final = 8.0
"""Badges and letters never shrink below these radii in pixels."""
_SMALLER: Final = 0.86
"""In a bay of a single hex a badge shrinks to this share, so that it still stands at its seam."""
_GAP: Final = 0.12
"""The ink line round a piece, and a little air."""


@dataclass(frozen=True)
class Disc:
    """A round thing beside the board; `tie` is the point of the board it belongs to."""

    spot: Point
    radius: float
    tie: Point


@dataclass
class Places:
    """Where everything of one picture stands, in radii of a space."""

    plane: Plane
    outlines: list[list[list[Point]]]
    seams: dict[int, list[list[Point]]]
    gate: Point
    badges: dict[int, Disc] = field(default_factory=dict)
    letters: list[Disc] = field(default_factory=list)

    def bounds(self) -> Box:
        """Round everything, shadows included."""
        spaces = self.plane.bounds()
        box = Box(spaces.left - 0.1, spaces.top - 0.1, spaces.right + 0.1, spaces.bottom + 0.36) | _gate_bounds(self.gate)
        for disc in self.badges.values():
            box |= round_disc(disc.spot, disc.radius * BADGE_REACH)
        for disc in self.letters:
            box |= round_disc(disc.spot, disc.radius * 1.15)
        return box


def place(board: Board, turn: int, radius: float, seams: Sequence[int], letters: bool) -> Places:
    """Finds places for a picture whose spaces have this radius in pixels; badges stand at the given seams."""
    plane = Plane(board.hexes, turn)
    outlines = [[plane.points(line) for line in outline(_hexes_of(board, piece))] for piece in range(len(board.route.pieces))]
    lines = {seam: [plane.points(line) for line in found] for seam, found in seam_lines(board).items()}
    places = Places(plane, outlines, lines, gate_spot(board, plane.turn))
    for seam in seams:
        places.badges[seam] = _badge(places, lines[seam], max(BADGE, BADGE_PIXELS / radius))
    if letters:
        for piece in range(len(outlines)):
            places.letters.append(_letter(places, board, piece, max(LETTER, LETTER_PIXELS / radius)))
    return places


def _hexes_of(board: Board, piece: int) -> list[tuple[int, int]]:
    return [hex_ for hex_, owner in zip(board.hexes, board.piece, strict=True) if owner == piece]


def seam_lines(board: Board) -> dict[int, list[list[Point]]]:
    """Where blockades lie, by seam, on the unturned plane."""
    found = [connection for connection in board.connections if connection.seam >= 0]
    return {each.seam: chain([shared_edge(board.hexes[a], board.hexes[b]) for a, b in each.edges]) for each in found}


@functools.lru_cache(maxsize=512)
def gate_spot(board: Board, turn: int) -> Point:
    """Beyond the middle finish space, as near as the building can stand without covering a space.

    Remembered: every size and shape of a sheet asks for the same few turns again.
    """
    plane = Plane(board.hexes, turn)
    x, y = plane.spot(board.hexes[board.finishes[1]])
    corner_x, corner_y = plane.spot(board.corner)
    outward = math.atan2(y - corner_y, x - corner_x)
    best: tuple[float, Point] | None = None
    for swing in _from_straight_on(170, 10):
        angle = outward + math.radians(swing)
        for step in range(15, 600):
            away = step / 10
            cost = away + abs(swing) * 0.012
            if best is not None and cost >= best[0]:
                break
            spot = x + math.cos(angle) * away, y + math.sin(angle) * away
            if all(plane.is_clear(point, 0.14) for point in _gate_edge(spot)):
                best = cost, spot
                break
    if best is None:
        raise ValueError("no room for the gate")
    return best[1]


def _from_straight_on(most: int, step: int) -> list[int]:
    """Angles to both sides, the smallest first, so that later ones need only be tried as far as the best so far."""
    return sorted(range(-most, most + 1, step), key=lambda angle: (abs(angle), angle))


def _gate_edge(spot: Point) -> Iterator[Point]:
    """Points of the building, close enough together that no space slips between them."""
    for height, half in reversed(HALF_WIDTHS):
        for i in range(-2, 3):
            yield spot[0] + half * i / 2 * GATE_SCALE, spot[1] + height * GATE_SCALE


def _gate_bounds(spot: Point) -> Box:
    return round_disc((spot[0], spot[1] - 4 * GATE_SCALE), (SUN_REACH + 1) * GATE_SCALE)


def _is_free(places: Places, spot: Point, radius: float) -> bool:
    """Nothing lies under a disc: no space, no other disc, not the gate."""
    if not places.plane.is_clear(spot, radius + _GAP):
        return False
    foot, top = 54 * GATE_SCALE, 60 * GATE_SCALE
    x, y = places.gate
    if Box(x - 64 * GATE_SCALE, y - top, x + 64 * GATE_SCALE, y + foot).distance(spot) < radius:
        return False
    others = [*places.badges.values(), *places.letters]
    return all(math.dist(spot, other.spot) >= radius * 1.1 + other.radius * 1.1 + 0.08 for other in others)


def _badge(places: Places, lines: list[list[Point]], radius: float) -> Disc:
    """At the end of the seam where it can stand nearest, straight on if there is room, the upper end before the lower."""
    seam = max(lines, key=len)
    middle = sum(x for x, _ in seam) / len(seam), sum(y for _, y in seam) / len(seam)
    best: tuple[float, Disc] | None = None
    for end in (seam[0], seam[-1]):
        ahead = math.atan2(end[1] - middle[1], end[0] - middle[0])
        for swing in _from_straight_on(165, 15):
            for size in (radius, radius * _SMALLER):
                bound = best[0] if best is not None else math.inf
                found = _out_from(places, end, ahead + math.radians(swing), size, bound - abs(swing) / 60 - (radius - size) * 4)
                if found is not None:
                    best = found[0] + abs(swing) / 60 + (radius - size) * 4, found[1]
    if best is None:
        raise ValueError("no room for a badge")
    return best[1]


def _out_from(places: Places, end: Point, angle: float, radius: float, bound: float) -> tuple[float, Disc] | None:
    """The first free place in one direction, and what it costs, if that is less than the bound."""
    for away in _steps(radius):
        spot = end[0] + math.cos(angle) * away, end[1] + math.sin(angle) * away
        cost = away + spot[1] * 0.02
        if cost >= bound:
            return None
        if _is_free(places, spot, radius):
            cost += _crossing(places.plane, end, spot) * 4
            return (cost, Disc(spot, radius, end)) if cost < bound else None
    return None


def _crossing(plane: Plane, end: Point, spot: Point) -> float:
    """The length of a tie that runs over spaces."""
    shares = [i / 16 for i in range(1, 17)]
    over = sum(1 for t in shares if not plane.is_clear((end[0] + (spot[0] - end[0]) * t, end[1] + (spot[1] - end[1]) * t), 0.03))
    return over / 16 * math.dist(end, spot)


def _steps(radius: float) -> Iterator[float]:
    """Distances to try, from touching the board outwards; far enough to leave any bay that a whole box of pieces can enclose."""
    return (radius + _GAP + 0.1 * i for i in range(600))


def _letter(places: Places, board: Board, piece: int, radius: float) -> Disc:
    """Outside the corner of the piece that is farthest from its neighbours."""
    own = [places.plane.spot(hex_) for hex_ in _hexes_of(board, piece)]
    others = [places.plane.spot(h) for h, owner in zip(board.hexes, board.piece, strict=True) if owner != piece]
    middle = sum(x for x, _ in own) / len(own), sum(y for _, y in own) / len(own)
    best: tuple[float, Disc] | None = None
    for corner in (point for line in places.outlines[piece] for point in line):
        far = min([4.0, *(math.dist(corner, spot) for spot in others)])
        angle = math.atan2(corner[1] - middle[1], corner[0] - middle[0])
        for away in _steps(radius):
            spot = corner[0] + math.cos(angle) * away, corner[1] + math.sin(angle) * away
            score = math.dist(corner, middle) + far * 1.2 - (corner[1] - middle[1]) * 0.2 - (away - radius) * 4
            if best is not None and score <= best[0]:
                break
            if _is_free(places, spot, radius):
                best = score, Disc(spot, radius, corner)
                break
    if best is None:
        raise ValueError("no room for a letter")
    return best[1]
