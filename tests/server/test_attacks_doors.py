"""Limits hold at every door: rooms are made in four ways, and codes can be tried out in many."""

from __future__ import annotations

import asyncio
import pathlib
from typing import Any

import pytest
from playing import shared_table, tokens
from serving import Running, fetched, serving, settings_in
from test_passes import ask, new_pass
from test_reviewing import short_game

from eldorado.client import Closed, Connection, RequestRefused
from eldorado.protocol.socket import Look, Rematch, Resign
from eldorado.routes.printed import route
from eldorado.server.people import daily
from eldorado.server.services import Clock
from eldorado.server.web.invitations import MOST_LETTERS, SHORT, fresh_qr

ROUTE = route("home-stretch").route.text()
DOORS: dict[str, tuple[str, dict[str, Any] | None]] = {
    "room": ("/api/rooms/CODE", None),
    "route": ("/api/rooms/CODE/route", None),
    "record": ("/api/rooms/CODE/record", None),
    "chances": ("/api/rooms/CODE/chances", None),
    "seat": ("/api/rooms/CODE/seats", {"seat": 1}),
    "tokens": ("/api/rooms/CODE/tokens", {}),
    "stars": ("/api/gallery/ROUTE/ratings", {"room": "CODE", "token": "x", "stars": 1}),
    "picture": ("/preview/room/CODE.png", None),
}


@pytest.mark.parametrize("door", DOORS)
def test_codes_are_not_tried_out_at_any_door(door: str, tmp_path: pathlib.Path) -> None:
    """Three wrong ones, and not even a room that exists is told of; rating a route once was a door without this limit."""
    with serving(settings_in(tmp_path, guesses_per_minute=3)) as running:
        secret = new_pass(running)
        there = ask(running, "/api/rooms", {"seats": [{}, {}], "here": [1]})["room"]["code"]
        published = ask(running, "/api/gallery", {"text": ROUTE, "name": "x"})["code"] if door == "stars" else ""
        path, body = DOORS[door]

        def tried(code: str) -> tuple[int, str]:
            asked = {name: value.replace("CODE", code) if name == "room" else value for name, value in (body or {}).items()}
            where = path.replace("CODE", code).replace("ROUTE", published)
            found: tuple[int, str] = ask(running, where, None if body is None else asked, secret)
            return found

        assert [tried(f"AAAAA{number}")[1] for number in range(2, 7)] == ["room.unknown"] * 3 + ["room.too-many-guesses"] * 2
        assert tried(there) == (429, "room.too-many-guesses")


# ---- rooms


async def play_again(running: Running, code: str, held: list[str]) -> tuple[str, list[str]]:
    """Both give up, and ask for a rematch: the quickest way to another room."""
    async with Connection(running.server.socket_address, code, held) as both:
        await both.until(lambda: both.table is not None)
        await both.ask(Resign(1, 1))
        await both.until(lambda: both.room is not None and both.room.phase == "over")
        await both.ask(Rematch(2))
        await both.until(lambda: both.room is not None and bool(both.room.rematch))
        assert both.room is not None
        code = both.room.rematch
    async with Connection(running.server.socket_address, code, held) as both:
        assert both.welcome is not None
        fresh = [one.token for one in both.welcome.tokens]
        await both.start()
    return code, fresh


def test_rematches_are_rooms_too(tmp_path: pathlib.Path) -> None:
    """Resigning and playing again once made as many rooms as somebody liked, until the server was full for everybody."""

    async def test() -> None:
        joined = await shared_table(running.server, 2)
        code, held = joined.room.code, tokens(joined)
        for _ in range(2):
            code, held = await play_again(running, code, held)
        with pytest.raises(RequestRefused) as refused:
            await play_again(running, code, held)
        assert refused.value.code == "http.too-many-rooms"

    with serving(settings_in(tmp_path, rooms_per_address=3)) as running:
        asyncio.run(test())


def test_expeditions_and_practice_are_rooms_too(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "PACERS", ())
    with serving(settings_in(tmp_path, rooms_per_address=3)) as running:
        secret = new_pass(running)
        begun = ask(running, "/api/daily", {}, secret)["room"]["code"]
        day = {"practice": True, "day": daily.FIRST_DAY}
        made = [ask(running, "/api/daily", day, secret) for _ in range(3)]
        assert made[2] == (429, "http.too-many-rooms")
        assert len({one["room"]["code"] for one in made[:2]} | {begun}) == 3
        practice = {"text": short_game().record, "number": 0, "name": "Ada"}
        assert ask(running, "/api/practice", practice) == (429, "http.too-many-rooms")
        assert ask(running, "/api/rooms", {"seats": [{}, {}]}) == (429, "http.too-many-rooms")
        assert ask(running, "/api/daily", {}, secret)["room"]["code"] == begun  # to go on takes nothing


def test_a_full_server_makes_no_room_at_any_door(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "PACERS", ())
    with serving(settings_in(tmp_path, most_rooms=1)) as running:
        joined = asyncio.run(shared_table(running.server, 2))
        assert ask(running, "/api/rooms", {"seats": [{}, {}]}) == (503, "server.full")
        assert ask(running, "/api/daily", {}, new_pass(running)) == (503, "server.full")
        assert ask(running, "/api/practice", {"text": short_game().record, "number": 0, "name": ""}) == (503, "server.full")
        with pytest.raises(RequestRefused) as refused:
            asyncio.run(play_again(running, joined.room.code, tokens(joined)))
        assert refused.value.code == "server.full"


# ---- what one address may cost


def test_many_connections_of_one_address_do_not_add_up(tmp_path: pathlib.Path) -> None:
    """Each may send so much, all of them together ten times that; another address is not asked to wait."""

    async def asked(code: str, held: list[str], times: int) -> int:
        """How many were answered."""
        done = 0
        try:
            async with Connection(running.server.socket_address, code, held) as one:
                for number in range(times):
                    await one.ask(Look(number, 0))
                    done += 1
        except Closed as closed:
            reasons.add(closed.refusal.code if closed.refusal is not None else "")
        return done

    async def test() -> None:
        tables = [await shared_table(running.server, 2) for _ in range(8)]
        done = await asyncio.gather(*(asked(one.room.code, tokens(one), 20) for one in tables))
        assert sum(done) == 80 - 8  # forty times two, a hello for each
        assert min(done) < 20
        assert reasons == {"connection.too-fast"}

    reasons: set[str] = set()

    class Still(Clock):
        """Nothing comes back with time."""

        def ticks(self) -> float:
            return 1_000.0

    with serving(settings_in(tmp_path, messages_per_second=2), clock=Still()) as running:
        asyncio.run(test())


def test_a_long_address_is_drawn_by_a_worker(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It took 50 ms in which no game went on: twenty a second of one address stopped everybody."""
    drawn: list[str] = []

    def watched(address: str) -> bytes:
        drawn.append(address)
        return fresh_qr(address)

    monkeypatch.setattr("eldorado.server.web.invitations.fresh_qr", watched)
    monkeypatch.setattr("eldorado.server.web.people.fresh_qr", watched)
    long, short = "http://" + "x" * (MOST_LETTERS - 200), "http://" + "y" * (SHORT - 7)
    for address in (long, short):
        assert fetched(f"{running.server.address}/api/qr?address={address}") == 200
    assert drawn == [short]
    secret = new_pass(running)
    told = ask(running, "/api/pass/link", {"address": long}, secret)
    assert told["picture"].startswith("<svg")
    assert drawn == [short]
    assert ask(running, "/api/pass/link", {"address": "http://" + "x" * (MOST_LETTERS - 10)}, secret) == (404, "http.not-found")


@pytest.mark.parametrize("query", ["players=2&players=4", "players=4&%70layers=4", "x&x", "x=&y=&x="])
def test_a_query_that_says_something_twice_is_refused(running: Running, query: str) -> None:
    """A proxy or a log may believe one of the two and the server the other."""
    assert fetched(f"{running.server.address}/api/ladder?players=4") == 200
    assert fetched(f"{running.server.address}/api/ladder?{query}") == 400
