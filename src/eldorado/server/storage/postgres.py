"""PostgreSQL: writes of all rooms gather and go together (`postgres_writing`); reads come from a pool."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import psycopg
from psycopg.rows import TupleRow
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from . import Head, NewerDatabase, StorageError, Trouble
from . import statements as sql
from .database import Value
from .keeping import Keeping
from .postgres_writing import CONNECTING, PATIENCE, Connection, PostgresWriter, native, reached, reason
from .stored_rooms import StoredRooms

START_PATIENCE = 10.0
READERS = 4
RETRY = 1.0
"""Seconds for which the pool tries again by itself, ever more rarely; after that whoever asks next makes it try at once."""
_LOCK = 7_310_425
"""An arbitrary number: whoever holds this advisory lock changes the schema."""


class PostgresStorage(StoredRooms, Keeping):
    """Games in a database that several server processes share."""

    def __init__(self, url: str) -> None:
        self.trouble = Trouble()
        self._url = url
        self._pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            url, min_size=1, max_size=READERS, open=False, timeout=PATIENCE, name="eldorado", kwargs=CONNECTING,
            reconnect_timeout=RETRY,
        )  # fmt: skip
        self._writer = PostgresWriter(url, self.trouble)

    async def open(self) -> None:
        await (await reached(self._url, START_PATIENCE)).close()
        await self._pool.open()
        try:
            async with self._pool.connection(timeout=10) as connection, connection.transaction():
                await _migrate(connection)
        except (psycopg.Error, PoolTimeout, NewerDatabase) as error:
            await self._pool.close()
            raise error if isinstance(error, NewerDatabase) else StorageError(reason(error)) from error
        self._writer.start()

    async def close(self) -> None:
        await self._writer.close()
        await self._pool.close()

    # ---- writing

    def _write(self, statement: str, values: tuple[Value, ...]) -> asyncio.Future[bool]:
        return self._writer.write(statement, values)

    # ---- reading

    async def heads(self, codes: list[str]) -> dict[str, Head]:
        rows = await self._read(sql.HEADS_POSTGRES, (codes,))
        return {str(code): Head(*head) for code, *head in rows}

    async def _rows(self, statement: str, values: Sequence[Value] = ()) -> list[Any]:
        return await self._read(statement, values)

    async def _read(self, statement: str, values: Sequence[Value | list[str]]) -> list[TupleRow]:
        try:
            found = await self._found(statement, values)
        except (psycopg.Error, PoolTimeout, OSError) as error:
            raise self.trouble.failed("read", error) from error
        self.trouble.over("read")
        return found

    async def _found(self, statement: str, values: Sequence[Value | list[str]]) -> list[TupleRow]:
        """Connections that the database has closed meanwhile are found out by asking, and passed over: each may be one."""
        for is_last in (*[False] * READERS, True):
            async with self._pool.connection() as connection:
                try:
                    return await (await connection.execute(native(statement), values)).fetchall()
                except psycopg.OperationalError:
                    if is_last or not connection.broken:
                        raise
        raise AssertionError


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
            await connection.execute(native(statement))
        await connection.execute("INSERT INTO schema_version (version) VALUES (%s)", (number,))
