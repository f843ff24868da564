"""What visitors of the gallery may do: publish, look, race, rate what they raced, and complain."""

from __future__ import annotations

from typing import Final

from ...engine.errors import EldoradoError
from ...notation.routes import parse_route
from ...protocol.box import PieceInfo, RouteInfo
from ...protocol.gallery import GalleryPage, PublishedRoute, PublishRoute
from ..rooms.lettering import clean
from ..rooms.room import Room
from ..rooms.sheet import CODE_LENGTH, CODE_LETTERS, HOST
from ..services import Services
from .shelf import Shelf, ShelfRoute, layout_of

PAGE: Final = 24
MOST_AFTER: Final = 100_000
NAME: Final = 60
AUTHOR: Final = 24
REASON: Final = 200


class Gallery:
    """Made once per process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.shelf: Shelf = services.shelf

    async def publish(self, asked: PublishRoute, laid: RouteInfo, owner: str) -> PublishedRoute:
        """A route that the checker has passed; `laid` is what the checker saw."""
        route = parse_route(asked.text if "\n" in asked.text else asked.text + "\n")
        most = self.services.settings.most_routes
        if not await self.shelf.has(layout_of(route)) and await self.shelf.count() >= most:
            raise EldoradoError("gallery.full", {"most": most})
        name = clean(asked.name, NAME) or clean(route.id.replace("-", " "), NAME)
        entry = ShelfRoute(
            "", layout_of(route), name, clean(asked.author, AUTHOR), route.text(), laid.length, laid.blockades, laid.caves,
            self.services.clock.now(),
        )  # fmt: skip
        return told(await self.shelf.put(entry, owner))

    async def find(self, code: str) -> ShelfRoute:
        """Refuses what is not there, and at once what cannot be a code."""
        code = code.upper()
        if len(code) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in code):
            found = await self.shelf.find(code)
            if found is not None:
                return found
        raise EldoradoError("gallery.unknown", {"code": code[:12]})

    async def page(self, sort: str, after: int) -> GalleryPage:
        found = await self.shelf.listed(sort, PAGE + 1, min(max(after, 0), MOST_AFTER))
        return GalleryPage([told(route) for route in found[:PAGE]], after + PAGE if len(found) > PAGE else 0)

    async def rate(self, code: str, room: Room, token: str, stars: int, address: str) -> PublishedRoute:
        """Only who sat in a race on it to the end may; a bot that stood in has no opinion.

        A pass has one voice, however often it raced; without one an address has, whatever rooms it opened.
        """
        route = await self.find(code)
        seat = self.services.tokens.seat(room.sheet, token)
        if room.sheet.published != route.code or room.sheet.phase != "over" or seat is None or not _has_raced(room, seat):
            raise EldoradoError("gallery.not-raced", {})
        who = room.sheet.seat(seat).owner or self._stranger(route.code, address)
        await self.shelf.rate(route.code, who, stars, self.services.clock.now())
        return told(await self.find(code))

    async def complain(self, code: str, address: str, reason: str) -> PublishedRoute:
        """Addresses are not kept, only whether the same one has complained before."""
        route = await self.find(code)
        who = self._stranger(route.code, address)
        await self.shelf.complain(route.code, who, clean(reason, REASON), self.services.clock.now())
        return told(route)

    def _stranger(self, code: str, address: str) -> str:
        """Somebody without a pass: the same for the same route, and no address that could be found out again."""
        return self.services.tokens.mark(f"{code} {address}")


def _has_raced(room: Room, seat: int) -> bool:
    if seat == HOST:
        return False
    place = room.sheet.seat(seat)
    return place.kind == "human" and not place.stand_in and not room.game().game.state.players[seat - 1].resigned


def told(route: ShelfRoute) -> PublishedRoute:
    """For everybody: without complaints."""
    laid = parse_route(route.text)
    pieces = [PieceInfo(piece.letter, piece.q, piece.r, piece.turn) for piece in laid.pieces]
    stars = round(route.total / route.ratings, 2) if route.ratings else 0.0
    return PublishedRoute(
        route.code, route.name, route.author, route.text, route.made, pieces, laid.end_side, route.steps, route.blockades,
        route.caves, route.plays, route.ratings, stars,
    )  # fmt: skip
