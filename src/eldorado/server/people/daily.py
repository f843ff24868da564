"""The expedition of a day: the same race for everybody, drawn from a secret and the date, counted once from the own log."""

from __future__ import annotations

import asyncio
import datetime
import functools
import hashlib
import hmac
import random

import msgspec

from ...engine.errors import EldoradoError
from ...presenter.box import route_info
from ...protocol.box import RouteInfo
from ...protocol.people import Crew, DailyDay, DailyGhost, DailyState, DailyTry
from ...protocol.room import NewRoom, SeatPlan
from ...routes.generator import generate
from ...routes.printed import board_of, route_ids
from ..rooms.house import House
from ..rooms.planning import planned
from ..rooms.room import Room
from ..rooms.sheet import Sheet, day_of
from ..rooms.tokens import new_secret
from ..storage import people_sql as sql
from .day_routes import DAY, DayRoutes
from .passes import Pass
from .streaks import longest_streak, streak
from .told import Told

SECRET = "daily-secret"
RIVALS = ("expert", "steady", "beginner")
PACERS = ("beginner", "steady", "expert")
"""Levels that have always played it, too."""
FIRST_DAY = "2026-11-01"
GENERATED = 1 / 3
"""Of three days about one has a route that is printed nowhere."""
FIRST_GENERATED = "2026-11-19"
"""Days before had printed routes only, and stay what they were."""
REMEMBERED = 400
SETTLING = 1_800
"""Seconds between two looks whether tomorrow is settled."""
LOOKED_BACK = 31 * DAY
_paths = msgspec.json.Decoder(list[list[str]])


class Daily:
    def __init__(self, house: House) -> None:
        self._house = house
        self._storage = house.services.storage
        self._routes = DayRoutes(self._storage, house.services.clock, house.services.settings.daily_gallery)

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
        own = _laid(day, chance.getrandbits(32)) if chance.random() < GENERATED and day >= FIRST_GENERATED else ""
        chosen = await self._routes.of(day)
        here = [seat] if who.kind == "human" else []
        asked = NewRoom(
            seats, route, chosen.text or own, caves=caves, first_player=first, here=here, start=True, pace=1.0 if here else 0
        )
        sheet = planned(asked, self._house.services.clock.now())
        sheet.share, sheet.seed = "", (await self._key("seed", day)).hex()[:32]
        sheet.daily, sheet.daily_seat = day, seat
        sheet.published = chosen.code if here else ""  # races of bots alone are nobody's
        return sheet

    async def settle(self) -> None:
        """What tomorrow takes from the gallery; from then on nobody changes it."""
        tomorrow = day_of(self._house.services.clock.now() + DAY)
        await self._routes.settle(tomorrow, await self._key("gallery", tomorrow))

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

    async def set_out(self, one: Pass, practice: bool, day: str, address: str) -> Room:
        """The counted try of today, begun or to be continued; or practice, on today's race only after that."""
        wanted = self.check(day)
        if not practice:
            return await self._counted(one, address)
        mine = await self._mine(wanted, one.id)
        if wanted == self.today and (mine is None or not mine.done):
            raise EldoradoError("daily.try-first")
        return await self._begin(wanted, one, address)

    async def _counted(self, one: Pass, address: str) -> Room:
        """Of two that set out at once both come to the same room: there is no second one to try the day in."""
        if await self._mine(self.today, one.id) is None:
            self._house.admit(address)
            if not self._house.services.limits.tries.take(address):
                raise EldoradoError("daily.too-many")
        return await self._race(self.today, one.id, await self._plan(self.today, one))

    async def _begin(self, day: str, one: Pass, address: str) -> Room:
        self._house.admit(address)
        room = await self._house.store(await self._plan(day, one))
        async with room.lock:
            await room.begin()
        return room

    async def _plan(self, day: str, one: Pass) -> Sheet:
        sheet = await self.sheet(day, SeatPlan(name=one.name))
        sheet.seat(sheet.daily_seat).owner = one.id
        return sheet

    async def _race(self, day: str, who: str, sheet: Sheet) -> Room:
        """The race of somebody that counts, begun or to be continued.

        Its code is written down before there is a room, so one that a crash left out is made the next time, and never two.
        """
        found = await self._storage.rows(sql.TRY_OF, day, who)
        if not found:
            await self._storage.write(sql.SET_OUT, day, who, await self._house.free_code(), self._house.services.clock.now())
            found = await self._storage.rows(sql.TRY_OF, day, who)
        sheet.code = str(found[0][0])
        sheet.open()
        return await self._house.settle(sheet)

    async def pace(self, day: str) -> None:
        """Bots of three levels race it as well, on the seat that everybody plays; a race that was cut off goes on.

        A day on which nobody came is raced when somebody looks at it, unless it is long ago.
        """
        if _ends(day) < self._house.services.clock.now() - LOOKED_BACK:
            return
        for level in PACERS:
            found = await self._storage.rows(sql.TRY_OF, day, f"bot {level}")
            if not (found and found[0][1]):
                await self._race(day, f"bot {level}", await self.sheet(day, SeatPlan("bot", level)))

    # ---- looking

    async def state(self, day: str, one: Pass | None) -> DailyState:
        wanted = self.check(day)
        sheet = await self.sheet(wanted, SeatPlan("bot", RIVALS[0]))
        told = Told(await self._storage.rows(sql.TRIES, wanted), one)
        mine = await self._mine(wanted, one.id) if one is not None else None
        is_past = wanted < self.today
        if mine is not None and mine.done:
            mine.rank, mine.ahead = told.rank()
        is_told = is_past or (mine is not None and mine.done)
        days = await self._days(one)
        names = [one_day.day for one_day in days]
        chosen = await self._routes.of(wanted)
        lies = await self._house.services.shelf.find(chosen.code) if chosen.code else None
        info = await asyncio.to_thread(route_facts, sheet.route_text or sheet.route, False)
        return DailyState(
            day=wanted,
            number=number_of(wanted),
            route=sheet.route,
            is_generated=bool(sheet.route_text),
            published=lies.code if lies else "",
            name=lies.name if lies else "",
            author=lies.author if lies else "",
            length=info.length,
            obstacles=info.blockades,
            caves=sheet.caves,
            seat=sheet.daily_seat,
            first_player=sheet.first_player,
            crew=[Crew(number, "", seat.colour, seat.bot) for number, seat in enumerate(sheet.seats, 1)],
            seed_hash=sheet.seed_hash(),
            closes=_ends(wanted),
            rows=told.rows if is_told else [],
            ghosts=await self._ghosts(wanted, told) if is_told else [],
            tries=len(told.rows),
            seed=sheet.seed if is_past else "",
            mine=mine,
            days=days,
            practised=await self._practised(one),
            streak=streak(names, self.today),
            longest=longest_streak(names),
        )

    async def route(self, day: str) -> RouteInfo:
        sheet = await self.sheet(self.check(day), SeatPlan("bot", RIVALS[0]))
        return await asyncio.to_thread(route_facts, sheet.route_text or sheet.route, True)

    async def _ghosts(self, day: str, told: Told) -> list[DailyGhost]:
        found: list[DailyGhost] = []
        for kind, who, row in told.shown():
            path = (await self._storage.rows(sql.PATH_OF, day, who))[0][0]
            if path:
                found.append(DailyGhost(kind, row.name, row.rounds, _paths.decode(str(path)), row.bot))
        return found

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

    async def _practised(self, one: Pass | None) -> list[str]:
        if one is None:
            return []
        return [str(day) for (day,) in await self._storage.rows(sql.PRACTISED, one.id, REMEMBERED)]


def number_of(day: str) -> int:
    """Days since the first expedition, from 1."""
    return 1 + (datetime.date.fromisoformat(day) - datetime.date.fromisoformat(FIRST_DAY)).days


@functools.lru_cache(64)
def _laid(day: str, seed: int) -> str:
    return generate(seed, name=f"expedition-{day}").route.text()


@functools.lru_cache(64)
def route_facts(route: str, with_spaces: bool) -> RouteInfo:
    """By its name or its text; laying it out for the page takes a while."""
    return route_info(board_of(route), with_spaces)


def _ends(day: str) -> float:
    start = datetime.datetime.fromisoformat(day).replace(tzinfo=datetime.UTC)
    return start.timestamp() + DAY


async def settle_forever(house: House) -> None:
    """Every process does; of those that settle a day at once the first has done it."""
    while True:
        try:
            await Daily(house).settle()
        except EldoradoError as error:
            house.services.log.warning("day-not-settled", code=error.code)
        except Exception:  # whatever it is, the next round comes; the log has it in full
            house.services.log.exception("settling-fault")
        await asyncio.sleep(SETTLING)
