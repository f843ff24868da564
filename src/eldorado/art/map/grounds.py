"""The ground of each kind of space: a flat colour and a motif in neighbouring tones, to be clipped by the hex (radius 50)."""

from __future__ import annotations

import math
import random
from typing import Final

from ..geometry import Point, path
from ..palette import (
    FINISH,
    FINISH_2,
    GOLD,
    INK,
    LIT,
    MOUNTAIN,
    MOUNTAIN_DEEP,
    MOUNTAIN_LINE,
    MOUNTAIN_LIT,
    START,
    START_2,
    SUN,
    TERRAIN,
    mix,
)  # fmt: skip
from ..svg import disc, line, rect, shape
from .flora import crown


def ground(kind: str) -> str:
    terrain, _, rest = kind.partition("-")
    if terrain in TERRAIN:
        return _MOTIFS[terrain](TERRAIN[terrain][int(rest) - 1], int(rest))
    return {"mountain": _mountain, "cave": _cave, "start": _start, "finish": _finish}[terrain]()


def _flat(colour: str) -> str:
    return rect(-52, -52, 104, 104, colour)


def _jungle(base: str, strength: int) -> str:
    near, nearer = mix(base, INK, 0.20), mix(base, INK, 0.36)
    back = "".join(crown(x, 48, 34 + 5 * strength, 5, -140, -40) for x in (-40, 40))
    front = "".join(crown(x, 56, 24 + 4 * strength, 5, -150, -30, 0.24) for x in ((-22, 24) if strength < 2 else (-27, 0, 29)))
    parts = [_flat(base)]
    if strength == 1:
        parts.append(disc(20, -30, 20, mix(base, LIT, 0.20), opacity=0.55))
    parts += [shape(back, near), shape(front, nearer)]
    if strength >= 3:
        tops = (-38, 38) if strength == 3 else (-44, -12, 22, 50)
        parts.append(shape("".join(crown(x, -56, 34, 5, 30, 150) for x in tops), near))
    return "".join(parts)


_WAVES: Final = {1: (-32, 38, 28), 2: (-34, 38, 27), 3: (-40, -26, 24, 38), 4: (-42, -30, 20, 32, 44)}


def _river(base: str, strength: int) -> str:
    parts = [_flat(base)]
    for i, y in enumerate(_WAVES[strength]):
        wave = f"M{-76 + i % 2 * 12} {y}" + "q6 -7 12 0t12 0" * 7
        parts.append(line(wave, mix(base, LIT, 0.42) if i == 0 else mix(base, INK, 0.22), 5 if strength < 3 else 5.5, "butt"))
    if strength >= 3:
        parts.append(shape("M-50 52 -26 40 -8 50 8 40 30 50 52 38V60H-50z", mix(base, INK, 0.17)))
    return "".join(parts)


_HUTS: Final = {
    1: ((28, 24, 13),),
    2: ((-29, 25, 12), (28, 24, 14)),
    3: ((-33, 23, 13), (33, 22, 14)),
    4: ((-40, 18, 11), (-30, 29, 11), (40, 17, 12), (30, 29, 11)),
}


def _village(base: str, strength: int) -> str:
    parts = [_flat(base), shape("M-52 30Q-20 22 10 33T52 30V54H-52z", mix(base, INK, 0.10))]
    parts += [_hut(x, y, size, base) for x, y, size in _HUTS[strength]]
    if strength < 3:
        parts.append(disc(-26, -30, 9, mix(base, LIT, 0.20), opacity=0.8))
    else:
        parts.append(line("M-52 -38h104M-52 -30h104", mix(base, INK, 0.17), 2.5, "butt"))
    return "".join(parts)


def _hut(x: float, y: float, k: float, base: str) -> str:
    wall = f"M{x - k * 0.62:.2f} {y}h{k * 1.24:.2f}v{k * 0.9:.2f}h{-k * 1.24:.2f}z"
    door = f"M{x - k * 0.16:.2f} {y + k * 0.9:.2f}v{-k * 0.55:.2f}h{k * 0.36:.2f}v{k * 0.55:.2f}z"
    roof = f"M{x - k} {y + 1}L{x} {y - k}L{x + k} {y + 1}z"
    return shape(wall, mix(base, LIT, 0.35)) + shape(door, mix(base, INK, 0.4)) + shape(roof, mix(base, INK, 0.38))


_STONES: Final = (
    ((-34, 34, 15), (-10, 42, 13), (14, 38, 15), (37, 32, 13)),
    ((-40, -22, 10), (40, -20, 11)),
    ((-20, -40, 11), (20, -42, 12), (0, 30, 9)),
    ((-44, 6, 10), (45, 6, 10)),
)


def _rubble(base: str, strength: int) -> str:
    chance = random.Random(40 + strength)
    tones = (mix(base, INK, 0.17), mix(base, INK, 0.28), mix(base, LIT, 0.20))
    stones = [stone for more in _STONES[:strength] for stone in more]
    parts = [_flat(base)]
    for i, (x, y, size) in enumerate(stones):
        points = _stone(x, y, size, 5 + i % 2, i, chance)
        parts.append(shape(path(points, close=True), tones[i % 3]))
        parts.append(line(path([points[0], (x, y), points[2]]), base, 1.8, "butt"))
    return "".join(parts)


def _stone(x: float, y: float, size: float, sides: int, phase: float, chance: random.Random) -> list[Point]:
    points = []
    for j in range(sides):
        angle = 2 * math.pi * j / sides + phase
        wide, high = size * (0.78 + 0.3 * chance.random()), size * (0.7 + 0.25 * chance.random())
        points.append((x + wide * math.cos(angle), y + high * math.sin(angle)))
    return points


def _camp(base: str, strength: int) -> str:
    parts = [
        _flat(base),
        shape("M-52 30Q0 20 52 30V54H-52z", mix(base, INK, 0.28)),
        shape("M0 -46 44 36H-44z", mix(base, INK, 0.17)),
        shape("M0 -46 -44 36H-30z", mix(base, LIT, 0.30)),
        line("M0 -46-6-54M0 -46 6-54", mix(base, INK, 0.4), 4, "butt"),
    ]
    parts += [line(f"M-52 {-34 + 7 * i}h104", mix(base, INK, 0.30), 2.5, "butt") for i in range(strength - 1)]
    return "".join(parts)


def _peaks() -> str:
    return (
        shape("M-56 46 -28 -4 -14 14 8 -34 56 46V56H-56z", MOUNTAIN_DEEP)
        + shape("M8 -34 -14 14 -4 24 4 6 9 16 14 -4z", MOUNTAIN_LINE)
        + shape("M-28 -4-40 18-30 24-25 12-20 20-21 4z", mix(MOUNTAIN_LINE, MOUNTAIN, 0.35))
        + shape("M-56 56-20 30 0 44 26 28 56 50V60H-56z", MOUNTAIN)
    )


def _mountain() -> str:
    return _flat(MOUNTAIN_LIT) + disc(-25, -27, 8, mix(MOUNTAIN_LIT, SUN, 0.25)) + _peaks()


def _cave() -> str:
    """The same mountain with a lit arch."""
    arches = (
        ("M-20 48V22a20 21 0 0 1 40 0V48z", GOLD),
        ("M-13 48V25a13 15 0 0 1 26 0V48z", SUN),
        ("M-7 48V30a7 9 0 0 1 14 0V48z", "#fff0bd"),
    )
    return _flat(MOUNTAIN_LIT) + _peaks() + "".join(shape(arch, colour) for arch, colour in arches)


def _start() -> str:
    return (
        _flat(START)
        + shape("M-52 26Q-24 14 0 26T52 24V54H-52z", START_2)
        + shape("M-52 38Q-20 30 4 38T52 36V54H-52z", mix(START_2, TERRAIN["jungle"][1], 0.45))
    )


def _finish() -> str:
    beams = "".join(f"M0 60L{-90 + i * 36} -60L{-72 + i * 36} -60Z" for i in range(6))
    return _flat(FINISH) + shape(beams, FINISH_2, opacity=0.55)


_MOTIFS: Final = {"jungle": _jungle, "river": _river, "village": _village, "rubble": _rubble, "camp": _camp}
