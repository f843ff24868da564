"""The host's role: it follows the people who are there, and whoever leaves has lost it."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from ...engine.errors import EldoradoError
from ...protocol.socket import HandOn
from . import seats as seating
from .listeners import Listener
from .room import Room
from .sheet import HOST, NOBODY, Sheet

if TYPE_CHECKING:
    from .requests import Visit


def lacks_host(room: Room) -> bool:
    """In the lobby: the host left or has been gone for too long, and somebody else sits here."""
    if room.sheet.phase != "lobby":
        return False
    host, present = room.sheet.host, room.attendance.present()
    if host in present or not present - {HOST}:
        return False
    return host == NOBODY or host in room.attendance.absent(room.services.settings.absence)


async def settle_host(room: Room) -> None:
    """Gives the role to somebody who is here, if need be; the caller holds the room's lock."""
    if lacks_host(room):
        await room.amend(functools.partial(_follow, gone=room.sheet.host, present=room.attendance.present()))


def next_host(room: Room, asking: Listener) -> int:
    """The host of a rematch: as before if that person is here, else whoever asks for it."""
    host = room.sheet.host
    if host in asking.held() or (host > HOST and host in room.attendance.present()):
        return host
    return min(asking.seats, default=HOST)


async def hand_on(visit: Visit, message: HandOn) -> None:
    """At any time: whoever is host decides who is next."""
    visit.check_host()
    await visit.room.amend(functools.partial(_hand_on, seat=message.seat))


def _hand_on(sheet: Sheet, seat: int) -> None:
    seating.check_seat(sheet, seat)
    if sheet.seat(seat).kind != "human":
        raise EldoradoError("seat.not-a-person", {"seat": seat})
    sheet.host = seat


def _follow(sheet: Sheet, gone: int, present: set[int]) -> None:
    """Unless another process has done it meanwhile."""
    if sheet.host == gone:
        seating.pass_on(sheet, present)
