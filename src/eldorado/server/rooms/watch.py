"""What a process looks after every few seconds, in the rooms that somebody looks at: that each lobby has a host who is there."""

from __future__ import annotations

import asyncio

from ...engine.errors import EldoradoError
from .hosts import lacks_host, settle_host
from .house import House
from .room import Room

ROUND = 2.0
"""Seconds between two rounds."""


async def watch_forever(house: House) -> None:
    while True:
        await asyncio.sleep(ROUND)
        await watch(house)


async def watch(house: House) -> None:
    """One round; a room whose storage does not answer now is looked after in the next."""
    for room in list(house.rooms.values()):
        if room.listeners and lacks_host(room):
            await _settle(room)


async def _settle(room: Room) -> None:
    try:
        async with room.lock:
            await settle_host(room)
    except EldoradoError as error:
        room.services.log.warning("host-not-settled", room=room.code, code=error.code)
