"""The conformance suite of storages: SQLite and PostgreSQL do the same."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
from collections.abc import AsyncIterator, Awaitable, Callable

import psycopg
import pytest
from services import Postgres

from eldorado.engine.errors import EldoradoError
from eldorado.server.gallery.shelf import Shelf, ShelfRoute
from eldorado.server.storage import Entry, Remark, RoomRow, Ruling, Storage, StorageError
from eldorado.server.storage import statements as sql
from eldorado.server.storage.postgres import PostgresStorage
from eldorado.server.storage.sqlite import SqliteStorage

Make = Callable[[], Storage]


@pytest.fixture(params=["sqlite", "postgres"])
def make(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Make:
    """Makes storages on the same, at first empty database."""
    if request.param == "sqlite":
        return lambda: SqliteStorage(tmp_path / "games.sqlite")
    url = request.getfixturevalue("pg").url
    name = f"t{abs(hash(str(tmp_path)))}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return lambda: PostgresStorage(url.replace("/postgres", f"/{name}"))


@contextlib.asynccontextmanager
async def opened(make: Make) -> AsyncIterator[Storage]:
    storage = make()
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


def row(
    code: str = "ABCDEF", revision: int = 1, phase: str = "lobby", doc: str = "{}", timed: bool = False, touched: float = 5
) -> RoomRow:
    return RoomRow(code, revision, phase, True, timed, touched, doc)


def run(test: Callable[[Storage], Awaitable[None]], make: Make) -> None:
    async def whole() -> None:
        async with opened(make) as storage:
            await test(storage)

    asyncio.run(whole())


def test_a_room_comes_back_as_it_was_stored(make: Make) -> None:
    async def test(storage: Storage) -> None:
        assert await storage.load("ABCDEF") is None
        assert await storage.create(row(doc='{"name":"Ängström — Ёж"}'))
        assert await storage.load("ABCDEF") == row(doc='{"name":"Ängström — Ёж"}')

    run(test, make)


def test_a_code_is_given_once(make: Make) -> None:
    async def test(storage: Storage) -> None:
        assert await storage.create(row(doc="first"))
        assert not await storage.create(row(doc="second"))
        assert await storage.load("ABCDEF") == row(doc="first")

    run(test, make)


def test_a_sheet_is_replaced_only_by_its_successor(make: Make) -> None:
    async def test(storage: Storage) -> None:
        await storage.create(row())
        assert await storage.save(row(revision=2, doc="a"))
        assert not await storage.save(row(revision=2, doc="b"))
        assert not await storage.save(row(revision=4, doc="c"))
        assert await storage.load("ABCDEF") == row(revision=2, doc="a")

    run(test, make)


def test_a_log_has_every_number_once_and_no_gap(make: Make) -> None:
    async def test(storage: Storage) -> None:
        await storage.create(row())
        assert await storage.append("ABCDEF", Entry(1, 0, "start", 1.5))
        assert await storage.append("ABCDEF", Entry(2, 1, "move explorer B51;stop", 2.25, 30.5))
        assert not await storage.append("ABCDEF", Entry(2, 1, "end", 3))
        assert not await storage.append("ABCDEF", Entry(4, 1, "end", 3))
        assert await storage.entries("ABCDEF", 0) == [
            Entry(1, 0, "start", 1.5),
            Entry(2, 1, "move explorer B51;stop", 2.25, 30.5),
        ]
        assert await storage.entries("ABCDEF", 1) == [Entry(2, 1, "move explorer B51;stop", 2.25, 30.5)]
        assert await storage.entries("OTHERS", 0) == []

    run(test, make)


def test_of_many_writers_at_once_one_gets_each_number(make: Make) -> None:
    async def test(storage: Storage) -> None:
        await storage.create(row())
        await storage.append("ABCDEF", Entry(1, 0, "start", 0))
        async with opened(make) as other:
            for number in range(2, 12):
                tries = [(storage if seat % 2 else other).append("ABCDEF", Entry(number, seat, "end", 0)) for seat in range(8)]
                assert sorted(await asyncio.gather(*tries)) == [False] * 7 + [True]
        assert [entry.number for entry in await storage.entries("ABCDEF", 0)] == list(range(1, 12))

    run(test, make)


def test_a_conflict_of_one_room_does_not_touch_the_others_of_its_batch(make: Make) -> None:
    async def test(storage: Storage) -> None:
        codes = [f"ROOM{n:02}" for n in range(20)]
        await asyncio.gather(*(storage.create(row(code)) for code in codes))
        wrong = {codes[3], codes[11]}
        numbers = [2 if code in wrong else 1 for code in codes]
        done = await asyncio.gather(*(storage.append(c, Entry(n, 0, "start", 0)) for c, n in zip(codes, numbers, strict=True)))
        assert [code for code, ok in zip(codes, done, strict=True) if not ok] == sorted(wrong)

    run(test, make)


def test_what_was_written_is_there_after_closing_and_opening(make: Make) -> None:
    async def test() -> None:
        async with opened(make) as storage:
            await storage.create(row())
            await storage.append("ABCDEF", Entry(1, 0, "start", 0))
            assert await storage.setting("name") == ""
            await storage.put_setting("name", "one")
        async with opened(make) as storage:
            assert len(await storage.entries("ABCDEF", 0)) == 1
            assert await storage.setting("name") == "one"
            await storage.put_setting("name", "two")
            assert await storage.setting("name") == "two"
            await storage.drop_setting("name")
            assert await storage.setting("name") == ""

    asyncio.run(test())


def test_heads_tell_what_is_new(make: Make) -> None:
    async def test(storage: Storage) -> None:
        await storage.create(row())
        await storage.create(row("SECOND"))
        await storage.append("SECOND", Entry(1, 0, "start", 0))
        heads = await storage.heads(["ABCDEF", "SECOND", "NOSUCH"])
        assert {code: (head.revision, head.number) for code, head in heads.items()} == {"ABCDEF": (1, 0), "SECOND": (1, 1)}

    run(test, make)


def test_the_list_shows_public_rooms_that_are_not_over_newest_first(make: Make) -> None:
    async def test(storage: Storage) -> None:
        await storage.create(row("OLDEST", touched=1))
        await storage.create(row("NEWEST", touched=9, phase="playing"))
        await storage.create(row("ISOVER", touched=5, phase="over"))
        hidden = row("HIDDEN")
        hidden.public = False
        await storage.create(hidden)
        assert [found.code for found in await storage.public_rooms(10)] == ["NEWEST", "OLDEST"]
        assert [found.code for found in await storage.public_rooms(1)] == ["NEWEST"]

    run(test, make)


def test_deadlines_are_those_of_the_last_entries(make: Make) -> None:
    async def test(storage: Storage) -> None:
        await storage.create(row("TIMED2", phase="playing", timed=True))
        await storage.append("TIMED2", Entry(1, 0, "start", 0, 100))
        await storage.append("TIMED2", Entry(2, 1, "end", 0, 160))
        await storage.create(row("ISOVER", phase="over", timed=True))
        await storage.append("ISOVER", Entry(1, 0, "start", 0, 100))
        await storage.create(row("NOTIME", phase="playing"))
        await storage.append("NOTIME", Entry(1, 0, "start", 0))
        assert await storage.deadlines() == [("TIMED2", 160)]

    run(test, make)


def test_remarks_come_back_oldest_first(make: Make) -> None:
    async def test(storage: Storage) -> None:
        for at in range(5):
            await storage.say("ABCDEF", Remark(1, "Ada", f"line {at}", at))
        assert [remark.text for remark in await storage.remarks("ABCDEF", 3)] == ["line 2", "line 3", "line 4"]
        await storage.say("ABCDEF", Remark(2, "Ben", "", 5, "thanks"))
        assert await storage.remarks("ABCDEF", 1) == [Remark(2, "Ben", "", 5, "thanks")]
        assert await storage.remarks("OTHERS", 3) == []

    run(test, make)


def test_only_rooms_that_nobody_touched_are_forgotten(make: Make) -> None:
    async def test(storage: Storage) -> None:
        await storage.create(row("IDLEXX", touched=10))
        await storage.append("IDLEXX", Entry(1, 0, "start", 11))
        await storage.say("IDLEXX", Remark(1, "Ada", "hello", 11))
        await storage.create(row("ACTIVE", touched=10))
        await storage.append("ACTIVE", Entry(1, 0, "start", 500))
        await storage.create(row("ISOVER", touched=60, phase="over"))
        await storage.create(row("ISNEWS", touched=95, phase="over"))
        assert sorted(await storage.idle(before=50, over_before=90)) == ["IDLEXX", "ISOVER"]
        for code in ("IDLEXX", "ISOVER"):
            await storage.mark(code, 100)
        assert await storage.idle(before=50, over_before=90) == []
        assert sorted(await storage.marked()) == [("IDLEXX", 100), ("ISOVER", 100)]
        assert await storage.due(before=50, over_before=90, marked_before=99) == []
        for code in await storage.due(before=50, over_before=90, marked_before=100):
            await storage.remove(code)
        left = [code for code in ("IDLEXX", "ACTIVE", "ISOVER", "ISNEWS") if await storage.load(code) is not None]
        assert left == ["ACTIVE", "ISNEWS"]
        assert await storage.entries("IDLEXX", 0) == []
        assert await storage.remarks("IDLEXX", 5) == []

    run(test, make)


def test_who_comes_back_takes_the_mark_off(make: Make) -> None:
    async def test(storage: Storage) -> None:
        await storage.create(row(touched=10))
        await storage.mark("ABCDEF", 100)
        await storage.save(row(revision=2, touched=110))
        assert await storage.marked() == []
        await storage.mark("ABCDEF", 100)
        await storage.unmark("ABCDEF")
        assert await storage.marked() == []

    run(test, make)


def test_rulings_are_kept_and_taken_back(make: Make) -> None:
    async def test(storage: Storage) -> None:
        await storage.rule(Ruling("ban", "192.0.2.0/24", 50, "spam", 1))
        await storage.rule(Ruling("ban", "192.0.2.0/24", 90, "more spam", 2))
        await storage.rule(Ruling("mute", "ABCDEF 2", 0, "", 3))
        assert [ruling.reason for ruling in await storage.rulings()] == ["more spam", ""]
        assert await storage.pardon("mute", "ABCDEF 2")
        assert not await storage.pardon("mute", "ABCDEF 2")
        assert [ruling.until for ruling in await storage.rulings()] == [90]

    run(test, make)


def test_rooms_are_listed_page_by_page(make: Make) -> None:
    async def test(storage: Storage) -> None:
        for code in ("CCCCCC", "AAAAAA", "BBBBBB"):
            await storage.create(row(code))
        await storage.append("BBBBBB", Entry(1, 0, "start", 0))
        first = await storage.lines("", 2)
        assert [(line.code, line.entries) for line in first] == [("AAAAAA", 0), ("BBBBBB", 1)]
        assert [line.code for line in await storage.lines("BBBBBB", 2)] == ["CCCCCC"]

    run(test, make)


def test_a_closed_storage_says_so(make: Make) -> None:
    async def test() -> None:
        async with opened(make) as storage:
            pass
        with pytest.raises(StorageError):
            await storage.create(row())

    asyncio.run(test())


def test_processes_that_start_together_make_one_schema(make: Make) -> None:
    async def test() -> None:
        together = [make() for _ in range(6)]
        await asyncio.gather(*(storage.open() for storage in together))
        assert await together[0].create(row())
        assert await together[1].load("ABCDEF") == row()
        await asyncio.gather(*(storage.close() for storage in together))

    asyncio.run(test())


def test_postgres_answers_again_after_a_restart(pg: Postgres) -> None:
    async def test() -> None:
        storage = PostgresStorage(pg.url)
        await storage.open()
        assert await storage.create(row("BEFORE"))
        await asyncio.to_thread(pg.stop)
        with pytest.raises(StorageError):
            await storage.create(row("DURING"))
        with pytest.raises(StorageError):
            await storage.load("BEFORE")
        await asyncio.to_thread(pg.start)
        async with asyncio.timeout(20):
            while True:
                try:
                    assert await storage.create(row("AFTERX"))
                    break
                except StorageError:
                    await asyncio.sleep(0.1)
        assert await storage.load("BEFORE") is not None
        assert await storage.load("DURING") is None
        await storage.close()

    asyncio.run(test())


def test_published_routes_are_kept_counted_rated_and_removed(make: Make) -> None:
    async def test(storage: Storage) -> None:
        shelf = Shelf(storage)
        one = await shelf.put(ShelfRoute("", "[1]", "Ängström — Ёж", "Ada", "route a\n", 28, 4, 3, 10.5))
        two = await shelf.put(ShelfRoute("", "[2]", "Two", "", "route b\n", 30, 5, 2, 20.5))
        assert await shelf.put(ShelfRoute("", "[1]", "Other", "", "route c\n", 0, 0, 0, 30)) == one
        await shelf.raced(one.code, "ABCDEF", 1)
        await shelf.raced(one.code, "ABCDEF", 2)
        await shelf.rate(two.code, "ABCDEF 1", 5, 1)
        await shelf.rate(two.code, "ABCDEF 1", 4, 2)
        await shelf.rate(two.code, "ABCDEF 2", 5, 2)
        await shelf.complain(one.code, "x", "rude", 3)
        await shelf.complain(one.code, "x", "rude again", 4)
        assert [route.code for route in await shelf.listed("new", 10)] == [two.code, one.code]
        assert [route.code for route in await shelf.listed("new", 10, 1)] == [one.code]
        assert [(route.code, route.plays) for route in await shelf.listed("played", 10)] == [(one.code, 1), (two.code, 0)]
        assert [(route.ratings, route.total) for route in await shelf.listed("best", 10)] == [(2, 9), (0, 0)]
        assert [route.complaints for route in await shelf.listed("reported", 10)] == [1, 0]
        assert [one.reason for one in await shelf.complaints(one.code)] == ["rude"]
        await shelf.keep(one.code)
        assert await shelf.complaints(one.code) == []
        await shelf.remove(one.code, "rude", 5)
        assert await shelf.find(one.code) is None
        assert await shelf.count() == 1
        with pytest.raises(EldoradoError, match="out of the gallery"):
            await shelf.put(one)

    run(test, make)


def test_what_cannot_be_written_keeps_nobody_from_writing_afterwards(make: Make) -> None:
    async def test(storage: Storage) -> None:
        await storage.create(row())
        with pytest.raises(StorageError):
            await asyncio.wait_for(storage.append("ABCDEF", Entry(1, 2**70, "start", 1.0)), 20)
        assert await asyncio.wait_for(storage.append("ABCDEF", Entry(1, 1, "start", 1.0)), 20)

    run(test, make)


@pytest.mark.parametrize(
    "odd", ["a\0b", "\ud800", 2**40, float("nan")], ids=["NUL", "half a character", "too large", "no number"]
)
def test_what_no_database_takes_is_refused_for_itself(make: Make, odd: str | float) -> None:
    """In one batch with the writes of others it once made all of them fail; the log of the server filled with that, too."""

    async def test(storage: Storage) -> None:
        good = [asyncio.create_task(storage.write(sql.PUT, f"name {number}", "value")) for number in range(20)]
        bad = [asyncio.create_task(storage.write(sql.PUT, "name", odd)) for _ in range(3)]
        assert await asyncio.gather(*good) == [True] * 20
        for refused in await asyncio.gather(*bad, return_exceptions=True):
            assert isinstance(refused, EldoradoError)
            assert refused.code == "http.invalid"
        if isinstance(odd, str):
            with pytest.raises(EldoradoError, match="not understood"):
                await storage.rows(sql.SETTING, odd)
        assert storage.trouble.count == 0

    run(test, make)
