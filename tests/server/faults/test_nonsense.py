"""Nonsense at both doors of a server: raw requests and raw frames. No 5xx, no trace in the log, and it lives on.

A few thousand in `make test`; 100,000 at each door in `make faults`.
"""

from __future__ import annotations

import contextlib
import json
import os
import pathlib
import random
import socket
import sys
import urllib.request
from collections.abc import Iterator

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

from serving import LIMITLESS, Process

from eldorado.client.frames import upgrade

COUNT = 100_000 if os.environ.get("ELDORADO_FAULTS") == "long" else 2_000
METHODS = [b"GET", b"POST", b"PUT", b"HEAD", b"OPTIONS", b"DELETE", b"PATCH", b"BREW", b"\xff"]
PATHS = [
    b"/",
    b"/api/rooms",
    b"/api/rooms/AAAAAA",
    b"/api/rooms/AAAAAA/seats",
    b"/api/rooms/%ff",
    b"/api/box",
    b"/api/replay",
    b"/metrics",
    b"/api/routes/check",
    b"/api/routes/first-game",
    b"/readyz",
    b"/locale/en.ftl",
    b"/locale/%00",
    b"/assets/../x",
    b"/api/socket",
    b"//",
    b"/\xff",
    b"*",
    b"http://127.0.0.1/api/box",
    b"/api/rooms?x=%zz",
    b"/room/ABCDEF",
    b"/schema/openapi.json",
]
HEADERS = [
    b"Host: 127.0.0.1",
    b"Host: evil.example",
    b"Host: [",
    b"Origin: http://[",
    b"Origin: null",
    b"Content-Type: text/plain",
    b"Content-Type: application/json",
    b"Content-Type: multipart/form-data; boundary=\xff",
    b"Transfer-Encoding: chunked",
    b"Content-Length: -1",
    b"Content-Length: 99999999999",
    b"Expect: 100-continue",
    b"Accept-Encoding: gzip, \xff",
    b"X: \x00",
    b"X-Forwarded-For: ::1, \xff",
    b"Connection: close",
    b"Upgrade: websocket",
    b"Upgrade: h2c",
    b"Connection: upgrade",
    b"Cookie: \xe9",
]
BODIES = [
    b"",
    b"{}",
    b"[]",
    b"null",
    b'{"seats":[{},{}]}',
    b'{"seats":[{},{}],"here":[1,2],"start":true}',
    b'{"\xff":1}',
    b'{"seats":"\xff"}',
    b"[" * 5_000,
    b'{"text":"route x\\nB 0 0"}',
    b'{"text":"' + b"x" * 3_000 + b'","seat":99}',
    b'{"seats":[{"name":"\\u0000"},{}]}',
    b'{"seat":1e999}',
    b'{"seats":[{},{}],"timer":1e400}',
    b'{"seats":[{},{}],"pace":NaN}',
    b"\x00" * 50,
    b"--x\r\n\r\n\xff",
]


@pytest.fixture
def apart(tmp_path: pathlib.Path) -> Iterator[tuple[Process, pathlib.Path]]:
    server = Process({**LIMITLESS, "ELDORADO_DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite'}"})
    log = tmp_path / "log"
    with log.open("wb") as stream:
        server.start(stream)
    yield server, log
    server.kill()


def request(chance: random.Random) -> bytes:
    body = chance.choice(BODIES)
    headers = chance.sample(HEADERS, chance.randrange(4))
    if chance.random() < 0.8:
        headers = [b"Host: 127.0.0.1", b"Content-Length: %d" % len(body), b"Content-Type: application/json", *headers]
    head = chance.choice(METHODS[:2] if chance.random() < 0.8 else METHODS) + b" " + chance.choice(PATHS) + b" HTTP/1.1"
    whole = b"\r\n".join([head, *headers, b"", body])
    return mangled(whole, chance) if chance.random() < 0.2 else whole


def mangled(whole: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(whole))
    return whole[:at] + bytes(chance.randrange(256) for _ in range(chance.randrange(6))) + whole[at + chance.randrange(3) :]


def frames(chance: random.Random) -> bytes:
    """Some real beginnings of frames, some with a length that fits, some bytes."""
    text = chance.choice([b'{"type":"hello","room":"AAAAAA"}', b"{", b"\xff\xfe", b"[" * 500, b'{"type":"ping","id":1}', b""])
    first = chance.choice([0x81, 0x81, 0x82, 0x01, 0x00, 0x80, 0x88, 0x89, 0x8A, 0x83, 0xC1, 0xFF])
    length = len(text) if len(text) < 126 else 125
    whole = bytes((first, 0x80 | length)) + b"\0\0\0\0" + text[:length]
    return mangled(whole, chance) if chance.random() < 0.4 else whole


def statuses(said: bytes) -> list[int]:
    return [int(part[:3]) for part in said.split(b"HTTP/1.1 ")[1:] if part[:3].isdigit()]


def exchanged(port: int, sent: list[bytes]) -> bytes:
    """What comes back on one connection; everything is sent, then no more."""
    said = b""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as one, contextlib.suppress(ConnectionError):
        for part in sent:
            one.sendall(part)
        said = finish(one)
    return said


def finish(one: socket.socket) -> bytes:
    """No more from here; what the other side still says, until it hangs up."""
    said = b""
    with contextlib.suppress(OSError):  # it may have hung up before
        one.shutdown(socket.SHUT_WR)
    while part := one.recv(65_536):
        said += part
    return said


def lives(server: Process, log: pathlib.Path) -> None:
    with urllib.request.urlopen(f"{server.server.address}/readyz", timeout=20) as answer:
        assert answer.status == 200
    text = log.read_text()
    assert "Traceback" not in text
    levels = [json.loads(line)["level"] for line in text.splitlines()]
    assert set(levels) <= {"warning", "info"}


def test_nonsense_over_http_is_refused_without_a_fault(apart: tuple[Process, pathlib.Path]) -> None:
    server, log = apart
    chance = random.Random(1)
    found: set[int] = set()
    for _ in range(COUNT):
        sent = request(chance)
        codes = statuses(exchanged(server.port, [sent]))
        found |= set(codes)
        assert all(code < 500 or code == 503 for code in codes), (sent, codes)
    assert {200, 400, 404, 405, 415, 421} <= found
    lives(server, log)


def test_nonsense_over_the_socket_is_refused_without_a_fault(apart: tuple[Process, pathlib.Path]) -> None:
    server, log = apart
    chance = random.Random(2)
    greeting = upgrade(f"127.0.0.1:{server.port}", "/api/socket")
    sent = 0
    while sent < COUNT:
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as one:
            one.sendall(greeting)
            said = b""
            while not said.endswith(b"\r\n\r\n"):
                said += one.recv(4096)
            with contextlib.suppress(ConnectionError):
                for _ in range(20):
                    one.sendall(frames(chance))
                    sent += 1
                finish(one)
    lives(server, log)
