"""`eldorado admin` on both databases, beside a running server: rooms, people, copies, checks, secrets."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import pathlib
import sqlite3
import stat
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from click.testing import CliRunner
from playing import shared_table, tokens, two_seats
from serving import Running, serving, settings_in

from eldorado.cli.app import eldorado
from eldorado.client import Closed, Connection, HttpRefused, RequestRefused
from eldorado.protocol.room import Joined
from eldorado.protocol.socket import Say
from eldorado.routes.printed import route
from eldorado.server.backups import is_due, made
from eldorado.server.rooms.enforcing import enforce
from eldorado.server.rulings import Rulings, subject
from eldorado.server.storage import Ruling


class Installation:
    """A server that runs, and the command of its keeper."""

    def __init__(self, running: Running, url: str, secret: pathlib.Path) -> None:
        self.running = running
        self.url = url
        self.secret = secret

    def admin(self, *words: str, url: str = "") -> Any:
        """What the command says as JSON."""
        done = self.call(*words, "--json", url=url)
        assert done.exit_code == 0, done.output
        return json.loads(done.stdout)

    def call(self, *words: str, url: str = "") -> Any:
        environment = {"ELDORADO_DATABASE_URL": url or self.url, "ELDORADO_SECRET_FILE": str(self.secret)}
        return CliRunner(env=environment).invoke(eldorado, ["admin", *words, "--lang", "en"])

    def enforce(self) -> None:
        """The round that comes every few seconds, now."""
        house = self.running.application.house
        assert house is not None
        assert self.running.loop is not None
        asyncio.run_coroutine_threadsafe(enforce(house), self.running.loop).result(10)


def fresh_url(kind: str, request: pytest.FixtureRequest, folder: pathlib.Path) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder / 'games.sqlite'}"
    url = str(request.getfixturevalue("pg").url)
    name = f"a{abs(hash(str(folder)))}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return url.replace("/postgres", f"/{name}")


@pytest.fixture(params=["sqlite", "postgres"])
def here(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Iterator[Installation]:
    url, secret = fresh_url(request.param, request, tmp_path), tmp_path / "config" / "secret"
    with serving(settings_in(tmp_path, database_url=url, secret_file=str(secret))) as running:
        yield Installation(running, url, secret)


async def finished(running: Running) -> Joined:
    joined = await shared_table(running.server, 2)
    async with Connection(running.server.socket_address, joined.room.code, tokens(joined)) as both:
        await both.until(lambda: both.table is not None)
        await both.resign(1)
        await both.until(lambda: both.room is not None and both.room.phase == "over")
    return joined


def test_rooms_are_listed_and_shown_without_their_secrets(here: Installation) -> None:
    joined = asyncio.run(shared_table(here.running.server, 1, ["steady"], first_player=1))
    asyncio.run(two_seats(here.running.server))
    assert {line["phase"] for line in here.admin("rooms", "list")} == {"lobby", "playing"}
    assert [line["code"] for line in here.admin("rooms", "list", "--phase", "playing")] == [joined.room.code]
    shown = here.admin("rooms", "show", joined.room.code.lower())
    assert [seat["kind"] for seat in shown["seats"]] == ["human", "bot"]
    assert (shown["phase"], shown["entries"] >= 1) == ("playing", True)
    house = here.running.application.house
    assert house is not None
    sheet = house.rooms[joined.room.code].sheet
    for secret in (sheet.seed, sheet.share, sheet.nonce):
        assert secret not in json.dumps(shown)
    assert here.call("rooms", "show", "AAAAAA").exit_code == 1
    assert "2 rooms" in here.call("rooms", "list").output


def test_a_closed_room_is_closed_for_everybody_until_it_is_opened(here: Installation) -> None:
    async def test() -> None:
        server = here.running.server
        code, held = await two_seats(server)
        async with Connection(server.socket_address, code, held[:1]) as ada:
            await asyncio.to_thread(here.admin, "rooms", "close", code, "--reason", "spam")
            await asyncio.to_thread(here.enforce)
            with pytest.raises(Closed) as closed:
                await ada.until(lambda: False, 60)
            assert closed.value.refusal is not None
            assert closed.value.refusal.code == "room.closed"
        with pytest.raises(HttpRefused) as refused:
            await server.room(code)
        assert (refused.value.status, refused.value.problem.code) == (403, "room.closed")
        assert (await asyncio.to_thread(here.admin, "rooms", "show", code))["is_closed"]
        await asyncio.to_thread(here.admin, "rooms", "open", code)
        await asyncio.to_thread(here.enforce)
        assert (await server.room(code)).code == code

    asyncio.run(test())


def test_a_finished_game_is_exported_and_a_running_one_only_on_demand(here: Installation, tmp_path: pathlib.Path) -> None:
    over = asyncio.run(finished(here.running))
    running = asyncio.run(shared_table(here.running.server, 2))
    assert here.admin("rooms", "export", over.room.code)["record"].startswith("eldorado")
    refused = here.call("rooms", "export", running.room.code)
    assert (refused.exit_code, "secret" in refused.output) == (1, True)
    file = tmp_path / "game.txt"
    assert here.call("rooms", "export", running.room.code, str(file), "--with-seed").exit_code == 0
    assert "seed" in file.read_text()


def test_a_silent_seat_cannot_write_and_a_banned_one_is_out_with_its_address(here: Installation) -> None:
    async def test() -> None:
        server = here.running.server
        code, held = await two_seats(server)
        async with Connection(server.socket_address, code, held[1:]) as bo:
            await asyncio.to_thread(here.admin, "people", "mute", f"{code}:2")
            await asyncio.to_thread(here.enforce)
            with pytest.raises(RequestRefused) as refused:
                await bo.ask(Say(1, 2, "hello"))
            assert refused.value.code == "say.muted"
            await asyncio.to_thread(here.admin, "people", "ban", f"{code} 2", "--days", "2", "--reason", "rude")
            await asyncio.to_thread(here.enforce)
            with pytest.raises(Closed) as closed:
                await bo.until(lambda: False, 60)
            assert closed.value.refusal is not None
            assert closed.value.refusal.code == "connection.banned"
        await asyncio.to_thread(here.enforce)
        with pytest.raises(HttpRefused) as kept_out:
            await server.rooms()
        assert (kept_out.value.status, kept_out.value.problem.code) == (403, "connection.banned")
        rulings = await asyncio.to_thread(here.admin, "people", "list")
        assert sorted(ruling["who"] for ruling in rulings) == ["127.0.0.1/32", f"{code} 2", f"{code} 2"]
        for who in ("127.0.0.1", f"{code}:2"):
            await asyncio.to_thread(here.admin, "people", "pardon", who)
        await asyncio.to_thread(here.enforce)
        async with Connection(server.socket_address, code, held[1:]) as bo:
            await bo.ask(Say(1, 2, "hello again"))

    asyncio.run(test())


def test_a_backup_is_read_back_and_restored_into_either_database(
    here: Installation, tmp_path: pathlib.Path, request: pytest.FixtureRequest
) -> None:
    async def play() -> Joined:
        await finished(here.running)
        joined = await shared_table(here.running.server, 2)
        async with Connection(here.running.server.socket_address, joined.room.code, tokens(joined)) as both:
            await both.until(lambda: both.table is not None)
            for _ in range(6):
                await step(both)
            await both.ask(Say(1, 1, "hello — привет"))
        return joined

    joined = asyncio.run(play())
    file = tmp_path / "copies" / "games.backup"
    told = here.admin("backup", str(file))
    assert (told["rooms"], told["remarks"]) == (2, 1)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in file.parent.iterdir()] == ["games.backup"]
    for kind in ("sqlite", "postgres"):
        folder = tmp_path / kind
        folder.mkdir()
        url = fresh_url(kind, request, folder)
        restored = here.admin("restore", str(file), url=url)
        assert {**restored, "file": ""} == {**told, "file": ""}
        assert here.admin("check", url=url) == {"rooms": 2, "broken": []}
        again = here.call("restore", str(file), url=url)
        assert (again.exit_code, "empty" in again.output) == (1, True)
        asyncio.run(goes_on(url, here.secret, folder, joined))


async def goes_on(url: str, secret: pathlib.Path, folder: pathlib.Path, joined: Joined) -> None:
    """The restored game is played on, with the tokens of before."""
    with serving(settings_in(folder, database_url=url, secret_file=str(secret))) as running:
        async with Connection(running.server.socket_address, joined.room.code, tokens(joined)) as both:
            await both.until(lambda: both.table is not None)
            assert both.table is not None
            assert both.version > 3
            await step(both)


async def step(both: Connection) -> None:
    """Whoever's turn it is ends what it is about."""
    assert both.table is not None
    seat, kind = both.table.view.decision.seat, both.table.view.decision.kind
    await both.act(seat, "end" if kind == "play" else "done")


def test_a_damaged_backup_is_refused_and_nothing_of_it_used(here: Installation, tmp_path: pathlib.Path) -> None:
    asyncio.run(two_seats(here.running.server))
    file = tmp_path / "games.backup"
    here.admin("backup", str(file))
    whole = gzip.decompress(file.read_bytes())
    lines = whole.splitlines(keepends=True)
    wrong = {
        "cut": file.read_bytes()[:-40],
        "changed": gzip.compress(whole.replace(b'"lobby"', b'"livid"')),
        "a line less": gzip.compress(b"".join([*lines[:2], *lines[3:]])),
        "no end": gzip.compress(b"".join(lines[:-1])),
        "another thing": gzip.compress(b'["something else", 1, 2]\n'),
        "no lines": gzip.compress(b""),
        "no copy": b"hello",
    }
    url = f"sqlite:///{tmp_path / 'other.sqlite'}"
    for name, content in wrong.items():
        bad = tmp_path / "bad"
        bad.write_bytes(content)
        done = here.call("restore", str(bad), url=url)
        assert (done.exit_code, "Traceback" in done.output) == (1, False), name
        assert not isinstance(done.exception, IndexError), name
    assert not (tmp_path / "other.sqlite").exists()


def test_check_names_the_games_that_do_not_replay(here: Installation) -> None:
    async def test() -> list[str]:
        return [(await shared_table(here.running.server, 2)).room.code for _ in range(3)]

    codes = asyncio.run(test())
    assert here.admin("check") == {"rooms": 3, "broken": []}
    statements = [
        ("UPDATE room SET doc = 'x' WHERE code = {}", codes[0]),
        ("INSERT INTO entry (code, number, seat, at, deadline, text) VALUES ({}, 2, 1, 0, 0, 'fly')", codes[1]),
    ]
    for statement, code in statements:
        if here.url.startswith("sqlite"):
            with sqlite3.connect(here.url.removeprefix("sqlite:///")) as database:
                database.execute(statement.format("?"), (code,))
            database.close()
        else:
            with psycopg.connect(here.url) as connection:
                connection.execute(statement.format("%s").encode(), (code,))
    done = here.call("check", "--json")
    assert done.exit_code == 1
    assert sorted(one["code"] for one in json.loads(done.stdout)["broken"]) == sorted(codes[:2])
    assert "2 of 3" in here.call("check").output


def test_a_new_secret_signs_and_old_tokens_are_accepted_for_a_while(here: Installation, tmp_path: pathlib.Path) -> None:
    code, held = asyncio.run(two_seats(here.running.server))
    told = here.admin("rotate-secret", "--accept-days", "1")
    assert told["secrets"] == 2
    old, new = (line.split()[0] for line in here.secret.read_text().splitlines())
    assert old != new

    async def enter(server: Running) -> None:
        async with Connection(server.server.socket_address, code, held[:1]):
            pass

    with serving(settings_in(tmp_path, database_url=here.url, secret_file=str(here.secret))) as restarted:
        asyncio.run(enter(restarted))
    here.secret.write_text(f"{old} 0 1\n{new} 0 0\n")  # the time is up
    with serving(settings_in(tmp_path, database_url=here.url, secret_file=str(here.secret))) as restarted:
        with pytest.raises(Closed) as closed:
            asyncio.run(enter(restarted))
        assert closed.value.refusal is not None
        assert closed.value.refusal.code == "connection.token"


def test_backups_come_by_the_clock_and_the_oldest_go(tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    for name in ("20200101", "20200102", "20200103"):
        (folder / f"eldorado-{name}-000000.backup").touch()
        os.utime(folder / f"eldorado-{name}-000000.backup", (1, 1))
    settings = settings_in(tmp_path, backup_folder=str(folder), backup_keep=2)

    async def test(running: Running) -> None:
        async with asyncio.timeout(60):
            while "2020" in made(folder)[0].name and len(made(folder)) != 2:
                await asyncio.sleep(0.1)

    with serving(settings) as running:
        asyncio.run(test(running))
    newest = made(folder)[-1]
    assert "2020" not in newest.name
    assert made(folder)[0].name == "eldorado-20200103-000000.backup"


def test_a_backup_is_due_by_age_and_when_the_clock_was_wrong(tmp_path: pathlib.Path) -> None:
    assert is_due(tmp_path, 3600, 10_000)
    file = tmp_path / "eldorado-1.backup"
    file.touch()
    os.utime(file, (9_000, 9_000))
    assert not is_due(tmp_path, 3600, 10_000)
    assert is_due(tmp_path, 500, 10_000)
    os.utime(file, (90_000, 90_000))
    assert is_due(tmp_path, 3600, 10_000)


def test_rulings_mean_addresses_networks_and_seats() -> None:
    rulings = Rulings()
    rulings.take_in(
        [
            Ruling("ban", subject("192.0.2.77/24"), 0, "", 0),
            Ruling("ban", subject("2001:db8::/32"), 50, "", 0),
            Ruling("mute", subject("abcdef:3"), 0, "", 0),
            Ruling("ban", subject("198.51.100.1"), 5, "", 0),
        ],
        now=10,
    )
    assert rulings.is_banned("192.0.2.1")
    assert rulings.is_banned("2001:db8:1:2::/64")
    assert not rulings.is_banned("198.51.100.1")  # its time is up
    assert not rulings.is_banned("local")
    assert rulings.is_muted("203.0.113.1", "ABCDEF", 3)
    assert not rulings.is_muted("203.0.113.1", "ABCDEF", 2)


def test_a_reported_route_is_kept_or_removed_for_good(here: Installation) -> None:
    gallery = f"http://127.0.0.1:{here.running.port}/api/gallery"

    def post(path: str, body: object) -> Any:
        request = urllib.request.Request(gallery + path, json.dumps(body).encode(), {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    text = route("first-game").route.text()
    code = post("", {"text": text, "name": "Rude"})["code"]
    post(f"/{code}/reports", {"reason": "its name"})
    assert [(one["name"], one["complaints"]) for one in here.admin("routes", "list")] == [("Rude", 1)]
    assert here.admin("routes", "show", code)["complaints"][0]["reason"] == "its name"
    assert here.admin("routes", "keep", code) == {"code": code, "kept": True}
    assert here.admin("routes", "remove", code.lower()) == {"code": code, "removed": True}
    assert here.admin("routes", "list") == []
    with pytest.raises(urllib.error.HTTPError) as caught:
        post("", {"text": text, "name": "Rude"})
    assert json.load(caught.value)["code"] == "gallery.removed"
