"""uvicorn's HTTP with deadlines: a request that is not sent in time, or an answer not taken in time, ends the connection."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .addresses import LOCAL, household
from .gate import Gate, GatedConfig

HEAD_SECONDS = 10.0
"""For a whole request head, from its first byte, or from the connection if nothing is asked."""
BODY_SECONDS = 15.0
"""For a body behind its head."""
ANSWER_SECONDS = 60.0
"""From a whole request until its answer has been taken."""
LINGER = 60.0
"""Seconds to take an answer before a connection that is closed is cut."""
LAST_WORD = 5.0
MOST_HEAD = 65_536
"""Bytes of a request head."""


def _plain_answer(status: str, code: str) -> bytes:
    body = b'{"code":"%s"}' % code.encode()
    head = b"HTTP/1.1 %s\r\ncontent-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\nretry-after: 10\r\n\r\n"
    return head % (status.encode(), len(body)) + body


FULL = _plain_answer("503 Service Unavailable", "http.too-many-connections")
LATE = _plain_answer("408 Request Timeout", "http.too-slow")
LONG = _plain_answer("431 Request Header Fields Too Large", "http.too-long")


class HttpConnection(HttpToolsProtocol):
    """One connection of a browser or program; it passes the gate first, and each of its requests has its times."""

    _address = ""
    _is_inside = False
    _timer: asyncio.TimerHandle | None = None
    _head = 0
    """Bytes that came since the last whole request; without meaning once its head is read."""
    _is_in_head = True

    @property
    def _gate(self) -> Gate:
        assert isinstance(self.config, GatedConfig)
        return self.config.gate

    # ---- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = household(self.client[0]) if self.client else LOCAL
        self._is_inside = self._gate.enter(self._address)
        if self._is_inside:
            self._within(HEAD_SECONDS)
        else:
            self._end(FULL)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        if self._is_inside:
            self._gate.upgrade(self._address)
            self._gate.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        self._gate.upgrade(self._address)
        self._is_inside = False
        super().handle_websocket_upgrade()

    # ---- one request after the other

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._timer is None:
            self._within(HEAD_SECONDS)
        self._head += len(data)
        super().data_received(data)
        if self._is_in_head and self._head > MOST_HEAD:
            self._end(LONG)

    def on_message_begin(self) -> None:
        self._is_in_head, self._head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()
        self._within(BODY_SECONDS)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._within(ANSWER_SECONDS if self._is_answering() else HEAD_SECONDS)

    def on_response_complete(self) -> None:
        self._stop()
        super().on_response_complete()
        if self.transport.is_closing():
            self.loop.call_later(LINGER, self.transport.abort)
        elif self._is_answering():
            self._within(ANSWER_SECONDS)

    def _is_answering(self) -> bool:
        cycle: object = self.cycle  # uvicorn has none before the first request, whatever its types say
        return cycle is not None and not self.cycle.response_complete

    def timeout_keep_alive_handler(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
            self.loop.call_later(LINGER, self.transport.abort)

    # ---- too late

    def _within(self, seconds: float) -> None:
        self._stop()
        self._timer = self.loop.call_later(seconds, self._late)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _late(self) -> None:
        self._timer = None
        self._end(b"" if self._is_answering() and self.cycle.response_started else LATE)

    def _end(self, word: bytes) -> None:
        """A last word, if nothing else was begun; whoever does not take it is cut."""
        if word:
            self.transport.write(word)
        self.transport.close()
        self.loop.call_later(LAST_WORD, self.transport.abort)
