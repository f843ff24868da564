"""The HTTP side: thin handlers from a request to the house and back. Every refusal is a `Problem`."""

from __future__ import annotations

import asyncio
import functools
from typing import Annotated, Any, TypeVar

import msgspec
import structlog
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from ...engine.errors import EldoradoError
from ...presenter.box import box, route_info
from ...protocol.box import BoxInfo, RecordChecked, RecordText, RouteChecked, RouteInfo, RouteText
from ...protocol.room import Joined, NewRoom, Problem, RoomState, RoomSummary, TakeSeat
from ...routes.printed import route, route_ids
from ..gallery.visiting import Gallery
from ..rooms.house import House
from ..rooms.listing import listed
from ..rooms.planning import MOST_ROUTE_TEXT
from ..rooms.state import room_record
from ..workers.bots import LEVELS
from ..workers.invitations import AddressPicture
from ..workers.pool import NobodyWaits, Thinkers, ThoughtFailed
from ..workers.texts import CheckRoute, Replay
from ..workers.turns import Crowded
from ..workers.worker import Job
from .addresses import asking
from .bearers import Asked, owner_of, pass_of
from .bodies import hanging_up
from .codes import asked_room
from .invitations import SHORT, checked_address, qr_svg
from .pages import File, Pages
from .readiness import Readiness

TheHouse = NamedDependency[House]
ThePages = NamedDependency[Pages]
TheChores = NamedDependency[Thinkers]
TheReadiness = NamedDependency[Readiness]
Code = Annotated[str, PathParameter(max_length=12)]
Word = Annotated[str, PathParameter(max_length=60)]
Answer = TypeVar("Answer")
STATUS = {
    "room.unknown": 404,
    "http.not-found": 404,
    "gallery.unknown": 404,
    "puzzle.unknown": 404,
    "review.nothing-handed": 404,
    "gallery.not-raced": 403,
    "gallery.removed": 403,
    "gallery.too-many": 429,
    "gallery.full": 503,
    "room.record-secret": 403,
    "daily.record-secret": 403,
    "daily.try-first": 403,
    "daily.too-many": 429,
    "pass.unknown": 401,
    "pass.link-used": 403,
    "pass.no-phrase": 403,
    "pass.too-many": 429,
    "push.too-many": 429,
    "connection.banned": 403,
    "seat.removed": 403,
    "room.closed": 403,
    "http.too-fast": 429,
    "http.too-many-rooms": 429,
    "room.too-many-guesses": 429,
    "http.not-json": 415,
    "http.too-long": 413,
    "http.other-name": 421,
    "server.storage": 503,
    "room.broken": 503,
    "server.full": 503,
    "server.busy": 503,
    "report.failed": 503,
}
TOO_OFTEN = 429
FORBIDDEN = 403
HUNG_UP = 499
"""What servers write down, by custom, for a client that did not wait; nobody is told it."""
LATER = "10"
"""Seconds after which to ask again."""
REFUSALS = {
    status: ResponseSpec(Problem, description=words, generate_examples=False)
    for status, words in (
        (400, "the request is wrong"), (401, "no such pass"), (403, "not yet"), (404, "no such thing"), (413, "too long"),
        (415, "not JSON"),
        (421, "another name"), (429, "too often"),
        (503, "the storage or a worker cannot answer now"),
    )
}  # fmt: skip
MOST_CHORES = 20
"""Texts that may wait to be read; more are asked to come back."""
MOST_FAULTS = 20
"""Faults of an own route that are named when a room is refused; `POST /api/routes/check` names them all."""
CHORE_SECONDS = 30.0
"""How long reading a stranger's text may take by the clock, whatever else the machine does; the worker counts its own work."""


def always(kind: type[BoxInfo | RouteInfo]) -> dict[int, ResponseSpec]:
    """How an answer that never changes is described: it is sent as a file, written and pressed once."""
    return {200: ResponseSpec(kind, description="the same until the next release", generate_examples=False), **REFUSALS}


@functools.cache
def box_file() -> File:
    return File("box.json", msgspec.json.encode(box(LEVELS)))


@functools.cache
def route_file(id_: str) -> File:
    return File("route.json", msgspec.json.encode(route_info(route(id_))))


@get("/api/box", sync_to_thread=False, responses=always(BoxInfo))
def get_box(request: Request[None, None, Any]) -> Response[bytes]:
    """Routes, cards, tokens, bots, switches, languages."""
    return send_file(request, box_file())


@get("/api/routes/{id:str}", sync_to_thread=True, responses=always(RouteInfo))
def get_route(request: Request[None, None, Any], id: Word) -> Response[bytes]:
    """A printed route with all its spaces and seams."""
    return send_file(request, route_file(id) if id in route_ids() else None)


@get("/api/rooms/{code:str}/route", responses=REFUSALS)
async def get_room_route(house: TheHouse, code: Code) -> RouteInfo:
    """The route of a room, printed or somebody's own."""
    board = (await asked_room(house, code)).sheet.board()
    return await asyncio.to_thread(route_info, board)


@get("/api/qr", media_type="image/svg+xml", responses=REFUSALS)
async def get_qr(chores: TheChores, address: FromQuery[str]) -> bytes:
    """An address as a picture that a camera reads; games do not wait for a long one."""
    if len(checked_address(address)) <= SHORT:
        return qr_svg(address)
    return await worked(chores, AddressPicture(address))


@post("/api/routes/check", status_code=200, responses=REFUSALS)
async def check_route(chores: TheChores, data: JSONBody[RouteText]) -> RouteChecked:
    """The faults of an own route, or the laid route and advice."""
    return await chore(chores, CheckRoute(data.text), RouteChecked)


@post("/api/replay", status_code=200, responses=REFUSALS)
async def replay(chores: TheChores, data: JSONBody[RecordText]) -> RecordChecked:
    """Every moment of a recorded game; a text that is no record comes back as its faults."""
    return await chore(chores, Replay(data.text, data.seat), RecordChecked)


async def chore(chores: Thinkers, job: Job, kind: type[Answer]) -> Answer:
    """What a worker makes of it, read."""
    return msgspec.json.decode(await worked(chores, job), type=kind)


async def worked(chores: Thinkers, job: Job) -> bytes:
    """Done in a worker, every address in its turn: what takes too long is ended, who hangs up meanwhile leaves the line."""
    try:
        return await chores.work(job, CHORE_SECONDS, asking.get(), hanging_up=hanging_up)
    except Crowded:
        raise EldoradoError("server.busy") from None
    except ThoughtFailed:
        raise EldoradoError("http.too-hard", {}) from None


@get("/api/rooms", responses=REFUSALS)
async def list_rooms(house: TheHouse) -> list[RoomSummary]:
    """Public rooms that are not over."""
    return await listed(house)


@post("/api/rooms", responses=REFUSALS)
async def make_room(request: Asked, house: TheHouse, chores: TheChores, data: JSONBody[NewRoom]) -> Joined:
    """A new room; the tokens of the seats on this device come with the answer."""
    if data.published:
        found = await Gallery(house.services).find(data.published)
        data.published, data.route_text = found.code, found.text
    elif 0 < len(data.route_text) <= MOST_ROUTE_TEXT:
        checked = await chore(chores, CheckRoute(data.route_text), RouteChecked)  # in a worker: what takes too long is ended
        if checked.faults:
            raise EldoradoError("route.faulty", {"faults": [fault.code for fault in checked.faults[:MOST_FAULTS]]})
    return (await house.create(data, await owner_of(request, house), asking.get()))[1]


@get("/api/rooms/{code:str}", responses=REFUSALS)
async def get_room(house: TheHouse, code: Code) -> RoomState:
    """One room, by its code."""
    return (await asked_room(house, code)).state()


@post("/api/rooms/{code:str}/seats", responses=REFUSALS)
async def take_seat(request: Asked, house: TheHouse, code: Code, data: JSONBody[TakeSeat]) -> Joined:
    """Sits down in the lobby."""
    return await house.sit(await asked_room(house, code), data, await pass_of(request, house), asking.get())


@get("/api/rooms/{code:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def get_record(house: TheHouse, code: Code) -> Response[str]:
    """The record of a finished game; before that it is secret, as it holds the seed."""
    text = room_record(await asked_room(house, code))
    name = f'attachment; filename="eldorado-{code.upper()}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The process is alive."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, responses=REFUSALS)
async def readyz(readiness: TheReadiness) -> str:
    """The storage can be written, and soon."""
    await readiness.check()
    return "ok"


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def metrics(house: TheHouse) -> bytes:
    return house.services.meters.text()


@get("/locale/{file:str}", include_in_schema=False, sync_to_thread=False)
def get_words(request: Request[None, None, Any], pages: ThePages, file: FromPath[str]) -> Response[bytes]:
    """`/locale/en.ftl`: every sentence of a language."""
    return send_file(request, pages.words(file.removesuffix(".ftl")))


def is_visit(request: Request[None, None, Any], path: str) -> bool:
    """Whether a person came here with a browser: the page then says that nothing is here, in their language."""
    return not path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


def send_file(request: Request[None, None, Any], file: File | None, status: int = 200) -> Response[bytes]:
    if file is None:
        raise EldoradoError("http.not-found", {})
    lasting = "public, max-age=31536000, immutable"
    headers = {"cache-control": lasting if file.is_lasting else "no-cache", "vary": "accept-encoding"}
    encoding, body = file.encoded(request.headers.get("accept-encoding", ""))
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, status_code=status, media_type=file.media_type, headers=headers)


def refused(_: Request[None, None, Any], error: EldoradoError) -> Response[Problem]:
    status = STATUS.get(error.code, 400)
    headers = {"retry-after": LATER} if status == TOO_OFTEN else None
    return Response(Problem(error.code, error.facts), status_code=status, headers=headers)


def faulty(_: Request[None, None, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses before a handler is reached: unknown address, wrong method, a body that does not fit."""
    codes = {404: "http.not-found", 405: "http.method", 413: "http.too-long"}
    code = codes.get(error.status_code, "http.invalid" if error.status_code < 500 else "server.fault")
    return Response(Problem(code), status_code=error.status_code, headers=error.headers)


def unheard(_: Request[None, None, Any], __: NobodyWaits) -> Response[None]:
    """An answer to somebody who has hung up."""
    return Response(None, status_code=HUNG_UP)


def fault(_: Request[None, None, Any], error: Exception) -> Response[Problem]:
    """What nobody foresaw: the whole of it into the log, nothing of it to the client."""
    structlog.get_logger("eldorado.server").error("http-fault", exc_info=error)
    return Response(Problem("server.fault"), status_code=500)


HANDLERS: list[BaseRouteHandler] = [
    get_box, get_qr, get_route, get_room_route, check_route, replay, list_rooms, make_room, get_room, take_seat, get_record,
    healthz, readyz, metrics, get_words,
]  # fmt: skip
