"""Links as messengers look them up: the page with its tags in front, and the pictures the tags name."""

from __future__ import annotations

import html
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler

from ...engine.errors import EldoradoError
from ...words import FALLBACK, LANGUAGES, Words
from ..previews.links import LinkPreview, preview_of
from ..previews.pictures import PreviewPictures
from ..rooms.house import House
from ..workers.previews import HEIGHT, WIDTH
from .addresses import asking
from .codes import asked_room
from .http import REFUSALS, TheHouse, Word
from .pages import Pages

ThePictures = NamedDependency[PreviewPictures]
PNG = "image/png"
PICTURE = {"cache-control": "public, max-age=86400"}
ENDING = ".png"


@get("/preview/route/{file:str}", media_type=PNG, responses=REFUSALS, response_headers=PICTURE, include_in_schema=False)
async def get_route_preview(house: TheHouse, pictures: ThePictures, file: Word) -> bytes:
    """`/preview/route/serpentine.png`, or the code of a published route."""
    return await pictures.of_route(house, _name(house, file))


@get("/preview/room/{file:str}", media_type=PNG, responses=REFUSALS, response_headers=PICTURE, include_in_schema=False)
async def get_room_preview(house: TheHouse, pictures: ThePictures, file: Word) -> bytes:
    """The route of a room that is somebody's own."""
    return await pictures.of_room(await asked_room(house, _name(house, file)))


def _name(house: House, file: str) -> str:
    """Pictures cost work, so they count as requests."""
    if not house.services.limits.requests.take(asking.get()):
        raise EldoradoError("http.too-fast")
    if not file.endswith(ENDING):
        raise EldoradoError("http.not-found", {})
    return file.removesuffix(ENDING)


async def tagged_page(request: Request[None, None, Any], house: House, pages: Pages, place: str) -> Response[bytes]:
    """The page for an address such as /room/ABCDEF: it goes there by itself, and the tags in front are for messengers."""
    words = Words(reader_language(request.headers.get("accept-language", "")))
    preview = await preview_of(house, asking.get(), place, words)
    body = pages.with_head(tags(preview, place, origin(request)))
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(body, media_type="text/html; charset=utf-8", headers=headers)


def tags(preview: LinkPreview, place: str, origin: str) -> bytes:
    """What is told comes from people: every word of it is escaped."""
    facts = {
        "og:type": "website", "og:site_name": "El Dorado", "og:title": preview.title, "og:description": preview.text,
        "og:url": f"{origin}/{place}", "og:image": f"{origin}/preview/{preview.picture}{ENDING}", "og:image:type": PNG,
        "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT),
    }  # fmt: skip
    lines = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in facts.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" /><meta name="robots" content="noindex" />')
    lines.append(f'<meta name="place" content="{html.escape(place)}" /><base href="/" />')
    return "".join(lines).encode()


def origin(request: Request[None, None, Any]) -> str:
    """By which address the reader came; a proxy in front says whether it spoke TLS with them."""
    is_secure = request.headers.get("x-forwarded-proto", request.url.scheme) == "https"
    return f"{'https' if is_secure else 'http'}://{request.headers.get('host', '')}"


def reader_language(accepted: str) -> str:
    """The first language of the header that is spoken here; most messengers name none."""
    for wish in accepted.split(","):
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK


HANDLERS: list[BaseRouteHandler] = [get_route_preview, get_room_preview]
