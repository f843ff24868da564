"""What is kept about people: for how long, where it must never stand, and how it comes back from a backup."""

from __future__ import annotations

import asyncio
import contextlib
import io
import pathlib
import sqlite3

import pytest
from serving import Running, serving, settings_in
from test_keeping_house import on_its_loop
from test_passes import ADDRESS, ask, new_pass, stored
from test_ratings import race_to_the_gate
from test_storage import Make, make, opened, row  # noqa: F401  # `make` is a fixture

from eldorado.server.admin.copies import COLUMNS, back_up, restore
from eldorado.server.storage import Storage, people_sql, statements
from eldorado.server.storage.sqlite import SqliteStorage


def write(running: Running, statement: str, *values: str | float) -> None:
    house = running.application.house
    assert house is not None
    assert running.loop is not None
    job = house.services.storage.write(statement, *values)
    asyncio.run_coroutine_threadsafe(job, running.loop).result(10)


def test_a_pass_that_nobody_shows_is_marked_then_removed(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path, idle_pass=1_000, removal_delay=0)) as running:
        old, used = new_pass(running, "Methusalem"), new_pass(running, "Ada")
        id = ask(running, "/api/pass", secret=old)["id"]
        ask(running, "/api/rooms", {"seats": [{"name": "Methusalem"}, {}], "here": [1]}, old)
        write(running, "UPDATE pass SET seen = ? WHERE id = ?", 5.0, id)
        on_its_loop(running, "forget")
        left = stored(tmp_path)
        assert "Methusalem" not in left
        assert id not in left
        assert ask(running, "/api/pass", secret=used)["name"] == "Ada"


def test_who_comes_back_in_time_keeps_the_pass(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path, idle_pass=1_000)) as running:
        secret = new_pass(running)
        id = ask(running, "/api/pass", secret=secret)["id"]
        write(running, "UPDATE pass SET seen = ? WHERE id = ?", 5.0, id)
        on_its_loop(running, "forget")
        assert ask(running, "/api/pass", secret=secret)["id"] == id
        house = running.application.house
        assert house is not None
        assert running.loop is not None
        rows = asyncio.run_coroutine_threadsafe(house.services.storage.rows(people_sql.MARKED_PASSES), running.loop)
        assert rows.result(10) == []


def test_no_secret_of_a_pass_is_ever_logged(tmp_path: pathlib.Path) -> None:
    told = io.StringIO()
    hearing = contextlib.redirect_stdout(told), contextlib.redirect_stderr(told)
    with hearing[0], hearing[1], serving(settings_in(tmp_path, log_level="debug")) as running:
        secret = new_pass(running)
        link = ask(running, "/api/pass/link", {"address": ADDRESS}, secret)["address"].rpartition("/")[2]
        other = ask(running, "/api/pass/open", {"code": link})["secret"]
        phrase = ask(running, "/api/pass/phrase", {}, secret)["phrase"]
        recovered = ask(running, "/api/pass/recover", {"phrase": phrase})["secret"]
        token = ask(running, "/api/rooms", {"seats": [{}, {}], "here": [1]}, secret)["tokens"][0]["token"]
        for path in ("/api/home", "/api/profile", "/api/pass/export", "/api/nowhere"):
            ask(running, path, secret=secret)
        ask(running, "/api/pass/open", {"code": link})
        ask(running, "/api/pass/delete", {}, other)
    assert "started" in told.getvalue()
    said = told.getvalue() + stored(tmp_path)
    for kept in (secret, link, other, phrase, recovered, token):
        assert kept not in said


def test_people_come_back_from_a_backup_with_everything_that_is_theirs(tmp_path: pathlib.Path) -> None:
    (tmp_path / "new").mkdir()
    with serving(settings_in(tmp_path)) as running:
        secret = new_pass(running)
        race_to_the_gate(running, secret)
        before = {path: ask(running, path, secret=secret) for path in ("/api/pass", "/api/profile", "/api/history")}
        back_up(f"sqlite:///{tmp_path / 'games.sqlite'}", tmp_path / "games.backup")
    url = f"sqlite:///{tmp_path / 'new' / 'games.sqlite'}"
    asyncio.run(touched(SqliteStorage(tmp_path / "new" / "games.sqlite")))
    restore(url, tmp_path / "games.backup")
    with serving(settings_in(tmp_path / "new")) as running:
        assert {path: ask(running, path, secret=secret) for path in before} == before
        assert before["/api/profile"]["ratings"]


async def touched(storage: Storage) -> None:
    """Made, with every table, and empty."""
    await storage.open()
    await storage.close()


def test_a_backup_holds_every_table_and_column(tmp_path: pathlib.Path) -> None:
    async def test() -> None:
        storage = SqliteStorage(tmp_path / "games.sqlite")
        await storage.open()
        found = await storage.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
        assert {name for (name,) in found} == set(COLUMNS)
        for table, columns in COLUMNS.items():
            stored_ = [name for _, name, *_ in await storage.rows(f"PRAGMA table_info({table})")]
            assert set(stored_) == set(columns.split(", ")), table
        await storage.close()

    asyncio.run(test())


def test_a_backup_from_before_a_column_is_restored(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill() -> None:
        storage = SqliteStorage(tmp_path / "games.sqlite")
        await storage.open()
        await storage.write(people_sql.MAKE_PASS, "ada", "Ada", 1, 2.0, 3.0)
        await storage.close()

    asyncio.run(fill())
    with monkeypatch.context() as patched:
        patched.setitem(COLUMNS, "pass", "id, name, colour, made, seen")
        back_up(f"sqlite:///{tmp_path / 'games.sqlite'}", tmp_path / "games.backup")
    asyncio.run(touched(SqliteStorage(tmp_path / "new.sqlite")))
    restore(f"sqlite:///{tmp_path / 'new.sqlite'}", tmp_path / "games.backup")
    connection = sqlite3.connect(tmp_path / "new.sqlite")
    assert connection.execute("SELECT * FROM pass").fetchall() == [("ada", "Ada", 1, 2.0, 3.0, 0.0)]
    connection.close()


BEFORE = 5
"""Steps of the schema of the release before ratings."""


def test_a_database_from_before_ratings_keeps_people_and_games(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    async def test() -> None:
        with monkeypatch.context() as patched:
            patched.setattr(statements, "MIGRATIONS", statements.MIGRATIONS[:BEFORE])
            async with opened(make) as storage:
                await storage.create(row(doc="kept"))
                await storage.write(people_sql.MAKE_PASS, "ada", "Ada", 1, 2.0, 3.0)
                await storage.write(OLD_FINISH, "ada", "ABCDEF", 5.0, "first-game", "solo", 1, 1, 2, 12, "steady", "{}")
                await storage.write(people_sql.SET_OUT, "2026-11-17", "ada", "ABCDEF", 5.0)
        async with opened(make) as storage:
            assert await storage.load("ABCDEF") == row(doc="kept")
            assert list(await storage.rows("SELECT id, name, marked FROM pass")) == [("ada", "Ada", 0)]
            assert list(await storage.rows("SELECT code, place, blockades FROM finished")) == [("ABCDEF", 1, 0)]
            assert list(await storage.rows("SELECT who, path FROM daily")) == [("ada", "")]
            assert list(await storage.rows("SELECT * FROM rated")) == []

    asyncio.run(test())


OLD_FINISH = (
    "INSERT INTO finished (pass, code, at, route, way, seat, place, players, rounds, level, doc)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
