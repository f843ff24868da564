"""The client against a real room, and against servers that hang up, keep silent, answer twice or talk nonsense."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import random
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import pytest
from playing import shared_table, tokens, two_seats
from samples import sample
from serving import serving, settings_in
from websockets.asyncio.server import ServerConnection, serve

from eldorado.client import Closed, Connection, RequestRefused, Server
from eldorado.client import connection as module
from eldorado.protocol import VERSION
from eldorado.protocol.room import RoomState
from eldorado.protocol.shares import commitment
from eldorado.protocol.socket import (
    Done,
    FromClient,
    Gone,
    Hello,
    Pong,
    Reason,
    Refused,
    Reveal,
    Room,
    Said,
    Table,
    Welcome,
    Why,
)  # fmt: skip
from eldorado.protocol.table import DecisionView, EventView, Refusal, TableView

Told = Any
Heard = list[Any]
Behaviour = Callable[[ServerConnection, Heard], Awaitable[None]]
Value = TypeVar("Value")
LOBBY = RoomState("ABCDEF", "lobby", "first-game", False, [], 0, False, [], 1)


def table(version: int, seat: int = 1, kind: str = "play", events: int = 0) -> Table:
    """A table on which this seat is asked."""
    empty: TableView = sample(TableView, random.Random(1))
    view = msgspec.structs.replace(empty, version=version, decision=DecisionView(seat, kind, 0, False))  # type: ignore[arg-type]
    return Table(view, [EventView(version, "turn-began") for _ in range(events)])


async def tell(socket: ServerConnection, *messages: Told) -> None:
    for message in messages:
        await socket.send(msgspec.json.encode(message).decode() if isinstance(message, msgspec.Struct) else message)


async def hear(socket: ServerConnection, heard: Heard) -> Any:
    heard.append(msgspec.json.decode(await socket.recv(), type=FromClient))
    return heard[-1]


@contextlib.asynccontextmanager
async def lying(behave: Behaviour) -> AsyncIterator[tuple[str, Heard]]:
    """A server that behaves like this once it was greeted; what it heard."""
    heard: Heard = []

    async def handle(socket: ServerConnection) -> None:
        await hear(socket, heard)
        await behave(socket, heard)

    async with serve(handle, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        yield f"ws://127.0.0.1:{port}/api/socket", heard


def meet(behave: Behaviour, do: Callable[[str, Heard], Awaitable[Value]]) -> Value:
    async def both() -> Value:
        async with lying(behave) as (address, heard):
            return await do(address, heard)

    return asyncio.run(asyncio.wait_for(both(), 60))


async def welcome(socket: ServerConnection, heard: Heard) -> None:
    """Lets in, then answers every request."""
    await tell(socket, Welcome(VERSION, [1], LOBBY))
    async for raw in socket:
        heard.append(msgspec.json.decode(raw, type=FromClient))
        asked = heard[-1]
        if isinstance(asked, Why):
            await tell(socket, Reason(asked.id, Refusal("reason.out-of-reach", {"source": "scout"}) if asked.space else None))
        else:
            await tell(socket, Done(asked.id, asked.id + 100))


# ---- greeting


def test_it_greets_with_room_tokens_and_a_promise_of_its_share() -> None:
    async def come(address: str, heard: Heard) -> object:
        async with Connection(address, "ABCDEF", ["token"], since=7, share="0a" * 32) as seat:
            assert seat.seats == [1]
            assert seat.version == -1
        return heard[0]

    assert meet(welcome, come) == Hello("ABCDEF", ["token"], 7, VERSION, commitment("0a" * 32))


def test_who_only_watches_promises_nothing() -> None:
    async def come(address: str, heard: Heard) -> object:
        async with Connection(address, "ABCDEF"):
            return heard[0]

    assert meet(welcome, come) == Hello("ABCDEF", [], -1, VERSION, "")


def test_in_a_running_game_it_waits_for_the_table() -> None:
    playing = msgspec.structs.replace(LOBBY, phase="playing")

    async def late(socket: ServerConnection, heard: Heard) -> None:
        await tell(socket, Welcome(VERSION, [1], playing))
        await tell(socket, table(5, events=2))
        await socket.wait_closed()

    async def come(address: str, heard: Heard) -> tuple[int, int]:
        async with Connection(address, "ABCDEF", ["token"]) as seat:
            return seat.version, len(seat.events)

    assert meet(late, come) == (5, 2)


def test_a_share_is_told_when_it_is_asked_for_and_only_once() -> None:
    asking = msgspec.structs.replace(LOBBY, starting=True)

    async def ask(socket: ServerConnection, heard: Heard) -> None:
        await tell(socket, Welcome(VERSION, [1], LOBBY), Room(asking), Room(asking))
        assert isinstance(await hear(socket, heard), Reveal)
        await tell(socket, Room(asking), table(1))
        await hear(socket, heard)
        await tell(socket, Pong(heard[-1].id, 1))
        await socket.wait_closed()

    async def come(address: str, heard: Heard) -> list[str]:
        async with Connection(address, "ABCDEF", ["token"], share="0b" * 32) as seat:
            await seat.until(lambda: seat.table is not None)
            await seat.ping()
        return [message.share for message in heard if isinstance(message, Reveal)]

    assert meet(ask, come) == ["0b" * 32]


# ---- asking


def test_every_request_has_a_number_of_its_own_and_gets_its_own_answer() -> None:
    async def ask(address: str, heard: Heard) -> list[int]:
        async with Connection(address, "ABCDEF", ["token"]) as seat:
            return await asyncio.gather(*[seat.act(1, "end"), seat.undo(1), seat.resign(1), seat.look(1), seat.ping()])

    assert meet(welcome, ask) == [101, 102, 103, 104, 105]


def test_answers_in_another_order_reach_who_asked() -> None:
    async def backwards(socket: ServerConnection, heard: Heard) -> None:
        await tell(socket, Welcome(VERSION, [1], LOBBY))
        asked = [await hear(socket, heard) for _ in range(3)]
        await tell(socket, *[Done(one.id, 10 * one.id) for one in reversed(asked)])
        await socket.wait_closed()

    async def ask(address: str, heard: Heard) -> list[int]:
        async with Connection(address, "ABCDEF", ["token"]) as seat:
            return await asyncio.gather(*[seat.look(1) for _ in range(3)])

    assert meet(backwards, ask) == [10, 20, 30]


def test_answers_nobody_asked_for_and_answers_twice_do_no_harm() -> None:
    async def chatter(socket: ServerConnection, heard: Heard) -> None:
        await tell(socket, Welcome(VERSION, [1], LOBBY), Done(77, 1), Refused(1, Refusal("act.stale")))
        asked = await hear(socket, heard)
        await tell(socket, Done(asked.id, 3), Done(asked.id, 4), Pong(asked.id, 5), Said(1, "Ada", "hi", 0.0))
        await socket.wait_closed()

    async def ask(address: str, heard: Heard) -> tuple[int, list[str]]:
        async with Connection(address, "ABCDEF", ["token"]) as seat:
            version = await seat.look(1)
            await seat.until(lambda: bool(seat.remarks))
            return version, [remark.text for remark in seat.remarks]

    assert meet(chatter, ask) == (3, ["hi"])


def test_a_refusal_is_raised_with_code_version_and_index() -> None:
    async def refuse(socket: ServerConnection, heard: Heard) -> None:
        await tell(socket, Welcome(VERSION, [1], LOBBY))
        asked = await hear(socket, heard)
        await tell(socket, Refused(asked.id, Refusal("illegal.no-card", {"card": "scout"}), 9, 2))
        await socket.wait_closed()

    async def ask(address: str, heard: Heard) -> tuple[str, int, int]:
        async with Connection(address, "ABCDEF", ["token"]) as seat:
            with pytest.raises(RequestRefused) as refused:
                await seat.act(1, "move scout B51", version=8)
        assert heard[1].version == 8
        return refused.value.code, refused.value.version, refused.value.index

    assert meet(refuse, ask) == ("illegal.no-card", 9, 2)


def test_why_is_answered_by_a_reason_or_by_none() -> None:
    async def ask(address: str, heard: Heard) -> tuple[Refusal | None, Refusal | None]:
        async with Connection(address, "ABCDEF", ["token"]) as seat:
            return await seat.why(1, "scout", space="Z1"), await seat.why(1, "scout", blockade=2)

    far, free = meet(welcome, ask)
    assert far is not None
    assert (far.code, free) == ("reason.out-of-reach", None)


# ---- the end


def test_a_server_that_says_why_it_hangs_up_is_quoted() -> None:
    async def refuse(socket: ServerConnection, heard: Heard) -> None:
        await tell(socket, Gone(Refusal("connection.token", {"seat": 1})))

    async def come(address: str, heard: Heard) -> Refusal | None:
        with pytest.raises(Closed) as closed:
            async with Connection(address, "ABCDEF", ["wrong"]):
                pass
        return closed.value.refusal

    found = meet(refuse, come)
    assert found is not None
    assert (found.code, found.facts) == ("connection.token", {"seat": 1})


@pytest.mark.parametrize("said", ["{", "{}", '{"type":"done","id":"one","version":1}', "[]", b"\x00\xff"])
def test_a_server_that_talks_nonsense_is_hung_up_on(said: str | bytes) -> None:
    async def babble(socket: ServerConnection, heard: Heard) -> None:
        await tell(socket, Welcome(VERSION, [1], LOBBY))
        await hear(socket, heard)
        await tell(socket, said)
        await socket.wait_closed()

    async def ask(address: str, heard: Heard) -> str:
        async with Connection(address, "ABCDEF", ["token"]) as seat:
            with pytest.raises(Closed) as closed:
                await seat.ping()
            with pytest.raises(Closed):
                await seat.act(1, "end")
            with pytest.raises(Closed):
                await seat.until(lambda: False)
        return str(closed.value)

    assert meet(babble, ask) == "closed"


def test_messages_of_a_newer_server_are_ignored() -> None:
    """docs/protocol.md: a client ignores what it does not know."""

    async def newer(socket: ServerConnection, heard: Heard) -> None:
        await tell(socket, '{"type":"fanfare","volume":11}', Welcome(VERSION, [1], LOBBY), '{"type":"sing"}')
        asked = await hear(socket, heard)
        await tell(socket, f'{{"type":"done","id":{asked.id},"version":4,"mood":"good"}}')
        await socket.wait_closed()

    async def ask(address: str, heard: Heard) -> int:
        async with Connection(address, "ABCDEF", ["token"]) as seat:
            return await seat.ping()

    assert meet(newer, ask) == 4


def test_nonsense_instead_of_a_welcome_is_hung_up_on() -> None:
    async def babble(socket: ServerConnection, heard: Heard) -> None:
        await tell(socket, "good morning")
        await socket.wait_closed()

    async def come(address: str, heard: Heard) -> None:
        with pytest.raises(Closed):
            async with Connection(address, "ABCDEF"):
                pass

    meet(babble, come)


def test_whoever_waits_hears_of_the_end() -> None:
    async def leave(socket: ServerConnection, heard: Heard) -> None:
        await tell(socket, Welcome(VERSION, [1], LOBBY))
        await hear(socket, heard)
        await socket.close()

    async def ask(address: str, heard: Heard) -> list[BaseException | int | bool]:
        async with Connection(address, "ABCDEF", ["token"]) as seat:
            waiting = [seat.ping(), seat.my_turn()]
            return await asyncio.gather(*waiting, return_exceptions=True)

    assert [type(one) for one in meet(leave, ask)] == [Closed, Closed]


def test_a_silent_server_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.05)

    async def silence(socket: ServerConnection, heard: Heard) -> None:
        await tell(socket, Welcome(VERSION, [1], LOBBY))
        await socket.wait_closed()

    async def ask(address: str, heard: Heard) -> None:
        async with Connection(address, "ABCDEF", ["token"]) as seat:
            with pytest.raises(TimeoutError):
                await seat.ping()
            with pytest.raises(TimeoutError):
                await seat.until(lambda: False, 0.01)
            assert not seat._answers

    meet(silence, ask)


def test_a_server_that_takes_the_call_and_does_not_shake_hands_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that was stopped still has an open door; whoever knocks tries another one."""
    monkeypatch.setattr(module, "PATIENCE", 0.05)

    async def come(port: int) -> None:
        with pytest.raises(Closed):
            async with Connection(f"ws://127.0.0.1:{port}/socket", "ABCDEF", ["token"]):
                pass

    with socket.create_server(("127.0.0.1", 0)) as stopped:
        asyncio.run(come(stopped.getsockname()[1]))


def test_its_turn_or_the_end_of_the_game_is_waited_for() -> None:
    async def play(socket: ServerConnection, heard: Heard) -> None:
        await tell(socket, Welcome(VERSION, [2], LOBBY), table(1, seat=1), table(2, seat=2))
        await hear(socket, heard)
        await tell(socket, Done(heard[-1].id, 3), table(3, seat=1), table(4, seat=0, kind="over"))
        await socket.wait_closed()

    async def wait(address: str, heard: Heard) -> list[tuple[bool, int]]:
        async with Connection(address, "ABCDEF", ["token"]) as seat:
            found = [(await seat.my_turn(), seat.version)]
            await seat.act(2, "end")
            found.append((await seat.my_turn(), seat.version))
        return found

    assert meet(play, wait) == [(True, 2), (False, 4)]


# ---- a real room


async def real_room(server: Server) -> None:
    code, (first, _) = await two_seats(server)
    joined = await shared_table(server, 2)
    async with Connection(server.socket_address, code, [first]) as ada, Connection(server.socket_address, code) as guest:
        assert (ada.seats, guest.seats) == ([1], [])
        assert ada.room is not None
        assert ada.room.phase == "lobby"
        with pytest.raises(RequestRefused):
            await guest.start()
    async with Connection(server.socket_address, joined.room.code, tokens(joined)) as both:
        both.raw = []
        seat = both.table.view.decision.seat if both.table is not None else 0
        await both.look(seat)
        with pytest.raises(RequestRefused) as refused:
            await both.act(seat, "move nobody B61")
        assert refused.value.code == "action.unknown-card"
        assert await both.ping() == both.version
        assert any(b'"pong"' in raw for raw in both.raw)
        both.cut()
        with pytest.raises(Closed):
            await both.until(lambda: False)
    with pytest.raises(Closed) as unknown:
        async with Connection(server.socket_address, "ZZZZZZ"):
            pass
    assert unknown.value.refusal is not None
    assert unknown.value.refusal.code == "room.unknown"


def test_a_real_room_is_asked_and_left(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        asyncio.run(real_room(running.server))
