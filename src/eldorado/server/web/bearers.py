"""Who asks: the pass that a request shows as a bearer."""

from __future__ import annotations

from typing import Any

from litestar import Request

from ...engine.errors import EldoradoError
from ..people.passes import Pass
from ..rooms.house import House

BEARER = "Bearer "
Asked = Request[None, None, Any]


def secret_of(request: Asked) -> str:
    """The secret this request shows; empty without one."""
    shown = request.headers.get("authorization", "")
    return shown.removeprefix(BEARER) if shown.startswith(BEARER) else ""


async def shown_pass(request: Asked, house: House) -> Pass:
    found = await pass_of(request, house)
    if found is None:
        raise EldoradoError("pass.unknown")
    return found


async def pass_of(request: Asked, house: House) -> Pass | None:
    """None for guests, also for those whose pass is not known here any more."""
    return await house.services.passes.of(secret_of(request))


async def owner_of(request: Asked, house: House) -> str:
    """The pass that a new seat belongs to; empty for guests."""
    found = await pass_of(request, house)
    return found.id if found is not None else ""
