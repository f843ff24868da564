"""What does not change during a game: routes with their geometry, cards, bots. Fetched once over HTTP."""

from __future__ import annotations

import msgspec


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


class CardInfo(msgspec.Struct, omit_defaults=True):
    id: str
    family: str
    symbol: str
    power: int
    price: int
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


class RecordText(msgspec.Struct, forbid_unknown_fields=True):
    """A record to be replayed; untrusted, limited in size."""

    text: str
