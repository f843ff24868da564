"""One space of each terrain and strength: ground, signs, numeral. Two levels of detail, and one with every number.

`f` full (radius from 26 px): as many signs as the strength, the numeral below. `s` small: one sign and, from 2 on,
the numeral beside it. `n` small, but the 1 is written too. `g` ground only, for spaces that carry a price instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from ...engine.components import MOUNTAIN, START, TERRAINS
from ..geometry import hexagon
from ..palette import FINISH_SIGN, INK, TERRAIN, sign_colour
from ..svg import numeral, sign
from .grounds import ground

Detail = Literal["full", "small"]

RADIUS: Final = 50
"""Spaces are drawn for this radius and scaled as a whole."""
FULL_FROM: Final = 26
"""The radius in pixels from which all signs can be told apart."""
GAP: Final = 0.958
"""Share of the radius that a space fills; the rest is the ink line between spaces."""

TERRAIN_SIGN: Final[Mapping[str, str]] = {
    "jungle": "machete", "river": "paddle", "village": "coin", "rubble": "card", "camp": "card-removed",
}  # fmt: skip
_SLOTS: Final = {
    1: ((0, -4, 50),),
    2: ((-17, -7, 35), (17, -7, 35)),
    3: ((0, -27, 27), (-20, 3, 27), (20, 3, 27)),
    4: ((-15, -24, 26), (15, -24, 26), (-16, 4, 26), (16, 4, 26)),
}
FINISH_SIDES: Final[Mapping[str, str]] = {"jungle": "machete", "river": "paddle"}


def kinds() -> Iterator[str]:
    """Every kind: `jungle-1` to `camp-4`, `mountain`, `cave`, `start-1` to `start-4`, `finish-jungle`, `finish-river`."""
    for terrain in TERRAIN:
        yield from (f"{terrain}-{strength}" for strength in range(1, 5))
    yield from ("mountain", "cave")
    yield from (f"start-{number}" for number in range(1, 5))
    yield from (f"finish-{side}" for side in FINISH_SIDES)


def ground_kind(terrain: int, strength: int, cave: bool, start: int) -> str:
    """The kind of a space of a tile, from the engine's figures."""
    if terrain == MOUNTAIN:
        return "cave" if cave else "mountain"
    return f"start-{start}" if terrain == START else f"{TERRAINS[terrain]}-{strength}"


def detail_for(radius: float) -> Detail:
    return "full" if radius >= FULL_FROM else "small"


def style_letter(detail: Detail, always_numbers: bool) -> str:
    """The letter of a level of detail in the library's names."""
    if detail == "full":
        return "f"
    return "n" if always_numbers else "s"


def space_name(kind: str, style: str, turn: int) -> str:
    """The name in the library of a whole space, for example `jungle-2-f30`."""
    return f"{kind}-{style}{turn % 60}"


def signs(kind: str, style: str) -> str:
    """Signs and numeral of a space at one level of detail."""
    terrain, _, rest = kind.partition("-")
    if style == "g" or terrain in ("mountain", "cave"):
        return ""
    if terrain == "start":
        return numeral(int(rest), 0, -6 if style == "f" else 0, 46 if style == "f" else 56, INK)
    if terrain == "finish":
        return _finish_signs(FINISH_SIDES[rest], style)
    strength, colour = int(rest), sign_colour(terrain, int(rest))
    return _full(terrain, strength, colour) if style == "f" else _small(terrain, strength, colour, style == "n")


def _full(terrain: str, strength: int, colour: str) -> str:
    drawn = "".join(sign(TERRAIN_SIGN[terrain], x, y, size, colour) for x, y, size in _SLOTS[strength])
    return drawn + numeral(strength, 0, 35 if strength > 2 else 31, 21, colour)


def _small(terrain: str, strength: int, colour: str, always: bool) -> str:
    if strength == 1 and not always:
        return sign(TERRAIN_SIGN[terrain], 0, 0, 56, colour)
    return sign(TERRAIN_SIGN[terrain], -17, 0, 44, colour) + numeral(strength, 20, 0, 42, colour)


def _finish_signs(name: str, style: str) -> str:
    if style == "f":
        return sign(name, 0, -2, 50, FINISH_SIGN) + numeral(1, 0, 33, 19, FINISH_SIGN)
    if style == "n":
        return sign(name, -17, 0, 44, FINISH_SIGN) + numeral(1, 20, 0, 42, FINISH_SIGN)
    return sign(name, 0, -2, 58, FINISH_SIGN)


def definitions() -> dict[str, str]:
    """Everything spaces are made of, by name."""
    found = {f"hex-{turn}": f'<clipPath id="hex-{turn}"><path d="{hexagon(RADIUS * GAP, turn)}"/></clipPath>' for turn in (0, 30)}
    for kind in kinds():
        found[f"ground-{kind}"] = f'<g id="ground-{kind}">{ground(kind)}</g>'
        for style in "gfsn":
            drawn = signs(kind, style)
            for turn in (0, 30):
                name = space_name(kind, style, turn)
                found[name] = f'<g id="{name}"><use href="#ground-{kind}" clip-path="url(#hex-{turn})"/>{drawn}</g>'
    return found
