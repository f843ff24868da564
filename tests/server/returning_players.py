"""Players who come back however often the server is killed, and hold it to its word."""

from __future__ import annotations

import asyncio
import random

from playing import pick, shared_table, tokens
from serving import Process

from eldorado.client import Closed, Connection, HttpRefused, RequestRefused
from eldorado.engine.errors import EldoradoError
from eldorado.protocol.room import Joined
from eldorado.server.app import open_storage
from eldorado.server.rooms.log import LoggedGame
from eldorado.server.rooms.sheet import decode


class Tally:
    """What the players were told, to be held against what is stored."""

    def __init__(self) -> None:
        self.seen: dict[str, int] = {}
        """The last version of each game that was acknowledged."""
        self.acknowledged = 0
        self.unsure = 0
        """Actions that were under way when the server was killed, and were found carried out."""
        self.games_over = 0
        self.cut = 0
        """Connections that broke."""


async def kills(server: Process, times: int, rooms: int, chance: random.Random) -> Tally:
    """Plays in several rooms, one game after the other, while the server is killed and started again."""
    ended = asyncio.Event()
    tally = Tally()
    players = [asyncio.create_task(stubborn(server, tally, random.Random(number), ended)) for number in range(rooms)]
    for _ in range(times):
        await asyncio.sleep(chance.uniform(0.1, 0.8))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        for player in players:
            if player.done():
                player.result()  # a broken promise is told at once, not after all the kills
    acknowledged = tally.acknowledged
    while tally.acknowledged == acknowledged:  # after the last start everybody comes back and goes on
        await asyncio.wait(players, timeout=0.02)
        for player in players:
            if player.done():
                player.result()
    ended.set()
    await asyncio.gather(*players)
    return tally


async def stubborn(server: Process, tally: Tally, chance: random.Random, ended: asyncio.Event) -> None:
    """Plays game after game at one device for two, and comes back whenever the connection is lost."""
    while not ended.is_set():
        joined = await _table(server, ended)
        if joined is None:
            return
        tally.seen[joined.room.code] = 1
        while not ended.is_set():
            try:
                if await _play(server, joined, tally, chance, ended):
                    break
            except (Closed, OSError):
                tally.cut += 1
                await asyncio.sleep(0.02)
            except RequestRefused as refused:
                if refused.code != "server.storage":
                    raise


async def _table(server: Process, ended: asyncio.Event) -> Joined | None:
    """A new game; asked for until somebody answers."""
    while not ended.is_set():
        try:
            return await shared_table(server.server, 2)
        except (OSError, HttpRefused):
            await asyncio.sleep(0.02)
    return None


async def _play(server: Process, joined: Joined, tally: Tally, chance: random.Random, ended: asyncio.Event) -> bool:
    """Over one connection; true when the game is over.

    An acknowledged version must be there after coming back; one that was not acknowledged may be there or not, but once.
    """
    code, seen = joined.room.code, tally.seen
    async with Connection(server.server.socket_address, code, tokens(joined)) as both:
        await both.until(lambda: both.table is not None)
        assert seen[code] <= both.version <= seen[code] + 1, "an acknowledged action was lost, or one came twice"
        tally.unsure += both.version - seen[code]
        seen[code] = both.version
        while not ended.is_set() and not both.is_over:
            assert both.table is not None
            seat = both.table.view.decision.seat
            await both.look(seat)
            version = await both.act(seat, *pick(both.table, chance))
            assert version == seen[code] + 1, "a version is missing"
            seen[code] = version
            tally.acknowledged += 1
        tally.games_over += both.is_over
        return both.is_over


async def audit(url: str, tally: Tally) -> int:
    """Reads every log as it is stored: no gap, nothing acknowledged missing, and it replays; returns the number of entries."""
    storage = open_storage(url)
    await storage.open()
    entries = 0
    try:
        for code, version in tally.seen.items():
            row = await storage.load(code)
            assert row is not None
            log = await storage.entries(code, 0)
            assert [entry.number for entry in log] == list(range(1, len(log) + 1)), "a gap, or a number twice"
            assert version <= len(log) <= version + 1, "an acknowledged action is missing, or one too many is there"
            game = LoggedGame(decode(row.doc).new_game())
            try:
                for entry in log:
                    game.replay(entry)
            except EldoradoError as refused:
                raise AssertionError(f"{code} does not replay: {refused.code}") from refused
            entries += len(log)
    finally:
        await storage.close()
    return entries
