"""What happens when the storage, the connections or the clock fail: a clear answer, nothing half done, no restart needed."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import random
import resource
import sqlite3

import msgspec
import pytest
from playing import pick, play_seat, shared_table, tokens, two_seats
from serving import Process, Running, processes, serving, settings_in

from eldorado.client import Closed, Connection, HttpRefused, RequestRefused, Server
from eldorado.protocol.room import Joined, NewRoom, SeatPlan
from eldorado.protocol.socket import Say
from eldorado.server.storage import Entry, StorageError
from eldorado.server.storage.sqlite import SqliteStorage


async def a_move(both: Connection) -> tuple[int, list[str]]:
    """The seat to play and something it can do."""
    await both.until(lambda: both.table is not None)
    assert both.table is not None
    seat = both.table.view.decision.seat
    await both.look(seat)
    return seat, pick(both.table, random.Random(1))


def at(server: Server, joined: Joined) -> Connection:
    return Connection(server.socket_address, joined.room.code, tokens(joined))


async def refused_then_fine(running: Running | Process, break_it: object, mend_it: object) -> None:
    """Something breaks the storage: every request is refused with its code, and nothing has changed when it is mended."""
    joined = await shared_table(running.server, 2)
    async with at(running.server, joined) as both:
        seat, actions = await a_move(both)
        assert both.table is not None
        before = both.table.view
        assert callable(break_it)
        assert callable(mend_it)
        break_it()
        with pytest.raises(RequestRefused) as refused:
            await both.act(seat, *actions)
        assert refused.value.code == "server.storage"
        with pytest.raises(HttpRefused) as problem:
            await running.server.make_room(NewRoom([SeatPlan(), SeatPlan()], here=[1]))
        assert (problem.value.status, problem.value.problem.code) == (503, "server.storage")
        mend_it()
        await both.look(seat)
        assert both.table.view == before
        assert await both.act(seat, *actions) == 2


def test_a_locked_database_is_told_and_waited_out(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        thief = sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)
        asyncio.run(refused_then_fine(running, lambda: thief.execute("BEGIN IMMEDIATE"), lambda: thief.execute("ROLLBACK")))
        thief.close()


def test_a_disk_without_room_is_told_and_play_goes_on_when_there_is_some(tmp_path: pathlib.Path) -> None:
    """The kernel itself refuses the running server every further byte in any file."""
    with processes(1, {"ELDORADO_DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite'}"}) as [server]:

        def leave(most: int) -> None:
            assert server.process is not None
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

        asyncio.run(refused_then_fine(server, lambda: leave(1), lambda: leave(resource.RLIM_INFINITY)))
        assert server.stop() == 0


async def fill(storage: SqliteStorage) -> int:
    """Writes until there is no room; the number of the last entry that was."""
    for number in range(2, 2_000):
        try:
            assert await storage.append("ABCDEF", Entry(number, 1, "x" * 500, 0))
        except StorageError as failed:
            if "full" in failed.reason:
                return number - 1
            raise
    raise AssertionError("the disk never was full")


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite itself refuses to grow the file beyond its quota of pages, exactly as on a full disk."""
    connect = SqliteStorage._connect
    limit = {"pages": 1_000_000}

    def limited(self: SqliteStorage) -> sqlite3.Connection:
        connection = connect(self)
        connection.execute(f"PRAGMA max_page_count={limit['pages']}")
        return connection

    monkeypatch.setattr(SqliteStorage, "_connect", limited)

    async def test() -> None:
        storage = SqliteStorage(tmp_path / "small.sqlite")
        await storage.open()
        await storage.append("ABCDEF", Entry(1, 0, "start", 0))
        limit["pages"] = 1
        await storage.close()
        storage = SqliteStorage(tmp_path / "small.sqlite")
        await storage.open()
        written = await fill(storage)
        assert [entry.number for entry in await storage.entries("ABCDEF", 0)] == list(range(1, written + 1))
        limit["pages"] = 1_000_000
        assert await storage.append("ABCDEF", Entry(written + 1, 1, "there is room again", 0))
        await storage.close()

    asyncio.run(test())


def test_a_write_that_fails_at_its_commit_leaves_no_trace(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from eldorado.server.storage import sqlite

    commit, failing = sqlite._commit, [False]

    def sometimes(connection: sqlite3.Connection, batch: list[sqlite._Write]) -> None:
        if not failing[0]:
            commit(connection, batch)
            return
        connection.execute("BEGIN IMMEDIATE")
        for write in batch:
            connection.execute(write.statement, write.values)
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(sqlite, "_commit", sometimes)
    with serving(settings_in(tmp_path)) as running:
        asyncio.run(refused_then_fine(running, lambda: failing.__setitem__(0, True), lambda: failing.__setitem__(0, False)))


def test_a_write_whose_answer_was_lost_is_found_again(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commit happened, but the storage says it failed: the room looks before it believes."""
    from eldorado.server.storage import sqlite

    commit, failing = sqlite._commit, [False]

    def then_lost(connection: sqlite3.Connection, batch: list[sqlite._Write]) -> None:
        commit(connection, batch)
        if failing[0]:
            failing[0] = False
            raise sqlite3.OperationalError("connection lost after commit")

    monkeypatch.setattr(sqlite, "_commit", then_lost)

    async def test(server: Server) -> None:
        joined = await shared_table(server, 2)
        async with at(server, joined) as both:
            seat, actions = await a_move(both)
            failing[0] = True
            with pytest.raises(RequestRefused) as refused:
                await both.act(seat, *actions)
            assert refused.value.code == "server.storage"
            with pytest.raises(RequestRefused) as refused:
                await both.act(seat, *actions, version=1)
            assert (refused.value.code, refused.value.version) == ("act.stale", 2)
            await both.look(seat)
            assert both.version == 2

    with serving(settings_in(tmp_path)) as running:
        asyncio.run(test(running.server))


def test_a_beginning_that_another_process_wrote_first_is_as_good(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever hears that a game starts and finds no beginning writes it, and may be quicker than whoever started it."""
    append = SqliteStorage.append

    async def too_late(storage: SqliteStorage, code: str, entry: Entry) -> bool:
        if entry.number == 1:
            assert await append(storage, code, entry)
        return await append(storage, code, entry)

    monkeypatch.setattr(SqliteStorage, "append", too_late)

    async def test(server: Server) -> None:
        code, seats = await two_seats(server)
        async with Connection(server.socket_address, code, seats) as both:
            assert await both.start() == 1
            seat, actions = await a_move(both)
            await both.act(seat, *actions)
            assert both.version == 2

    with serving(settings_in(tmp_path)) as running:
        asyncio.run(test(running.server))


def test_bots_wait_for_the_storage_and_go_on(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from eldorado.server.rooms import driver
    from eldorado.server.storage import sqlite

    monkeypatch.setattr(driver, "RETRY", 0.2)
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.1)

    async def test(running: Running) -> None:
        thief = sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)
        joined = await shared_table(running.server, 1, ["steady"], first_player=1)
        async with at(running.server, joined) as ada:
            await ada.my_turn()
            await ada.act(1, "end")
            await ada.act(1, "done")
            thief.execute("BEGIN IMMEDIATE")
            version = ada.version
            while running.application.storage.trouble.count < 3:  # it has tried again twice
                await asyncio.sleep(0.02)
            assert ada.version <= version + 3
            thief.execute("ROLLBACK")
            await ada.my_turn()
        thief.close()

    with serving(settings_in(tmp_path)) as running:
        asyncio.run(test(running))


def test_connections_that_are_cut_at_random_lose_nothing(running: Running) -> None:
    async def stubborn(server: Server, code: str, seat: int, token: str) -> None:
        """Plays to the end over connections that break; comes back with what it has seen."""
        chance, seen = random.Random(seat), -1
        while True:
            try:
                async with Connection(server.socket_address, code, [token], since=seen) as mine:
                    lives = chance.randrange(2, 9)
                    while await mine.my_turn():
                        assert mine.table is not None
                        if lives == 0:
                            mine.cut()
                        lives -= 1
                        await mine.act(seat, *pick(mine.table, chance))
                        seen = mine.version
                    numbers = [event.number for event in mine.events]
                    assert numbers == sorted(numbers)
                    return
            except (Closed, ConnectionError):
                continue

    async def test() -> None:
        code, held = await two_seats(running.server)
        async with Connection(running.server.socket_address, code, [held[0]]) as host:
            await host.start()
        async with Connection(running.server.socket_address, code) as guest:
            await guest.until(lambda: guest.table is not None)
            guest.raw = []
            await asyncio.gather(*(stubborn(running.server, code, seat, held[seat - 1]) for seat in (1, 2)))
            await guest.until(lambda: guest.is_over)
            tables = [message for message in map(msgspec.json.decode, guest.raw) if message["type"] == "table"]
            assert [table["view"]["version"] for table in tables] == list(range(2, guest.version + 1))

    asyncio.run(test())


def test_messages_that_come_twice_or_in_the_wrong_order_are_carried_out_once(running: Running) -> None:
    async def test() -> None:
        chance = random.Random(6)
        joined = await shared_table(running.server, 2)
        async with at(running.server, joined) as both:
            for _ in range(30):
                seat, actions = await a_move(both)
                version = both.version
                tries = [(version, actions), (version, actions), (version + 1, actions), (version - 1, actions)]
                chance.shuffle(tries)
                answers = await asyncio.gather(
                    *(both.act(seat, *what, version=when) for when, what in tries), return_exceptions=True
                )
                done = [answer for answer in answers if isinstance(answer, int)]
                order = [when for when, _ in tries]
                assert len(done) == 1 or (len(done) == 2 and order.index(version) < order.index(version + 1))
                assert await both.ping() == version + len(done)

    asyncio.run(test())


def test_a_clock_that_jumps_ends_no_turn_early_and_none_late(running: Running) -> None:
    async def test() -> None:
        house = running.application.house
        assert house is not None
        clock = house.services.clock
        real = clock.now
        code, (first, _) = await two_seats(running.server, timer=6, pace=0, first_player=1)
        async with Connection(running.server.socket_address, code, [first]) as ada:
            await ada.start()
            clock.now = lambda: real() + 86_400  # type: ignore[method-assign]
            with contextlib.suppress(RequestRefused):  # any request makes the room look at its clock again
                await ada.undo(1)
            for number in range(3):  # each is written behind what the clock would have written by now
                await ada.ask(Say(number, 1, "still here"))
            assert ada.room is not None
            assert not ada.room.seats[0].lapses
            clock.now = lambda: real() - 86_400  # type: ignore[method-assign]
            await ada.until(lambda: ada.room is not None and ada.room.seats[0].lapses == 1, 60)
        clock.now = real  # type: ignore[method-assign]

    asyncio.run(test())


def test_play_goes_on_in_other_rooms_while_one_waits(running: Running) -> None:
    async def test() -> None:
        joined = await shared_table(running.server, 2)
        house = running.application.house
        assert house is not None
        async with house.rooms[joined.room.code].lock:
            other = await shared_table(running.server, 1, ["steady"])
            async with at(running.server, other) as ada:
                assert await play_seat(ada, 1, random.Random(1), most=5) == 5

    asyncio.run(test())
