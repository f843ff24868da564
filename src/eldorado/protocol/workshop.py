"""The workshop: pieces on a table, legal or not, where another one fits, and what is to be said about it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .balance import BalanceReport, Improvement
from .box import AdviceInfo, FaultInfo, PieceInfo, RouteInfo, SpaceInfo

Coordinate = Annotated[int, msgspec.Meta(ge=-200, le=200)]
Seed = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Letter = Annotated[str, msgspec.Meta(min_length=1, max_length=3)]


class PieceSide(msgspec.Struct):
    """One side of a piece of the box, its spaces about its middle as they lie with the letter upright."""

    letter: str
    back: str
    kind: str
    spaces: list[SpaceInfo]


class TablePiece(msgspec.Struct, forbid_unknown_fields=True):
    """A piece somebody put on the table."""

    letter: Letter
    q: Coordinate
    r: Coordinate
    turn: Annotated[int, msgspec.Meta(ge=0, le=5)]


class Arrangement(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Pieces in the order of the race; without a corner the end tile is put on a free one, far from the start."""

    pieces: Annotated[list[TablePiece], msgspec.Meta(max_length=18)]
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    end_side: Literal["jungle", "river"] = "jungle"
    corner: Annotated[list[Coordinate], msgspec.Meta(max_length=2)] = []
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
    narrow: list[str] = []
    """Spaces of passages no wider than two."""
    blockades: list[list[list[list[float]]]] = []
    """Where each lies: lines through points, in radii of a space."""
    route: RouteInfo | None = None
    """Without its layout: the pieces are drawn as they lie."""


class HeldPiece(msgspec.Struct, forbid_unknown_fields=True):
    """A piece in the hand, and the table it may be laid on."""

    table: Arrangement
    letter: Letter


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

    seed: Seed
    length: str = ""
    difficulty: str = ""
    caves: str = ""
    width: Literal["", "wide"] = ""
    """wide: no bottlenecks."""
    like: str = ""


class RaceRoute(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Race on for a moment on this route and tell what is known; asked again and again the figures tighten."""

    text: Annotated[str, msgspec.Meta(max_length=10_000)]
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 4
    caves: Literal["off", "on"] = "off"
    seed: Seed = 1


class RouteRaced(msgspec.Struct, omit_defaults=True):
    """`planned` races in all; the report says how many are done."""

    planned: int
    report: BalanceReport | None = None
    faults: list[FaultInfo] = []


class ImproveRoute(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Look on for a moment for a small change that makes this route fairer or harder; asked until it is found."""

    text: Annotated[str, msgspec.Meta(max_length=10_000)]
    goal: Literal["fairer", "harder"]
    seed: Seed = 1


class RouteImproved(msgspec.Struct, omit_defaults=True):
    """How many races are run of how many; with the last one what was found."""

    done: int
    planned: int
    found: Improvement | None = None
    faults: list[FaultInfo] = []
