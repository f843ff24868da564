"""Where the messages of one connection wait for their one reader: a queue with nothing that a single reader has no use for.

`asyncio.Queue` keeps three lists of its own for readers, writers and those who wait for the end: 2 KB for each connection.
"""

from __future__ import annotations

import asyncio
from typing import Any


class Mailbox:
    """Named as in `asyncio.Queue`, as uvicorn writes into it. Never full: who writes looks at `qsize`."""

    __slots__ = ("_loop", "_messages", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages
