"""What the server does when nobody asks: lets rooms go, forgets old ones, notices dead connections, keeps its promises."""

from __future__ import annotations

import asyncio
import json
import pathlib
import random
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from importlib import resources

import pytest
from playing import play_seat, shared_table, tokens, two_seats
from serving import Running, serving, settings_in
from websockets.frames import Frame

from eldorado.client import Connection, HttpRefused, Server
from eldorado.client.frames import frame, upgrade
from eldorado.protocol import VERSION
from eldorado.protocol.room import NewRoom, SeatPlan
from eldorado.server.rooms.house import House
from eldorado.server.web import serving as config
from eldorado.server.web.websocket import WireProtocol


@pytest.fixture
def hasty(tmp_path: pathlib.Path) -> Iterator[Running]:
    """Everything that takes minutes or days elsewhere takes no time here."""
    with serving(settings_in(tmp_path, unload=0, idle_room=0, keep_finished=0, removal_delay=0)) as server:
        yield server


def house_of(running: Running) -> House:
    assert running.application.house is not None
    return running.application.house


def on_its_loop(running: Running, job: str) -> object:
    """Runs a method of the house where the house lives."""
    house = house_of(running)
    assert running.loop is not None
    return asyncio.run_coroutine_threadsafe(getattr(house, job)(), running.loop).result(10)


def test_a_room_that_nobody_looks_at_leaves_the_memory_and_comes_back_whole(hasty: Running) -> None:
    async def play(server: Server) -> tuple[str, list[str], int]:
        joined = await shared_table(server, 2)
        async with Connection(server.socket_address, joined.room.code, tokens(joined)) as both:
            await both.until(lambda: both.table is not None)
            assert both.table is not None
            version = await both.act(both.table.view.decision.seat, "end")
            on_its_loop(hasty, "sweep")
            assert joined.room.code in house_of(hasty).rooms
        return joined.room.code, tokens(joined), version

    async def again(server: Server, code: str, held: list[str], version: int) -> None:
        async with Connection(server.socket_address, code, held) as both:
            await both.until(lambda: both.table is not None)
            assert both.version == version

    code, held, version = asyncio.run(play(hasty.server))
    on_its_loop(hasty, "sweep")
    assert code not in house_of(hasty).rooms
    asyncio.run(again(hasty.server, code, held, version))


def test_a_room_with_a_clock_leaves_the_memory_too_and_is_back_when_its_time_is_nearly_up(hasty: Running) -> None:
    """Otherwise a server that is full of them stays full for ever."""

    async def test(server: Server) -> tuple[str, str]:
        slow, quick = await shared_table(server, 2, timer=3600), await shared_table(server, 2, timer=10)
        return slow.room.code, quick.room.code

    slow, quick = asyncio.run(test(hasty.server))
    on_its_loop(hasty, "sweep")
    assert slow not in house_of(hasty).rooms
    assert quick in house_of(hasty).rooms
    assert len(house_of(hasty).driver._clocks) == 1


def test_rooms_that_nobody_touched_for_too_long_are_removed(hasty: Running) -> None:
    async def test(server: Server) -> None:
        code, _ = await two_seats(server)
        on_its_loop(hasty, "sweep")
        assert on_its_loop(hasty, "forget") == 0  # marked, no more
        await server.room(code)
        on_its_loop(hasty, "sweep")
        assert on_its_loop(hasty, "forget") == 1
        with pytest.raises(HttpRefused) as refused:
            await server.room(code)
        assert refused.value.problem.code == "room.unknown"

    asyncio.run(test(hasty.server))


def test_a_connection_that_answers_no_heartbeat_is_ended(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cable is cut without a word: pings stay unanswered, and the seat is shown as away."""
    monkeypatch.setattr(config, "HEARTBEAT", 1.0)
    answered: list[WireProtocol] = []
    handle_pong = WireProtocol.handle_pong

    def counted(self: WireProtocol, event: Frame) -> None:
        answered.append(self)
        handle_pong(self, event)

    monkeypatch.setattr(WireProtocol, "handle_pong", counted)

    async def test(running: Running) -> None:
        code, (first, second) = await two_seats(running.server)
        with socket.create_connection(("127.0.0.1", running.port)) as dead:
            dead.sendall(upgrade(f"127.0.0.1:{running.port}", "/api/socket"))
            assert b"101" in dead.recv(1000)
            dead.sendall(frame(json.dumps({"type": "hello", "room": code, "tokens": [second], "protocol": VERSION}).encode()))
            async with Connection(running.server.socket_address, code, [first]) as ada:
                await ada.until(lambda: ada.room is not None and ada.room.seats[1].online)
                await ada.until(lambda: ada.room is not None and not ada.room.seats[1].online, 60)
                answered.clear()
                while len(answered) < 2:  # who answers the pings stays
                    await asyncio.sleep(0.02)
                await ada.ping()

    with serving(settings_in(tmp_path)) as running:
        asyncio.run(test(running))


def test_an_own_route_is_played_and_shown(hasty: Running) -> None:
    printed = resources.files("eldorado.box").joinpath("routes", "serpentine.txt").read_text("utf-8")
    text = printed.replace("route serpentine", "route ours", 1)

    async def test(server: Server) -> None:
        joined = await server.make_room(NewRoom([SeatPlan(), SeatPlan()], route_text=text, here=[1, 2], start=True))
        assert (joined.room.route, joined.room.route_text) == ("", text)
        shown = json.loads(await server.fetch(f"/api/rooms/{joined.room.code}/route"))
        assert shown["id"] == "ours"
        assert len(shown["spaces"]) > 100
        async with Connection(server.socket_address, joined.room.code, tokens(joined)) as both:
            await both.until(lambda: both.table is not None)
            assert both.table is not None
            await both.act(both.table.view.decision.seat, "end")

    asyncio.run(test(hasty.server))


def test_the_promise_of_the_seed_is_checked_with_the_command(hasty: Running, tmp_path: pathlib.Path) -> None:
    async def test(server: Server) -> tuple[str, str]:
        joined = await shared_table(server, 2)
        async with Connection(server.socket_address, joined.room.code, tokens(joined)) as both:
            await both.until(lambda: both.table is not None)
            await both.resign(1)
            await both.until(lambda: both.room is not None and both.room.phase == "over")
        return joined.room.seed_hash, await server.record(joined.room.code)

    promise, record = asyncio.run(test(hasty.server))
    file = tmp_path / "game.txt"
    file.write_text(record)
    verify = [sys.executable, "-m", "eldorado", "replay", str(file), "--verify", "--seed-hash"]
    assert subprocess.run([*verify, promise], capture_output=True).returncode == 0
    broken = subprocess.run([*verify, "0" * 64], capture_output=True, text=True)
    assert (broken.returncode, "Traceback" in broken.stderr) == (1, False)


def test_play_serves_on_a_free_port_until_it_is_stopped(tmp_path: pathlib.Path) -> None:
    start = [sys.executable, "-m", "eldorado", "play", "--no-browser", "--lang", "en"]
    environment = {"XDG_DATA_HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
    with (
        socket.create_server(("127.0.0.1", 8000)) if is_free(8000) else socket.socket(),
        subprocess.Popen(start, env=environment, stdout=subprocess.PIPE, text=True) as process,
    ):
        assert process.stdout is not None
        address = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
        assert address is not None
        assert address[1] != "8000"
        try:
            with urllib.request.urlopen(f"{address[0]}healthz", timeout=60) as answer:
                assert answer.read() == b"ok"
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    assert (tmp_path / "eldorado" / "games.sqlite").exists()


def is_free(port: int) -> bool:
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


def test_a_late_spectator_sees_the_whole_table_and_no_secret(hasty: Running) -> None:
    async def test(server: Server) -> None:
        joined = await shared_table(server, 1, ["steady"])
        async with Connection(server.socket_address, joined.room.code, tokens(joined)) as ada:
            await play_seat(ada, 1, random.Random(2), most=8)
            async with Connection(server.socket_address, joined.room.code) as guest:
                await guest.until(lambda: guest.table is not None)
                assert guest.table is not None
                assert (guest.table.view.seat, guest.table.options) == (0, None)
                assert guest.version >= ada.version - 1
                assert all(player.hand is None for player in guest.table.view.players)
                await ada.until(lambda: ada.room is not None and ada.room.spectators == 1)

    asyncio.run(test(hasty.server))
