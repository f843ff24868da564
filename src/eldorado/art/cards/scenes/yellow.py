"""Scenes of the yellow cards: those who pay their way."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...geometry import rays
from ...map.flora import leaf, undergrowth
from ...palette import EMBER
from ...svg import disc, line, placed, shape
from ..figures import SKIN, WALKING, Clothes, Pose, figure, limb
from ..scenery import LAND, SKY, canopy, hill, macaw, meadow, palm, sky


def traveler() -> str:
    land = LAND["yellow"]
    case = (
        shape("M8-46h26v19H8z", "#8f4c17")
        + line("M16-46v-4h10v4", "#3f1f0c", 2.5)
        + shape("M12-46h3v19h-3zM27-46h3v19h-3z", "#f5c45c")
    )
    person = figure(
        replace(WALKING, left_elbow=(13, -60), left_hand=(21, -48)),
        Clothes(SKIN[1], "#3f1f0c", "#7a2f3c", "wide", "#5a2810", "#f0b23c", "#2a1408", dress="M-9-52H9L17-18Q0-12-15-18z"),
    )
    legs = (
        limb([(-4, -20), (-13, -2)], 6, SKIN[1])
        + limb([(5, -20), (11, -1)], 6, SKIN[1])
        + shape("M-17-5h8v3q5 1 6 4h-14zM7-4h8v2q5 1 6 4H7z", "#2a1408")
    )
    return "".join(
        [
            sky("yellow", 120, 112, 44),
            hill(150, 14, land[0], 7),
            hill(172, 10, land[1], 3),
            meadow(200, 178, 196, land[2]),
            shape("M96 236Q150 210 132 190 126 184 150 186 186 206 176 236z", land[0]),
            palm(34, 206, 96, 16, land[4], 1.1),
            palm(196, 200, 62, -12, land[3], 0.8),
            placed(108, 214, 1.14, legs + person + placed(-40, 0, 1, case)),
            shape(undergrowth(4, 40, 190, 218, y=246, radius=26), land[4]),
        ]
    )


def photographer() -> str:
    land = LAND["yellow"]
    camera = (
        line("M0-52-16 0M0-52 15 0M0-52 2 0", "#3f1f0c", 3.5)
        + shape("M-12-72h24v19h-24z", "#3f1f0c")
        + shape("M12-69h10v13H12z", "#673311")
        + disc(22, -62.5, 7, "#3f1f0c")
        + disc(22, -62.5, 3.5, "#fff0b8")
        + shape("M-8-78h10v6H-8z", "#3f1f0c")
    )
    person = figure(
        Pose(
            hip=(-4, -46),
            shoulder=(2, -70),
            left_knee=(-8, -24),
            left_foot=(-10, 0),
            right_knee=(4, -24),
            right_foot=(2, 0),
            left_elbow=(13, -58),
            left_hand=(22, -60),
            right_elbow=(12, -54),
            right_hand=(23, -54),
            head=(7, 1),
        ),
        Clothes(SKIN[1], "#5b4a2a", "#f6ebd1", "tail", "#4a1f10", EMBER, "#2a1408"),
    )
    return "".join(
        [
            sky("yellow", 86, 116, 40),
            hill(150, 14, land[0], 13),
            canopy(176, 11, land[1], 5),
            meadow(206, 190, 206, land[2]),
            line("M224 108Q190 104 168 116", land[4], 8),
            shape(leaf(186, 108, -60, 34, 8) + leaf(200, 106, -110, 30, 8) + leaf(206, 110, 60, 34, 8), land[3]),
            placed(176, 88, 0.86, macaw()),
            placed(126, 214, 1.16, camera),
            placed(81, 214, 1.14, person),
            shape(undergrowth(0, 34, 176, 214, y=248), land[4]),
        ]
    )


def journalist() -> str:
    land = LAND["yellow"]
    person = figure(
        Pose(
            hip=(0, -32),
            shoulder=(3, -62),
            left_knee=(20, -34),
            left_foot=(20, 0),
            right_knee=(24, -32),
            right_foot=(26, 0),
            left_elbow=(12, -44),
            left_hand=(28, -46),
            right_elbow=(14, -42),
            right_hand=(32, -44),
            head=(4, 0),
        ),
        Clothes(SKIN[3], "#3f1f0c", "#1f6f93", "wide", "#5a2810", "#fff0b8", "#2a1408"),
    )
    table = shape("M18-36h62v5H18z", "#673311") + line("M26-31 22 0M72-31 76 0", "#673311", 4.5)
    typewriter = (
        shape("M34-46h34l4 10H30z", "#16241f")
        + shape("M38-58h26v13H38z", "#2c3b33")
        + shape("M40-76h22v20H40z", "#fff6e0")
        + line("M44-70h14M44-65h14M44-60h9", "#8f4c17", 1.8)
        + shape("M32-52h38v4H32z", "#16241f")
    )
    crate = shape("M-16-30h30v30h-30z", "#8f4c17") + line("M-16-20h30M-16-10h30", "#5b3010", 2)
    sheets = "".join(
        (
            placed(x, y, k, shape("M-9-12h18v24h-18z", "#fff6e0") + line("M-5-6h10M-5-1h10M-5 4h6", "#b96a1e", 1.8), turn=r)
            for x, y, k, r in ((170, 70, 1, 18), (190, 104, 0.8, -22), (148, 42, 0.7, 40))
        )
    )
    return "".join(
        [
            sky("yellow", 70, 96, 38),
            hill(146, 12, land[0], 23),
            canopy(170, 12, land[1], 9),
            meadow(204, 192, 204, land[2]),
            palm(196, 206, 84, -20, land[3], 1),
            sheets,
            placed(70, 214, 1.22, crate + person + table + typewriter),
            shape(undergrowth(2, 30, 196, 220, y=248, radius=26), land[4]),
        ]
    )


def treasure_chest() -> str:
    land = LAND["yellow"]
    lid = (
        shape("M-66-34C-66-82 66-82 66-34z", "#7c3a17")
        + shape("M-66-34C-66-82 66-82 66-34H54C54-70-54-70-54-34z", "#5a2810")
        + shape("M-10-70h20v36h-20z", "#f0b23c")
    )
    box = (
        shape("M-66 0H66V54H-66z", "#8f4c17")
        + shape("M-66 0H66V12H-66z", "#5a2810")
        + shape("M-66 0h14v54h-14zM52 0h14v54H52z", "#f0b23c")
        + shape("M-13-4h26v30H0q-13 0-13-13z", "#f0b23c")
        + disc(0, 8, 4.5, "#3f1f0c")
        + shape("M-2 8h4v11h-4z", "#3f1f0c")
    )
    coins = "".join(
        (
            disc(x, y, r, c)
            for x, y, r, c in (
                (-40, -8, 12, "#ffd15c"),
                (-18, -14, 14, "#fff0b8"),
                (8, -16, 13, "#ffd15c"),
                (32, -12, 13, "#fff0b8"),
                (48, -5, 9, "#ffd15c"),
                (-52, -3, 9, "#fff0b8"),
                (20, -4, 11, "#f5b93a"),
                (-6, -4, 11, "#f5b93a"),
            )
        )
    )
    return "".join(
        [
            sky("yellow", 110, 118, 46),
            shape(rays(110, 130, 18, 260, 0.25), SKY["yellow"][4], opacity=".55"),
            hill(196, 6, land[2], 3),
            placed(110, 158, 1.06, shape("M-54-34C-54-70 54-70 54-34L60 2H-60z", "#fff0b8") + lid + coins + box),
            disc(36, 218, 8, "#ffd15c"),
            disc(184, 222, 9, "#ffd15c"),
            disc(168, 214, 6, "#fff0b8"),
            shape(undergrowth(0, 26, 196, 220, y=252, radius=26), land[4]),
        ]
    )


def millionaire() -> str:
    land = LAND["yellow"]
    parasol = (
        line("M22-48 34-104", "#3f1f0c", 2.8)
        + shape("M-14-100Q34-148 78-92 66-98 56-90 46-100 34-94 22-104 12-96 0-104-14-100z", "#c24c36")
        + shape("M34-125Q22-112 12-96 22-104 34-94 46-100 56-90 50-112 34-125z", "#8f2a2c")
    )
    person = figure(
        Pose(
            hip=(0, -46),
            shoulder=(0, -74),
            left_knee=(0, 0),
            left_foot=(0, 0),
            right_knee=(0, 0),
            right_foot=(0, 0),
            left_elbow=(-14, -60),
            left_hand=(-8, -48),
            right_elbow=(14, -62),
            right_hand=(22, -52),
        ),
        Clothes(
            SKIN[4], "#fff6e0", "#fff6e0", "wide", "#7a2f3c", "#f0b23c", dress="M-9-52Q0-48 9-52L15-20Q20-6 30 0H-26Q-14-8-13-22z"
        ),
        over=shape("M-11-73Q0-58 11-73L8-78Q0-68-8-78z", "#7a2f3c") + shape("M-9-52h18v4H-9z", "#7a2f3c"),
    )
    trunks = (
        shape("M0-26h50v26H0z", "#7c3a17")
        + shape("M6-46h38v20H6z", "#a8541f")
        + shape("M14-60h24v14H14z", "#673311")
        + shape("M8-26h5V0H8zM37-26h5V0h-5zM14-46h4v20h-4zM32-46h4v20h-4z", "#f0b23c")
    )
    return "".join(
        [
            sky("yellow", 140, 110, 46),
            hill(156, 10, land[0], 43),
            hill(178, 8, land[1], 8),
            meadow(204, 194, 202, land[2]),
            palm(30, 208, 112, 10, land[4], 1.15),
            palm(8, 208, 76, 4, land[3], 0.9),
            placed(150, 214, 1.1, trunks),
            placed(92, 216, 1.22, parasol + person),
            shape(undergrowth(0, 24, 200, 222, radius=24), land[4]),
        ]
    )


SCENES: Final = {
    "traveler": traveler,
    "photographer": photographer,
    "journalist": journalist,
    "treasure_chest": treasure_chest,
    "millionaire": millionaire,
}
