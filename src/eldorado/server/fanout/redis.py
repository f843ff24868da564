"""News between processes by Redis: every room in memory is a channel.

Redis carries no truth: whatever a notice says is in the storage already, and who misses one looks there. When Redis is
gone, rooms are compared with the storage every now and then instead, and once more when it is back.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Coroutine

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from ...engine.errors import EldoradoError
from . import EVERYBODY

News = Callable[[str, str, msgspec.Raw, str], None]
"""Room, kind, body, and the process that says it."""
PREFIX = "eldorado:room:"
LEASE = "eldorado:lease:"
LEASE_MS = 10_000
RETRY = 1.0
PATIENCE = 3.0
MOST_WAITING = 100_000
JOIN_SECONDS = 1.0


class Notice(msgspec.Struct, array_like=True):
    process: str
    kind: str
    body: msgspec.Raw


class RedisFanout:
    """`heard` is called for the news of others; `resync` whenever some may have been missed."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(6)
        self.is_healthy = False
        self._has_fallen = False
        """Also a Redis that was not there at the start is told of, once."""
        self.heard: News | None = None
        self.resync: Callable[[], Awaitable[None]] | None = None
        self._redis = Redis.from_url(url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE, decode_responses=True)
        self._listening = Redis.from_url(url, socket_connect_timeout=PATIENCE, decode_responses=True)
        self._rooms: set[str] = set()
        self._joining: dict[str, list[asyncio.Future[None]]] = {}
        self._changes: asyncio.Queue[tuple[str, bool]] = asyncio.Queue()
        self._outgoing: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._log: structlog.stdlib.BoundLogger = structlog.get_logger("eldorado.server")

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._listen_forever()), loop.create_task(self._tell_forever())]

    async def trouble(self) -> str:
        """Why Redis does not answer now; nothing if it does."""
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            return str(error)
        return ""

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()
            await self._listening.aclose()

    # ---- telling

    def tell(self, code: str, kind: str, body: object = None) -> None:
        if self.is_healthy and not self._outgoing.full():
            notice = Notice(self.process, kind, msgspec.Raw(msgspec.json.encode(body)))
            self._outgoing.put_nowait((PREFIX + code, msgspec.json.encode(notice)))

    async def _tell_forever(self) -> None:
        while True:
            notices = [await self._outgoing.get()]
            while not self._outgoing.empty() and len(notices) < 500:
                notices.append(self._outgoing.get_nowait())
            try:
                pipe = self._redis.pipeline(transaction=False)
                for channel, message in notices:
                    pipe.publish(channel, message)
                await pipe.execute()
            except Exception as error:  # noqa: BLE001 - whatever it is, it is logged, and the next notices are told
                self._fell(error)
                await asyncio.sleep(RETRY)

    async def may_drive(self, code: str) -> bool:
        """The first process to ask holds the lease for ten seconds, and longer if it asks again; without Redis everybody may."""
        if not self.is_healthy:
            return True
        try:
            if await self._redis.set(LEASE + code, self.process, nx=True, px=LEASE_MS):
                return True
            if await self._redis.get(LEASE + code) != self.process:
                return False
            await self._redis.pexpire(LEASE + code, LEASE_MS)
        except (RedisError, OSError) as error:
            self._fell(error)
        return True

    # ---- hearing

    def join(self, code: str) -> None:
        self._rooms.add(code)
        self._changes.put_nowait((code, True))

    async def joined(self, code: str) -> None:
        """Waits for Redis to say so, not for long: what is missed is found by looking at the storage every few seconds."""
        if self.is_healthy:
            told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._joining.setdefault(code, []).append(told)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(told, JOIN_SECONDS)

    def leave(self, code: str) -> None:
        self._rooms.discard(code)
        self._changes.put_nowait((code, False))

    async def _listen_forever(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:  # noqa: BLE001 - whatever it is, it is logged; a process that no longer listens would be deaf for good
                self._fell(error)
            await asyncio.sleep(RETRY)

    def _fell(self, error: Exception) -> None:
        if self.is_healthy or not self._has_fallen:
            self._log.warning("redis-gone", error=type(error).__name__, reason=str(error))
        self.is_healthy = False
        self._has_fallen = True

    async def _listen(self) -> None:
        async with self._listening.pubsub() as channels:
            await channels.subscribe(PREFIX + EVERYBODY, *(PREFIX + code for code in self._rooms))
            await self._redis.ping()
            self.is_healthy = True
            self._log.info("redis-there")
            await self._resync()
            self.tell(EVERYBODY, "resync")  # whoever was back sooner has not heard what was written here meanwhile
            await _first_of(self._follow(channels), self._subscribe(channels), self._watch())

    async def _follow(self, channels: PubSub) -> None:
        async for notice in channels.listen():
            if notice["type"] != "message":
                self._hear_joined(str(notice["channel"]).removeprefix(PREFIX))
                continue
            try:
                await self._take_in(str(notice["channel"]).removeprefix(PREFIX), notice["data"])
            except msgspec.MsgspecError as error:  # a process of another release; what it meant is in the storage
                self._log.warning("notice-not-understood", reason=str(error))
                await self._resync()
            except Exception as error:  # noqa: BLE001 - one notice is not worth the connection; what it meant is in the storage
                self._log.error("notice-fault", error=type(error).__name__, reason=str(error))
                await self._resync()

    def _hear_joined(self, code: str) -> None:
        for told in self._joining.pop(code, []):
            if not told.done():
                told.set_result(None)

    async def _take_in(self, code: str, text: str) -> None:
        said = msgspec.json.decode(text, type=Notice)
        if said.process == self.process:
            return
        if said.kind == "resync":
            await self._resync()
        elif self.heard is not None:
            self.heard(code, said.kind, said.body, said.process)

    async def _resync(self) -> None:
        if self.resync is not None:
            try:
                await self.resync()
            except EldoradoError as error:
                self._log.warning("resync-failed", code=error.code)

    async def _subscribe(self, channels: PubSub) -> None:
        """Keeps the channels equal to the rooms in memory."""
        while True:
            code, wanted = await self._changes.get()
            if wanted and code in self._rooms:
                await channels.subscribe(PREFIX + code)
            elif not wanted and code not in self._rooms:
                await channels.unsubscribe(PREFIX + code)

    async def _watch(self) -> None:
        """A connection that hangs is as gone as one that is closed."""
        while True:
            await asyncio.sleep(PATIENCE)
            await self._redis.ping()


async def _first_of(*jobs: Coroutine[None, None, None]) -> None:
    """Until one of them ends; the others are ended with it, and what it raised is raised."""
    tasks = [asyncio.get_running_loop().create_task(job) for job in jobs]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
