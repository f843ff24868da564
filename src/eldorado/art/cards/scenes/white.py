"""Scenes of the white cards: those who can do a bit of everything."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...map.flora import frond, leaf, undergrowth
from ...palette import EMBER
from ...svg import disc, line, placed, shape
from ..figures import SKIN, WALKING, Clothes, Pose, figure
from ..scenery import LAND, birds, blade, canopy, hill, meadow, sky


def jack() -> str:
    land = LAND["white"]
    pack = (
        shape("M-40-92q-4 0-4 6v42q0 6 6 6h26v-54z", "#8f4c17")
        + shape("M-44-72h32v4h-32zM-44-56h32v4h-32z", "#f0b23c")
        + placed(-27, -101, 1, shape("M-17-7h34v14h-34z", "#3f7d45") + disc(-17, 0, 7, "#2f6e40") + disc(17, 0, 7, "#5f9548"))
        + line("M-34-38-44-128", "#5a3418", 3.5)
        + shape("M-45-122q-9-12-3-26 9 2 10 14 0 8-7 12z", "#2a7d9c")
        + placed(-20, -104, 1, blade(0, 0, 40, -74, "#e9ecdf"))
        + line("M-44-50q-9 2-8 10", "#5a3418", 2)
        + shape("M-60-40h16l-2 13h-12z", "#57493a")
        + disc(-27, -44, 8, "#f5c45c")
        + disc(-27, -44, 3, "#8f4c17")
    )
    person = figure(
        replace(
            WALKING,
            shoulder=(2, -72),
            right_elbow=(13, -58),
            right_hand=(19, -48),
            left_elbow=(14, -60),
            left_hand=(22, -58),
            head=(4, 0),
        ),
        Clothes(SKIN[0], "#3d4a3a", "#c24c36", "fedora", "#5a3a1c", "#f0b23c", "#26332a"),
        behind=pack,
    )
    return "".join(
        [
            sky("white", 172, 84, 30),
            hill(140, 16, land[0], 3),
            hill(166, 10, land[1], 6),
            meadow(202, 188, 204, land[2]),
            placed(140, 216, 1.08, line("M24-70 26 0", "#5a3418", 3) + person),
            shape(
                frond(-6, 250, -68, 96, 7, 10) + frond(-10, 226, -34, 70, 6, 9) + undergrowth(0, 30, 190, 216, radius=30), land[4]
            ),
            birds(110, 34, land[3]),
        ]
    )


def adventurer() -> str:
    land = LAND["white"]
    person = figure(
        Pose(
            hip=(0, -46),
            shoulder=(4, -72),
            left_knee=(-16, -34),
            left_foot=(-32, -26),
            right_knee=(-4, -24),
            right_foot=(-20, -8),
            left_elbow=(16, -84),
            left_hand=(22, -104),
            right_elbow=(18, -78),
            right_hand=(24, -94),
            head=(7, 0),
        ),
        Clothes(SKIN[2], "#57493a", "#2a7d9c", "tail", "#16241f", EMBER, "#26332a"),
        over=shape("M-8-50h18v5H-8z", "#c24c36"),
    )
    return "".join(
        [
            sky("white", 84, 122, 32),
            hill(128, 18, land[0], 33),
            hill(150, 14, land[1], 4),
            shape("M0 236V150Q22 146 34 160 30 200 46 236zM220 236V132Q186 128 176 150 184 196 168 236z", land[3]),
            canopy(206, 12, land[2], 4),
            shape("M0 236V176Q24 168 44 186L52 236zM220 236V166Q196 158 176 178L166 236z", land[4]),
            line("M176-10Q158 60 139 84", land[4], 4),
            line("M139 84Q132 110 134 132 138 146 130 156", land[4], 4),
            shape(leaf(168, 22, 150, 20, 5) + leaf(158, 46, 20, 20, 5) + leaf(134, 138, 20, 16, 4), land[3]),
            placed(112, 196, 1.12, person),
            shape(frond(232, -10, 120, 90, 6, 9) + frond(236, 20, 150, 70, 6, 9), land[4]),
        ]
    )


def prop_plane() -> str:
    land = LAND["white"]
    plane = (
        shape("M-66-4Q-50-16-8-16H44Q60-16 62 0 60 14 42 15H-20Q-52 12-66-4z", "#c24c36")
        + shape("M-66-4-78-30h14l16 18z", "#c24c36")
        + shape("M-78-30h14l5 6h-15z", "#fff6e0")
        + shape("M-20 1H22L6 12H-44z", "#8f2a1c")
        + shape("M-30-32H34q6 0 6 5H-36q0-5 6-5z", "#f4ead0")
        + line("M-16-28-10-12M22-28 18-12", "#57493a", 3)
        + shape("M-2-16q4-10 16-10 8 2 10 10z", "#8ccbd0")
        + shape("M62-6h7v12h-7z", "#26332a")
        + '<ellipse cx="71" cy="0" rx="4" ry="30" fill="#57493a" opacity=".55"/>'
        + line("M0 15-6 28M26 15 30 28", "#26332a", 3)
        + disc(-7, 31, 7, "#26332a")
        + disc(31, 31, 7, "#26332a")
    )
    return "".join(
        [
            sky("white", 110, 104, 48),
            shape("M-10 62q14-14 34-8 10-16 34-8 20-2 22 14H-10zM150 168q10-12 28-6 12-12 30-4 18 0 20 12h-78z", "#fffaf0"),
            hill(174, 10, land[1], 8),
            canopy(196, 13, land[3], 3),
            canopy(220, 12, land[4], 5),
            f'<g transform="translate(112 112) rotate(-12) scale(1.16)">{plane}</g>',
            line("M20 150h26M8 162h30M30 138h14", "#fffaf0", 3.5),
        ]
    )


SCENES: Final = {
    "jack_of_all_trades": jack,
    "adventurer": adventurer,
    "prop_plane": prop_plane,
}
