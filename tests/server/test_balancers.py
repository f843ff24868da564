"""nginx and HAProxy as docs/operation.md configures them, before two processes on one PostgreSQL and one Redis."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import pathlib
import random
import re
import time
import urllib.request
from collections.abc import Iterator

import psycopg
import pytest
import websockets
from playing import play_seat, two_seats
from services import BALANCERS, Postgres, Redis, balancer, balancer_program, free_port
from serving import Process, processes
from websockets.asyncio.client import connect

from eldorado.client import Closed, Connection, Server

GUIDE = pathlib.Path(__file__).parents[2] / "docs" / "operation.md"
GUESSES = 3
UNKNOWN = "/api/rooms/ZZZZZZ"
MOST_ROOMS = 40
PATIENCE = 30.0


def configuration(name: str, port: int, pair: list[Process]) -> str:
    """As it stands in the guide, but for the ports."""
    text = GUIDE.read_text("utf-8")
    found = re.search(rf"^{name} \([\d.]+\):\n\n```\n(.*?)^```", text, re.IGNORECASE | re.MULTILINE | re.DOTALL)
    assert found is not None
    filled, changes = found[1], {"listen 80;": f"listen 127.0.0.1:{port};", "bind :80\n": f"bind 127.0.0.1:{port}\n"}
    assert sum(line in filled for line in changes) == 1
    changes |= {f"127.0.0.1:{8000 + number}": f"127.0.0.1:{one.port}" for number, one in enumerate(pair, 1)}
    for before, after in changes.items():
        filled = filled.replace(before, after)
    assert all(filled.count(f"127.0.0.1:{one.port}") == 1 for one in pair)
    return filled


def command(name: str, folder: pathlib.Path, filled: str) -> list[str]:
    """The program with a file around it that says where it may write."""
    file = folder / f"{name}.conf"
    if name == "haproxy":
        file.write_text(filled)
        return [balancer_program(name), "-db", "-f", str(file)]
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    user = "user root;\n" if os.geteuid() == 0 else ""
    head = f"daemon off;\n{user}pid {folder / 'pid'};\nerror_log {folder / 'errors'};\nevents {{}}\n"
    file.write_text(f"{head}http {{\naccess_log off;\n{places}{filled}}}\n")
    return [balancer_program(name), "-e", str(folder / "errors"), "-p", str(folder), "-c", str(file)]


@pytest.fixture(scope="module")
def pair(pg: Postgres, rd: Redis) -> Iterator[list[Process]]:
    with psycopg.connect(pg.url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE balanced")
    environment = {
        "ELDORADO_DATABASE_URL": pg.url.replace("/postgres", "/balanced"), "ELDORADO_REDIS_URL": rd.url,
        "ELDORADO_TRUSTED_PROXIES": "127.0.0.1", "ELDORADO_GUESSES_PER_MINUTE": str(GUESSES),
    }  # fmt: skip
    with processes(2, environment) as running:
        yield running


@pytest.fixture(params=BALANCERS)
def front(request: pytest.FixtureRequest, pair: list[Process], tmp_path: pathlib.Path) -> Iterator[Server]:
    """The address that everybody knows; behind it, both processes."""
    port = free_port()
    with balancer(command(request.param, tmp_path, configuration(request.param, port, pair)), port):
        yield Server(f"http://127.0.0.1:{port}")


def sockets_at(process: Process) -> int:
    with urllib.request.urlopen(f"{process.server.address}/metrics", timeout=10) as answer:
        found = re.search(r"^eldorado_connections (\d+)", answer.read().decode(), re.MULTILINE)
    assert found is not None
    return int(found[1])


async def counted(pair: list[Process], total: int) -> list[int]:
    """Open sockets by process, when there are so many in all."""
    async with asyncio.timeout(PATIENCE):
        while sum(counts := [await asyncio.to_thread(sockets_at, one) for one in pair]) != total:
            await asyncio.sleep(0.02)
    return counts


async def home_of(front: Server, pair: list[Process]) -> tuple[int, str, list[str]]:
    """A new room whose two people come through the balancer: at which process both are."""
    code, held = await two_seats(front)
    homes = set()
    for token in held:
        async with Connection(front.socket_address, code, [token]):
            homes.add((await counted(pair, 1)).index(1))
        await counted(pair, 0)
    assert len(homes) == 1, "the people of a room are apart"
    return homes.pop(), code, held


def test_a_room_stays_together_and_leaves_a_process_that_is_killed(front: Server, pair: list[Process]) -> None:
    async def test() -> None:
        rooms: dict[int, tuple[str, list[str]]] = {}
        for number in range(MOST_ROOMS):
            home, code, held = await home_of(front, pair)
            rooms[home] = code, held
            if len(rooms) == 2 and number >= 5:
                break
        assert set(rooms) == {0, 1}, "one of the processes has no room at all"
        code, held = rooms[0]
        reached = await _played(front, code, held, begin=True)
        await asyncio.to_thread(pair[0].kill)
        try:
            assert await _played(front, code, held) > reached
        finally:
            await asyncio.to_thread(pair[0].start)

    asyncio.run(test())


async def _played(front: Server, code: str, held: list[str], begin: bool = False) -> int:
    """Some actions of both people over the balancer; returns the version reached."""
    async with contextlib.AsyncExitStack() as open_sockets:
        ada, bo = [await _let_in(front, code, token) for token in held]
        for one in (ada, bo):
            open_sockets.push_async_callback(one.close)
        if begin:
            await ada.start()
        chances = random.Random(1), random.Random(2)
        both = [asyncio.create_task(play_seat(who, seat, chances[seat - 1], 6)) for seat, who in ((1, ada), (2, bo))]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        assert any(task.done() and not task.cancelled() and task.result() == 6 for task in both)
        return max(ada.version, bo.version)


async def _let_in(front: Server, code: str, token: str) -> Connection:
    """Comes again, as the page does, until the balancer has noticed that a process is gone."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return await Connection(front.socket_address, code, [token]).__aenter__()
        except (Closed, OSError, websockets.InvalidStatus):
            assert time.monotonic() < until, "nobody is let in"
            await asyncio.sleep(0.05)


def test_limits_count_the_clients_address_not_the_balancers(front: Server) -> None:
    """Also at the socket; what a client says of itself is not believed."""
    address = front.address.removeprefix("http://")
    high, low = divmod(int(address.rpartition(":")[2]), 256)
    net = f"127.{high}.{low}"  # clients of this balancer alone: the processes remember
    here, elsewhere = f"{net}.2", f"{net}.3"
    limited = [guess(address, here) for _ in range(GUESSES + 1)]
    assert limited == ["room.unknown"] * GUESSES + ["room.too-many-guesses"]
    assert guess(address, here, {"X-Forwarded-For": "203.0.113.9"}) == "room.too-many-guesses"
    assert asyncio.run(guess_by_socket(front, here)) == "room.too-many-guesses"
    assert guess(address, elsewhere) == "room.unknown"
    assert asyncio.run(guess_by_socket(front, elsewhere)) == "room.unknown"


def guess(address: str, source: str, headers: dict[str, str] | None = None) -> str:
    """How a room that does not exist is refused."""
    line = http.client.HTTPConnection(address, timeout=10, source_address=(source, 0))
    try:
        line.request("GET", UNKNOWN, headers=headers or {})
        return str(json.loads(line.getresponse().read())["code"])
    finally:
        line.close()


async def guess_by_socket(front: Server, source: str) -> str:
    code = UNKNOWN.rpartition("/")[2]
    async with connect(f"{front.socket_address}/{code}", local_addr=(source, 0)) as socket:
        await socket.send(json.dumps({"type": "hello", "room": code}))
        return str(json.loads(await socket.recv())["refusal"]["code"])
