"""Reviews over HTTP: each answer is a little further than the one before; who stops asking has cancelled it."""

from __future__ import annotations

import msgspec
from litestar import MediaType, get, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromQuery, JSONBody

from ...engine.errors import EldoradoError
from ...notation.setups import setup_text
from ...protocol.review import BandTold, PracticeAsked, Recap, Reviewed, ReviewText
from ...protocol.room import Joined
from ..rooms.practice import practice_sheet
from ..rooms.room import Room
from ..rooms.state import room_record
from ..workers.chances import ChancesNow, ChancesOver
from ..workers.pool import ThoughtFailed
from ..workers.practice import PracticeFrom, PracticeStart
from ..workers.recap import RecapGame
from ..workers.review import ReviewGame
from ..workers.turns import Crowded
from .addresses import asking
from .codes import asked_room
from .http import REFUSALS, Code, TheChores, TheHouse, chore
from .workshop import TheRacers, race


@post("/api/review", status_code=200, responses=REFUSALS)
async def review(racers: TheRacers, data: JSONBody[ReviewText]) -> Reviewed:
    """Reviews on for a moment and tells what is known by now, and how many were asked for before."""
    place = racers.waiting
    try:
        told = msgspec.json.decode(await race(racers, ReviewGame(data.text)), type=Reviewed)
    except Crowded:
        raise EldoradoError("server.busy") from None
    except ThoughtFailed:
        raise EldoradoError("http.too-hard", {}) from None
    return msgspec.structs.replace(told, place=place)


@get("/api/handed", media_type=MediaType.TEXT, sync_to_thread=False, responses=REFUSALS)
def handed_record(handed: NamedDependency[str]) -> str:
    """The record that `eldorado review FILE --page` was begun with."""
    if not handed:
        raise EldoradoError("review.nothing-handed")
    return handed


@post("/api/practice", responses=REFUSALS)
async def practise(house: TheHouse, chores: TheChores, data: JSONBody[PracticeAsked]) -> Joined:
    """A room that begins at a moment of a recorded game, with bots for everybody else."""
    start = await chore(chores, PracticeFrom(data.text, data.number), PracticeStart)
    if start.faults:
        raise EldoradoError(start.faults[0].code, start.faults[0].facts)
    sheet = practice_sheet(start.position, start.seat, data.name, house.services.clock.now())
    return await house.practise(sheet, asking.get())


@post("/api/chances", status_code=200, responses=REFUSALS)
async def chances_over(chores: TheChores, data: JSONBody[ReviewText]) -> BandTold:
    """Everybody's chances after each turn of a record, finished or not."""
    return await chore(chores, ChancesOver(data.text), BandTold)


@get("/api/rooms/{code:str}/chances", responses=REFUSALS)
async def chances_now(house: TheHouse, chores: TheChores, code: Code) -> BandTold:
    """Everybody's chances as the running turn began, for those who look on; only where hints are allowed and nothing is rated."""
    room = await asked_room(house, code)
    check_watched(room)
    game = room.game().game
    return await chore(chores, ChancesNow(room.sheet.moment or setup_text(game.setup), game.actions), BandTold)


@get("/api/rooms/{code:str}/recap", responses=REFUSALS)
async def recap(house: TheHouse, chores: TheChores, code: Code, seat: FromQuery[int] = 0) -> Recap:
    """A game that is over in short: everybody's way, and the turn that decided it for this seat, or for the winner."""
    room = await asked_room(house, code)
    text = room_record(room)
    if not 0 <= seat <= len(room.sheet.seats):
        raise EldoradoError("seat.unknown", {"seat": seat})
    return await chore(chores, RecapGame(text, seat), Recap)


def check_watched(room: Room) -> None:
    """It tells nothing secret, but it thinks for people: whoever plays can look on from another window."""
    if room.sheet.phase != "over" and (room.sheet.rated or not room.sheet.allows_hints()):
        raise EldoradoError("chances.not-here")


HANDLERS: list[BaseRouteHandler] = [review, handed_record, practise, chances_over, chances_now, recap]
