"""The picture of the end: somebody before the golden city, arms up, in the colour of the winner."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Final

from ..cards.figures import SKIN, STANDING, Clothes, figure
from ..library import definitions_for
from ..map.flora import crown, frond
from ..palette import PLAYERS
from ..svg import document, placed, rect, shape
from .city import city, evening, lit_row, tree_tops


@dataclass(frozen=True)
class _Window:
    """What of the scene is drawn: its size, where the city stands in it, how much of the sky is left out."""

    width: int
    height: int
    middle: int
    sky: int
    hills: str

    @property
    def aside(self) -> int:
        return self.middle - 235

    def lies(self, drawing: str) -> str:
        """A drawing of the upright picture, where it belongs in this one."""
        return placed(self.aside, -self.sky, 1, drawing) if self.aside or self.sky else drawing


_TALL: Final = _Window(470, 900, 235, 0, "M0 570 70 520 150 560 240 530 330 566 410 520 470 548V900H0z")
_WIDE: Final = _Window(
    1060, 470, 740, 356,
    "M0 214 96 172 190 220 300 178 390 216 480 196 575 164 655 204 745 174 835 210 915 164 990 196 1060 176V470H0z",
)  # fmt: skip
_PATH: Final = "#f0c76a"
_ROWS: Final = (640, 664, 694, 730, 772, 822, 880)


def arrival_svg(player: int = 0, *, wide: bool = False, label: str = "") -> str:
    """Upright, 470 by 900, the upper third calm for words; or wide, 1060 by 470, the left half calm."""
    window = _WIDE if wide else _TALL
    body = [
        evening(window.width, window.height, window.middle, 470 - window.sky, (520, 410, 310, 225, 150), 24),
        shape(window.hills, "#c98a43"),
        window.lies(placed(235, 640, 1, city(1.9))),
        _forest(window),
        window.lies(shape("M-10 930V850Q120 790 246 796T480 860V930z", "#0f2f24")),
        window.lies(placed(240, 806, 1.66, _winner(PLAYERS[player].fill))),
        shape(_leaves(window), "#0c231b"),
        rect(0, 0, window.width, window.height, "url(#grain)"),
    ]
    size = f"{window.width} {window.height}"
    inner = f'<svg width="{window.width}" height="{window.height}" viewBox="0 0 {size}">{"".join(body)}</svg>'
    return document((0, 0, window.width, window.height), inner, definitions_for(inner), label=label)


def _forest(window: _Window) -> str:
    """Rows of tree tops, and the last stretch of the way between them."""
    chance, found = random.Random(4), ""
    for i, y in enumerate(_ROWS):
        size = 12 + i * 5
        row = tree_tops(window.width, y - window.sky, window.height + 30, (size * 0.7, size * 1.25), chance)
        found += lit_row(row, i, max(0.0, 0.5 - i * 0.11), 1.5 + i * 0.6)
        if i == 2:
            found += window.lies(shape("M205 930Q262 800 228 730 214 700 226 650H244Q240 700 262 730 316 810 300 930z", _PATH))
        if i == 3:
            found += window.lies(shape("M205 930Q262 800 232 738L260 730Q316 810 300 930z", _PATH))
    return found


def _winner(shirt: str) -> str:
    pack = (
        shape("M-10-70h20q3 0 3 4v18q0 4-4 4h-18q-4 0-4-4v-18q0-4 3-4z", "#5a3418")
        + shape("M-12-58h24v3h-24z", "#2a1a0c")
        + shape("M-7.8-85.5h15.6Q9-76 4-74H-4Q-9-76-7.8-85.5z", "#1a0f08")
    )
    pose = replace(STANDING, left_elbow=(-17, -90), left_hand=(-24, -106), right_elbow=(17, -90), right_hand=(25, -106))
    return figure(pose, Clothes(SKIN[0], "#12231c", shirt, "fedora", "#2a1a0c", "#4a3018", "#0c1712"), over=pack)


def _leaves(window: _Window) -> str:
    fronds = (
        (-16, 920, -66, 250, 9, 22),
        (-20, 860, -34, 190, 8, 18),
        (window.width + 16, 920, -116, 250, 9, 22),
        (window.width + 20, 860, -148, 180, 8, 18),
    )
    low = "".join(crown(x, 930 - window.sky, 60, 7, -160, -20) for x in range(0, window.width + 10, 62))
    return "".join(frond(x, y - window.sky, *rest) for x, y, *rest in fronds) + low
