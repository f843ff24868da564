"""The printed routes as they were measured: the scale on which any other route is placed.

Hard is what takes beginners long: the mean rounds that four beginners need without caves put the printed routes into the
book's order, which no figure of the stronger bots does. `tools/printed_figures.py` measures anew.
"""

from __future__ import annotations

import functools
from importlib import resources
from typing import Final

import msgspec

CLASSES: Final = ("easy", "moderate", "difficult")


class Printed(msgspec.Struct, frozen=True):
    """A printed route: its class in the book, beginners' rounds, and the habits of equal planners on it."""

    route: str
    difficulty: str
    rounds: float
    habits: dict[str, float]


@functools.cache
def printed() -> tuple[Printed, ...]:
    """In the book's order."""
    text = resources.files(__package__).joinpath("printed.json").read_bytes()
    return tuple(msgspec.json.decode(text, type=list[Printed]))


@functools.cache
def borders() -> tuple[float, float]:
    """Rounds from which a route is moderate, and from which it is difficult: half way between neighbours in the book."""
    easy, moderate, difficult = ([route.rounds for route in printed() if route.difficulty == name] for name in CLASSES)
    return (max(easy) + min(moderate)) / 2, (max(moderate) + min(difficult)) / 2


def class_of(rounds: float) -> str:
    return CLASSES[sum(rounds >= border for border in borders())]
