"""Who looks at a room: one open connection each, with the seats it holds and what it has already seen."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from ...protocol.socket import FromServer, Gone
from ...protocol.table import Facts, Refusal

SPECTATOR = 0
MOST_WAITING = 1_000_000
"""Bytes that may wait for a slow connection before it is cut; it comes back and gets a fresh view."""

_encoder = msgspec.json.Encoder()


def encode(message: FromServer) -> bytes:
    return _encoder.encode(message)


class Wire(Protocol):
    """The way out to one client."""

    def is_ready(self) -> bool:
        """False while the client is slow to take what was sent."""

    def push(self, messages: list[bytes]) -> None: ...

    def hang_up(self) -> None: ...


class Listener:
    """What is said to it in one turn of the event loop leaves in one write; a slow client is waited for, but not for ever."""

    __slots__ = (
        "_is_due", "_loop", "_waiting", "_weight", "_wire", "address", "claimed", "is_gone", "is_hidden",
        "is_unseated_host", "seats", "seen", "watching",
    )  # fmt: skip

    def __init__(self, wire: Wire, address: str = "") -> None:
        self.address = address
        self._wire = wire
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._weight = 0
        self._is_due = False
        self.seats: set[int] = set()
        self.claimed = 0.0
        """When it was opened: of two connections to a seat the newer one has it."""
        self.is_unseated_host = False
        """Has shown the token of a host who does not play; whether it still is the host, the sheet knows."""
        self.watching = SPECTATOR
        """Whose view is pushed: the only seat held, or with several seats the one last looked at."""
        self.seen = -1
        """The version last sent."""
        self.is_gone = False
        self.is_hidden = False
        """Its page is open, but nobody sees it: another tab, or a telephone in a pocket."""

    def send(self, message: bytes) -> None:
        if self.is_gone:
            return
        self._waiting.append(message)
        self._weight += len(message)
        if self._weight > MOST_WAITING:
            self._waiting.clear()
            self.dismiss("connection.too-slow")
        elif not self._is_due:
            self._is_due = True
            self._loop.call_soon(self.flush)

    def flush(self) -> None:
        """Sends what is waiting, if the client can take it; and hangs up after the last word."""
        self._is_due = False
        if self._waiting and (self._wire.is_ready() or self.is_gone):
            messages, self._waiting, self._weight = self._waiting, [], 0
            self._wire.push(messages)
        if self.is_gone:
            self._wire.hang_up()

    def dismiss(self, code: str, facts: Facts | None = None) -> None:
        """The last message: why the connection ends here."""
        if not self.is_gone:
            self._waiting.append(encode(Gone(Refusal(code, facts or {}))))
            self.is_gone = True
            self._loop.call_soon(self.flush)

    def hold(self, seats: set[int]) -> None:
        self.seats = seats
        self.watching = next(iter(seats)) if len(seats) == 1 else SPECTATOR

    def held(self) -> set[int]:
        """The seats, and 0 for a host who does not play."""
        return self.seats | {SPECTATOR} if self.is_unseated_host else self.seats

    def drop(self, seat: int) -> None:
        self.seats.discard(seat)
        if seat == SPECTATOR:
            self.is_unseated_host = False
        if self.watching == seat:
            self.watching = SPECTATOR
