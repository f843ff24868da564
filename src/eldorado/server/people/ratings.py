"""The ratings of a server: a log for each person, one row a race, from which every rating can be computed once more."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...protocol.profile import LadderPage, LadderRow, RatingMark, RatingPoint, RatingState
from ..rooms.sheet import Sheet
from ..storage import Storage, people_sql, ratings_sql
from ..storage.keeping import Clocked
from .standings import GameResult
from .strengths import BOTS, START, RatedRival, Strength, after, ladder_of, strength_of_bot

NOT_PLAYED_OUT = ("resigned", "rounds")
MOST_POINTS = 160
SHOWN = 100
SIZES = (2, 3, 4)
_encoder = msgspec.json.Encoder()


class Ratings:
    def __init__(self, storage: Storage, clock: Clocked) -> None:
        self._storage = storage
        self._clock = clock

    # ---- a race is over

    async def note(self, sheet: Sheet, result: GameResult) -> None:
        """However often it is tried, and wherever it was cut off: each person's row is written once, with the same figures."""
        if not _may_count(sheet, result) or not await self._is_no_practice(sheet):
            return
        players = ladder_of(len(sheet.seats))
        before = {number: await self._before(sheet, number, players) for number in range(1, len(sheet.seats) + 1)}
        for number, seat in enumerate(sheet.seats, 1):
            if seat.owner:
                rivals = [_rival(before[other], other, result) for other in before if other != number]
                await self._rate(sheet.code, seat.owner, players, result.of(number).place, rivals)

    async def _is_no_practice(self, sheet: Sheet) -> bool:
        return not sheet.daily or bool(await self._storage.rows(people_sql.IS_COUNTED, sheet.daily, sheet.code))

    async def _before(self, sheet: Sheet, number: int, players: int) -> Strength:
        seat = sheet.seat(number)
        if seat.kind == "bot":
            return strength_of_bot(players, seat.bot)
        return (await self._last(seat.owner, players, sheet.code))[1]

    async def _last(self, owner: str, players: int, code: str) -> tuple[int, Strength]:
        """Races and strength before this one; also when its own row is there already."""
        own = await self._storage.rows(ratings_sql.OF_RACE, owner, code)
        rows = (
            await self._storage.rows(ratings_sql.AT_NUMBER, owner, players, int(own[0][0]) - 1)
            if own
            else await self._storage.rows(ratings_sql.LAST, owner, players)
        )
        return (int(rows[0][0]), Strength(*rows[0][1:])) if rows else (0, START)

    async def _rate(self, code: str, owner: str, players: int, place: int, rivals: list[RatedRival]) -> None:
        """Of two races that end at once the slower one is counted after the other."""
        doc, is_written = _encoder.encode(rivals).decode(), False
        while not is_written:
            races, before = await self._last(owner, players, code)
            now = after(before, place, rivals)
            row = (owner, players, races + 1, code, self._clock.now(), place, now.mu, now.sigma, doc)
            is_written = await self._storage.write(ratings_sql.RATE, *row)
            is_written = is_written or bool(await self._storage.rows(ratings_sql.OF_RACE, owner, code))
        await self._stand(owner, players)

    async def _stand(self, owner: str, players: int) -> None:
        number, mu, sigma = (await self._storage.rows(ratings_sql.LAST, owner, players))[0]
        await self._storage.write(ratings_sql.STAND, owner, players, number, mu, sigma, Strength(mu, sigma).sure)

    # ---- looking

    async def of(self, owner: str) -> list[RatingState]:
        """How somebody stands on each ladder, with the curve that led there; the one with more races first."""
        rows = await self._storage.rows(ratings_sql.STANDS, owner)
        return [await self._state(owner, *row) for row in sorted(rows, key=lambda row: -int(row[1]))]

    async def _state(self, owner: str, players: int, races: int, mu: float, sigma: float, sure: float) -> RatingState:
        step = 1 + (races - 1) // MOST_POINTS
        points = await self._storage.rows(ratings_sql.CURVE, owner, players, step, step, races)
        ahead = (await self._storage.rows(ratings_sql.AHEAD, players, sure))[0][0]
        of = (await self._storage.rows(ratings_sql.RATED_PEOPLE, players))[0][0]
        strength = Strength(mu, sigma)
        curve = [RatingPoint(at, one.told, one.give_or_take) for at, one in ((at, Strength(m, s)) for at, m, s in points)]
        return RatingState(players, strength.told, strength.give_or_take, races, int(ahead) + 1, int(of), curve, marks(players))

    async def told(self, owners: list[str]) -> dict[tuple[str, int], int]:
        """The ratings of many, by who they are and how many play at the table."""
        if not owners:
            return {}
        rows = await self._storage.rows(ratings_sql.told(len(owners)), *owners)
        known = {(str(who), int(players)): Strength(mu, sigma).told for who, players, mu, sigma in rows}
        return {(who, size): known[who, ladder_of(size)] for who in owners for size in SIZES if (who, ladder_of(size)) in known}

    async def ladder(self, players: int, owner: str) -> LadderPage:
        """People and bots together, the surest first."""
        rows = await self._storage.rows(ratings_sql.LADDER, players, SHOWN)
        found = [(float(row[5]), _ladder_row(row, owner)) for row in rows]
        for level in BOTS[players]:
            bot = strength_of_bot(players, level)
            found.append((bot.sure, LadderRow("", 0, bot.told, 0, bot=level)))
        found.sort(key=lambda one: -one[0])
        of = (await self._storage.rows(ratings_sql.RATED_PEOPLE, players))[0][0]
        mine = [state for state in await self.of(owner) if state.players == players] if owner else []
        return LadderPage(players, [row for _, row in found], int(of), mine[0].place if mine else 0)


def marks(players: int) -> list[RatingMark]:
    """The bots of a ladder, weakest first; the one that plays at random is nobody's rival."""
    return [RatingMark(level, strength_of_bot(players, level).told) for level in BOTS[players] if level != "random"]


def _may_count(sheet: Sheet, result: GameResult) -> bool:
    """Played out, on a route of the box or the day, without hints, by bots and people who each have a pass of their own."""
    people = [seat for seat in sheet.seats if seat.kind == "human"]
    owners = {seat.owner for seat in people}
    return (
        sheet.rated
        and bool(sheet.route or sheet.daily)
        and result.reason not in NOT_PLAYED_OUT
        and not any(seat.hints for seat in sheet.seats)
        and bool(people)
        and "" not in owners
        and len(owners) == len(people)
    )


def _rival(strength: Strength, seat: int, result: GameResult) -> RatedRival:
    return RatedRival(strength.mu, strength.sigma, result.of(seat).place)


def _ladder_row(row: Sequence[object], owner: str) -> LadderRow:
    who, name, colour, mu, sigma, _, races = row
    strength = Strength(float(str(mu)), float(str(sigma)))
    return LadderRow(str(name), int(str(colour)), strength.told, strength.give_or_take, int(str(races)), mine=who == owner)
