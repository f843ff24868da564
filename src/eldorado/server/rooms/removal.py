"""Old rooms and passes that nobody shows go in two steps: marked first, removed a week later, and never on the word of one clock.

A wall clock may be wrong. So the time of the last round is kept in the storage: between two rounds it may not have jumped,
neither against that nor against the monotonic clock of this process. If it has, every mark is taken off and the week begins anew.
"""

from __future__ import annotations

from ..services import Services
from ..storage import people_sql as sql

MOST_GAP = 2 * 86_400.0
"""A server that stood still for longer has no idea what time it is."""
TOLERANCE = 3_600.0
"""Clocks of several machines differ, and are put right by some seconds."""
LAST_ROUND = "last-round"
AT_ONCE = 200
"""Passes that are looked at in one round."""


class Removal:
    """One round after the other, about an hour apart."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._before: tuple[float, float] | None = None
        """Wall and monotonic time of this process's last round."""

    async def round(self) -> int:
        """Marks what is old, removes what was marked a week ago and is old still; returns how many went."""
        storage, settings = self.services.storage, self.services.settings
        now = self.services.clock.now()
        jumped = await self._has_jumped(now)
        await storage.put_setting(LAST_ROUND, repr(now))
        if jumped:
            await self._unmark_all(now)
            return 0
        await self._mark_passes(now)
        limits = now - settings.idle_room, now - settings.keep_finished
        gone = await storage.due(*limits, now - settings.removal_delay)
        for code in gone:
            await storage.remove(code)
        marked = await storage.idle(*limits)
        for code in marked:
            await storage.mark(code, now)
        if gone or marked:
            self.services.log.info("old-rooms", removed=len(gone), marked=len(marked))
        return len(gone)

    async def _mark_passes(self, now: float) -> None:
        for (one,) in await self.services.storage.rows(sql.IDLE_PASSES, now - self.services.settings.idle_pass, AT_ONCE):
            await self.services.storage.write(sql.MARK_PASS, now, one)

    async def due_passes(self) -> list[str]:
        """Passes that were marked long enough ago and that nobody has shown since."""
        now, settings = self.services.clock.now(), self.services.settings
        limits = now - settings.idle_pass, now - settings.removal_delay
        return [str(one) for (one,) in await self.services.storage.rows(sql.DUE_PASSES, *limits, AT_ONCE)]

    async def _has_jumped(self, now: float) -> bool:
        """Against the last round of any process, and against this process's own time."""
        ticks = self.services.clock.ticks()
        before, self._before = self._before, (now, ticks)
        told = await self.services.storage.setting(LAST_ROUND)
        if not told:
            return False
        gap = now - float(told)
        is_steady = before is None or abs((now - before[0]) - (ticks - before[1])) <= TOLERANCE
        return not -TOLERANCE <= gap <= MOST_GAP or not is_steady

    async def _unmark_all(self, now: float) -> None:
        marked = await self.services.storage.marked()
        for code, _ in marked:
            await self.services.storage.unmark(code)
        for (one,) in await self.services.storage.rows(sql.MARKED_PASSES):
            await self.services.storage.write(sql.MARK_PASS, 0, one)
        self.services.log.warning("time-jumped", to=now, unmarked=len(marked))
