"""Scenes of the green cards: people and blades in the forest."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...geometry import rays
from ...map.flora import crown, leaf
from ...palette import EMBER
from ...svg import disc, line, placed, shape
from ..figures import SKIN, STANDING, WALKING, Clothes, Pose, figure
from ..scenery import LAND, SKY, birds, blade, canopy, hanging_leaves, hill, leaf_frame, sky


def explorer() -> str:
    land = LAND["green"]
    person = figure(
        replace(STANDING, right_elbow=(17, -60), right_hand=(20, -44)),
        Clothes(SKIN[0], "#22382a", "#c9a25a", "fedora", "#5a3a1c", EMBER, "#1a1f18"),
        over=shape("M-10-70h20q3 0 3 4v18q0 4-4 4h-18q-4 0-4-4v-18q0-4 3-4z", "#6b4423")
        + shape("M-12-58h24v3h-24z", "#3f2713")
        + shape("M-13-76q13-7 26 0l1 6q-14-5-28 0z", "#8f5c2d"),
    )
    return "".join(
        [
            sky("green", 140, 100, 32),
            hill(132, 16, land[0], 4),
            hill(156, 12, land[1], 9),
            canopy(178, 13, land[2], 3),
            shape("M0 236V206Q60 184 120 198T220 204V236z", land[3]),
            placed(104, 206, 1.16, blade(20, -44, 40, 62) + person),
            leaf_frame(land[4]),
            hanging_leaves(land[4]),
            birds(96, 34, land[3]),
        ]
    )


def scout() -> str:
    land = LAND["green"]
    person = figure(
        Pose(
            left_knee=(-6, -24),
            left_foot=(-8, 0),
            right_knee=(9, -28),
            right_foot=(14, -4),
            left_elbow=(14, -70),
            left_hand=(10, -82),
            right_elbow=(17, -66),
            right_hand=(11, -80),
        ),
        Clothes(SKIN[3], "#22382a", "#5f7a3a", "pith", "#e9d8a6", "#8f4c17", "#1a1f18"),
        over=shape("M5-87h11v4.5H5zM15-88.5h4v7.5h-4z", "#16241f"),
    )
    return "".join(
        [
            sky("green", 164, 78, 30),
            hill(116, 20, land[0], 12),
            hill(146, 14, land[1], 5),
            canopy(176, 12, land[2], 6),
            shape(
                "M128 236Q150 214 172 204 190 196 178 188 170 182 186 176 196 184 204 192 196 204 182 212 168 222 166 236z",
                SKY["blue"][1],
            ),
            shape("M0 236V176Q40 160 86 164 130 168 138 186 114 192 106 210 98 224 100 236z", land[4]),
            shape("M0 184Q50 164 104 172 74 178 50 194 24 190 0 198z", land[3]),
            placed(98, 168, 1.12, person),
            shape(crown(206, 246, 60, 7, -170, -30) + crown(160, 250, 40, 6, -150, -30), land[4]),
        ]
    )


def trailblazer() -> str:
    land = LAND["green"]
    person = figure(
        Pose(
            hip=(-3, -46),
            shoulder=(2, -73),
            left_knee=(-12, -24),
            left_foot=(-22, 0),
            right_knee=(12, -26),
            right_foot=(15, 0),
            left_elbow=(-12, -62),
            left_hand=(-16, -50),
            right_elbow=(14, -88),
            right_hand=(4, -104),
            head=(4, 0),
        ),
        Clothes(SKIN[0], "#3a2a18", "#c24c36", "fedora", "#e3c98c", "#3a2a18", "#1a1f18"),
    )
    leaves = shape(leaf(150, 236, -108, 130, 26) + leaf(186, 240, -96, 150, 28) + leaf(214, 236, -122, 120, 26), land[3]) + shape(
        leaf(128, 240, -82, 84, 18) + leaf(170, 246, -124, 104, 22) + leaf(206, 246, -84, 110, 22), land[4]
    )
    cut = placed(150, 92, 1, shape(leaf(0, 0, 30, 44, 11), land[2]) + shape(leaf(14, -22, -40, 34, 9), land[1]))
    veins = line("M150 236 112 118M186 240 172 96M214 236 152 138", land[2], 2)
    return "".join(
        [
            sky("green", 60, 132, 30),
            hill(140, 14, land[0], 21),
            canopy(168, 13, land[1], 4),
            shape("M0 236V208Q80 194 160 210L220 236z", land[2]),
            leaves,
            veins,
            cut,
            placed(
                86, 220, 1.2, blade(4, -104, 56, -16, "#f7f4e4", "#3a2a18") + line("M6-101.5 52-113", "#8fa08c", 1.8) + person
            ),
            shape(crown(2, 246, 46, 6, -150, -10), land[4]),
        ]
    )


def pioneer() -> str:
    land = LAND["green"]
    axe = line("M-16-44 18-88", "#6b4423", 3.5) + shape("M11-93q15-6 21 7-10 0-13 8z", "#4a5a50")
    person = figure(
        replace(WALKING, right_elbow=(-12, -62), right_hand=(2, -68), left_elbow=(13, -58), left_hand=(16, -44)),
        Clothes(SKIN[3], "#4a3218", "#3c6e8f", "wide", "#d9b36a", "#7c420f", "#1a1f18"),
        behind=shape("M-22-76q-6 2-6 10v16q0 5 6 5h10v-31z", "#8f4c17") + disc(-18, -80, 6, "#c9a25a"),
    )
    return "".join(
        [
            sky("green", 64, 76, 28),
            hill(112, 18, land[0], 31),
            shape("M84 236V96q26-12 52 0V236z", SKY["green"][4]),
            line("M94 104V236M106 100V236M118 100V236M128 104V236", SKY["blue"][1], 4, opacity=".8"),
            shape("M0 236V112Q50 100 86 118 76 150 88 236zM220 236V112Q174 98 134 118 146 150 132 236z", land[2]),
            shape("M0 236V148Q40 136 72 152 66 190 80 236zM220 236V148Q180 136 148 152 154 190 140 236z", land[3]),
            shape("M30 166 196 158v13L30 180z", "#7c4a22"),
            line("M30 171 196 163", "#a86c35", 3),
            '<ellipse cx="30" cy="173" rx="4" ry="7" fill="#c9985a"/>',
            placed(106, 166, 1.08, person + axe),
            leaf_frame(land[4]),
        ]
    )


def giant_machete() -> str:
    land = LAND["green"]
    machete = (
        shape("M-15 30 -17-72Q-18-112 8-134 24-118 20-84L15 30z", "#f4f1dc")
        + shape("M2 30V-128L8-134Q24-118 20-84L15 30z", "#c9cdb4")
        + shape("M-24 30h48v9h-48z", "#7c420f")
        + shape("M-11 39h22l2 44q-2 10 8 16-14 8-26-2-6-6-6-16z", "#4a2a12")
        + disc(0, 52, 2.6, "#f0b23c")
        + disc(1, 68, 2.6, "#f0b23c")
    )
    return "".join(
        [
            sky("green", 110, 104, 52),
            shape(rays(110, 104, 20, 260, 0.2), SKY["green"][4], opacity=".45"),
            hill(176, 8, land[1], 2),
            f'<g transform="translate(113 116) rotate(168) scale(.98)">{machete}</g>',
            shape("M40 236Q70 196 112 198 160 196 184 236z", land[3]),
            shape(
                leaf(70, 232, -130, 66, 13)
                + leaf(84, 234, -100, 60, 12)
                + leaf(150, 232, -52, 70, 13)
                + leaf(138, 236, -78, 52, 11),
                land[2],
            ),
            leaf_frame(land[4]),
        ]
    )


SCENES: Final = {
    "explorer": explorer,
    "scout": scout,
    "trailblazer": trailblazer,
    "pioneer": pioneer,
    "giant_machete": giant_machete,
}
