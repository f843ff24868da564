"""What a server does for ever goes on after a fault that nobody thought of, and says in its log what that was."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import structlog
from redis.asyncio import Redis as RedisClient
from services import Redis
from structlog.testing import capture_logs
from worlds import World

from eldorado.server import backups
from eldorado.server.fanout.redis import PREFIX, Notice, RedisFanout
from eldorado.server.people import daily
from eldorado.server.rooms import driver, news, watch
from eldorado.server.settings import Settings


@pytest.fixture(autouse=True)
def _everything_is_logged() -> Iterator[None]:
    """Whatever a server started before in this process was told to leave out."""
    before = structlog.get_config()
    structlog.reset_defaults()
    yield
    structlog.configure(**before)


class Fault(Exception):
    """Something that nobody thought of."""


class Faulty:
    """Fails at the first calls, then lets it be known that it was called again."""

    def __init__(self, times: int = 2) -> None:
        self.left = times
        self.called = asyncio.Event()

    def __call__(self, *_: object) -> bool:
        if self.left:
            self.left -= 1
            raise Fault
        self.called.set()
        return False

    def hear(self, *_: object) -> None:
        self()

    async def later(self, *_: object) -> None:
        self()


async def goes_on(loop: Awaitable[None], faulty: Faulty) -> list[str]:
    """What was logged until it went on."""
    with capture_logs() as logged:
        running = asyncio.ensure_future(loop)
        await asyncio.wait_for(faulty.called.wait(), 20)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    return [line["event"] for line in logged]


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await test()

    asyncio.run(whole())


def test_the_watch_comes_round_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        faulty, world = Faulty(), World(1)
        monkeypatch.setattr(watch, "ROUND", 0)
        monkeypatch.setattr(watch, "watch", faulty.later)
        assert await goes_on(watch.watch_forever(world.nodes[0].house), faulty) == ["watch-fault"] * 2

    run(test)


@pytest.mark.parametrize("starting", ["one", ""])
def test_a_room_at_fault_is_not_the_end_of_the_round(starting: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        world, faulty = World(1), Faulty(1)
        await world.begin()
        house = world.nodes[0].house
        house.rooms["OTHER1"] = house.rooms[world.code]
        for room in house.rooms.values():
            room.sheet.starting = bool(starting)
        monkeypatch.setattr(watch, "lacks_host", lambda _: True)
        monkeypatch.setattr(watch, "begin_in_time", faulty.later)
        monkeypatch.setattr(watch, "settle_host", faulty.later)
        monkeypatch.setattr(watch, "resync", Faulty(0).later)
        assert await goes_on(watch.watch(house), faulty) == ["looking-after-fault"]
        await world.close()

    run(test)


def test_a_room_that_cannot_be_read_is_not_the_end_of_comparing() -> None:
    async def test() -> None:
        world, faulty = World(1), Faulty(1)
        await world.begin()
        world.is_calm = True
        house = world.nodes[0].house
        room = house.rooms[world.code]
        room.is_doubtful = True
        room.catch_up = faulty.later  # type: ignore[method-assign]
        house.rooms["OTHER1"] = room
        assert await goes_on(news.resync(house), faulty) == ["room-broken", "catch-up-failed"]
        assert room.is_doubtful
        await world.close()

    run(test)


def test_a_bot_that_is_asked_does_not_fall_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        world, faulty = World(1), Faulty()
        await world.begin()
        monkeypatch.setattr(driver, "AFTER_FAULT", 0)
        monkeypatch.setattr(driver, "bot_to_move", lambda _: "" if faulty.called.is_set() else "greedy")
        bots: Any = driver.Driver()
        bots._one = faulty.later
        assert await goes_on(bots._play(world.nodes[0].house.rooms[world.code]), faulty) == ["bot-fault"] * 2
        await world.close()

    run(test)


def test_a_clock_that_has_run_out_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        world, faulty = World(1), Faulty()
        await world.begin()
        room = world.nodes[0].house.rooms[world.code]
        room.is_doubtful = True
        room.refresh = faulty.later  # type: ignore[method-assign]
        monkeypatch.setattr(driver, "AFTER_FAULT", 0)
        assert await goes_on(driver._expire(room), faulty) == ["clock-fault", "clock-fault", "time-up"]
        await world.close()

    run(test)


def test_backups_are_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        faulty = Faulty()
        monkeypatch.setattr(backups, "LOOK", 0)
        monkeypatch.setattr(backups, "is_due", faulty)
        settings = Settings(database_url="sqlite:///games.sqlite", backup_folder="backups")
        assert await goes_on(backups.back_up_forever(settings), faulty) == ["backup-failed"] * 2

    run(test)


def test_settling_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        world, faulty = World(1), Faulty()
        monkeypatch.setattr(daily, "SETTLING", 0)
        monkeypatch.setattr(daily.Daily, "settle", lambda _: faulty.later())
        assert await goes_on(daily.settle_forever(world.nodes[0].house), faulty) == ["settling-fault"] * 2

    run(test)


def test_a_notice_at_fault_is_not_the_end_of_listening(rd: Redis) -> None:
    async def test() -> None:
        faulty, fanout = Faulty(), RedisFanout(rd.url)
        fanout.heard = faulty.hear
        async with RedisClient.from_url(rd.url) as other:
            with capture_logs() as logged:
                await fanout.start()
                fanout.join("ABCDEF")
                while not faulty.called.is_set():
                    await other.publish(PREFIX + "ABCDEF", msgspec.json.encode(Notice("x", "who", msgspec.Raw(b"null"))))
                    await asyncio.sleep(0.01)
                await fanout.close()
        assert [line["event"] for line in logged if line["event"] != "redis-there"] == ["notice-fault"] * 2

    run(test)


def test_telling_and_listening_begin_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        listening, telling = Faulty(), Faulty()
        fanout: Any = RedisFanout("redis://127.0.0.1:9/0")
        monkeypatch.setattr("eldorado.server.fanout.redis.RETRY", 0)
        fanout._listen = listening.later
        assert await goes_on(fanout._listen_forever(), listening) == ["redis-gone"]
        pipe = SimpleNamespace(publish=lambda *_: None, execute=telling.later)
        fanout._redis = SimpleNamespace(pipeline=lambda transaction: pipe)
        for _ in range(3):
            fanout._outgoing.put_nowait(("room", b""))
            await asyncio.sleep(0)
        fanout._has_fallen = False
        told = asyncio.ensure_future(_feed(fanout))
        assert await goes_on(fanout._tell_forever(), telling) == ["redis-gone"]
        told.cancel()

    run(test)


async def _feed(fanout: Any) -> None:
    while True:
        fanout._outgoing.put_nowait(("room", b""))
        await asyncio.sleep(0.005)
