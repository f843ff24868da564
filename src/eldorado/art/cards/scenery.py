"""What the card scenes are set in, 220 by 236: sky in rings round a low sun, hills, canopy, water, and a frame of leaves."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from ..map.flora import crown, frond, leaf
from ..svg import disc, fine, line, placed, rect, shape

WIDTH: Final = 220
HEIGHT: Final = 236

SKY: Final[Mapping[str, tuple[str, str, str, str, str]]] = {
    "green": ("#cfd79a", "#dfe0a0", "#efe6a4", "#f8e9a6", "#fff4c8"),
    "blue": ("#8fc6c6", "#aad3c6", "#c9dfc2", "#efe6b8", "#fff6cf"),
    "yellow": ("#e79b33", "#efb044", "#f5c45c", "#fad67c", "#fff0b8"),
    "white": ("#d9ceb6", "#e5dbc2", "#efe6cf", "#f8f0db", "#f2b84a"),
    "purple": ("#5b3a73", "#7d4a7c", "#b0617a", "#e08a67", "#ffd37a"),
}
"""Four rings and the sun, outermost first."""
LAND: Final[Mapping[str, tuple[str, str, str, str, str]]] = {
    "green": ("#a6bf72", "#6f9d54", "#3f7d45", "#1f5636", "#0f3325"),
    "blue": ("#7fb9b8", "#4f97a0", "#2a7486", "#18526a", "#0d3247"),
    "yellow": ("#d98a2b", "#b96a1e", "#8f4c17", "#673311", "#3f1f0c"),
    "white": ("#ecc066", "#69a9ab", "#5d9150", "#2c5f46", "#16342b"),
    "purple": ("#8b4a74", "#6b3a6c", "#4c2b5a", "#331d46", "#1f1230"),
}
"""Far to near."""


def sky(family: str, sun_x: float, sun_y: float, radius: float) -> str:
    outer, *rings, sun = SKY[family]
    discs = "".join(disc(sun_x, sun_y, radius * k, ring) for ring, k in zip(rings, (4.3, 2.9, 1.8), strict=True))
    return rect(0, 0, WIDTH, HEIGHT, outer) + discs + disc(sun_x, sun_y, radius, sun)


def hill(y: float, rise: float, colour: str, seed: int) -> str:
    """A soft line of hills about y."""
    chance, steps = random.Random(seed), 5
    points = [(i * WIDTH / steps, y + (chance.random() - 0.5) * 2 * rise) for i in range(steps + 1)]
    text = f"M0 {HEIGHT}V{points[0][1]:.0f}"
    for (x, from_y), (next_x, to_y) in pairwise(points):
        middle = (x + next_x) / 2
        text += f"C{middle:.0f} {from_y:.0f} {middle:.0f} {to_y:.0f} {next_x:.0f} {to_y:.0f}"
    return shape(text + f"V{HEIGHT}z", colour)


def canopy(y: float, radius: float, colour: str, seed: int) -> str:
    """Tree tops from y downwards."""
    chance, count = random.Random(seed), 9
    tops = ""
    for i in range(count):
        drop, size = chance.random() * radius * 0.5, radius * (0.7 + chance.random() * 0.5)
        tops += disc(round(i * WIDTH / (count - 1)), round(y + drop), round(size, 1), colour)
    return rect(0, y, WIDTH, HEIGHT - y, colour) + tops


def water(y: float, family: str, sun_x: float) -> str:
    """A lake or river from y downwards, with the sun's path on it."""
    far, near = LAND[family][:2]
    parts, rows = [rect(0, y, WIDTH, HEIGHT - y, near)], 6
    for i in range(rows):
        at, half = y + 10 + i * (HEIGHT - y) / rows, 22 + i * 9
        parts.append(line(f"M{fine(sun_x - half)} {at:.0f}h{half * 2}", SKY[family][3], 3.5 if i < 3 else 4.5))
        ripples = f"M{12 + i * 53 % 60} {at + 5:.0f}h{24 + i * 3}M{150 + i * 31 % 30} {at - 3:.0f}h{30 + i * 3}"
        parts.append(line(ripples, far, 2.5))
    return "".join(parts)


def meadow(left: float, bend: float, right: float, colour: str) -> str:
    """The near ground: one gentle swell."""
    return shape(f"M0 {HEIGHT}V{fine(left)}Q110 {fine(bend)} {WIDTH} {fine(right)}V{HEIGHT}z", colour)


def palm(x: float, y: float, height: float, lean: float, colour: str, size: float = 1.0) -> str:
    top_x, top_y = x + lean, y - height
    trunk = line(
        f"M{fine(x)} {fine(y)}Q{x + lean * 0.2:.0f} {y - height * 0.6:.0f} {fine(top_x)} {fine(top_y)}", colour, 4.5 * size
    )
    leaves = "".join(_palm_leaf(top_x, top_y, angle, size) for angle in (-168, -205, -140, -95, -42, -14, 22))
    return trunk + shape(leaves, colour)


def _palm_leaf(x: float, y: float, angle: float, size: float) -> str:
    length, a = 40 * size * (0.7 if angle == -95 else 1), math.radians(angle)
    end_x, end_y = x + math.cos(a) * length, y + math.sin(a) * length * 0.62 + 10 * size
    mid_x, mid_y = x + math.cos(a) * length * 0.55, y + math.sin(a) * length * 0.8 - 9 * size
    return (
        f"M{fine(x)} {fine(y)}Q{mid_x:.1f} {mid_y - 3:.1f} {end_x:.1f} {end_y:.1f}"
        f"Q{mid_x:.1f} {mid_y + 8 * size:.1f} {fine(x)} {fine(y + 2)}Z"
    )


def leaf_frame(colour: str) -> str:
    """Dark leaves left, right and below: what we look through."""
    left = frond(-6, 250, -70, 110, 7, 10) + frond(-12, 226, -38, 84, 6, 9) + crown(6, 244, 46, 6, -160, -10)
    right = frond(226, 250, -110, 104, 7, 10) + frond(232, 224, -144, 80, 6, 9) + crown(212, 244, 44, 6, -170, -20)
    low = "".join(crown(x, 250, 30 + x * 7 % 13, 6, -150, -30) for x in range(20, 220, 34))
    return shape(left + right + low, colour)


def hanging_leaves(colour: str) -> str:
    """Fronds that hang in from the upper right corner."""
    return shape(frond(228, -6, 142, 96, 7, 10) + frond(228, 10, 112, 84, 6, 9) + frond(198, -12, 120, 66, 6, 8), colour)


def birds(x: float, y: float, colour: str) -> str:
    flock = ((0, 0, 5, 8, 3), (26, 9, 4, 6.5, 2.5), (14, 20, 3.5, 5.5, 2))
    wings = "".join(f"M{fine(x + dx)} {fine(y + dy)}q{a}-{a} {b} 0q{c}-{a} {b} 0" for dx, dy, a, b, c in flock)
    return line(wings, colour, 2)


def blade(x: float, y: float, length: float, angle: float, steel: str = "#e9ecdf", grip: str = "#5a3418") -> str:
    """A machete, held at a point."""
    back, tip, belly = fine(length * 0.8), fine(length), fine(length * 0.5)
    edge = shape(f"M0-2.5L{back}-4.5Q{tip}-4 {tip} 0Q{back} 5.5 {belly} 4.5L0 2.5z", steel)
    return placed(x, y, 1, edge + shape("M-10-2.6H1V2.6H-10z", grip), turn=angle)


def macaw() -> str:
    return (
        shape("M0-34C12-36 18-26 15-14 12 2 6 14 2 40L-6 38C-8 10-12-8-8-22-6-30-4-33 0-34z", "#c24c36")
        + shape("M13-14C10 2 4 10-2 12-4 2 0-10 6-18z", "#f0b23c")
        + shape("M12-8C8 6 4 16 2 24-2 16 2 4 7-6z", "#1f6f93")
        + shape("M-8-27Q-18-28-16-16-12-20-7-19z", "#16241f")
        + disc(-2, -27, 2.6, "#fff6e0")
        + disc(-2.4, -27, 1.2, "#16241f")
    )


def orchid(colour: str) -> str:
    petals = "".join(shape(leaf(0, 0, angle, 20, 9), colour) for angle in (-90, -20, 200, 40, 140))
    return petals + shape(leaf(0, 0, 90, 15, 9), "#f0ae2b") + disc(0, 0, 4, "#fff0b8")
