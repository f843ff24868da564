"""How PostgreSQL is written to: whatever has gathered while the last batch was under way goes in the next.

Entries of games, which is nearly everything, are one statement that commits by itself, on a connection of their own: with a
statement for each entry and a connection borrowed for each batch, an action cost a server up to 1 ms more
(docs/lab/2026-11-two-processes.md).
"""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import psycopg
from psycopg.rows import TupleRow

from . import statements as sql
from .database import Value
from .postgres_asking import PreparedLine
from .trouble import StorageError, Trouble

Connection = psycopg.AsyncConnection[TupleRow]
PATIENCE = 3.0
"""Seconds to wait for a connection before the clients are told."""
LONGEST_STATEMENT = 10.0
"""Seconds that a batch may wait, say for a table that somebody has locked, before its clients are told."""
MOST_AT_ONCE = 500
CONNECTING: Final[dict[str, Any]] = {
    "autocommit": True, "connect_timeout": 3, "tcp_user_timeout": 10_000,
    "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3,
}  # fmt: skip
"""A database that has fallen silent is given up after some ten seconds, also when nobody says so."""
_APPEND = "append_entries"
_PREPARE = f"PREPARE {_APPEND} (text) AS {sql.APPEND_MANY_POSTGRES.replace('?', '$1')}"


class _Write:
    """One statement and the caller who waits for it."""

    __slots__ = ("answer", "statement", "values")

    def __init__(self, statement: str, values: tuple[Value, ...], answer: asyncio.Future[bool]) -> None:
        self.statement = statement
        self.values = values
        self.answer = answer

    def order(self) -> tuple[str, str]:
        """All processes lock rows in the same order, so that none waits for another in a circle."""
        return self.statement, str(self.values)


class PostgresWriter:
    def __init__(self, url: str, trouble: Trouble) -> None:
        self._url = url
        self._trouble = trouble
        self._entries: PreparedLine | None = None
        self._connection: Connection | None = None
        """For everything else."""
        self._pending: list[_Write] = []
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._write_forever())

    async def close(self) -> None:
        self._is_closing = True
        self._awake.set()
        if self._task is not None:
            await self._task
        await self._hang_up()

    def write(self, statement: str, values: tuple[Value, ...]) -> asyncio.Future[bool]:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._is_closing:
            answer.set_exception(StorageError("closed"))
        else:
            self._pending.append(_Write(statement, values, answer))
            self._awake.set()
        return answer

    async def _write_forever(self) -> None:
        while self._pending or not self._is_closing:
            await self._awake.wait()
            self._awake.clear()
            while self._pending:
                batch, self._pending = self._pending[:MOST_AT_ONCE], self._pending[MOST_AT_ONCE:]
                entries, others = _sorted_out(batch)
                await self._commit(entries, self._append_all)
                await self._commit(others, self._one_by_one)

    async def _commit(self, batch: list[_Write], send: Callable[[list[_Write]], Awaitable[list[bool]]]) -> None:
        """All of a batch is durable, or none of it and every caller hears so."""
        if not batch:
            return
        try:
            changed = await send(batch)
        except Exception as error:  # noqa: BLE001 - whatever it is: those in the batch hear of it, the log too, and writing goes on
            failure = self._trouble.failed("write", error)
            await self._hang_up()
            for write in batch:
                if not write.answer.done():
                    write.answer.set_exception(failure)
            return
        self._trouble.over("write")
        for write, is_changed in zip(batch, changed, strict=True):
            if not write.answer.done():
                write.answer.set_result(is_changed)

    async def _append_all(self, batch: list[_Write]) -> list[bool]:
        """Entries of as many rooms, in one statement; for each, whether it was written."""
        if self._entries is None or self._entries.is_gone:
            await self._hang_up()
            self._entries = PreparedLine(await _begun(self._url, _PREPARE), _APPEND)
        many = msgspec.json.encode([write.values[:6] for write in batch])
        written = {code.decode() for code in await self._entries.ask(many)}
        return [write.values[0] in written for write in batch]

    async def _one_by_one(self, batch: list[_Write]) -> list[bool]:
        """Any statements in one transaction; for each, whether it changed a row."""
        if self._connection is None:
            self._connection = await _begun(self._url)
        if len(batch) == 1:  # commits by itself, for a third of the work
            return [(await self._connection.execute(native(batch[0].statement), batch[0].values)).rowcount == 1]
        cursors = []
        async with self._connection.pipeline(), self._connection.transaction():
            for write in batch:
                cursors.append(await self._connection.execute(native(write.statement), write.values))
        return [cursor.rowcount == 1 for cursor in cursors]

    async def _hang_up(self) -> None:
        """After a failure the connections are not trusted any more; closing them rolls back what was begun."""
        entries, self._entries = self._entries, None
        connection, self._connection = self._connection, None
        if entries is not None:
            await entries.close()
        if connection is not None:
            await connection.close()


async def _begun(url: str, *more: str) -> Connection:
    """A connection whose statements are given up when they take too long, after these first ones."""
    connection = await reached(url, PATIENCE)
    try:
        for statement in (f"SET statement_timeout = {round(1000 * LONGEST_STATEMENT)}", *more):
            await connection.execute(statement.encode())
    except BaseException:
        await connection.close()
        raise
    return connection


def _sorted_out(batch: list[_Write]) -> tuple[list[_Write], list[_Write]]:
    """Entries, one of each room, by its code; and everything else. A room's second entry needs to see its first."""
    entries: dict[Value, _Write] = {}
    others: list[_Write] = []
    for write in batch:
        if write.statement is sql.APPEND and write.values[0] not in entries:
            entries[write.values[0]] = write
        else:
            others.append(write)
    return [entries[code] for code in sorted(entries, key=str)], sorted(others, key=_Write.order)


async def reached(url: str, patience: float) -> Connection:
    """A connection on which every statement commits by itself; waits a little for a database that is just starting.

    The last failure says why there is none.
    """
    until = time.monotonic() + patience
    while True:
        try:
            return await psycopg.AsyncConnection.connect(url, **CONNECTING)
        except (psycopg.Error, OSError) as error:
            if time.monotonic() > until:
                raise StorageError(reason(error)) from error
        await asyncio.sleep(0.5)


def reason(error: Exception) -> str:
    """In one line, as operators read it."""
    return " ".join(str(error).split())


@functools.cache
def native(statement: str) -> Any:
    """psycopg marks parameters with %s. Typed as Any: its own type wants literals, and ours come from `statements`."""
    return statement.replace("?", "%s")
