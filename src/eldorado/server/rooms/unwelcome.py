"""Whom the host has removed from the lobby: they do not sit down again until the host lets them.

A person is known by their pass, and a device by a mark of the address it came from; both are forgotten when the game begins.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import msgspec

from ...engine.errors import EldoradoError
from ...protocol.socket import LetBack
from .sheet import RemovedGuest, Sheet
from .tokens import Tokens

if TYPE_CHECKING:
    from .requests import Visit

MOST_REMOVED = 20


class Guest(msgspec.Struct, frozen=True):
    """Who sits down: by which pass, since when there is such a one, and where from (see `origin_of`)."""

    owner: str = ""
    known: float = 0
    origin: str = ""


def origin_of(tokens: Tokens, sheet: Sheet, address: str) -> str:
    """The address as the sheet may hold it: it names nobody, and means nothing in another room."""
    return tokens.mark(f"{sheet.nonce} {address}") if address else ""


def send_away(sheet: Sheet, seat: int, hosts_origin: str, now: float) -> None:
    """Whoever sits there stays away from now on.

    People under one roof share an address, people at one device a pass: a pass that others at the table show, too, is not
    held against anybody, and an address of theirs only against who cannot show that they are somebody else.
    """
    gone = sheet.seat(seat)
    others = [one for one in sheet.seats if one is not gone]
    owner = "" if gone.owner in [one.owner for one in others] else gone.owner
    is_shared = gone.origin in [hosts_origin, *(one.origin for one in others)]
    if owner or gone.origin:
        number = 1 + max((one.number for one in sheet.removed), default=0)
        removed = RemovedGuest(number, gone.name, owner, gone.origin, now if is_shared else 0)
        sheet.removed = [*sheet.removed, removed][-MOST_REMOVED:]


def check_welcome(sheet: Sheet, guest: Guest) -> None:
    if any(_is_meant(one, guest) for one in sheet.removed):
        raise EldoradoError("seat.removed")


def _is_meant(removed: RemovedGuest, guest: Guest) -> bool:
    """A pass from before the removal that was not removed is somebody else's; a new one anybody makes in a moment."""
    if removed.owner and removed.owner == guest.owner:
        return True
    if not removed.origin or removed.origin != guest.origin:
        return False
    return not removed.shared or not guest.owner or guest.known >= removed.shared


async def let_back(visit: Visit, message: LetBack) -> None:
    """The host has changed their mind."""
    visit.check_host()
    await visit.room.amend(functools.partial(_let_back, number=message.number))


def _let_back(sheet: Sheet, number: int) -> None:
    if all(one.number != number for one in sheet.removed):
        raise EldoradoError("seat.not-removed")
    sheet.removed = [one for one in sheet.removed if one.number != number]
