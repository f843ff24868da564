"""Whom the host has removed from the lobby: they do not sit down again until the host lets them.

A person is known by their pass, and a device by a hash of the address it came from; both are forgotten when the game begins.
"""

from __future__ import annotations

import functools
import hashlib
from typing import TYPE_CHECKING

from ...engine.errors import EldoradoError
from ...protocol.socket import LetBack
from .sheet import RemovedGuest, SeatSheet, Sheet

if TYPE_CHECKING:
    from .requests import Visit

MOST_REMOVED = 20


def origin_of(sheet: Sheet, address: str) -> str:
    """The address as the sheet may hold it: it names nobody, and means nothing in another room."""
    return hashlib.sha256(f"{sheet.nonce} {address}".encode()).hexdigest()[:24] if address else ""


def send_away(sheet: Sheet, seat: int, hosts_origin: str) -> None:
    """Whoever sits there stays away from now on. What others at the table have in common with them is not held against them:
    people under one roof share an address, people at one device a pass."""
    gone = sheet.seat(seat)
    others = [one for one in sheet.seats if one is not gone]
    owner = "" if _is_shared(gone.owner, [one.owner for one in others]) else gone.owner
    origin = "" if _is_shared(gone.origin, [hosts_origin, *(one.origin for one in others)]) else gone.origin
    if owner or origin:
        number = 1 + max((one.number for one in sheet.removed), default=0)
        sheet.removed = [*sheet.removed, RemovedGuest(number, gone.name, owner, origin)][-MOST_REMOVED:]


def _is_shared(mark: str, others: list[str]) -> bool:
    return not mark or mark in others


def check_welcome(sheet: Sheet, guest: SeatSheet) -> None:
    for one in sheet.removed:
        if (one.owner and one.owner == guest.owner) or (one.origin and one.origin == guest.origin):
            raise EldoradoError("seat.removed")


async def let_back(visit: Visit, message: LetBack) -> None:
    """The host has changed their mind."""
    visit.check_host()
    await visit.room.amend(functools.partial(_let_back, number=message.number))


def _let_back(sheet: Sheet, number: int) -> None:
    if all(one.number != number for one in sheet.removed):
        raise EldoradoError("seat.not-removed")
    sheet.removed = [one for one in sheet.removed if one.number != number]
