"""The workshop: pieces on a table, legal or not, where another one fits, and what is to be said about it."""

from __future__ import annotations

import msgspec

from .balance import BalanceReport
from .box import AdviceInfo, FaultInfo, PieceInfo, RouteInfo, SpaceInfo


class PieceSide(msgspec.Struct):
    """One side of a piece of the box, its spaces about its middle as they lie with the letter upright."""

    letter: str
    back: str
    kind: str
    spaces: list[SpaceInfo]


class Arrangement(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Pieces in the order of the race; without a corner the end tile is put on a free one, far from the start."""

    pieces: list[PieceInfo]
    name: str = ""
    end_side: str = "jungle"
    corner: list[int] = []
    """q and r, or nothing."""


class Arranged(msgspec.Struct, omit_defaults=True):
    """What was arranged: its text, faults, notes and advice; `corners` are free for the end tile, which lies on `finish` now."""

    text: str
    pieces: list[PieceInfo]
    name: str = ""
    end_side: str = "jungle"
    corner: list[int] = []
    faults: list[FaultInfo] = []
    warnings: list[FaultInfo] = []
    advice: list[AdviceInfo] = []
    corners: list[list[int]] = []
    finish: list[list[int]] = []
    route: RouteInfo | None = None


class HeldPiece(msgspec.Struct, forbid_unknown_fields=True):
    """A piece in the hand, and the table it may be laid on."""

    table: Arrangement
    letter: str


class FittingPlace(msgspec.Struct):
    """Where a middle may lie, and the place in the order of the race that the piece takes. `whole`: no fault comes of it."""

    q: int
    r: int
    order: int
    whole: bool


class FittingPlaces(msgspec.Struct):
    """One list for each of the six turns."""

    turns: list[list[FittingPlace]]


class RouteWishes(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Surprise me: a route by seed, like this; an empty wish leaves it to chance."""

    seed: int
    length: str = ""
    difficulty: str = ""
    caves: str = ""
    wide: bool = False
    like: str = ""


class RaceRoute(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Race on for a moment on this route and tell what is known; asked again and again the figures tighten."""

    text: str
    players: int = 4
    caves: bool = False
    seed: int = 1


class RouteRaced(msgspec.Struct, omit_defaults=True):
    """`planned` races in all; the report says how many are done."""

    planned: int
    report: BalanceReport | None = None
    faults: list[FaultInfo] = []
