"""Who of those that wait for a worker is next: every address in its turn, rooms that nobody looks at after all others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

Thing = TypeVar("Thing")
NOBODY = ""


class Crowded(Exception):
    """Too many wait; to be tried again later."""


class Waiting(Generic[Thing]):
    """One job in the line; `answer` gets what it waits for when it is its turn."""

    __slots__ = ("address", "answer", "is_watched")

    def __init__(self, address: str, is_watched: bool) -> None:
        self.address = address
        self.is_watched = is_watched
        self.answer: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()


class _Line(Generic[Thing]):
    """In turn by address, within an address in the order they came."""

    def __init__(self) -> None:
        self._by_address: OrderedDict[str, deque[Waiting[Thing]]] = OrderedDict()

    def add(self, one: Waiting[Thing]) -> None:
        self._by_address.setdefault(one.address, deque()).append(one)

    def next(self) -> Waiting[Thing] | None:
        """The first of the address whose turn it is."""
        if not self._by_address:
            return None
        address, line = self._by_address.popitem(last=False)
        one = line.popleft()
        if line:
            self._by_address[address] = line  # at the end: all others come first
        return one

    def leave(self, one: Waiting[Thing]) -> bool:
        """Whether it still stood in the line."""
        line = self._by_address.get(one.address, deque())
        if one not in line:
            return False
        line.remove(one)
        if not line:
            del self._by_address[one.address]
        return True

    def drop_last(self) -> Waiting[Thing] | None:
        """Sends away the one of the longest line that came last."""
        if not self._by_address:
            return None
        address = max(self._by_address, key=lambda key: len(self._by_address[key]))
        one = self._by_address[address].pop()
        if not self._by_address[address]:
            del self._by_address[address]
        return one


class Turns(Generic[Thing]):
    """`most` may wait; beyond that the last of the unwatched go first, then the last of whoever has most in line."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._watched: _Line[Thing] = _Line()
        self._others: _Line[Thing] = _Line()
        self.count = 0

    def join(self, one: Waiting[Thing]) -> None:
        """Takes its place in line, or raises Crowded; somebody else may be sent away with that instead."""
        (self._watched if one.is_watched else self._others).add(one)
        self.count += 1
        if self.count > self._most:
            last = self._others.drop_last() or self._watched.drop_last()
            self.count -= 1
            if last is not None and not last.answer.done():
                last.answer.set_exception(Crowded())

    def leave(self, one: Waiting[Thing]) -> None:
        """Whoever gives up waiting takes nobody else's place."""
        self.count -= (self._watched if one.is_watched else self._others).leave(one)

    def next(self) -> Waiting[Thing] | None:
        """Whose turn it is; those who have just given up are passed over."""
        while (one := self._watched.next() or self._others.next()) is not None:
            self.count -= 1
            if not one.answer.done():
                break
        return one
