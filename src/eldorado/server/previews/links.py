"""The words of a link: of a room, a replay, a route or the expedition of a day, as far as whoever has the link may know it."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.errors import EldoradoError
from ...protocol.room import SeatPlan
from ...words import Words
from ..alerts.turns import name_of, route_name
from ..gallery.visiting import Gallery
from ..people.daily import RIVALS, Daily, number_of
from ..rooms.house import House
from ..rooms.room import Room

DEFAULT_PICTURE = "route/first-game"


class LinkPreview(NamedTuple):
    """`picture`: where it lies below /preview/, without its ending."""

    title: str
    text: str
    picture: str = DEFAULT_PICTURE


def plain_preview(words: Words) -> LinkPreview:
    """Of a link that tells nothing, or nothing that may be told."""
    return LinkPreview("El Dorado", words.text("preview-text"))


async def preview_of(house: House, address: str, place: str, words: Words) -> LinkPreview:
    """Whoever tries out codes is told nothing more for a while; a link that leads nowhere looks like any other."""
    kind, _, rest = place.partition("/")
    name = rest.split("/", 1)[0]
    limits = house.services.limits
    if not name or limits.guesses.is_empty(address) or not limits.requests.take(address):
        return plain_preview(words)
    try:
        if kind in ("room", "replay", "review"):
            return await _room(house, await house.find(name), words)
        if kind == "routes":
            return await _route(house, name, words)
        if kind == "daily":
            return await _daily(house, name, words)
    except EldoradoError as refused:
        if refused.code in ("room.unknown", "gallery.unknown"):
            limits.guesses.take(address)
    return plain_preview(words)


async def _room(house: House, room: Room, words: Words) -> LinkPreview:
    sheet = room.sheet
    if sheet.daily:
        return await _daily(house, sheet.daily, words)
    picture = room_picture(room)
    if sheet.phase == "lobby":
        free = sum(1 for seat in sheet.seats if seat.kind == "open")
        host = name_of(sheet, sheet.host, words) if sheet.host > 0 else "none"
        title = words.text("preview-lobby", name=host)
        route = words.route(sheet.route or sheet.board().route.id)
        return LinkPreview(title, words.text("preview-lobby.text", route=route, count=free), picture)
    names = [name_of(sheet, number, words) for number in range(1, len(sheet.seats) + 1)]
    outcome = room.game().game.outcome
    if outcome is None:
        text = words.text("preview-playing.text", names=names)
        return LinkPreview(words.text("preview-playing", route=route_name(room, words)), text, picture)
    winner = names[outcome.winner - 1] if outcome.winner else "none"
    title = words.text("preview-over", name=winner, route=route_name(room, words))
    return LinkPreview(title, words.text("preview-over.text", names=names, count=outcome.rounds), picture)


def room_picture(room: Room) -> str:
    """Printed and published routes have a picture of their own, which is drawn once for all."""
    sheet = room.sheet
    return f"route/{sheet.published or sheet.route}" if sheet.published or sheet.route else f"room/{sheet.code}"


async def _route(house: House, code: str, words: Words) -> LinkPreview:
    found = await Gallery(house.services).find(code)
    text = words.text("preview-route.text", name=found.author or "none", count=found.steps)
    return LinkPreview(words.text("preview-route", name=found.name), text, f"route/{found.code}")


async def _daily(house: House, day: str, words: Words) -> LinkPreview:
    daily = Daily(house)
    sheet = await daily.sheet(daily.check(day), SeatPlan("bot", RIVALS[0]))
    route = words.route(sheet.route) if sheet.route else words.text("daily-uncharted")
    picture = f"route/{sheet.route}" if sheet.route else DEFAULT_PICTURE
    title = words.text("preview-daily", number=number_of(sheet.daily))
    return LinkPreview(title, words.text("preview-daily.text", route=route), picture)
