"""El Dorado: a stepped golden gate before its sun. All light in the pictures comes from here."""

from __future__ import annotations

from typing import Final

from ..geometry import rays
from ..palette import FINISH_2, SUN
from ..svg import disc, shape

SUN_REACH: Final = 76.0
"""How far the sun's teeth reach from its middle, four units above the origin."""
HALF_WIDTHS: Final = (
    (-58.0, 8.0),
    (-45.0, 30.0),
    (-38.0, 22.0),
    (-22.0, 33.0),
    (-4.0, 43.0),
    (16.0, 53.0),
    (36.0, 62.0),
    (52.0, 62.0),
)
"""Half the width of the building at each height, from its tip to its foot."""
_DARK: Final = "#7c420f"


def gate() -> str:
    """The gate round the origin, 152 across."""
    return "".join([
        disc(0, -4, 62, SUN),
        shape(rays(0, -4, 20, SUN_REACH, 0.25), SUN, opacity=0.75),
        disc(0, -4, 50, "#ffe08a"),
        shape("M-62 52V36h9V16h10V-4h10V-22h11V-38h44V-22h11V-4h10V16h10V36h9V52z", FINISH_2),
        shape("M0 -38h22V-22h11V-4h10V16h10V36h9V52H0z", "#b86a12"),
        f'<path d="M-62 36H62M-53 16H53M-43 -4H43M-33 -22H33" stroke="{_DARK}" stroke-width="3"/>',
        shape("M-17 52V14a17 19 0 0 1 34 0V52z", "#4a2408"),
        shape("M-10 52V18a10 12 0 0 1 20 0V52z", "#fff0bd"),
        shape("M-30 -38h60v-7h-60z", _DARK),
        shape("M-8 -45 0 -58 8 -45z", _DARK),
    ])  # fmt: skip
