"""What a room shows to everybody in it, and the record of its game once that is over."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

from ...engine.errors import EldoradoError
from ...protocol.room import RemovedState, RoomState, SeatState
from ..storage import is_moment

if TYPE_CHECKING:
    from .room import Room


def room_state(room: Room) -> RoomState:
    sheet, present, now = room.sheet, room.attendance.present(), room.services.clock.now()
    is_sealed = sheet.is_sealed(now)
    return RoomState(
        code=sheet.code,
        phase=sheet.phase,  # type: ignore[arg-type]  # only the three words are ever written
        route=sheet.route,
        caves=sheet.caves,
        switches=sheet.switches,
        timer=sheet.timer,
        bank=sheet.bank,
        public=sheet.public,
        hints=sheet.allows_hints(),
        rated=sheet.rated,
        seats=[_seat(room, number, number in present) for number in range(1, len(sheet.seats) + 1)],
        host=sheet.host,
        spectators=room.attendance.spectators(),
        promise=sheet.promised(),
        starting=sheet.starting,
        seed_hash=sheet.seed_hash(),
        seed=sheet.seed if sheet.phase == "over" and not is_sealed else "",
        route_text=sheet.route_text,
        published=sheet.published,
        deadline=room.deadline if sheet.phase == "playing" else 0,
        turn_left=round(1000 * room.times.turn_left(sheet, now)) if sheet.phase == "playing" else 0,
        pace=sheet.pace,
        rematch=sheet.rematch,
        removed=[RemovedState(one.number, one.name) for one in sheet.removed],
        daily=sheet.daily,
        sealed=is_sealed,
        practice=bool(sheet.moment),
    )


def _seat(room: Room, number: int, online: bool) -> SeatState:
    seat = room.sheet.seat(number)
    to_move = room.logged is not None and room.logged.game.decision.seat == number
    return SeatState(
        seat=number,
        kind=seat.kind,  # type: ignore[arg-type]  # only the three words are ever written
        name=seat.name,
        colour=seat.colour,
        bot=seat.bot,
        online=online,
        stand_in=seat.stand_in,
        votes=seat.votes,
        fallback=room.is_falling_back and to_move,
        promise=seat.promise,
        bank=round(1000 * room.times.bank(room.sheet, number, room.services.clock.now())),
        lapses=seat.lapses,
        hints=seat.hints,
        covered=to_move and is_covered(room, number),
    )


def is_covered(room: Room, number: int) -> bool:
    """The time of this seat's running turn is up, and a bot finishes it."""
    covered = room.sheet.seat(number).covered
    return covered > 0 and is_moment(covered, room.deadline)


def room_record(room: Room) -> str:
    """The record of the game, once it is over; remarks hold all shares of its shuffles, to be held against the promises."""
    if room.sheet.phase != "over":
        raise EldoradoError("room.record-secret", {})
    if room.sheet.is_sealed(room.services.clock.now()):
        raise EldoradoError("daily.record-secret", {})
    game = room.game().game.copy()
    game.tags = _tags(room)
    shares = room.sheet.shares().remarks() if room.sheet.share else []
    heading = [f"# seed sha256 {room.sheet.seed_hash()}", *shares]
    title, rest = game.record.split("\n", 1)
    return "\n".join([title, *heading, rest])


def _tags(room: Room) -> dict[str, str]:
    """Who played where and when, for whoever reads the record later."""
    day = datetime.datetime.fromtimestamp(room.sheet.created, datetime.UTC).date().isoformat()
    tags = {"room": room.code, "date": day, "rules": str(room.sheet.rules)}
    for number, seat in enumerate(room.sheet.seats, 1):
        tags[f"bot {number}" if seat.kind == "bot" else f"seat {number}"] = seat.bot if seat.kind == "bot" else seat.name
    return tags
