"""Hints at the table: where they are allowed, who is told of them, and the thought itself, outside the room's lock."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import msgspec

from ...engine.errors import EldoradoError
from ...notation.setups import setup_text
from ...protocol.hint import HintTold
from ...protocol.socket import AskHint, Hinted
from ..workers.hints import HINT_SECONDS, HintAt
from ..workers.pool import ThoughtFailed
from ..workers.turns import Crowded
from .sheet import Sheet

if TYPE_CHECKING:
    from .requests import Visit


async def hinted(visit: Visit, message: AskHint) -> Hinted:
    """Checks under the room's lock, thinks without it: a hint delays nobody."""
    room = visit.room
    async with room.lock:
        if room.is_doubtful:
            await visit.house.follow(room, room.refresh())
        visit.check_playing(message.seat)
        if not room.sheet.allows_hints():
            raise EldoradoError("hint.not-here")
        game = (await visit.current(message.version)).game
        if game.decision.seat != message.seat:
            raise EldoradoError("hint.not-your-turn")
        job = HintAt(room.sheet.moment or setup_text(game.setup), game.actions)
        await room.amend(functools.partial(_count, seat=message.seat))
    try:
        told = await room.services.thinkers.work(job, HINT_SECONDS, visit.address)
    except (ThoughtFailed, Crowded):
        raise EldoradoError("server.busy") from None
    return Hinted(message.id, message.version, msgspec.json.decode(told, type=HintTold))


def _count(sheet: Sheet, seat: int) -> None:
    sheet.seat(seat).hints += 1
