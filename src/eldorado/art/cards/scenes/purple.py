"""Scenes of the purple cards: tools and people with a plan, at dusk."""

from __future__ import annotations

import math
from typing import Final

from ...geometry import rays
from ...map.flora import crown, leaf, undergrowth
from ...svg import disc, line, placed, shape
from ..figures import SKIN, Clothes, Pose, figure
from ..scenery import LAND, SKY, canopy, hanging_leaves, hill, leaf_frame, macaw, meadow, orchid, palm, sky


def transmitter() -> str:
    land = LAND["purple"]
    glow = SKY["purple"][4]
    arcs = "".join(
        f'<path d="M{132 - r * 0.7:.0f} {62 - r * 0.7:.0f}A{r} {r} 0 0 1 {132 + r * 0.7:.0f}'
        f' {62 - r * 0.7:.0f}" fill="none" stroke="{glow}" stroke-width="4.5" stroke-linecap="round"/>'
        for r in (18, 32, 46)
    )
    mast = (
        line("M132 176V58", land[4], 4)
        + line("M132 66 112 176M132 66 152 176M118 140h28M122 112h20M126 86h12", land[4], 2.5)
        + disc(132, 58, 5, glow)
    )
    box = (
        shape("M-50-50H50V0H-50z", "#7c3a17")
        + shape("M-44-44H44V-6H-44z", "#e3c98c")
        + disc(-24, -25, 13, "#3f1f0c")
        + line("M-24-25-17-34", "#fff0b8", 2.5)
        + "".join(disc(x, -14, 4, "#3f1f0c") for x in (4, 18, 32))
        + shape("M0-38h38v13H0z", "#3f1f0c")
        + line("M5-27 12-35M18-27 22-36M30-27 31-36", "#f0b23c", 1.8)
        + shape("M-54 0h108v7H-54z", "#5a2810")
    )
    phones = (
        line("M-72 0C-78-40-38-40-44 0", "#1f1230", 4) + '<rect x="-79" y="-8" width="13" height="20" rx="5" fill="#1f1230"/>'
        '<rect x="-50" y="-8" width="13" height="20" rx="5" fill="#1f1230"/>'
    )
    return "".join(
        [
            sky("purple", 70, 132, 36),
            hill(150, 12, land[0], 3),
            canopy(176, 11, land[1], 7),
            arcs,
            mast,
            meadow(196, 184, 198, land[3]),
            placed(122, 212, 1.06, box),
            placed(102, 214, 0.95, phones),
            shape(undergrowth(0, 28, 190, 218, y=252), land[4]),
        ]
    )


def cartographer() -> str:
    land = LAND["purple"]
    map_ = (
        shape("M-84-34Q-42-48 0-36 42-24 84-38V38Q42 52 0 40-42 28-84 42z", "#f6ebd1")
        + shape("M-84-34Q-62-42-42-41V33Q-64 34-84 42zM0-36Q20-30 42-30V46Q20 46 0 40z", "#e6d3a3")
        + line("M-70 14q12-20 26-12t20-8", "#1f6f93", 5)
        + shape("M-30 20-18-2-10 10-2-6 12 22z", "#57493a")
        + line("M-66 26q30 10 50 4T26 14 60-20", "#c24c36", 3, stroke_dasharray="1 8")
        + shape("M56-30l8 8 8-8-8-8z", "#f0ae2b")
        + shape(crown(30, 34, 14, 5, -150, -30) + crown(50, 24, 12, 5, -150, -30), "#3f7d45")
    )
    person = figure(
        Pose(
            hip=(0, -40),
            shoulder=(8, -66),
            left_knee=(-4, -20),
            left_foot=(-4, 0),
            right_knee=(4, -20),
            right_foot=(4, 0),
            left_elbow=(22, -50),
            left_hand=(30, -38),
            right_elbow=(26, -54),
            right_hand=(40, -42),
            head=(13, 2),
        ),
        Clothes(SKIN[1], "#331d46", "#e3c98c", "cap", "#1f1230", "#1f1230"),
    )
    pencil = line("M44-36 38-44", "#f0ae2b", 3)
    lamp = (
        shape("M-7-26h14l3 22h-20z", "#ffd37a")
        + shape("M-10-4h20v6h-20zM-8-32h16v6H-8z", "#1f1230")
        + line("M-6-32q6-14 12 0", "#1f1230", 2.5)
    )
    return "".join(
        [
            sky("purple", 160, 84, 32),
            hill(118, 16, land[0], 17),
            hill(140, 10, land[1], 5),
            placed(58, 206, 1.32, person + pencil),
            shape("M-4 168Q110 156 224 168V236H-4z", "#5a2810"),
            line("M-4 168Q110 156 224 168", "#8f4c17", 4),
            f'<g transform="translate(126 194) rotate(-4) scale(.98)">{map_}</g>',
            placed(34, 182, 1, lamp),
            line("M172 188 164 154 158 190", "#1f1230", 3.5),
            disc(164, 152, 4, "#f0ae2b"),
            hanging_leaves(land[4]),
        ]
    )


def _tick(angle: float) -> str:
    x, y = math.cos(angle), math.sin(angle)
    return line(f"M{44 * x:.1f} {44 * y:.1f}L{49 * x:.1f} {49 * y:.1f}", "#57493a", 2.5)


def compass() -> str:
    land = LAND["purple"]
    case = disc(0, 0, 66, "#7c3a17") + disc(0, 0, 61, "#f0b23c") + disc(0, 0, 52, "#f6ebd1")
    ticks = "".join(_tick(i * math.pi / 8) for i in range(16))
    rose = shape("M0-40 8-8 40 0 8 8 0 40-8 8-40 0-8-8z", "#dcc592")
    rose += shape("M0-26 5-5 26 0 5 5 0 26-5 5-26 0-5-5z", "#c9ab6a", transform="rotate(45)")
    needle = placed(0, 0, 1, shape("M0-44 9 0H-9z", "#c24c36") + shape("M0 44 9 0H-9z", "#123f66"), turn=34)
    ring = disc(0, -77, 10, "none", stroke="#7c3a17", stroke_width=6)
    return "".join(
        [
            sky("purple", 110, 124, 50),
            shape(rays(110, 124, 16, 260, 0.1), SKY["purple"][3], opacity=".35"),
            hill(186, 10, land[1], 5),
            canopy(208, 10, land[3], 2),
            placed(110, 126, 1.1, ring + case + ticks + rose + needle + disc(0, 0, 5.5, "#16241f")),
            leaf_frame(land[4]),
        ]
    )


def scientist() -> str:
    land = LAND["purple"]
    person = figure(
        Pose(
            hip=(0, -26),
            shoulder=(9, -54),
            left_knee=(20, -20),
            left_foot=(4, 0),
            right_knee=(16, -24),
            right_foot=(18, 0),
            left_elbow=(24, -44),
            left_hand=(36, -52),
            right_elbow=(24, -38),
            right_hand=(38, -42),
            head=(13, 1),
        ),
        Clothes(
            SKIN[2],
            "#331d46",
            "#f6ebd1",
            "bun",
            "#1f1230",
            "#1f1230",
            "#1f1230",
            torso="M-3-52Q9-60 19-50L15-24Q8-16-12-12L-11-26z",
        ),
    )
    glass = (
        line("M38-42 46-56", "#5a2810", 4)
        + '<circle cx="52" cy="-67" r="13" fill="#fff0b8" fill-opacity=".45" stroke="#f0ae2b" stroke-width="4"/>'
    )
    return "".join(
        [
            sky("purple", 150, 92, 32),
            hill(128, 16, land[0], 25),
            canopy(158, 12, land[1], 6),
            meadow(202, 188, 202, land[2]),
            line("M172 214Q178 160 158 118", "#5f9548", 4.5),
            line("M168 180q16-8 22-26", "#5f9548", 3.5),
            shape(leaf(174, 206, -30, 54, 12) + leaf(172, 210, -148, 50, 12), "#2f6e40"),
            placed(156, 116, 1.1, orchid("#e88fb6")),
            placed(190, 150, 0.8, orchid("#c4529f")),
            placed(68, 214, 1.36, person + glass),
            shape(undergrowth(0, 28, 196, 222), land[4]),
        ]
    )


def travel_log() -> str:
    land = LAND["purple"]
    book = (
        shape("M-92-44Q-46-62 0-44 46-62 92-44V58Q46 42 0 60-46 42-92 58z", "#7c3a17")
        + shape("M-84-48Q-42-64 0-48V52Q-42 36-84 50z", "#f6ebd1")
        + shape("M84-48Q42-64 0-48V52Q42 36 84 50z", "#fffaf0")
        + line("M0-48V52", "#dcc592", 3)
        + placed(-42, 30, 0.62, palm(0, 0, 76, 10, "#3f7d45", 1))
        + shape("M-74 28q30-8 60-2v6q-30-6-60 2z", "#c9ab6a")
        + disc(-66, -28, 8, "#f0ae2b")
        + line("M14-34q28-8 56-2M14-20q28-8 56-2M14-6q28-8 50-3", "#57493a", 2.8)
        + placed(46, 24, 0.62, macaw())
        + line("M14 10q10-3 16-3M14 22q8-3 14-3", "#57493a", 2.8)
        + shape("M56 50V76l7-7 7 7V48z", "#c24c36")
    )
    pen = placed(172, 190, 0.9, shape("M0 0 8-16 62-86 74-78 22-8z", "#fff0b8") + shape("M0 0 8-16 14-9z", "#16241f"))
    return "".join(
        [
            sky("purple", 110, 92, 42),
            hill(140, 14, land[0], 9),
            canopy(168, 12, land[1], 12),
            meadow(190, 176, 190, land[3]),
            f'<g transform="translate(108 160) rotate(-5)">{book}</g>',
            pen,
            shape(undergrowth(0, 24, 60, 196, 220, y=254, radius=26), land[4]),
        ]
    )


def native() -> str:
    """A guide at ease, seen from behind: one hand on a tree, the other open towards the lit path."""
    land = LAND["purple"]
    person = figure(
        Pose(
            hip=(1, -47),
            shoulder=(0, -74),
            left_knee=(-5, -23),
            left_foot=(-8, -1),
            right_knee=(8, -24),
            right_foot=(9, -1),
            left_elbow=(-18, -68),
            left_hand=(-30, -80),
            right_elbow=(16, -60),
            right_hand=(31, -66),
            head=(1, 0),
        ),
        Clothes(SKIN[0], "#2a6f86", "#f6ebd1", "bare", leg=9, arm=7, boots=SKIN[0], torso="M-12-71Q0-80 12-71L12-40Q1-36-11-40z"),
        over=shape("M-11-43Q1-38 12-43L12-39Q1-34-11-39z", "#c24c36")
        + line("M-9-73 9-44", "#8f2a3c", 3)
        + shape("M2-50h15q3 9-1 18-9 3-13-2z", "#c9603a")
        + line("M3-45h14M4-39h13", "#f6ebd1", 2)
        + '<ellipse cx="1" cy="-85" rx="8.4" ry="9" fill="#1f1230"/>'
        + shape("M-7.4-86C-8-78-6-72-4-69H6C8-72 10-78 9.4-86z", "#1f1230")
        + disc(1, -69, 3.4, "#1f1230"),
    )
    tree = (
        shape("M-26 240C-8 190-14 90-24-10H18C8 80 10 180 44 240z", land[4])
        + shape("M18-10C8 80 10 180 44 240H30C2 176 4 80 10-10z", land[2])
        + line("M-4 40q6 12 0 26M-6 110q8 14 2 30", land[3], 2.5)
    )
    trail = shape("M120 236Q168 206 150 184 140 172 156 160 160 170 176 182 196 204 180 236z", SKY["purple"][3], opacity=".85")
    return "".join(
        [
            sky("purple", 156, 104, 36),
            hill(140, 12, land[0], 29),
            canopy(162, 11, land[1], 14),
            meadow(196, 178, 194, land[2]),
            trail,
            f'<g transform="translate(38 0)">{tree}</g>',
            placed(94, 216, 1.3, person),
            line("M224 84Q196 80 178 88", land[4], 6),
            placed(192, 68, 0.56, macaw(), flip=True),
            shape(leaf(206, 84, 70, 26, 7) + leaf(214, 82, -60, 24, 7), land[3]),
            shape(undergrowth(66, 0, 200, 222, y=252), land[4]),
        ]
    )


SCENES: Final = {
    "transmitter": transmitter,
    "cartographer": cartographer,
    "compass": compass,
    "scientist": scientist,
    "travel_log": travel_log,
    "native": native,
}
