"""The paths taken, over the board: where many went the sun shines, where nobody went it is dusk."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from ..art import board_svg
from ..art.geometry import hexagon
from ..art.map.framing import fit
from ..art.palette import INK
from ..art.svg import fine
from ..engine.board import Board
from ..words import Words

WIDTH: Final = 1100
HEIGHT: Final = 620
DARKEST: Final = 0.72


def visits(steps: Sequence[Sequence[int]]) -> Counter[int]:
    """How many seats entered each space at least once."""
    found: Counter[int] = Counter()
    for seat in steps:
        found.update(set(seat))
    return found


def heat_map(board: Board, steps: Sequence[Sequence[int]], label: str, words: Words) -> str:
    """The board with dusk on every space, the less the more seats went there. `steps`: spaces entered, by seat."""
    found = visits(steps)
    seats = max(1, len(steps))
    picture = board_svg(board, width=WIDTH, height=HEIGHT, language=words.language, label=label, detail="small")
    view = fit(board, WIDTH, HEIGHT, None, (), True)
    shades = []
    for space in range(len(board.names)):
        if not board.is_passable(space) or board.start_number[space]:
            continue
        share = found[space] / seats
        dusk = DARKEST * (1 - math.sqrt(share))
        form = hexagon(view.radius * 0.99, view.turn, *view.spot(board.hexes[space]))
        name = escape(f"{words.space(board.names[space])}: {words.percent(share, 0)}")
        shades.append(f'<path d="{form}" fill="{INK}" fill-opacity="{fine(dusk)}"><title>{name}</title></path>')
    return picture.removesuffix("</svg>") + "".join(shades) + "</svg>"
