"""The six blockades: the band on a seam, the badge that says what it asks for, and the plaque of one that was won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...box import catalog
from ...engine.components import TERRAINS
from ..geometry import Point, path
from ..palette import INK, IVORY, PAPER, PAPER_2, PAPER_3
from ..svg import disc, line, num, numeral, rect, shape, sign, use
from .terrain import TERRAIN_SIGN

UNKNOWN: Final = 0
"""Stands for a blockade that has not been drawn from the pile: a plain band without a badge."""
ART_BOX: Final = "0 0 64 42"
PLAQUE_BOX: Final = "-2 -2 96 68"

BANDS: Final[Mapping[int, tuple[str, str]]] = {
    UNKNOWN: (PAPER_2, PAPER_3),
    1: ("#2f6e40", "#164630"), 2: ("#f0b23c", "#7c420f"), 3: ("#aea597", "#585351"),
    4: ("#459fb6", "#123f66"), 5: ("#164630", "#5f9548"), 6: ("#585351", "#aea597"),
}  # fmt: skip
WEAVES: Final[Mapping[int, tuple[float, ...]]] = {
    UNKNOWN: (0.22, 0.22),
    1: (0.5, 0.18), 2: (0.16, 0.3), 3: (0.42, 0.12), 4: (0.1, 0.14), 5: (0.12, 0.26), 6: (0.34, 0.1, 0.14, 0.1),
}  # fmt: skip
"""Dashes of the weave, in radii of a space."""


def requirement(number: int) -> tuple[str, int]:
    """The sign and strength that a blockade asks for."""
    blockade = catalog().blockades[number - 1]
    return TERRAIN_SIGN[TERRAINS[blockade.terrain]], blockade.strength


def band(number: int, lines: list[list[Point]], radius: float, small: bool) -> str:
    """A woven band along the lines of a seam, for spaces of this radius."""
    ground, weave = BANDS[number]
    width = radius * (0.42 if small else 0.38)  # wider bands would cover the numerals beside them
    along = "".join(path(points) for points in lines)
    dashes = " ".join(num(radius * dash) for dash in WEAVES[number])
    woven = line(along, weave, round(width * 0.62, 1), "butt", stroke_dasharray=dashes)
    return line(along, INK, round(width * 1.38, 1)) + line(along, ground, round(width, 1)) + woven


def badge(number: int, radius: float) -> str:
    """What a blockade asks for, on a paper disc round the origin."""
    name, strength = requirement(number)
    colour = BANDS[number][1] if number in (2, 3) else BANDS[number][0]
    ground = disc(0, radius * 0.14, radius * 1.1, INK, opacity=0.55) + disc(
        0, 0, radius, PAPER, stroke=INK, stroke_width=radius * 0.17
    )
    if strength == 1:
        return ground + sign(name, 0, 0, radius * 1.28, colour)
    return (
        ground + sign(name, -radius * 0.3, 0, radius * 0.98, colour) + numeral(strength, radius * 0.44, 0, radius * 0.92, colour)
    )


BADGE_REACH: Final = 1.24
"""How far a badge of radius 1 reaches, with its shadow."""


def plaque(number: int) -> str:
    """A won blockade: its picture and its number, which decides ties."""
    return (
        rect(1, 1, 84, 56, IVORY, rx=6, stroke=INK, stroke_width=2)
        + use(f"blockade-{number}", 7, 5, 72, 48)
        + disc(77, 50, 13, INK, stroke=IVORY, stroke_width=2)
        + numeral(number, 77, 50, 14, PAPER)
    )


def lying(number: int) -> str:
    """The whole blockade as it lies on a seam of seven edges, 300 by 104, its badge at one end."""
    zigzag: list[Point] = [(100 + i * 26, 52 + (13 if i % 2 else -13)) for i in range(8)]
    seal = f'<g transform="translate(52 52)">{badge(number, 34)}</g>' if number != UNKNOWN else ""
    return band(number, [zigzag], 34, small=False) + seal


def _vine() -> str:
    thorns = "M9 20 7 12l7 5zM22 25l-1 9 7-5zM33 17l0-9 6 6zM47 18l1 9 5-6zM56 20l4-8 2 9z"
    return line("M4 27C13 12 20 34 30 20S50 12 60 24", "#2f6e40", 7) + shape(thorns, "#164630")


def _toll_rope() -> str:
    return (
        line("M5 6v30M59 6v30", "#7c420f", 6)
        + line("M5 12C20 22 44 22 59 12", "#7c420f", 3, "butt")
        + shape("M12 15.5l9 3-4.5 12zM26 19.5h11l-5.5 12zM43 18.5l9-3-4.5 15z", "#f0b23c")
    )


def _stones() -> str:
    return (
        shape("M4 36 8 22l12-4 8 8 2 10z", "#837b72")
        + shape("M26 36l2-16 12-8 12 8 2 16z", "#aea597")
        + shape("M48 36l3-11 7-2 4 13z", "#585351")
    )


def _reeds() -> str:
    return (
        line("M10 38V8M18 38V14M26 38V7M38 38V12M46 38V8M54 38V15", "#1f6f93", 4.5)
        + line("M10 5v8M26 4.5v8M46 5v8", "#123f66", 7)
        + line("M3 31c7-5 12 5 19 0s13 5 20 0 12 5 19 0", "#8ccbd0", 4, "butt")
    )


def _roots() -> str:
    return line("M4 12c13 2 15 22 28 22S49 8 60 8M4 32c11 0 13-24 28-24s17 26 28 24", "#164630", 6.5) + shape(
        "M28 20l8-4-3 9zM12 20l7-2-4 8zM47 18l7 3-7 5z", "#5f9548"
    )


def _wall() -> str:
    return shape("M3 38V16h7v-6h9v8h8v-7h9v4h9v9h9v-6h7v20z", "#585351") + line(
        "M3 27h58M14 16v11M32 16v11M22 27v11M42 27v11", "#aea597", 2.5, "butt"
    )


BLOCKADE_ART: Final[Mapping[str, str]] = {
    "blockade-1": _vine(), "blockade-2": _toll_rope(), "blockade-3": _stones(),
    "blockade-4": _reeds(), "blockade-5": _roots(), "blockade-6": _wall(),
}  # fmt: skip
"""What lies across the path: thorn vine, toll rope, stones, reeds, strangler roots, broken wall; in a box of 64 by 42."""
