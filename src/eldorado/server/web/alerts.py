"""Alerts over HTTP: the key browsers subscribe with, and the devices of a pass that want to be called."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from ...protocol.alerts import NewSubscription, PushOffer, Unsubscription
from ..alerts.vapid import PushKey
from .bearers import Asked, secret_of, shown_pass
from .http import REFUSALS, TheHouse

ThePushKey = NamedDependency[PushKey]
PRIVATE = {"cache-control": "no-store"}


@get("/api/push", sync_to_thread=True, responses=REFUSALS)
def get_push_key(push_key: ThePushKey) -> PushOffer:
    """The public half of the server's key."""
    return PushOffer(push_key.public)


@post("/api/push/subscribe", status_code=200, responses=REFUSALS, response_headers=PRIVATE)
async def subscribe(request: Asked, house: TheHouse, data: JSONBody[NewSubscription]) -> dict[str, bool]:
    """This device wants to be called when it is its person's turn and nobody looks."""
    one = await shown_pass(request, house)
    await house.services.subscriptions.add(one.id, secret_of(request), data)
    return {"subscribed": True}


@post("/api/push/unsubscribe", status_code=200, responses=REFUSALS, response_headers=PRIVATE)
async def unsubscribe(request: Asked, house: TheHouse, data: JSONBody[Unsubscription]) -> dict[str, bool]:
    await house.services.subscriptions.remove((await shown_pass(request, house)).id, data.endpoint)
    return {"subscribed": False}


HANDLERS: list[BaseRouteHandler] = [get_push_key, subscribe, unsubscribe]
