"""The bare client of the load generator: frames whole and in pieces, pings, closing, refusals; and what a seat chooses."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any, cast

import pytest
from driving import whole_games
from hypothesis import given, settings
from hypothesis import strategies as st

from eldorado.client.frames import CLOSE, PING, PONG, TEXT, FrameSocket, frame, upgrade
from eldorado.client.load import LoadRun, LoadSeat, Plan, _choose, _Option, _Options, _Reach, _Target

AGREED = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"


def unmasked(payload: bytes, opcode: int = TEXT) -> bytes:
    """A frame as a server sends it (RFC 6455, 5.2)."""
    length = len(payload)
    if length < 126:
        return bytes((0x80 | opcode, length)) + payload
    if length < 65_536:
        return bytes((0x80 | opcode, 126)) + length.to_bytes(2, "big") + payload
    return bytes((0x80 | opcode, 127)) + length.to_bytes(8, "big") + payload


class Transport:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


class Line:
    """A socket with both ends in hand."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.heard: list[bytes] = []
        self.transport = Transport()
        self.socket = FrameSocket("here:1", "/api/socket/AB", self._opened, self.heard.append, self._ended)
        self.socket.connection_made(cast(asyncio.Transport, self.transport))

    def _opened(self) -> None:
        self.told.append("opened")

    def _ended(self) -> None:
        self.told.append("ended")


def test_it_asks_for_the_upgrade_as_the_standard_wants() -> None:
    lines = upgrade("here:1", "/api/socket/AB").decode().split("\r\n")
    assert lines[0] == "GET /api/socket/AB HTTP/1.1"
    assert lines[-2:] == ["", ""]
    assert {"Host: here:1", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"} < set(lines)
    assert Line().transport.written[0].startswith(b"GET /api/socket/AB ")
    assert upgrade("a", "/") != upgrade("a", "/"), "the key is new every time"


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_masked_and_tells_its_length(length: int) -> None:
    payload = bytes(number % 251 for number in range(length))
    sent = frame(payload)
    assert sent[0] == 0x80 | TEXT
    assert sent[1] & 0x80, "clients mask (RFC 6455, 5.3)"
    short = sent[1] & 127
    size = {126: 2, 127: 8}.get(short, 0)
    told = int.from_bytes(sent[2 : 2 + size], "big") if size else short
    mask, body = sent[2 + size : 6 + size], sent[6 + size :]
    assert told == length
    assert bytes(letter ^ mask[at % 4] for at, letter in enumerate(body)) == payload


@given(st.lists(st.sampled_from([0, 3, 125, 126, 300, 66_000]), max_size=5), st.integers(0, 2**32))
@settings(whole_games, max_examples=30)
def test_messages_come_whole_however_the_wire_cuts_them(lengths: list[int], seed: int) -> None:
    chance = random.Random(seed)
    messages = [bytes([number + 65]) * length for number, length in enumerate(lengths)]
    stream = AGREED + b"".join(map(unmasked, messages))
    line = Line()
    while stream:
        cut = chance.choice((1, 2, 3, 9, 70, 5_000, 100_000))
        line.socket.data_received(stream[:cut])
        stream = stream[cut:]
    assert line.told == ["opened"]
    assert line.heard == messages


def test_a_ping_is_answered_and_not_handed_on() -> None:
    line = Line()
    line.socket.data_received(AGREED + unmasked(b"are you there", PING) + unmasked(b"text") + unmasked(b"", 2))
    assert line.transport.written[1:] == [frame(b"are you there", PONG)]
    assert line.heard == [b"text"]


def test_who_is_told_to_close_closes_and_sends_nothing_more() -> None:
    line = Line()
    line.socket.data_received(AGREED)
    line.socket.send(b"one")
    line.socket.data_received(unmasked(b"\x03\xe8", CLOSE))
    line.socket.send(b"two")
    assert line.transport.closed
    assert line.transport.written[1:] == [frame(b"one")]
    line.socket.connection_lost(None)
    assert line.told == ["opened", "ended"]


def test_a_server_that_refuses_is_left() -> None:
    line = Line()
    line.socket.data_received(b"HTTP/1.1 403 Forbidden\r\n")
    assert not line.transport.closed
    line.socket.data_received(b"\r\n")
    assert line.transport.closed
    assert line.told == []


def test_nothing_is_sent_before_there_is_a_connection() -> None:
    socket = FrameSocket("here", "/", lambda: None, lambda raw: None, lambda: None)
    socket.send(b"early")
    socket.close()


# ---- a seat of the load generator

OPTIONS = _Options(
    [_Option("end"), _Option("stop")], [_Reach([_Target(["move scout B51"])])], [_Target(["spend scout", "buy scout"])]
)


def test_a_seat_mostly_moves_sometimes_buys_and_never_resigns() -> None:
    chance = random.Random(1)
    chosen = Counter(tuple(_choose(OPTIONS, chance)) for _ in range(2000))
    assert 0.55 < chosen["move scout B51",] / 2000 < 0.65
    assert 0.12 < chosen["spend scout", "buy scout"] / 2000 < 0.18
    assert set(chosen) == {("move scout B51",), ("spend scout", "buy scout"), ("end",), ("stop",)}
    assert {tuple(_choose(_Options([_Option("end")]), chance)) for _ in range(50)} == {("end",)}


def seated(do: Any) -> None:
    async def run() -> None:
        load = LoadRun(Plan([1], 1, 0.0, 0.0, 1.0))
        one, two = (LoadSeat(load, 1, "ABCDEF", seat, "token") for seat in (1, 2))
        one.other, two.other = two, one
        for seat in (one, two):
            seat.wire.connection_made(cast(asyncio.Transport, Transport()))
        do(load, one, two)

    asyncio.run(run())


def table(version: int, seat: int) -> bytes:
    return (
        b'{"type":"table","view":{"version":%d,"decision":{"seat":%d}},"options":{"actions":[{"text":"end"}]},"more":1}'
        % (version, seat)
    )  # fmt: skip


def test_a_seat_acts_when_it_is_asked_and_both_note_how_long_it_took() -> None:
    def play(load: LoadRun, one: LoadSeat, two: LoadSeat) -> None:
        load.is_measuring = True
        one.heard(b'{"type":"welcome"}')
        one.heard(b'{"type":"welcome"}')  # told again when another device took a seat over
        assert one.welcomed.done()
        one.heard(table(1, 1))
        assert one.sent_at > 0
        assert two.watched_since == one.sent_at
        for seat in (one, two):
            seat.heard(table(2, 2 if seat is one else 1))
        assert (load.actions, len(load.latencies), len(load.others)) == (1, 1, 1)
        assert load.messages == 5

    seated(play)


def test_refusals_and_lost_connections_are_counted_until_the_run_is_over() -> None:
    def play(load: LoadRun, one: LoadSeat, two: LoadSeat) -> None:
        one.heard(b'{"type":"refused","id":1,"refusal":{"code":"act.stale"}}')
        two.ended()
        with pytest.raises(ConnectionError):
            two.welcomed.result()
        load.is_over = True
        one.ended()
        one.heard(table(1, 1))
        assert one.sent_at == 0.0
        assert load.problems == {"act.stale": 1, "connection ended": 1}
        one.welcomed.exception()

    seated(play)
