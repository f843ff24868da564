"""Who looks at a room: one open connection each, with the seats it holds and what it has already seen."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ..protocol.socket import FromServer, Gone
from ..protocol.table import Refusal

SPECTATOR = 0
MOST_WAITING = 1_000_000
"""Bytes that may wait for a slow connection before it is cut; it comes back and gets a fresh view."""

_encoder = msgspec.json.Encoder()


def encode(message: FromServer) -> bytes:
    return _encoder.encode(message)


class Listener:
    """Framework-free: whoever owns the socket takes `waiting` away when `wake` is called, and hangs up once `is_gone`."""

    def __init__(self, wake: Callable[[], None], address: str = "") -> None:
        self.wake = wake
        self.address = address
        self.seats: set[int] = set()
        self.is_host = False
        self.watching = SPECTATOR
        """Whose view is pushed: the only seat held, or with several seats the one last looked at."""
        self.seen = -1
        """The version last sent."""
        self.waiting: list[bytes] = []
        self.weight = 0
        self.is_gone = False

    def send(self, message: bytes) -> None:
        if self.is_gone:
            return
        self.waiting.append(message)
        self.weight += len(message)
        if self.weight > MOST_WAITING:
            self.waiting.clear()
            self.dismiss("connection.too-slow")
        self.wake()

    def take(self) -> list[bytes]:
        """What is to be sent now."""
        messages, self.waiting, self.weight = self.waiting, [], 0
        return messages

    def dismiss(self, code: str) -> None:
        """The last message: why the connection ends here."""
        if not self.is_gone:
            self.waiting.append(encode(Gone(Refusal(code))))
            self.is_gone = True
            self.wake()

    def hold(self, seats: set[int]) -> None:
        self.seats = seats
        self.watching = next(iter(seats)) if len(seats) == 1 else SPECTATOR

    def drop(self, seat: int) -> None:
        self.seats.discard(seat)
        if self.watching == seat:
            self.watching = SPECTATOR
