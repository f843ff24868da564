"""What does not change during a game: routes with their geometry, cards, bots. Fetched once over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .socket import Table
from .table import Facts


class SpaceInfo(msgspec.Struct, omit_defaults=True):
    """A space: its name, axial hex, ground and power. `start` 1-4 on starting spaces, `seams` the seams it lies at."""

    name: str
    q: int
    r: int
    terrain: str
    strength: int
    piece: int
    distance: int
    cave: bool = False
    finish: bool = False
    start: int = 0
    seams: list[int] = []


class PieceInfo(msgspec.Struct):
    letter: str
    q: int
    r: int
    turn: int


class SeamInfo(msgspec.Struct):
    """A connection that carries a blockade: the pieces' letters and the pairs of spaces on both sides."""

    pieces: str
    edges: list[list[str]]


class LayoutSize(msgspec.Struct):
    """Badges of blockades and letters of pieces, discs `[x, y, radius]`, where a space has this radius in pixels or more."""

    radius: float
    bounds: list[float]
    """Left, top, right and bottom of everything."""
    badges: list[list[float]]
    letters: list[list[float]]


class TurnedLayout(msgspec.Struct):
    """The board turned by `turn` degrees: its way runs to the right, or `upwards`. `bounds` with the gate only."""

    turn: int
    upwards: bool
    gate: list[float]
    bounds: list[float]
    sizes: list[LayoutSize]
    """The largest first."""


class BoardLayout(msgspec.Struct):
    """Where everything lies, in radii of a space. Centres of spaces, outlines of pieces and courses of seams are unturned."""

    centres: list[list[float]]
    outlines: list[list[list[list[float]]]]
    seams: list[list[list[list[float]]]]
    gate_scale: float
    sheets: list[TurnedLayout]


class RouteInfo(msgspec.Struct, omit_defaults=True):
    """A route: `length` in steps from the nearest start; `picture` is how far the drawing is turned."""

    id: str
    difficulty: str
    length: int
    caves: int
    blockades: int
    picture: int
    end_side: str
    pieces: list[PieceInfo]
    spaces: list[SpaceInfo] = []
    """Left out in lists of routes."""
    seams: list[SeamInfo] = []
    layout: BoardLayout | None = None


class CardInfo(msgspec.Struct, omit_defaults=True):
    id: str
    family: str
    symbol: str
    power: int
    price: int
    half_coins: int
    """What it pays in the market."""
    item: bool = False
    draw: int = 0
    remove: int = 0
    take: int = 0
    move: int = 0


class BotInfo(msgspec.Struct):
    """A level of the ladder; name and description stand in the catalogues under its id."""

    id: str
    level: int


class BoxInfo(msgspec.Struct):
    """Everything a page needs before the first game."""

    protocol: int
    version: str
    routes: list[RouteInfo]
    cards: list[CardInfo]
    tokens: list[str]
    bots: list[BotInfo]
    switches: list[str]
    languages: list[str]


class RecordText(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A record to be replayed, as `seat` would have seen it: 0 a spectator, -1 with all cards open."""

    text: str
    seat: Annotated[int, msgspec.Meta(ge=-1, le=100)] = -1


class Replayed(msgspec.Struct):
    """A recorded game: `moments[0]` is its beginning, `moments[n]` the table after action n with the events it caused."""

    route: RouteInfo
    players: int
    caves: bool
    switches: list[str]
    seed_hash: str
    actions: list[str]
    moments: list[Table]


class RecordChecked(msgspec.Struct, omit_defaults=True):
    """The faults of a record's text, or else the game."""

    faults: list[FaultInfo] = []
    game: Replayed | None = None


class RouteText(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody's own route file."""

    text: str


class FaultInfo(msgspec.Struct, omit_defaults=True):
    """One thing wrong with a text: the code and facts for a sentence, and where (line 0: the whole)."""

    code: str
    line: int = 0
    part: str = ""
    facts: Facts = {}


class AdviceInfo(msgspec.Struct, omit_defaults=True):
    """A remark about a route that can be laid; forbids nothing."""

    code: str
    pieces: list[str] = []
    spaces: list[str] = []
    facts: Facts = {}


class RouteChecked(msgspec.Struct, omit_defaults=True):
    """Faults, or else the laid route and advice."""

    faults: list[FaultInfo] = []
    route: RouteInfo | None = None
    advice: list[AdviceInfo] = []
