"""What other processes write to the same storage, as far as this one has to know it.

A notice is no truth, it only says where to look; and as notices may be lost, rooms are compared with the storage anyway.
"""

from __future__ import annotations

import msgspec

from ...engine.errors import EldoradoError
from ..fanout import EVERYBODY
from ..storage import Remark
from .house import House
from .room import Room

MOST_TOLD = 500
"""Rooms in one notice."""
IDLE = 2.0
"""Seconds since a room was last asked for, after which it may be let go."""


def hear(house: House, code: str, kind: str, body: msgspec.Raw, process: str) -> None:
    """News of a room from another process; the rooms take it in at the same time, each in its order."""
    if kind == "taken":
        house.services.limits.taken_elsewhere(*msgspec.json.decode(body, type=tuple[str, str]))
        return
    if kind == "presences":
        for one, claims, spectators in msgspec.json.decode(body, type=list[tuple[str, dict[int, float], int]]):
            found = house.rooms.get(one) or house.arriving.get(one)
            if found is not None:
                _hear_presence(house, found, process, claims, spectators)
        return
    room = house.rooms.get(code) or house.arriving.get(code)
    if room is None:
        return
    if kind in ("entry", "changed"):
        _hear_written(house, room, msgspec.json.decode(body, type=int) if kind == "entry" else 0)
    elif kind == "remark":
        room.remarked(msgspec.json.decode(body, type=Remark), is_ours=False)
    elif kind == "presence":
        _hear_presence(house, room, process, *msgspec.json.decode(body, type=tuple[dict[int, float], int]))
    elif kind == "who" and room.listeners:
        house.services.fanout.tell(code, "presence", room.attendance.here())


def _hear_presence(house: House, room: Room, process: str, claims: dict[int, float], spectators: int) -> None:
    """A room that others look at and nobody here is let go: its news would be heard for nothing."""
    room.heard_presence(process, claims, spectators)
    is_idle = not room.listeners and not room.lock.locked() and not house.driver.is_busy(room)
    if is_idle and house.rooms.get(room.code) is room and house.services.clock.ticks() - room.touched > IDLE:
        room.is_left_to_others = True
        house.let_go(room)


def _hear_written(house: House, room: Room, number: int) -> None:
    """Where nobody looks it is enough to know that memory is old."""
    if not (room.listeners or room.lock.locked() or house.driver.is_busy(room)):
        room.is_doubtful = True
    elif number and room.code in house.following:
        house.following[room.code] = max(number, house.following[room.code])
    else:
        if number:
            house.following[room.code] = number
        house.begin_job(_follow(house, room, number))


async def _follow(house: House, room: Room, number: int) -> None:
    """Not too many at once, or people who come in would wait for the storage; what is said meanwhile is read along."""
    async with house.reading:
        newest = house.following.pop(room.code, number) if number else 0
        await _catch_up(house, room, newest)


async def _catch_up(house: House, room: Room, number: int = 0) -> None:
    """Takes in what others wrote and tells those who look; what cannot be read now is read with the next request."""
    try:
        async with room.lock:
            await house.follow(room, room.follow(number) if number else room.catch_up())
    except EldoradoError as error:
        room.is_doubtful = True
        house.services.log.warning("catch-up-failed", room=room.code, code=error.code)
        if error.code == "room.unknown":
            house.lose(room)
    except Exception as error:  # noqa: BLE001 - one room's fault is not the others', who are read after it; told in one line every time
        room.is_doubtful = True
        house.services.log.error("catch-up-fault", room=room.code, error=type(error).__name__, reason=str(error))


async def resync(house: House, older_than: float = 0) -> None:
    """Compares every room that somebody looks at with the storage: news may have been missed.

    `older_than`: only rooms that have not agreed with it for so many seconds.
    """
    limit = house.services.clock.ticks() - older_than
    looked_at = [room for room in house.rooms.values() if room.listeners or house.driver.is_busy(room)]
    rooms = [room for room in looked_at if room.agreed <= limit or room.is_doubtful]
    heads = await house.services.storage.heads([room.code for room in rooms]) if rooms else {}
    for room in rooms:
        head = heads.get(room.code)
        if head is not None and room.is_at(head) and not room.is_doubtful:
            room.agreed = house.services.clock.ticks()
        else:
            await _catch_up(house, room)


def repeat_presence(house: House, everywhere: bool) -> None:
    """What other processes believe of this one expires; so it is said again, less often where nobody else was heard of.

    Many rooms in one notice: with one for each, this was most of what a second process cost.
    """
    rooms = [room for room in house.rooms.values() if room.listeners and (everywhere or room.attendance.is_elsewhere())]
    for first in range(0, len(rooms), MOST_TOLD):
        here = [(room.code, *room.attendance.here()) for room in rooms[first : first + MOST_TOLD]]
        house.services.fanout.tell(EVERYBODY, "presences", here)
