"""While a server is restarted, the clocks of its games stand still: the rest is written down, and ends with the next start."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from ..services import Services
from ..storage import StorageError
from .room import Room
from .sheet import Sheet


async def lie_down(rooms: Iterable[Room], services: Services) -> None:
    """Every running clock of these rooms stops now; not where other processes go on with the same games."""
    if services.fanout.is_shared:
        return
    rest = functools.partial(Sheet.rest, now=services.clock.now())
    for room in rooms:
        if room.sheet.phase == "playing" and room.sheet.timer and not room.sheet.is_resting():
            async with room.lock:
                try:
                    await room.amend(rest)
                except StorageError as error:
                    services.log.warning("rest-not-written", room=room.code, reason=error.reason)


async def get_up(room: Room, since: float) -> None:
    """The clocks go on from the moment at which this server began; the caller holds the lock."""
    if room.sheet.is_resting():
        await room.amend(functools.partial(Sheet.wake, now=since))
