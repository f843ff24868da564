"""People over HTTP. A pass is shown by its secret as a bearer, which no page of another origin can send without being asked."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromQuery, JSONBody

from ...protocol.box import RouteInfo
from ...protocol.people import (
    DailyAsk,
    DailyState,
    GamesPage,
    Home,
    LinkCode,
    LinkWanted,
    NewPass,
    PassChange,
    PassLink,
    PassOpened,
    PassState,
    RecoveryPhrase,
    Revocation,
)
from ...protocol.room import Joined, SeatToken
from ..people.daily import Daily
from ..people.export import exported
from ..people.history import PastGames
from ..people.home import home_of
from ..people.leaving import delete_pass
from ..rooms.house import House
from ..rooms.rematches import play_again
from ..rooms.room import Room
from ..workers.invitations import AddressPicture
from .addresses import asking
from .bearers import Asked, secret_of, shown_pass
from .codes import asked_room
from .http import REFUSALS, Code, TheChores, TheHouse, worked
from .invitations import SHORT, checked_address, fresh_qr

PAGE = 40
PRIVATE = {"cache-control": "no-store"}


@post("/api/pass", responses=REFUSALS, response_headers=PRIVATE)
async def make_pass(house: TheHouse, data: JSONBody[NewPass]) -> PassOpened:
    """A new pass; its secret is told this once."""
    return await house.services.passes.make(data)


@get("/api/pass", responses=REFUSALS, response_headers=PRIVATE)
async def get_pass(request: Asked, house: TheHouse) -> PassState:
    return await house.services.passes.state(await shown_pass(request, house), secret_of(request))


@post("/api/pass/change", status_code=200, responses=REFUSALS, response_headers=PRIVATE)
async def change_pass(request: Asked, house: TheHouse, data: JSONBody[PassChange]) -> PassState:
    changed = await house.services.passes.change(await shown_pass(request, house), data.name, data.colour)
    return await house.services.passes.state(changed, secret_of(request))


@post("/api/pass/link", status_code=200, responses=REFUSALS, response_headers=PRIVATE)
async def link_pass(request: Asked, house: TheHouse, chores: TheChores, data: JSONBody[LinkWanted]) -> PassLink:
    """An address that opens the pass once; the code stands behind the `#`, which no browser sends and no log holds."""
    one = await shown_pass(request, house)
    place = checked_address(data.address).partition("#")[0]  # refused before anything is made
    code, until = await house.services.passes.link(one)
    address = checked_address(f"{place}#/pass/{code}")
    picture = fresh_qr(address) if len(address) <= SHORT else await worked(chores, AddressPicture(address))
    return PassLink(address, until, picture.decode())


@post("/api/pass/open", status_code=200, responses=REFUSALS, response_headers=PRIVATE)
async def open_pass(house: TheHouse, data: JSONBody[LinkCode]) -> PassOpened:
    """The other device: a code is worth one answer."""
    return await house.services.passes.use_link(data.code)


@post("/api/pass/phrase", status_code=200, responses=REFUSALS, response_headers=PRIVATE)
async def phrase_pass(request: Asked, house: TheHouse, data: JSONBody[dict[str, str]]) -> RecoveryPhrase:
    """A new recovery phrase; the one before is worthless."""
    return RecoveryPhrase(await house.services.passes.phrase(await shown_pass(request, house)))


@post("/api/pass/recover", status_code=200, responses=REFUSALS, response_headers=PRIVATE)
async def recover_pass(house: TheHouse, data: JSONBody[RecoveryPhrase]) -> PassOpened:
    return await house.services.passes.recover(data.phrase)


@post("/api/pass/revoke", status_code=200, responses=REFUSALS, response_headers=PRIVATE)
async def revoke_pass(request: Asked, house: TheHouse, data: JSONBody[Revocation]) -> PassState:
    one = await shown_pass(request, house)
    await house.services.passes.revoke(one, secret_of(request), data.device)
    await house.services.subscriptions.drop_closed(one.id)
    return await house.services.passes.state(one, secret_of(request))


@post("/api/pass/delete", status_code=200, responses=REFUSALS, response_headers=PRIVATE)
async def remove_pass(request: Asked, house: TheHouse, data: JSONBody[dict[str, str]]) -> dict[str, bool]:
    """Name, devices and history go; games stay, without the name."""
    await delete_pass(house, (await shown_pass(request, house)).id)
    return {"deleted": True}


@get("/api/pass/export", responses=REFUSALS)
async def export_pass(request: Asked, house: TheHouse) -> Response[bytes]:
    one = await shown_pass(request, house)
    body = await exported(house.services, PastGames(house.services.storage), one)
    headers = {**PRIVATE, "content-disposition": 'attachment; filename="eldorado-pass.json"'}
    return Response(body, media_type="application/json", headers=headers)


@get("/api/home", responses=REFUSALS, response_headers=PRIVATE)
async def get_home(request: Asked, house: TheHouse) -> Home:
    """Running games, one's own turns first, and the last finished ones."""
    one = await shown_pass(request, house)
    state = await house.services.passes.state(one, secret_of(request))
    return await home_of(house, PastGames(house.services.storage), one, state)


@get("/api/history", responses=REFUSALS, response_headers=PRIVATE)
async def get_history(request: Asked, house: TheHouse, before: FromQuery[float] = 0, only: FromQuery[str] = "") -> GamesPage:
    """Finished games, newest first. `only`: `won`, `solo`, `here`, `online`, `daily` or `route ID`."""
    return await PastGames(house.services.storage).page(await shown_pass(request, house), before, only, PAGE)


@post("/api/rooms/{code:str}/tokens", status_code=200, responses=REFUSALS, response_headers=PRIVATE)
async def room_tokens(request: Asked, house: TheHouse, code: Code, data: JSONBody[dict[str, str]]) -> Joined:
    """The tokens of the seats that this pass holds in a room: how a second device sits down on the same chair."""
    one = await shown_pass(request, house)
    room = await asked_room(house, code)
    return Joined(room.state(), held_tokens(house, room, one.id))


def held_tokens(house: House, room: Room, owner: str) -> list[SeatToken]:
    """Of the seats that this pass holds in a room."""
    held = [number for number, seat in enumerate(room.sheet.seats, 1) if seat.owner == owner]
    return [SeatToken(seat, house.services.tokens.issue(room.sheet, seat)) for seat in held]


@post("/api/rooms/{code:str}/again", status_code=200, responses=REFUSALS, response_headers=PRIVATE)
async def again(request: Asked, house: TheHouse, code: Code, data: JSONBody[dict[str, str]]) -> Joined:
    """A finished game once more, with the same seats and settings, by whoever holds a seat there: the room that follows it."""
    one = await shown_pass(request, house)
    room = await play_again(house, await asked_room(house, code), one.id, asking.get())
    return Joined(room.state(), held_tokens(house, room, one.id))


@get("/api/daily", responses=REFUSALS, response_headers=PRIVATE)
async def get_daily(request: Asked, house: TheHouse, day: FromQuery[str] = "") -> DailyState:
    """The expedition of today, or of a day before."""
    daily = Daily(house)
    await daily.pace(daily.check(day))
    return await daily.state(day, await house.services.passes.of(secret_of(request)))


@get("/api/daily/route", responses=REFUSALS, response_headers=PRIVATE)
async def get_daily_route(house: TheHouse, day: FromQuery[str] = "") -> RouteInfo:
    """The route of a day, with all its spaces: also one that is printed nowhere."""
    return await Daily(house).route(day)


@post("/api/daily", status_code=200, responses=REFUSALS, response_headers=PRIVATE)
async def begin_daily(request: Asked, house: TheHouse, data: JSONBody[DailyAsk]) -> Joined:
    """Sets out, or goes on where the counted try stands."""
    room = await Daily(house).set_out(await shown_pass(request, house), data.practice, data.day, asking.get())
    seat = room.sheet.daily_seat
    return Joined(room.state(), [SeatToken(seat, house.services.tokens.issue(room.sheet, seat))])


HANDLERS: list[BaseRouteHandler] = [
    make_pass, get_pass, change_pass, link_pass, open_pass, phrase_pass, recover_pass, revoke_pass, remove_pass, export_pass,
    get_home, get_history, room_tokens, again, get_daily, get_daily_route, begin_daily,
]  # fmt: skip
