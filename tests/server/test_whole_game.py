"""A whole game over real sockets: two people, then people among bots."""

from __future__ import annotations

import asyncio
import pathlib
import random

from serving import serving, settings_in

from eldorado.client import Connection, Server
from eldorado.data import route
from eldorado.protocol.room import NewRoom, SeatPlan, TakeSeat
from eldorado.protocol.socket import Table

board = route("first-game")
steps = {name: int(board.distance[space]) for space, name in enumerate(board.names)}


def pick(table: Table, chance: random.Random) -> list[str]:
    """Towards El Dorado, by what the options alone tell: the nearest target in reach, now and then a purchase, else an end."""
    assert table.options is not None
    mine = table.view.players[table.view.decision.seat - 1]
    here = [steps.get(piece, 0) for piece in mine.pieces]
    best: list[tuple[int, list[str]]] = []
    for reach in table.options.reach:
        for target in reach.targets:
            there = steps[target.space] if target.space else here[reach.piece - 1] - 1
            best.append((there - here[reach.piece - 1], target.actions))
    best.sort(key=lambda one: one[0])
    if best and best[0][0] < 0:
        return best[0][1]
    if table.options.purchases and chance.random() < 0.7:
        return chance.choice(table.options.purchases).actions
    texts = [option.text for option in table.options.actions]
    return [next((text for text in ("stop", "done", "end") if text in texts), texts[0])]


async def play_seat(connection: Connection, seat: int, chance: random.Random, most: int = 100_000) -> int:
    """Plays one seat by its options until the game is over, or so many times; returns how many messages it sent."""
    sent = 0
    while sent < most and await connection.my_turn():
        assert connection.table is not None
        await connection.act(seat, *pick(connection.table, chance))
        sent += 1
    return sent


async def two_people(server: Server) -> None:
    joined = await server.make_room(NewRoom([SeatPlan(name="Ada"), SeatPlan()], here=[1], caves=True))
    code = joined.room.code
    second = await server.take_seat(code, TakeSeat(name="Bo"))
    address = server.socket_address
    async with (
        Connection(address, code, [joined.tokens[0].token]) as ada,
        Connection(address, code, [second.tokens[0].token]) as bo,
        Connection(address, code) as guest,
    ):
        await ada.start()
        played = await asyncio.gather(play_seat(ada, 1, random.Random(1)), play_seat(bo, 2, random.Random(2)))
        await guest.until(lambda: guest.is_over)
        assert min(played) > 10
        assert ada.version == bo.version == guest.version == sum(played) + 1
        assert guest.room is not None
        assert guest.room.phase == "over"
        assert guest.room.seed


def test_two_people_play_a_game_to_its_end(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        asyncio.run(two_people(running.server))


async def one_among_bots(server: Server) -> None:
    seats = [SeatPlan(name="Ada"), SeatPlan("bot", "steady"), SeatPlan("bot", "beginner")]
    joined = await server.make_room(NewRoom(seats, here=[1], start=True, pace=0))
    async with Connection(server.socket_address, joined.room.code, [joined.tokens[0].token]) as ada:
        await play_seat(ada, 1, random.Random(3))
        assert ada.is_over
        assert {event.seat for event in ada.events if event.kind == "piece-moved"} == {1, 2, 3}


def test_a_person_among_bots_plays_a_game_to_its_end(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        asyncio.run(one_among_bots(running.server))
