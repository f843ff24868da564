"""Puzzles over HTTP: the shelf, a try from the beginning of the turn on, its verdict, and the way. Nothing is remembered here."""

from __future__ import annotations

import datetime
import functools
from typing import Final

from litestar import get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from ...engine.errors import EldoradoError
from ...insight.puzzles import puzzle, shipped_puzzles, told_puzzle, way_of, week_of
from ...protocol.puzzle import (
    PuzzleInfo,
    PuzzleQuestion,
    PuzzleShelf,
    PuzzleTable,
    PuzzleTry,
    PuzzleVerdict,
    PuzzleWay,
    PuzzleWhy,
)
from ..workers.pool import Thinkers
from ..workers.puzzles import PuzzleAnswer, PuzzleJob
from .http import REFUSALS, Code, TheChores, TheHouse, chore

DAY: Final = datetime.UTC
"""Days are those of Greenwich, so that a day is the same for everybody."""


@functools.cache
def _told() -> list[PuzzleInfo]:
    return [told_puzzle(one) for one in shipped_puzzles()]


@get("/api/puzzles", sync_to_thread=True, responses=REFUSALS)
def get_puzzles(house: TheHouse) -> PuzzleShelf:
    """All puzzles, and those of this week."""
    today = datetime.datetime.fromtimestamp(house.services.clock.now(), DAY).date()
    return PuzzleShelf(_told(), [one.id for one in week_of(today)], today.weekday())


@post("/api/puzzles/{id:str}", status_code=200, responses=REFUSALS)
async def try_puzzle(chores: TheChores, id: Code, data: JSONBody[PuzzleTry]) -> PuzzleTable:
    """The table after a try so far; an empty one begins."""
    found = (await _asked(chores, PuzzleJob(id, data.entries))).table
    assert found is not None
    return found


@post("/api/puzzles/{id:str}/why", status_code=200, responses=REFUSALS)
async def why_not(chores: TheChores, id: Code, data: JSONBody[PuzzleQuestion]) -> PuzzleWhy:
    """Why something cannot be done."""
    found = (await _asked(chores, PuzzleJob(id, data.entries, data))).why
    assert found is not None
    return found


@post("/api/puzzles/{id:str}/verdict", status_code=200, responses=REFUSALS)
async def judge_puzzle(chores: TheChores, id: Code, data: JSONBody[PuzzleTry]) -> PuzzleVerdict:
    """Whether a finished turn solves it."""
    found = (await _asked(chores, PuzzleJob(id, data.entries, judge=True))).verdict
    assert found is not None
    return found


@get("/api/puzzles/{id:str}/way", sync_to_thread=True, responses=REFUSALS)
def get_way(id: Code) -> PuzzleWay:
    """The solution; whoever asks has given up, or wants to know why."""
    return way_of(puzzle(id))


async def _asked(chores: Thinkers, job: PuzzleJob) -> PuzzleAnswer:
    answer = await chore(chores, job, PuzzleAnswer)
    if answer.problem is not None:
        raise EldoradoError(answer.problem.code, answer.problem.facts)
    return answer


HANDLERS: list[BaseRouteHandler] = [get_puzzles, try_puzzle, why_not, judge_puzzle, get_way]
