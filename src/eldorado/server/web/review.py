"""Reviews over HTTP: each answer is a little further than the one before; who stops asking has cancelled it."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from ...engine.errors import EldoradoError
from ...protocol.review import Reviewed, ReviewText
from ..workers.pool import ThoughtFailed
from ..workers.review import ReviewGame
from .http import REFUSALS
from .workshop import RACE_SECONDS, TheRacers

MOST_REVIEWS: Final = 8
"""Answers that may wait for the worker; more are asked to come back."""


@post("/api/review", status_code=200, responses=REFUSALS)
async def review(racers: TheRacers, data: JSONBody[ReviewText]) -> Reviewed:
    """Reviews on for a moment and tells what is known by now, and how many were asked for before."""
    place = racers.waiting
    if place >= MOST_REVIEWS:
        raise EldoradoError("server.busy")
    try:
        told = msgspec.json.decode(await racers.work(ReviewGame(data.text), RACE_SECONDS), type=Reviewed)
    except ThoughtFailed:
        raise EldoradoError("http.too-hard", {}) from None
    return msgspec.structs.replace(told, place=place)


HANDLERS: list[BaseRouteHandler] = [review]
