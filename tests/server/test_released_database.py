"""Games that a release before passes, ratings and rules versions stored, opened by the present one."""

from __future__ import annotations

import asyncio
import pathlib
import random
import sqlite3
import urllib.request

import psycopg
import pytest
from playing import play_seat
from services import Postgres
from serving import Running, serving, settings_in

from eldorado.client import Connection
from eldorado.game import Game
from eldorado.server.storage.statements import MIGRATIONS

STORED = pathlib.Path(__file__).with_name("released") / "version-1.sql"
FOREVER = 1e12
RUNNING, RUNNING_TOKENS, VERSION = "BGMWJB", [
    "WyJCR01XSkIiLCJqSFRxS0ZNNVh6cWQiLDEsMF0.dqTc8qpE3OKgHB4asQnkH1MftuWEGvJettS1ZmFTuvw",
    "WyJCR01XSkIiLCJqSFRxS0ZNNVh6cWQiLDIsMV0.k45W_eDfuLcFNA9gEW3Kx0rNYwDUD3R9Qg1HN3gBZ8k",
], 13  # fmt: skip
OVER = "HJM73K"
LOBBY, LOBBY_TOKEN = "B78J7S", "WyJCNzhKN1MiLCJjY19tdGhVRjN1TGEiLDEsMF0.IgoygoEqf-IsWCxIbbkFoFwVxY5bmQRJ2Kss9XDPgcE"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: pathlib.Path, pg: Postgres) -> str:
    """A database with the first version of the schema and nothing but what that release wrote."""
    lines = STORED.read_text("utf-8")
    if request.param == "sqlite":
        file = tmp_path / "games.sqlite"
        with sqlite3.connect(file) as database:
            database.executescript(";".join(MIGRATIONS[0]) + ";" + lines + "PRAGMA user_version = 1;")
        database.close()
        return f"sqlite:///{file}"
    with psycopg.connect(pg.url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE released")
    found = pg.url.replace("/postgres", "/released")
    with psycopg.connect(found, autocommit=True) as connection:
        for statement in (*MIGRATIONS[0], "CREATE TABLE schema_version (version INTEGER NOT NULL)"):
            connection.execute(statement.encode())
        connection.execute(lines.encode())
        connection.execute("INSERT INTO schema_version VALUES (1)")
    return found


def test_games_of_the_release_before_go_on_with_the_seats_of_then(url: str, tmp_path: pathlib.Path) -> None:
    async def go_on(running: Running) -> None:
        address = running.server.socket_address
        async with (
            Connection(address, RUNNING, RUNNING_TOKENS[:1]) as ada,
            Connection(address, RUNNING, RUNNING_TOKENS[1:]) as bo,
        ):
            await ada.until(lambda: ada.table is not None)
            assert ada.version == VERSION
            await play_seat(ada, 1, random.Random(3), most=1)
            await bo.until(lambda: bo.version == VERSION + 1)
        async with Connection(address, LOBBY, [LOBBY_TOKEN]) as host:
            await host.until(lambda: bool(host.remarks))
            assert [(remark.name, remark.text) for remark in host.remarks] == [("Ada", "See you tomorrow")]
            assert [seat.name for seat in (await running.server.room(LOBBY)).seats] == ["Ada", "Bo"]

    settings = settings_in(
        tmp_path, database_url=url, idle_room=FOREVER, keep_finished=FOREVER, secret_file=str(tmp_path / "secret")
    )
    with serving(settings) as running:
        with urllib.request.urlopen(f"{running.server.address}/api/rooms/{OVER}/record") as answer:
            game = Game.replay(answer.read().decode())
        assert game.is_over
        assert game.setup.rules == 1
        asyncio.run(go_on(running))
