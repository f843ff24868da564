"""Passes: nobody reads them, guesses them or uses their links twice; and what is deleted is gone from the database."""

from __future__ import annotations

import asyncio
import json
import pathlib
import sqlite3
import urllib.error
import urllib.request
from typing import Any

import pytest
from serving import Process, Running, serving, settings_in

from eldorado.client import Connection
from eldorado.protocol.room import NewRoom, SeatPlan
from eldorado.protocol.socket import SetSeat

ADDRESS = "https://play.example/"


def ask(running: Running | Process, path: str, body: Any = None, secret: str = "", **headers: str) -> Any:
    """One request, with a pass if there is one; the answer, or its status and code."""
    sent = {"content-type": "application/json", **headers}
    if secret:
        sent["authorization"] = f"Bearer {secret}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{running.port}{path}", data, sent)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)["code"]


def new_pass(running: Running | Process, name: str = "Ada") -> str:
    return str(ask(running, "/api/pass", {"name": name, "colour": 2})["secret"])


def table(running: Running, secret: str, **more: Any) -> Any:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random", "name": "Bo"}]
    return ask(running, "/api/rooms", {"seats": seats, "here": [1], "start": True, "pace": 0, **more}, secret)


def stored(folder: pathlib.Path) -> str:
    """Every value of every row."""
    connection = sqlite3.connect(folder / "games.sqlite")
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    text = "\n".join(repr(row) for name in tables for row in connection.execute(f"SELECT * FROM {name}"))
    connection.close()
    return text


def test_a_pass_is_named_changed_and_known_again(running: Running) -> None:
    secret = new_pass(running)
    assert ask(running, "/api/pass", secret=secret)["name"] == "Ada"
    changed = ask(running, "/api/pass/change", {"name": "Ada L.", "colour": 3}, secret)
    assert (changed["name"], changed["colour"]) == ("Ada L.", 3)
    assert ask(running, "/api/pass", secret=secret)["name"] == "Ada L."


@pytest.mark.parametrize("secret", ["", "x", "' OR 1=1 --", "a" * 5_000])
def test_who_shows_no_pass_gets_nothing(running: Running, secret: str) -> None:
    for path in ("/api/pass", "/api/home", "/api/history", "/api/pass/export"):
        assert ask(running, path, secret=secret) == (401, "pass.unknown")


def test_the_secret_is_stored_as_a_hash_and_told_once(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        secret = new_pass(running)
        code = ask(running, "/api/pass/link", {"address": ADDRESS}, secret)["address"].rpartition("/")[2]
        phrase = ask(running, "/api/pass/phrase", {}, secret)["phrase"]
        for told in (secret, code, phrase):
            assert told not in stored(tmp_path)
        assert secret not in json.dumps(ask(running, "/api/pass", secret=secret))


def test_a_link_opens_the_pass_on_one_more_device_and_only_once(running: Running) -> None:
    secret = new_pass(running)
    link = ask(running, "/api/pass/link", {"address": ADDRESS + "#/profile"}, secret)
    assert link["address"].startswith(ADDRESS + "#/pass/")
    assert link["picture"].startswith("<svg")
    code = link["address"].rpartition("/")[2]
    opened = ask(running, "/api/pass/open", {"code": code})
    assert opened["secret"] != secret
    assert len(opened["person"]["devices"]) == 2
    assert ask(running, "/api/pass/open", {"code": code}) == (403, "pass.link-used")
    assert ask(running, "/api/pass", secret=opened["secret"])["id"] == ask(running, "/api/pass", secret=secret)["id"]


def test_of_two_who_use_a_link_at_once_one_is_let_in(running: Running) -> None:
    code = ask(running, "/api/pass/link", {"address": ADDRESS}, new_pass(running))["address"].rpartition("/")[2]

    async def both() -> list[Any]:
        return await asyncio.gather(*(asyncio.to_thread(ask, running, "/api/pass/open", {"code": code}) for _ in range(4)))

    assert sum(isinstance(answer, dict) for answer in asyncio.run(both())) == 1


def test_a_link_dies_when_its_time_is_up_and_when_a_new_one_is_made(running: Running) -> None:
    secret = new_pass(running)
    first = ask(running, "/api/pass/link", {"address": ADDRESS}, secret)["address"].rpartition("/")[2]
    second = ask(running, "/api/pass/link", {"address": ADDRESS}, secret)["address"].rpartition("/")[2]
    assert ask(running, "/api/pass/open", {"code": first}) == (403, "pass.link-used")
    house = running.application.house
    assert house is not None
    clock, house.services.passes._clock = house.services.passes._clock, Later()
    try:
        assert ask(running, "/api/pass/open", {"code": second}) == (403, "pass.link-used")
    finally:
        house.services.passes._clock = clock


class Later:
    def now(self) -> float:
        return 4e9


def test_a_phrase_brings_the_pass_back_however_it_is_typed(running: Running) -> None:
    secret = new_pass(running)
    phrase = ask(running, "/api/pass/phrase", {}, secret)["phrase"]
    assert len(phrase.split()) == 7
    typed = "  " + phrase.upper().replace(" ", "\n ")
    assert ask(running, "/api/pass/recover", {"phrase": typed})["person"]["name"] == "Ada"
    assert ask(running, "/api/pass", secret=secret)["phrase"] is True
    newer = ask(running, "/api/pass/phrase", {}, secret)["phrase"]
    assert ask(running, "/api/pass/recover", {"phrase": phrase}) == (403, "pass.no-phrase")
    assert ask(running, "/api/pass/recover", {"phrase": newer})["person"]["name"] == "Ada"


def test_a_lost_device_is_shut_out(running: Running) -> None:
    secret = new_pass(running)
    phrase = ask(running, "/api/pass/phrase", {}, secret)["phrase"]
    others = [ask(running, "/api/pass/recover", {"phrase": phrase})["secret"] for _ in range(2)]
    devices = ask(running, "/api/pass", secret=others[0])["devices"]
    this = next(device["id"] for device in devices if device.get("this"))
    ask(running, "/api/pass/revoke", {"device": this}, secret)
    assert ask(running, "/api/pass", secret=others[0]) == (401, "pass.unknown")
    ask(running, "/api/pass/revoke", {}, secret)
    assert ask(running, "/api/pass", secret=others[1]) == (401, "pass.unknown")
    assert ask(running, "/api/pass/recover", {"phrase": phrase}) == (403, "pass.no-phrase")
    assert ask(running, "/api/pass", secret=secret)["name"] == "Ada"


def test_both_devices_of_a_pass_sit_on_the_same_chair_and_nobody_else_does(running: Running) -> None:
    secret = new_pass(running)
    code = table(running, secret)["room"]["code"]
    link = ask(running, "/api/pass/link", {"address": ADDRESS}, secret)["address"].rpartition("/")[2]
    second = ask(running, "/api/pass/open", {"code": link})["secret"]
    for mine in (secret, second):
        assert [one["seat"] for one in ask(running, f"/api/rooms/{code}/tokens", {}, mine)["tokens"]] == [1]
        assert [game["code"] for game in ask(running, "/api/home", secret=mine)["running"]] == [code]
    stranger = new_pass(running, "Eve")
    assert ask(running, f"/api/rooms/{code}/tokens", {}, stranger).get("tokens", []) == []
    assert ask(running, "/api/home", secret=stranger)["running"] == []


def test_a_pass_opens_no_seat_that_was_taken_from_it(running: Running) -> None:
    """Whoever was sent away gets no new token by the pass, neither here nor in the home, also when somebody else sits there."""

    async def test() -> None:
        secret, other = new_pass(running, "Eve"), new_pass(running, "Bo")
        joined = await running.server.make_room(NewRoom([SeatPlan(name="Ada"), SeatPlan()], here=[1]))
        code = joined.room.code
        assert ask(running, f"/api/rooms/{code}/seats", {"seat": 2, "name": "Eve"}, secret)["tokens"]
        async with Connection(running.server.socket_address, code, [joined.tokens[0].token]) as host:
            await host.ask(SetSeat(host.next_id(), 2, kind="human"))
        assert ask(running, f"/api/rooms/{code}/tokens", {}, secret).get("tokens", []) == []
        assert ask(running, f"/api/rooms/{code}/seats", {"seat": 2, "name": "Bo"}, other)["tokens"]
        assert ask(running, f"/api/rooms/{code}/tokens", {}, secret).get("tokens", []) == []
        assert ask(running, "/api/home", secret=secret)["running"] == []

    asyncio.run(test())


def test_a_pass_of_elsewhere_is_no_reason_not_to_play(running: Running) -> None:
    assert table(running, "unknown")["room"]["phase"] == "playing"


def test_new_passes_and_guesses_of_one_address_are_limited(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path, passes_per_address=2, guesses_per_minute=3)) as running:
        new_pass(running)
        new_pass(running)
        assert ask(running, "/api/pass", {"name": "Ada"}) == (429, "pass.too-many")
        answers = [ask(running, "/api/pass/open", {"code": f"guess{n}"}) for n in range(5)]
        assert answers[0] == (403, "pass.link-used")
        assert answers[-1] == (429, "room.too-many-guesses")


def test_another_origin_gets_no_leave_to_send_a_pass(running: Running) -> None:
    """A browser asks first whether it may send this header; nobody says yes."""
    asked = {"origin": "https://elsewhere.example", "access-control-request-headers": "authorization"}
    request = urllib.request.Request(f"http://127.0.0.1:{running.port}/api/home", headers=asked, method="OPTIONS")
    try:
        answer: Any = urllib.request.urlopen(request, timeout=20)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        assert answer.headers.get("access-control-allow-origin") is None
        assert answer.headers.get("set-cookie") is None


def test_answers_with_secrets_are_kept_by_no_cache(running: Running) -> None:
    data = json.dumps({"name": "Ada"}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{running.port}/api/pass", data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        assert answer.headers["cache-control"] == "no-store"


def test_an_export_holds_all_that_is_stored_and_no_secret(running: Running) -> None:
    secret = new_pass(running)
    code = table(running, secret)["room"]["code"]
    told = ask(running, "/api/pass/export", secret=secret)
    assert told["person"]["name"] == "Ada"
    assert told["seats"] == {code: [1]}
    assert secret not in json.dumps(told)


def test_a_deleted_pass_is_nowhere_in_the_database(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        secret = new_pass(running, "Wilhelmine")
        seats = [{"kind": "human", "name": "Wilhelmine"}, {"kind": "bot", "bot": "random"}]
        joined = ask(running, "/api/rooms", {"seats": seats, "here": [1], "start": True, "pace": 0}, secret)
        id = ask(running, "/api/pass", secret=secret)["id"]
        assert "Wilhelmine" in stored(tmp_path)
        assert id in stored(tmp_path)
        assert ask(running, "/api/pass/delete", {}, secret) == {"deleted": True}
        assert ask(running, "/api/pass", secret=secret) == (401, "pass.unknown")
        assert "Wilhelmine" not in stored(tmp_path)
        assert id not in stored(tmp_path)
        assert ask(running, f"/api/rooms/{joined['room']['code']}")["phase"] == "playing"
