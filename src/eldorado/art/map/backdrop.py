"""What lies behind a board: the table, light that falls from the gate, and the forest edge."""

from __future__ import annotations

import random

from ..geometry import Point, clipped, path, wedges
from ..svg import num
from .flora import forest_row


def backdrop(width: float, height: float, light: Point) -> str:
    """The table with rays from the gate; nothing of it leaves the sheet."""
    sheet = f'width="{num(width)}" height="{num(height)}"'
    return (
        f'<rect class="table" {sheet}/>{_light(width, height, light)}{_forest(width, height)}<rect {sheet} fill="url(#grain)"/>'
    )


def _light(width: float, height: float, light: Point) -> str:
    beams = [clipped(wedge, width, height) for wedge in wedges(light, 22, 2 * (width + height), 0.13)]
    return f'<path class="rays" d="{"".join(path(beam, close=True) for beam in beams if len(beam) > 2)}"/>'


def _forest(width: float, height: float) -> str:
    """Two rows of trees, tone on tone, low enough to stay behind the route."""
    chance, size = random.Random(11), min(52.0, max(14.0, height * 0.042))
    rows = (("flora-2", 1.55), ("flora-1", 0.55))
    return "".join(
        f'<path class="{tone}" d="{forest_row(width, height - size * up, height, size, chance)}"/>' for tone, up in rows
    )
