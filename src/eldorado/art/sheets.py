"""Sheets to look at: all signs, all grounds, all cards, each on one page of poster paper."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from ..box import catalog
from ..engine.components import Card
from .cards.cards import HEIGHT as CARD_HEIGHT
from .cards.cards import WIDTH as CARD_WIDTH
from .cards.cards import silhouette, words
from .controls import CONTROLS
from .geometry import clipped, hexagon, path, wedges
from .lettering import UI_FAMILY, text
from .map.board import finished
from .map.terrain import FINISH_SIDES, GAP, RADIUS, space_name
from .palette import INK, PAPER, SURFACES, TERRAIN
from .svg import placed, rect, shape, use

Names = Mapping[str, str]

_QUIET: Final = SURFACES["light"]["text-2"]
_GROUPS: Final[Sequence[tuple[str, Sequence[str], int, int]]] = (
    ("The board", ("machete", "paddle", "coin", "joker", "card", "card-removed", "mountain", "cave", "gate", "item",
                   "start-1", "start-2", "start-3", "start-4"), 44, 14),
    ("Numbers", tuple(f"n{i}" for i in range(10)), 44, 14),
    ("Pieces", tuple(f"{kind}-{i}" for kind in ("piece", "mark") for i in range(1, 5)), 64, 10),
    ("Blockades", tuple(f"blockade-{i}" for i in range(1, 7)), 64, 10),
    ("Cards and tokens", ("draw", "remove", "take", "native", "replace", "keep", "pass", "change"), 44, 14),
    ("Controls", tuple(CONTROLS), 44, 14),
)  # fmt: skip
"""Heading, drawings, their size, how many in a row."""


def spoken(names: Names, key: str) -> str:
    """What a thing is called (`card-scout`, `token-draw`, `route-name-serpentine`), or its id in plain words."""
    plain = key.removeprefix("route-name-").removeprefix("card-").removeprefix("token-").removeprefix("terrain-")
    return names.get(key, plain.replace("_", " ").replace("-", " ").capitalize())


def symbols_sheet_svg() -> str:
    """Every small sign with its name."""
    drawn, y = [text("SIGNS", 60, 84, 44, INK)], 150.0
    for heading, members, size, per_row in _GROUPS:
        drawn.append(text(heading, 60, y, 22, INK))
        step = 1092 / per_row
        for i, name in enumerate(members):
            left, top = 60 + i % per_row * step, y + 24 + i // per_row * (size + 46)
            drawn.append(use(name, left, top, size, size, INK))
            drawn.append(_label(name, left + size / 2, top + size + 16))
        y += 24 + ((len(members) - 1) // per_row + 1) * (size + 46) + 34
    return _sheet(1200, y, rect(0, 0, 1200, y, PAPER) + "".join(drawn), "signs")


def ground_sheet_svg(names: Names | None = None) -> str:
    """Every ground and strength in both levels of detail."""
    called = names or {}
    rows = [(terrain, [f"{terrain}-{i}" for i in range(1, 5)]) for terrain in TERRAIN]
    rows.append(("mountain", ["mountain", "cave", "start-1", f"finish-{next(iter(FINISH_SIDES))}"]))
    drawn = [text("GROUND", 50, 76, 44, INK)]
    for i, (heading, kinds) in enumerate(rows):
        y = 170 + i * 132
        drawn.append(text(spoken(called, f"terrain-{heading}"), 50, y + 7, 20, INK, room=120))
        for j, kind in enumerate(kinds):
            drawn.append(_space(kind, "f", 240 + j * 118, y, 62))
            drawn.append(_space(kind, "s", 760 + j * 52, y, 27))
            drawn.append(_space(kind, "s", 1012 + j * 30, y, 15))
    height = 170 + len(rows) * 132 - 30
    return _sheet(1150, height, rect(0, 0, 1150, height, PAPER) + "".join(drawn), "ground")


def cards_sheet_svg(cards: Sequence[Card] | None = None, names: Names | None = None, per_row: int = 7) -> str:
    """Some cards, or all, in the light of El Dorado."""
    shown, called = catalog().cards if cards is None else cards, names or {}
    columns, rows = min(per_row, len(shown)), math.ceil(len(shown) / per_row)
    width, height = 92 + columns * 264.0, 76 + rows * 368.0
    beams = [clipped(wedge, width, height) for wedge in wedges((width / 2, height + 140), 40, 2 * (width + height), 0.1)]
    table = rect(0, 0, width, height, SURFACES["light"]["table"])
    light = shape("".join(path(beam, close=True) for beam in beams if len(beam) > 2), SURFACES["light"]["ray"])
    drawn = [
        placed(58 + i % per_row * 264, 54 + i // per_row * 368, 1, _lying_card(card, spoken(called, f"card-{card.id}")))
        for i, card in enumerate(shown)
    ]
    return _sheet(width, height, table + light + "".join(drawn), "cards")


def _lying_card(card: Card, name: str) -> str:
    shadow = shape(silhouette(card.item), INK, opacity=0.25, transform="translate(0 6)")
    return shadow + use(f"face-{card.id}", 0, 0, CARD_WIDTH, CARD_HEIGHT) + words(card, name)


def _space(kind: str, style: str, x: float, y: float, radius: float) -> str:
    edge = shape(hexagon(RADIUS * (GAP + 0.06)), INK)
    return placed(x, y, radius / RADIUS, edge + f'<use href="#{space_name(kind, style, 0)}"/>')


def _label(words: str, x: float, y: float) -> str:
    return text(words, x, y, 11, _QUIET, family=UI_FAMILY, weight=400, anchor="middle")


def _sheet(width: float, height: float, body: str, label: str) -> str:
    return finished((0, 0, width, height), body, label, "light", standalone=True)
