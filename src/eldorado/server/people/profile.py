"""One's own page: what all finished games of a pass add up to."""

from __future__ import annotations

from ...protocol.people import DailyDay
from ...protocol.profile import FastRace, FavouriteCard, FirstWin, Profile, RouteResult
from ..rooms.sheet import day_of
from ..services import Services
from ..storage import people_sql, ratings_sql
from .passes import Pass
from .streaks import longest_streak, streak

SHOWN_CARDS = 4
SHOWN_RACES = 8
REMEMBERED_DAYS = 400


async def profile_of(services: Services, one: Pass) -> Profile:
    storage, today = services.storage, day_of(services.clock.now())
    races, won, blockades = (await storage.rows(ratings_sql.TOTAL, one.id))[0]
    days = [DailyDay(*row) for row in await storage.rows(people_sql.DAYS_OF, one.id, REMEMBERED_DAYS)]
    return Profile(
        races=int(races),
        won=int(won),
        blockades=int(blockades),
        ratings=await services.ratings.of(one.id),
        results=[RouteResult(*row) for row in await storage.rows(ratings_sql.BY_ROUTE, one.id)],
        favourites=[FavouriteCard(*row) for row in await storage.rows(ratings_sql.FAVOURITES, one.id, SHOWN_CARDS)],
        fastest=[FastRace(*row) for row in await storage.rows(ratings_sql.FASTEST, one.id, SHOWN_RACES)],
        first_wins=[FirstWin(*row) for row in await storage.rows(ratings_sql.FIRST_WINS, one.id)],
        days=days,
        today=today,
        streak=streak([day.day for day in days], today),
        longest=longest_streak([day.day for day in days]),
    )
