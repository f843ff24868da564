"""How much of anything one stranger may do."""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol

from .settings import Settings

REMARKS_AT_ONCE = 5
SEATS = 4


class Ticking(Protocol):
    def ticks(self) -> float: ...


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_clock", "_left", "_rate", "_size")

    def __init__(self, rate: float, size: float, clock: Ticking) -> None:
        self._rate = rate
        self._size = size
        self._left = size
        self._clock = clock
        self._at = clock.ticks()

    def take(self) -> bool:
        """One more, if there is room for it."""
        if self.is_empty():
            return False
        self._left -= 1
        return True

    def is_empty(self) -> bool:
        now = self._clock.ticks()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < 1


class Buckets:
    """One bucket for each address; the addresses not heard of for longest are forgotten."""

    def __init__(self, rate: float, size: float, clock: Ticking, most: int = 20_000) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._most = most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._known.pop(address, None) or Bucket(self._rate, self._size, self._clock)
        self._known[address] = bucket
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return bucket.take()

    def is_empty(self, address: str) -> bool:
        """Whether the next one would be too many; asking takes nothing."""
        bucket = self._known.get(address)
        return bucket is not None and bucket.is_empty()


class Counts:
    """How many of something each address holds right now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def take(self, address: str) -> bool:
        if self._held.get(address, 0) >= self._most:
            return False
        self._held[address] = self._held.get(address, 0) + 1
        return True

    def give_back(self, address: str) -> None:
        left = self._held[address] - 1
        if left:
            self._held[address] = left
        else:
            del self._held[address]


class Limits:
    """What one address may ask of one process, and one seat say in its room; coming back does not fill anything up."""

    def __init__(self, settings: Settings, clock: Ticking) -> None:
        minute = 1 / 60
        self.requests = Buckets(settings.requests_per_second, 4 * settings.requests_per_second, clock)
        self.rooms = Buckets(settings.rooms_per_address / 3600, settings.rooms_per_address, clock)
        self.passes = Buckets(settings.passes_per_address / 3600, settings.passes_per_address, clock)
        self.routes = Buckets(settings.routes_per_address / 3600, settings.routes_per_address, clock)
        self.complaints = Buckets(settings.routes_per_address / 3600, settings.routes_per_address, clock)
        self.connects = Buckets(settings.connects_per_minute * minute, settings.connects_per_minute / 2, clock)
        self.guesses = Buckets(settings.guesses_per_minute * minute, settings.guesses_per_minute, clock)
        self.remarks = Buckets(settings.remarks_per_minute * minute, REMARKS_AT_ONCE, clock)
        """By room and seat."""
        self.chatters = Buckets(SEATS * settings.remarks_per_minute * minute, SEATS * REMARKS_AT_ONCE, clock)
        """By address: a family at one table, or one person at many."""

    def may_say(self, room: str, seat: int, address: str) -> bool:
        return self.remarks.take(f"{room} {seat}") and self.chatters.take(address)
