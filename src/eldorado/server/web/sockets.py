"""The WebSocket at the bare ASGI interface: decodes strictly, limits, and hands on. Knows no rule."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ...engine.errors import EldoradoError
from ...protocol.room import Problem
from ...protocol.socket import FromClient, Hello
from ..limits import Bucket, Counts
from ..rooms.house import House
from ..rooms.listeners import Listener
from ..rooms.requests import Visit
from .addresses import client_address
from .codes import room_of
from .server_names import ServerNames, said_once
from .websocket import EXTENSION, WireProtocol

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

PATIENCE = 10.0
"""Seconds a connection may stay without saying hello."""
GOODBYE = 2.0
BURST = 40.0
STATUS = {"http.invalid": 400, "http.other-name": 421, "connection.too-many": 429, "connection.too-often": 429}

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Door:
    """Lets connections in: by the right name, from the same origin, not too many from one address."""

    def __init__(self, house: House, names: ServerNames) -> None:
        self.house = house
        self.open: set[_Connection] = set()
        self._names = names
        self._counts = Counts(house.services.settings.connections_per_address)

    async def __call__(self, scope: Message, receive: Receive, send: Send, code: str = "") -> None:
        """`code`: the room named in the address, if one is."""
        address = client_address(scope, self.house.services.settings.trusted_proxies)
        wire: WireProtocol = scope["extensions"][EXTENSION]
        await receive()
        try:
            self._check(scope, address)
        except EldoradoError as refused:
            self.house.services.meters.refusals.labels(refused.code).inc()
            wire.turn_away(STATUS.get(refused.code, 403), msgspec.json.encode(Problem(refused.code, refused.facts)).decode())
            return
        connection = _Connection(self.house, receive, wire, address, code)
        self.open.add(connection)
        self.house.services.meters.connections.set(len(self.open))
        try:
            await send({"type": "websocket.accept"})
            wire.forget_handshake()
            await connection.serve()
        finally:
            self.open.discard(connection)
            self.house.services.meters.connections.set(len(self.open))
            self._counts.give_back(address)

    def _check(self, scope: Message, address: str) -> None:
        """Refuses with a code; who is let in holds one of its address's places."""
        host, origin = said_once(scope["headers"], b"host") or "", said_once(scope["headers"], b"origin")
        if not self._names.has(host):
            raise EldoradoError("http.other-name", {"name": host[:80]})
        if self.house.services.rulings.is_banned(address):
            raise EldoradoError("connection.banned")
        self._check_origin(origin, host)
        if not self.house.services.limits.connects.take(address):
            raise EldoradoError("connection.too-often")
        if not self._counts.take(address):
            raise EldoradoError("connection.too-many")

    def _check_origin(self, origin: str | None, host: str) -> None:
        """A browser says where its page came from; that must be here. Programs that are no browser say nothing."""
        if origin is None or origin in self.house.services.settings.origins:
            return
        try:
            place = urlsplit(origin).netloc
        except ValueError:
            raise EldoradoError("http.invalid") from None
        if place != host:
            raise EldoradoError("connection.origin")

    async def close(self) -> None:
        """Dismisses every connection and waits, not for long, until they have heard it."""
        for connection in self.open:
            connection.listener.dismiss("server.stops")
        until = self.house.services.clock.ticks() + GOODBYE
        while self.open and self.house.services.clock.ticks() < until:
            await asyncio.sleep(0.01)


class _Connection:
    """One socket: what comes in is read here, what goes out leaves by the wire."""

    def __init__(self, house: House, receive: Receive, wire: WireProtocol, address: str, code: str) -> None:
        self.house = house
        self.code = code.upper()
        self.address = address
        self.receive = receive
        self.listener = Listener(wire, address)
        self.listener.claimed = house.services.clock.now()
        wire.drained = self.listener.flush
        self.bucket = Bucket(house.services.settings.messages_per_second, BURST, house.services.clock)
        self.visit: Visit | None = None

    async def serve(self) -> None:
        try:
            await self._read()
        except Exception:  # the last line of defence: logged in full here, a bare code for the client
            self.house.services.log.exception("socket-fault")
            self.listener.dismiss("server.fault")
        finally:
            if self.visit is not None:
                self.visit.exit()
            self.listener.is_gone = True
            self.listener.flush()

    async def _read(self) -> None:
        try:
            first = await asyncio.wait_for(self.receive(), PATIENCE)
        except TimeoutError:
            self.listener.dismiss("connection.no-hello")
            return
        while first["type"] == "websocket.receive":
            try:
                await self._handle(first)
            except EldoradoError as refused:
                self.house.services.meters.refusals.labels(refused.code).inc()
                self.listener.dismiss(refused.code, refused.facts)
            if self.listener.is_gone:
                return
            first = await self.receive()

    async def _handle(self, message: Message) -> None:
        """Size, rate, form; then the visit decides. What breaks the form of the protocol ends the connection."""
        text: str | bytes | None = message.get("text")
        if text is None:
            raise EldoradoError("connection.not-text")
        if len(text) > self.house.services.settings.most_message:
            raise EldoradoError("connection.too-long")
        if not (self.bucket.take() and self.house.services.limits.messages.take(self.address)):
            raise EldoradoError("connection.too-fast")
        try:
            asked = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise EldoradoError("connection.not-understood") from None
        if self.visit is not None:
            await self.visit.ask(asked)
        elif isinstance(asked, Hello):
            if self.code and self.code != asked.room.upper():
                raise EldoradoError("connection.other-room")
            room = await room_of(self.house, asked.room, self.address)
            self.visit = Visit(self.house, room, self.listener, self.address)
            await self.visit.enter(asked)
        else:
            raise EldoradoError("connection.no-hello")
