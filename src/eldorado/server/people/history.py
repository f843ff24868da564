"""The games a pass has finished, page by page, and what they add up to."""

from __future__ import annotations

import msgspec

from ...engine.errors import EldoradoError
from ...protocol.people import FinishedGame, GamesPage, GamesTally
from ..rooms.sheet import decode as decode_sheet
from ..storage import Storage
from ..storage import people_sql as sql
from ..storage.database import Value
from .passes import Pass
from .standings import GameResult, crew_of

LAST = 20
MOST_PAGE = 100
FOR_EVER = 1e15
_decoder = msgspec.json.Decoder(GameResult)
WAYS = ("solo", "here", "online", "daily")


class PastGames:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def page(self, one: Pass, before: float, only: str, most: int) -> GamesPage:
        """Newest first, older than `before`; `only`: `won`, a way, `route ID`, or empty for all."""
        most = max(1, min(most, MOST_PAGE))
        statement, extra = _question(only)
        rows = await self._storage.rows(statement, one.id, before or FOR_EVER, *extra, most + 1)
        games = [_finished(row, one.id) for row in rows[:most]]
        older = games[-1].at if len(rows) > most else 0
        return GamesPage(games, await self.tally(one.id), await self._last(one.id), await self._in_a_row(one.id), older)

    async def tally(self, owner: str) -> list[GamesTally]:
        rows = await self._storage.rows(sql.TALLY, owner)
        return [GamesTally(way, route, int(count), int(won), int(fastest or 0)) for way, route, count, won, fastest in rows]

    async def _last(self, owner: str) -> list[int]:
        rows = await self._storage.rows(sql.LAST_PLACES, owner, LAST)
        return [int(place) for place, _ in rows][::-1]

    async def _in_a_row(self, owner: str) -> int:
        ((most,),) = await self._storage.rows(sql.WINS_IN_A_ROW, owner)
        return int(most or 0)


def _question(only: str) -> tuple[str, tuple[Value, ...]]:
    if not only:
        return sql.FINISHED, ()
    if only == "won":
        return sql.FINISHED_WON, ()
    if only in WAYS:
        return sql.FINISHED_WAY, (only,)
    word, _, route = only.partition(" ")
    if word != "route":
        raise EldoradoError("http.invalid")
    return sql.FINISHED_ROUTE, (route,)


def _finished(row: tuple[object, ...], owner: str) -> FinishedGame:
    """Names come from the room's sheet of today; without one the colours of the seats are left."""
    code, at, route, way, seat, place, _, rounds, doc, sheet = row
    result = _decoder.decode(str(doc))
    known = decode_sheet(str(sheet)) if sheet else None
    crew = {one.seat: one for one in crew_of(known, owner)} if known is not None else {}
    told = []
    for standing in result.standings:
        one = crew.get(standing.seat)
        if one is not None:
            one.place, one.arrived, one.short, one.blockades = (
                standing.place, standing.arrived, standing.short, standing.blockades,
            )  # fmt: skip
            told.append(one)
    return FinishedGame(
        str(code), float(str(at)), str(route), way, int(str(seat)), int(str(place)), int(str(rounds)), result.reason, told,  # type: ignore[arg-type]
        known.daily if known is not None else "",
    )  # fmt: skip
