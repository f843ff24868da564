"""What stands on the spaces of a landscape seen from a hill: trees, huts, stones, tents, peaks, flags."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from ..map.flora import leaf
from ..palette import INK, MOUNTAIN, PLAYERS, SUN, TERRAIN, mix
from ..svg import line, num, shape

Tint = Callable[[str, float], str]
"""A colour as it looks through the haze: colour and how much the haze counts."""

TREES: Final = {
    "tree-round": (
        '<path d="M-5 0h10v-40h-10z" fill="#0b241b"/><circle cy="-55" r="36" fill="currentColor"/>'
        '<path d="M8-89a36 36 0 0 1 10 66a50 50 0 0 0-10-66z"/>'
    ),
    "tree-tall": (
        '<path d="M0-110Q34-50 26 0H-26Q-34-50 0-110z" fill="currentColor"/><path d="M0-110Q34-50 26 0H10Q16-50 0-110z"/>'
    ),
    "tree-palm": (
        '<path d="M0 0q6-50 14-85" fill="none" stroke="currentColor" stroke-width="7"/>'
        f'<path d="{"".join(leaf(14, -85, a, 46, 10) for a in (-175, -140, -95, -45, -5, 30, 150))}" fill="currentColor"/>'
    ),
}
"""Trees 100 high, foot at the origin: the body in currentColor, the lit side in the fill that is handed down."""


def tree(name: str, x: float, y: float, size: float, colour: str, lit: str) -> str:
    at = f"translate({num(x)} {num(y)}) scale({size / 100:.3f})"
    return f'<use href="#{name}" transform="{at}" color="{colour}" fill="{lit}"/>'


def grove(strength: int, x: float, y: float, size: float, tint: Tint, chance: random.Random) -> str:
    base = tint(mix(TERRAIN["jungle"][min(strength, 3)], INK, 0.12), 0.6)
    names = ("tree-round", "tree-tall", "tree-tall", "tree-palm")
    found = ""
    for _ in range(strength + 1):
        across, down, grown = chance.uniform(-0.55, 0.55), chance.uniform(-0.18, 0.26), chance.uniform(0.62, 0.86)
        name = names[int(chance.random() * 4)]
        found += tree(
            name, x + across * size, y + down * size, size * grown * (1 + 0.08 * strength), base, mix(base, "#f7d36a", 0.45)
        )
    return found


def huts(strength: int, x: float, y: float, size: float, tint: Tint) -> str:
    k = 0.34 * size
    walls = roofs = ""
    for across, down in ((-0.32, 0), (0.3, 0.1), (0, 0.3))[: min(strength + 1, 3)]:
        at_x, at_y = x + across * size, y + down * size
        walls += f"M{num(at_x - k * 0.6)} {num(at_y)}v{num(-k * 0.6)}h{num(k * 1.2)}v{num(k * 0.6)}z"
        roofs += f"M{num(at_x - k * 0.9)} {num(at_y - k * 0.5)}l{num(k * 0.9)} {num(-k * 0.85)}l{num(k * 0.9)} {num(k * 0.85)}z"
    return shape(walls, tint("#f7e2ae", 0.4)) + shape(roofs, tint("#9a4f1c", 0.5))


def stones(x: float, y: float, size: float, tint: Tint, chance: random.Random) -> str:
    text = ""
    for _ in range(3):
        across, down, k = chance.uniform(-0.45, 0.45), chance.uniform(-0.15, 0.3), chance.uniform(0.16, 0.26) * size
        text += (
            f"M{num(x + across * size - k)} {num(y + down * size)}"
            f"l{num(k * 0.4)} {num(-k * 0.9)}h{num(k * 0.9)}l{num(k * 0.7)} {num(k * 0.9)}z"
        )
    return shape(text, tint("#6d665e", 0.5))


def tent(x: float, y: float, size: float, tint: Tint) -> str:
    k, foot = 0.62 * size, y + 0.2 * size
    whole = f"M{num(x - k)} {num(foot)}L{num(x)} {num(y - k)}L{num(x + k)} {num(foot)}z"
    side = f"M{num(x)} {num(y - k)}L{num(x + k)} {num(foot)}H{num(x + 0.1 * size)}z"
    return shape(whole, tint("#c24c36", 0.4)) + shape(side, tint("#7d2318", 0.4))


def peak(x: float, y: float, k: float, cave: bool, tint: Tint) -> str:
    foot, top = y + 0.3 * k, y - 1.5 * k
    whole = f"M{num(x - 0.85 * k)} {num(foot)}L{num(x - 0.1 * k)} {num(top)}L{num(x + 0.85 * k)} {num(foot)}z"
    crease = f"H{num(x + 0.2 * k)}L{num(x + 0.1 * k)} {num(y - 0.5 * k)}z"
    side = f"M{num(x - 0.1 * k)} {num(top)}L{num(x + 0.85 * k)} {num(foot)}{crease}"
    wide, high = num(0.26 * k), num(0.3 * k)
    arch = f"M{num(x - 0.26 * k)} {num(foot)}v-{high}a{wide} {high} 0 0 1 {num(0.52 * k)} 0v{high}z"
    return shape(whole, tint(MOUNTAIN, 0.5)) + shape(side, tint("#8a6f58", 0.5)) + (shape(arch, SUN) if cave else "")


def flag(number: int, x: float, y: float, size: float) -> str:
    """The flag of the player who starts here."""
    x += (number - 2.5) * 0.34 * size
    pole = line(f"M{num(x)} {num(y + 0.1 * size)}v{num(-1.1 * size)}", INK, round(0.06 * size, 2), "butt")
    cloth = f"M{num(x)} {num(y - size)}l{num(0.5 * size)} {num(0.16 * size)}l{num(-0.5 * size)} {num(0.18 * size)}z"
    return pole + shape(cloth, PLAYERS[number - 1].fill)


def ripples(x: float, y: float, size: float, colour: str) -> str:
    marks = ((0, -0.3, 0.6), (0.3, 0, 0.5), (-0.15, 0.3, 0.5))[: 1 + (size > 9) + (size > 14)]
    text = "".join(f"M{num(x - 0.45 * size + dx * size)} {num(y + dy * size)}h{num(width * size)}" for dx, dy, width in marks)
    return line(text, colour, round(max(0.05 * size, 0.6), 2), "butt")
