"""A board turned for a picture: where its spaces lie, in radii, and what is free around them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ..geometry import SQRT3, Point, centre, turned

Hex = tuple[int, int]

_APOTHEM: Final = SQRT3 / 2


@dataclass(frozen=True)
class Box:
    """A rectangle from (left, top) to (right, bottom)."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def __or__(self, other: Box) -> Box:
        """The smallest box round both."""
        return Box(
            min(self.left, other.left), min(self.top, other.top), max(self.right, other.right), max(self.bottom, other.bottom)
        )

    def distance(self, point: Point) -> float:
        """How far a point is outside; 0 inside."""
        x, y = point
        return math.hypot(max(self.left - x, 0, x - self.right), max(self.top - y, 0, y - self.bottom))


def round_disc(middle: Point, radius: float) -> Box:
    x, y = middle
    return Box(x - radius, y - radius, x + radius, y + radius)


class Plane:
    """Hexes on the turned plane; refuses turns that would not keep hexes in one of their two stances."""

    def __init__(self, hexes: Iterable[Hex], turn: int) -> None:
        if turn % 30:
            raise ValueError(f"pictures turn by multiples of 30 degrees, not by {turn}")
        self.turn = turn % 360
        self._cos, self._sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        self._centres = {hex_: centre(hex_) for hex_ in hexes}
        self._spots = {hex_: turned(middle, turn) for hex_, middle in self._centres.items()}

    def spot(self, hex_: Hex) -> Point:
        """The middle of a space."""
        return self._spots[hex_]

    def points(self, line: Iterable[Point]) -> list[Point]:
        """A line of the unturned plane."""
        return [turned(point, self.turn) for point in line]

    def bounds(self) -> Box:
        """Round all spaces."""
        wide, high = (1.0, SQRT3 / 2) if self.turn % 60 else (SQRT3 / 2, 1.0)
        xs, ys = [x for x, _ in self._spots.values()], [y for _, y in self._spots.values()]
        return Box(min(xs) - wide, min(ys) - high, max(xs) + wide, max(ys) + high)

    def is_clear(self, point: Point, reach: float) -> bool:
        """Whether no space is within reach of a point."""
        x = point[0] * self._cos + point[1] * self._sin
        y = point[1] * self._cos - point[0] * self._sin
        r = y / 1.5
        q0, r0 = _nearest(x / SQRT3 - r / 2, r)
        # hexes beyond one ring are at least 1 away, beyond two 2.5
        for step_q, step_r in _RINGS[1 if reach < 1 else 2 if reach < 2.5 else 4]:
            middle = self._centres.get((q0 + step_q, r0 + step_r))
            if middle is None:
                continue
            away, down = x - middle[0], y - middle[1]
            if away * away + down * down < (1 + reach) ** 2 and _beyond_hexagon(away, down) < reach:
                return False
        return True


def _rings(count: int) -> list[Hex]:
    span = range(-count, count + 1)
    found = [(q, r) for q in span for r in span if abs(q + r) <= count]
    return sorted(found, key=lambda hex_: max(abs(hex_[0]), abs(hex_[1]), abs(hex_[0] + hex_[1])))


_RINGS: Final = {count: _rings(count) for count in (1, 2, 4)}


def _nearest(q: float, r: float) -> Hex:
    """The hex that a point with these fractional coordinates lies in."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        return -whole_r - whole_s, whole_r
    return (whole_q, whole_r) if off_s >= off_r else (whole_q, -whole_q - whole_s)


def _beyond_hexagon(x: float, y: float) -> float:
    """The signed distance from a pointy-top hexagon of radius 1 round the origin."""
    across, out = abs(y), abs(x)
    fold = 2 * min(out / 2 - across * _APOTHEM, 0.0)  # mirrors the point to the side of the right-hand edge
    across, out = across + fold * _APOTHEM, out - fold / 2
    return math.copysign(math.hypot(across - max(-0.5, min(0.5, across)), out - _APOTHEM), out - _APOTHEM)
