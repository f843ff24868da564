"""Where the devices of a pass want to be called: a few each, only at push services that the operator allows."""

from __future__ import annotations

import binascii
from typing import NamedTuple

from ...engine.errors import EldoradoError
from ...protocol.alerts import NewSubscription
from ...words import FALLBACK, LANGUAGES
from ..people.passes import DEVICE
from ..people.phrases import hash_of
from ..storage import Storage
from ..storage import alerts_sql as sql
from ..storage.keeping import Clocked
from .calling import Caller
from .sealing import check_keys
from .vapid import plain

MOST = 10
"""Of one pass; the oldest make room."""


class PushTarget(NamedTuple):
    """One device: where its messages go, how they are sealed, and what language is read there."""

    endpoint: str
    public_key: bytes
    auth: bytes
    language: str


class Subscriptions:
    def __init__(self, storage: Storage, clock: Clocked, caller: Caller, services: list[str]) -> None:
        self._storage = storage
        self._clock = clock
        self._caller = caller
        self._services = [one.lower() for one in services]

    async def add(self, owner: str, secret: str, asked: NewSubscription) -> None:
        """Of this device, which shows its secret; the same address is kept once, under whoever brought it last."""
        self._check(asked.endpoint)
        check_keys(_bytes(asked.public_key), _bytes(asked.auth))
        language = asked.language if asked.language in LANGUAGES else FALLBACK
        values = (hash_of(DEVICE, secret), asked.public_key, asked.auth, language, self._clock.now())
        await self._storage.write(sql.SUBSCRIBE, asked.endpoint, owner, *values)
        await self._storage.write(sql.DROP_OLDEST, owner, MOST)

    def _check(self, endpoint: str) -> None:
        place = self._caller.place(endpoint)
        if not place.is_inside and not any(_is_of(place.host, service) for service in self._services):
            raise EldoradoError("push.service", {"name": place.host[:80]})

    async def remove(self, owner: str, endpoint: str) -> None:
        await self._storage.write(sql.UNSUBSCRIBE, endpoint, owner)

    async def drop_dead(self, endpoint: str) -> None:
        """Its push service says that nobody is there any more."""
        await self._storage.write(sql.DROP_DEAD, endpoint)

    async def drop_closed(self, owner: str) -> None:
        """Of devices on which the pass was closed."""
        await self._storage.write(sql.DROP_CLOSED, owner)

    async def forget(self, owner: str) -> None:
        await self._storage.write(sql.FORGET_SUBSCRIPTIONS, owner)

    async def of(self, owner: str) -> list[PushTarget]:
        rows = await self._storage.rows(sql.SUBSCRIPTIONS, owner)
        return [
            PushTarget(str(endpoint), plain(str(key)), plain(str(auth)), str(language)) for endpoint, key, auth, language in rows
        ]


def _is_of(host: str, service: str) -> bool:
    """`*` is every one, `.example.org` everything below it."""
    return service == "*" or host == service or (service.startswith(".") and host.endswith(service))


def _bytes(text: str) -> bytes:
    try:
        return plain(text[:200])
    except (binascii.Error, ValueError):
        raise EldoradoError("push.invalid") from None
