"""Attacks on the socket: floods of pings, frames that are none, chat and connections by coming back again and again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import pathlib
import socket
from collections.abc import Callable, Iterator

import pytest
import websockets
from playing import two_seats
from services import Redis
from serving import LIMITLESS, Process, Running, serving, settings_in
from websockets.asyncio.client import connect

from eldorado.client import Closed, Connection, RequestRefused
from eldorado.client.frames import PING, PONG, frame, upgrade
from eldorado.protocol.socket import Say


def opened(port: int) -> socket.socket:
    one = socket.create_connection(("127.0.0.1", port))
    one.settimeout(10)
    one.sendall(upgrade(f"127.0.0.1:{port}", "/api/socket"))
    said = b""
    while not said.endswith(b"\r\n\r\n"):
        said += one.recv(1)
    assert b" 101 " in said
    return one


def memory(process: int) -> int:
    """Kilobytes in use."""
    lines = pathlib.Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


@pytest.fixture
def apart(tmp_path: pathlib.Path) -> Iterator[tuple[Process, pathlib.Path]]:
    """A server in a process of its own, and its log."""
    server = Process({**LIMITLESS, "ELDORADO_DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite'}"})
    log = tmp_path / "log"
    server.environment["ELDORADO_LOG_LEVEL"] = "info"
    with log.open("wb") as stream:
        server.start(stream)
    yield server, log
    server.kill()


def test_pings_that_nobody_reads_the_answers_of_are_cut_and_cost_no_memory(apart: tuple[Process, pathlib.Path]) -> None:
    """Four sockets once took 100 MB."""
    server, log = apart
    assert server.process is not None
    for _ in range(4):  # what is loaded by the first connection is no cost of the flood
        opened(server.port).close()
    before = memory(server.process.pid)
    flood = frame(b"x" * 125, PING) * 2_000
    for one in [opened(server.port) for _ in range(4)]:
        with pytest.raises(ConnectionError):
            pour(one, flood)
        one.close()
    assert memory(server.process.pid) - before < 20_000
    events = [json.loads(line) for line in log.read_text().splitlines()]
    assert [event["reason"] for event in events if event["event"] == "frame-refused"] == ["too many pings"] * 4


def pour(one: socket.socket, flood: bytes) -> None:
    """Writes until it is cut; never reads."""
    for _ in range(400):
        one.sendall(flood)


def test_a_few_pings_are_answered(running: Running) -> None:
    with opened(running.port) as one:
        for number in range(20):
            one.sendall(frame(b"%d" % number, PING))
            said = one.recv(100)
            assert said[0] == 0x80 | PONG
            assert said[2:] == b"%d" % number


WRONG = {
    "not masked": b"\x81\x05hello",
    "an extension nobody agreed on": b"\xc1\x85\x00\x00\x00\x00hello",
    "no UTF-8": b"\x81\x82\x00\x00\x00\x00\xff\xfe",
    "no UTF-8 in pieces": b"\x01\x81\x00\x00\x00\x00\xff\x80\x81\x00\x00\x00\x00\xfe",
    "announced far too long": b"\x81\xfe\xff\xff\x00\x00\x00\x00",
    "a close that is none": b"\x88\x81\x00\x00\x00\x00\x03",
    "pieces of nothing": b"\x80\x81\x00\x00\x00\x00a",
}


def test_each_wrong_frame_is_one_line_in_the_log_and_no_trace(apart: tuple[Process, pathlib.Path]) -> None:
    server, log = apart
    for wrong in WRONG.values():
        with opened(server.port) as one:
            one.sendall(wrong)
            with contextlib.suppress(ConnectionError):
                while one.recv(1000):
                    pass
    lines = log.read_text().splitlines()
    events = [json.loads(line) for line in lines]
    assert [event["event"] for event in events] == ["started", *["frame-refused"] * len(WRONG)]
    assert "Traceback" not in "".join(lines)


def test_who_speaks_before_the_answer_is_cut_without_a_trace(apart: tuple[Process, pathlib.Path]) -> None:
    server, log = apart
    for _ in range(20):
        with socket.create_connection(("127.0.0.1", server.port)) as one:
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            one.sendall(upgrade("127.0.0.1", "/api/socket"))
            for wrong in WRONG.values():
                with contextlib.suppress(ConnectionError):
                    one.sendall(wrong)
    opened(server.port).close()  # by now the others were heard
    assert "Traceback" not in log.read_text()


def test_chat_is_not_faster_by_coming_back(tmp_path: pathlib.Path) -> None:
    """5,747 remarks in 12 seconds were once possible."""

    async def test(running: Running) -> None:
        code, held = await two_seats(running.server)
        said = 0
        for _ in range(20):
            async with Connection(running.server.socket_address, code, held[:1]) as ada:
                for number in range(5):
                    with contextlib.suppress(RequestRefused):
                        await ada.ask(Say(number, 1, "again"))
                        said += 1
        assert said == 5

    with serving(settings_in(tmp_path, remarks_per_minute=0.1)) as running:
        asyncio.run(test(running))


def test_chat_of_one_address_is_limited_over_all_its_rooms(tmp_path: pathlib.Path) -> None:
    async def test(running: Running) -> None:
        said = 0
        for _ in range(10):
            code, held = await two_seats(running.server)
            async with Connection(running.server.socket_address, code, held[:1]) as ada:
                for number in range(5):
                    with contextlib.suppress(RequestRefused):
                        await ada.ask(Say(number, 1, "again"))
                        said += 1
        assert said == 20

    with serving(settings_in(tmp_path, remarks_per_minute=0.1)) as running:
        asyncio.run(test(running))


def test_sockets_are_not_opened_again_and_again(tmp_path: pathlib.Path) -> None:
    async def test(running: Running) -> None:
        refused = []
        for _ in range(12):
            try:
                await (await connect(running.server.socket_address)).close()
            except websockets.InvalidStatus as error:
                refused.append((error.response.status_code, json.loads(error.response.body or b"")["code"]))
        assert refused == [(429, "connection.too-often")] * 7

    with serving(settings_in(tmp_path, connects_per_minute=10)) as running:
        asyncio.run(test(running))


def test_codes_cannot_be_guessed_over_the_socket_by_coming_back(tmp_path: pathlib.Path) -> None:
    """706 guesses a second were once possible."""

    async def guess(running: Running, code: str) -> str:
        try:
            async with Connection(running.server.socket_address, code):
                return "open"
        except Closed as closed:
            return closed.refusal.code if closed.refusal is not None else ""

    async def test(running: Running) -> None:
        code, _ = await two_seats(running.server)
        assert await guess(running, code) == "open"
        found = [await guess(running, "AAAAAA") for _ in range(8)]
        assert found == ["room.unknown"] * 5 + ["room.too-many-guesses"] * 3
        assert await guess(running, code) == "room.too-many-guesses"

    with serving(settings_in(tmp_path, guesses_per_minute=5)) as running:
        asyncio.run(test(running))


def test_going_to_another_process_fills_nothing_up(tmp_path: pathlib.Path, rd: Redis) -> None:
    """What one process lets an address do, the others count, too: guesses here, and what is said in a room."""

    async def until(condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(30):
            while not condition():
                await asyncio.sleep(0.01)

    async def test(here: Running, there: Running) -> None:
        first, second = here.application.fanout, there.application.fanout
        await until(lambda: first.is_healthy and second.is_healthy)
        house = there.application.house
        assert house is not None
        limits = house.services.limits
        code, held = await two_seats(here.server)
        async with Connection(here.server.socket_address, code, held[:1]) as ada:
            for number in range(5):
                await ada.ask(Say(number, 1, "again"))
        await until(lambda: limits.remarks.is_empty(f"{code} 1"))
        for _ in range(5):
            with contextlib.suppress(Closed):
                await Connection(here.server.socket_address, "AAAAAA").__aenter__()
        await until(lambda: limits.guesses.is_empty("127.0.0.1"))
        with pytest.raises(Closed) as closed:
            await Connection(there.server.socket_address, "AAAAAA").__aenter__()
        assert closed.value.refusal is not None
        assert closed.value.refusal.code == "room.too-many-guesses"

    folders = [tmp_path / "here", tmp_path / "there"]
    for folder in folders:
        folder.mkdir()
    limited = [settings_in(folder, redis_url=rd.url, guesses_per_minute=5, remarks_per_minute=0.1) for folder in folders]
    with serving(limited[0]) as here, serving(limited[1]) as there:
        asyncio.run(test(here, there))
