"""Files, the page, and every address that leads into it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from .http import TheHouse, ThePages, is_visit, send_file
from .previews import tagged_page


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(
    request: Request[None, None, Any], house: TheHouse, pages: ThePages, path: FromPath[str] = ""
) -> Response[bytes]:
    found = pages.find(path)
    place = pages.own_place(path) if found is None else None
    if place is not None:
        return await tagged_page(request, house, pages, place)
    if found is None and is_visit(request, path):
        return send_file(request, pages.lost, status=404)
    return send_file(request, found)


HANDLERS: list[BaseRouteHandler] = [get_page]
