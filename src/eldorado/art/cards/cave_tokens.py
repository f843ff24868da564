"""The fourteen kinds of cave tokens: worn stone discs. Dots on the rim are the strength, readable upside down."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from ...engine.components import TOKEN_IDS
from ..palette import FAMILIES, INK, SUN
from ..svg import disc, numeral, sign

TOKEN_BOX: Final = "-46 -46 92 95"

_STONE: Final = "#cbbf9f"
_FAMILY_OF: Final = {"machete": "green", "paddle": "blue", "coin": "yellow"}
_DEEDS: Final[Mapping[str, str]] = {
    "draw": "draw", "remove": "remove", "replace": "replace", "keep_item": "keep",
    "pass_through": "pass", "native": "native", "change_symbol": "change",
}  # fmt: skip


def token(token_id: str) -> str:
    """One token, face up, round the origin."""
    if token_id in _DEEDS:
        colours = FAMILIES["purple"]
        return _disc(colours.ground, colours.deep) + sign(_DEEDS[token_id], 0, 0, 36, colours.on)
    name, _, strength = token_id.partition("_")
    colours = FAMILIES[_FAMILY_OF[name]]
    face = sign(name, -8, 0, 30, colours.on) + numeral(int(strength), 16, 0, 24, colours.on)
    return _disc(colours.ground, colours.deep) + _dots(int(strength)) + face


def back() -> str:
    """A token still in its cave."""
    return _disc("#3b3a44", INK) + sign("cave", 0, -2, 38, SUN)


def _disc(ground: str, deep: str) -> str:
    return (
        disc(0, 3, 42, INK, opacity=0.4)
        + disc(0, 0, 42, INK)
        + disc(0, 0, 38.5, _STONE)
        + disc(0, 0, 30, ground, stroke=deep, stroke_width=2.5)
    )


def _dots(strength: int) -> str:
    angles = [math.radians(-90 + (i - (strength - 1) / 2) * 24) for i in range(strength)]
    return "".join(disc(34.3 * math.cos(a), 34.3 * math.sin(a), 3, INK) for a in angles)


TOKENS: Final[Mapping[str, str]] = {**{f"token-{id_}": token(id_) for id_ in TOKEN_IDS}, "token-back": back()}
