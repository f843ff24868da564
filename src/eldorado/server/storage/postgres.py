"""PostgreSQL: writes of all rooms gather and go in one transaction, sent in one pipeline; reads come from a pool."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import psycopg
from psycopg.rows import TupleRow
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from . import Entry, Head, NewerDatabase, Remark, RoomRow, StorageError, Trouble
from . import statements as sql
from .keeping import Keeping, Value

Connection = psycopg.AsyncConnection[TupleRow]
PATIENCE = 3.0
"""Seconds to wait for a connection before the clients are told."""
START_PATIENCE = 10.0
MOST_AT_ONCE = 500
_LOCK = 7_310_425
"""An arbitrary number: whoever holds this advisory lock changes the schema."""


class _Write:
    def __init__(self, statement: str, values: tuple[Value, ...], answer: asyncio.Future[bool]) -> None:
        self.statement = statement
        self.values = values
        self.answer = answer

    def order(self) -> tuple[str, str]:
        """All processes lock rows in the same order, so that none waits for another in a circle."""
        return self.statement, str(self.values)


class PostgresStorage(Keeping):
    """Games in a database that several server processes share."""

    def __init__(self, url: str) -> None:
        self.trouble = Trouble()
        self._url = url
        self._pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            url, min_size=1, max_size=4, open=False, timeout=PATIENCE, name="eldorado", kwargs={"connect_timeout": 3},
            check=AsyncConnectionPool.check_connection,
        )  # fmt: skip
        self._writing: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            url, min_size=1, max_size=1, open=False, timeout=PATIENCE, name="eldorado-writer", kwargs={"connect_timeout": 3}
        )
        self._pending: list[_Write] = []
        self._awake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        await _reach(self._url)
        await self._pool.open()
        await self._writing.open()
        try:
            async with self._pool.connection(timeout=10) as connection:
                await _migrate(connection)
        except (psycopg.Error, PoolTimeout, NewerDatabase) as error:
            await self._pool.close()
            await self._writing.close()
            raise error if isinstance(error, NewerDatabase) else StorageError(_reason(error)) from error
        self._writer = asyncio.get_running_loop().create_task(self._write_forever())

    async def close(self) -> None:
        self._closing = True
        self._awake.set()
        if self._writer is not None:
            await self._writer
        await self._writing.close()
        await self._pool.close()

    # ---- writing

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
        await self._write(sql.SAY, (code, remark.at, remark.seat, remark.name, remark.text, remark.phrase))

    def _write(self, statement: str, values: tuple[Value, ...]) -> asyncio.Future[bool]:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._closing:
            answer.set_exception(StorageError("closed"))
            return answer
        self._pending.append(_Write(_native(statement), values, answer))
        self._awake.set()
        return answer

    async def _write_forever(self) -> None:
        while self._pending or not self._closing:
            await self._awake.wait()
            self._awake.clear()
            while self._pending:
                batch, self._pending = self._pending[:MOST_AT_ONCE], self._pending[MOST_AT_ONCE:]
                await self._commit(batch)

    async def _commit(self, batch: list[_Write]) -> None:
        """All of a batch is durable, or none of it and every caller hears so."""
        try:
            async with self._writing.connection() as connection:
                changed = await _send(connection, sorted(batch, key=_Write.order))
        except Exception as error:  # noqa: BLE001 - whatever it is: those in the batch hear of it, the log too, and writing goes on
            failure = self.trouble.failed("write", error)
            for write in batch:
                if not write.answer.done():
                    write.answer.set_exception(failure)
            return
        self.trouble.over("write")
        for write in batch:
            if not write.answer.done():
                write.answer.set_result(changed[id(write)])

    # ---- reading

    async def load(self, code: str) -> RoomRow | None:
        rows = await self._read(sql.LOAD, (code,))
        return _row(rows[0]) if rows else None

    async def entries(self, code: str, after: int) -> list[Entry]:
        return [Entry(*row) for row in await self._read(sql.ENTRIES, (code, after))]

    async def heads(self, codes: list[str]) -> dict[str, Head]:
        rows = await self._read(sql.HEADS_POSTGRES, (codes,))
        return {str(code): Head(*head) for code, *head in rows}

    async def public_rooms(self, limit: int) -> list[RoomRow]:
        return [_row(row) for row in await self._read(sql.PUBLIC, (limit,))]

    async def deadlines(self) -> list[tuple[str, float]]:
        return [(str(code), float(deadline)) for code, deadline in await self._read(sql.DEADLINES, ())]

    async def remarks(self, code: str, limit: int) -> list[Remark]:
        return [Remark(*row) for row in reversed(await self._read(sql.REMARKS, (code, limit)))]

    async def _rows(self, statement: str, values: Sequence[Value] = ()) -> list[Any]:
        return await self._read(statement, values)

    async def _read(self, statement: str, values: Sequence[Value | list[str]]) -> list[TupleRow]:
        try:
            async with self._pool.connection() as connection:
                cursor = await connection.execute(_native(statement), values)
                found = await cursor.fetchall()
        except (psycopg.Error, PoolTimeout, OSError) as error:
            raise self.trouble.failed("read", error) from error
        self.trouble.over("read")
        return found


async def _send(connection: Connection, batch: list[_Write]) -> dict[int, bool]:
    cursors: dict[int, psycopg.AsyncCursor[Any]] = {}
    async with connection.pipeline():
        for write in batch:
            cursors[id(write)] = await connection.execute(write.statement, write.values)
    return {key: cursor.rowcount == 1 for key, cursor in cursors.items()}


async def _reach(url: str) -> None:
    """Waits a little for a database that is just starting; the last failure says why there is none."""
    until = time.monotonic() + START_PATIENCE
    while True:
        try:
            await (await psycopg.AsyncConnection.connect(url, connect_timeout=3)).close()
            return
        except (psycopg.Error, OSError) as error:
            if time.monotonic() > until:
                raise StorageError(_reason(error)) from error
        await asyncio.sleep(0.5)


def _reason(error: Exception) -> str:
    """In one line, as operators read it."""
    return " ".join(str(error).split())


def _native(statement: str) -> Any:
    """psycopg marks parameters with %s. Typed as Any: its own type wants literals, and ours come from `statements`."""
    return statement.replace("?", "%s")


def _row(row: TupleRow) -> RoomRow:
    code, revision, phase, public, timed, touched, doc = row
    return RoomRow(code, revision, phase, bool(public), bool(timed), touched, doc)


async def _migrate(connection: Connection) -> None:
    """Brings the schema up to date; processes that start together wait for each other."""
    await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
    await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    row = await (await connection.execute("SELECT COALESCE(MAX(version), 0) FROM schema_version")).fetchone()
    version = int(row[0]) if row is not None else 0
    if version > len(sql.MIGRATIONS):
        raise NewerDatabase(version, len(sql.MIGRATIONS))
    for number, step in enumerate(sql.MIGRATIONS[version:], version + 1):
        for statement in step:
            await connection.execute(_native(statement))
        await connection.execute("INSERT INTO schema_version (version) VALUES (%s)", (number,))
