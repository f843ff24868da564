"""People in the scenes: a pose of joints, dressed. Seen at work or at ease; no faces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ..geometry import Point
from ..palette import EMBER, INK, mix
from ..svg import disc, fine, line, oval, shape

SKIN: Final = ("#8d5230", "#c98a5b", "#6a3b22", "#a9673c", "#e0aa7c")


@dataclass(frozen=True)
class Pose:
    """Where the joints are. A standing person is about 100 high, with the feet at y = 0; `head` is an offset."""

    left_knee: Point = (-5, -24)
    left_foot: Point = (-6, 0)
    right_knee: Point = (6, -24)
    right_foot: Point = (7, 0)
    left_elbow: Point = (-15, -58)
    left_hand: Point = (-14, -42)
    right_elbow: Point = (15, -58)
    right_hand: Point = (15, -42)
    hip: Point = (0, -48)
    shoulder: Point = (0, -74)
    head: Point | None = None


STANDING: Final = Pose()
WALKING: Final = Pose((-7, -26), (-17, -3), (9, -27), (13, 0), (10, -58), (17, -48), (-10, -57), (-9, -41))


def _fedora(colour: str, band: str) -> str:
    return (
        shape("M-10-87.5C-10.5-98-6-101-3-99.5-1-98.5 1-98.5 3-99.5 6-101 10.5-98 10-87.5z", colour)
        + shape("M-10-88.5h20v-3.2h-20z", band)
        + shape("M-18-88.5Q-12-85.5 0-85.5T18-88.5Q15-84-0-83.5-15-84-18-88.5z", colour)
    )


def _pith(colour: str, band: str) -> str:
    return (
        shape("M-10-88C-10-100 10-100 10-88z", colour)
        + shape("M-16-86Q0-92 16-86 8-89.5 0-89.5-8-89.5-16-86z", colour)
        + shape("M-10-88.5h20v-2.6h-20z", band)
    )


def _cap(colour: str, band: str) -> str:
    return shape("M-9-87C-10-97 9-99 9.5-89L9.5-87z", colour) + shape("M5-88.5 16-86.5 15.5-84.5 5-85.8z", band)


def _wide(colour: str, band: str) -> str:
    return (
        shape("M-9.5-87C-10-99 10-99 9.5-87z", colour)
        + shape("M-9.7-89h19.4l-.3-3.4h-18.8z", band)
        + shape("M-21-86.5Q-10-90 0-90T21-86.5Q11-83.5 0-83.5T-21-86.5z", colour)
    )


def _bun(colour: str, _: str) -> str:
    return shape("M-9.2-82C-10.5-95 8.5-96 9-85 4-90-3-89-9.2-82z", colour) + disc(-8.5, -91, 4.6, colour)


def _tail(colour: str, _: str) -> str:
    return shape("M-9-82C-10-95 9-96 9-85 4-89-3-89-9-82z", colour) + shape("M-7-88C-16-90-24-84-27-74-20-80-14-82-8-82z", colour)


def _bare(_colour: str, _band: str) -> str:
    return ""


_HEADS: Final[Mapping[str, Callable[[str, str], str]]] = {
    "fedora": _fedora, "pith": _pith, "cap": _cap, "wide": _wide, "bun": _bun, "tail": _tail, "bare": _bare,
}  # fmt: skip


def limb(points: Sequence[Point], width: float, colour: str) -> str:
    return line("M" + "L".join(f"{fine(x)} {fine(y)}" for x, y in points), colour, width)


@dataclass(frozen=True)
class Clothes:
    """What somebody wears; `hat` is a hat or a way to wear one's hair. `dress` and `torso` are outlines of their own."""

    skin: str
    trousers: str
    shirt: str
    hat: str = "fedora"
    hat_colour: str = "#3a2a18"
    band: str = EMBER
    boots: str = ""
    torso: str = ""
    dress: str = ""
    arm: float = 6.5
    leg: float = 8.5


def figure(pose: Pose, clothes: Clothes, behind: str = "", over: str = "") -> str:
    """A person; `behind` is drawn behind the body (a pack), `over` before the near arm (straps, a bag)."""
    (shoulder_x, shoulder_y), arm = pose.shoulder, clothes.arm
    far_arm = limb([(shoulder_x - 1, shoulder_y + 3), pose.left_elbow, pose.left_hand], arm, mix(clothes.shirt, INK, 0.28))
    near_arm = limb([(shoulder_x + 1, shoulder_y + 3), pose.right_elbow, pose.right_hand], arm, clothes.shirt)
    return "".join([
        far_arm, disc(*pose.left_hand, arm * 0.52, clothes.skin),
        behind,
        _body(pose, clothes),
        _head(pose, clothes),
        over,
        near_arm, disc(*pose.right_hand, arm * 0.52, clothes.skin),
    ])  # fmt: skip


def _body(pose: Pose, clothes: Clothes) -> str:
    (x, y), (hip_x, hip_y) = pose.shoulder, pose.hip
    shoulders = f"M{fine(x - 11)} {fine(y + 2)}Q{fine(x)} {fine(y - 6)} {fine(x + 11)} {fine(y + 2)}"
    plain = shoulders + f"L{fine(hip_x + 8.5)} {fine(hip_y + 3)}H{fine(hip_x - 8.5)}z"
    torso = shape(clothes.torso or plain, clothes.shirt)
    if clothes.dress:
        return torso + shape(clothes.dress, clothes.trousers)
    shaded = mix(clothes.trousers, INK, 0.2)
    left = _leg(pose.hip, pose.left_knee, pose.left_foot, shaded, clothes)
    return left + _leg(pose.hip, pose.right_knee, pose.right_foot, clothes.trousers, clothes) + torso


def _leg(hip: Point, knee: Point, foot: Point, colour: str, clothes: Clothes) -> str:
    boot = f"M{fine(foot[0] - 4)} {fine(foot[1] - 9)}h8v6q7 1 8 6h-16z"
    return limb([(hip[0], hip[1] + 2), knee, foot], clothes.leg, colour) + shape(boot, clothes.boots or clothes.trousers)


def _head(pose: Pose, clothes: Clothes) -> str:
    x, y = pose.head or (pose.shoulder[0], 0)
    face = shape("M-3.5-80h7v9h-7z", clothes.skin) + oval(0, -84, 7.6, 8.8, clothes.skin)
    hat = _HEADS[clothes.hat](clothes.hat_colour, clothes.band)
    return f'<g transform="translate({fine(x)} {fine(y + pose.shoulder[1] + 74)})">{face}{hat}</g>'
