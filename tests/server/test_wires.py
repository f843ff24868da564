"""However messages are cut into pieces on their way, they come in whole, once and in order."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable

import pytest
from playing import two_seats
from serving import Running

from eldorado.client.frames import PING, frame, upgrade
from eldorado.protocol import VERSION

Cut = Callable[[list[bytes]], list[bytes]]
MESSAGES = 12


def masked(payload: bytes, first: int, mask: bytes = b"\x37\xfa\x21\x3d") -> bytes:
    """A short frame with a real mask and any first byte."""
    hidden = bytes(letter ^ mask[index % 4] for index, letter in enumerate(payload))
    return bytes((first, 0x80 | len(payload))) + mask + hidden


def halves(frames: list[bytes]) -> list[bytes]:
    """Each write ends in the middle of a frame."""
    whole = b"".join(frames)
    return [whole[at : at + 30] for at in range(0, len(whole), 30)]


CUTS: dict[str, Cut] = {
    "one by one": lambda frames: frames,
    "all in one": lambda frames: [b"".join(frames)],
    "in halves": halves,
    "byte by byte": lambda frames: [bytes((one,)) for one in b"".join(frames)],
    "pings between": lambda frames: [part for one in frames for part in (one, frame(b"here", PING))],
    "pings behind, in one": lambda frames: [b"".join([*frames[:4], frame(b"here", PING), *frames[4:]])],
    "halves after wholes": lambda frames: [*frames[:5], *halves(frames[5:])],
}


def ping(number: int) -> bytes:
    """Some short, some with a long length; spaces are allowed in JSON."""
    return json.dumps({"type": "ping", "id": number}).encode() + b" " * (200 if number % 3 == 0 else 0)


async def conversation(port: int, code: str, writes: list[bytes], last: int) -> list[int]:
    """The ids that were answered, in order."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    sock: socket.socket = writer.get_extra_info("socket")
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    writer.write(upgrade(f"127.0.0.1:{port}", "/api/socket"))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(json.dumps({"type": "hello", "room": code, "protocol": VERSION}).encode()))
    for piece in writes:
        writer.write(piece)
        await asyncio.sleep(0.002)
    answered: list[int] = []
    async with asyncio.timeout(10):
        while last not in answered:
            first, length = await reader.readexactly(2)
            size = length if length < 126 else int.from_bytes(await reader.readexactly(2 if length == 126 else 8), "big")
            payload = await reader.readexactly(size)
            if first == 0x81:
                said = json.loads(payload)
                assert said["type"] != "gone", said
                if said["type"] == "pong":
                    answered.append(said["id"])
    writer.close()
    return answered


@pytest.mark.parametrize("cut", CUTS)
def test_messages_arrive_however_they_are_cut(running: Running, cut: str) -> None:
    async def test() -> None:
        code, _ = await two_seats(running.server)
        frames = [frame(ping(number)) for number in range(1, MESSAGES + 1)]
        answered = await conversation(running.port, code, CUTS[cut](frames), MESSAGES)
        assert answered == list(range(1, MESSAGES + 1))

    asyncio.run(test())


def test_masked_and_fragmented_messages_arrive(running: Running) -> None:
    async def test() -> None:
        code, _ = await two_seats(running.server)
        whole = json.dumps({"type": "ping", "id": 2}).encode()
        writes = [
            masked(json.dumps({"type": "ping", "id": 1}).encode(), 0x81),
            masked(whole[:9], 0x01) + masked(whole[9:15], 0x00),
            masked(whole[15:], 0x80),
            masked(json.dumps({"type": "ping", "id": 3}).encode(), 0x81),
        ]
        assert await conversation(running.port, code, writes, 3) == [1, 2, 3]

    asyncio.run(test())


BROKEN = {
    "not masked": b"\x81\x05hello",
    "an extension nobody agreed on": b"\xc1\x85\x00\x00\x00\x00hello",
    "no such kind of frame": b"\x83\x85\x00\x00\x00\x00hello",
    "no UTF-8": b"\x81\x82\x00\x00\x00\x00\xff\xfe",
    "announced far too long": b"\x81\xfe\xff\xff\x00\x00\x00\x00",
}


@pytest.mark.parametrize("fault", BROKEN)
def test_what_is_no_websocket_ends_the_connection(running: Running, fault: str) -> None:
    async def test() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
        writer.write(upgrade(f"127.0.0.1:{running.port}", "/api/socket"))
        await reader.readuntil(b"\r\n\r\n")
        writer.write(BROKEN[fault])
        async with asyncio.timeout(5):
            said = await reader.read()
        assert said[:1] == b"\x88"  # a close frame, and then the end
        writer.close()

    asyncio.run(test())
