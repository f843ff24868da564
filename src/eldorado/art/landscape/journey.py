"""A route as a landscape: the real spaces seen from a hilltop at golden hour, with haze towards the city."""

from __future__ import annotations

import math
import random
from typing import Final

from ...engine.board import Board
from ..geometry import Point, centre, corners, path, turned
from ..library import definitions_for
from ..map.flora import frond
from ..map.layers import kind_of
from ..palette import FINISH, LIT, MOUNTAIN_LIT, START, TERRAIN, mix
from ..svg import document, fine, num, rect, shape
from . import landmarks as standing
from .city import HAZE, city, evening, lit_row, tree_tops

_WAY: Final = -72.0
"""The way leads away from us and a little to the right."""
_FLAT: Final = {"mountain": MOUNTAIN_LIT, "cave": MOUNTAIN_LIT, "start": START, "finish": FINISH}
_RANGES: Final = ((-22, 44, "#dd954b"), (2, 26, "#c08a45"))


class Hilltop:
    """True perspective from a hill: where a point of the plane is seen, and how large a space is there."""

    def __init__(self, board: Board, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.horizon, self.focus, self.rise, self.near = height / 3, height * 0.89, 12.4, 17.6
        start, finish = centre(board.hexes[board.starts[1]]), centre(board.hexes[board.finishes[1]])
        self.angle = _WAY - math.degrees(math.atan2(finish[1] - start[1], finish[0] - start[0]))
        spots = [self._turned(centre(hex_)) for hex_ in board.hexes]
        self.middle = (min(x for x, _ in spots) + max(x for x, _ in spots)) / 2
        self.first = min(z for _, z in spots)
        self.depth = max(z for _, z in spots) - self.first

    def _turned(self, point: Point) -> Point:
        x, y = turned(point, self.angle)
        return x, -y

    def place(self, point: Point) -> Point:
        """Across and away, from a point of the unturned plane."""
        x, z = self._turned(point)
        return x - self.middle, z - self.first

    def see(self, across: float, away: float) -> tuple[float, float, float]:
        size = self.focus / (away + self.near)
        return self.width / 2 + across * size, self.horizon + self.rise * size, size

    def haze(self, colour: str, away: float, most: float) -> str:
        share = max(0.0, min(1.0, (away + 4) / (self.depth + 26)))
        return mix(colour, HAZE, most * share**1.25)


def journey_svg(board: Board, *, width: float = 1440, height: float = 900, label: str = "") -> str:
    """The front page's picture: the route of a board on its way through the forest to the golden city."""
    hill = Hilltop(board, width, height)
    corner, finish = hill.place(centre(board.corner)), hill.place(centre(board.hexes[board.finishes[1]]))
    goal = finish[0] * 1.5 - corner[0] * 0.5, finish[1] * 2 - corner[1] + 1
    sun_x = hill.see(*goal)[0]
    radii = [k * height / 6 for k in (6.2, 4.7, 3.4, 2.3, 1.55, 1)]
    body = [
        evening(width, height, sun_x, hill.horizon + 4, radii, 26),
        _ranges(hill, sun_x),
        _forest(hill, goal),
        _spaces(board, hill),
        _things(board, hill),
        _foreground(width, height),
        rect(0, 0, width, height, "url(#grain)"),
    ]
    inner = f'<svg width="{num(width)}" height="{num(height)}" viewBox="0 0 {num(width)} {num(height)}">{"".join(body)}</svg>'
    return document((0, 0, width, height), inner, definitions_for(inner), label=label or board.route.id)


def _ranges(hill: Hilltop, sun_x: float) -> str:
    """Far mountains, lower where the sun stands."""
    found = ""
    for seed, (drop, rise, colour) in enumerate(_RANGES):
        chance, x, points = random.Random(5 + seed * 7), -40.0, []
        while x < hill.width + 80:
            near_sun = math.exp(-(((x - sun_x) / 210) ** 2))
            points.append((x, hill.horizon + drop - chance.random() * rise * (1 - 0.75 * near_sun) + near_sun * 16))
            x += 46 + chance.random() * 60
        found += shape(path([(-40, hill.height), *points, (hill.width + 80, hill.height)], close=True), colour)
    return found


def _forest(hill: Hilltop, goal: Point) -> str:
    """Rows of trees from the horizon to our feet, the city among them."""
    chance, away, found, stands = random.Random(5), 120.0, [], False
    found.append(rect(0, hill.see(0, 150)[1], hill.width, hill.height, mix("#1c5535", HAZE, 0.78)))
    number = 0
    while away > -7.5:
        if not stands and away < goal[1]:
            found.append(_city(hill, goal))
            stands = True
        _, y, size = hill.see(0, away)
        row = tree_tops(hill.width, y, min(hill.height + 30, y + size * 4), (size * 0.42, size * 0.86), chance)
        share = max(0.0, min(1.0, (away + 4) / (hill.depth + 26)))
        found.append(lit_row(row, number, 0.8 * share**1.25, max(size * 0.13, 0.7)))
        if size > 10:
            found.append(_palms(hill, away, y, size, chance))
        away -= 1.35 + 0.085 * max(away, 0)
        number += 1
    return "".join(found)


def _palms(hill: Hilltop, away: float, y: float, size: float, chance: random.Random) -> str:
    dark = hill.haze("#123d28", away, 0.8)
    return "".join(
        standing.tree("tree-palm", chance.uniform(0, hill.width), y + size * 0.2, size * chance.uniform(1.5, 1.9), dark, dark)
        for _ in range(3)
    )


def _city(hill: Hilltop, goal: Point) -> str:
    x, y, size = hill.see(*goal)
    return f'<g transform="translate({num(x)} {num(y + size * 0.6)})">{city(size / 22 * 2.3)}</g>'


def _from_afar(board: Board, hill: Hilltop) -> list[int]:
    return sorted(range(len(board.hexes)), key=lambda space: -hill.place(centre(board.hexes[space]))[1])


def _spaces(board: Board, hill: Hilltop) -> str:
    """The board lies flat: first its edge, then its ground."""
    edges, grounds = [], []
    for space in _from_afar(board, hill):
        middle = centre(board.hexes[space])
        away = hill.place(middle)[1]
        x, y, size = hill.see(*hill.place(middle))
        form = path([hill.see(*hill.place(corner))[:2] for corner in corners(middle, 0.965)], close=True)
        kind, _, rest = kind_of(board, space).partition("-")
        ground = TERRAIN[kind][int(rest) - 1] if kind in TERRAIN else _FLAT[kind]
        dark = hill.haze("#0b241b", away, 0.72)
        cut = f'stroke="{dark}" stroke-width="{num(size * 0.16)}" stroke-linejoin="round"'
        edges.append(f'<path d="{form}" transform="translate(0 {num(size * 0.3)})" fill="{dark}" {cut}/>')
        rim = hill.haze("#173b2a", away, 0.72)
        grounds.append(shape(form, hill.haze(ground, away, 0.5), stroke=rim, stroke_width=fine(max(0.035 * size, 0.5))))
        if kind == "river":
            grounds.append(standing.ripples(x, y, size, hill.haze(mix(ground, LIT, 0.5), away, 0.5)))
    return "".join(edges + grounds)


def _things(board: Board, hill: Hilltop) -> str:
    return "".join(_thing(board, hill, space) for space in _from_afar(board, hill))


def _thing(board: Board, hill: Hilltop, space: int) -> str:
    """What stands on one space, by its ground."""
    q, r = board.hexes[space]
    across, away = hill.place(centre((q, r)))
    x, y, size = hill.see(across, away)
    chance = random.Random(q * 101 + r * 7)
    kind, _, rest = kind_of(board, space).partition("-")

    def tint(colour: str, most: float) -> str:
        return hill.haze(colour, away, most)

    if kind == "jungle":
        return standing.grove(int(rest), x, y, size, tint, chance)
    if kind == "village":
        return standing.huts(int(rest), x, y, size, tint)
    if kind == "rubble":
        return standing.stones(x, y, size, tint, chance)
    if kind == "camp":
        return standing.tent(x, y, size, tint)
    if kind in ("mountain", "cave"):
        return standing.peak(x, y, size, kind == "cave", tint)
    return standing.flag(int(rest), x, y, size) if kind == "start" else ""


def _foreground(width: float, height: float) -> str:
    """Big dark leaves: what we look through."""
    left = "".join(frond(x, height + y, a, length, 8, 26) for x, y, a, length in ((-24, 20, -76, 270), (-20, 26, -44, 190)))
    fronds = ((20, 10, -104, 300), (30, -120, -132, 240), (30, -260, -150, 170))
    right = "".join(frond(width + x, height + y, a, length, 9, 26) for x, y, a, length in fronds)
    return shape(right, "#0f2f24") + shape(left, "#0b231b")
