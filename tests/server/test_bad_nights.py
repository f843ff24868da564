"""Bad nights: a clock that jumps, a damaged room, a disk that takes nothing, a start that cannot be; each told in words."""

from __future__ import annotations

import asyncio
import json
import os
import pathlib
import sqlite3
import subprocess
import sys
from collections.abc import Iterator

import psycopg
import pytest
import structlog
from playing import shared_table, two_seats
from services import Postgres, free_port
from serving import LIMITLESS, Process, Running, fetched, serving, settings_in
from structlog.testing import LogCapture

from eldorado.client import Closed, Connection, HttpRefused
from eldorado.server.fanout import Alone
from eldorado.server.rooms.removal import Removal
from eldorado.server.rooms.tokens import Tokens
from eldorado.server.services import Clock, Services
from eldorado.server.settings import Settings
from eldorado.server.storage import Entry, RoomRow, StorageError
from eldorado.server.storage.sqlite import SqliteStorage
from eldorado.server.storage.trouble import Trouble
from eldorado.server.web import readiness
from eldorado.server.web.readiness import Readiness
from eldorado.server.workers.pool import Thinkers

DAY = 86_400.0
YEAR = 365 * DAY


# ---- clocks


class SetClock(Clock):
    """Wall and monotonic time as the test says."""

    def __init__(self, wall: float) -> None:
        self.wall = wall
        self.steady = 1_000.0

    def now(self) -> float:
        return self.wall

    def ticks(self) -> float:
        return self.steady

    def go_on(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


class Kept:
    """Twenty rooms of ten days ago, and the house's rounds over them."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.storage = SqliteStorage(folder / "games.sqlite")
        self.clock = SetClock(1_800_000_000.0)
        self.restart()

    def restart(self) -> None:
        services = Services(Settings(), self.storage, Tokens("x" * 32), Thinkers(1), Alone(), self.clock)
        self.removal = Removal(services)
        self.clock.steady = 5.0

    async def fill(self) -> None:
        for number in range(20):
            await self.storage.create(RoomRow(f"ROOM{number:02}", 1, "lobby", True, False, self.clock.wall - 10 * DAY, "{}"))

    async def rounds(self, hours: int) -> int:
        gone = 0
        for _ in range(hours):
            gone += await self.removal.round()
            self.clock.go_on(3_600)
        return gone

    async def left(self) -> int:
        return len(await self.storage.lines("", 100))


@pytest.fixture
def kept(tmp_path: pathlib.Path) -> Kept:
    return Kept(tmp_path)


def with_storage(kept: Kept, test: object) -> None:
    async def whole() -> None:
        await kept.storage.open()
        await kept.fill()
        try:
            await test()  # type: ignore[operator]
        finally:
            await kept.storage.close()

    asyncio.run(whole())


def test_a_wrong_clock_at_the_start_removes_nothing(kept: Kept) -> None:
    """Once it deleted 20 games of 20."""

    async def test() -> None:
        await kept.rounds(3)
        right = kept.clock.wall
        for wrong in (right + YEAR, right + 3 * YEAR, right - YEAR, right + 6 * YEAR):
            kept.clock.wall = wrong
            kept.restart()
            assert await kept.rounds(30) == 0
            assert await kept.left() == 20
        kept.clock.wall = right
        kept.restart()
        assert await kept.rounds(30) == 0
        assert await kept.storage.marked() == []

    with_storage(kept, test)


def test_a_clock_that_jumps_while_the_server_runs_removes_nothing(kept: Kept) -> None:
    async def test() -> None:
        for _ in range(10):
            await kept.rounds(5)
            kept.clock.wall += 30 * DAY
        assert await kept.left() == 20

    with_storage(kept, test)


def test_old_rooms_are_marked_and_go_a_week_later(kept: Kept) -> None:
    async def test() -> None:
        assert await kept.rounds(4 * 24 + 2) == 0
        assert len(await kept.storage.marked()) == 20
        await kept.storage.save(RoomRow("ROOM07", 2, "lobby", True, False, kept.clock.wall, "{}"))
        await kept.storage.append("ROOM08", Entry(1, 0, "start", kept.clock.wall))
        assert await kept.rounds(6 * 24) == 0
        assert await kept.rounds(2 * 24) == 18
        assert [line.code for line in await kept.storage.lines("", 100)] == ["ROOM07", "ROOM08"]

    with_storage(kept, test)


def test_a_server_that_stood_still_for_weeks_begins_the_week_anew(kept: Kept) -> None:
    async def test() -> None:
        await kept.rounds(5 * 24)
        assert len(await kept.storage.marked()) == 20
        kept.clock.wall += 21 * DAY
        kept.restart()
        assert await kept.rounds(6 * 24) == 0
        assert await kept.rounds(2 * 24) == 20

    with_storage(kept, test)


# ---- damaged rooms


@pytest.fixture
def damaged(tmp_path: pathlib.Path) -> Iterator[tuple[Running, dict[str, str]]]:
    """A server on games of which some are damaged, and a sound one with a clock that runs out soon."""
    with serving(settings_in(tmp_path)) as running:
        made = {name: asyncio.run(shared_table(running.server, 2, timer=3600, public=True)) for name in DAMAGE}
        sound = asyncio.run(shared_table(running.server, 2, timer=1))
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        for name, joined in made.items():
            database.execute(DAMAGE[name], (joined.room.code,))
        database.execute("UPDATE entry SET deadline = 1 WHERE code IN (SELECT code FROM room)")
    database.close()
    with serving(settings_in(tmp_path)) as running:
        yield running, {**{name: joined.room.code for name, joined in made.items()}, "sound": sound.room.code}


DAMAGE = {
    "no document": "UPDATE room SET doc = 'nonsense' WHERE code = ?",
    "half a document": "UPDATE room SET doc = substr(doc, 1, 40) WHERE code = ?",
    "no seats": "UPDATE room SET doc = json_set(doc, '$.seats', json('[]')) WHERE code = ?",
    "no route": "UPDATE room SET doc = json_set(doc, '$.route', 'nowhere') WHERE code = ?",
    "no seed": "UPDATE room SET doc = json_set(doc, '$.seed', 'xyz') WHERE code = ?",
    "an entry that is none": "INSERT INTO entry (code, number, seat, at, deadline, text) VALUES (?, 2, 1, 0, 1, 'fly away')",
    "a gap": "UPDATE entry SET number = 5 WHERE code = ?",
}


def test_a_damaged_room_is_set_apart_and_the_others_go_on(damaged: tuple[Running, dict[str, str]]) -> None:
    running, codes = damaged

    async def sound() -> None:
        async with Connection(running.server.socket_address, codes["sound"]) as guest:
            await guest.until(lambda: guest.room is not None and any(seat.stand_in for seat in guest.room.seats), 20)

    async def broken(code: str) -> None:
        for _ in range(2):
            with pytest.raises(HttpRefused) as refused:
                await running.server.room(code)
            assert (refused.value.status, refused.value.problem.code) == (503, "room.broken")
        with pytest.raises(Closed) as closed:
            await Connection(running.server.socket_address, code).__aenter__()
        assert closed.value.refusal is not None
        assert (closed.value.refusal.code, closed.value.refusal.facts) == ("room.broken", {"code": code})

    asyncio.run(sound())
    for name in DAMAGE:
        asyncio.run(broken(codes[name]))
    asyncio.run(running.server.rooms())
    assert f"eldorado_rooms_broken {len(DAMAGE)}.0".encode() in asyncio.run(running.server.fetch("/metrics"))


# ---- storage that fails


def test_readyz_is_red_while_nothing_can_be_written(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    with serving(settings_in(tmp_path)) as running:
        assert fetched(f"{running.server.address}/readyz") == 200
        with sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")  # reading goes on, writing does not
            assert fetched(f"{running.server.address}/readyz") == 503
            assert fetched(f"{running.server.address}/healthz") == 200
            other.execute("ROLLBACK")
        other.close()
        assert fetched(f"{running.server.address}/readyz") == 200


def test_readyz_asked_without_a_pause_writes_once_a_second(tmp_path: pathlib.Path) -> None:
    """Each probe is a write to the disk, and nobody is limited here."""

    class Counting(SqliteStorage):
        probes = 0

        async def check(self) -> None:
            self.probes += 1
            await super().check()

    async def test() -> None:
        storage, clock = Counting(tmp_path / "games.sqlite"), SetClock(1_800_000_000.0)
        await storage.open()
        ready = Readiness(storage, clock)
        for _ in range(3):
            await asyncio.gather(*(ready.check() for _ in range(100)))
        assert storage.probes == 1
        clock.go_on(1)
        await ready.check()
        assert storage.probes == 2
        await storage.close()
        clock.go_on(1)
        for _ in range(2):
            with pytest.raises(StorageError):
                await ready.check()
        assert storage.probes == 3

    asyncio.run(test())


def test_a_failure_is_logged_once_with_its_reason_and_then_counted() -> None:
    trouble = Trouble()
    capture = LogCapture()
    trouble._log = structlog.wrap_logger(None, processors=[capture], wrapper_class=structlog.BoundLogger)
    for _ in range(100):
        assert isinstance(trouble.failed("write", OSError("disk full")), StorageError)
    trouble.over("read")  # reading worked all the time
    trouble.failed("write", OSError("disk full"))
    trouble.over("write")
    trouble.over("write")
    assert [(line["event"], line.get("reason"), line.get("errors")) for line in capture.entries] == [
        ("storage-failed", "OSError: disk full", None),
        ("storage-back", None, 101),
    ]
    assert trouble.count == 101


# ---- starts that cannot be


def started(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "eldorado", "serve", "--port", str(free_port()), "--lang", "en"]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=60, check=False)


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 1, done.stderr
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    assert len(lines) == 1, done.stderr
    return lines[0]


def test_a_newer_database_is_refused_in_a_sentence(tmp_path: pathlib.Path, pg: Postgres) -> None:
    file = tmp_path / "games.sqlite"
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA user_version = 999")
    database.close()
    assert "version 999" in one_sentence(started({"ELDORADO_DATABASE_URL": f"sqlite:///{file}"}))
    with psycopg.connect(pg.url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE newer")
    url = pg.url.replace("/postgres", "/newer")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        connection.execute("INSERT INTO schema_version VALUES (999)")
    assert "version 999" in one_sentence(started({"ELDORADO_DATABASE_URL": url}))


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("sqlite:////proc/nowhere/games.sqlite", "cannot be opened"),
        ("mysql://x", "mysql"),
    ],
)
def test_a_database_that_cannot_be_opened_is_named_in_a_sentence(url: str, said: str) -> None:
    assert said in one_sentence(started({"ELDORADO_DATABASE_URL": url}))


def test_a_database_that_nobody_serves_and_a_wrong_redis_are_named_in_a_sentence(tmp_path: pathlib.Path) -> None:
    port = free_port()
    nobody = f"postgresql://x@127.0.0.1:{port}/x?connect_timeout=1"
    assert "cannot be opened" in one_sentence(started({"ELDORADO_DATABASE_URL": nobody}))
    games = f"sqlite:///{tmp_path / 'games.sqlite'}"
    assert "Redis" in one_sentence(started({"ELDORADO_DATABASE_URL": games, "ELDORADO_REDIS_URL": "gopher://x"}))


def test_without_redis_it_starts_and_says_so_in_a_sentence_and_once_in_the_log(tmp_path: pathlib.Path) -> None:
    environment = {**LIMITLESS, "ELDORADO_DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite'}", "ELDORADO_LANG": "en"}
    environment["ELDORADO_REDIS_URL"] = f"redis://127.0.0.1:{free_port()}/0"
    log, said = tmp_path / "log", tmp_path / "said"
    with log.open("wb") as stream, said.open("wb") as words:
        server = Process(environment).start(stream, words)
    try:
        asyncio.run(two_seats(server.server))
    finally:
        server.stop()
    assert said.read_text().count("Redis does not answer") == 1
    assert [json.loads(line)["event"] for line in log.read_text().splitlines()] == ["redis-gone"]
