"""A way to Redis on which notices get lost without anybody noticing."""

from __future__ import annotations

import asyncio
import contextlib
import random
from types import TracebackType

_PARTS = {b"*": 1, b">": 1, b"~": 1, b"%": 2}
"""Values that are made of values: for each that is counted, so many follow."""
_NOTICE = (b"*3\r\n$7\r\nmessage\r\n", b">3\r\n$7\r\nmessage\r\n")


class LossyRedis:
    """Stands between servers and Redis; of the notices that come back it keeps this share for itself."""

    def __init__(self, port: int, share: float, seed: int = 1) -> None:
        self._port = port
        self._share = share
        self._chance = random.Random(seed)
        self._server: asyncio.Server | None = None
        self._open: list[asyncio.StreamWriter] = []
        self._ways: set[asyncio.Task[None] | None] = set()
        self.lost = 0

    async def __aenter__(self) -> LossyRedis:
        self._server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self._server is not None
        self._server.close()
        for writer in self._open:
            writer.close()
        await asyncio.gather(*(way for way in self._ways if way is not None))

    @property
    def url(self) -> str:
        assert self._server is not None
        return f"redis://127.0.0.1:{self._server.sockets[0].getsockname()[1]}/0"

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ways.add(asyncio.current_task())
        inner, outer = await asyncio.open_connection("127.0.0.1", self._port)
        self._open += [writer, outer]
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            await asyncio.gather(_pass_on(reader, outer), self._pass_back(inner, writer))

    async def _pass_back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                said = await _value(reader)
                if said.startswith(_NOTICE) and self._chance.random() < self._share:
                    self.lost += 1
                else:
                    writer.write(said)
                    await writer.drain()
        finally:
            writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while said := await reader.read(65_536):
            writer.write(said)
            await writer.drain()
    finally:
        writer.close()


async def _value(reader: asyncio.StreamReader) -> bytes:
    """One whole value of Redis's protocol, as it came."""
    head = await reader.readuntil(b"\r\n")
    if head[:1] == b"$" and head[1:2] != b"-":
        return head + await reader.readexactly(int(head[1:-2]) + 2)
    parts = _PARTS.get(head[:1], 0)
    return head + b"".join([await _value(reader) for _ in range(parts * int(head[1:-2]))]) if parts else head
