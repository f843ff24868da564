"""Chat: what a seat says to everybody in the room, in words or as a phrase, and within which limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.errors import EldoradoError
from ...protocol.socket import PHRASES, Said, Say
from ..storage import Remark
from .lettering import clean

if TYPE_CHECKING:
    from .requests import Visit

LONGEST_REMARK = 300
REMEMBERED_REMARKS = 50


def said(remark: Remark) -> Said:
    return Said(remark.seat, remark.name, remark.text, remark.at, remark.phrase)


async def say(visit: Visit, message: Say) -> None:
    """Durable first, then told. A phrase is one of ours and has no words of its own."""
    visit.check_seat(message.seat)
    room, services = visit.room, visit.house.services
    text = clean(message.text, LONGEST_REMARK)
    if message.phrase not in ("", *PHRASES) or (message.phrase and text):
        raise EldoradoError("say.phrase")
    if not (text or message.phrase):
        raise EldoradoError("say.empty", {})
    if services.rulings.is_muted(visit.address, room.code, message.seat):
        raise EldoradoError("say.muted")
    if not services.limits.may_say(room.code, message.seat, visit.address):
        raise EldoradoError("say.too-fast", {})
    seat = room.sheet.seat(message.seat)
    remark = Remark(message.seat, seat.name, text, services.clock.now(), message.phrase, seat.owner)
    await services.storage.say(room.code, remark)
    room.remarked(remark)
