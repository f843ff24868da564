"""Rooms, their logs and their chat: the same for every database, but for how many heads are asked for at once."""

from __future__ import annotations

from . import Entry, Remark, RoomRow
from . import statements as sql
from .database import Database


class StoredRooms(Database):
    async def create(self, row: RoomRow) -> bool:
        values = (row.code, row.revision, row.phase, int(row.public), int(row.timed), row.touched, row.doc)
        return await self._write(sql.CREATE, values)

    async def save(self, row: RoomRow) -> bool:
        values = (row.revision, row.phase, int(row.public), int(row.timed), row.touched, row.doc, row.code, row.revision - 1)
        return await self._write(sql.SAVE, values)

    async def append(self, code: str, entry: Entry) -> bool:
        before = entry.number - 1
        values = (code, entry.number, entry.seat, entry.at, entry.deadline, entry.text, entry.number, code, before)
        return await self._write(sql.APPEND, values)

    async def say(self, code: str, remark: Remark) -> None:
        await self._write(sql.SAY, (code, remark.at, remark.seat, remark.name, remark.text, remark.phrase, remark.owner))

    async def load(self, code: str) -> RoomRow | None:
        rows = await self._rows(sql.LOAD, (code,))
        return _row(rows[0]) if rows else None

    async def entries(self, code: str, after: int) -> list[Entry]:
        return [Entry(*row) for row in await self._rows(sql.ENTRIES, (code, after))]

    async def public_rooms(self, limit: int) -> list[RoomRow]:
        return [_row(row) for row in await self._rows(sql.PUBLIC, (limit,))]

    async def deadlines(self) -> list[tuple[str, float]]:
        return [(str(code), float(deadline)) for code, deadline in await self._rows(sql.DEADLINES)]

    async def remarks(self, code: str, limit: int) -> list[Remark]:
        return [Remark(*row) for row in reversed(await self._rows(sql.REMARKS, (code, limit)))]


def _row(row: tuple[str, int, str, int, int, float, str]) -> RoomRow:
    code, revision, phase, public, timed, touched, doc = row
    return RoomRow(code, revision, phase, bool(public), bool(timed), touched, doc)
