"""Whether the storage can be written and read: found out once a second, however often and by however many it is asked."""

from __future__ import annotations

import asyncio

from ..limits import Ticking
from ..storage import Storage, StorageError

PROBE_SECONDS = 5.0
"""Within which a storage that is well has written and read a line."""
FRESH = 1.0
"""Seconds for which a probe counts: each is a write to the disk, and this door has no limit."""


class Readiness:
    """The last probe, or the one under way."""

    def __init__(self, storage: Storage, clock: Ticking) -> None:
        self._storage = storage
        self._clock = clock
        self._begun = 0.0
        self._probe: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raises StorageError while the server is not ready."""
        now = self._clock.ticks()
        if self._probe is None or (self._probe.done() and now - self._begun >= FRESH):
            self._begun = now
            self._probe = asyncio.get_running_loop().create_task(self._look())
        await asyncio.shield(self._probe)

    async def _look(self) -> None:
        """A storage that hangs is as bad as one that refuses."""
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await self._storage.check()
        except TimeoutError:
            raise StorageError("no answer") from None
