"""A moment of a recorded game tried again: the same table, other secrets, bots for everybody else, and nothing counted."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any

import pytest
from serving import Running

from eldorado.client import Connection, Server
from eldorado.engine.view import view
from eldorado.game import Game
from eldorado.server.workers.practice import PracticeFrom, dealt_anew, practice_from


def half_game() -> Game:
    game = Game.new("home-stretch", players=3, seed=8, caves=True)
    for _ in range(9):
        game.play("end" if game.decision.kind == "play" else game.legal_actions()[0])
    return game


def ask(running: Running, body: dict[str, Any]) -> Any:
    data = json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{running.port}/api/practice", data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def test_the_seat_sees_the_same_and_the_rest_is_dealt_anew() -> None:
    """R13: what the seat knows is the same to the byte; what it cannot know is not what it was."""
    state = half_game().state
    public = state.setup.without_seed()
    seat = int(state.current)
    worlds = [dealt_anew(state, seed) for seed in range(6)]
    assert {view(world, seat, public).to_bytes() for world in worlds} == {view(state, seat, public).to_bytes()}
    others = [number for number in range(3) if number != seat]
    assert len({tuple(int(world.players[number].hand) for number in others) for world in worlds}) > 1
    assert {int(world.setup.seed) for world in worlds} == set(range(6))


def test_a_position_that_can_be_played_on() -> None:
    game = half_game()
    start = practice_from(PracticeFrom(game.record, 5))
    again = Game.from_position(start.position)
    assert again.decision.seat == start.seat
    assert again.setup.seed != game.setup.seed
    again.play(again.legal_actions()[0], start.seat)


@pytest.mark.parametrize(("number", "code"), [(-1, "practice.no-moment"), (99, "practice.no-moment")])
def test_a_moment_that_is_none(number: int, code: str) -> None:
    assert practice_from(PracticeFrom(half_game().record, number)).faults[0].code == code


def test_a_room_begins_there_and_nothing_of_it_is_kept(running: Running) -> None:
    game = half_game()
    joined = ask(running, {"text": game.record, "number": len(game.actions), "name": "Ada"})
    room = joined["room"]
    assert room["practice"]
    assert room["hints"]
    assert [seat["kind"] for seat in room["seats"]].count("bot") == 2
    assert [token["seat"] for token in joined["tokens"]] == [game.decision.seat]

    async def play() -> None:
        server = Server(f"http://127.0.0.1:{running.port}")
        async with Connection(server.socket_address, room["code"], [joined["tokens"][0]["token"]]) as mine:
            table = await mine.my_turn()
            assert table

    asyncio.run(play())


def test_no_record_is_refused(running: Running) -> None:
    with pytest.raises(urllib.error.HTTPError) as found:
        ask(running, {"text": "nonsense", "number": 0})
    assert json.load(found.value)["code"] == "record.not-a-record"


def chances(running: Running, code: str) -> Any:
    with urllib.request.urlopen(f"http://127.0.0.1:{running.port}/api/rooms/{code}/chances", timeout=60) as answer:
        return json.load(answer)


def test_chances_are_told_where_nothing_counts_and_nowhere_else(running: Running) -> None:
    game = half_game()
    practice = ask(running, {"text": game.record, "number": len(game.actions)})["room"]["code"]
    told = chances(running, practice)["band"]
    assert len(told) == 1
    assert sum(told[0]["win"]) == pytest.approx(1.0)
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    body = json.dumps({"seats": seats, "here": [1], "start": True}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{running.port}/api/rooms", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        rated = json.load(answer)["room"]["code"]
    with pytest.raises(urllib.error.HTTPError) as found:
        chances(running, rated)
    assert json.load(found.value)["code"] == "chances.not-here"
