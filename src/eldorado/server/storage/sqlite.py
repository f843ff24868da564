"""SQLite in WAL mode: one writer thread that commits whatever has gathered, one reader thread beside it.

`synchronous=FULL` syncs the log at every commit, so that what was told survives a power cut; as many rooms share one
sync, that costs the throughput little (docs/performance.md). Moving the log into the file proper is done by a thread of its
own: done within a commit, it made one action in a hundred wait for more than 100 ms.
"""

from __future__ import annotations

import asyncio
import pathlib
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
import structlog

from . import Head, NewerDatabase, StorageError, Trouble
from . import statements as sql
from .database import Value
from .files import private, tighten
from .keeping import Keeping
from .stored_rooms import StoredRooms

Result = TypeVar("Result")
BUSY_SECONDS = 2.0
"""How long a lock held by another program is waited for before the clients are told."""
TIDY_SECONDS = 2.0
LONG_LOG = 64_000_000
"""Bytes from which the log is begun anew, even if writers have to wait for that."""


class _Write:
    """One statement and the caller who waits for it."""

    def __init__(self, statement: str, values: tuple[Value, ...], answer: asyncio.Future[bool]) -> None:
        self.statement = statement
        self.values = values
        self.answer = answer
        self.changed = False


class SqliteStorage(StoredRooms, Keeping):
    """Games in one file."""

    def __init__(self, path: pathlib.Path | str) -> None:
        self.path = str(path)
        self.trouble = Trouble()
        self._gathered: list[_Write] = []
        self._pending: list[_Write] = []
        self._wake = threading.Condition()
        self._closing = False
        self._is_closed = threading.Event()
        self._writer: threading.Thread | None = None
        self._tidier: threading.Thread | None = None
        self._reader = ThreadPoolExecutor(1, "sqlite-reader")
        self._reading: sqlite3.Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._log: structlog.stdlib.BoundLogger = structlog.get_logger("eldorado.server")

    # ---- opening and closing

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            private(pathlib.Path(self.path))
            for beside in ("-wal", "-shm"):  # what a killed server left behind holds games, too
                tighten(pathlib.Path(self.path + beside))
            await self._read(_migrate)
        except OSError as error:
            raise StorageError(f"{self.path}: {error.strerror or error}") from error
        except StorageError:
            self._reader.shutdown()
            raise
        self._writer = threading.Thread(target=self._write_forever, name="sqlite-writer", daemon=True)
        self._tidier = threading.Thread(target=self._tidy_forever, name="sqlite-tidier", daemon=True)
        self._writer.start()
        self._tidier.start()

    async def close(self) -> None:
        self._hand_over()
        with self._wake:
            self._closing = True
            self._wake.notify()
        self._is_closed.set()
        for thread in (self._writer, self._tidier):
            if thread is not None:
                await asyncio.to_thread(thread.join)
        if self._reading is not None:
            await asyncio.get_running_loop().run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()

    # ---- writing

    def _write(self, statement: str, values: tuple[Value, ...]) -> asyncio.Future[bool]:
        assert self._loop is not None
        write = _Write(statement, values, self._loop.create_future())
        if self._closing:
            write.answer.set_exception(StorageError("closed"))
        else:
            if not self._gathered:
                self._loop.call_soon(self._hand_over)
            self._gathered.append(write)
        return write.answer

    def _hand_over(self) -> None:
        """To the writer thread, once for all writes of one turn of the event loop."""
        with self._wake:
            self._pending += self._gathered
            self._gathered.clear()
            self._wake.notify()

    def _write_forever(self) -> None:
        """The writer thread: everything that has gathered since the last commit goes into the next."""
        connection: sqlite3.Connection | None = None
        while True:
            with self._wake:
                while not self._pending and not self._closing:
                    self._wake.wait()
                batch, self._pending = self._pending, []
                if not batch:
                    break
            failure: StorageError | None = None
            try:
                if connection is None:
                    connection = self._connect()
                _commit(connection, batch)
                self.trouble.over("write")
            except Exception as error:  # noqa: BLE001 - whatever it is: those in the batch hear of it, the log too, and writing goes on
                failure = self.trouble.failed("write", error)
                _abandon(connection)
                connection = None
            self._answer(batch, failure)
        if connection is not None:
            connection.close()

    def _tidy_forever(self) -> None:
        """Moves the log into the file while others write; what it cannot do now it does the next time."""
        connection: sqlite3.Connection | None = None
        while not self._is_closed.wait(TIDY_SECONDS):
            try:
                if connection is None:
                    connection = self._connect()
                log = pathlib.Path(self.path + "-wal")
                is_long = log.exists() and log.stat().st_size > LONG_LOG
                connection.execute(f"PRAGMA wal_checkpoint({'RESTART' if is_long else 'PASSIVE'})")
            except sqlite3.Error as error:
                self._log.warning("checkpoint-failed", reason=str(error))
                _abandon(connection)
                connection = None
        if connection is not None:
            connection.close()

    def _answer(self, batch: list[_Write], failure: StorageError | None) -> None:
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_resolve, batch, failure)

    # ---- reading

    async def heads(self, codes: list[str]) -> dict[str, Head]:
        def read(connection: sqlite3.Connection) -> dict[str, Head]:
            rows = [connection.execute(sql.HEAD, (code,)).fetchone() for code in codes]
            return {str(row[0]): Head(*row[1:]) for row in rows if row is not None}

        return await self._read(read)

    async def _rows(self, statement: str, values: Sequence[Value] = ()) -> list[Any]:
        return await self._read(lambda connection: connection.execute(statement, tuple(values)).fetchall())

    async def _read(self, read: Callable[[sqlite3.Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read_here, read)

    def _read_here(self, read: Callable[[sqlite3.Connection], Result]) -> Result:
        try:
            if self._reading is None:
                self._reading = self._connect()
            found = read(self._reading)
        except sqlite3.Error as error:
            _abandon(self._reading)
            self._reading = None
            raise self.trouble.failed("read", error) from error
        self.trouble.over("read")
        return found

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        _use_log(connection)
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA wal_autocheckpoint=0")
        return connection


def _use_log(connection: sqlite3.Connection) -> None:
    """WAL mode; the one change for which SQLite does not wait for others itself, so two that start together must."""
    give_up = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                connection.close()
                raise
        time.sleep(0.005)


def _commit(connection: sqlite3.Connection, batch: list[_Write]) -> None:
    """All of a batch, in as few statements as can be.

    After every statement Python's lock has to be taken back from a busy event loop, which takes up to the switch interval;
    with a statement for each entry, 20 rooms waited 70 ms for a commit of 1 ms. In the rare case of a conflict the entries
    are written one by one, to find out whose it is.
    """
    entries = [write for write in batch if write.statement is sql.APPEND]
    connection.execute("BEGIN IMMEDIATE")
    if len(entries) > 1:
        many = msgspec.json.encode([write.values[:6] for write in entries]).decode()
        if connection.execute(sql.APPEND_MANY_SQLITE, (many,)).rowcount != len(entries):
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            entries = []
        for write in entries:
            write.changed = True
    for write in batch:
        if len(entries) < 2 or write.statement is not sql.APPEND:
            write.changed = connection.execute(write.statement, write.values).rowcount == 1
    connection.execute("COMMIT")


def _abandon(connection: sqlite3.Connection | None) -> None:
    """After a failure the connection is not trusted any more; closing it rolls back what was begun."""
    if connection is not None:
        connection.close()


def _resolve(batch: list[_Write], failure: StorageError | None) -> None:
    for write in batch:
        if write.answer.done():
            continue
        if failure is None:
            write.answer.set_result(write.changed)
        else:
            write.answer.set_exception(failure)


def _migrate(connection: sqlite3.Connection) -> None:
    """Brings the schema up to date; two processes that start together wait for each other."""
    connection.execute("BEGIN IMMEDIATE")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(sql.MIGRATIONS):
        connection.execute("ROLLBACK")
        raise NewerDatabase(version, len(sql.MIGRATIONS))
    for step in sql.MIGRATIONS[version:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {len(sql.MIGRATIONS)}")
    connection.execute("COMMIT")
