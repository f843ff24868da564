"""Two processes on one PostgreSQL and one Redis, the people of every room apart: nothing lost, doubled, stale or stuck.

A few rooms in `make test`; in `make faults` 500 rooms for each fault, 2,000 games and 200 kills.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import time
from collections.abc import AsyncIterator

import psycopg
import pytest
from lossy import LossyRedis
from people_apart import Duel, Ledger, audit
from services import Postgres, Redis
from serving import Process, processes

from eldorado.client import Connection
from eldorado.server.app import open_storage
from eldorado.server.storage import Storage

LONG = os.environ.get("ELDORADO_FAULTS") == "long"
ROOMS, GAMES, KILLS = (500, 2_000, int(os.environ.get("ELDORADO_KILLS", "200"))) if LONG else (8, 8, 1)
SEED = int(os.environ.get("ELDORADO_SEED", "5"))
FAULTS = ["none", "lost", "killed"] if LONG else ["lost"]
LOSSES = [0, 0.3] if LONG else [0.3]
AT_ONCE = 40
PROMISED = 5.0
"""Seconds after which everybody sees what is stored (docs/reliability.md)."""
PATIENCE = PROMISED if LONG else 60.0
"""The promise is measured in the long run; elsewhere the machine may be busy with other tests."""


@contextlib.asynccontextmanager
async def apart(pg: Postgres, rd: Redis, name: str, loss: float = 0) -> AsyncIterator[tuple[list[Process], Storage, LossyRedis]]:
    """Two processes with a database of their own, and the storage to look into."""
    with psycopg.connect(pg.url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    url = pg.url.replace("/postgres", f"/{name}")
    async with LossyRedis(rd.port, loss) as lossy:
        environment = {"ELDORADO_DATABASE_URL": url, "ELDORADO_REDIS_URL": lossy.url}
        starting = processes(2, environment)
        pair = await asyncio.to_thread(starting.__enter__)
        storage = open_storage(url)
        await storage.open()
        try:
            yield pair, storage, lossy
        finally:
            await storage.close()
            await asyncio.to_thread(starting.__exit__, None, None, None)


async def kill_one_after_the_other(pair: list[Process], times: int, chance: random.Random) -> None:
    """The other one goes on meanwhile."""
    for _ in range(times):
        await asyncio.sleep(chance.uniform(0.1, 0.8))
        victim = chance.choice(pair)
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(victim.start)


def tell(capsys: pytest.CaptureFixture[str], **figures: object) -> None:
    with capsys.disabled():
        print(json.dumps(figures))


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("fault", FAULTS)
def test_no_room_is_stale_five_seconds_later(fault: str, pg: Postgres, rd: Redis, capsys: pytest.CaptureFixture[str]) -> None:
    """Everybody who looks sees what is stored, and so does whoever comes in by either door."""

    async def test() -> None:
        ledger, stay, chance = Ledger(), asyncio.Event(), random.Random(7)
        async with apart(pg, rd, f"stale_{fault}", 0.5 if fault == "lost" else 0) as (pair, storage, lossy):
            duels = [Duel(pair, ledger, random.Random(number), moves=6) for number in range(ROOMS)]
            playing = [asyncio.create_task(duel.play(stay)) for duel in duels]
            if fault == "killed":
                await kill_one_after_the_other(pair, 20 if LONG else 1, chance)
            heads = await _finished(storage, duels, playing)
            slowest = await _agreed(duels, heads)
            stale = [duel.code for duel in duels if duel.is_stale(heads[duel.code])]
            fresh = [code for code in heads if await _is_stale_when_new(pair, code, heads[code])]
            stay.set()
            await asyncio.gather(*playing)
            unanswered = await audit(storage, ledger)
        assert (stale, fresh) == ([], [])
        assert bool(lossy.lost) == (fault == "lost")
        tell(
            capsys, fault=fault, rooms=ROOMS, acknowledged=ledger.actions, unanswered=unanswered, cut=ledger.cut,
            notices_lost=lossy.lost, stale=0, agreed_after_s=round(slowest, 2),
        )  # fmt: skip

    asyncio.run(test())


async def _finished(storage: Storage, duels: list[Duel], playing: list[asyncio.Task[None]]) -> dict[str, int]:
    """When the last action of every room is stored: how far each is."""
    while True:
        for task in playing:
            if task.done():
                task.result()  # a broken promise is told at once
        heads = await storage.heads([duel.code for duel in duels if duel.code])
        if len(heads) == len(duels) and all(head.number > duels[0].moves for head in heads.values()):
            return {code: head.number for code, head in heads.items()}
        await asyncio.sleep(0.2)


async def _agreed(duels: list[Duel], heads: dict[str, int]) -> float:
    """How long it takes until everybody sees it; no longer than is waited for."""
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE and any(duel.is_stale(heads[duel.code]) for duel in duels):
        await asyncio.sleep(0.05)
    return time.monotonic() - begun


async def _is_stale_when_new(pair: list[Process], code: str, head: int) -> bool:
    for process in pair:
        async with Connection(process.server.socket_address, code) as guest:
            if guest.version != head:
                return True
    return False


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("loss", LOSSES)
def test_no_game_comes_to_a_stop(loss: float, pg: Postgres, rd: Redis, capsys: pytest.CaptureFixture[str]) -> None:
    async def test() -> None:
        ledger, left = Ledger(), iter(range(GAMES))
        async with apart(pg, rd, f"stop_{int(10 * loss)}", loss) as (pair, storage, lossy):

            async def one_after_the_other() -> None:
                for number in left:
                    await Duel(pair, ledger, random.Random(number), moves=40 if LONG else 12).play()

            await asyncio.gather(*(one_after_the_other() for _ in range(min(AT_ONCE, GAMES))))
            await audit(storage, ledger)
        tell(capsys, games=GAMES, acknowledged=ledger.actions, notices_lost=lossy.lost, deadlocks=0)

    asyncio.run(test())


@pytest.mark.timeout(7200)
def test_one_of_two_processes_is_killed_under_load(pg: Postgres, rd: Redis, capsys: pytest.CaptureFixture[str]) -> None:
    """Also with lost notices: every acknowledged action is there once, and every game goes on at the other process."""

    async def test() -> None:
        ledger, ended = Ledger(), asyncio.Event()
        async with apart(pg, rd, "killed_one", 0.2) as (pair, storage, lossy):

            async def one_after_the_other(number: int) -> None:
                chance = random.Random(100 * SEED + number)
                while not ended.is_set():
                    await Duel(pair, ledger, chance, moves=60 if LONG else 10).play()

            playing = [asyncio.create_task(one_after_the_other(number)) for number in range(12 if LONG else 3)]
            await kill_one_after_the_other(pair, KILLS, random.Random(SEED))
            ended.set()
            await asyncio.gather(*playing)
            unanswered = await audit(storage, ledger)
        assert ledger.actions > KILLS
        tell(
            capsys, kills=KILLS, games=len(ledger.acknowledged), acknowledged=ledger.actions, unanswered=unanswered,
            cut=ledger.cut, notices_lost=lossy.lost, lost=0, doubled=0,
        )  # fmt: skip

    asyncio.run(test())
