"""Changes to a room's sheet: who sits where. Each function changes the sheet it is given or refuses with a code."""

from __future__ import annotations

from ...engine.errors import EldoradoError
from ...protocol.room import NewRoom, SeatPlan
from .lettering import clean_name
from .sheet import HOST, NOBODY, SeatSheet, Sheet
from .unwelcome import Guest, check_welcome, send_away

COLOURS = 4
MOST_LAPSES = 2
"""One turn that ran out is a mishap, two in a row are somebody who is not there."""


def planned(asked: NewRoom, bots: set[str]) -> list[SeatSheet]:
    """The seats of a new room; two of one colour, an unknown bot or too few seats are refused."""
    if not 2 <= len(asked.seats) <= 4:
        raise EldoradoError("room.seats", {"found": len(asked.seats)})
    for number in asked.here:
        if not 1 <= number <= len(asked.seats) or asked.seats[number - 1].kind != "human" or asked.here.count(number) > 1:
            raise EldoradoError("room.here", {"seat": number})
    seats: list[SeatSheet] = []
    for number, plan in enumerate(asked.seats, 1):
        seats.append(_planned(plan, number, asked, bots))
    for seat in seats:
        if not seat.colour:
            seat.colour = free_colour(seats)
    if len({seat.colour for seat in seats}) < len(seats):
        raise EldoradoError("seat.colour-taken", {})
    for order, number in enumerate(asked.here, 1):
        seats[number - 1].sat = order
    return seats


def _planned(plan: SeatPlan, number: int, asked: NewRoom, bots: set[str]) -> SeatSheet:
    _check_colour(plan.colour)
    name = clean_name(plan.name)
    if plan.kind == "bot":
        _check_bot(plan.bot, bots)
        return SeatSheet("bot", name, plan.colour, plan.bot)
    if plan.bot:
        raise EldoradoError("seat.not-a-bot", {"seat": number})
    return SeatSheet("human" if number in asked.here else "open", name, plan.colour)


def _check_colour(colour: int) -> None:
    if not 0 <= colour <= COLOURS:
        raise EldoradoError("seat.colour", {"found": colour, "most": COLOURS})


def _check_bot(bot: str, bots: set[str]) -> None:
    if bot not in bots:
        raise EldoradoError("seat.unknown-bot", {"found": bot[:30], "bots": sorted(bots)})


def free_colour(seats: list[SeatSheet]) -> int:
    taken = {seat.colour for seat in seats}
    return next(colour for colour in range(1, COLOURS + 1) if colour not in taken)


def check_seat(sheet: Sheet, seat: int) -> None:
    if not 1 <= seat <= len(sheet.seats):
        raise EldoradoError("seat.unknown", {"seat": seat})


def check_lobby(sheet: Sheet) -> None:
    if sheet.phase != "lobby" or sheet.starting:
        raise EldoradoError("room.has-begun", {})


def check_playing(sheet: Sheet) -> None:
    if sheet.phase != "playing":
        raise EldoradoError("room.not-playing", {"phase": sheet.phase})


def take(sheet: Sheet, seat: int, name: str, colour: int, guest: Guest) -> int:
    """A person sits down; 0 takes the first open seat. Older tokens of the seat are worthless from here on."""
    check_lobby(sheet)
    check_welcome(sheet, guest)
    if seat == 0:
        seat = next((number for number, one in enumerate(sheet.seats, 1) if one.kind == "open"), 0)
        if seat == 0:
            raise EldoradoError("room.full", {})
    check_seat(sheet, seat)
    if sheet.seat(seat).kind != "open":
        raise EldoradoError("seat.taken", {"seat": seat})
    chosen = sheet.seat(seat)
    chosen.kind = "human"
    chosen.owner, chosen.origin = guest.owner, guest.origin
    chosen.generation += 1
    chosen.sat = 1 + max(one.sat for one in sheet.seats)
    if sheet.host == NOBODY:
        sheet.host = seat
    rename(sheet, seat, name, colour)
    return seat


def rename(sheet: Sheet, seat: int, name: str, colour: int) -> None:
    """Name and colour; what is empty stays as it was."""
    chosen = sheet.seat(seat)
    _check_colour(colour)
    if colour and any(one.colour == colour and one is not chosen for one in sheet.seats):
        raise EldoradoError("seat.colour-taken", {"colour": colour})
    chosen.colour = colour or chosen.colour
    chosen.name = clean_name(name) or chosen.name


def assign(sheet: Sheet, seat: int, kind: str, bot: str, bots: set[str], hosts_origin: str, now: float) -> None:
    """The host makes a seat a bot, or opens it again; whoever sat there has lost it, and stays away."""
    check_lobby(sheet)
    chosen = sheet.seat(seat)
    if seat == sheet.host:
        raise EldoradoError("seat.hosts-own", {"seat": seat})
    if kind == "bot":
        _check_bot(bot, bots)
    elif kind != "human":
        raise EldoradoError("seat.kind", {"found": kind[:20]})
    if chosen.kind == "human":
        send_away(sheet, seat, hosts_origin, now)
    _clear(chosen)
    chosen.kind = "bot" if kind == "bot" else "open"
    chosen.bot = bot if kind == "bot" else ""


def _clear(seat: SeatSheet) -> None:
    """Nothing is left of whoever sat here."""
    seat.name = seat.promise = seat.owner = seat.origin = ""
    seat.generation += 1


def leave(sheet: Sheet, seat: int, present: set[int]) -> None:
    """In the lobby the seat is open again; in a game a bot plays on until its player comes back. The host's role is lost.

    The expedition of a day stands still instead: nobody is kept waiting, and what a bot played would count as one's own.
    """
    if seat != HOST:
        _leave(sheet, seat)
    if sheet.host == seat:
        pass_on(sheet, present - {seat})


def _leave(sheet: Sheet, seat: int) -> None:
    chosen = sheet.seat(seat)
    if sheet.phase == "playing":
        chosen.stand_in = not sheet.daily
    elif sheet.phase == "lobby":
        check_lobby(sheet)
        vacate(chosen)


def vacate(seat: SeatSheet) -> None:
    """Whoever sat here does so no more, and somebody else may."""
    _clear(seat)
    seat.kind = "open"


def pass_on(sheet: Sheet, present: set[int]) -> None:
    """The role goes to the person who has sat longest among those who are here, else among all who sit; else to nobody."""
    old = sheet.host
    people = [number for number, one in enumerate(sheet.seats, 1) if one.kind == "human" and not one.stand_in and number != old]
    here = [number for number in people if number in present]
    sheet.host = min(here or people, key=lambda number: sheet.seat(number).sat, default=NOBODY)


def vote(sheet: Sheet, seat: int, target: int, present: set[int], absent: set[int]) -> None:
    """A vote that a bot shall play for somebody who is away; carried when everybody who is here wants it."""
    check_playing(sheet)
    check_seat(sheet, target)
    chosen = sheet.seat(target)
    if chosen.kind != "human" or chosen.stand_in or target == seat:
        raise EldoradoError("replace.not-a-person", {"seat": target})
    if target not in absent:
        raise EldoradoError("replace.present", {"seat": target})
    chosen.votes = sorted({*chosen.votes, seat})
    if present - {HOST} <= set(chosen.votes):
        stand_in(sheet, target)


def stand_in(sheet: Sheet, seat: int) -> None:
    chosen = sheet.seat(seat)
    chosen.stand_in = True
    chosen.votes = []


def clear_votes(sheet: Sheet, seats: list[int]) -> None:
    for seat in seats:
        sheet.seat(seat).votes = []


def renew(sheet: Sheet, seat: int) -> None:
    """Older tokens of the seat are worthless from now on."""
    sheet.seat(seat).generation += 1


def lapse(sheet: Sheet, seat: int, deadline: float) -> None:
    """Time is up: a bot finishes this turn; the second time in a row it keeps the seat until its player takes it back."""
    chosen = sheet.seat(seat)
    chosen.covered = deadline
    chosen.lapses += 1
    if chosen.lapses >= MOST_LAPSES:
        stand_in(sheet, seat)


def forgive(sheet: Sheet, seat: int) -> None:
    """The player is there: turns that ran out count no longer."""
    sheet.seat(seat).lapses = 0


def come_back(sheet: Sheet, seat: int) -> None:
    chosen = sheet.seat(seat)
    chosen.stand_in = False
    chosen.votes = []
    chosen.lapses = 0


def check_can_start(sheet: Sheet) -> None:
    check_lobby(sheet)
    if any(seat.kind == "open" for seat in sheet.seats):
        raise EldoradoError("start.open-seats", {"seats": [str(n) for n, s in enumerate(sheet.seats, 1) if s.kind == "open"]})


def set_pace(sheet: Sheet, pace: float) -> None:
    sheet.pace = pace


def set_rematch(sheet: Sheet, code: str) -> None:
    """The first one who asked has made it."""
    sheet.rematch = sheet.rematch or code
