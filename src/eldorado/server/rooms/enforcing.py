"""Every few seconds: takes in what operators decided and which secrets sign, and applies it to who is connected."""

from __future__ import annotations

import asyncio
import pathlib

from ...engine.errors import EldoradoError
from ..rulings import BAN, network, subject
from ..storage import Ruling
from .house import House
from .keys import in_use, read_keys
from .listeners import Listener
from .room import Room

ROUND = 5.0


async def enforce_forever(house: House, secrets: pathlib.Path) -> None:
    while True:
        try:
            await enforce(house)
            known = in_use(read_keys(secrets), house.services.clock.now())
            if known:
                house.services.tokens.use(known)
        except EldoradoError as error:
            house.services.log.warning("not-enforced", code=error.code)
        except Exception:  # whatever it is, the next round comes; the log has it in full
            house.services.log.exception("enforcing-fault")
        await asyncio.sleep(ROUND)


async def enforce(house: House) -> None:
    services = house.services
    services.rulings.take_in(await services.storage.rulings(), services.clock.now())
    for room in list(house.rooms.values()):
        if services.rulings.is_closed(room.code):
            house.lose(room, "room.closed")
        for listener in list(room.listeners):
            await _apply(room, listener)


async def _apply(room: Room, listener: Listener) -> None:
    """Who holds a banned seat is banned with the address, or would sit down again on another."""
    services = room.services
    held = [seat for seat in listener.held() if services.rulings.is_seat_banned(room.code, seat)]
    if held and network(listener.address) is not None:
        until = services.rulings.until[f"{room.code} {held[0]}"]
        reason = f"seat {room.code} {held[0]}"
        await services.storage.rule(Ruling(BAN, subject(listener.address), until, reason, services.clock.now()))
    if held or services.rulings.is_banned(listener.address):
        room.listeners.remove(listener)
        listener.dismiss("connection.banned")
        room.presence_changed()
