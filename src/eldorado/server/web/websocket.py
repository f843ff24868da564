"""uvicorn's WebSocket with a direct way out: whatever one turn of the event loop has for a connection goes in one write.

The ASGI way costs a task and a write for every message; with a view and an answer for each action that was a third of the
server's time (docs/performance.md). Coming in, whole text messages are read here; everything else is left to `websockets`.
Only for connections without extensions, which is all of ours.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import structlog
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # compiled where that is possible
from websockets.http11 import Request

from ..limits import Bucket
from .gate import GatedConfig
from .mailbox import Mailbox

EXTENSION = "eldorado.wire"
_TEXT = 0x81
_CONTROL = (0x88, 0x89, 0x8A)
_MASKED = 0x80
_NORMAL = 1000
MOST_UNREAD = 8
"""Messages of one client that may wait before no more are read from it."""
PINGS_PER_SECOND, PINGS_AT_ONCE = 5, 50
"""A browser sends none by itself; our clients one now and then."""
_POLICY, _NOT_TEXT = 1008, 1007

_log: structlog.stdlib.BoundLogger = structlog.get_logger("eldorado.server")


def framed(message: bytes) -> bytes:
    """One text message as a server sends it: unmasked, in one frame."""
    length = len(message)
    if length < 126:
        return bytes((_TEXT, length)) + message
    if length < 65_536:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big") + message
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big") + message


def _is_control(data: bytes) -> bool:
    """Exactly one whole control frame of a client: ping, pong or close."""
    return len(data) >= 6 and data[0] in _CONTROL and len(data) == (data[1] & 0x7F) + 6


class LoopClock:
    """The event loop's time, for limits."""

    def __init__(self, time: Callable[[], float]) -> None:
        self.ticks = time


class WireProtocol(WebSocketsSansIOProtocol):
    """Offers itself to the application in the scope's extensions."""

    _pings: Bucket | None = None
    drained: Callable[[], None] | None = None
    """Called when a slow connection can take more."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Mailbox(self.loop)  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[EXTENSION] = self  # type: ignore[assignment]

    def forget_handshake(self) -> None:
        """What both sides said in it, once it is over, is no use to anybody for as long as a game lasts."""
        del self.request, self.response
        self.scope["headers"] = []

    is_plain = True
    """Only whole messages came so far, so that the next bytes are the beginning of one."""

    def data_received(self, data: bytes) -> None:
        if not self.is_plain:
            super().data_received(data)
        elif self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # speaks before it was answered
        elif not self.handshake_complete:
            self.is_plain = data.endswith(b"\r\n\r\n")
            super().data_received(data)
        else:
            rest = data[self._take_texts(data) :]
            if rest:
                self.is_plain = _is_control(rest)
                super().data_received(rest)

    def _take_texts(self, data: bytes) -> int:
        """Hands on the whole text messages at the beginning; returns where something else begins."""
        at, size = 0, len(data)
        while size - at >= 6 and data[at] == _TEXT and data[at + 1] >= _MASKED:
            length, begin = data[at + 1] - _MASKED, at + 6
            if length == 126:
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
            if length > self.config.ws_max_size or begin + length > size or data[at + 1] == 0xFF:
                break
            self.curr_msg_data_type = "text"
            self.frames = [apply_mask(data[begin : begin + length], data[begin - 4 : begin])]
            self.send_receive_event_to_app()
            at = begin + length
        return at

    def send_receive_event_to_app(self) -> None:
        """Reading goes on until some messages wait; uvicorn stops and starts it for every single one."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        try:
            is_text = self.curr_msg_data_type == "text"
            self.queue.put_nowait(
                {"type": "websocket.receive", "text": data.decode()} if is_text else {"type": "websocket.receive", "bytes": data}
            )
        except UnicodeDecodeError:
            self._fail(_NOT_TEXT, "not UTF-8")
            return
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    # ---- what is no message

    def handle_ping(self) -> None:
        """Answered as long as there are few and the answers are read."""
        if self._pings is None:
            self._pings = Bucket(PINGS_PER_SECOND, PINGS_AT_ONCE, LoopClock(self.loop.time))
        if self._pings.take() and self.writable.is_set():
            super().handle_ping()
        elif not self.close_sent:
            self._fail(_POLICY, "too many pings")

    def handle_parser_exception(self) -> None:
        """What is no WebSocket: one line for the log, a close frame for the client, and the end."""
        sent = self.conn.close_sent
        self._end(sent.code if sent is not None else _NORMAL, sent.reason if sent is not None else "")

    def _fail(self, code: int, reason: str) -> None:
        self.conn.fail(code, reason)
        self._end(code, reason)

    def _end(self, code: int, reason: str) -> None:
        _log.info("frame-refused", code=code, reason=reason)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        last = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(last)
            self.transport.close()
        else:
            self.transport.abort()
        self.close_sent = True

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        assert isinstance(self.config, GatedConfig)
        self.config.gate.leave()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    def turn_away(self, status: int, body: str) -> None:
        """An answer instead of a socket."""
        response = self.conn.reject(status, body)
        del response.headers["content-type"]
        response.headers["content-type"] = "application/json"
        self.conn.send_response(response)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.handshake_complete = self.close_sent = True
        self.transport.close()

    def is_ready(self) -> bool:
        return self.writable.is_set()

    def push(self, messages: list[bytes]) -> None:
        """Sends all of them now, in order; says nothing to a connection that is gone."""
        if self.handshake_complete and not self.close_sent and not self.disconnected and not self.transport.is_closing():
            self.transport.write(b"".join([framed(message) for message in messages]))

    def hang_up(self) -> None:
        """The closing handshake from our side; the application's reader hears of it at once."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": _NORMAL, "reason": ""})
        self.conn.send_close(_NORMAL)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
