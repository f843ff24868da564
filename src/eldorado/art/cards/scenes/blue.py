"""Scenes of the blue cards: on the water."""

from __future__ import annotations

from typing import Final

from ...map.flora import crown, frond
from ...palette import EMBER
from ...svg import line, placed, shape
from ..figures import SKIN, Clothes, Pose, figure
from ..scenery import LAND, SKY, canopy, hanging_leaves, hill, sky, water


def canoe(hull: str, rim: str) -> str:
    return shape("M-74-6Q-66 14-40 14H42Q66 14 76-8 68-4 60-2 0 4-56-2-66-4-74-6z", hull) + line("M-72-5Q0 9 74-7", rim, 3)


def sailor() -> str:
    land = LAND["blue"]
    body = figure(
        Pose(
            hip=(0, -8),
            shoulder=(2, -36),
            left_knee=(8, -6),
            left_foot=(14, 2),
            right_knee=(10, -4),
            right_foot=(16, 2),
            left_elbow=(16, -30),
            left_hand=(24, -40),
            right_elbow=(14, -22),
            right_hand=(24, -18),
            head=(3, 0),
        ),
        Clothes(SKIN[2], "#0d3247", "#f4ead0", "cap", "#0d3247", "#c24c36"),
    )
    paddle = line("M22-50 34 22", "#5a3418", 4) + shape("M31 14q9 8 5 24-8 2-11-6-1-10 6-18z", "#e2672a")
    return "".join(
        [
            sky("blue", 78, 104, 34),
            hill(124, 12, land[0], 5),
            canopy(140, 9, land[2], 8),
            water(150, "blue", 78),
            placed(112, 184, 1.18, body + paddle + canoe("#7c3a17", "#e2a25a")),
            line("M34 204h60M126 206h66", SKY["blue"][3], 3),
            hanging_leaves(land[4]),
            shape(frond(-6, 244, -62, 70, 6, 9) + frond(-4, 246, -24, 60, 5, 8) + crown(4, 246, 40, 6, -150, -10), land[4]),
        ]
    )


def captain() -> str:
    land = LAND["blue"]
    boat = (
        shape("M-86 12H84L72 44H-70z", "#c24c36")
        + shape("M-86 12H84l-3 8H-83z", "#fff3cf")
        + shape("M-60-22H38v34H-60z", "#f4ead0")
        + shape("M-68-30H46v9H-68z", "#7c3a17")
        + "".join(shape(f"M{x}-15h14v14h-14z", "#18526a") for x in (-52, -30, -8))
        + shape("M-40-66h18v37h-18z", "#16241f")
        + shape("M-40-58h18v8h-18z", EMBER)
        + shape(
            "M-31-70q-6-16 10-20-6-16 18-18 22-16 46-4 24-2 26 12-18-4-30 6-18-6-26 6-16 0-22 8-12-2-22 10z",
            "#f6ebd1",
            opacity=".9",
        )
    )
    at_the_wheel = (
        figure(
            Pose(
                hip=(0, -40),
                shoulder=(0, -70),
                left_knee=(-5, -20),
                left_foot=(-6, 0),
                right_knee=(5, -20),
                right_foot=(6, 0),
                left_elbow=(14, -60),
                left_hand=(20, -62),
                right_elbow=(14, -54),
                right_hand=(20, -50),
            ),
            Clothes(SKIN[4], "#0d3247", "#123f66", "cap", "#fff6e0", "#16241f", "#0d1c26"),
        )
        + '<g fill="none" stroke="#7c3a17"><circle cx="25" cy="-55" r="11" stroke-width="3.5"/><path d="M25-70v30'
        'M10-55h30M14-66l22 22M36-66l-22 22" stroke-width="2"/></g>'
    )
    return "".join(
        [
            sky("blue", 160, 92, 30),
            hill(118, 12, land[0], 15),
            canopy(140, 10, land[2], 2),
            water(158, "blue", 160),
            placed(108, 160, 1.02, boat),
            placed(160, 172, 0.66, at_the_wheel),
            shape("M0 206q18-8 36 0t36 0 36 0 36 0 36 0 40 0V236H0z", land[2]),
            line("M0 206q18-8 36 0t36 0 36 0 36 0 36 0 40 0", SKY["blue"][3], 3.5),
            line("M-10 222q18-8 36 0t36 0 36 0 36 0 36 0 60 0", land[1], 3.5),
        ]
    )


SCENES: Final = {
    "sailor": sailor,
    "captain": captain,
}
