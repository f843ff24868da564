"""What is written down about people when a game is over: once for each game, however often it is tried."""

from __future__ import annotations

import msgspec

from ...game import Game
from ..rooms.sheet import Sheet, day_of
from ..storage import Storage, ratings_sql
from ..storage import people_sql as sql
from ..storage.keeping import Clocked
from ..workers.bots import LEVELS
from .ratings import Ratings
from .standings import GameResult, result_of, way_of
from .stories import stories_of

_encoder = msgspec.json.Encoder()


class Endings:
    def __init__(self, storage: Storage, clock: Clocked, ratings: Ratings) -> None:
        self._storage = storage
        self._clock = clock
        self._ratings = ratings

    async def note(self, sheet: Sheet, game: Game) -> None:
        """Before the room is marked as over: a crash in between leaves a game that is noted once more, to no effect."""
        if not (sheet.daily or any(seat.owner for seat in sheet.seats)):
            return
        sheet = await self._without_deleted(sheet)
        result, stories = result_of(game), stories_of(game)
        if sheet.daily:
            await self._arrive(sheet, result, stories[sheet.daily_seat].path)
        await self._ratings.note(sheet, result)
        for seat, owner in _owners(sheet).items():
            await self._finish(sheet, result, owner, seat)
            for card, copies in stories[seat].bought.items():
                won = int(result.of(seat).place == 1)
                await self._storage.write(ratings_sql.PURCHASE, owner, sheet.code, card, copies, won)

    async def _without_deleted(self, sheet: Sheet) -> Sheet:
        """A pass may have been deleted at another process whose word was lost: then nothing of it is written down any more."""
        owners = sorted({seat.owner for seat in sheet.seats if seat.owner})
        if owners:
            alive = {str(id) for (id,) in await self._storage.rows(sql.alive(len(owners)), *owners)}
            sheet = sheet.copy()
            for seat in sheet.seats:
                seat.owner = seat.owner if seat.owner in alive else ""
        return sheet

    async def _finish(self, sheet: Sheet, result: GameResult, owner: str, seat: int) -> None:
        doc = _encoder.encode(result).decode()
        mine = result.of(seat)
        values = (way_of(sheet), seat, mine.place, len(sheet.seats), result.rounds, level_of(sheet), doc, len(mine.blockades))
        await self._storage.write(sql.FINISH, owner, sheet.code, self._clock.now(), sheet.route, *values)

    async def _arrive(self, sheet: Sheet, result: GameResult, path: list[list[str]]) -> None:
        """Only the counted try has a row of its code, and a person's only on its own day; every other race was practice."""
        now = self._clock.now()
        if day_of(now) == sheet.daily or sheet.seat(sheet.daily_seat).kind == "bot":
            mine = result.of(sheet.daily_seat)
            values = (mine.arrived, mine.place, len(mine.blockades), now, _encoder.encode(path).decode())
            await self._storage.write(sql.ARRIVE, *values, sheet.daily, sheet.code)
        owner = sheet.seat(sheet.daily_seat).owner
        if owner:
            await self._storage.write(sql.PRACTISE, owner, sheet.daily, sheet.daily, sheet.code)


def _owners(sheet: Sheet) -> dict[int, str]:
    """One seat for each pass: the first it holds, who plays with several people at one device."""
    found: dict[str, int] = {}
    for number, seat in enumerate(sheet.seats, 1):
        if seat.owner:
            found.setdefault(seat.owner, number)
    return {seat: owner for owner, seat in found.items()}


def level_of(sheet: Sheet) -> str:
    """The strongest bot in the game; empty without bots."""
    bots = [seat.bot for seat in sheet.seats if seat.kind == "bot"]
    return max(bots, key=LEVELS.index, default="")
