"""Nothing is lost when the process ends, however it ends."""

from __future__ import annotations

import asyncio
import itertools
import pathlib
import random
import sqlite3
import time

import pytest
from playing import play_seat, shared_table, tokens, two_seats
from serving import Process, processes, serving, settings_in

from eldorado.client import Closed, Connection
from eldorado.protocol.socket import Say
from eldorado.server.rooms.sheet import CODE_LETTERS


def test_games_seats_chat_and_lobbies_survive_a_restart(tmp_path: pathlib.Path) -> None:
    async def before(server: Process) -> tuple[str, list[str], str, int]:
        joined = await shared_table(server.server, 1, ["steady"], caves=True)
        lobby, _ = await two_seats(server.server)
        async with Connection(server.server.socket_address, joined.room.code, tokens(joined)) as ada:
            await ada.ask(Say(ada.next_id(), 1, "still here"))
            await play_seat(ada, 1, random.Random(1), most=12)
            await ada.my_turn()
            return joined.room.code, tokens(joined), lobby, ada.version

    async def after(server: Process, code: str, held: list[str], lobby: str, version: int) -> None:
        async with Connection(server.server.socket_address, code, held, since=version) as ada:
            await ada.until(lambda: ada.table is not None)
            assert (ada.version, ada.events) == (version, [])
            assert [remark.text for remark in ada.remarks] == ["still here"]
            await play_seat(ada, 1, random.Random(2), most=5)
        assert (await server.server.room(lobby)).phase == "lobby"

    with processes(1, {"ELDORADO_DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite'}"}) as [server]:
        known = asyncio.run(before(server))
        assert server.stop() == 0
        server.start()
        asyncio.run(after(server, *known))
        server.kill()
        server.start()
        asyncio.run(after(server, *known[:3], version=asyncio.run(version_of(server, known[0]))))


async def version_of(server: Process, code: str) -> int:
    async with Connection(server.server.socket_address, code) as guest:
        await guest.until(lambda: guest.table is not None)
        return guest.version


def test_a_connection_is_told_when_the_server_stops(tmp_path: pathlib.Path) -> None:
    async def test(server: Process) -> None:
        code, (first, _) = await two_seats(server.server)
        async with Connection(server.server.socket_address, code, [first]) as ada:
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            with pytest.raises(Closed) as closed:
                await ada.until(lambda: False)
            assert closed.value.refusal is not None
            assert closed.value.refusal.code == "server.stops"
            assert await stopping == 0

    with processes(1, {"ELDORADO_DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite'}"}) as [server]:
        asyncio.run(test(server))


def test_a_thousand_stored_games_are_not_replayed_before_they_are_asked_for(tmp_path: pathlib.Path) -> None:
    """One game that was played for a while, and 999 that differ from it in their codes only."""

    async def play() -> tuple[str, int]:
        with serving(settings_in(tmp_path)) as running:
            joined = await shared_table(running.server, 2)
            async with Connection(running.server.socket_address, joined.room.code, tokens(joined)) as both:
                await both.until(lambda: both.table is not None)
                for _ in range(20):
                    assert both.table is not None
                    seat, kind = both.table.view.decision.seat, both.table.view.decision.kind
                    await both.act(seat, "end" if kind == "play" else "done")
                return joined.room.code, both.version

    code, version = asyncio.run(play())
    codes = ["".join(letters) for letters in itertools.islice(itertools.product(CODE_LETTERS[:8], repeat=6), 1_000)]
    codes = [one for one in codes if one != code][:999]
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        for other in codes:
            database.execute(
                "INSERT INTO room SELECT ?, revision, phase, public, timed, touched, json_set(doc, '$.code', ?), 0"
                " FROM room WHERE code = ?",
                (other, other, code),
            )
            database.execute(
                "INSERT INTO entry SELECT ?, number, seat, at, deadline, text FROM entry WHERE code = ?", (other, code)
            )
    database.close()
    begun = time.process_time()
    with serving(settings_in(tmp_path)) as running:
        assert time.process_time() - begun < 2
        house = running.application.house
        assert house is not None
        assert house.rooms == {}
        asyncio.run(running.server.room(codes[700]))
        assert list(house.rooms) == [codes[700]]
        assert house.rooms[codes[700]].version == version


def test_a_turn_whose_time_is_up_is_played_by_a_bot_also_after_a_restart(tmp_path: pathlib.Path) -> None:
    async def before(server: Process) -> str:
        code, (first, _) = await two_seats(server.server, timer=3, pace=0, first_player=1)
        async with Connection(server.server.socket_address, code, [first]) as ada:
            await ada.start()
            assert ada.room is not None
            await ada.until(lambda: ada.room is not None and ada.room.deadline > time.time() + 1)
        return code

    async def after(server: Process, code: str) -> None:
        async with Connection(server.server.socket_address, code) as guest:
            await guest.until(lambda: guest.room is not None and guest.room.seats[0].lapses == 1, 10)
            await guest.until(lambda: guest.table is not None and guest.table.view.decision.seat == 2, 20)

    environment = {"ELDORADO_DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite'}"}
    with processes(1, environment) as [server]:
        code = asyncio.run(before(server))
        server.kill()
        server.start()
        asyncio.run(after(server, code))
