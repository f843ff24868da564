"""A new room as it was asked for: everything that cannot be played is refused here."""

from __future__ import annotations

from ...engine.errors import EldoradoError
from ...engine.versions import RULES_VERSION
from ...protocol.room import NewRoom
from ...protocol.shares import new_share
from ...routes.printed import board_of
from ...words import FALLBACK, LANGUAGES
from ..workers.bots import LEVELS
from . import seats as seating
from .opening import checked
from .sheet import HOST, Sheet
from .tokens import new_nonce

MOST_TIMER = 7 * 86_400
"""With a bank as long: rooms are kept for longer than any turn may last (`idle_room`)."""
MOST_PACE = 5.0
MOST_ROUTE_TEXT = 4_000
BOTS = set(LEVELS)


def planned(asked: NewRoom, now: float) -> Sheet:
    """The sheet of a new room; everything that cannot be played is refused here, an own route included."""
    if len(asked.route_text) > MOST_ROUTE_TEXT:
        raise EldoradoError("room.route-too-long", {"most": MOST_ROUTE_TEXT})
    if not 0 <= asked.timer <= MOST_TIMER:
        raise EldoradoError("room.timer", {"most": MOST_TIMER})
    if not 0 <= asked.bank <= MOST_TIMER:
        raise EldoradoError("room.bank", {"most": MOST_TIMER})
    seats = seating.planned(asked, BOTS)
    sheet = Sheet(
        code="",
        nonce=new_nonce(),
        seed="",
        share=new_share(),
        seats=seats,
        created=now,
        route="" if asked.route_text else asked.route,
        route_text=_own_route(asked.route_text),
        published=asked.published,
        caves=asked.caves,
        switches=sorted(set(asked.switches)),
        first_player=asked.first_player,
        rules=RULES_VERSION,
        timer=asked.timer,
        bank=asked.bank if asked.timer else 0,
        public=asked.public,
        pace=checked_pace(asked.pace),
        hints=asked.hints or _all_here(asked),
        rated=asked.rated,
        host=asked.here[0] if asked.here else HOST,
        webhook=asked.webhook,
        webhook_language=asked.language if asked.language in LANGUAGES else FALLBACK,
        webhook_seat=asked.here[0] if asked.here else HOST,
    )
    sheet.new_game()
    if asked.start:
        seating.check_can_start(sheet)
    for seat in asked.here if asked.promise else []:
        sheet.seat(seat).promise = checked(asked.promise)
        sheet.starting = asked.start
    return sheet


def _all_here(asked: NewRoom) -> bool:
    """Everybody is a bot or at this device: nobody else is concerned."""
    return all(seat.kind == "bot" or number in asked.here for number, seat in enumerate(asked.seats, 1))


def checked_pace(pace: float) -> float:
    if not 0 <= pace <= MOST_PACE:
        raise EldoradoError("room.pace", {"most": int(MOST_PACE)})
    return pace


def _own_route(text: str) -> str:
    """A route file always has several lines, which is how a text and a name are told apart."""
    if not text:
        return ""
    text = text if "\n" in text else text + "\n"
    board_of(text)
    return text
