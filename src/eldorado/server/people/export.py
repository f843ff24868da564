"""Everything that is stored about one pass, as one file."""

from __future__ import annotations

import msgspec

from ..services import Services
from ..storage import gallery_sql, people_sql, ratings_sql
from .history import PastGames
from .passes import Pass

MOST = 100
ALL = 1_000_000_000


class Exported(msgspec.Struct):
    """Times are seconds since the epoch. Secrets are not in it: only their hashes are stored."""

    format: str
    person: Pass
    seats: dict[str, list[int]]
    finished: list[object]
    days: list[object]
    """Counted tries at expeditions of a day: day, rounds, place."""
    practised: list[str]
    """Expeditions of a day that were played out for practice."""
    rated: list[object]
    """Rated races: players (2 or 4), number, code, time, place, strength and doubt after it, the same of the others before it."""
    purchases: list[object]
    """What was bought: code of the game, card, copies, and whether it was won."""
    said: list[object]
    """In chats: code of the room, time, words, phrase."""
    published: list[object]
    """Routes in the gallery: code, name, author, time."""
    stars: list[object]
    """Given to routes of the gallery: code, stars, time."""
    alerts: list[dict[str, str]]
    """Where devices want to be called, and in which language."""


async def exported(services: Services, history: PastGames, one: Pass) -> bytes:
    games: list[object] = []
    before = 0.0
    while True:
        page = await history.page(one, before, "", MOST)
        games += page.games
        before = page.older
        if not before:
            break
    alerts = [{"endpoint": target.endpoint, "language": target.language} for target in await services.subscriptions.of(one.id)]
    whole = Exported(
        "eldorado pass 1",
        one,
        await services.holdings.all(one.id),
        games,
        list(await services.storage.rows(people_sql.DAYS_OF, one.id, ALL)),
        [str(day) for (day,) in await services.storage.rows(people_sql.PRACTISED, one.id, ALL)],
        list(await services.storage.rows(ratings_sql.RATED, one.id)),
        list(await services.storage.rows(ratings_sql.PURCHASES, one.id)),
        list(await services.storage.rows(people_sql.SAID, one.id)),
        list(await services.storage.rows(gallery_sql.PUBLISHED, one.id)),
        list(await services.storage.rows(gallery_sql.STARS, one.id)),
        alerts,
    )
    return msgspec.json.format(msgspec.json.encode(whole), indent=1)
