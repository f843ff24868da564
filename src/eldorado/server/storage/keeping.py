"""What operators and the house itself keep in a storage besides games: settings, rulings, marks before a removal."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from . import statements as sql
from .database import Database


class Clocked(Protocol):
    """Wall time, for what is stored."""

    def now(self) -> float: ...


class Ruling(msgspec.Struct):
    """What an operator decided: `ban` or `mute` an address, a network or a seat (`ABCDEF 2`), or `close` a room."""

    kind: str
    who: str
    until: float
    """Wall time; 0 for ever."""
    reason: str
    made: float


class RoomLine(msgspec.Struct):
    """A room as it stands in a list."""

    code: str
    phase: str
    public: bool
    timed: bool
    touched: float
    marked: float
    """When it was marked for removal; 0 if it is not."""
    entries: int


class Keeping(Database):
    """The same for every database."""

    # ---- settings

    async def setting(self, name: str) -> str:
        """Empty if it was never set."""
        rows = await self._rows(sql.SETTING, (name,))
        return str(rows[0][0]) if rows else ""

    async def put_setting(self, name: str, value: str) -> None:
        await self._write(sql.PUT, (name, value))

    async def drop_setting(self, name: str) -> None:
        await self._write(sql.DROP, (name,))

    # ---- rulings

    async def rule(self, ruling: Ruling) -> None:
        """A ruling; replaces the one of the same kind about the same."""
        values = (ruling.kind, ruling.who, ruling.until, ruling.reason, ruling.made)
        await self._write(sql.RULE, values)

    async def pardon(self, kind: str, who: str) -> bool:
        """Whether there was such a ruling."""
        return await self._write(sql.PARDON, (kind, who))

    async def rulings(self) -> list[Ruling]:
        return [Ruling(*row) for row in await self._rows(sql.RULINGS)]

    # ---- rooms

    async def lines(self, after: str, limit: int) -> list[RoomLine]:
        """Rooms in the order of their codes, behind one."""
        rows = await self._rows(sql.LINES, (after, limit))
        return [RoomLine(code, phase, bool(public), bool(timed), *rest) for code, phase, public, timed, *rest in rows]

    async def idle(self, before: float, over_before: float) -> list[str]:
        """Rooms untouched since `before`, and finished ones since `over_before`, that are not marked yet."""
        return [str(code) for (code,) in await self._rows(sql.IDLE, (before, over_before, before))]

    async def mark(self, code: str, now: float) -> None:
        await self._write(sql.MARK, (now, code))

    async def marked(self) -> list[tuple[str, float]]:
        return [(str(code), float(at)) for code, at in await self._rows(sql.MARKED)]

    async def unmark(self, code: str) -> None:
        await self._write(sql.UNMARK, (code,))

    async def due(self, before: float, over_before: float, marked_before: float) -> list[str]:
        """Rooms that were marked long enough ago and are as idle as then."""
        rows = await self._rows(sql.DUE, (marked_before, before, over_before, before))
        return [str(code) for (code,) in rows]

    async def remove(self, code: str) -> None:
        """A room with everything that belongs to it, in one commit."""
        await asyncio.gather(*(self._write(statement, (code,)) for statement in sql.FORGET))
