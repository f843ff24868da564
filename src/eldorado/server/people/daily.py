"""The expedition of a day: the same race for everybody, drawn from a secret and the date, counted once from the own log."""

from __future__ import annotations

import datetime
import hashlib
import hmac
import random

from ...engine.errors import EldoradoError
from ...protocol.people import Crew, DailyDay, DailyRow, DailyState, DailyTry
from ...protocol.room import NewRoom, SeatPlan
from ...routes.printed import route_ids
from ..rooms.house import House
from ..rooms.planning import planned
from ..rooms.room import Room
from ..rooms.sheet import Sheet, day_of
from ..rooms.tokens import new_secret
from ..storage import people_sql as sql
from .passes import Pass
from .streaks import streak

SECRET = "daily-secret"
RIVALS = ("expert", "steady", "beginner")
PACERS = ("beginner", "steady", "expert")
"""Levels that have always played it, too."""
FIRST_DAY = "2026-11-01"
DAY = 86_400.0
REMEMBERED = 400


class Daily:
    def __init__(self, house: House) -> None:
        self._house = house
        self._storage = house.services.storage

    @property
    def today(self) -> str:
        return day_of(self._house.services.clock.now())

    # ---- what a day is

    async def sheet(self, day: str, who: SeatPlan) -> Sheet:
        """The room of a day with somebody on the seat that everybody plays."""
        chance = random.Random(await self._key("race", day))
        rivals = [SeatPlan("bot", level) for level in chance.sample(RIVALS, len(RIVALS))]
        seat = chance.randrange(len(rivals) + 1) + 1
        seats = [*rivals[: seat - 1], who, *rivals[seat - 1 :]]
        route, caves, first = chance.choice(sorted(route_ids())), chance.random() < 0.5, chance.randrange(len(seats)) + 1
        here = [seat] if who.kind == "human" else []
        asked = NewRoom(seats, route, caves=caves, first_player=first, here=here, start=True, pace=1.0 if here else 0)
        sheet = planned(asked, self._house.services.clock.now())
        sheet.share, sheet.seed = "", (await self._key("seed", day)).hex()[:32]
        sheet.daily, sheet.daily_seat = day, seat
        return sheet

    async def _key(self, what: str, day: str) -> bytes:
        """Which day was drawn from which secret can be checked by nobody before the seed is told; its hash is told at once."""
        secret = await self._storage.setting(SECRET)
        if not secret:
            await self._storage.write(sql.PUT_ONCE, SECRET, new_secret())
            secret = await self._storage.setting(SECRET)
        return hmac.digest(secret.encode(), f"{what} {day}".encode(), hashlib.sha256)

    def check(self, day: str) -> str:
        """The day asked for, today without one; refuses tomorrow and what is no day."""
        wanted = day or self.today
        try:
            datetime.date.fromisoformat(wanted)
        except ValueError:
            raise EldoradoError("daily.no-day") from None
        if not FIRST_DAY <= wanted <= self.today or len(wanted) != len(FIRST_DAY):
            raise EldoradoError("daily.no-day")
        return wanted

    # ---- setting out

    async def set_out(self, one: Pass, practice: bool, day: str) -> Room:
        """The counted try of today, begun or to be continued; or practice, on today's race only after that."""
        wanted = self.check(day)
        if not practice:
            return await self._counted(one)
        mine = await self._mine(wanted, one.id)
        if wanted == self.today and (mine is None or not mine.done):
            raise EldoradoError("daily.try-first")
        return await self._begin(wanted, one)

    async def _counted(self, one: Pass) -> Room:
        """Of two that set out at once the first counts; both come to its room."""
        day = self.today
        mine = await self._mine(day, one.id)
        if mine is None:
            room = await self._begin(day, one)
            await self._storage.write(sql.SET_OUT, day, one.id, room.code, self._house.services.clock.now())
            mine = await self._mine(day, one.id)
            assert mine is not None
        return await self._house.find(mine.code)

    async def _begin(self, day: str, one: Pass) -> Room:
        sheet = await self.sheet(day, SeatPlan(name=one.name))
        sheet.seat(sheet.daily_seat).owner = one.id
        return await self._open(sheet)

    async def _open(self, sheet: Sheet) -> Room:
        room = await self._house.store(sheet)
        async with room.lock:
            await room.begin()
        return room

    async def pace(self, day: str) -> None:
        """Bots of three levels race it as well, on the seat that everybody plays; a race that was cut off goes on."""
        for level in PACERS:
            found = await self._storage.rows(sql.TRY_OF, day, f"bot {level}")
            if not found:
                sheet = await self.sheet(day, SeatPlan("bot", level))
                room = await self._open(sheet)
                await self._storage.write(sql.SET_OUT, day, f"bot {level}", room.code, self._house.services.clock.now())
            elif not found[0][1]:
                await self._house.find(str(found[0][0]))

    # ---- looking

    async def state(self, day: str, one: Pass | None) -> DailyState:
        wanted = self.check(day)
        sheet = await self.sheet(wanted, SeatPlan("bot", RIVALS[0]))
        rows = [row for row in await self._storage.rows(sql.TRIES, wanted) if row[6]]
        told = sorted((_row(row, one) for row in rows), key=_rank)
        mine = await self._mine(wanted, one.id) if one is not None else None
        is_past = wanted < self.today
        if mine is not None and mine.done:
            mine.rank = 1 + next(place for place, row in enumerate(told) if row.mine)
        days = await self._days(one)
        return DailyState(
            day=wanted,
            route=sheet.route,
            caves=sheet.caves,
            seat=sheet.daily_seat,
            first_player=sheet.first_player,
            crew=[Crew(number, "", seat.colour, seat.bot) for number, seat in enumerate(sheet.seats, 1)],
            seed_hash=sheet.seed_hash(),
            closes=_ends(wanted),
            rows=told if is_past or (mine is not None and mine.done) else [],
            tries=len(told),
            seed=sheet.seed if is_past else "",
            mine=mine,
            days=days,
            streak=streak([one_day.day for one_day in days], self.today),
        )

    async def _mine(self, day: str, who: str) -> DailyTry | None:
        rows = await self._storage.rows(sql.TRY_OF, day, who)
        if not rows:
            return None
        code, done, rounds, place, _ = rows[0]
        return DailyTry(str(code), bool(done), int(rounds), int(place))

    async def _days(self, one: Pass | None) -> list[DailyDay]:
        if one is None:
            return []
        return [DailyDay(str(d), int(r), int(p)) for d, r, p in await self._storage.rows(sql.DAYS_OF, one.id, REMEMBERED)]


def _row(row: tuple[object, ...], one: Pass | None) -> DailyRow:
    who, name, rounds, _, blockades = row[:5]
    bot = str(who).removeprefix("bot ") if str(who).startswith("bot ") else ""
    return DailyRow(str(name), int(str(rounds)), int(str(blockades)), bot, one is not None and who == one.id)


def _rank(row: DailyRow) -> tuple[int, int]:
    """Fewer rounds first, then more blockades; who did not reach the gate comes last."""
    return row.rounds or 10_000, -row.blockades


def _ends(day: str) -> float:
    start = datetime.datetime.fromisoformat(day).replace(tzinfo=datetime.UTC)
    return start.timestamp() + DAY
