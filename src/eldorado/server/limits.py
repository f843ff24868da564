"""How much of anything one stranger may do."""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol


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
        now = self._clock.ticks()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


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
