"""How a game begins: devices that promised a share of the shuffles tell it, and nobody waits long for one that does not.

Nothing can be gained by keeping silent: the server's share was promised first and is not known before the end.
"""

from __future__ import annotations

import functools

from ...engine.errors import EldoradoError
from ...protocol.shares import commitment, is_share
from . import seats as seating
from .room import Room
from .sheet import Sheet

REVEAL = 3.0
"""Seconds that are waited for shares; who is not connected is not waited for when the host says start."""


def checked(share: str) -> str:
    """A share, or the hash of one, as a stranger sent it."""
    if not is_share(share):
        raise EldoradoError("share.malformed", {})
    return share


async def promise(room: Room, seats: set[int], hashed: str) -> None:
    """A device promises its share, for all its seats; a promise may be changed until the host says start."""
    sheet = room.sheet
    if hashed and sheet.phase == "lobby" and not sheet.starting and any(sheet.seat(seat).promise != hashed for seat in seats):
        await room.amend(functools.partial(_promise, seats=seats, hashed=checked(hashed)))


async def start(room: Room) -> None:
    """At once if nobody here has promised anything; else as soon as they have told it."""
    seating.check_can_start(room.sheet)
    if unheard(room.sheet) & room.attendance.present():
        await room.amend(_start)
    else:
        await room.begin()


async def reveal(room: Room, seats: set[int], share: str) -> None:
    """A device tells its share; with the last one the game begins."""
    if not room.sheet.starting:
        raise EldoradoError("share.not-asked", {})
    await room.amend(functools.partial(_reveal, seats=seats, share=checked(share)))
    if not unheard(room.sheet) & (room.attendance.present() | seats):
        await room.begin()


def unheard(sheet: Sheet) -> set[int]:
    """Seats that promised a share and have not told it."""
    return {number for number, seat in enumerate(sheet.seats, 1) if seat.promise and not seat.share}


async def begin_in_time(room: Room) -> None:
    """Looked at every second while shares are waited for: what has not been told in time is left out."""
    now = room.services.clock.ticks()
    room.starting_since = room.starting_since or now
    if now - room.starting_since >= REVEAL:
        async with room.lock:
            if room.sheet.starting:
                await room.begin()


def _promise(sheet: Sheet, seats: set[int], hashed: str) -> None:
    if sheet.phase == "lobby" and not sheet.starting:
        for seat in seats:
            sheet.seat(seat).promise = hashed


def _start(sheet: Sheet) -> None:
    seating.check_can_start(sheet)
    sheet.starting = True


def _reveal(sheet: Sheet, seats: set[int], share: str) -> None:
    if not sheet.starting:
        raise EldoradoError("room.has-begun", {})
    promised = [seat for seat in seats if sheet.seat(seat).promise == commitment(share)]
    if not promised:
        raise EldoradoError("share.not-promised", {})
    for seat in promised:
        sheet.seat(seat).share = share
