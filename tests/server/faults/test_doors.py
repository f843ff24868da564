"""Requests that are nearly right, at every door over HTTP: no 5xx, no trace in the log, no failure of the storage.

A few hundred at each in `make test`; 100,000 in `make faults`, half of them at a server on PostgreSQL.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pathlib
import random
import sys
from collections.abc import AsyncIterator, Iterator
from urllib.parse import quote

import psycopg
import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from nearly_right import CODE, DOORS, NAME, ODD_WORDS, SECRET, body_of
from playing import two_seats
from services import Postgres
from serving import LIMITLESS, Process
from test_passes import ask, new_pass

COUNT = int(os.environ.get("ELDORADO_MESSAGES", "100000")) if os.environ.get("ELDORADO_FAULTS") == "long" else 400
AT_ONCE = 4
SEED = int(os.environ.get("ELDORADO_SEED", "5"))


class Visitor:
    """One connection after the other, each for many requests."""

    def __init__(self, server: Process, door: str, chance: random.Random) -> None:
        self.port = server.port
        self.asks = DOORS[door]
        self.chance = chance
        self.secret = new_pass(server)
        self.code, (self.token, _) = asyncio.run(two_seats(server.server))
        self.statuses: dict[int, int] = {}

    async def visit(self, count: int) -> None:
        sent, unanswered = self.request(), 0
        while count > 0:
            async with self._connected() as (reader, writer):
                is_last = False
                while count > 0 and not is_last:
                    writer.write(sent)
                    try:
                        status, body, is_last = await answer(reader)
                    except (asyncio.IncompleteReadError, ConnectionError):
                        unanswered += 1  # connections that were silent for long are closed; the same again must be answered
                        assert unanswered < 3, sent
                        break
                    assert status < 500 or (status == 503 and b"server.storage" not in body), (sent, status, body)
                    self.statuses[status] = self.statuses.get(status, 0) + 1
                    count, sent, unanswered = count - 1, self.request(), 0

    @contextlib.asynccontextmanager
    async def _connected(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=4_000_000)
        try:
            yield reader, writer
        finally:
            writer.close()

    def request(self) -> bytes:
        chance = self.chance
        method, path, fields = chance.choice(self.asks)
        while "WORD" in path:
            path = path.replace("WORD", chance.choice([*ODD_WORDS, quote(NAME(chance)), "new", "serpentine", self.code]), 1)
        shown = chance.choice([self.secret, self.secret, self.secret, "", "x", self.token])
        body = "" if fields is None else body_of(fields, chance)
        body, path = (text.replace(CODE, self.code).replace(SECRET, self.token) for text in (body, path))
        whole = body.encode("utf-8", "surrogatepass")
        lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1", f"authorization: Bearer {shown}", "accept: text/html"]
        if fields is not None:
            lines += ["content-type: application/json", f"content-length: {len(whole)}"]
        return "\r\n".join([*lines, "", ""]).encode() + whole


async def answer(reader: asyncio.StreamReader) -> tuple[int, bytes, bool]:
    """Status and body, and whether the connection ends here."""
    async with asyncio.timeout(120):
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = head.partition(b"content-length: ")[2].partition(b"\r\n")[0]
        body = await reader.readexactly(int(length or b"0"))
    return int(head.split(b" ", 2)[1]), body, b"connection: close" in head


@pytest.fixture(params=["sqlite", "postgres"])
def watched(request: pytest.FixtureRequest, tmp_path: pathlib.Path, pg: Postgres) -> Iterator[tuple[Process, pathlib.Path]]:
    """A server without limits, and its log."""
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    if request.param == "postgres":
        name = f"door{abs(hash(str(tmp_path)))}"
        with psycopg.connect(pg.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        url = pg.url.replace("/postgres", f"/{name}")
    many = {f"ELDORADO_{what}_PER_ADDRESS": "100000000" for what in ("PASSES", "ROUTES", "SUBSCRIPTIONS")}
    server = Process({**LIMITLESS, **many, "ELDORADO_DATABASE_URL": url, "ELDORADO_SECRET_FILE": str(tmp_path / "secret")})
    log = tmp_path / "log"
    with log.open("wb") as stream:
        server.start(stream)
    yield server, log
    server.kill()


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("door", DOORS)
def test_what_is_nearly_right_is_no_fault(
    door: str, watched: tuple[Process, pathlib.Path], capsys: pytest.CaptureFixture[str]
) -> None:
    server, log = watched
    visitors = [Visitor(server, door, random.Random(f"{SEED} {door} {number}")) for number in range(AT_ONCE)]

    async def test() -> None:
        await asyncio.gather(*(visitor.visit(COUNT // 2 // AT_ONCE) for visitor in visitors))

    asyncio.run(test())
    statuses: dict[int, int] = {}
    for visitor in visitors:
        for status, count in visitor.statuses.items():
            statuses[status] = statuses.get(status, 0) + count
    assert statuses.keys() & {200, 201}
    assert statuses[400]
    assert ask(server, "/api/rooms") is not None
    text = log.read_text()
    assert "Traceback" not in text
    assert {json.loads(line)["level"] for line in text.splitlines()} <= {"warning", "info"}, text[-2_000:]
    if COUNT > 1_000:
        with capsys.disabled():
            print(json.dumps({"door": door, "answers": statuses}))
