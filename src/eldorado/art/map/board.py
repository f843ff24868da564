"""A board as a picture: pure, from the board and what lies on it to SVG text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from ...engine.board import Board
from ..library import definitions_for
from ..palette import Theme
from ..styles import board_css
from ..svg import document
from . import layers
from .backdrop import backdrop
from .blockades import UNKNOWN
from .framing import fit
from .terrain import Detail, detail_for, style_letter

Titles = Callable[[int], str] | Mapping[int, str] | None
"""How spaces are called for readers: by a function or a mapping of the space; their code if there is none."""


def unknown_blockades(board: Board) -> dict[int, int]:
    """A plain band on every seam: a route before its blockades are drawn."""
    return dict.fromkeys(range(int(board.seam_count)), UNKNOWN)


def board_svg(
    board: Board,
    *,
    width: float = 1440,
    height: float = 900,
    turn: int | None = None,
    detail: Detail | None = None,
    pieces: Iterable[tuple[int, int]] = (),
    blockades: Mapping[int, int] | None = None,
    caves: Mapping[int, int] | None = None,
    lit: Mapping[int, int] | None = None,
    path: Sequence[int] = (),
    trails: Mapping[int, Sequence[int]] | None = None,
    letters: bool = True,
    language: str = "en",
    theme: Theme = "light",
    always_numbers: bool = False,
    titles: Titles = None,
    label: str = "",
    standalone: bool = True,
) -> str:
    """The whole route on one sheet, everything visible.

    `pieces` are (player 0-3, space); `blockades` seam to number, 0 for one not yet drawn; `caves` space to tokens left;
    `lit` space to price: given at all, dusk falls on the rest; `path` ends on the chosen space; `trails` player to way.
    Without `turn` the way runs from left to right, on tall sheets upwards. Not `standalone`, the picture relies on the
    page for `<defs>` (see `definitions_for`) and for the colours of tokens.css and board.css.
    """
    known = blockades or {}
    view = fit(board, width, height, turn, layers.badge_seams(known), letters)
    level = detail or detail_for(view.radius)
    small = level == "small"
    every = range(len(board.names))
    body = [
        backdrop(width, height, view.at(view.places.gate)),
        layers.gate(view),
        layers.edges(board, view),
        layers.spaces(board, view, style_letter(level, always_numbers), lit or (), _naming(board, titles)),
        layers.letters(board, view, language),
        layers.cover(board, view, every, "wash") if trails else "",
        layers.cover(board, view, [space for space in every if space not in lit], "veil") if lit is not None else "",
        layers.bands(view, known, small),
        layers.trails(board, view, trails or {}),
        layers.rims(board, view, lit or ()),
        layers.way(board, view, path) if path else "",
        layers.badges(view, known),
        layers.cave_piles(board, view, caves or {}, small),
        layers.prices(board, view, lit or {}, path[-1] if path else None),
        layers.pieces(board, view, pieces, small),
    ]
    return finished((0, 0, width, height), "".join(body), label or board.route.id, theme, standalone)


def finished(
    box: tuple[float, float, float, float], body: str, label: str, theme: Theme, standalone: bool, size: float = 1
) -> str:
    """A drawing with what it needs to stand alone, or without."""
    if not standalone:
        return document(box, body, label=label, size=size)
    style = board_css(theme) if 'class="' in body else ""
    return document(box, body, definitions_for(body), style, label, size)


def _naming(board: Board, titles: Titles) -> Callable[[int], str]:
    if titles is None:
        return lambda space: board.names[space]
    if isinstance(titles, Mapping):
        given = titles
        return lambda space: given.get(space, board.names[space])
    return titles
