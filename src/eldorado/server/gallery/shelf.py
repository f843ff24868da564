"""Published routes as they are kept. A route's code follows from how it lies, so that nobody publishes one twice."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
from typing import Final

import msgspec

from ...engine.errors import EldoradoError
from ...engine.route import Route
from ..rooms.sheet import CODE_LENGTH, CODE_LETTERS
from ..storage import Ruling, Storage
from ..storage import gallery_sql as sql

REMOVED: Final = "route"
"""The kind of a ruling about a route that must not come back."""
SORTS: Final = {"new": sql.NEWEST, "played": sql.MOST_PLAYED, "best": sql.BEST_RATED, "reported": sql.MOST_REPORTED}


class ShelfRoute(msgspec.Struct, array_like=True):
    """A published route as it is stored, with what came of it; `total` is the sum of all stars."""

    code: str
    layout: str
    name: str
    author: str
    text: str
    steps: int
    blockades: int
    caves: int
    made: float
    plays: int = 0
    ratings: int = 0
    total: int = 0
    complaints: int = 0


class RouteComplaint(msgspec.Struct):
    reason: str
    at: float


def layout_of(laid: Route) -> str:
    """How a route lies, whatever it is called."""
    pieces = [[piece.letter, piece.q, piece.r, piece.turn] for piece in laid.pieces]
    return msgspec.json.encode([pieces, laid.end_side, laid.corner]).decode()


def code_of(layout: str, attempt: int) -> str:
    drawn = int.from_bytes(hashlib.sha256(f"{layout} {attempt}".encode()).digest())
    return "".join(CODE_LETTERS[drawn // len(CODE_LETTERS) ** place % len(CODE_LETTERS)] for place in range(CODE_LENGTH))


class Shelf:
    """The published routes of a storage."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def put(self, route: ShelfRoute, owner: str = "") -> ShelfRoute:
        """Under a code of its own; a route that lies here already stays as it is, one that was removed is refused.

        `owner`: the pass of whoever publishes it; its name goes when the pass is deleted.
        """
        for attempt in itertools.count():
            route.code = code_of(route.layout, attempt)
            if await self.is_removed(route.code):
                raise EldoradoError("gallery.removed", {"code": route.code})
            values = msgspec.to_builtins(route)[:9]
            if await self._storage.write(sql.PUBLISH, *values, owner):
                return route
            found = await self.find(route.code)
            if found is not None and found.layout == route.layout:
                return found
        raise AssertionError

    async def has(self, layout: str) -> bool:
        found = await self.find(code_of(layout, 0))
        return found is not None and found.layout == layout

    async def find(self, code: str) -> ShelfRoute | None:
        rows = await self._storage.rows(sql.FIND, code)
        return _route(rows[0]) if rows else None

    async def listed(self, sort: str, limit: int, after: int = 0) -> list[ShelfRoute]:
        return [_route(row) for row in await self._storage.rows(SORTS[sort], limit, after)]

    async def liked(self, before: float, fewest: int, stars: float) -> list[ShelfRoute]:
        """Published before, nobody complains of it, and so many races and voices at least, with so many stars on average."""
        return [_route(row) for row in await self._storage.rows(sql.LIKED, before, fewest, fewest, stars)]

    async def count(self) -> int:
        return int((await self._storage.rows(sql.COUNT))[0][0])

    async def raced(self, code: str, room: str, now: float) -> None:
        """A race was finished; a room counts once."""
        await self._storage.write(sql.RACED, code, room, now)

    async def rate(self, code: str, who: str, stars: int, now: float) -> None:
        """The last word of each counts."""
        await self._storage.write(sql.RATE, code, who, stars, now)

    async def complain(self, code: str, who: str, reason: str, now: float) -> None:
        """One complaint of each."""
        await self._storage.write(sql.COMPLAIN, code, who, reason, now)

    async def complaints(self, code: str) -> list[RouteComplaint]:
        return [RouteComplaint(str(reason), float(at)) for reason, at in await self._storage.rows(sql.COMPLAINTS, code)]

    async def is_removed(self, code: str) -> bool:
        return any(ruling.kind == REMOVED and ruling.who == code for ruling in await self._storage.rulings())

    async def keep(self, code: str) -> None:
        """The complaints were looked at; the route stays."""
        await self._storage.write(sql.UNCOMPLAIN, code)

    async def remove(self, code: str, reason: str, now: float) -> None:
        """For good: the same route is not published again."""
        await self._storage.rule(Ruling(REMOVED, code, 0, reason, now))
        await asyncio.gather(*(self._storage.write(statement, code) for statement in sql.UNPUBLISH))


def _route(row: tuple[object, ...]) -> ShelfRoute:
    return msgspec.convert(list(row), ShelfRoute, strict=False)
