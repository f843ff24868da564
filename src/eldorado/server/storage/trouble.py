"""Failures of a storage: each reason is logged once, then counted, until it works again."""

from __future__ import annotations

import structlog

from ...engine.errors import EldoradoError

MOST_REASONS = 5
"""Reasons logged in one go; some databases word the same trouble differently every time."""


class StorageError(EldoradoError):
    """The database cannot be written or read now; nothing was changed."""

    def __init__(self, reason: str) -> None:
        super().__init__("server.storage", {})
        self.reason = reason
        """For the log and the operator only; it may name paths and hosts."""


class NewerDatabase(StorageError):
    """Made by a later release; nothing in it is touched."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database is of version {found}, this program knows {known}")
        self.found = found
        self.known = known


class Trouble:
    """Counts for one storage; reading may work while writing does not, so each is over by itself."""

    def __init__(self) -> None:
        self.count = 0
        self._reasons: dict[str, list[str]] = {"read": [], "write": []}
        self._now = {"read": 0, "write": 0}
        self._log: structlog.stdlib.BoundLogger = structlog.get_logger("eldorado.server")

    def failed(self, way: str, error: Exception) -> StorageError:
        reason = f"{type(error).__name__}: {error}"
        self.count += 1
        self._now[way] += 1
        known = self._reasons[way]
        if reason not in known and len(known) < MOST_REASONS:
            known.append(reason)
            self._log.error("storage-failed", way=way, reason=reason)
        return StorageError(reason)

    def over(self, way: str) -> None:
        if self._now[way]:
            self._log.warning("storage-back", way=way, errors=self._now[way])
            self._now[way] = 0
            self._reasons[way].clear()
