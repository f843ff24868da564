"""Two processes over one storage: whatever is delayed, lost, forged or killed, both show what is stored within five seconds."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest
from worlds import World

from eldorado.server.rooms import planning

SCHEDULES = 300
"""For each kind of world; every one is played out from its seed."""
STEPS = 60
SECONDS = 5

CALM = ("go_on", "go_on", "go_on", "deliver", "deliver", "act", "act", "move", "round")
WILD = {
    "nothing goes wrong": CALM,
    "notices are lost": (*CALM, "lose", "lose"),
    "notices are forged": (*CALM, "forge"),
    "processes die": (*CALM, "crash", "lose"),
    "the storage forgets": (*CALM, "fail_over", "crash"),
    "everything at once": (*CALM, "lose", "forge", "crash", "fail_over"),
}


async def play(seed: int, events: tuple[str, ...], seen: Counter[str]) -> None:
    world = World(seed)
    await world.begin()
    for _ in range(STEPS):
        event = world.chance.choice(events)
        seen[event] += 1
        happened = getattr(world, event)()
        if happened is not None:
            await happened
        await world.turn()
    await world.settle(SECONDS)
    world.check()
    await go_on_playing(world)
    await world.close()


async def go_on_playing(world: World) -> None:
    """No deadlock: whoever is asked can play, and the other sees it."""
    before = len(world.shelf.log[world.code])
    for person in world.people:
        person.act()
    await world.turn()
    await world.settle(SECONDS)
    assert len(world.shelf.log[world.code]) == before + 1, [person.refusals[-3:] for person in world.people]
    world.check()


@pytest.mark.parametrize("kind", WILD)
def test_both_processes_come_to_what_is_stored(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "new_share", lambda: "5" * 64)  # the same cards every time

    async def test() -> None:
        seen: Counter[str] = Counter()
        for seed in range(SCHEDULES):
            try:
                await play(seed, WILD[kind], seen)
            except BaseException as failed:
                failed.add_note(f"{kind}, seed {seed}")
                raise
        assert set(seen) == set(WILD[kind])

    asyncio.run(test())
