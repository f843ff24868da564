"""A database as a backup needs it: everything of one moment read in one go, everything written in one transaction."""

from __future__ import annotations

import contextlib
import pathlib
import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from ..storage import StorageError

Values = Sequence[str | int | float]


class Reading(Protocol):
    """One transaction."""

    def rows(self, statement: str) -> Iterator[tuple[Any, ...]]: ...

    def write(self, statement: str, rows: list[Values]) -> None: ...


class _Sqlite:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, statement: str) -> Iterator[tuple[Any, ...]]:
        return iter(self._connection.execute(statement))

    def write(self, statement: str, rows: list[Values]) -> None:
        self._connection.executemany(statement, [tuple(row) for row in rows])


class _Postgres:
    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def rows(self, statement: str) -> Iterator[tuple[Any, ...]]:
        with self._connection.cursor(name="eldorado_copy") as cursor:
            cursor.execute(statement)
            yield from cursor

    def write(self, statement: str, rows: list[Values]) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(statement.replace("?", "%s"), rows)


@contextlib.contextmanager
def transaction(url: str) -> Iterator[Reading]:
    """Everything in it sees one moment, and is written as a whole or not at all."""
    if url.startswith("sqlite:///"):
        with _sqlite(pathlib.Path(url.removeprefix("sqlite:///"))) as one:
            yield one
    else:
        with _postgres(url) as one:
            yield one


@contextlib.contextmanager
def _sqlite(path: pathlib.Path) -> Iterator[Reading]:
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=10, isolation_level=None)) as connection:
            connection.execute("BEGIN")
            yield _Sqlite(connection)
            connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise StorageError(f"{type(error).__name__}: {error}") from error


@contextlib.contextmanager
def _postgres(url: str) -> Iterator[Reading]:
    import psycopg

    try:
        with psycopg.connect(url, connect_timeout=10) as connection:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            yield _Postgres(connection)
    except psycopg.Error as error:
        raise StorageError(" ".join(str(error).split())) from error
