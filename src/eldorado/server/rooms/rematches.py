"""A finished game played again: the same seats and settings in a new room, asked for at its end or much later."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from ...engine.errors import EldoradoError
from ...engine.versions import RULES_VERSION
from ...protocol.shares import new_share
from . import seats as seating
from .sheet import Sheet
from .tokens import new_nonce

if TYPE_CHECKING:
    from .house import House
    from .room import Room


def rematch_sheet(old: Sheet, host: int, now: float) -> Sheet:
    """The same seats and settings before the start; whatever belonged to the game itself begins anew."""
    sheet = old.copy()
    sheet.host = host
    sheet.nonce, sheet.seed, sheet.share, sheet.created = new_nonce(), "", new_share(), now
    sheet.phase, sheet.rematch, sheet.rules, sheet.daily, sheet.daily_seat = "lobby", "", RULES_VERSION, "", 0
    sheet.before, sheet.heirs = [], []
    if host != sheet.webhook_seat:
        sheet.webhook = ""  # it was somebody else's wish
    sheet.moment = ""
    sheet.rests = []
    for seat in sheet.seats:
        seat.generation, seat.stand_in, seat.votes, seat.promise, seat.share = 0, False, [], "", ""
        seat.lapses, seat.covered = 0, 0.0
    return sheet


async def play_again(house: House, room: Room, owner: str, address: str) -> Room:
    """The room in which whoever holds a seat by this pass plays that game again, however long ago it ended.

    The others are asked once for every game: they find their seats in the rematch. If that is over, too, a further room has
    open seats for people.
    """
    async with room.lock:
        await room.agree()
        if room.sheet.phase != "over":
            raise EldoradoError("room.not-over", {})
        if room.sheet.daily:
            raise EldoradoError("daily.no-rematch")
        host = next((number for number, seat in enumerate(room.sheet.seats, 1) if seat.owner == owner), 0)
        if not host:
            raise EldoradoError("seat.not-yours", {"seat": 0})
        if room.sheet.rematch:
            waiting = await _still_held(house, room.sheet.rematch, owner)
            return waiting or await _without_others(house, room, host, address)
        house.admit(address)
        code = await house.rematch(room, host)
        await room.amend(functools.partial(seating.set_rematch, code=code))
    return await house.find(code)


async def _still_held(house: House, code: str, owner: str) -> Room | None:
    """The rematch that there was, unless it is over or gone, or this pass has left it."""
    try:
        found = await house.find(code)
    except EldoradoError as error:
        house.services.log.info("rematch-not-there", room=code, code=error.code)
        return None
    is_held = any(seat.owner == owner for seat in found.sheet.seats)
    return found if is_held and found.sheet.phase != "over" else None


async def _without_others(house: House, room: Room, host: int, address: str) -> Room:
    house.admit(address)
    sheet = rematch_sheet(room.sheet, host, house.services.clock.now())
    owner = sheet.seat(host).owner
    for seat in sheet.seats:
        if seat.kind == "human" and seat.owner != owner:
            seating.vacate(seat)
    return await house.store(sheet)
