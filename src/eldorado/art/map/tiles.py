"""One side of a piece as a picture: a big tile, a strip, or the end tile with its gate."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from ...engine.components import Tile
from ..geometry import Point, outline, path
from ..lettering import piece_letter
from ..palette import Theme
from ..svg import fine, num
from .board import finished
from .gate import SUN_REACH
from .layers import cut, in_radii, one_letter, one_space
from .placing import GATE_SCALE, LETTER, LETTER_PIXELS
from .plane import Box, Hex, Plane, round_disc
from .terrain import Detail, detail_for, ground_kind, space_name, style_letter

TileTitles = Callable[[str], str] | Mapping[str, str] | None
"""How spaces are called for readers, by their code (`C43`)."""


def tile_svg(
    tile: Tile,
    *,
    radius: float = 32,
    turn: int = 0,
    detail: Detail | None = None,
    letter: bool = True,
    language: str = "en",
    theme: Theme = "light",
    always_numbers: bool = False,
    titles: TileTitles = None,
    standalone: bool = True,
) -> str:
    """A tile or strip with spaces of this radius, its letter outside a corner."""
    plane = Plane([space.hex for space in tile.spaces], turn)
    style = style_letter(detail or detail_for(radius), always_numbers)
    drawn = []
    for space in tile.spaces:
        code = f"{tile.letter}{space.row}{space.column}"
        drawing = space_name(ground_kind(space.terrain, space.strength, space.cave, space.start), style, turn)
        drawn.append(one_space(code, plane.spot(space.hex), drawing, _title(titles, code)))
    spot, size = _letter_spot(plane, tile), max(LETTER, LETTER_PIXELS / radius)
    box = _with_shadow(plane.bounds())
    if letter:
        box |= round_disc(spot, size * 1.15)
    body = cut(_forms(tile, plane, radius), radius) + in_radii("".join(drawn), radius, 0, 0)
    if letter:
        words = one_letter(piece_letter(tile.letter, language), (spot[0] * radius, spot[1] * radius), size * radius)
        body += f'<g class="letter">{words}</g>'
    return finished(_pixels(box, radius), body, tile.letter, theme, standalone)


def end_tile_svg(
    side: str, *, radius: float = 32, detail: Detail | None = None, theme: Theme = "light", standalone: bool = True
) -> str:
    """One side of the end tile, `jungle` or `river`: three finish spaces before the gate."""
    hexes: Sequence[Hex] = ((-1, 0), (0, -1), (1, -1))  # round a corner space at (0, 0), the way out upwards
    plane = Plane(hexes, 30)
    drawing = space_name(f"finish-{side}", style_letter(detail or detail_for(radius), False), plane.turn)
    spots = [plane.spot(hex_) for hex_ in hexes]
    drawn = [one_space(f"Z{i}", spot, drawing, f"Z{i}") for i, spot in enumerate(spots, 1)]
    gate: Point = (spots[1][0], min(y for _, y in spots) - 1.1 - 52 * GATE_SCALE)
    at = f"translate({num(gate[0] * radius)} {num(gate[1] * radius)}) scale({fine(radius * GATE_SCALE)})"
    forms = [path([(x * radius, y * radius) for x, y in plane.points(line)], close=True) for line in outline(hexes)]
    body = f'<use href="#el-dorado" transform="{at}"/>' + cut(forms, radius) + in_radii("".join(drawn), radius, 0, 0)
    box = _with_shadow(plane.bounds()) | round_disc((gate[0], gate[1] - 4 * GATE_SCALE), (SUN_REACH + 1) * GATE_SCALE)
    return finished(_pixels(box, radius), body, f"end tile, {side}", theme, standalone)


def _title(titles: TileTitles, code: str) -> str:
    if titles is None:
        return code
    return titles.get(code, code) if isinstance(titles, Mapping) else titles(code)


def _forms(tile: Tile, plane: Plane, radius: float) -> list[str]:
    lines = [plane.points(line) for line in outline([space.hex for space in tile.spaces])]
    return [path([(x * radius, y * radius) for x, y in line], close=True) for line in lines]


def _letter_spot(plane: Plane, tile: Tile) -> Point:
    """Outside the upper left, as near as the disc can stand."""
    box = plane.bounds()
    middle = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    angle, away = math.radians(-120), 1.0
    while not plane.is_clear((middle[0] + math.cos(angle) * away, middle[1] + math.sin(angle) * away), LETTER + 0.14):
        away += 0.1
    return middle[0] + math.cos(angle) * away, middle[1] + math.sin(angle) * away


def _with_shadow(box: Box) -> Box:
    return Box(box.left - 0.14, box.top - 0.14, box.right + 0.14, box.bottom + 0.4)


def _pixels(box: Box, radius: float) -> tuple[float, float, float, float]:
    left, top = math.floor(box.left * radius), math.floor(box.top * radius)
    return left, top, math.ceil(box.right * radius) - left, math.ceil(box.bottom * radius) - top
