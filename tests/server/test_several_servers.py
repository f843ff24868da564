"""Several servers beside each other: one for a SQLite file, one room for a rematch, one connection for a seat."""

from __future__ import annotations

import asyncio
import pathlib
import subprocess
import sys

import msgspec
import pytest
from asking import run
from serving import Process, Running, processes
from worlds import Person, World

from eldorado.client import Closed, Connection, Server
from eldorado.client.frames import upgrade
from eldorado.engine.errors import EldoradoError
from eldorado.protocol.room import NewRoom, SeatPlan, TakeSeat
from eldorado.protocol.socket import AskHint, Rematch, Resign
from eldorado.server.rooms.sheet import CODE_LENGTH, CODE_LETTERS, rematch_code
from eldorado.server.rooms.watch import watch
from eldorado.server.storage import Entry
from eldorado.server.storage.holding import hold

# ---- one file, one server


def test_a_second_server_on_the_same_file_is_refused_in_words(tmp_path: pathlib.Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    with processes(1, {"ELDORADO_DATABASE_URL": url}) as [first]:
        command = [sys.executable, "-m", "eldorado", "serve", "--port", "0", "--database-url", url]
        second = subprocess.run(command, capture_output=True, text=True, timeout=60, env={**first.environment, "LANG": "C"})
        assert second.returncode == 1
        assert "Another server has the games in" in second.stdout + second.stderr
        assert "Traceback" not in second.stderr
        first.kill()
        again = Process(first.environment).start()
        assert again.stop() == 0


def test_only_sqlite_files_are_held(tmp_path: pathlib.Path) -> None:
    with hold("postgresql://host/games"), hold("postgresql://host/games"):
        pass
    url = f"sqlite:///{tmp_path / 'new' / 'games.sqlite'}"
    with hold(url), pytest.raises(EldoradoError) as refused, hold(url):
        pass
    assert refused.value.code == "server.database-in-use"
    with hold(url):
        pass


# ---- the room in the address


def test_the_address_of_a_socket_names_its_room(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await server.make_room(NewRoom([SeatPlan(), SeatPlan()], here=[1]))
        code = joined.room.code
        async with Connection(server.socket_address, code.lower()) as guest:
            assert guest.room is not None
        other = Connection(server.socket_address, code)
        other._address = f"{server.socket_address}/ABCDEF"
        with pytest.raises(Closed) as closed:
            async with other:
                pass
        assert closed.value.refusal is not None
        assert closed.value.refusal.code == "connection.other-room"
        bare = Connection(server.socket_address, code)
        bare._address = server.socket_address
        async with bare:
            assert bare.room is not None

    run(running, test)


def test_other_addresses_are_no_sockets(running: Running) -> None:
    async def test(_: Server) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
        writer.write(upgrade(f"127.0.0.1:{running.port}", "/api/sockets"))
        assert b"101" not in await reader.readline()
        writer.close()

    run(running, test)


# ---- one room for a rematch


def test_the_code_of_a_rematch_follows_from_the_room() -> None:
    codes = {rematch_code("ABCDEF", nonce, attempt) for nonce in ("one", "two") for attempt in range(50)}
    assert len(codes) == 100
    assert all(len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) for code in codes)
    assert rematch_code("ABCDEF", "one", 0) == rematch_code("ABCDEF", "one", 0)


@pytest.mark.parametrize("seed", range(40))
def test_a_rematch_asked_for_at_two_processes_at_once_is_one_room(seed: int) -> None:
    async def test() -> None:
        world = World(seed)
        await world.begin()
        world.is_calm = True
        for person, node in zip(world.people, world.nodes, strict=True):
            person.come(node)
        await world.settle(5)
        ada, bo = world.people
        assert ada.visit is not None
        await ada.visit.ask(Resign(1, 1))
        await world.settle(5)
        world.is_calm = False
        for person in (ada, bo):
            assert person.node is not None
            assert person.visit is not None
            person.node.begin(person.visit.ask(Rematch(2)))
        for _ in range(60):
            world.go_on()
            await world.turn()
        await world.settle(5)
        assert len(world.shelf.rows) == 2
        codes = {node.house.rooms[world.code].sheet.rematch for node in world.nodes}
        assert codes == set(world.shelf.rows) - {world.code}
        assert all(not person.refusals for person in world.people)
        await world.close()

    asyncio.run(test())


# ---- one connection for a seat


@pytest.mark.parametrize("seed", range(60))
def test_two_devices_that_take_a_seat_over_from_each_other_settle(seed: int) -> None:
    """At two processes, at the same time, with clocks that disagree: one of them has the seat, and stays."""

    async def test() -> None:
        world = World(seed)
        await world.begin()
        first = world.people[0]
        twin = Person(world, first.seat, first.token)
        world.people.append(twin)
        first.come(world.nodes[0])
        twin.come(world.nodes[1])
        for _ in range(40):
            getattr(world, world.chance.choice(["go_on", "go_on", "deliver", "lose"]))()
            await world.turn()
        await world.settle(5, back=False)
        held = [node.house.rooms[world.code].attendance.here()[0] for node in world.nodes if world.code in node.house.rooms]
        assert sum(1 in claims for claims in held) == 1
        assert sorted([first.gone, twin.gone]) == ["", "connection.taken-over"]
        await world.close()

    asyncio.run(test())


def test_who_sits_down_at_one_process_is_known_at_another_though_no_word_of_it_came() -> None:
    async def test() -> None:
        world = World(1)
        here, there = world.nodes
        room, joined = await here.house.create(NewRoom([SeatPlan(), SeatPlan()], here=[1]))
        world.code = room.code
        host = Person(world, 1, joined.tokens[0].token)
        host.come(there)
        await world.turn()
        world.notices.clear()
        sat = await here.house.sit(room, TakeSeat(2, "Bo"))
        world.notices.clear()
        guest = Person(world, 2, sat.tokens[0].token)
        guest.come(there)
        await world.turn()
        assert guest.gone == ""
        assert there.house.rooms[room.code].attendance.present() == {1, 2}
        await world.close()

    asyncio.run(test())


@pytest.mark.parametrize("damage", ["document", "log"])
def test_a_room_that_is_damaged_while_people_are_in_it_is_set_apart_and_they_are_told(damage: str) -> None:
    """Each look at it was a fault, every second again and with every request; the room beside it goes on."""

    async def test() -> None:
        world = World(1)
        await world.begin()
        node = world.nodes[0]
        world.people[0].come(node)
        world.people[1].come(node)
        world.is_calm = True
        await world.turn()
        room, log = world.shelf.rows[world.code], world.shelf.log[world.code]
        if damage == "log":
            log.append(Entry(len(log) + 1, 1, "fly away", world.clock.now()))
        else:
            world.shelf.rows[world.code] = msgspec.structs.replace(room, revision=room.revision + 1, doc="nonsense")
        world.clock.time += 10
        await watch(node.house)
        await world.turn()
        assert [person.gone for person in world.people] == ["room.broken"] * 2
        assert world.code not in node.house.rooms
        for _ in range(2):
            with pytest.raises(EldoradoError) as refused:
                await node.house.find(world.code)
            assert refused.value.code == "room.broken"
        other, _ = await node.house.create(NewRoom([SeatPlan(), SeatPlan()], here=[1, 2], start=True))
        assert await node.house.find(other.code) is other
        await world.close()

    asyncio.run(test())


@pytest.mark.parametrize("question", [AskHint(1, 1, 1), Rematch(1)])
def test_a_hint_or_a_rematch_asked_for_in_a_damaged_room_is_told_so(question: AskHint | Rematch) -> None:
    async def test() -> None:
        world = World(1)
        await world.begin()
        ada = world.people[0]
        ada.come(world.nodes[0])
        world.is_calm = True
        await world.turn()
        room = world.shelf.rows[world.code]
        world.shelf.rows[world.code] = msgspec.structs.replace(room, revision=room.revision + 1, doc="nonsense")
        world.nodes[0].house.rooms[world.code].is_doubtful = isinstance(question, AskHint)
        assert ada.visit is not None
        await ada.visit.ask(question)
        await world.turn()
        assert ada.gone == "room.broken"
        await world.close()

    asyncio.run(test())
