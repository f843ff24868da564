"""Passes: who somebody is, without an account. The secret stays in the browser; here only its hash is known."""

from __future__ import annotations

import secrets

import msgspec

from ...engine.errors import EldoradoError
from ...protocol.people import DeviceState, NewPass, PassOpened, PassState
from ..rooms.lettering import clean_name
from ..storage import Storage, alerts_sql, gallery_sql, ratings_sql
from ..storage import people_sql as sql
from ..storage.keeping import Clocked
from .phrases import hash_of, new_phrase, new_secret_key, plain_phrase

COLOURS = 4
LINK_SECONDS = 600.0
DEVICE, LINK, PHRASE = "device", "link", "phrase"
LONGEST = 200
MOST_DEVICES = 20
SEEN_EVERY = 3600.0
"""Being here is written down once an hour, not with every request."""


class Pass(msgspec.Struct):
    """`id` is public: it stands in sheets and results, and opens nothing."""

    id: str
    name: str
    colour: int
    made: float
    seen: float


class Passes:
    def __init__(self, storage: Storage, clock: Clocked) -> None:
        self._storage = storage
        self._clock = clock

    # ---- opening

    async def make(self, asked: NewPass) -> PassOpened:
        now = self._clock.now()
        made = Pass(secrets.token_hex(8), clean_name(asked.name), _colour(asked.colour), now, now)
        await self._storage.write(sql.MAKE_PASS, made.id, made.name, made.colour, made.made, made.seen)
        return await self._opened(made)

    async def of(self, secret: str) -> Pass | None:
        """The pass this secret opens."""
        if not secret or len(secret) > LONGEST:
            return None
        found = await self._of(DEVICE, secret)
        if found is not None and self._clock.now() - found.seen > SEEN_EVERY:
            await self._storage.write(sql.SEE_PASS, self._clock.now(), found.id)
        return found

    async def _of(self, kind: str, secret: str) -> Pass | None:
        rows = await self._storage.rows(sql.PASS_OF_KEY, hash_of(kind, secret), kind, self._clock.now())
        return Pass(*rows[0]) if rows else None

    async def _opened(self, one: Pass) -> PassOpened:
        """On one more device."""
        devices = [key for key in await self._keys(one) if key[1] == DEVICE]
        if len(devices) >= MOST_DEVICES:
            raise EldoradoError("pass.too-many-devices", {"most": MOST_DEVICES})
        secret = new_secret_key()
        if not await self._add_key(one, DEVICE, secret, 0):
            raise EldoradoError("pass.unknown")
        return PassOpened(secret, await self.state(one, secret))

    async def _add_key(self, one: Pass, kind: str, secret: str, until: float) -> bool:
        """False when the pass was deleted meanwhile: nothing is left behind that would open it."""
        values = (hash_of(kind, secret), kind, self._clock.now(), until, one.id)
        return await self._storage.write(sql.MAKE_KEY, *values)

    async def _keys(self, one: Pass) -> list[tuple[str, str, float, float]]:
        return [(str(h), str(k), float(made), float(until)) for h, k, made, until in await self._storage.rows(sql.KEYS, one.id)]

    async def state(self, one: Pass, secret: str) -> PassState:
        keys = await self._keys(one)
        mine = hash_of(DEVICE, secret)
        devices = [DeviceState(name[:12], made, name == mine) for name, kind, made, _ in keys if kind == DEVICE]
        return PassState(one.id, one.name, one.colour, one.made, devices, any(kind == PHRASE for _, kind, _, _ in keys))

    # ---- changing

    async def change(self, one: Pass, name: str, colour: int) -> Pass:
        changed = Pass(one.id, clean_name(name) or one.name, _colour(colour) or one.colour, one.made, one.seen)
        await self._storage.write(sql.CHANGE_PASS, changed.name, changed.colour, one.id)
        return changed

    async def link(self, one: Pass) -> tuple[str, float]:
        """A code that opens the pass once, and until when; the one before is worthless."""
        code, until = new_secret_key(), self._clock.now() + LINK_SECONDS
        await self._storage.write(sql.DROP_KIND, one.id, LINK)
        await self._add_key(one, LINK, code, until)
        return code, until

    async def use_link(self, code: str) -> PassOpened:
        """Of two who use it at once one is let in: whoever takes the row away."""
        found = await self._of(LINK, code) if len(code) <= LONGEST else None
        if found is None or not await self._storage.write(sql.USE_KEY, hash_of(LINK, code), LINK, self._clock.now()):
            raise EldoradoError("pass.link-used")
        return await self._opened(found)

    async def phrase(self, one: Pass) -> str:
        """A new recovery phrase; the one before is worthless."""
        made = new_phrase()
        await self._storage.write(sql.DROP_KIND, one.id, PHRASE)
        await self._add_key(one, PHRASE, made, 0)
        return made

    async def recover(self, phrase: str) -> PassOpened:
        plain = plain_phrase(phrase)
        found = await self._of(PHRASE, plain) if len(plain) <= LONGEST else None
        if found is None:
            raise EldoradoError("pass.no-phrase")
        return await self._opened(found)

    async def revoke(self, one: Pass, secret: str, device: str) -> None:
        """Closes the pass on a device, or everywhere but here; links and phrases go with the latter."""
        mine = hash_of(DEVICE, secret)
        if not device:
            await self._storage.write(sql.DROP_OTHERS, one.id, mine)
            return
        for name, kind, _, _ in await self._keys(one):
            if kind == DEVICE and name.startswith(device) and len(device) >= 12:
                await self._storage.write(sql.DROP_KEY, one.id, name)

    async def forget(self, one: str) -> None:
        """The pass itself and every row about it; names in rooms are taken out by `leaving`."""
        said = (sql.FORGET_SAID, *gallery_sql.FORGET_AUTHOR)
        for statement in (alerts_sql.FORGET_SUBSCRIPTIONS, *said, *ratings_sql.FORGET, *sql.FORGET_DAILY, *sql.FORGET_PASS):
            await self._storage.write(statement, one)


def _colour(colour: int) -> int:
    if not 0 <= colour <= COLOURS:
        raise EldoradoError("seat.colour", {"found": colour, "most": COLOURS})
    return colour
