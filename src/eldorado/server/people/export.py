"""Everything that is stored about one pass, as one file."""

from __future__ import annotations

import msgspec

from ..services import Services
from .history import PastGames
from .passes import Pass

MOST = 100


class Exported(msgspec.Struct):
    """Times are seconds since the epoch. Secrets are not in it: only their hashes are stored."""

    format: str
    person: Pass
    seats: dict[str, list[int]]
    finished: list[object]


async def exported(services: Services, history: PastGames, one: Pass) -> bytes:
    games: list[object] = []
    before = 0.0
    while True:
        page = await history.page(one, before, "", MOST)
        games += page.games
        before = page.older
        if not before:
            break
    whole = Exported("eldorado pass 1", one, await services.holdings.all(one.id), games)
    return msgspec.json.format(msgspec.json.encode(whole), indent=1)
