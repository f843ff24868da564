"""Hexes in axial coordinates (q, r), pointy top, r growing downwards (R1.7)."""

from __future__ import annotations

from typing import Final

DIRECTIONS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six neighbours, counter-clockwise from the east."""


def add(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    return a[0] + b[0], a[1] + b[1]


def rotate(hex_: tuple[int, int], sixths: int) -> tuple[int, int]:
    """Turns a hex about the origin, clockwise, by sixths of a full turn."""
    q, r = hex_
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def neighbours(hex_: tuple[int, int]) -> list[tuple[int, int]]:
    return [add(hex_, step) for step in DIRECTIONS]


def distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Steps between two hexes on an empty plane."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def row_hexes(lengths: list[int]) -> list[list[tuple[int, int]]]:
    """The hexes of a piece whose rows have these lengths, top to bottom, left to right.

    Serves big tiles (4-5-6-7-6-5-4, origin in the middle) and strips (5-6-5, origin right of the middle).
    """
    middle = len(lengths) // 2
    widest = max(lengths)
    rows = []
    for index, length in enumerate(lengths):
        r = index - middle
        first = -(widest // 2) + max(0, -r)
        rows.append([(first + i, r) for i in range(length)])
    return rows
