"""Rooms that cannot be rebuilt from what is stored: set apart, told of once, tried again now and then; all others go on."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from ...engine.errors import EldoradoError
from ..services import Services
from ..storage import StorageError

Found = TypeVar("Found")
AGAIN = 60.0
"""Seconds until a broken room is tried once more; it may have been mended meanwhile."""
NOT_BROKEN = ("room.unknown", "room.closed", "setup.rules")
"""What is wrong here, but not with the room: a later release will play what this one does not know."""


class RoomBroken(EldoradoError):
    """What is stored of this room does not lead to a game."""

    def __init__(self, code: str) -> None:
        super().__init__("room.broken", {"code": code})


class Quarantine:
    """Which rooms are broken, and until when they are left alone."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._until: dict[str, float] = {}

    def check(self, code: str) -> None:
        if self._until.get(code, 0) > self._services.clock.ticks():
            raise RoomBroken(code)

    async def watch(self, code: str, loading: Awaitable[Found]) -> Found:
        """Loads a room; whatever is wrong with it stays its own affair."""
        try:
            found = await loading
        except StorageError:
            raise
        except EldoradoError as error:
            if error.code in NOT_BROKEN:
                raise
            self._set_apart(code, error.code)
            raise RoomBroken(code) from error
        except Exception as error:  # a document that is none can break anything; told in full once, and not to the client
            self._set_apart(code, f"{type(error).__name__}: {error}")
            raise RoomBroken(code) from error
        self._until.pop(code, None)
        self._count()
        return found

    def _set_apart(self, code: str, reason: str) -> None:
        if code not in self._until:
            self._services.log.error("room-broken", room=code, reason=reason)
        self._until[code] = self._services.clock.ticks() + AGAIN
        self._count()

    def _count(self) -> None:
        self._services.meters.broken.set(len(self._until))
