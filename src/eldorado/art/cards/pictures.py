"""Single things as pictures: cards, cave tokens, blockades, playing pieces, the gate, one space."""

from __future__ import annotations

from ...engine.components import Card
from ..geometry import hexagon
from ..library import library
from ..map import blockades
from ..map.board import finished
from ..map.terrain import RADIUS, Detail, space_name, style_letter
from ..palette import Theme
from ..svg import use
from . import cards
from .cave_tokens import TOKEN_BOX
from .pieces import PIECE_BOX


def card_svg(card: Card, name: str, *, caption: str = "", width: float = cards.WIDTH, standalone: bool = True) -> str:
    """A card with its name, in any language; the caption, if there is one, replaces the counted signs below the name."""
    body = use(f"face-{card.id}", 0, 0, cards.WIDTH, cards.HEIGHT) + cards.words(card, name, caption)
    return finished((0, 0, cards.WIDTH, cards.HEIGHT), body, name, "light", standalone, width / cards.WIDTH)


def card_back_svg(*, label: str = "", width: float = cards.WIDTH, standalone: bool = True) -> str:
    body = use("card-back", 0, 0, cards.WIDTH, cards.HEIGHT)
    return finished((0, 0, cards.WIDTH, cards.HEIGHT), body, label, "light", standalone, width / cards.WIDTH)


def token_svg(token_id: str, *, label: str = "", width: float = 92, standalone: bool = True) -> str:
    """A cave token; `back` is one that lies face down."""
    return _symbol_svg(f"token-{token_id}", TOKEN_BOX, label or token_id, width, standalone)


def plaque_svg(number: int, *, label: str = "", width: float = 96, standalone: bool = True) -> str:
    """A won blockade with its number."""
    return _symbol_svg(f"plaque-{number}", blockades.PLAQUE_BOX, label or f"blockade {number}", width, standalone)


def blockade_svg(number: int, *, label: str = "", width: float = 300, standalone: bool = True) -> str:
    """A blockade as it lies on a seam: the band and what it asks for; 0 is one that is not known yet."""
    return finished((0, 0, 300, 104), blockades.lying(number), label or f"blockade {number}", "light", standalone, width / 300)


def piece_svg(player: int, *, label: str = "", width: float = 56, standalone: bool = True) -> str:
    """The playing piece of player 0 to 3."""
    return _symbol_svg(f"piece-{player + 1}", PIECE_BOX, label or f"piece {player + 1}", width, standalone)


def gate_svg(*, label: str = "El Dorado", width: float = 160, standalone: bool = True) -> str:
    body = '<use href="#el-dorado" y="4"/>'
    return finished((-80, -80, 160, 160), body, label, "light", standalone, width / 160)


def space_svg(
    kind: str, *, radius: float = 50, turn: int = 0, detail: Detail = "full", always_numbers: bool = False,
    label: str = "", theme: Theme = "light", standalone: bool = True,
) -> str:  # fmt: skip
    """One space of a kind (`jungle-3`, `cave`, `finish-river`) on its ink."""
    edge = f'<path class="edge" d="{hexagon(RADIUS, turn)}" stroke-width="4"/>'
    body = edge + f'<use href="#{space_name(kind, style_letter(detail, always_numbers), turn)}"/>'
    return finished((-54, -54, 108, 108), body, label or kind, theme, standalone, radius / RADIUS)


def sign_svg(name: str, *, colour: str = "currentColor", label: str = "", width: float = 24, standalone: bool = True) -> str:
    """Any small drawing of the library in its own box."""
    box = library()[name].partition('viewBox="')[2].partition('"')[0]
    return _symbol_svg(name, box, label, width, standalone, colour)


def _symbol_svg(name: str, box: str, label: str, width: float, standalone: bool, colour: str = "") -> str:
    x, y, wide, high = (float(part) for part in box.split())
    body = use(name, x, y, wide, high, colour)
    return finished((x, y, wide, high), body, label, "light", standalone, width / wide)
