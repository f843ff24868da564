"""A bare WebSocket client for load: one asyncio protocol per connection, no tasks, no queues, no extensions."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_MASK = b"\x00\x00\x00\x00"
"""Clients must mask; a mask of zeros is a mask, and costs nothing to apply."""


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """One masked frame, as a client sends it."""
    length = len(payload)
    if length < 126:
        head = bytes((0x80 | opcode, 0x80 | length))
    elif length < 65_536:
        head = bytes((0x80 | opcode, 0xFE)) + length.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, 0xFF)) + length.to_bytes(8, "big")
    return head + _MASK + payload


def upgrade(host: str, path: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13", "", "",
    ]  # fmt: skip
    return "\r\n".join(lines).encode()


class FrameSocket(asyncio.Protocol):
    """Calls `opened` once the server has agreed, `heard` with every text message, `ended` at the end."""

    def __init__(
        self, host: str, path: str, opened: Callable[[], None], heard: Callable[[bytes], None], ended: Callable[[], None]
    ):
        self._greeting = upgrade(host, path)
        self._opened = opened
        self._heard = heard
        self._ended = ended
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self._transport.write(self._greeting)

    def send(self, message: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(frame(message))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        self._ended()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                self.close()
                return
            del self._buffer[: end + 4]
            self._is_open = True
            self._opened()
        self._parse()

    def _parse(self) -> None:
        """Hands on every whole frame; what is not whole yet stays."""
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            length, begin = buffer[at + 1] & 127, at + 2
            if length == 126:
                length, begin = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, begin = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < begin + length:
                break
            opcode = buffer[at] & 15
            at = begin + length
            if opcode == TEXT:
                self._heard(bytes(buffer[begin:at]))
            elif opcode == PING and self._transport is not None:
                self._transport.write(frame(bytes(buffer[begin:at]), PONG))
            elif opcode == CLOSE:
                self.close()
        del buffer[:at]
