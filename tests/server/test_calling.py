"""Calls to strangers' addresses: what lies inside the own network is never reached, however it is written."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from eldorado.engine.errors import EldoradoError
from eldorado.server.alerts.calling import Caller, CallFailed, is_public


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/", "https://example.org:8443/", "https://user@example.org/", "https://user:word@example.org/",
        "ftp://example.org/", "file:///etc/passwd", "gopher://example.org/", "//example.org/", "example.org", "",
        "https://", "https:///path", "https://localhost/", "https://printer/", "https://db.internal/", "https://nas.local./",
        "https://127.0.0.1/", "https://10.0.0.1/", "https://192.168.1.1/", "https://172.16.0.1/", "https://169.254.169.254/",
        "https://100.64.0.1/", "https://0.0.0.0/", "https://2130706433/", "https://[::1]/", "https://[::ffff:10.0.0.1]/",
        "https://[fe80::1]/", "https://[fc00::1]/", "https://[64:ff9b::a00:1]/", "https://[2002:a00:1::]/",
        "https://example.org/\r\nx: y", "https://example.org/ x", "https://exämple.org/", "https://example.org\\@10.0.0.1/",
        "https://example.org:99999/", "https://[::1/", "https://example.org/" + "x" * 1_000,
    ],
)  # fmt: skip
def test_what_is_no_address_out_there_is_refused(address: str) -> None:
    with pytest.raises(EldoradoError) as refused:
        Caller([]).place(address)
    assert refused.value.code == "push.address"


def test_an_address_out_there_is_taken_apart() -> None:
    place = Caller([]).place("https://Push.Example.org/send/x?y=z#w")
    assert (place.host, place.port, place.path, place.is_secure) == ("push.example.org", 443, "/send/x?y=z", True)


@pytest.mark.parametrize(
    ("address", "answer"),
    [
        ("8.8.8.8", True), ("2606:4700::1", True), ("::ffff:8.8.8.8", True), ("127.0.0.1", False), ("0.0.0.0", False),
        ("224.0.0.1", False), ("255.255.255.255", False), ("::", False), ("::1", False), ("::ffff:127.0.0.1", False),
        ("::127.0.0.1", False), ("64:ff9b::7f00:1", False), ("2001:0:1::1", False), ("fe80::1%eth0", False), ("ff02::1", False),
        ("192.0.2.1", False), ("198.18.0.1", False), ("240.0.0.1", False), ("no address", False),
    ],
)  # fmt: skip
def test_what_is_public(address: str, answer: bool) -> None:
    assert is_public(address) is answer


@pytest.mark.parametrize("found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::ffff:169.254.169.254"], []])
def test_a_name_that_leads_inside_is_not_called(found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """All it stands for must be public; and nothing is asked a second time, so that it cannot change its meaning."""
    asked: list[str] = []

    async def answers(_: Any, host: str, port: int, **__: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]

    async def connect(*_: Any, **__: Any) -> Any:
        raise AssertionError("it was called")

    monkeypatch.setattr(asyncio, "open_connection", connect)

    async def call() -> None:
        monkeypatch.setattr(type(asyncio.get_running_loop()), "getaddrinfo", answers, raising=False)
        caller = Caller([])
        with pytest.raises(CallFailed):
            await caller.post(caller.place("https://rebinding.example/"), {}, b"")

    asyncio.run(call())
    assert asked == ["rebinding.example"]


def test_the_connection_goes_to_the_address_that_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    reached: list[tuple[str, int, str]] = []

    async def answers(_: Any, host: str, port: int, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", port))]

    async def connect(host: str, port: int, *, server_hostname: str, **_: Any) -> Any:
        reached.append((host, port, server_hostname))
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", connect)

    async def call() -> None:
        monkeypatch.setattr(type(asyncio.get_running_loop()), "getaddrinfo", answers, raising=False)
        caller = Caller([])
        with pytest.raises(CallFailed):
            await caller.post(caller.place("https://push.example/"), {}, b"")

    asyncio.run(call())
    assert reached == [("8.8.8.8", 443, "push.example")]


@pytest.mark.parametrize("said", [b"", b"HTTP/1.1 x\r\n", b"SSH-2.0-x\r\n", b"y" * 40_000])
def test_nonsense_in_answer_to_a_call_is_no_answer(said: bytes) -> None:
    async def talk(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(said)
        writer.close()

    async def call() -> None:
        server = await asyncio.start_server(talk, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        caller = Caller([f"127.0.0.1:{port}"])
        with pytest.raises(CallFailed):
            await caller.post(caller.place(f"http://127.0.0.1:{port}/"), {}, b"x")
        server.close()

    asyncio.run(call())
