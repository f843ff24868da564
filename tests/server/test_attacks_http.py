"""Attacks on the HTTP side: requests that never end, bodies that are none, names that are bent to this machine."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import logging
import os
import pathlib
import random
import resource
import socket
import time
import urllib.request
from collections.abc import Iterator

import pytest
from playing import play_seat, shared_table, tokens, two_seats
from serving import LIMITLESS, Process, Running, serving, settings_in

from eldorado.client import Connection, HttpRefused
from eldorado.client.frames import upgrade
from eldorado.insight.puzzles import shipped_puzzles
from eldorado.server.limits import Buckets
from eldorado.server.settings import Settings
from eldorado.server.web import deadlines
from eldorado.server.web.addresses import client_address, household
from eldorado.server.web.gate import Gate
from eldorado.server.web.server_names import ServerNames, names_for

HALF = b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def answer_of(one: socket.socket, seconds: float = 10) -> bytes:
    """Everything the server says until it hangs up."""
    one.settimeout(seconds)
    said = b""
    with contextlib.suppress(ConnectionResetError):
        while part := one.recv(65_536):
            said += part
    return said


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port))


@pytest.fixture
def hurried(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """The deadlines of a request are a second each."""
    for name in ("HEAD_SECONDS", "BODY_SECONDS"):
        monkeypatch.setattr(deadlines, name, 1.0)
    with serving(settings_in(tmp_path)) as running:
        yield running


@pytest.mark.parametrize(
    "half",
    [b"", b"GET", HALF, HALF + b"content-type: application/json\r\ncontent-length: 50\r\n\r\n{"],
    ids=["nothing", "a word", "half a head", "half a body"],
)
def test_a_request_that_does_not_end_is_ended(hurried: Running, half: bytes) -> None:
    with connected(hurried.port) as slow:
        slow.sendall(half)
        begun = time.monotonic()
        said = answer_of(slow)
        assert said.startswith(b"HTTP/1.1 408")
        assert time.monotonic() - begun < 30


def test_one_byte_now_and_then_does_not_put_the_end_off(hurried: Running) -> None:
    with connected(hurried.port) as slow, pytest.raises(ConnectionError):
        trickle(slow)


def trickle(slow: socket.socket) -> None:
    slow.sendall(HALF)
    for _ in range(100):
        slow.sendall(b"x")
        time.sleep(0.05)


def test_two_requests_on_one_connection_each_have_their_time(hurried: Running) -> None:
    with connected(hurried.port) as one:
        one.settimeout(5)
        for _ in range(3):
            one.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            said = b""
            while not said.endswith(b"ok"):
                said += one.recv(4096)
            assert said.startswith(b"HTTP/1.1 200")
        one.sendall(b"GET /healthz")
        assert answer_of(one).startswith(b"HTTP/1.1 408")


def test_a_head_without_end_is_cut(hurried: Running) -> None:
    with connected(hurried.port) as one:
        one.sendall(b"GET / HTTP/1.1\r\n")
        with contextlib.suppress(OSError):
            for _ in range(200):
                one.sendall(b"x: " + b"y" * 1000 + b"\r\n")
        assert b"431" in answer_of(one)


def test_slowloris_from_one_address_leaves_room_for_the_others(tmp_path: pathlib.Path) -> None:
    """1,100 half requests once stopped a server with 1,024 file descriptors; here it has 256."""
    environment = {**LIMITLESS, "ELDORADO_DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite'}"}
    environment["ELDORADO_HTTP_PER_ADDRESS"] = "64"
    server = Process(environment).start()
    assert server.process is not None
    held: list[socket.socket] = []
    try:
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (256, 256))
        for _ in range(300):
            held.append(connected(server.port))
            with contextlib.suppress(OSError):
                held[-1].sendall(HALF)
        assert open_files(server.process.pid) < 150
        assert asyncio.run(made_from_elsewhere(server.port))
    finally:
        for one in held:
            one.close()
        server.kill()


def test_many_addresses_together_leave_files_for_the_database(tmp_path: pathlib.Path) -> None:
    """With every place taken by half requests, a game that is open goes on, bots included."""
    environment = {**LIMITLESS, "ELDORADO_DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite'}"}
    server = Process(environment)
    server.before = ["prlimit", "--nofile=256:256"]
    server.start()
    assert server.process is not None
    held: list[socket.socket] = []

    async def test() -> None:
        joined = await shared_table(server.server, 1, ["steady"], first_player=1)
        async with Connection(server.server.socket_address, joined.room.code, tokens(joined)) as ada:
            await ada.until(lambda: ada.table is not None)
            await asyncio.to_thread(flood)
            await play_seat(ada, 1, random.Random(1), most=6)

    def flood() -> None:
        for number in range(400):
            held.append(socket.create_connection(("127.0.0.1", server.port), source_address=(f"127.0.0.{number % 40 + 2}", 0)))
            with contextlib.suppress(OSError):
                held[-1].sendall(HALF)

    try:
        asyncio.run(test())
        assert open_files(server.process.pid) < 256 - 50
    finally:
        for one in held:
            one.close()
        server.kill()


def open_files(process: int) -> int:
    return len(os.listdir(f"/proc/{process}/fd"))


async def made_from_elsewhere(port: int) -> bool:
    """A room, made from another address of this machine."""
    body = json.dumps({"seats": [{}, {}], "here": [1, 2], "start": True}).encode()
    head = b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
    writer.write(head % len(body) + body)
    async with asyncio.timeout(20):
        said = await reader.readuntil(b"\r\n")
    writer.close()
    return b"201" in said


def test_the_gate_counts_by_address_and_in_all() -> None:
    gate = Gate(5, 2, ["10.0.0.1"])
    assert [gate.enter("a"), gate.enter("a"), gate.enter("a"), gate.enter("b")] == [True, True, False, True]
    gate.upgrade("a")  # a socket now: room for another request
    assert gate.enter("a")
    assert [gate.enter("10.0.0.1"), gate.enter("10.0.0.1")] == [True, False]
    gate.leave()
    assert gate.enter("c")


def test_places_are_given_back_when_connections_end(tmp_path: pathlib.Path) -> None:
    async def test(running: Running) -> None:
        for _ in range(20):
            await running.server.box()
        for _ in range(5):
            with connected(running.port) as one:
                one.sendall(upgrade(f"127.0.0.1:{running.port}", "/api/socket"))
                assert b"101" in one.recv(1000)
        async with asyncio.timeout(5):
            while True:
                try:
                    await running.server.box()
                    break
                except (HttpRefused, OSError, http.client.HTTPException):
                    await asyncio.sleep(0.02)

    with serving(settings_in(tmp_path, http_per_address=2)) as running:
        asyncio.run(test(running))


# ---- bodies


def post(running: Running, body: bytes, media_type: str = "application/json", path: str = "/api/rooms") -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", running.port, timeout=10)
    connection.request("POST", path, body, {"content-type": media_type})
    answer = connection.getresponse()
    found = answer.status, json.loads(answer.read())["code"]
    connection.close()
    return found


WRONG = {
    "no UTF-8 in a key": b'{"\xff\xfe": 1}',
    "no UTF-8 in a value": b'{"seats": "\xff"}',
    "no UTF-8 in a text": b'{"seats": [], "route_text": "\xc3\x28"}',
    "half a character": b'{"seats": [{"name": "\xe2\x82"}]}',
    "very deep": b"[" * 30_000 + b"]" * 30_000,
    "rather deep": b'{"seats":' + b"[" * 900 + b"]" * 900 + b"}",
    "deep and never closed": b'{"a":' * 10_000,
    "nothing": b"",
    "a number of more than 64 bits": b'{"seats":[{},{}],"first_player":1%s}' % (b"0" * 30),
    "such a number somewhere": b'{"x":[{"y":-9223372036854775809}]}',
}


def test_a_number_that_no_worker_takes_is_refused_at_the_door(running: Running) -> None:
    """It came as far as the message to the worker, and was a 500."""
    body = b'{"entries":[],"source":"explorer","blockade":1%s}' % (b"0" * 30)
    puzzle = shipped_puzzles()[0].id
    assert post(running, body, path=f"/api/puzzles/{puzzle}/why") == (400, "http.invalid")


@pytest.mark.parametrize("wrong", WRONG)
def test_a_body_that_is_no_json_is_a_400(running: Running, wrong: str) -> None:
    assert post(running, WRONG[wrong]) == (400, "http.invalid")


@pytest.mark.parametrize("media_type", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""])
def test_json_comes_only_as_json(running: Running, media_type: str) -> None:
    """A page of elsewhere can send these without being asked; JSON it cannot."""
    good = json.dumps({"seats": [{}, {}], "here": [1, 2]}).encode()
    assert post(running, good, media_type) == (415, "http.not-json")
    part = b'--x\r\nContent-Disposition: form-data; name="\xff\xfe"\r\n\r\n\xff\r\n--x--\r\n'
    assert post(running, part, media_type)[0] == 415


def test_a_body_too_long_is_refused_before_it_is_read(running: Running) -> None:
    assert post(running, b'"' + b"x" * 70_000 + b'"') == (413, "http.too-long")


RAW = {
    "an origin that is none": b"Origin: http://[",
    "an origin with a strange port": b"Origin: http://a:99999999999",
    "bytes in a header": b"Origin: \xff\xfe",
}


@pytest.mark.parametrize("header", RAW)
def test_a_strange_origin_is_refused_not_a_fault(running: Running, header: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING), connected(running.port) as one:
        greeting = upgrade(f"127.0.0.1:{running.port}", "/api/socket")
        one.sendall(greeting.replace(b"Upgrade: websocket", RAW[header] + b"\r\nUpgrade: websocket", 1))
        said = answer_of(one)
    assert said.split()[1] in (b"400", b"403")
    assert not caplog.records


@pytest.mark.parametrize("path", [b"/api/socket\xff", b"/api/socket?\xff", b"/%ff%fe", b"/api/rooms/%00", b"/api/rooms/\xf0"])
def test_strange_paths_are_refused_not_a_fault(running: Running, path: bytes, caplog: pytest.LogCaptureFixture) -> None:
    for greeting in (upgrade("127.0.0.1", "PATH"), b"GET PATH HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"):
        with connected(running.port) as one:
            one.sendall(greeting.replace(b"PATH", path))
            said = answer_of(one)
        assert said == b"" or 400 <= int(said.split()[1]) < 500, said[:100]
    assert not [record for record in caplog.records if record.exc_info]


# ---- names and addresses


@pytest.mark.parametrize(
    ("said", "is_ours"),
    [
        ("127.0.0.1:8000", True), ("192.168.1.20", True), ("[::1]:8000", True), ("[fe80::1%25eth0]", True),
        ("localhost:8000", True),
        ("LOCALHOST", True), ("mybox:8000", True), ("mybox.local", True), ("games.example.org", True), ("a.wide.example", True),
        ("", True), ("evil.example", False), ("127.0.0.1.evil.example", False), ("localhost.evil.example", False),
        ("games.example.org.evil.example", False), ("[", False), ("a:b:c", False), ("x@127.0.0.1", False), ("a/b", False),
    ],
)  # fmt: skip
def test_only_names_that_cannot_be_bent_or_were_given_are_ours(said: str, is_ours: bool) -> None:
    names = ServerNames(["games.example.org", ".wide.example"])
    assert names.has(said) is is_ours
    assert ServerNames(["*"]).has("evil.example")


def test_the_name_it_was_started_with_and_its_origins_are_ours() -> None:
    names = names_for(Settings(host="play.example.net", origins=["https://page.example.com:444"]))
    assert names.has("play.example.net:8000")
    assert names.has("page.example.com")
    assert not names.has("page.example.com.evil.example")


def test_a_page_bent_to_this_machine_gets_nothing(running: Running) -> None:
    """DNS rebinding: the browser believes that evil.example is here, and sends that name."""
    request = urllib.request.Request(f"{running.server.address}/api/rooms", headers={"host": "evil.example"})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=10)
    with refused.value as error:
        assert (error.code, json.loads(error.read())["code"]) == (421, "http.other-name")
    with connected(running.port) as one:
        one.sendall(upgrade("evil.example", "/api/socket"))
        assert b" 421 " in answer_of(one)
    probe = urllib.request.Request(f"{running.server.address}/healthz", headers={"host": "evil.example"})
    with urllib.request.urlopen(probe, timeout=10) as answer:
        assert answer.status == 200


@pytest.mark.parametrize("names", [("127.0.0.1", "evil.example"), ("evil.example", "127.0.0.1"), ("127.0.0.1", "127.0.0.1")])
@pytest.mark.parametrize("path", ["/api/rooms", "/", "/healthz", "/api/socket"])
def test_a_name_said_twice_is_refused(running: Running, path: str, names: tuple[str, str]) -> None:
    """Of two lines a proxy may believe one and the server the other."""
    asked = (
        upgrade("FIRST", path)
        if path == "/api/socket"
        else f"GET {path} HTTP/1.1\r\nHost: FIRST\r\nConnection: close\r\n\r\n".encode()
    )
    with connected(running.port) as one:
        one.sendall(asked.replace(b"FIRST", f"{names[0]}\r\nHost: {names[1]}".encode()))
        said = answer_of(one)
    assert said.split()[1] == b"400"
    assert b'"http.invalid"' in said


def test_an_origin_said_twice_is_refused(running: Running) -> None:
    place = f"127.0.0.1:{running.port}"
    with connected(running.port) as one:
        lines = f"Origin: https://evil.example\r\nOrigin: http://{place}\r\nUpgrade: websocket".encode()
        one.sendall(upgrade(place, "/api/socket").replace(b"Upgrade: websocket", lines, 1))
        assert answer_of(one).split()[1] == b"400"


def test_what_proxies_say_counts_over_several_lines() -> None:
    lines = [(b"x-forwarded-for", b"6.6.6.6"), (b"x-forwarded-for", b"203.0.113.9, 10.0.0.2")]
    scope = {"client": ("10.0.0.1", 5), "headers": lines}
    assert client_address(scope, ["10.0.0.1"]) == "10.0.0.2"
    assert client_address(scope, ["10.0.0.1", "10.0.0.2"]) == "203.0.113.9"
    assert (
        client_address({"client": ("10.0.0.1", 5), "headers": [(b"x-forwarded-for", b"7, nonsense")]}, ["10.0.0.1"]) == "10.0.0.1"
    )


def test_a_proxy_is_known_on_a_socket_for_both_kinds_of_addresses() -> None:
    """There it comes as ::ffff:10.0.0.1; taken for a stranger, all its people would share one address's limits."""
    lines = [(b"x-forwarded-for", b"203.0.113.9, ::ffff:10.0.0.2")]
    scope = {"client": ("::ffff:10.0.0.1", 5), "headers": lines}
    assert client_address(scope, ["10.0.0.1", "10.0.0.2"]) == "203.0.113.9"
    assert client_address(scope, ["10.0.0.2"]) == "10.0.0.1"


def test_a_household_with_ipv6_is_one_address() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9") != household("2001:db8:1:3::9")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"


def test_asking_whether_a_bucket_is_empty_takes_nothing() -> None:
    class Clock:
        def ticks(self) -> float:
            return 0.0

    buckets = Buckets(1, 2, Clock())
    assert [buckets.is_empty("a") for _ in range(5)] == [False] * 5
    assert [buckets.take("a"), buckets.is_empty("a"), buckets.take("a"), buckets.is_empty("a")] == [True, False, True, True]


# ---- guesses


def test_codes_cannot_be_guessed_by_coming_back(tmp_path: pathlib.Path) -> None:
    async def test(running: Running) -> None:
        code, _ = await two_seats(running.server)
        codes = []
        for number in range(30):
            try:
                await running.server.room(f"AAAA{number:02}".replace("0", "2").replace("1", "3"))
            except HttpRefused as refused:
                codes.append((refused.status, refused.problem.code))
        assert codes[:10] == [(404, "room.unknown")] * 10
        assert codes[10:] == [(429, "room.too-many-guesses")] * 20
        with pytest.raises(HttpRefused) as hidden:
            await running.server.room(code)  # nor is told what exists
        assert hidden.value.problem.code == "room.too-many-guesses"

    with serving(settings_in(tmp_path, guesses_per_minute=10)) as running:
        asyncio.run(test(running))
