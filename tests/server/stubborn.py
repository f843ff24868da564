"""Players who come back however often the server is killed, and hold it to its word."""

from __future__ import annotations

import asyncio
import random

from playing import pick, shared_table, tokens
from serving import Process

from eldorado.client import Closed, Connection, RequestRefused


async def kills(server: Process, times: int, rooms: int, chance: random.Random) -> int:
    """Plays in several rooms while the server is killed and started again; returns the number of acknowledged actions."""
    joined = [await shared_table(server.server, 2) for _ in range(rooms)]
    ended = asyncio.Event()
    seen = {one.room.code: 1 for one in joined}
    counts = [
        asyncio.create_task(stubborn(server, one.room.code, tokens(one), seen, random.Random(number), ended))
        for number, one in enumerate(joined)
    ]
    for _ in range(times):
        await asyncio.sleep(chance.uniform(0.2, 1.0))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await asyncio.sleep(0.5)
    ended.set()
    return sum(await asyncio.gather(*counts))


async def stubborn(
    server: Process, code: str, held: list[str], seen: dict[str, int], chance: random.Random, ended: asyncio.Event
) -> int:
    """Plays both seats of a room and comes back whenever the connection is lost.

    An acknowledged version must be there after coming back; one that was not acknowledged may be there or not, but once.
    """
    acknowledged = 0
    while not ended.is_set():
        try:
            async with Connection(server.server.socket_address, code, held) as both:
                await both.until(lambda: both.table is not None)
                assert seen[code] <= both.version <= seen[code] + 1, "an acknowledged action was lost, or one came twice"
                seen[code] = both.version
                while not ended.is_set() and not both.is_over:
                    assert both.table is not None
                    seat = both.table.view.decision.seat
                    await both.look(seat)
                    seen[code] = await both.act(seat, *pick(both.table, chance))
                    acknowledged += 1
                if both.is_over:
                    return acknowledged
        except (Closed, OSError):
            await asyncio.sleep(0.05)
        except RequestRefused as refused:
            if refused.code != "server.storage":
                raise
    return acknowledged
