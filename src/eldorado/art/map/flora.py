"""Leaves, fronds, crowns and palms, and the forest edge of the table."""

from __future__ import annotations

import math
import random

from ..svg import num


def leaf(x: float, y: float, angle: float, length: float, width: float) -> str:
    """A pointed leaf that grows from a point."""
    a = math.radians(angle)
    along_x, along_y = math.cos(a), math.sin(a)
    middle_x, middle_y = x + along_x * length * 0.45, y + along_y * length * 0.45
    tip = f"{num(x + along_x * length)} {num(y + along_y * length)}"
    return (
        f"M{num(x)} {num(y)}"
        f"Q{num(middle_x - along_y * width)} {num(middle_y + along_x * width)} {tip}"
        f"Q{num(middle_x + along_y * width)} {num(middle_y - along_x * width)} {num(x)} {num(y)}Z"
    )


def frond(x: float, y: float, angle: float, length: float, pairs: int = 5, width: float = 6) -> str:
    """A feathered frond: a spine with paired leaflets that shorten towards the tip."""
    a = math.radians(angle)
    leaves = []
    for i in range(pairs):
        along = (i + 1) / (pairs + 0.5)
        at_x, at_y = x + math.cos(a) * length * along, y + math.sin(a) * length * along
        leaflet = length * 0.5 * (1 - along * 0.55)
        leaves += [leaf(at_x, at_y, angle + side, leaflet, width * 0.5) for side in (-48, 48)]
    return "".join(leaves) + leaf(x, y, angle, length, width * 0.35)


def crown(x: float, y: float, radius: float, count: int = 7, first: float = -180, last: float = 0, width: float = 0.2) -> str:
    """Leaves spread like a fan, long and short in turn."""
    angles = [first + (last - first) * i / (count - 1) for i in range(count)]
    return "".join(leaf(x, y, a, radius * (1 if i % 2 else 0.82), radius * width) for i, a in enumerate(angles))


def undergrowth(*places: float, y: float = 250, radius: float = 28) -> str:
    """Low crowns along the lower edge of a scene."""
    return "".join(crown(x, y, radius, 6, -150, -30) for x in places)


def forest_row(width: float, top: float, bottom: float, size: float, chance: random.Random) -> str:
    """One row of round crowns with palms above it, from edge to edge; all of it on the sheet."""
    return _crowns(width, top, bottom, size, chance) + "".join(
        _palm(chance.uniform(size, width - size), top, size, chance) for _ in range(int(width / (size * 7)) + 1)
    )


def _crowns(width: float, top: float, bottom: float, size: float, chance: random.Random) -> str:
    text, x = f"M0 {num(bottom)}V{num(top)}", 0.0
    while x < width:
        radius = min(size * chance.uniform(0.5, 1.05), (width - x) / 2)
        text += f"a{num(radius)} {num(radius * 0.95)} 0 0 1 {num(radius * 2)} 0"
        x = x + round(radius * 2, 1)
        if width - x < size * 0.3:
            break
    return text + f"H{num(width)}V{num(bottom)}z"


def _palm(x: float, top: float, size: float, chance: random.Random) -> str:
    height, lean = size * chance.uniform(2.2, 3.1), chance.uniform(-0.3, 0.3) * size
    foot, head = top + size * 0.5, top - height + size
    trunk = (
        f"M{num(x - size * 0.08)} {num(foot)}Q{num(x)} {num(top - height * 0.4)} {num(x + lean)} {num(head)}"
        f"Q{num(x + size * 0.12)} {num(top - height * 0.4)} {num(x + size * 0.1)} {num(foot)}Z"
    )
    return trunk + "".join(leaf(x + lean, head, a, size * 0.85, size * 0.17) for a in (-178, -140, -95, -42, -4, 28, 152))
