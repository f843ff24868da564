"""The workshop over HTTP: pieces, tables, places, surprises, and reports that tighten each time they are asked for."""

from __future__ import annotations

import asyncio
import functools

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from ...engine.errors import EldoradoError
from ...protocol.box import RouteText
from ...protocol.workshop import (
    Arranged,
    Arrangement,
    FittingPlaces,
    HeldPiece,
    ImproveRoute,
    PieceSide,
    RaceRoute,
    RouteImproved,
    RouteRaced,
    RouteWishes,
)
from ..workers.pool import Thinkers, ThoughtFailed
from ..workers.turns import Crowded
from ..workers.worker import Job
from ..workers.workshop import Arrange, FindPlaces, Improves, OpenRoute, Races, Surprise, piece_sides
from .addresses import asking
from .bodies import hanging_up
from .http import REFUSALS, Answer, TheChores, chore

TheRacers = NamedDependency[Thinkers]
MOST_REPORTS = 8
"""Reports that may wait for the racer; more are asked to come back."""
RACE_SECONDS = 30.0
"""How long one answer about a route may take by the clock, whatever else the machine does; a slice of races takes far less."""


@get("/api/workshop/pieces", responses=REFUSALS)
async def get_pieces(chores: TheChores, racers: TheRacers) -> list[PieceSide]:
    """Every side of every piece of the box. Who asks for them lays a piece soon: workers load until then."""
    await asyncio.gather(chores.wake(), racers.wake())
    return _sides()


@functools.cache
def _sides() -> list[PieceSide]:
    return piece_sides()


@post("/api/workshop/table", status_code=200, responses=REFUSALS)
async def arrange(chores: TheChores, data: JSONBody[Arrangement]) -> Arranged:
    """What the pieces on a table amount to, legal or not."""
    return await chore(chores, Arrange(data), Arranged)


@post("/api/workshop/open", status_code=200, responses=REFUSALS)
async def open_route(chores: TheChores, data: JSONBody[RouteText]) -> Arranged:
    """A route file on the table, or a printed route by its id."""
    return await chore(chores, OpenRoute(data.text), Arranged)


@post("/api/workshop/places", status_code=200, responses=REFUSALS)
async def find_places(chores: TheChores, data: JSONBody[HeldPiece]) -> FittingPlaces:
    """Where a piece fits, for each of its turns."""
    return await chore(chores, FindPlaces(data), FittingPlaces)


@post("/api/workshop/surprise", status_code=200, responses=REFUSALS)
async def surprise(chores: TheChores, data: JSONBody[RouteWishes]) -> Arranged:
    """A route by seed and wishes; the same ones give the same route."""
    return await chore(chores, Surprise(data), Arranged)


@post("/api/routes/report", status_code=200, responses=REFUSALS)
async def report(racers: TheRacers, data: JSONBody[RaceRoute]) -> RouteRaced:
    """Races on for a moment and tells what is known by now. Who stops asking has cancelled it."""
    return await _raced(racers, Races(data), RouteRaced)


@post("/api/routes/improve", status_code=200, responses=REFUSALS)
async def improve(racers: TheRacers, data: JSONBody[ImproveRoute]) -> RouteImproved:
    """Looks on for a moment for a change that makes a route fairer or harder."""
    return await _raced(racers, Improves(data), RouteImproved)


async def race(racers: Thinkers, job: Job) -> bytes:
    """What the racer makes of it; who hangs up while waiting leaves the line, so that old questions never crowd out new ones."""
    return await racers.work(job, RACE_SECONDS, asking.get(), hanging_up=hanging_up)


async def _raced(racers: Thinkers, job: Job, kind: type[Answer]) -> Answer:
    """One moment of the racer; a worker that died tells so, and the next question begins anew."""
    try:
        return msgspec.json.decode(await race(racers, job), type=kind)
    except Crowded:
        raise EldoradoError("server.busy") from None
    except ThoughtFailed:
        raise EldoradoError("report.failed", {}) from None


HANDLERS: list[BaseRouteHandler] = [get_pieces, arrange, open_route, find_places, surprise, report, improve]
