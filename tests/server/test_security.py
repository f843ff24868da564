"""What a stranger may not do: say too much, too often, from elsewhere; and what no answer ever holds."""

from __future__ import annotations

import asyncio
import pathlib
import time
import urllib.error
import urllib.request
from collections.abc import Iterator

import msgspec
import pytest
import websockets
from playing import shared_table, tokens, two_seats
from serving import Running, serving, settings_in
from websockets.asyncio.client import connect

from eldorado.client import Closed, Connection, HttpRefused
from eldorado.protocol import VERSION
from eldorado.protocol.room import NewRoom, SeatPlan
from eldorado.server.limits import Bucket, Buckets, Counts
from eldorado.server.rooms.listeners import MOST_WAITING, Listener
from eldorado.server.web import http
from eldorado.server.web.addresses import client_address


class Clock:
    def __init__(self) -> None:
        self.at = 0.0

    def ticks(self) -> float:
        return self.at


@pytest.fixture
def strict(tmp_path: pathlib.Path) -> Iterator[Running]:
    limits = {"messages_per_second": 5, "requests_per_second": 5, "rooms_per_address": 3, "connections_per_address": 4}
    with serving(settings_in(tmp_path, **limits)) as running:
        yield running


def test_a_bucket_lets_a_burst_through_and_then_so_many_a_second() -> None:
    clock = Clock()
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    clock.at = 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.at = 0  # a clock that goes back gives nothing
    assert not bucket.take()


def test_buckets_forget_the_addresses_not_heard_of_for_longest() -> None:
    buckets = Buckets(0.001, 1, Clock(), most=2)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")
    assert buckets.take("a")


def test_counts_are_given_back() -> None:
    counts = Counts(2)
    assert [counts.take("a"), counts.take("a"), counts.take("a"), counts.take("b")] == [True, True, False, True]
    counts.give_back("a")
    assert counts.take("a")


def test_a_forwarded_address_is_believed_only_from_a_trusted_proxy() -> None:
    scope = {"client": ("10.0.0.1", 5), "headers": [(b"X-Forwarded-For", b"6.6.6.6, 203.0.113.9")]}
    assert client_address(scope, []) == "10.0.0.1"
    assert client_address(scope, ["10.0.0.1"]) == "203.0.113.9"


def test_too_many_rooms_from_one_address_are_refused(strict: Running) -> None:
    async def test() -> None:
        asked = NewRoom([SeatPlan(), SeatPlan()], here=[1])
        codes = []
        for _ in range(5):
            try:
                await strict.server.make_room(asked)
                codes.append("done")
            except HttpRefused as refused:
                codes.append(f"{refused.status} {refused.problem.code}")
        assert codes == ["done"] * 3 + ["429 http.too-many-rooms"] * 2

    asyncio.run(test())


def test_too_many_requests_are_refused(strict: Running) -> None:
    async def test() -> None:
        codes = []
        for _ in range(40):
            try:
                await strict.server.box()
            except HttpRefused as refused:
                codes.append(refused.problem.code)
        assert "http.too-fast" in codes

    asyncio.run(test())


def test_too_many_connections_from_one_address_are_refused(strict: Running) -> None:
    async def test() -> None:
        code, _ = await two_seats(strict.server)
        address = strict.server.socket_address
        held = [Connection(address, code) for _ in range(4)]
        for one in held:
            await one.__aenter__()
        with pytest.raises(websockets.InvalidStatus):
            await connect(address)
        for one in held:
            await one.close()
        async with asyncio.timeout(5):
            while True:
                try:
                    async with Connection(address, code):
                        break
                except websockets.InvalidStatus:
                    await asyncio.sleep(0.05)

    asyncio.run(test())


def test_who_speaks_too_fast_is_cut_off(strict: Running) -> None:
    async def test() -> None:
        code, _ = await two_seats(strict.server)
        async with Connection(strict.server.socket_address, code) as guest:
            with pytest.raises(Closed) as closed:
                await asyncio.gather(*(guest.ping() for _ in range(100)))
            assert closed.value.refusal is not None
            assert closed.value.refusal.code == "connection.too-fast"

    asyncio.run(test())


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("", "connection.not-understood"),
        ("hello", "connection.not-understood"),
        (b"\x00\x01", "connection.not-text"),
        ("[" * 5000, "connection.not-understood"),
        ('{"type":"hello"}', "connection.not-understood"),
        ('{"type":"hello","room":"ABCDEF","extra":1}', "connection.not-understood"),
        ('{"type":"ping","id":1}', "connection.no-hello"),
        ('{"type":"hello","room":"%s"}' % ("x" * 9000), "connection.too-long"),
        ('{"type":"hello","room":"ABCDEF","protocol":99}', "room.unknown"),
    ],
)
def test_what_is_not_the_protocol_ends_the_connection_with_a_code(running: Running, sent: str | bytes, code: str) -> None:
    async def test() -> None:
        async with connect(running.server.socket_address) as socket:
            await socket.send(sent)
            answer = msgspec.json.decode(await socket.recv())
            assert (answer["type"], answer["refusal"]["code"]) == ("gone", code)
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()

    asyncio.run(test())


def test_another_version_of_the_protocol_is_named(running: Running) -> None:
    async def test() -> None:
        code, _ = await two_seats(running.server)
        async with connect(running.server.socket_address) as socket:
            await socket.send(f'{{"type":"hello","room":"{code}","protocol":{VERSION + 1}}}')
            refusal = msgspec.json.decode(await socket.recv())["refusal"]
            assert refusal["code"] == "connection.protocol"

    asyncio.run(test())


def test_a_page_from_elsewhere_cannot_connect(running: Running) -> None:
    async def test() -> None:
        own = running.server.address
        async with connect(running.server.socket_address, origin=own):  # type: ignore[arg-type]
            pass
        with pytest.raises(websockets.InvalidStatus):
            await connect(running.server.socket_address, origin="https://evil.example")  # type: ignore[arg-type]
        with pytest.raises(websockets.InvalidStatus):
            await connect(running.server.socket_address.replace("/api/socket", "/api/other"))

    asyncio.run(test())


@pytest.mark.parametrize("path", ["/", "/api/box", "/api/rooms/ZZZZZZ", "/nothing", "/schema/openapi.json", "/locale/en.ftl"])
def test_every_answer_has_the_headers(running: Running, path: str) -> None:
    try:
        answer = urllib.request.urlopen(running.server.address + path)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert "script-src" not in policy  # default-src rules: own scripts only, none inline
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-frame-options"] == "DENY"
        assert "server" not in answer.headers


def test_a_body_that_is_too_long_is_refused(running: Running) -> None:
    async def test() -> None:
        with pytest.raises(HttpRefused) as refused:
            await running.server.make_room(NewRoom([SeatPlan(name="x" * 100_000), SeatPlan()]))
        assert (refused.value.status, refused.value.problem.code) == (413, "http.too-long")

    asyncio.run(test())


def test_a_fault_of_ours_is_logged_and_not_told(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = running.application.house
        assert house is not None
        joined = await shared_table(running.server, 2)

        def broken(*_: object) -> object:
            raise RuntimeError("a secret of ours: " + joined.tokens[0].token)

        async with Connection(running.server.socket_address, joined.room.code, tokens(joined)) as both:
            both.raw = []
            monkeypatch.setattr(house.rooms[joined.room.code], "commit", broken)
            await both.until(lambda: both.table is not None)
            assert both.table is not None
            seat = both.table.view.decision.seat
            with pytest.raises(Closed) as closed:
                await both.act(seat, "end")
            assert closed.value.refusal is not None
            assert closed.value.refusal.code == "server.fault"
            assert b"secret" not in b"".join(both.raw)
        monkeypatch.setattr(http, "listed", broken)
        with pytest.raises(HttpRefused) as refused:
            await running.server.rooms()
        assert (refused.value.status, refused.value.problem.code) == (500, "server.fault")

    asyncio.run(test())


class SlowWire:
    """A client that takes nothing."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.is_closed = False

    def is_ready(self) -> bool:
        return False

    def push(self, messages: list[bytes]) -> None:
        self.sent += messages

    def hang_up(self) -> None:
        self.is_closed = True


def test_a_slow_reader_is_cut_off_and_nobody_waits() -> None:
    async def test() -> None:
        wire = SlowWire()
        listener = Listener(wire)
        for _ in range(MOST_WAITING // 1000):
            listener.send(b"x" * 1000)
            await asyncio.sleep(0)
        assert (wire.sent, listener.is_gone) == ([], False)
        listener.send(b"one too many")
        await asyncio.sleep(0)
        assert listener.is_gone
        assert wire.is_closed
        assert len(wire.sent) == 1
        assert b"connection.too-slow" in wire.sent[0]

    asyncio.run(test())


def test_a_route_made_to_take_long_is_refused_and_delays_nobody(running: Running) -> None:
    """One piece laid 250 times upon itself; looking for a better place for each once took hours."""
    text = "route evil\n" + "B 0 0 turn 2\n" * 250 + "end river 24 -3\n"

    async def test() -> None:
        hostile = asyncio.create_task(running.server.make_room(NewRoom([SeatPlan(), SeatPlan()], route_text=text)))
        slowest, all_begun = 0.0, time.monotonic()
        while not hostile.done():
            begun = time.monotonic()
            await running.server.room((await two_seats(running.server))[0])
            slowest = max(slowest, time.monotonic() - begun)
        with pytest.raises(HttpRefused) as refused:
            await hostile
        assert refused.value.problem.code == "route.faulty"
        assert slowest < max(2.0, (time.monotonic() - all_begun) / 2), "on a busy machine everything takes its time"

    asyncio.run(test())
