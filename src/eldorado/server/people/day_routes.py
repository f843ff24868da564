"""Which published route the expedition of a day goes over: settled on the day before, once, and then for good.

Who is well rated may change, and a route may be removed: what was settled is kept with its text, so that everybody meets the
same race. Nobody can foresee which route is drawn, as a secret draws it, and nobody can steer a day that has begun.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import random
from typing import Final

import msgspec

from ...engine.errors import EldoradoError
from ...engine.route import Route
from ...notation.routes import parse_route
from ...routes.printed import board_of
from ..gallery.shelf import Shelf, ShelfRoute
from ..rooms.sheet import day_of
from ..storage import Storage
from ..storage import people_sql as sql
from ..storage.keeping import Clocked

SETTLED: Final = "daily-route "
"""The name of a setting, with the day behind it."""
SHARE: Final = 1 / 4
"""Of four days about one, if there are routes to draw from."""
DAY: Final = 86_400.0
OLD_ENOUGH: Final = 2 * DAY
"""Since when a route must lie in the gallery, so that people have seen it."""
FEWEST: Final = 3
"""Races, and voices."""
STARS: Final = 3.75
"""The mean of its stars, three voices of three added, as the gallery sorts them."""
RESTED: Final = 90 * DAY
"""Before a route comes again."""


class DayRoute(msgspec.Struct, omit_defaults=True):
    """The code in the gallery and the text as it is raced; both empty: the day draws from elsewhere."""

    code: str = ""
    text: str = ""


_route = msgspec.json.Decoder(DayRoute)


class DayRoutes:
    def __init__(self, storage: Storage, clock: Clocked, draws: bool) -> None:
        self._storage, self._clock, self._draws = storage, clock, draws
        self._shelf = Shelf(storage)

    async def of(self, day: str) -> DayRoute:
        """A day that has begun without one has none for good, whichever process says so first."""
        told = await self._storage.setting(SETTLED + day)
        if not told and day == day_of(self._clock.now()):
            told = await self._settled(day, DayRoute())
        return _route.decode(told) if told else DayRoute()

    async def settle(self, day: str, key: bytes) -> None:
        """For a day to come; nothing is settled twice, and nothing where the operator does not want it."""
        if self._draws and not await self._storage.setting(SETTLED + day):
            is_drawn = random.Random(key).random() < SHARE
            await self._settled(day, await self._drawn(day, key) if is_drawn else DayRoute())

    async def _settled(self, day: str, found: DayRoute) -> str:
        await self._storage.write(sql.PUT_ONCE, SETTLED + day, msgspec.json.encode(found).decode())
        return await self._storage.setting(SETTLED + day)

    async def _drawn(self, day: str, key: bytes) -> DayRoute:
        """Each route has a lot of its own: one more or less changes nothing between two others."""
        now = self._clock.now()
        liked = await self._shelf.liked(now - OLD_ENOUGH, FEWEST, STARS)
        resting = await self._lately(now)
        for one in sorted(liked, key=lambda one: hmac.digest(key, one.code.encode(), hashlib.sha256)):
            if one.code not in resting and (text := await asyncio.to_thread(_laid, one, day)):
                return DayRoute(one.code, text)
        return DayRoute()

    async def _lately(self, now: float) -> set[str]:
        between = SETTLED + day_of(now - RESTED), SETTLED + day_of(now + 2 * DAY)
        return {_route.decode(str(told)).code for (told,) in await self._storage.rows(sql.SETTINGS_BETWEEN, *between)}


def _laid(one: ShelfRoute, day: str) -> str:
    """Its text under the day's name, if it can be laid by the rules of today; empty otherwise."""
    route = parse_route(one.text)
    text = Route(f"expedition-{day}", "", 0, route.pieces, route.end_side, route.corner).text()
    try:
        board_of(text)
    except EldoradoError:
        return ""
    return text
