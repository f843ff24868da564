"""El Dorado seen from afar: the golden city, the evening sky behind it, and rows of forest before it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from ..geometry import rays
from ..palette import mix
from ..svg import disc, fine, line, num, rect, shape

HAZE: Final = "#f6cf7c"
GLOW: Final = "#fff0bd"
_RINGS: Final = ("#ee9a38", "#f3ad45", "#f7c057", "#fad271", "#fde39a")
_FOREST: Final = ("#1c5535", "#164a2f", "#215e3a")
_GOLD, _BRONZE, _DARK = "#f2b233", "#d98a1c", "#8a4a10"


def city(scale: float) -> str:
    """Terraces, towers, one great gate; 240 wide, its foot at the origin."""
    towers = "".join(_tower(x, width, height) for x, width, height in ((-104, 9, 40), (-84, 7, 58), (100, 9, 44), (80, 7, 62)))
    body = (
        shape("M-92 0V-20H-76V-38H-60V-56H-46V-76H-34V-96H34V-76H46V-56H60V-38H76V-20H92V0z", _GOLD)
        + shape("M0 0V-96H34V-76H46V-56H60V-38H76V-20H92V0z", _BRONZE)
        + line("M-92-20H92M-76-38H76M-60-56H60M-46-76H46", _DARK, 2.5, "butt")
    )
    top = (
        shape("M-26-96V-116H26V-96z", _BRONZE)
        + shape("M0-96V-116H26V-96z", mix(_BRONZE, _DARK, 0.5))
        + shape("M-32-116H32L0-142z", _DARK)
        + disc(0, -104, 6, GLOW)
    )
    gate = shape("M-22 0V-30a22 24 0 0 1 44 0V0z", _DARK) + shape("M-14 0V-28a14 17 0 0 1 28 0V0z", GLOW)
    return f'<g transform="scale({fine(scale)})">{towers}{body}{top}{gate}</g>'


def _tower(x: float, width: float, height: float) -> str:
    left, right = x - width, x + width
    return (
        shape(f"M{left} 0V{-height}H{right}V0z", _BRONZE)
        + shape(f"M{x} 0V{-height}H{right}V0z", mix(_BRONZE, _DARK, 0.55))
        + shape(f"M{left - 4} {-height}H{right + 4}L{x} {fine(-height - width * 1.5)}z", _DARK)
    )


def evening(width: float, height: float, sun_x: float, sun_y: float, radii: Sequence[float], beams: int) -> str:
    """Sky in rings round a low sun; the last radius is the sun's."""
    *rings, sun = radii
    sky = "".join(disc(sun_x, sun_y, radius, colour) for radius, colour in zip(rings, _RINGS, strict=False))
    light = shape(rays(sun_x, sun_y, beams, width + height, 0.15), GLOW, opacity=0.17)
    return rect(0, 0, width, height, "#e8862f") + sky + light + disc(sun_x, sun_y, sun, "#fff3cc")


def tree_tops(width: float, y: float, bottom: float, sizes: tuple[float, float], chance: random.Random) -> str:
    """A row of round crowns, as a path."""
    x = start = -40.0 - chance.random() * sizes[1]
    text = ""
    while x < width + 40:
        radius = round(chance.uniform(*sizes), 1)
        text += f"a{num(radius)} {num(radius * 0.92)} 0 0 1 {num(radius * 2)} 0"
        x += radius * 2
    return f"M{num(start)} {num(y)}{text}V{num(bottom)}H{num(start)}z"


def lit_row(path: str, tone: int, haze: float, shift: float) -> str:
    """Tree tops lit from behind: a bright rim shows where the dark row does not cover it."""
    base = mix(_FOREST[tone % 3], HAZE, haze)
    dark = shape(path, base, transform=f"translate({fine(round(-shift, 1))} {fine(round(shift * 0.95, 1))})")
    return shape(path, mix(base, "#ffd76b", 0.4)) + dark
