"""A pass is deleted: games stay, and nothing in them tells who it was."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from ...engine.errors import EldoradoError
from ..rooms.sheet import Sheet
from ..storage import people_sql as sql

if TYPE_CHECKING:
    from ..rooms.house import House


async def delete_pass(house: House, owner: str) -> None:
    """Names leave the rooms first, the pass goes last: what a crash cuts off can be asked for again.

    And once more, as another device may have sat down somewhere meanwhile.
    """
    for _ in range(2):
        await _leave_rooms(house, owner)
        await house.services.passes.forget(owner)


async def _leave_rooms(house: House, owner: str) -> None:
    services = house.services
    held = await services.holdings.all(owner)
    unwelcome = [str(code) for (code,) in await services.storage.rows(sql.LOBBIES_NAMING, f"%{owner}%")]
    for code, seats in {**dict.fromkeys(unwelcome, ()), **held}.items():
        try:
            room = await house.find(code)
        except EldoradoError as error:
            services.log.info("deleted-pass-without-room", room=code, code=error.code)
            continue
        async with room.lock:
            await room.amend(functools.partial(_unname, owner=owner))
        for seat in seats:
            await services.storage.write(sql.UNNAME_REMARKS, code, seat)


def _unname(sheet: Sheet, owner: str) -> None:
    """Whoever holds the seat's token may play on, under no name."""
    if sheet.webhook and sheet.webhook_seat and sheet.seat(sheet.webhook_seat).owner == owner:
        sheet.webhook = ""
    for seat in sheet.seats:
        if seat.owner == owner:
            seat.owner = seat.name = ""
    sheet.removed = [one for one in sheet.removed if one.owner != owner]
