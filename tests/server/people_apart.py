"""Two people to a room, each at any of several processes, who come back however often they are cut off, and keep a ledger."""

from __future__ import annotations

import asyncio
import random

from playing import pick, shared_table, tokens
from serving import Process

from eldorado.client import Closed, Connection, HttpRefused, RequestRefused
from eldorado.protocol.room import Joined
from eldorado.server.rooms.log import LoggedGame
from eldorado.server.rooms.sheet import decode
from eldorado.server.storage import Storage

STUCK = 90.0
"""Seconds without anything new after which nobody in a room can go on; every process looks at the storage every three."""
WANDERS = 0.05
"""How often somebody comes back by another door after an action."""
OVERTAKEN = ("act.stale", "act.not-your-turn", "act.over")


class Ledger:
    """What was acknowledged to whom, to be held against what is stored."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, dict[int, int]] = {}
        """By room: the seat whose action became this version."""
        self.cut = 0
        """Connections that broke, or were not let in."""

    def note(self, code: str, version: int, seat: int) -> None:
        assert version not in self.acknowledged[code], "one version was acknowledged twice"
        self.acknowledged[code][version] = seat

    @property
    def actions(self) -> int:
        return sum(len(one) for one in self.acknowledged.values())


class Duel:
    """One room: its two people play so many actions, and now and then one of them goes over to another process."""

    def __init__(self, pair: list[Process], ledger: Ledger, chance: random.Random, moves: int) -> None:
        self.pair = pair
        self.ledger = ledger
        self.chance = chance
        self.moves = moves
        self.code = ""
        self.here: dict[int, Connection] = {}
        """Where each seat is connected now."""

    async def play(self, stay: asyncio.Event | None = None) -> None:
        """Raises when the two cannot come to the end; with `stay` they keep looking until that is set."""
        joined = await self._made()
        self.code = joined.room.code
        self.ledger.acknowledged[self.code] = {}
        await asyncio.gather(*(self._person(seat, token, stay) for seat, token in enumerate(tokens(joined), 1)))

    async def _made(self) -> Joined:
        while True:
            try:
                return await shared_table(self.chance.choice(self.pair).server, 2)
            except (OSError, HttpRefused):
                await asyncio.sleep(0.05)

    async def _person(self, seat: int, token: str, stay: asyncio.Event | None) -> None:
        while True:
            try:
                async with Connection(self.chance.choice(self.pair).server.socket_address, self.code, [token]) as here:
                    self.here[seat] = here
                    if await self._turns(here, seat):
                        if stay is not None:
                            await _look_on(here, stay)
                        return
            except TimeoutError as late:
                raise AssertionError(f"nobody can go on in {self.code}") from late
            except (Closed, OSError):
                self.ledger.cut += 1
                await asyncio.sleep(0.05)

    async def _turns(self, here: Connection, seat: int) -> bool:
        """True when all actions are done, false when this seat wants to be elsewhere."""
        while not self._is_done(here):
            await here.until(lambda: self._is_done(here) or _is_asked(here, seat), STUCK)
            if not self._is_done(here):
                await self._act(here, seat)
                if self.chance.random() < WANDERS:
                    return False
        return True

    def _is_done(self, here: Connection) -> bool:
        return here.is_over or here.version > self.moves

    async def _act(self, here: Connection, seat: int) -> None:
        known = here.version
        assert here.table is not None
        try:
            self.ledger.note(self.code, await here.act(seat, *pick(here.table, self.chance)), seat)
        except RequestRefused as refused:
            if refused.code in OVERTAKEN:
                await here.until(lambda: here.version > known, STUCK)
            elif refused.code != "server.storage":
                raise

    def is_stale(self, head: int) -> bool:
        return any(one.version != head for one in self.here.values())


def _is_asked(here: Connection, seat: int) -> bool:
    return here.table is not None and here.table.view.decision.seat == seat


async def _look_on(here: Connection, stay: asyncio.Event) -> None:
    """Until nobody needs to stay; raises when the connection ends before."""
    looking = asyncio.create_task(here.until(lambda: False, 10 * STUCK))
    staying = asyncio.create_task(stay.wait())
    try:
        await asyncio.wait({looking, staying}, return_when=asyncio.FIRST_COMPLETED)
        if looking.done():
            looking.result()
    finally:
        looking.cancel()
        staying.cancel()


async def audit(storage: Storage, ledger: Ledger) -> int:
    """Every log as it is stored: whole, with each acknowledged action in its place; returns how many were not answered."""
    unanswered = 0
    for code, acknowledged in ledger.acknowledged.items():
        row, log = await storage.load(code), await storage.entries(code, 0)
        assert row is not None
        assert [entry.number for entry in log] == list(range(1, len(log) + 1)), "a gap, or a number twice"
        for version, seat in acknowledged.items():
            assert version <= len(log), "an acknowledged action was lost"
            assert log[version - 1].seat == seat, "an acknowledged action is not where it was"
        game = LoggedGame(decode(row.doc).new_game())
        for entry in log:
            game.replay(entry)
        unanswered += len(log) - 1 - len(acknowledged)
    assert unanswered <= ledger.cut, "more was carried out than was asked for"
    return unanswered
