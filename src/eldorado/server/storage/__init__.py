"""Where games are kept. One small interface, two implementations, one conformance suite (tests/server/test_storage.py).

Every write is one statement that changes exactly one row or none, so that a batch of them from many rooms can share a
commit without one room's conflict touching another's write.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from .database import Value
from .keeping import RoomLine, Ruling
from .trouble import NewerDatabase, StorageError, Trouble

__all__ = [
    "Entry",
    "Head",
    "NewerDatabase",
    "Remark",
    "RoomLine",
    "RoomRow",
    "Ruling",
    "Storage",
    "StorageError",
    "Trouble",
    "is_moment",
]


class RoomRow(msgspec.Struct):
    """A room but for its game: `doc` is the room's own business, the other columns are what is searched by."""

    code: str
    revision: int
    phase: str
    public: bool
    timed: bool
    touched: float
    doc: str


class Entry(msgspec.Struct):
    """One line of a game's log: what a seat did (actions, or `undo`), when, and when the turn it led to runs out (0: never)."""

    number: int
    seat: int
    text: str
    at: float
    deadline: float = 0


class Remark(msgspec.Struct):
    """One line of chat: words, or a phrase that every reader sees in their own language."""

    seat: int
    name: str
    text: str
    at: float
    phrase: str = ""
    owner: str = ""
    """The pass of whoever said it, so that the name goes with the pass; written, and never read again."""


class Head(NamedTuple):
    """How far a room is in the storage: its sheet's revision and its last entry's number, and when both were written."""

    revision: int
    touched: float
    number: int
    at: float


def is_moment(stored: float, known: float) -> bool:
    """Whether two times are the same; a database may change the last digits."""
    return abs(stored - known) < 0.001


class Storage(Protocol):
    """Durable when the awaited call returns. Every method may raise StorageError; then nothing was changed."""

    trouble: Trouble

    async def open(self) -> None:
        """Connects and brings the schema up to date."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Raises unless the database can be written and read."""

    async def create(self, row: RoomRow) -> bool:
        """False when the code is taken."""

    async def save(self, row: RoomRow) -> bool:
        """Replaces the row whose revision is one less; false when somebody else was quicker."""

    async def load(self, code: str) -> RoomRow | None: ...

    async def append(self, code: str, entry: Entry) -> bool:
        """Adds the entry behind the one before it; false when that number is taken (or the one before it missing)."""

    async def entries(self, code: str, after: int) -> list[Entry]:
        """The log behind number `after`, in order."""

    async def heads(self, codes: list[str]) -> dict[str, Head]:
        """How far each room is, of those that exist."""

    async def public_rooms(self, limit: int) -> list[RoomRow]:
        """Public rooms not yet over, newest first."""

    async def deadlines(self) -> list[tuple[str, float]]:
        """Rooms in play whose running turn has a limit, and when it is reached."""

    async def say(self, code: str, remark: Remark) -> None: ...

    async def remarks(self, code: str, limit: int) -> list[Remark]:
        """The last remarks, oldest first."""

    # ---- one statement of the modules `…_sql`, for what is kept besides rooms

    async def write(self, statement: str, *values: Value) -> bool:
        """True when it changed exactly one row."""

    async def rows(self, statement: str, *values: Value) -> Sequence[tuple[Any, ...]]: ...

    # ---- see `keeping`

    async def setting(self, name: str) -> str: ...

    async def put_setting(self, name: str, value: str) -> None: ...

    async def drop_setting(self, name: str) -> None: ...

    async def rule(self, ruling: Ruling) -> None: ...

    async def pardon(self, kind: str, who: str) -> bool: ...

    async def rulings(self) -> list[Ruling]: ...

    async def lines(self, after: str, limit: int) -> list[RoomLine]: ...

    async def idle(self, before: float, over_before: float) -> list[str]: ...

    async def mark(self, code: str, now: float) -> None: ...

    async def marked(self) -> list[tuple[str, float]]: ...

    async def unmark(self, code: str) -> None: ...

    async def due(self, before: float, over_before: float, marked_before: float) -> list[str]: ...

    async def remove(self, code: str) -> None: ...
