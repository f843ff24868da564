"""One socket to one room: requests are answered, everything else is kept as the newest room and tables."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from types import TracebackType
from typing import get_args

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import CloseCode

from ..protocol import VERSION
from ..protocol.hint import HintTold
from ..protocol.room import RoomState
from ..protocol.shares import commitment, new_share
from ..protocol.socket import (
    Act,
    AskHint,
    AskPlan,
    Done,
    FromClient,
    FromServer,
    Gone,
    Hello,
    Hinted,
    Look,
    Ping,
    Planned,
    Pong,
    Reason,
    Refused,
    Resign,
    Reveal,
    Room,
    Said,
    Start,
    Table,
    Undo,
    Welcome,
    Why,
)  # fmt: skip
from ..protocol.table import EventView, Options, Refusal

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
PATIENCE = 30.0


class _Tagged(msgspec.Struct):
    type: str


_TAGS = {kind.__struct_config__.tag for kind in get_args(FromServer)}


def _understood(raw: bytes) -> FromServer | None:
    """None for a message of a newer server, which is ignored; raises DecodeError for nonsense."""
    try:
        return _decoder.decode(raw)
    except msgspec.ValidationError:
        if msgspec.json.decode(raw, type=_Tagged).type in _TAGS:
            raise
        return None


class RequestRefused(Exception):
    """The server refused a request; nothing changed."""

    def __init__(self, answer: Refused) -> None:
        super().__init__(answer.refusal.code, answer.refusal.facts)
        self.code = answer.refusal.code
        self.version = answer.version
        self.index = answer.index


class Closed(Exception):
    """The connection is over; `refusal` says why if the server did."""

    def __init__(self, refusal: Refusal | None) -> None:
        super().__init__(refusal.code if refusal is not None else "closed")
        self.refusal = refusal


class Connection:
    """`async with Connection(address, code, tokens) as seat:`; `table` and `room` are always the newest that arrived."""

    def __init__(self, address: str, room: str, tokens: list[str] | None = None, since: int = -1, share: str = "") -> None:
        self._address = f"{address}/{room}"
        self._share = share or new_share()
        self._hello = Hello(room, tokens or [], since, VERSION, commitment(self._share) if tokens else "")
        self._revealing: asyncio.Task[None] | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[int, asyncio.Future[Done | Refused | Pong | Reason | Hinted | Planned]] = {}
        self._number = 0
        self._changed = asyncio.Condition()
        self._end: Closed | None = None
        self.seats: list[int] = []
        self.room: RoomState | None = None
        self.welcome: Welcome | None = None
        self.table: Table | None = None
        self.events: list[EventView] = []
        """Everything that was told since the connection began."""
        self.remarks: list[Said] = []
        self.raw: list[bytes] | None = None
        """When a list, receives every message as it came."""

    @property
    def version(self) -> int:
        return self.table.view.version if self.table is not None else -1

    async def __aenter__(self) -> Connection:
        try:
            self._socket = await connect(
                self._address, compression=None, max_size=None, ping_interval=None, open_timeout=PATIENCE
            )
        except (websockets.InvalidMessage, TimeoutError):  # it broke before the server had answered, or nobody answered
            raise Closed(None) from None
        await self._socket.send(_encoder.encode(self._hello), text=True)
        self._reader = asyncio.get_running_loop().create_task(self._read())
        try:
            await self.until(lambda: self._is_let_in)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    def cut(self) -> None:
        """Ends the connection as a broken cable would: nothing is said."""
        assert self._socket is not None
        self._socket.transport.abort()

    # ---- asking

    async def act(self, seat: int, *actions: str, version: int | None = None) -> int:
        """Plays actions of a seat, all or none, against the newest table unless another version is given."""
        return await self.ask(Act(self.next_id(), seat, self.version if version is None else version, list(actions)))

    async def undo(self, seat: int) -> int:
        return await self.ask(Undo(self.next_id(), seat, self.version))

    async def resign(self, seat: int) -> int:
        return await self.ask(Resign(self.next_id(), seat))

    async def start(self) -> int:
        """Returns when the game has begun: shares of the shuffles may be waited for."""
        await self.ask(Start(self.next_id()))
        await self.until(lambda: self.table is not None)
        return self.version

    async def look(self, seat: int) -> int:
        return await self.ask(Look(self.next_id(), seat))

    async def ping(self) -> int:
        return await self.ask(Ping(self.next_id()))

    def next_id(self) -> int:
        self._number += 1
        return self._number

    async def why(self, seat: int, source: str, space: str = "", blockade: int = 0, piece: int = 1) -> Refusal | None:
        """Why a piece cannot go there; None when nothing forbids it."""
        reply = await self._answer(Why(self.next_id(), seat, source, space, blockade, piece))
        assert isinstance(reply, Reason)
        return reply.refusal

    async def hint(self, seat: int) -> HintTold:
        """A good rest of this seat's turn."""
        reply = await self._answer(AskHint(self.next_id(), seat, self.version))
        assert isinstance(reply, Hinted)
        return reply.hint

    async def plan(self, seat: int) -> Options | None:
        """What this seat could do if it were its turn now."""
        reply = await self._answer(AskPlan(self.next_id(), seat))
        assert isinstance(reply, Planned)
        return reply.options

    async def ask(self, message: FromClient) -> int:
        """Sends a request and waits for its answer; returns the game's version."""
        reply = await self._answer(message)
        return self.version if isinstance(reply, Reason) else reply.version

    async def _answer(self, message: FromClient) -> Done | Pong | Reason | Hinted | Planned:
        assert self._socket is not None
        assert not isinstance(message, Hello)
        if self._end is not None:
            raise self._closed()
        answer: asyncio.Future[Done | Refused | Pong | Reason | Hinted | Planned] = asyncio.get_running_loop().create_future()
        self._answers[message.id] = answer
        try:
            await self._socket.send(_encoder.encode(message), text=True)
            reply = await asyncio.wait_for(answer, PATIENCE)
        except websockets.ConnectionClosed:
            raise self._closed() from None
        finally:
            self._answers.pop(message.id, None)
        if isinstance(reply, Refused):
            raise RequestRefused(reply)
        return reply

    def _closed(self) -> Closed:
        return Closed(None) if self._end is None else self._end

    # ---- hearing

    async def until(self, condition: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Waits until something is true of what was heard; raises Closed when the connection ends before."""
        async with asyncio.timeout(patience), self._changed:
            while not condition():
                if self._end is not None:
                    raise self._end
                await self._changed.wait()

    async def my_turn(self, patience: float = PATIENCE) -> bool:
        """Waits until a seat held here has to choose, or the game is over; false in the second case."""
        await self.until(lambda: self.table is not None and (self.is_over or self._is_mine), patience)
        return not self.is_over

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table.view.decision.kind == "over"

    @property
    def _is_mine(self) -> bool:
        return self.table is not None and self.table.view.decision.seat in self.seats

    @property
    def _is_let_in(self) -> bool:
        """Welcomed, and in a game that runs or is over also shown the table."""
        return self.welcome is not None and (self.welcome.room.phase == "lobby" or self.table is not None)

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for text in self._socket:
                raw = text.encode() if isinstance(text, str) else text
                if self.raw is not None:
                    self.raw.append(raw)
                message = _understood(raw)
                if message is not None:
                    self._hear(message)
                async with self._changed:
                    self._changed.notify_all()
        except websockets.ConnectionClosed:
            pass  # the end is told below, to whoever waits
        except msgspec.DecodeError:  # nothing more can be trusted; whoever waits is told that it is over
            await self._socket.close(CloseCode.INVALID_DATA)
        finally:
            await self._finish()

    async def _finish(self) -> None:
        self._end = self._closed()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(self._end)
        async with self._changed:
            self._changed.notify_all()

    def _enter(self, room: RoomState) -> None:
        """Tells the share of the shuffles when it is asked for, once."""
        self.room = room
        if room.starting and self.seats and self._revealing is None:
            self._revealing = asyncio.get_running_loop().create_task(self._reveal())

    async def _reveal(self) -> None:
        assert self._socket is not None
        with contextlib.suppress(websockets.ConnectionClosed):  # then the game begins without it
            await self._socket.send(_encoder.encode(Reveal(self.next_id(), self._share)), text=True)

    def _hear(self, message: FromServer) -> None:
        if isinstance(message, Table):
            self.table = message
            self.events += message.events
        elif isinstance(message, Done | Refused | Pong | Reason | Hinted | Planned):
            answer = self._answers.get(message.id)
            if answer is not None and not answer.done():
                answer.set_result(message)
        elif isinstance(message, Room):
            self._enter(message.room)
        elif isinstance(message, Welcome):
            self.welcome, self.seats = message, message.seats
            self._enter(message.room)
        elif isinstance(message, Said):
            self.remarks.append(message)
        elif isinstance(message, Gone):
            self._end = Closed(message.refusal)
