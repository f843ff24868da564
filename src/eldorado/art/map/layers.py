"""The layers of a board picture, from the table upwards. Each takes a view and gives SVG text; none knows the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from ...engine.board import Board
from ..geometry import Point, hexagon, outline, path, smooth
from ..lettering import piece_letter
from ..palette import INK, PAPER, PAPER_3, PLAYERS
from ..svg import disc, fine, line, num, numeral, title, use
from .blockades import UNKNOWN, badge, band
from .framing import Framing
from .placing import GATE_SCALE
from .terrain import RADIUS, ground_kind, space_name

_TRAIL_DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (0.55, 0.55), (0.005, 0.38), (0.7, 0.42, 0.005, 0.42))
"""Solid, dashes, dots, dash-dot: in radii."""


def kind_of(board: Board, space: int) -> str:
    """The kind of ground of a space, as the library names it."""
    if board.is_finish[space]:
        return f"finish-{board.route.end_side}"
    return ground_kind(
        int(board.terrain[space]), int(board.strength[space]), board.is_cave[space], int(board.start_number[space])
    )


def edges(board: Board, view: Framing) -> str:
    finish = [view.places.plane.points(points) for points in outline([board.hexes[space] for space in board.finishes])]
    forms = ["".join(path(view.line(points[:-1]), close=True) for points in lines) for lines in [*view.places.outlines, finish]]
    return cut(forms, view.radius)


def gate(view: Framing) -> str:
    x, y = view.at(view.places.gate)
    return f'<use href="#el-dorado" transform="translate({num(x)} {num(y)}) scale({fine(view.radius * GATE_SCALE)})"/>'


def spaces(board: Board, view: Framing, style: str, bare: Iterable[int], name: Callable[[int], str]) -> str:
    """Every space once; bare ones without signs."""
    plain = set(bare)
    drawn = []
    for space, code in enumerate(board.names):
        drawing = space_name(kind_of(board, space), "g" if space in plain else style, view.turn)
        drawn.append(one_space(code, view.places.plane.spot(board.hexes[space]), drawing, name(space)))
    return in_radii("".join(drawn), view.radius, view.left, view.top)


def one_space(code: str, spot: Point, drawing: str, words: str) -> str:
    """A space with its name for programs (`data-space`) and for readers (`title`), in fiftieths of a radius."""
    at = f"translate({num(spot[0] * RADIUS)} {num(spot[1] * RADIUS)})"
    return f'<g data-space="{code}" transform="{at}">{title(words)}<use href="#{drawing}"/></g>'


def in_radii(drawn: str, radius: float, left: float, top: float) -> str:
    scale = f"translate({num(left)} {num(top)}) scale({fine(radius / RADIUS)})"
    return f'<g class="spaces" transform="{scale}">{drawn}</g>'


def cut(lines: Iterable[str], radius: float) -> str:
    """Cut pieces: hard shadows, then the ink they are cut from."""
    forms = "".join(f'<path d="{form}"/>' for form in lines)
    shadow = f'<g class="shadow" transform="translate(0 {num(radius * 0.26)})">{forms}</g>'
    return shadow + f'<g class="edge" stroke-width="{num(radius * 0.16)}">{forms}</g>'


def one_letter(letter: str, spot: Point, radius: float) -> str:
    """The letter of a piece on its paper disc, in pixels."""
    x, y = spot
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" stroke-width="{num(max(1, radius * 0.14))}"/>'
        f'<text x="{num(x)}" y="{num(y + radius * 0.38)}" font-size="{num(radius * 1.15)}">{letter}</text>'
    )


def letters(board: Board, view: Framing, language: str) -> str:
    drawn = [
        one_letter(piece_letter(piece.letter, language), view.at(place.spot), place.radius * view.radius)
        for piece, place in zip(board.route.pieces, view.places.letters, strict=False)
    ]
    return f'<g class="letter">{"".join(drawn)}</g>' if drawn else ""


def cover(board: Board, view: Framing, which: Iterable[int], tone: str) -> str:
    """Dusk or wash over some spaces."""
    hexes = "".join(hexagon(view.radius * 0.99, view.turn, *view.spot(board.hexes[space])) for space in which)
    return f'<path class="{tone}" d="{hexes}"/>' if hexes else ""


def bands(view: Framing, blockades: Mapping[int, int], small: bool) -> str:
    """The blockades on their seams, and what ties each to its badge."""
    parts = []
    for seam, number in sorted(blockades.items()):
        lines = [view.line(points) for points in view.places.seams[seam]]
        parts.append(f'<g data-seam="{seam}">{_tie(view, seam)}{band(number, lines, view.radius, small)}</g>')
    return "".join(parts)


def _tie(view: Framing, seam: int) -> str:
    spot = view.places.badges.get(seam)
    if spot is None:
        return ""
    along = path([view.at(spot.tie), view.at(spot.spot)])
    return f'<path class="tie" d="{along}" stroke-width="{num(view.radius * 0.18)}"/>'


def badges(view: Framing, blockades: Mapping[int, int]) -> str:
    """What each blockade asks for, outside the spaces, at the end of its seam."""
    parts = []
    for seam, spot in view.places.badges.items():
        x, y = view.at(spot.spot)
        drawn = badge(blockades[seam], spot.radius * view.radius)
        parts.append(f'<g class="badge" data-badge="{seam}" transform="translate({num(x)} {num(y)})">{drawn}</g>')
    return "".join(parts)


def badge_seams(blockades: Mapping[int, int]) -> tuple[int, ...]:
    """The seams whose blockade is known and so carries a badge."""
    return tuple(sorted(seam for seam, number in blockades.items() if number != UNKNOWN))


def trails(board: Board, view: Framing, trails_: Mapping[int, Sequence[int]]) -> str:
    """Where players went: colour and pattern, side by side."""
    parts, radius = [], view.radius
    for player, way in sorted(trails_.items()):
        aside = (player - 1.5) * radius * 0.34
        points = [(x + aside * 0.35, y + aside) for x, y in (view.spot(board.hexes[space]) for space in way)]
        dashes = " ".join(fine(radius * dash) for dash in _TRAIL_DASHES[player])
        parts.append(line(smooth(points), INK, radius * 0.38, opacity=0.85))
        parts.append(line(smooth(points), PLAYERS[player].fill, radius * 0.23, stroke_dasharray=dashes or "none"))
    return "".join(parts)


def rims(board: Board, view: Framing, lit: Iterable[int]) -> str:
    """The broad light rim of spaces that can be reached."""
    hexes = "".join(hexagon(view.radius * 0.9, view.turn, *view.spot(board.hexes[space])) for space in lit)
    return f'<path class="lit" d="{hexes}" stroke-width="{num(max(view.radius * 0.13, 1.8))}"/>' if hexes else ""


def way(board: Board, view: Framing, chosen: Sequence[int]) -> str:
    """The dotted path that would be taken."""
    along = path(view.spot(board.hexes[space]) for space in chosen)
    radius = view.radius
    return (
        f'<path class="path-edge" d="{along}" stroke-width="{num(radius * 0.36)}"/>'
        f'<path class="path" d="{along}" stroke-width="{num(radius * 0.17)}" stroke-dasharray="0.1 {num(radius * 0.36)}"/>'
    )


def cave_piles(board: Board, view: Framing, caves: Mapping[int, int], small: bool) -> str:
    """Three discs and the count, on the upper right of the cave."""
    parts, radius = [], view.radius
    size = radius * (0.5 if small else 0.34)
    for space, count in sorted(caves.items()):
        if count:
            x, y = view.spot(board.hexes[space])
            x, y = x + radius * 0.36, y - radius * 0.42
            for step in (2, 1, 0):
                tone = PAPER_3 if step else PAPER
                parts.append(disc(x, y + step * radius * 0.1, size, tone, stroke=INK, stroke_width=radius * 0.07))
            parts.append(numeral(count, x, y, size * 1.15, INK))
    return "".join(parts)


def prices(board: Board, view: Framing, lit: Mapping[int, int], chosen: int | None) -> str:
    """What a lit space costs, on a disc; the chosen one glows."""
    parts = []
    for space, price in sorted(lit.items()):
        x, y = view.spot(board.hexes[space])
        on = space == chosen
        size = max(view.radius * 0.47, 5.6) * (1.12 if on else 1)
        ring = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(size)}" stroke-width="{2 if on else 1.4}"/>'
        parts.append(f'<g class="price{" on" if on else ""}">{ring}{numeral(price, x, y, size * 1.22, "currentColor")}</g>')
    return "".join(parts)


_TOGETHER: Final[Mapping[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-0.42, 0), (0.42, 0)),
    3: ((-0.42, 0.3), (0.42, 0.3), (0, -0.42)),
    4: ((-0.42, -0.38), (0.42, -0.38), (-0.42, 0.38), (0.42, 0.38)),
}
"""Where pieces stand that share a space, in radii."""


def pieces(board: Board, view: Framing, standing: Iterable[tuple[int, int]], small: bool) -> str:
    """The playing pieces; several on one space stand closer and smaller."""
    crowds: dict[int, list[int]] = {}
    for player, space in standing:
        crowds.setdefault(space, []).append(player)
    parts = []
    for space, players in crowds.items():
        size = view.radius * (1.9 if small else 1.62) * (1 if len(players) == 1 else 0.58)
        x, y = view.spot(board.hexes[space])
        for player, (dx, dy) in zip(players, _TOGETHER[len(players)], strict=True):
            left, top = x + dx * view.radius - size / 2, y + dy * view.radius - size * 0.53
            parts.append(f'<g data-piece="{player}">{use(f"piece-{player + 1}", left, top, size, size * 57 / 56)}</g>')
    return "".join(parts)
