"""Puts the server together: storage, rooms, bots, HTTP by Litestar, the socket beside it, and headers on every answer."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from ..engine.errors import EldoradoError
from ..protocol.room import Problem
from .alerts.alerts import Alerts
from .alerts.vapid import PushKey, settled_push_key
from .backups import back_up_forever
from .fanout import Alone
from .people.daily import settle_forever
from .previews.pictures import PreviewPictures
from .rooms.enforcing import enforce, enforce_forever
from .rooms.house import House
from .rooms.keys import Key, in_use, settled_keys
from .rooms.news import hear, resync
from .rooms.tokens import Tokens
from .rooms.watch import watch_forever
from .services import Clock, Fanout, Services
from .settings import Settings
from .storage import NewerDatabase, Storage, StorageError
from .storage.sqlite import SqliteStorage
from .web import alerts, gallery, http, people, previews, puzzles, ratings, review, visits, workshop
from .web.addresses import asking, client_address
from .web.bodies import ClientGone, json_body, listen, says_twice
from .web.pages import Pages
from .web.readiness import Readiness
from .web.server_names import names_for, said_once
from .web.sockets import Door, Message, Receive, Send
from .workers.pool import NobodyWaits, Thinkers
from .workers.priority import modestly, only_spare_time

if TYPE_CHECKING:
    from .fanout.redis import RedisFanout

SOCKET = "/api/socket"
"""With or without a room's code behind it, by which a balancer can keep the people of a room together."""
GUESSED = ("/api/pass/open", "/api/pass/recover")
"""Addresses at which a stranger could try out secrets; for codes of rooms see `web.codes`."""
PILES = ("/api/home", "/api/history", "/api/profile", "/api/ladder", "/api/pass/export")
"""What one request of costs as much as many others."""
PARTS = (alerts, previews, visits, review, puzzles, workshop, gallery, people, ratings, http)
"""What answers over HTTP."""
GALLERY = "/api/gallery"
PROBES = ("/healthz", "/readyz")
POLICY = "; ".join(
    [
        "default-src 'self'", "img-src 'self' data: blob:", "style-src 'self'", "style-src-attr 'unsafe-inline'",
        "connect-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'",
    ]
)  # fmt: skip
"""Scripts and style sheets only from here. Style attributes are allowed: the board's SVG places things with them."""
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def open_storage(url: str) -> Storage:
    if url.startswith("sqlite:///"):
        return SqliteStorage(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        from .storage.postgres import PostgresStorage

        return PostgresStorage(url)
    raise EldoradoError("settings.database", {"found": url.split(":", 1)[0][:20]})


class Application:
    """An ASGI application; use it through `uvicorn` or call it in tests. `handed`: the record of the command that began it."""

    def __init__(self, settings: Settings, clock: Clock | None = None, handed: str = "") -> None:
        self.settings = settings
        self._clock = clock
        self.storage = open_storage(settings.database())
        self.thinkers = Thinkers(settings.bot_workers)
        self.chores = Thinkers(1, http.MOST_CHORES)
        self.racers = Thinkers(1, workshop.MOST_REPORTS, only_spare_time if settings.spare_time else modestly)
        self.fanout: Fanout = Alone()
        self.house: House | None = None
        self.door: Door | None = None
        self.pages = Pages()
        self.readiness = Readiness(self.storage, clock or Clock())
        self.pictures = PreviewPictures(self.chores)
        self.names = names_for(settings)
        self._keys: list[Key] = []
        self._push_key: PushKey | None = None
        self._shared: RedisFanout | None = None
        self.warning: EldoradoError | None = None
        """What is not as it should be, though the server starts."""
        self._litestar = Litestar(
            [handler for part in PARTS for handler in part.HANDLERS],
            lifespan=[self._running],
            dependencies={
                "house": Provide(lambda: self.house, sync_to_thread=False, use_cache=False),
                "push_key": Provide(lambda: self._push_key, sync_to_thread=False, use_cache=False),
                "pictures": Provide(lambda: self.pictures, sync_to_thread=False),
                "pages": Provide(lambda: self.pages, sync_to_thread=False),
                "chores": Provide(lambda: self.chores, sync_to_thread=False),
                "racers": Provide(lambda: self.racers, sync_to_thread=False),
                "readiness": Provide(lambda: self.readiness, sync_to_thread=False),
                "handed": Provide(lambda: handed, sync_to_thread=False),
            },
            exception_handlers={
                EldoradoError: http.refused,
                HTTPException: http.faulty,
                NobodyWaits: http.unheard,
                Exception: http.fault,
            },
            openapi_config=OpenAPIConfig("El Dorado", "1", path="/schema"),
            request_max_body_size=settings.most_body,
            on_app_init=[_quiet],
        )

    @contextlib.asynccontextmanager
    async def _running(self, _: Litestar) -> AsyncIterator[None]:
        await self.prepare()
        shared = self._shared
        tokens = Tokens(*in_use(self._keys, time.time()))
        services = Services(self.settings, self.storage, tokens, self.thinkers, self.fanout, self._clock)
        self.house = House(services)
        self.door = Door(self.house, self.names)
        self._limits, self._rulings = services.limits, services.rulings
        loop = asyncio.get_running_loop()
        chores = [loop.create_task(self.house.sweep_forever()), loop.create_task(watch_forever(self.house))]
        await enforce(self.house)
        chores.append(loop.create_task(enforce_forever(self.house, self.settings.secrets())))
        chores.append(loop.create_task(settle_forever(self.house)))
        if self.settings.backup_folder:
            chores.append(loop.create_task(back_up_forever(self.settings)))
        if shared is not None:
            shared.heard = functools.partial(hear, self.house)
            shared.resync = functools.partial(resync, self.house)
            await shared.start()
        assert self._push_key is not None
        calls = Alerts(self.house, self._push_key)
        self.house.followers.append(calls.news)
        calls.start()
        services.log.info("started")
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await calls.close()
            await self.house.close()
            if shared is not None:
                await shared.close()
            await self.thinkers.close()
            await self.chores.close()
            await self.racers.close()
            await self.storage.close()
            services.log.info("stopped")

    async def prepare(self) -> None:
        """Opens the storage and reads the secrets; whatever keeps the server from starting is refused here, in words."""
        if self._keys:
            return
        self._shared = self._shared_fanout()
        self._push_key = settled_push_key(self.settings.push_key(), self.settings.push_contact)
        try:
            await self.storage.open()
            self._keys = await settled_keys(self.settings.secrets(), self.storage, time.time())
        except NewerDatabase as error:
            raise EldoradoError("serve.newer-database", {"found": error.found, "known": error.known}) from error
        except StorageError as error:
            raise EldoradoError("serve.no-database", {"reason": error.reason}) from error
        if self._shared is not None and (reason := await self._shared.trouble()):
            self.warning = EldoradoError("serve.no-redis", {"reason": reason})

    def _shared_fanout(self) -> RedisFanout | None:
        if not self.settings.redis_url:
            return None
        from .fanout.redis import RedisFanout

        try:
            self.fanout = shared = RedisFanout(self.settings.redis_url)
        except ValueError as error:
            raise EldoradoError("serve.bad-redis", {"reason": str(error)}) from None
        return shared

    async def say_goodbye(self) -> None:
        """Tells every connection that the server stops, and waits a moment for them to hear it."""
        if self.door is not None:
            await self.door.close()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._litestar(scope, receive, send)  # type: ignore[arg-type]
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    async def _socket(self, scope: Message, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if not (path == SOCKET or path.startswith(SOCKET + "/")) or self.door is None:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "http.not-found"})
        else:
            await self.door(scope, receive, send, path.removeprefix(SOCKET).removeprefix("/"))

    async def _http(self, scope: Message, receive: Receive, send: Send) -> None:
        address = client_address(scope, self.settings.trusted_proxies)
        asking.set(address)
        listen(receive)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                if scope["path"] in GUESSED and message["status"] == http.FORBIDDEN:
                    self._limits.guesses.take(address)
            await send(message)

        try:
            self._check(scope, address)
            if scope["method"] == "POST":
                receive = await json_body(scope, receive, self.settings.most_body)
        except ClientGone:
            return
        except EldoradoError as refusal:
            await _answer(refusal, with_headers)
        else:
            await self._litestar(scope, receive, with_headers)  # type: ignore[arg-type]

    def _check(self, scope: Message, address: str) -> None:
        """Names, and limits for one address; files have no limit, and probes may use any name."""
        path, host = scope["path"], said_once(scope["headers"], b"host") or ""
        if path not in PROBES and not self.names.has(host):
            raise EldoradoError("http.other-name", {"name": host[:80]})
        if not path.startswith("/api/"):
            return
        if self._rulings.is_banned(address):
            raise EldoradoError("connection.banned")
        if not self._limits.requests.take(address):
            raise EldoradoError("http.too-fast")
        if says_twice(scope["query_string"]):
            raise EldoradoError("http.invalid")
        if path in PILES and not self._limits.piles.take(address):
            raise EldoradoError("http.too-fast")
        if path == "/api/pass" and scope["method"] == "POST" and not self._limits.passes.take(address):
            raise EldoradoError("pass.too-many")
        if path == "/api/push/subscribe" and not self._limits.subscriptions.take(address):
            raise EldoradoError("push.too-many")
        if path in GUESSED and self._limits.guesses.is_empty(address):
            raise EldoradoError("room.too-many-guesses")
        if path.startswith(GALLERY) and scope["method"] == "POST":
            self._check_gallery(path, address)

    def _check_gallery(self, path: str, address: str) -> None:
        """Publishing and complaining are for people, who are slow."""
        bucket = self._limits.routes if path == GALLERY else self._limits.complaints if path.endswith("/reports") else None
        if bucket is not None and not bucket.take(address):
            raise EldoradoError("gallery.too-many")


def _quiet(config: AppConfig) -> AppConfig:
    """Litestar's own logging would print stack traces of what clients did wrong; ours says it in one line."""
    config.logging_config = None
    return config


async def _answer(refusal: EldoradoError, send: Send) -> None:
    body = msgspec.json.encode(Problem(refusal.code, refusal.facts))
    headers: list[Any] = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    status = http.STATUS.get(refusal.code, 400)
    if status == http.TOO_OFTEN:
        headers.append((b"retry-after", http.LATER.encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
