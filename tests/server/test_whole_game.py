"""Whole games over real sockets: two people, then people among bots."""

from __future__ import annotations

import asyncio
import pathlib
import random

from playing import play_seat, shared_table, tokens, two_seats
from serving import serving, settings_in

from eldorado.client import Connection, Server


async def two_people(server: Server) -> None:
    code, (first, second) = await two_seats(server, caves=True)
    address = server.socket_address
    async with (
        Connection(address, code, [first]) as ada,
        Connection(address, code, [second]) as bo,
        Connection(address, code) as guest,
    ):
        await ada.start()
        played = await asyncio.gather(play_seat(ada, 1, random.Random(1)), play_seat(bo, 2, random.Random(2)))
        await guest.until(lambda: guest.is_over and guest.room is not None and guest.room.phase == "over")
        assert min(played) > 10
        assert ada.version == bo.version == guest.version == sum(played) + 1
        assert guest.room is not None
        assert guest.room.seed


def test_two_people_play_a_game_to_its_end(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        asyncio.run(two_people(running.server))


async def one_among_bots(server: Server) -> None:
    joined = await shared_table(server, 1, ["steady", "beginner"])
    async with Connection(server.socket_address, joined.room.code, tokens(joined)) as ada:
        await play_seat(ada, 1, random.Random(3))
        assert ada.is_over
        assert {event.seat for event in ada.events if event.kind == "piece-moved"} == {1, 2, 3}


def test_a_person_among_bots_plays_a_game_to_its_end(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        asyncio.run(one_among_bots(running.server))
