"""News between processes, when there is only one."""

from __future__ import annotations

EVERYBODY = "all"
"""Instead of a room's code: for all processes."""


class Alone:
    """The fanout of a single process."""

    process = ""
    is_shared = False
    is_healthy = True

    def tell(self, code: str, kind: str, body: object = None) -> None:
        """Nobody else is there."""

    def join(self, code: str) -> None:
        """Nobody else is there."""

    async def joined(self, code: str) -> None:
        """Nobody else is there."""

    def leave(self, code: str) -> None:
        """Nobody else is there."""

    async def may_drive(self, code: str) -> bool:
        return True
