"""The picture of the end: somebody before the golden city, arms up, in the colour of the winner."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from ..cards.figures import SKIN, STANDING, Clothes, figure
from ..library import definitions_for
from ..map.flora import crown, frond
from ..palette import PLAYERS
from ..svg import document, placed, rect, shape
from .city import city, evening, lit_row, tree_tops

WIDTH: Final = 470
HEIGHT: Final = 900
_PATH: Final = "#f0c76a"
_ROWS: Final = (640, 664, 694, 730, 772, 822, 880)


def arrival_svg(player: int = 0, *, label: str = "") -> str:
    """470 by 900; the upper third is calm, for words."""
    body = [
        evening(WIDTH, HEIGHT, 235, 470, (520, 410, 310, 225, 150), 24),
        shape("M0 570 70 520 150 560 240 530 330 566 410 520 470 548V900H0z", "#c98a43"),
        placed(235, 640, 1, city(1.9)),
        _forest(),
        shape("M-10 930V850Q120 790 246 796T480 860V930z", "#0f2f24"),
        placed(240, 806, 1.66, _winner(PLAYERS[player].fill)),
        shape(_leaves(), "#0c231b"),
        rect(0, 0, WIDTH, HEIGHT, "url(#grain)"),
    ]
    inner = f'<svg width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(body)}</svg>'
    return document((0, 0, WIDTH, HEIGHT), inner, definitions_for(inner), label=label)


def _forest() -> str:
    """Rows of tree tops, and the last stretch of the way between them."""
    chance, found = random.Random(4), ""
    for i, y in enumerate(_ROWS):
        size = 12 + i * 5
        row = tree_tops(WIDTH, y, HEIGHT + 30, (size * 0.7, size * 1.25), chance)
        found += lit_row(row, i, max(0.0, 0.5 - i * 0.11), 1.5 + i * 0.6)
        if i == 2:
            found += shape("M205 930Q262 800 228 730 214 700 226 650H244Q240 700 262 730 316 810 300 930z", _PATH)
        if i == 3:
            found += shape("M205 930Q262 800 232 738L260 730Q316 810 300 930z", _PATH)
    return found


def _winner(shirt: str) -> str:
    pack = (
        shape("M-10-70h20q3 0 3 4v18q0 4-4 4h-18q-4 0-4-4v-18q0-4 3-4z", "#5a3418")
        + shape("M-12-58h24v3h-24z", "#2a1a0c")
        + shape("M-7.8-85.5h15.6Q9-76 4-74H-4Q-9-76-7.8-85.5z", "#1a0f08")
    )
    pose = replace(STANDING, left_elbow=(-17, -90), left_hand=(-24, -106), right_elbow=(17, -90), right_hand=(25, -106))
    return figure(pose, Clothes(SKIN[0], "#12231c", shirt, "fedora", "#2a1a0c", "#4a3018", "#0c1712"), over=pack)


def _leaves() -> str:
    fronds = (
        (-16, 920, -66, 250, 9, 22),
        (-20, 860, -34, 190, 8, 18),
        (486, 920, -116, 250, 9, 22),
        (490, 860, -148, 180, 8, 18),
    )
    low = "".join(crown(x, 930, 60, 7, -160, -20) for x in range(0, 480, 62))
    return "".join(frond(*each) for each in fronds) + low
