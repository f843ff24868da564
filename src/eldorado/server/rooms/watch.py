"""What a process looks after every second: that lobbies have a host who is there, and that no start waits for long."""

from __future__ import annotations

import asyncio

from ...engine.errors import EldoradoError
from .hosts import lacks_host, settle_host
from .house import House
from .opening import begin_in_time
from .room import Room

ROUND = 1.0
"""Seconds between two rounds."""


async def watch_forever(house: House) -> None:
    while True:
        await asyncio.sleep(ROUND)
        await watch(house)


async def watch(house: House) -> None:
    """One round; a room whose storage does not answer now is looked after in the next."""
    for room in list(house.rooms.values()):
        if room.sheet.starting or (room.listeners and lacks_host(room)):
            await _look_after(room)


async def _look_after(room: Room) -> None:
    try:
        if room.sheet.starting:
            await begin_in_time(room)
        else:
            async with room.lock:
                await settle_host(room)
    except EldoradoError as error:
        room.services.log.warning("not-looked-after", room=room.code, code=error.code)
