"""The list of public rooms: those to join and those to watch, with who is there now."""

from __future__ import annotations

import msgspec

from ...protocol.room import RoomSummary
from ..workers.bots import LEVELS
from .house import DEAD_AFTER, House
from .sheet import HOST, Sheet, decode

LISTED = 100


async def listed(house: House) -> list[RoomSummary]:
    """Public rooms that are not over and where somebody is or was of late, newest first."""
    sheets: list[Sheet] = []
    alive = house.services.clock.now() - DEAD_AFTER
    for row in await house.services.storage.public_rooms(LISTED):
        if row.touched < alive and not _is_visited(house, row.code):
            continue
        try:
            sheets.append(decode(row.doc))
        except msgspec.MsgspecError:
            continue  # told of when somebody asks for that room
    owners = {seat.owner for sheet in sheets for seat in sheet.seats if seat.owner}
    known = await house.services.ratings.told(sorted(owners))
    return [_summary(house, sheet, known) for sheet in sheets if sheet.host <= len(sheet.seats)]


def _is_visited(house: House, code: str) -> bool:
    room = house.rooms.get(code)
    return room is not None and bool(room.attendance.present())


def _summary(house: House, sheet: Sheet, known: dict[tuple[str, int], int]) -> RoomSummary:
    ratings = [told for seat in sheet.seats if (told := known.get((seat.owner, len(sheet.seats))))]
    found = RoomSummary(
        code=sheet.code,
        route=sheet.route,
        caves=sheet.caves,
        phase=sheet.phase,  # type: ignore[arg-type]  # only the three words are ever written
        seats=len(sheet.seats),
        free=sum(1 for seat in sheet.seats if seat.kind == "open"),
        host=sheet.seat(sheet.host).name if sheet.host > HOST else "",
        names=[seat.name for seat in sheet.seats if seat.kind == "human"],
        level=max((seat.bot for seat in sheet.seats if seat.kind == "bot"), key=LEVELS.index, default=""),
        timer=sheet.timer,
        rating=round(sum(ratings) / len(ratings)) if ratings else 0,
        rated=sheet.rated,
    )
    _add_presence(house, found)
    return found


def _add_presence(house: House, found: RoomSummary) -> None:
    """Who is connected, as far as this process knows; a room that is not in memory has nobody."""
    room = house.rooms.get(found.code)
    if room is not None:
        found.here = len(room.attendance.present())
        found.spectators = room.attendance.spectators()
        found.round = room.logged.game.round if room.logged is not None else 0
