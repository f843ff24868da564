"""The picture of a short rest: somebody in a hammock between two palms, the golden city behind the forest."""

from __future__ import annotations

import random
from typing import Final

from ..cards.hat import HAT
from ..library import definitions_for
from ..map.flora import frond, leaf
from ..svg import document, line, oval, placed, rect, shape
from .city import city, evening, lit_row, tree_tops

WIDTH: Final = 520
HEIGHT: Final = 210
_ROWS: Final = (152, 166, 184)
_DARK: Final = "#0f2f24"


def rest_svg(*, label: str = "") -> str:
    """520 by 210, for the page while it waits for the server."""
    body = [
        evening(WIDTH, HEIGHT, 390, 120, (330, 250, 170, 110, 60), 28),
        placed(390, 156, 1, city(0.72)),
        _forest(),
        _hammock(),
        shape("M-10 220V202Q150 188 300 200T530 204V220z", "#0c231b"),
        shape(frond(540, 226, -128, 120, 9, 16) + frond(-16, 226, -44, 84, 8, 13), "#0c231b"),
        rect(0, 0, WIDTH, HEIGHT, "url(#grain)"),
    ]
    inner = f'<svg width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(body)}</svg>'
    return document((0, 0, WIDTH, HEIGHT), inner, definitions_for(inner), label=label)


def _forest() -> str:
    chance = random.Random(9)
    rows = [tree_tops(WIDTH, y, HEIGHT + 30, (6 + i * 4, 10.5 + i * 6.5), chance) for i, y in enumerate(_ROWS)]
    return "".join(lit_row(row, i, max(0.0, 0.42 - i * 0.18), 2) for i, row in enumerate(rows))


def _palm(foot: float, x: float, y: float) -> str:
    """A tall trunk that leans from its foot to its crown."""
    trunk = f"M{foot - 7} 216Q{foot} 130 {x - 3} {y}H{x + 3}Q{foot + 10} 130 {foot + 8} 216z"
    return trunk + "".join(leaf(x, y, angle, 58, 11) for angle in (178, 214, 260, 312, 352, 30, 150))


def _hammock() -> str:
    """Two palms, the cloth between them, and somebody asleep under the straw hat."""
    return (
        shape(_palm(58, 72, 42) + _palm(268, 258, 56), _DARK)
        + line("M62 112Q164 228 262 108", _DARK, 3)
        + shape("M84 134Q164 214 242 130Q210 186 164 188 112 186 84 134z", "#b5541c")
        + line("M92 144Q164 210 234 140", "#f7c057", 4)
        + shape("M112 152Q132 146 150 156L206 158Q222 150 232 138L236 143Q228 164 208 170 160 184 120 168z", "#22438f")
        + oval(112, 149, 11, 12, "#8a5632")
        + shape("M196 160Q222 150 234 136L240 142Q230 164 206 170z", "#12231c")
        + f'<g transform="translate(88 124) rotate(-14) scale(.92)">{HAT}</g>'
    )
