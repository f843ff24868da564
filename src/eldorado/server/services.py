"""What every room shares: storage, settings, tokens, bots, the news of other processes, a clock."""

from __future__ import annotations

import time
from typing import Protocol

import structlog

from .alerts.calling import Caller
from .alerts.subscriptions import Subscriptions
from .fanout import EVERYBODY
from .gallery.shelf import Shelf
from .limits import Limits
from .meters import Meters
from .people.endings import Endings
from .people.holdings import Holdings
from .people.passes import Passes
from .people.ratings import Ratings
from .rooms.tokens import Tokens
from .rulings import Rulings
from .settings import Settings
from .storage import Storage
from .workers.pool import Thinkers


class Clock:
    """Wall time for what is stored, monotonic time for what is waited for: a jump of the first never ends a turn."""

    def now(self) -> float:
        return time.time()

    def ticks(self) -> float:
        return time.monotonic()


class Fanout(Protocol):
    """How other processes hear of a change; rooms only say that there is news, the news itself is in the storage."""

    process: str
    """The name of this process among the others."""
    is_shared: bool
    """Whether other processes write to the same storage."""
    is_healthy: bool
    """Whether news arrives; while it does not, rooms are compared with the storage all the time."""

    def tell(self, code: str, kind: str, body: object = None) -> None:
        """`kind` says what is new: `entry` (of the log, with its number), `changed` (the sheet), `remark` (chat), `presence`
        (who is connected here, and since when) or `who` (asks for that); to everybody: `presences` (of many rooms) and
        `taken` (of an address's limits).
        """

    def join(self, code: str) -> None:
        """This process has the room in memory and wants its news."""

    async def joined(self, code: str) -> None:
        """Returns when the news of a room that was joined will be heard, or nobody can tell any."""

    def leave(self, code: str) -> None: ...

    async def may_drive(self, code: str) -> bool:
        """Whether this process is the one to run the room's bots; a mistake costs a wasted thought, no more."""


class Services:
    """Made once per process."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        tokens: Tokens,
        thinkers: Thinkers,
        fanout: Fanout,
        clock: Clock | None = None,
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.tokens = tokens
        self.thinkers = thinkers
        self.fanout = fanout
        self.clock = clock or Clock()
        self.meters = Meters()
        self.meters.storage_errors.set_function(lambda: storage.trouble.count)
        self.limits = Limits(settings, self.clock, self._tell_taken if fanout.is_shared else None)
        self.rulings = Rulings()
        self.passes = Passes(storage, self.clock)
        self.holdings = Holdings(storage, self.clock)
        self.ratings = Ratings(storage, self.clock)
        self.endings = Endings(storage, self.clock, self.ratings)
        self.caller = Caller(settings.call_inside)
        self.subscriptions = Subscriptions(storage, self.clock, self.caller, settings.push_services)
        self.shelf = Shelf(storage)
        self.log: structlog.stdlib.BoundLogger = structlog.get_logger("eldorado.server")

    def _tell_taken(self, name: str, whose: str) -> None:
        self.fanout.tell(EVERYBODY, "taken", (name, whose))
