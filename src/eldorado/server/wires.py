"""uvicorn's WebSocket with a direct way out: whatever one turn of the event loop has for a connection goes in one write.

The ASGI way costs a task and a write for every message; with a view and an answer for each action that was a third of the
server's time (docs/performance.md). Coming in stays as it is. Only for connections without extensions, which is all of ours.
"""

from __future__ import annotations

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "eldorado.wire"
_TEXT = 0x81
_NORMAL = 1000
MOST_UNREAD = 8
"""Messages of one client that may wait before no more are read from it."""


def framed(message: bytes) -> bytes:
    """One text message as a server sends it: unmasked, in one frame."""
    length = len(message)
    if length < 126:
        return bytes((_TEXT, length)) + message
    if length < 65_536:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big") + message
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big") + message


class WireProtocol(WebSocketsSansIOProtocol):
    """Offers itself to the application in the scope's extensions."""

    drained: Callable[[], None] | None = None
    """Called when a slow connection can take more."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[EXTENSION] = self  # type: ignore[assignment]

    def send_receive_event_to_app(self) -> None:
        """Reading goes on until some messages wait; uvicorn stops and starts it for every single one."""
        if self.read_paused or self.queue.qsize() >= MOST_UNREAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so uvicorn does not stop it
        super().send_receive_event_to_app()
        self.read_paused = False

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained is not None:
            self.drained()

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
