"""How PostgreSQL is written to when it is slow, locked, cut off or may only be read."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import psycopg
import pytest
from services import Postgres
from serving import fetched, serving, settings_in

from eldorado.server.storage import Entry, StorageError, postgres_writing
from eldorado.server.storage import statements as sql
from eldorado.server.storage.postgres import PostgresStorage
from eldorado.server.storage.postgres_writing import native
from eldorado.server.web import readiness

TERMINATE = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


@pytest.fixture
def url(pg: Postgres, tmp_path: pathlib.Path) -> str:
    """A database of its own."""
    name = f"w{abs(hash(str(tmp_path)))}"
    with psycopg.connect(pg.url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return pg.url.replace("/postgres", f"/{name}")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStorage]:
    storage = PostgresStorage(url)
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


@contextmanager
def operator(url: str) -> Iterator[psycopg.Connection]:
    """Somebody else who is connected to the same database."""
    with psycopg.connect(url, autocommit=True) as connection:
        yield connection


def entry(number: int = 1, text: str = "start") -> Entry:
    return Entry(number, 1, text, 1.0)


def test_a_batch_longer_than_the_connection_takes_at_once_is_written_whole(url: str) -> None:
    async def test() -> None:
        async with opened(url) as storage:
            await storage.append("FIRST1", entry())
            codes = [f"ROOM{number}" for number in range(300)]
            assert all(await asyncio.gather(*(storage.append(code, entry(text="x" * 30_000)) for code in codes)))
            assert [len((await storage.entries(code, 0))[0].text) for code in codes[::50]] == [30_000] * 6

    asyncio.run(test())


def test_entries_are_found_by_the_index_however_many_there_are(url: str) -> None:
    """Before PostgreSQL has counted them, too: it once read all entries of all games for every batch."""

    async def test() -> None:
        async with opened(url):
            with operator(url) as other:
                other.execute("INSERT INTO entry SELECT 'R' || g, 1, 1, 1, 0, 'start' FROM generate_series(1, 5000) g")
                asked = native("EXPLAIN " + sql.APPEND_MANY_POSTGRES), ('[["R7", 2, 1, 1.0, 0.0, "end"]]',)
                plan = "\n".join(line for (line,) in other.execute(*asked).fetchall())
        assert "Index Only Scan using entry_pkey" in plan, plan
        assert "Seq Scan" not in plan, plan

    asyncio.run(test())


def test_a_connection_that_breaks_under_way_is_told_and_made_anew(url: str) -> None:
    async def test() -> None:
        async with opened(url) as storage:
            await storage.append("ABCDEF", entry())
            with operator(url) as other, other.transaction():
                other.execute("LOCK TABLE entry IN EXCLUSIVE MODE")
                waiting = asyncio.ensure_future(storage.append("ABCDEF", entry(2)))
                await asyncio.sleep(0.1)
                other.execute(TERMINATE)
                with pytest.raises(StorageError):
                    await asyncio.wait_for(waiting, 10)
            assert await asyncio.wait_for(storage.append("ABCDEF", entry(2)), 10)

    asyncio.run(test())


def test_a_connection_that_breaks_while_nobody_writes_costs_nobody_a_write(url: str) -> None:
    """Nothing was under way, so nothing is in doubt: the next entry goes over a new one, and what is read from it is its own."""

    async def test() -> None:
        async with opened(url) as storage:
            await storage.append("ABCDEF", entry())
            line = storage._writer._entries
            assert line is not None
            with operator(url) as other:
                other.execute(TERMINATE)
            async with asyncio.timeout(10):
                while not line.is_gone:
                    await asyncio.sleep(0.01)
            assert [await storage.append("ABCDEF", entry(number)) for number in (2, 2, 3)] == [True, False, True]
            assert storage.trouble.count == 0

    asyncio.run(test())


def test_a_write_that_waits_for_too_long_is_given_up(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_writing, "LONGEST_STATEMENT", 0.2)

    async def test() -> None:
        async with opened(url) as storage:
            with operator(url) as other, other.transaction():
                other.execute("LOCK TABLE entry IN EXCLUSIVE MODE")
                with pytest.raises(StorageError):
                    await asyncio.wait_for(storage.append("ABCDEF", entry()), 10)
            assert await asyncio.wait_for(storage.append("ABCDEF", entry()), 10)

    asyncio.run(test())


def test_readyz_is_red_while_the_database_may_only_be_read(
    url: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a standby is after a failover."""
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    name = url.rpartition("/")[2]
    with serving(settings_in(tmp_path, database_url=url)) as running, operator(url) as other:
        assert fetched(f"{running.server.address}/readyz") == 200
        other.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on".encode())
        other.execute(TERMINATE)
        assert [fetched(f"{running.server.address}/readyz") for _ in range(2)] == [503, 503]
        assert fetched(f"{running.server.address}/healthz") == 200
        assert fetched(f"{running.server.address}/api/rooms") == 200
        other.execute("SET default_transaction_read_only = off")
        other.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only".encode())
        other.execute(TERMINATE)
        fetched(f"{running.server.address}/readyz")  # finds that the connection is gone
        assert fetched(f"{running.server.address}/readyz") == 200


def test_readyz_does_not_wait_for_a_database_that_hangs(
    url: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PROBE_SECONDS", 0.2)
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    with serving(settings_in(tmp_path, database_url=url)) as running:
        with operator(url) as other, other.transaction():
            other.execute("LOCK TABLE setting IN EXCLUSIVE MODE")
            assert fetched(f"{running.server.address}/readyz") == 503
        assert fetched(f"{running.server.address}/readyz") == 200
