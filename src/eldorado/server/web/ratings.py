"""Ratings over HTTP: one's own page, and the ladder, which everybody may look at."""

from __future__ import annotations

from litestar import get
from litestar.handlers import BaseRouteHandler
from litestar.params import FromQuery

from ...protocol.profile import LadderPage, Profile
from ..people.profile import profile_of
from ..people.strengths import ladder_of
from .bearers import Asked, owner_of, shown_pass
from .http import REFUSALS, TheHouse
from .people import PRIVATE


@get("/api/profile", responses=REFUSALS, response_headers=PRIVATE)
async def get_profile(request: Asked, house: TheHouse) -> Profile:
    """What the games of this pass add up to."""
    return await profile_of(house.services, await shown_pass(request, house))


@get("/api/ladder", responses=REFUSALS, response_headers=PRIVATE)
async def get_ladder(request: Asked, house: TheHouse, players: FromQuery[int] = 4) -> LadderPage:
    """The best first. `players`: 2 for races of two, anything else for those of three and four."""
    return await house.services.ratings.ladder(ladder_of(players), await owner_of(request, house))


HANDLERS: list[BaseRouteHandler] = [get_profile, get_ladder]
