"""The gallery of routes: published once, found by code, raced, rated by who raced there, reported and removed."""

from __future__ import annotations

import asyncio
import json
import pathlib
import urllib.error
import urllib.request
from typing import Any

import pytest
from playing import two_seats
from serving import Running, serving, settings_in

from eldorado.client import Connection
from eldorado.routes.printed import route

TEXT = route("home-stretch").route.text()


def ask(running: Running, path: str, body: object | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{running.port}{path}", data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        read = answer.read()
        return json.loads(read) if answer.headers["content-type"].startswith("application/json") else read.decode()


def refusal(running: Running, path: str, body: object | None = None) -> str:
    with pytest.raises(urllib.error.HTTPError) as caught:
        ask(running, path, body)
    return str(json.load(caught.value)["code"])


def publish(running: Running, name: str = "Home again", text: str = TEXT, author: str = "Ada") -> Any:
    return ask(running, "/api/gallery", {"text": text, "name": name, "author": author})


def test_a_route_is_published_once_and_found_by_its_code(running: Running) -> None:
    made = publish(running)
    assert (made["name"], made["author"], made["steps"]) == ("Home again", "Ada", 34)
    assert publish(running, "Another name")["code"] == made["code"]
    found = ask(running, f"/api/gallery/{made['code'].lower()}")
    assert found == made
    assert ask(running, "/api/gallery?sort=best")["routes"] == [made]
    assert [piece["letter"] for piece in found["pieces"]] == [piece.letter for piece in route("home-stretch").route.pieces]


def test_what_is_no_route_or_no_code_is_refused(running: Running) -> None:
    assert refusal(running, "/api/gallery", {"text": "route x\nB 0 0 turn 0\nC 40 0 turn 0\nend jungle"}) == "route.faulty"
    assert refusal(running, "/api/gallery", {"text": "x" * 4_001}) == "http.invalid"
    assert refusal(running, "/api/gallery", {"text": TEXT, "name": "n" * 61}) == "http.invalid"
    for code in ("ZZZZZZ", "short", "......", "%00%00"):
        assert refusal(running, f"/api/gallery/{code}") == "gallery.unknown"
    assert refusal(running, "/api/gallery?sort=odd") == "http.invalid"
    assert refusal(running, "/api/rooms", {"seats": [{}, {}], "published": "ZZZZZZ"}) == "gallery.unknown"


NASTY = '</title><script>alert("1")</script>\u202e&amp;'


def test_names_are_escaped_in_pictures_and_cleaned_in_lists(running: Running) -> None:
    made = publish(running, NASTY, route("serpentine").route.text(), "<b>\u0000")
    assert "\u202e" not in made["name"]
    picture = ask(running, f"/api/gallery/{made['code']}/picture")
    assert "<script" not in picture
    assert "&lt;script&gt;" in picture
    text = TEXT.replace("route home-stretch", 'route "><script>x</script>')
    assert "<script" not in ask(running, "/api/workshop/picture", {"text": text})


def test_publishing_and_complaining_are_limited(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path, routes_per_address=3, most_routes=1)) as running:
        made = publish(running)
        assert refusal(running, "/api/gallery", {"text": route("first-game").route.text()}) == "gallery.full"
        assert publish(running)["code"] == made["code"]
        assert refusal(running, "/api/gallery", {"text": TEXT}) == "gallery.too-many"
        report = f"/api/gallery/{made['code']}/reports"
        for _ in range(3):
            ask(running, report, {"reason": "rude"})
        assert refusal(running, report, {"reason": "rude"}) == "gallery.too-many"


def test_only_who_finished_a_race_there_rates_it(running: Running) -> None:
    code = publish(running, text=route("swamplands").route.text())["code"]

    async def race(**where: Any) -> tuple[str, list[str]]:
        room, tokens = await two_seats(running.server, **where)
        async with Connection(running.server.socket_address, room, tokens) as both:
            await both.start()
            early = rate(running, code, room, tokens[1], 5)
            await both.resign(1)
            await both.until(lambda: both.room is not None and both.room.phase == "over")
        assert early == "gallery.not-raced"
        return room, tokens

    room, tokens = asyncio.run(race(published=code))
    assert rate(running, code, room, tokens[0], 5) == "gallery.not-raced"  # gave up
    assert rate(running, code, room, "no token", 5) == "gallery.not-raced"
    assert rate(running, code, room, tokens[1], 5) == "5.0 of 1, 1 plays"
    assert rate(running, code, room, tokens[1], 2) == "2.0 of 1, 1 plays"
    again, more = asyncio.run(race(published=code))
    assert rate(running, code, again, more[1], 3) == "3.0 of 1, 2 plays", "without a pass an address has one voice"
    elsewhere, others = asyncio.run(race(route="home-stretch"))
    assert rate(running, code, elsewhere, others[1], 1) == "gallery.not-raced"


def rate(running: Running, code: str, room: str, token: str, stars: int) -> str:
    """What came of it, or the refusal's code."""
    try:
        now = ask(running, f"/api/gallery/{code}/ratings", {"room": room, "token": token, "stars": stars})
    except urllib.error.HTTPError as error:
        return str(json.load(error)["code"])
    return f"{now['stars']} of {now['ratings']}, {now['plays']} plays"
