"""The gallery: routes that people have published on a server, played and rated by others."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .box import PieceInfo

GallerySort = Literal["new", "played", "best"]


class PublishRoute(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A route file for everybody; without a name it goes by the one in its text."""

    text: Annotated[str, msgspec.Meta(max_length=4_000)]
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
    author: Annotated[str, msgspec.Meta(max_length=24)] = ""


class PublishedRoute(msgspec.Struct, omit_defaults=True):
    """A route in the gallery. `plays` are races that were finished; `stars` is the mean of the ratings, 0 without any."""

    code: str
    name: str
    author: str
    text: str
    made: float
    """Seconds since the epoch."""
    pieces: list[PieceInfo]
    end_side: str
    steps: int
    blockades: int
    caves: int
    plays: int = 0
    ratings: int = 0
    stars: float = 0


class GalleryPage(msgspec.Struct, omit_defaults=True):
    """Some of the routes, in the order asked for; `after` asks for the next ones, 0 when there are no more."""

    routes: list[PublishedRoute]
    after: int = 0


class RateRoute(msgspec.Struct, forbid_unknown_fields=True):
    """One to five stars from a seat that finished a race on the route, proved by the seat's token."""

    room: Annotated[str, msgspec.Meta(max_length=12)]
    token: Annotated[str, msgspec.Meta(max_length=200)]
    stars: Annotated[int, msgspec.Meta(ge=1, le=5)]


class ReportRoute(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Tells whoever runs the server that a route, or its name, should not be here."""

    reason: Annotated[str, msgspec.Meta(max_length=200)] = ""
