"""Whom a room calls: whoever is to move, or everybody once the game is over; and what is said to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...engine.events import TURN_ENDED
from ...protocol.alerts import PushMessage
from ...words import Words
from ..people.standings import way_of
from ..rooms.sheet import Sheet
from ..rooms.state import is_covered

if TYPE_CHECKING:
    from ..rooms.room import Room

SLOW = 600
"""Seconds a turn must last for people to go away meanwhile; without a limit they do anyway."""
OVER = -1
SEATS = 10
DAY, HOUR, MINUTE = 86_400, 3_600, 60


class Call(NamedTuple):
    """One reason to call: a turn, or the end. `number` is another for every one of them."""

    number: int
    seats: tuple[int, ...]


def moment_of(room: Room) -> int:
    """A number for each turn of a game, and OVER; 0 before it has begun."""
    if room.logged is None or room.sheet.phase == "lobby":
        return 0
    game = room.logged.game
    return OVER if room.sheet.phase == "over" or game.is_over else game.round * SEATS + game.decision.seat


def call_of(room: Room) -> Call | None:
    """What is to be told now; None while a bot moves, and in games that are over in one sitting."""
    sheet, number = room.sheet, moment_of(room)
    if not number or not is_slow(sheet):
        return None
    if number == OVER:
        return Call(OVER, tuple(number for number, seat in enumerate(sheet.seats, 1) if seat.kind == "human"))
    seat = number % SEATS
    if sheet.seat(seat).kind != "human" or sheet.seat(seat).stand_in or is_covered(room, seat):
        return None
    return Call(number, (seat,))


def is_slow(sheet: Sheet) -> bool:
    """People at several devices, and time to be elsewhere."""
    return (sheet.timer == 0 or sheet.timer >= SLOW) and way_of(sheet) == "online"


def message_for(room: Room, call: Call, language: str, now: float) -> PushMessage:
    words = Words(language)
    title = _over(room, words) if call.number == OVER else _turn(room, words)
    return PushMessage(title, "" if call.number == OVER else _left(room, words, now), room.code, f"room/{room.code}")


def _turn(room: Room, words: Words) -> str:
    assert room.logged is not None
    ended = [event.player for happened in room.logged.past for event in happened.events if event.code == TURN_ENDED]
    if not ended:
        return words.text("alert-begins", route=route_name(room, words))
    return words.text("alert-turn", name=name_of(room.sheet, ended[-1] + 1, words), route=route_name(room, words))


def _over(room: Room, words: Words) -> str:
    outcome = room.game().game.outcome
    winner = outcome.winner if outcome is not None else None
    name = name_of(room.sheet, winner, words) if winner else "none"
    return words.text("alert-over", name=name, route=route_name(room, words))


def _left(room: Room, words: Words, now: float) -> str:
    if not room.deadline:
        return words.text("alert-no-limit")
    left = max(room.deadline - now, 0)
    for key, unit in (("left-days", DAY), ("left-hours", HOUR)):
        if left >= 2 * unit:
            return words.text(key, count=round(left / unit))
    return words.text("left-minutes", count=round(left / MINUTE))


def name_of(sheet: Sheet, seat: int, words: Words) -> str:
    """As the page calls a seat that nobody has named."""
    chosen = sheet.seat(seat)
    if chosen.name or chosen.kind != "bot" or not words.has(f"bot-{chosen.bot}"):
        return chosen.name or words.text("seat-n", number=seat)
    return words.text(f"bot-{chosen.bot}")


def route_name(room: Room, words: Words) -> str:
    """Somebody's own route goes by the name its author gave it."""
    return words.route(room.sheet.route or room.game().game.board.route.id)
