"""Home and history: what waits for somebody comes first, and what was played to its end is found again."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from playing import play_seat
from serving import Running
from test_passes import ask, new_pass, table

from eldorado.client import Connection
from eldorado.protocol.socket import Rematch


def finish(running: Running, secret: str, **more: Any) -> str:
    """A game against a bot that plays by chance, to its end."""
    joined = table(running, secret, **more)
    code, held = joined["room"]["code"], [one["token"] for one in joined["tokens"]]

    async def play() -> None:
        async with Connection(running.server.socket_address, code, held) as seat:
            await play_seat(seat, 1, random.Random(1))
            await seat.until(lambda: seat.room is not None and seat.room.phase == "over")

    asyncio.run(play())
    return str(code)


def test_a_game_moves_from_running_to_finished(running: Running) -> None:
    secret = new_pass(running)
    waiting = table(running, secret, first_player=1)["room"]["code"]
    code = finish(running, secret)
    home = ask(running, "/api/home", secret=secret)
    assert [(game["code"], game["is_mine"], game["to_move"]) for game in home["running"]] == [(waiting, True, 1)]
    assert [game["code"] for game in home["finished"]] == [code]
    game = ask(running, "/api/history", secret=secret)["games"][0]
    assert game["way"] == "solo"
    assert {one["seat"] for one in game["crew"]} == {1, 2}
    assert game["crew"][game["place"] - 1]["mine"]
    assert game["rounds"] > 3


def test_what_waits_for_me_comes_first(running: Running) -> None:
    secret, other = new_pass(running), new_pass(running, "Bo")
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
    codes = []
    for first in (2, 1):
        joined = ask(running, "/api/rooms", {"seats": seats, "here": [1], "first_player": first}, secret)
        code = joined["room"]["code"]
        ask(running, f"/api/rooms/{code}/seats", {"seat": 2, "name": "Bo"}, other)
        asyncio.run(begin(running, code, joined["tokens"][0]["token"]))
        codes.append(code)
    mine = ask(running, "/api/home", secret=secret)["running"]
    assert [(game["code"], game.get("is_mine", False)) for game in mine] == [(codes[1], True), (codes[0], False)]
    theirs = ask(running, "/api/home", secret=other)["running"]
    assert [game["code"] for game in theirs] == codes
    assert [one["name"] for one in mine[0]["crew"]] == ["Ada", "Bo"]
    assert mine[0]["way"] == "online"


async def begin(running: Running, code: str, token: str) -> None:
    async with Connection(running.server.socket_address, code, [token]) as host:
        await host.start()
        await host.until(lambda: host.table is not None)


def test_nobody_reads_what_others_have_finished(running: Running) -> None:
    secret, stranger = new_pass(running), new_pass(running, "Eve")
    finish(running, secret)
    assert ask(running, "/api/history", secret=stranger)["games"] == []
    assert ask(running, "/api/history?only=nonsense", secret=secret) == (400, "http.invalid")


def test_a_rematch_belongs_to_the_same_pass(running: Running) -> None:
    secret = new_pass(running)
    code = finish(running, secret)
    joined = ask(running, f"/api/rooms/{code}/tokens", {}, secret)

    async def again() -> None:
        async with Connection(running.server.socket_address, code, [one["token"] for one in joined["tokens"]]) as seat:
            await seat.ask(Rematch(seat.next_id()))
            await seat.until(lambda: seat.room is not None and bool(seat.room.rematch))

    asyncio.run(again())
    assert [game["phase"] for game in ask(running, "/api/home", secret=secret)["running"]] == ["lobby"]
