"""The HTTP side of a server, from Python; standard library only."""

from __future__ import annotations

import asyncio
import http.client
import urllib.error
import urllib.request
from typing import TypeVar

import msgspec

from ..protocol.box import BoxInfo, RouteInfo
from ..protocol.room import Joined, NewRoom, Problem, RoomState, RoomSummary, TakeSeat

Answer = TypeVar("Answer")
PATIENCE = 30.0


class HttpRefused(Exception):
    """The server said no: `status` and the problem it named."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(status, problem.code)
        self.status = status
        self.problem = problem


class Server:
    """One server by its address, `http://host:port`."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    @property
    def socket_address(self) -> str:
        return "ws" + self.address.removeprefix("http") + "/api/socket"

    async def box(self) -> BoxInfo:
        return await self._ask("/api/box", BoxInfo)

    async def route(self, id_: str) -> RouteInfo:
        return await self._ask(f"/api/routes/{id_}", RouteInfo)

    async def rooms(self) -> list[RoomSummary]:
        return await self._ask("/api/rooms", list[RoomSummary])

    async def room(self, code: str) -> RoomState:
        return await self._ask(f"/api/rooms/{code}", RoomState)

    async def make_room(self, asked: NewRoom) -> Joined:
        return await self._ask("/api/rooms", Joined, asked)

    async def take_seat(self, code: str, asked: TakeSeat) -> Joined:
        return await self._ask(f"/api/rooms/{code}/seats", Joined, asked)

    async def record(self, code: str) -> str:
        """The record of a finished game."""
        return (await self.fetch(f"/api/rooms/{code}/record")).decode()

    async def _ask(self, path: str, kind: type[Answer], body: msgspec.Struct | None = None) -> Answer:
        return msgspec.json.decode(await self.fetch(path, body), type=kind)

    async def fetch(self, path: str, body: msgspec.Struct | None = None) -> bytes:
        """The raw answer; with a body it is a POST."""
        return await asyncio.to_thread(_fetch, self.address + path, None if body is None else msgspec.json.encode(body))


def _fetch(address: str, body: bytes | None) -> bytes:
    request = urllib.request.Request(address, body, {"content-type": "application/json"} if body is not None else {})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return bytes(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            raise HttpRefused(error.code, _problem(error.read())) from None
    except http.client.HTTPException as cut:  # the server went away in the middle of its answer
        raise ConnectionError(str(cut)) from cut


def _problem(body: bytes) -> Problem:
    try:
        return msgspec.json.decode(body, type=Problem)
    except msgspec.DecodeError:
        return Problem("http.unreadable")
