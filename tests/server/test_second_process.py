"""A second process costs little: nothing is said for every room, and no room is read that others look after."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from worlds import Reader, World

from eldorado.protocol.room import NewRoom, SeatPlan
from eldorado.server.alerts.alerts import Alerts, Due
from eldorado.server.alerts.turns import moment_of
from eldorado.server.rooms.listeners import Listener
from eldorado.server.rooms.news import IDLE, MOST_TOLD, repeat_presence
from eldorado.server.rooms.room import Room


class Deaf:
    """A wire to nobody."""

    def is_ready(self) -> bool:
        return True

    def push(self, messages: list[bytes]) -> None: ...

    def hang_up(self) -> None: ...


async def looked_at(world: World, count: int) -> list[Room]:
    """Rooms at the first process, each with one who looks on."""
    house = world.nodes[0].house
    rooms = [(await house.create(NewRoom([SeatPlan(), SeatPlan()], here=[1, 2], start=True)))[0] for _ in range(count)]
    for room in rooms:
        room.listeners.append(Listener(Deaf()))
    return rooms


def test_who_is_here_is_said_again_for_many_rooms_at_once() -> None:
    async def test() -> None:
        world = World(1)
        rooms = await looked_at(world, 40)
        other = await world.nodes[1].house.find(rooms[7].code)
        world.notices.clear()
        repeat_presence(world.nodes[0].house, everywhere=True)
        assert [kind for _, _, kind, _ in world.notices] == ["presences"]
        assert not other.attendance.is_elsewhere()
        while world.notices:
            world.deliver()
        assert other.attendance.is_elsewhere()
        assert other.attendance.spectators() == 1
        await world.close()

    asyncio.run(test())


def test_no_notice_holds_more_rooms_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("eldorado.server.rooms.news.MOST_TOLD", 3)

    async def test() -> None:
        world = World(1)
        await looked_at(world, 7)
        world.notices.clear()
        repeat_presence(world.nodes[0].house, everywhere=True)
        assert len(world.notices) == 3
        await world.close()

    assert MOST_TOLD > 100
    asyncio.run(test())


class Counted:
    """A storage whose questions are counted."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self.asked: list[str] = []

    def __getattr__(self, name: str) -> Any:
        self.asked.append(name)
        return getattr(self._reader, name)


def test_a_room_that_people_look_at_elsewhere_is_not_read_to_call_them() -> None:
    """The process at which a room was made, while its people are at another one: first it is still in memory, then let go."""

    async def test() -> None:
        world = World(1)
        made, there = world.nodes[0].house, world.nodes[1].house
        room = (await made.create(NewRoom([SeatPlan(), SeatPlan()], here=[1, 2], start=True)))[0]
        (await there.find(room.code)).listeners.append(Listener(Deaf()))
        repeat_presence(there, everywhere=True)
        while world.notices:
            world.deliver()
        alerts = Alerts(made, cast(Any, None))
        storage = made.services.storage = cast(Any, Counted(cast(Any, made.services.storage)))
        due = Due(0.0, room, moment_of(room))
        await alerts._call(due)
        assert (room.code in made.rooms, storage.asked) == (True, [])
        world.clock.time += IDLE + 1
        repeat_presence(there, everywhere=True)
        while world.notices:
            world.deliver()
        await alerts._call(due, is_second=True)
        assert (room.code in made.rooms, storage.asked) == (False, [])
        await alerts.close()
        await world.close()

    asyncio.run(test())


def test_a_room_let_go_because_nobody_looks_is_still_called_for() -> None:
    async def test() -> None:
        world = World(1)
        house = world.nodes[0].house
        room = (await house.create(NewRoom([SeatPlan(), SeatPlan()], here=[1, 2], start=True)))[0]
        house.let_go(room)
        storage = house.services.storage = cast(Any, Counted(cast(Any, house.services.storage)))
        await Alerts(house, cast(Any, None))._call(Due(0.0, room, moment_of(room)))
        assert "load" in storage.asked
        await world.close()

    asyncio.run(test())
