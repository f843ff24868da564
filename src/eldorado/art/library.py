"""Every drawing that can be used by name: signs, numerals, pieces, spaces, scenes, cards, tokens, blockades, the gate."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Iterable, Mapping

from ..box import catalog
from .cards import cards
from .cards.cave_tokens import TOKEN_BOX, TOKENS
from .cards.hat import HAT, HAT_BOX
from .cards.pieces import MARK_BOX, MARKS, PIECE_BOX, PIECES
from .cards.scenes import SCENES
from .controls import CONTROLS
from .landscape.landmarks import TREES
from .map import terrain
from .map.blockades import ART_BOX, BLOCKADE_ART, PLAQUE_BOX, plaque
from .map.gate import gate
from .numerals import NUMERAL_BOX, NUMERALS, START_MARKS
from .palette import INK
from .signs import SIGNS
from .svg import num, symbol

GRID = "0 0 24 24"
SCENE_BOX = "0 0 220 236"
_REFERENCE = re.compile(r'(?:href="|url\()#([\w-]+)')


@functools.cache
def symbols() -> Mapping[str, str]:
    """The small drawings: name to `<symbol>`."""
    boxes = (
        (GRID, {**SIGNS, **START_MARKS, **CONTROLS}), (NUMERAL_BOX, NUMERALS), (PIECE_BOX, PIECES), (MARK_BOX, MARKS),
        (ART_BOX, BLOCKADE_ART), (PLAQUE_BOX, {f"plaque-{n}": plaque(n) for n in range(1, 7)}), (TOKEN_BOX, TOKENS),
        (HAT_BOX, {"first-hat": HAT}),
    )  # fmt: skip
    return {name: symbol(name, box, body) for box, drawings in boxes for name, body in drawings.items()}


@functools.cache
def spaces() -> Mapping[str, str]:
    """Every kind of space at every level of detail, the gate, the grain of the paper, trees for landscapes."""
    trees = {name: f'<g id="{name}">{body}</g>' for name, body in TREES.items()}
    return {**terrain.definitions(), "el-dorado": f'<g id="el-dorado">{gate()}</g>', "grain": _grain(), **trees}


@functools.cache
def card_drawings() -> Mapping[str, str]:
    """Scenes, frames, powers, faces without words, the back."""
    scenes = {f"scene-{id_}": symbol(f"scene-{id_}", SCENE_BOX, draw()) for id_, draw in SCENES.items()}
    return {**scenes, **cards.definitions(catalog().cards)}


@functools.cache
def library() -> Mapping[str, str]:
    return {**symbols(), **spaces(), **card_drawings()}


def needed(body: str) -> list[str]:
    """The names that a drawing uses, and those that these use, in the order of the library."""
    found: set[str] = set()
    todo = set(_REFERENCE.findall(body))
    while todo:
        found |= todo
        todo = {name for used in todo for name in _REFERENCE.findall(library()[used])} - found
    return [name for name in library() if name in found]


def definitions(names: Iterable[str]) -> str:
    return "".join(library()[name] for name in names)


def definitions_for(body: str) -> str:
    """What has to stand in `<defs>` for a drawing to be whole."""
    return definitions(needed(body))


def _grain() -> str:
    chance, size = random.Random(3), 96
    dots = "".join(f"M{num(chance.random() * size)} {num(chance.random() * size)}h.01" for _ in range(90))
    return (
        f'<pattern id="grain" width="{size}" height="{size}" patternUnits="userSpaceOnUse">'
        f'<path d="{dots}" stroke="{INK}" stroke-width="1.3" stroke-linecap="round" opacity=".07"/></pattern>'
    )
