"""The pictures of links: each is drawn once, by a worker, and the last ones are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from ...engine.errors import EldoradoError
from ...routes.printed import route_ids
from ..gallery.visiting import Gallery
from ..rooms.house import House
from ..rooms.room import Room
from ..workers.pool import Thinkers, ThoughtFailed
from ..workers.previews import PreviewPicture
from ..workers.turns import Crowded

MOST = 24
"""Kept in memory, a quarter of a megabyte each."""
SECONDS = 30.0


class PreviewPictures:
    def __init__(self, chores: Thinkers) -> None:
        self._chores = chores
        self._made: OrderedDict[str, bytes] = OrderedDict()
        self._making: dict[str, asyncio.Task[bytes]] = {}

    async def of_route(self, house: House, name: str) -> bytes:
        """Of a printed route, or of a published one by its code."""
        return await self._of(name if name in route_ids() else (await Gallery(house.services).find(name)).text)

    async def of_room(self, room: Room) -> bytes:
        return await self._of(room.sheet.route_text or room.sheet.route)

    async def _of(self, route: str) -> bytes:
        found = self._made.get(route)
        if found is not None:
            self._made.move_to_end(route)
            return found
        if route not in self._making:
            self._making[route] = task = asyncio.get_running_loop().create_task(self._draw(route))
            task.add_done_callback(lambda _: self._making.pop(route, None))
        return await asyncio.shield(self._making[route])

    async def _draw(self, route: str) -> bytes:
        try:
            drawn = await self._chores.work(PreviewPicture(route), SECONDS, is_watched=False)
        except (Crowded, ThoughtFailed):
            raise EldoradoError("server.busy") from None
        self._made[route] = drawn
        if len(self._made) > MOST:
            self._made.popitem(last=False)
        return drawn
