"""What a process looks after every second: that rooms are what the storage has, that lobbies have a host who is there, and
that no start waits for long."""

from __future__ import annotations

import asyncio
import itertools

from ...engine.errors import EldoradoError
from .hosts import lacks_host, settle_host
from .house import House
from .news import repeat_presence, resync
from .opening import begin_in_time
from .room import Room

ROUND = 1.0
"""Seconds between two rounds."""
AGREE_EVERY = 3.0
"""Seconds after which a room that somebody looks at is compared with the storage, though no news came of it."""
PRESENCE_EVERY = 4
"""Rounds after which it is said again who is here."""


async def watch_forever(house: House) -> None:
    for number in itertools.count():
        await asyncio.sleep(ROUND)
        try:
            if number % PRESENCE_EVERY == 0:
                repeat_presence(house, everywhere=number % (5 * PRESENCE_EVERY) == 0)
            await watch(house)
        except Exception:  # whatever it is, the next round comes; the log has it in full
            house.services.log.exception("watch-fault")


async def watch(house: House) -> None:
    """One round; a room whose storage does not answer now is looked after in the next."""
    fanout = house.services.fanout
    if fanout.is_shared:
        try:
            await resync(house, AGREE_EVERY if fanout.is_healthy else 0)
        except EldoradoError as error:
            house.services.log.warning("resync-failed", code=error.code)
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
    except Exception:  # one room's fault is not the others'; the log has it in full
        room.services.log.exception("looking-after-fault", room=room.code)
