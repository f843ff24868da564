"""A finished game seen again from one's history: in short, with what decided it, and played once more with one request."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from serving import Running
from test_daily import end
from test_home import finish
from test_passes import ask, new_pass, table

from eldorado.game import Game
from eldorado.insight.band import band
from eldorado.insight.turning import turning_point
from eldorado.notation.records import parse_record
from eldorado.routes.printed import actions_of, board_of
from eldorado.server.rooms.state import room_record
from eldorado.server.workers.recap import RecapGame, recap


def record_of(running: Running, code: str) -> str:
    house = running.application.house
    assert house is not None
    return room_record(house.rooms[code])


def again(running: Running, code: str, secret: str) -> Any:
    return ask(running, f"/api/rooms/{code}/again", {}, secret)


def test_what_decided_a_game_is_what_the_chances_say(running: Running) -> None:
    secret = new_pass(running)
    code = finish(running, secret)
    text = record_of(running, code)
    found = turning_point(band(parse_record(text, board_of, actions_of)), 1)
    told = ask(running, f"/api/rooms/{code}/recap?seat=1")
    assert found is not None
    point = told["turning"]
    assert (point["number"], point["seat"], point["before"], point["after"]) == (
        found.start, found.seat, pytest.approx(found.before), pytest.approx(found.after),
    )  # fmt: skip
    assert {event["number"] for event in point["events"]} <= set(range(found.start + 1, found.end + 1))
    assert {way["seat"] for way in told["ways"]} == {1, 2}
    outcome = Game.replay(text).outcome
    assert outcome is not None
    assert recap(RecapGame(text, 0)).seat == (outcome.winner or 0), "nobody in particular: the winner's"
    assert ask(running, f"/api/rooms/{code}/recap?seat=9") == (400, "seat.unknown")


def test_a_game_that_goes_on_has_no_recap(running: Running) -> None:
    code = table(running, new_pass(running))["room"]["code"]
    assert ask(running, f"/api/rooms/{code}/recap") == (403, "room.record-secret")


def test_a_game_alone_is_played_again_as_often_as_one_likes(running: Running) -> None:
    secret = new_pass(running)
    code = finish(running, secret, caves=True)
    joined = again(running, code, secret)
    room = joined["room"]
    assert (room["phase"], room["caves"], [seat["kind"] for seat in room["seats"]]) == ("lobby", True, ["human", "bot"])
    assert [one["seat"] for one in joined["tokens"]] == [1]
    assert again(running, code, secret)["room"]["code"] == room["code"], "it still waits"
    begun = ask(running, "/api/home", secret=secret)["running"]
    assert [game["code"] for game in begun] == [room["code"]]
    start(running, room["code"])
    end(running, room["code"])
    third = again(running, code, secret)["room"]
    assert third["code"] not in (code, room["code"])
    assert third["phase"] == "lobby"


def start(running: Running, code: str) -> None:
    async def begin() -> None:
        house = running.application.house
        assert house is not None
        room = await house.find(code)
        async with room.lock:
            await room.begin()

    assert running.loop is not None
    asyncio.run_coroutine_threadsafe(begin(), running.loop).result(20)


def test_the_others_are_asked_once_for_every_game(running: Running) -> None:
    ada, bo = new_pass(running), new_pass(running, "Bo")
    people = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
    code = ask(running, "/api/rooms", {"seats": people, "here": [1]}, ada)["room"]["code"]
    ask(running, f"/api/rooms/{code}/seats", {"seat": 2, "name": "Bo"}, bo)
    assert again(running, code, ada) == (400, "room.not-over")
    start(running, code)
    end(running, code)
    next_one = again(running, code, bo)["room"]
    assert (next_one["host"], [seat["name"] for seat in next_one["seats"]]) == (2, ["Ada", "Bo"])
    assert again(running, code, ada)["room"]["code"] == next_one["code"]
    start(running, next_one["code"])
    end(running, next_one["code"])
    further = again(running, code, ada)["room"]
    assert [seat["kind"] for seat in further["seats"]] == ["human", "open"]
    assert [game["code"] for game in ask(running, "/api/home", secret=bo)["running"]] == []


def test_nobody_else_plays_it_again(running: Running) -> None:
    secret = new_pass(running)
    code = finish(running, secret)
    assert again(running, code, new_pass(running, "Eve")) == (400, "seat.not-yours")
    assert again(running, code, "") == (401, "pass.unknown")


def test_the_race_of_a_day_is_practised_and_no_new_game(running: Running) -> None:
    secret = new_pass(running)
    code = ask(running, "/api/daily", {}, secret)["room"]["code"]
    end(running, code)
    assert again(running, code, secret) == (400, "daily.no-rematch")
    assert ask(running, f"/api/rooms/{code}/recap") == (403, "daily.record-secret")
    game = ask(running, "/api/history", secret=secret)["games"][0]
    assert (game["way"], game["day"]) == ("daily", ask(running, "/api/daily")["day"])
