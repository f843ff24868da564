"""How much of anything one stranger may do."""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Callable
from typing import Protocol

from .settings import Settings

REMARKS_AT_ONCE = 5
SEATS = 4
CROWD = 10
"""As many messages may come from one address as from so many connections that never pause."""
PILE = 10
"""As many requests as one that looks at many games counts for."""


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

    def lose(self) -> None:
        """One was taken elsewhere."""
        self.is_empty()
        self._left = max(self._left - 1, 0)

    def is_empty(self) -> bool:
        now = self._clock.ticks()
        self._left = min(self._size, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < 1


class Buckets:
    """One bucket for each address; the addresses not heard of for longest are forgotten. `told` hears of all that is taken."""

    def __init__(
        self, rate: float, size: float, clock: Ticking, most: int = 20_000, told: Callable[[str], None] | None = None
    ) -> None:
        self._rate = rate
        self._size = size
        self._clock = clock
        self._most = most
        self._told = told
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        taken = self._bucket(address).take()
        if taken and self._told is not None:
            self._told(address)
        return taken

    def lose(self, address: str) -> None:
        """Another process has let this address take one."""
        self._bucket(address).lose()

    def _bucket(self, address: str) -> Bucket:
        bucket = self._known.get(address)
        if bucket is not None:
            self._known.move_to_end(address)
            return bucket
        bucket = self._known[address] = Bucket(self._rate, self._size, self._clock)
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return bucket

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
    """What one address may ask of all processes, and one seat say in its room; coming back does not fill anything up.

    `tell` lets the other processes know what was taken, by the limit's name and whose it is; without them it says nothing.
    Requests and messages are counted by each process alone: there are too many of them to talk about.
    """

    def __init__(self, settings: Settings, clock: Ticking, tell: Callable[[str, str], None] | None = None) -> None:
        self._tell = tell
        self._clock = clock
        self._shared: dict[str, Buckets] = {}
        daily, hourly, by_minute = 1 / 86_400, 1 / 3600, 1 / 60
        self.requests = Buckets(settings.requests_per_second, 4 * settings.requests_per_second, clock)
        self.piles = Buckets(settings.requests_per_second / PILE, settings.requests_per_second, clock)
        """Of what looks at many games at once: one's home, everything about one's pass."""
        self.messages = Buckets(CROWD * settings.messages_per_second, 4 * CROWD * settings.messages_per_second, clock)
        """Over all connections of an address."""
        self.rooms = self._share("rooms", settings.rooms_per_address * hourly, settings.rooms_per_address)
        self.passes = self._share("passes", settings.passes_per_address * hourly, settings.passes_per_address)
        self.tries = self._share("tries", settings.tries_per_address * daily, settings.tries_per_address)
        """Counted races of a day, by whatever passes."""
        self.subscriptions = self._share(
            "subscriptions", settings.subscriptions_per_address * hourly, settings.subscriptions_per_address
        )
        self.routes = self._share("routes", settings.routes_per_address * hourly, settings.routes_per_address)
        self.complaints = self._share("complaints", settings.routes_per_address * hourly, settings.routes_per_address)
        self.connects = self._share("connects", settings.connects_per_minute * by_minute, settings.connects_per_minute / 2)
        self.guesses = self._share("guesses", settings.guesses_per_minute * by_minute, settings.guesses_per_minute)
        self.remarks = self._share("remarks", settings.remarks_per_minute * by_minute, REMARKS_AT_ONCE)
        """By room and seat."""
        self.chatters = self._share("chatters", SEATS * settings.remarks_per_minute * by_minute, SEATS * REMARKS_AT_ONCE)
        """By address: a family at one table, or one person at many."""

    def _share(self, name: str, rate: float, size: float) -> Buckets:
        told = functools.partial(self._tell, name) if self._tell is not None else None
        self._shared[name] = Buckets(rate, size, self._clock, told=told)
        return self._shared[name]

    def taken_elsewhere(self, name: str, whose: str) -> None:
        """Also heard of limits that a later release may have; they are none here."""
        if name in self._shared:
            self._shared[name].lose(whose)

    def may_say(self, room: str, seat: int, address: str) -> bool:
        return self.remarks.take(f"{room} {seat}") and self.chatters.take(address)
