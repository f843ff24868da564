"""A deleted pass: nothing that anybody said, published, rated or finished leads back to it, whatever was under way."""

from __future__ import annotations

import asyncio
import pathlib
from typing import Any

import pytest
from asking import at, run
from serving import Running, serving, settings_in
from test_passes import ADDRESS, ask, new_pass, stored
from test_ratings import recorded
from test_storage import Make, make, opened  # noqa: F401  # `make` is a fixture

from eldorado.client import Server
from eldorado.engine.errors import EldoradoError
from eldorado.protocol.socket import Leave, Resign, Say
from eldorado.routes.printed import route
from eldorado.server.people.passes import Pass, Passes
from eldorado.server.rooms.house import House
from eldorado.server.storage import Remark, gallery_sql, people_sql, statements

NAME = "Wilhelmine"
SEATS = [{"name": "Bo"}, {}]


def deleted(running: Running, folder: pathlib.Path, secret: str) -> str:
    """Deletes a pass; what is left in the database, and the pass nowhere in it."""
    id = ask(running, "/api/pass", secret=secret)["id"]
    assert id in stored(folder)
    assert ask(running, "/api/pass/delete", {}, secret) == {"deleted": True}
    left = stored(folder)
    assert id not in left
    assert NAME not in left
    return left


def sit(running: Running, code: str, secret: str) -> str:
    joined = ask(running, f"/api/rooms/{code}/seats", {"seat": 2, "name": NAME}, secret)
    return str(joined["tokens"][0]["token"])


def lobby(running: Running, **more: Any) -> tuple[str, str]:
    made = ask(running, "/api/rooms", {"seats": SEATS, "here": [1], **more})
    return made["room"]["code"], made["tokens"][0]["token"]


def test_the_chat_of_a_lobby_that_was_left_names_nobody(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        secret = new_pass(running, NAME)
        code, _ = lobby(running)
        token = sit(running, code, secret)

        async def say_and_go(server: Server) -> None:
            async with at(server, code, token) as here:
                await here.ask(Say(here.next_id(), 2, "who is coming?"))
                await here.ask(Leave(here.next_id(), 2))

        run(running, say_and_go)
        assert [said[2] for said in ask(running, "/api/pass/export", secret=secret)["said"]] == ["who is coming?"]
        assert "who is coming?" in deleted(running, tmp_path, secret)


def test_published_routes_lose_their_author_and_stars_go(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        secret = new_pass(running, NAME)
        text = route("swamplands").route.text()
        published = ask(running, "/api/gallery", {"text": text, "name": "Wet feet", "author": NAME}, secret)["code"]
        code, host = lobby(running, published=published)
        token = sit(running, code, secret)

        async def race(server: Server) -> None:
            async with at(server, code, host) as here:
                await here.start()
                await here.ask(Resign(here.next_id(), 1))
                await here.until(lambda: here.is_over)

        run(running, race)
        stars = {"room": code, "token": token, "stars": 5}
        assert ask(running, f"/api/gallery/{published}/ratings", stars)["ratings"] == 1
        told = ask(running, "/api/pass/export", secret=secret)
        assert ([one[1:3] for one in told["published"]], [one[:2] for one in told["stars"]]) == (
            [["Wet feet", NAME]], [[published, 5]],
        )  # fmt: skip
        deleted(running, tmp_path, secret)
        left = ask(running, f"/api/gallery/{published}")
        assert (left["name"], left["author"], left.get("ratings", 0)) == ("Wet feet", "", 0)


def test_a_race_that_ends_after_its_pass_is_gone_writes_nothing_about_it(tmp_path: pathlib.Path) -> None:
    """As at another process that has not heard of it."""
    with serving(settings_in(tmp_path)) as running:
        secret = new_pass(running, NAME)
        id = ask(running, "/api/pass", secret=secret)["id"]
        seats = [{"name": NAME}, {"kind": "bot", "bot": "steady"}, {"kind": "bot", "bot": "beginner"}]
        code = ask(running, "/api/rooms", {"seats": seats, "here": [1]}, secret)["room"]["code"]
        house = running.application.house
        assert house is not None

        async def end(house: House) -> None:
            before = (await house.find(code)).sheet
            await asyncio.to_thread(ask, running, "/api/pass/delete", {}, secret)
            await house.services.endings.note(before, recorded())

        assert running.loop is not None
        asyncio.run_coroutine_threadsafe(end(house), running.loop).result(60)
        assert id not in stored(tmp_path)


def test_a_device_that_comes_while_the_pass_goes_leaves_nothing(make: Make) -> None:  # noqa: F811
    class Noon:
        def now(self) -> float:
            return 1e9

    async def test() -> None:
        async with opened(make) as storage:
            await storage.write(people_sql.MAKE_PASS, "ada", NAME, 1, 1.0, 1.0)
            passes, one = Passes(storage, Noon()), Pass("ada", NAME, 1, 1.0, 1.0)
            code, _ = await passes.link(one)
            assert (await passes.use_link(code)).person.devices
            await passes.forget("ada")
            with pytest.raises(EldoradoError) as refused:
                await passes._opened(one)
            assert refused.value.code == "pass.unknown"
            assert list(await storage.rows(people_sql.KEYS, "ada")) == []

    asyncio.run(test())


def test_deleting_and_opening_a_link_at_once_leave_nothing_behind(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        for _ in range(5):
            secret = new_pass(running, NAME)
            id = ask(running, "/api/pass", secret=secret)["id"]
            link = ask(running, "/api/pass/link", {"address": ADDRESS}, secret)["address"].rpartition("/")[2]
            asked = [("/api/pass/open", {"code": link}, ""), ("/api/pass/delete", {}, secret)]

            async def both(asked: list[tuple[str, Any, str]]) -> None:
                await asyncio.gather(*(asyncio.to_thread(ask, running, *one) for one in asked))

            asyncio.run(both(asked))
            left = stored(tmp_path)
            assert id not in left
            assert NAME not in left


def test_a_database_from_before_keeps_what_was_said_and_published(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    async def test() -> None:
        with monkeypatch.context() as patched:
            before = statements.MIGRATIONS.index(people_sql.WHOSE_SCHEMA)
            patched.setattr(statements, "MIGRATIONS", statements.MIGRATIONS[:before])
            async with opened(make) as storage:
                await storage.write("INSERT INTO remark (code, at, seat, name, text) VALUES ('ABCDEF', 1, 1, 'Ada', 'hello')")
                await storage.write(
                    "INSERT INTO published (code, layout, name, author, text, steps, blockades, caves, made)"
                    " VALUES ('ABC234', '[]', 'Home again', 'Ada', 'route x', 1, 1, 0, 1)"
                )
        async with opened(make) as storage:
            await storage.say("ABCDEF", Remark(2, "Bo", "hi", 2.0, owner="bo"))
            assert await storage.remarks("ABCDEF", 5) == [Remark(1, "Ada", "hello", 1.0), Remark(2, "Bo", "hi", 2.0)]
            assert list(await storage.rows("SELECT author, pass FROM published")) == [("Ada", "")]
            assert list(await storage.rows(gallery_sql.PUBLISHED, "")) == [("ABC234", "Home again", "Ada", 1.0)]

    asyncio.run(test())
