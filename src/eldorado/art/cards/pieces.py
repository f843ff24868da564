"""The four playing pieces: circle and hat, square and lantern, triangle and tent, diamond and feather."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..palette import INK, IVORY, PLAYERS, PlayerStyle
from ..svg import disc, line, shape

PIECE_BOX: Final = "-4 -4 56 57"
MARK_BOX: Final = "-2 -2 52 52"

_EMBLEMS: Final = {
    "hat": '<path d="M3.2 15.8c2.3.5 3.9.1 4.5-1.1L9.3 8.5c.4-1.6 1.5-2.3 2.7-1.5.9.6 1.7-.2 2.6-.3 1.1-.2 1.8.5 2.1 '
    '1.8l1.3 6.2c.6 1.2 2 1.5 4 1.1-1.5 2.5-5 3.7-9.5 3.7s-7.9-1.2-9.3-3.7z"/>',
    "lantern": '<path fill-rule="evenodd" d="M9.8 3.6a2.2 2.2 0 0 1 4.4 0V5h2.3v2.6H7.5V5h2.3zm1.5 0V5h1.4V3.6a.7.7 0 0 '
    '0-1.4 0zM8.2 8.6h7.6l1.3 8.8H6.9zm3.8 1.6c-1.4 1.6-2 2.7-2 3.7a2 2 0 0 0 4 0c0-1-.6-2.1-2-3.7zM6.3 18.4h11.4V21H6.3z"/>',
    "tent": '<path fill-rule="evenodd" d="M12.9 5.2 14.3 3l1.2.8-1.7 2.7L21.6 20H2.4l7.8-13.5L8.5 3.8 9.7 3l1.4 2.2.9 1.3'
    'zM12 11.2 8.1 18.2h7.8z"/>',
    "feather": '<path d="M18.8 2.6c1.5 5.5.2 10.7-4.3 13.9-1.7 1.2-3.6 1.6-5.3 1.5l-2.6 4-1.7-1 2.5-4.1C5.4 12.2 8.2 6 18.8 '
    '2.6zM9 15.7c3.3-2.5 5.5-5.3 7.2-8.9-3 2.4-5.4 5-7.2 8.9z" fill-rule="evenodd"/>',
}

_SHAPES: Final = {
    "circle": "M24 3A21 21 0 1 1 24 45 21 21 0 0 1 24 3z",
    "square": "M9 4.5h30a4.5 4.5 0 0 1 4.5 4.5v30a4.5 4.5 0 0 1-4.5 4.5H9A4.5 4.5 0 0 1 4.5 39V9A4.5 4.5 0 0 1 9 4.5z",
    "triangle": "M20.2 4.3a4.4 4.4 0 0 1 7.6 0L46 37.4a4.4 4.4 0 0 1-3.8 6.6H5.8A4.4 4.4 0 0 1 2 37.4z",
    "diamond": "M20.9 2.3a4.4 4.4 0 0 1 6.2 0l18.6 18.6a4.4 4.4 0 0 1 0 6.2L27.1 45.7a4.4 4.4 0 0 1-6.2 0L2.3 27.1a4.4 4.4 0"
    " 0 1 0-6.2z",
}

_EMBLEM_AT: Final = {
    "circle": (9.6, 8.6, 1.2),
    "square": (9.6, 9.8, 1.2),
    "triangle": (11.2, 15.4, 1.06),
    "diamond": (10.8, 10.6, 1.1),
}


def _pattern(player: PlayerStyle) -> str:
    if player.pattern == "solid":
        return f'<circle cx="24" cy="24" r="17.6" fill="none" stroke="{player.on}" stroke-width="2" opacity=".8"/>'
    if player.pattern == "stripes":
        return f'<path d="M9.5 6v36M38.5 6v36" stroke="{player.on}" stroke-width="2.2" opacity=".8"/>'
    if player.pattern == "dots":
        spots = ((10, 39.4), (17, 39.4), (24, 39.4), (31, 39.4), (38, 39.4), (24, 10.5))
        return "".join(disc(x, y, 1.7, player.deep) for x, y in spots)
    return (
        f'<path d="M15.5 12.7 24 4.2l8.5 8.5M15.5 35.3 24 43.8l8.5-8.5" fill="none" stroke="{player.on}" '
        'stroke-width="2.2" opacity=".85"/>'
    )


def piece(player: PlayerStyle) -> str:
    """Ink keyline, paper rim, colour: three steps, so that the piece stands out on every ground."""
    form = _SHAPES[player.shape]
    x, y, scale = _EMBLEM_AT[player.shape]
    edge: dict[str, str | float] = {"stroke": INK, "stroke_width": 6.0, "stroke_linejoin": "round"}
    parts = [shape(form, INK, transform="translate(0 2.6)", **edge), shape(form, INK, **edge)]
    parts.append(shape(form, player.fill, stroke=IVORY, stroke_width=2.6, stroke_linejoin="round"))
    if player.fill == IVORY:  # an ivory piece would lose its rim
        parts.append(line(form, player.deep, 2.6, "butt", transform="translate(2.64 2.9) scale(.89)"))
    emblem = f'<g fill="{player.on}" transform="translate({x} {y}) scale({scale})">{_EMBLEMS[player.emblem]}</g>'
    return "".join([*parts, _pattern(player), emblem])


def mark(player: PlayerStyle) -> str:
    """The plain shape, for lists and small places."""
    return shape(_SHAPES[player.shape], player.fill, stroke=INK, stroke_width=4)


PIECES: Final[Mapping[str, str]] = {f"piece-{player.number}": piece(player) for player in PLAYERS}
MARKS: Final[Mapping[str, str]] = {f"mark-{player.number}": mark(player) for player in PLAYERS}
