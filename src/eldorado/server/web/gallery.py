"""The gallery over HTTP: what somebody publishes is untrusted; it is checked and drawn in a worker, with limits."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromQuery, JSONBody

from ...engine.errors import EldoradoError
from ...protocol.box import RouteChecked, RouteText
from ...protocol.gallery import GalleryPage, GallerySort, PublishedRoute, PublishRoute, RateRoute, ReportRoute
from ..gallery.visiting import Gallery, told
from ..workers.texts import CheckRoute, Drawn, DrawRoute
from .addresses import asking
from .bearers import Asked, owner_of
from .codes import asked_room
from .http import MOST_FAULTS, REFUSALS, Code, TheChores, TheHouse, chore

SVG = "image/svg+xml"


@post("/api/gallery", responses=REFUSALS)
async def publish(request: Asked, house: TheHouse, chores: TheChores, data: JSONBody[PublishRoute]) -> PublishedRoute:
    """A route for everybody; the same route has the same code, however often it is published."""
    checked = await chore(chores, CheckRoute(data.text), RouteChecked)
    if checked.route is None:
        raise EldoradoError("route.faulty", {"faults": [fault.code for fault in checked.faults[:MOST_FAULTS]]})
    return await Gallery(house.services).publish(data, checked.route, await owner_of(request, house))


@get("/api/gallery", responses=REFUSALS)
async def list_routes(house: TheHouse, sort: FromQuery[GallerySort] = "new", after: FromQuery[int] = 0) -> GalleryPage:
    """Published routes, the newest, most played or best rated first."""
    return await Gallery(house.services).page(sort, after)


@get("/api/gallery/{code:str}", responses=REFUSALS)
async def get_published(house: TheHouse, code: Code) -> PublishedRoute:
    """One published route, with its text."""
    return told(await Gallery(house.services).find(code))


@get("/api/gallery/{code:str}/picture", media_type=SVG, responses=REFUSALS)
async def get_picture(house: TheHouse, chores: TheChores, code: Code) -> Response[bytes]:
    """A published route as a picture."""
    found = await Gallery(house.services).find(code)
    return await _picture(chores, found.text, found.name)


@post("/api/workshop/picture", media_type=SVG, status_code=200, responses=REFUSALS)
async def draw_route(chores: TheChores, data: JSONBody[RouteText]) -> Response[bytes]:
    """Somebody's own route as a picture."""
    return await _picture(chores, data.text, "")


async def _picture(chores: TheChores, text: str, name: str) -> Response[bytes]:
    drawn = await chore(chores, DrawRoute(text, name), Drawn)
    if drawn.faults:
        raise EldoradoError("route.faulty", {"faults": [fault.code for fault in drawn.faults[:MOST_FAULTS]]})
    return Response(drawn.svg.encode(), media_type=SVG, headers={"content-disposition": 'inline; filename="route.svg"'})


@post("/api/gallery/{code:str}/ratings", status_code=200, responses=REFUSALS)
async def rate(house: TheHouse, code: Code, data: JSONBody[RateRoute]) -> PublishedRoute:
    """Stars from somebody who finished a race on the route; of a pass, or of an address without one, the last word counts."""
    room = await asked_room(house, data.room)
    return await Gallery(house.services).rate(code, room, data.token, data.stars, asking.get())


@post("/api/gallery/{code:str}/reports", status_code=200, responses=REFUSALS)
async def complain(house: TheHouse, code: Code, data: JSONBody[ReportRoute]) -> PublishedRoute:
    """For whoever runs the server to look at."""
    return await Gallery(house.services).complain(code, asking.get(), data.reason)


HANDLERS: list[BaseRouteHandler] = [publish, list_routes, get_published, get_picture, draw_route, rate, complain]
