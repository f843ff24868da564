"""The expedition of a day: the same for everybody, counted once, and only what was played here counts."""

from __future__ import annotations

import asyncio
import hashlib
import pathlib
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from asking import at, run
from serving import Running, serving, settings_in
from test_passes import ask, new_pass, stored

from eldorado.client import Server
from eldorado.engine.rng import key_of
from eldorado.protocol.socket import Leave
from eldorado.server.people import daily
from eldorado.server.people.passes import Pass
from eldorado.server.people.streaks import longest_streak, streak
from eldorado.server.people.told import Told
from eldorado.server.rooms.driver import _chance
from eldorado.server.rooms.sheet import Sheet
from eldorado.server.storage import people_sql


def end(running: Running, code: str) -> None:
    """Everybody gives up: the quickest end there is."""

    async def give_up() -> None:
        house = running.application.house
        assert house is not None
        room = await house.find(code)
        async with room.lock:
            while room.sheet.phase != "over":
                await room.commit(room.game().resign(room.game().game.decision.seat))

    assert running.loop is not None
    asyncio.run_coroutine_threadsafe(give_up(), running.loop).result(60)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patched, serving(settings_in(tmp_path_factory.mktemp("daily"))) as server:
        patched.setattr(daily, "PACERS", ())
        patched.setattr(daily, "RIVALS", ("random", "random", "random"))
        yield server


def test_everybody_gets_the_same_race(served: Running) -> None:
    first, second = (ask(served, "/api/daily", secret=new_pass(served)) for _ in range(2))
    for fact in ("day", "route", "caves", "seat", "first_player", "seed_hash"):
        assert first[fact] == second[fact]
    assert "seed" not in first
    rooms = [ask(served, "/api/daily", {}, new_pass(served))["room"] for _ in range(2)]
    assert rooms[0]["seed_hash"] == rooms[1]["seed_hash"] == first["seed_hash"]
    assert rooms[0]["code"] != rooms[1]["code"]


def test_a_try_is_continued_and_never_begun_twice(served: Running) -> None:
    secret = new_pass(served)
    codes = {ask(served, "/api/daily", {}, secret)["room"]["code"] for _ in range(3)}
    assert len(codes) == 1
    assert ask(served, "/api/daily", {"practice": True}, secret) == (403, "daily.try-first")


def test_two_devices_that_set_out_at_once_get_one_race_and_none_to_try_it_in(served: Running) -> None:
    secret = new_pass(served)
    first = ask(served, "/api/home", secret=secret)
    assert first["running"] == []

    async def at_once() -> list[Any]:
        return await asyncio.gather(*(asyncio.to_thread(ask, served, "/api/daily", {}, secret) for _ in range(6)))

    assert len({joined["room"]["code"] for joined in asyncio.run(at_once())}) == 1
    assert len(ask(served, "/api/home", secret=secret)["running"]) == 1


def test_a_try_whose_room_a_crash_left_out_is_begun_once_more(served: Running) -> None:
    house = served.application.house
    assert house is not None
    assert served.loop is not None
    secret = new_pass(served)
    told = ask(served, "/api/pass", secret=secret)
    today = ask(served, "/api/daily")["day"]
    write = house.services.storage.write(people_sql.SET_OUT, today, told["id"], "QQQQQQ", 1.0)
    asyncio.run_coroutine_threadsafe(write, served.loop).result(10)
    joined = ask(served, "/api/daily", {}, secret)
    assert (joined["room"]["code"], joined["room"]["phase"]) == ("QQQQQQ", "playing")
    end(served, "QQQQQQ")
    assert ask(served, "/api/daily", secret=secret)["mine"]["done"] is True


def test_no_bot_plays_on_for_who_leaves_the_race_of_a_day(served: Running) -> None:
    secret = new_pass(served)
    joined = ask(served, "/api/daily", {}, secret)
    code, seat = joined["room"]["code"], joined["tokens"][0]["seat"]

    async def leave(server: Server) -> None:
        async with at(server, code, joined["tokens"][0]["token"]) as here:
            await here.until(lambda: here.table is not None and here.table.view.decision.seat == seat)
            await here.ask(Leave(here.next_id(), seat))
            assert here.room is not None
            assert not here.room.seats[seat - 1].stand_in

    run(served, leave)
    again = ask(served, "/api/daily", {}, secret)
    assert (again["room"]["code"], again["tokens"][0]["seat"]) == (code, seat)


@pytest.mark.parametrize("path", ["/api/daily/route?day=", "/daily/", "/preview/daily/"])
def test_no_other_door_tells_of_tomorrow(served: Running, path: str) -> None:
    told = [asked_as_text(served, f"{path}{day}") for day in ("2999-01-01", "2999-01-02")]
    assert told[0].replace("2999-01-01", "") == told[1].replace("2999-01-02", "")


def asked_as_text(running: Running, path: str) -> str:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{running.port}{path}", timeout=20) as answer:
            return str(answer.read().decode())
    except urllib.error.HTTPError as error:
        return error.read().decode()


def test_without_a_pass_nothing_counts(served: Running) -> None:
    assert ask(served, "/api/daily", {}) == (401, "pass.unknown")
    assert ask(served, "/api/daily").get("mine") is None


@pytest.mark.parametrize("day", ["2999-01-01", "2020-01-01", "yesterday", "2026-11-1"])
def test_tomorrow_stays_secret(served: Running, day: str) -> None:
    assert ask(served, f"/api/daily?day={day}") == (400, "daily.no-day")
    assert ask(served, "/api/daily", {"practice": True, "day": day}, new_pass(served)) == (400, "daily.no-day")


def test_a_day_that_is_over_tells_its_seed(served: Running) -> None:
    past = ask(served, "/api/daily?day=2026-11-02")
    assert hashlib.sha256(key_of(int(past["seed"], 16))).hexdigest() == past["seed_hash"]


def test_a_finished_try_counts_once_and_its_seed_stays_secret_for_the_day(served: Running) -> None:
    secret = new_pass(served)
    joined = ask(served, "/api/daily", {}, secret)
    code = joined["room"]["code"]
    assert ask(served, "/api/daily", secret=secret)["rows"] == []
    end(served, code)
    told = ask(served, "/api/daily", secret=secret)
    assert told["mine"]["done"] is True
    assert [row.get("mine", False) for row in told["rows"]].count(True) == 1
    assert told["streak"] == 1
    assert ask(served, f"/api/rooms/{code}").get("seed", "") == ""
    assert ask(served, f"/api/rooms/{code}/record") == (403, "daily.record-secret")
    practice = ask(served, "/api/daily", {"practice": True}, secret)
    assert practice["room"]["code"] != code
    assert "practised" not in ask(served, "/api/daily", secret=secret)
    end(served, practice["room"]["code"])
    again = ask(served, "/api/daily", secret=secret)
    assert (again["practised"], len(again["rows"])) == ([again["day"]], len(told["rows"]))
    assert ask(served, "/api/daily", {}, secret)["room"]["code"] == code


def test_a_day_that_was_missed_is_practised_and_never_counted(served: Running) -> None:
    secret = new_pass(served)
    asked = {"practice": True, "day": "2026-11-04"}
    end(served, ask(served, "/api/daily", asked, secret)["room"]["code"])
    told = ask(served, "/api/daily?day=2026-11-04", secret=secret)
    assert (told["practised"], told.get("days"), told.get("mine")) == (["2026-11-04"], None, None)
    assert ask(served, "/api/pass/export", secret=secret)["practised"] == ["2026-11-04"]


def test_after_the_try_the_ways_of_others_are_shown(served: Running) -> None:
    others = new_pass(served, "Bo")
    end(served, ask(served, "/api/daily", {}, others)["room"]["code"])
    secret = new_pass(served)
    joined = ask(served, "/api/daily", {}, secret)
    assert "ghosts" not in ask(served, "/api/daily", secret=secret)
    end(served, joined["room"]["code"])
    told = ask(served, "/api/daily", secret=secret)
    kinds = [ghost["kind"] for ghost in told["ghosts"]]
    assert kinds[0] == "mine"
    assert "best" in kinds
    spaces = {space["name"] for space in ask(served, "/api/daily/route")["spaces"]}
    assert {one for ghost in told["ghosts"] for entered in ghost["path"] for one in entered} <= spaces
    assert 0 <= told["mine"].get("ahead", 0) <= 100


def test_a_day_may_have_a_route_of_its_own(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "GENERATED", 1.0)
    monkeypatch.setattr(daily, "FIRST_GENERATED", "2026-11-01")
    told = ask(served, "/api/daily?day=2026-11-03")
    assert (told["route"], told["is_generated"], told["number"]) == ("", True, 3)
    laid = ask(served, "/api/daily/route?day=2026-11-03")
    assert laid["id"] == "expedition-2026-11-03"
    assert laid["length"] == told["length"] > 10
    room = ask(served, "/api/daily", {"practice": True, "day": "2026-11-03"}, new_pass(served))["room"]
    assert "expedition-2026-11-03" in room["route_text"]


def test_places_among_all_count_ties_once() -> None:
    one = Pass("me", "Me", 1, 0, 0)
    tries = [("a", "A", 12, 1, 0, "", 1), ("me", "", 14, 2, 1, "", 1), ("c", "C", 14, 2, 1, "", 1), ("d", "D", 0, 4, 3, "", 1)]
    told = Told([*tries, ("bot expert", "", 13, 1, 0, "", 1), ("e", "E", 9, 1, 0, "", 0)], one)
    assert told.rank() == (3, 25)
    assert [(kind, who) for kind, who, _ in told.shown()] == [("mine", "me"), ("best", "a"), ("expert", "bot expert")]
    assert (Told([], one).rows, list(Told([], None).shown())) == ([], [])


def test_bots_meet_everybody_with_the_same_chance() -> None:
    alike = [Sheet(code, "n", "ab", [], 1.0, daily=day) for code, day in (("AAAAAA", "2026-11-17"), ("BBBBBB", "2026-11-17"))]
    assert _chance(alike[0], 7) == _chance(alike[1], 7) != _chance(alike[0], 8)
    other = Sheet("CCCCCC", "n", "ab", [], 1.0)
    assert _chance(other, 7) != _chance(other, 7)


def test_days_in_a_row() -> None:
    assert streak([], "2026-11-18") == 0
    assert streak(["2026-11-18", "2026-11-17", "2026-11-15"], "2026-11-18") == 2
    assert streak(["2026-11-17", "2026-11-16"], "2026-11-18") == 2
    assert streak(["2026-11-16"], "2026-11-18") == 0
    assert longest_streak(["2026-11-18", "2026-11-16", "2026-11-15", "2026-11-14", "2026-11-02"]) == 3
    assert longest_streak([]) == 0


def test_bots_of_three_levels_set_out_by_themselves(tmp_path: pathlib.Path) -> None:
    with pytest.MonkeyPatch.context() as patched, serving(settings_in(tmp_path)) as running:
        patched.setattr(daily, "PACERS", ("random",))
        patched.setattr(daily, "RIVALS", ("random", "random", "random"))
        for _ in range(2):
            ask(running, "/api/daily")
        house = running.application.house
        assert house is not None
        assert [[seat.kind for seat in room.sheet.seats] for room in house.rooms.values()] == [["bot"] * 4]
        end(running, next(iter(house.rooms)))
        assert ask(running, "/api/daily")["tries"] == 1


def test_from_one_address_only_so_many_set_out_on_a_day(tmp_path: pathlib.Path) -> None:
    """Whoever makes passes to try the day before their counted race comes to an end of it."""
    with serving(settings_in(tmp_path, tries_per_address=2)) as running:
        first, second, third = (new_pass(running) for _ in range(3))
        codes = [ask(running, "/api/daily", {}, one)["room"]["code"] for one in (first, second)]
        assert ask(running, "/api/daily", {}, third) == (429, "daily.too-many")
        assert ask(running, "/api/daily", {}, first)["room"]["code"] == codes[0], "who is on the way goes on"
        assert ask(running, "/api/daily", {"practice": True, "day": "2026-11-04"}, third)["room"]["daily"] == "2026-11-04"


def test_a_deleted_pass_leaves_no_try(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        secret = new_pass(running)
        id = ask(running, "/api/pass", secret=secret)["id"]
        ask(running, "/api/daily", {}, secret)
        end(running, ask(running, "/api/daily", {"practice": True, "day": "2026-11-04"}, secret)["room"]["code"])
        ask(running, "/api/pass/delete", {}, secret)
        assert id not in stored(tmp_path)
