"""Two server processes on one PostgreSQL and one Redis: any of them serves any game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import psycopg
import pytest
import redis.asyncio
from playing import play_seat, shared_table, tokens, two_seats
from push_service import PushService
from services import Postgres, Redis
from serving import Process, processes
from test_alerts import Table, nothing_more, play_turn

from eldorado.client import Closed, Connection, RequestRefused
from eldorado.protocol.socket import Say
from eldorado.server.fanout.redis import RedisFanout


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as one:
        yield one


@pytest.fixture(scope="module")
def pair(pg: Postgres, rd: Redis, service: PushService) -> Iterator[list[Process]]:
    with psycopg.connect(pg.url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE pair")
    environment = {
        "ELDORADO_DATABASE_URL": pg.url.replace("/postgres", "/pair"), "ELDORADO_REDIS_URL": rd.url,
        "ELDORADO_CALL_INSIDE": service.place, "ELDORADO_ALERT_DELAY": "0",
    }  # fmt: skip
    with processes(2, environment) as running:
        yield running


def test_two_people_at_two_processes_play_a_game(pair: list[Process]) -> None:
    async def test() -> None:
        here, there = (one.server for one in pair)
        code, (first, second) = await two_seats(here)
        async with (
            Connection(here.socket_address, code, [first]) as ada,
            Connection(there.socket_address, code, [second]) as bo,
        ):
            await bo.until(lambda: bo.room is not None and bo.room.seats[0].online and bo.room.seats[1].online)
            await ada.start()
            played = await asyncio.gather(play_seat(ada, 1, random.Random(1)), play_seat(bo, 2, random.Random(2)))
            assert min(played) > 10
            assert ada.version == bo.version == sum(played) + 1
            await bo.until(lambda: bo.room is not None and bo.room.phase == "over")

    asyncio.run(test())


def test_of_two_actions_against_one_version_one_is_refused(pair: list[Process]) -> None:
    async def test() -> None:
        here, there = (one.server for one in pair)
        joined = await shared_table(here, 2)
        code, held = joined.room.code, tokens(joined)
        async with Connection(here.socket_address, code, held) as ada, Connection(there.socket_address, code) as guest:
            await guest.until(lambda: guest.table is not None)
            for _ in range(10):
                assert ada.table is not None
                seat, version = ada.table.view.decision.seat, ada.version
                choice = "end" if ada.table.view.decision.kind == "play" else "done"
                await ada.act(seat, choice)
                with pytest.raises(RequestRefused) as refused:
                    await ada.act(seat, choice, version=version)
                assert (refused.value.code, refused.value.version) == ("act.stale", version + 1)
                await guest.until(lambda wanted=version + 1: guest.version == wanted)  # type: ignore[misc]

    asyncio.run(test())


def test_a_second_device_at_another_process_takes_the_seat_over(pair: list[Process]) -> None:
    async def test() -> None:
        here, there = (one.server for one in pair)
        code, (first, _) = await two_seats(here)
        async with (
            Connection(here.socket_address, code, [first]) as old,
            Connection(there.socket_address, code, [first]) as new,
        ):
            with pytest.raises(Closed) as closed:
                await old.until(lambda: False)
            assert closed.value.refusal is not None
            assert closed.value.refusal.code == "connection.taken-over"
            await new.ping()

    asyncio.run(test())


def test_chat_reaches_the_other_process(pair: list[Process]) -> None:
    async def test() -> None:
        here, there = (one.server for one in pair)
        code, (first, second) = await two_seats(here)
        async with (
            Connection(here.socket_address, code, [first]) as ada,
            Connection(there.socket_address, code, [second]) as bo,
        ):
            await ada.until(lambda: ada.room is not None and ada.room.seats[1].online)
            await ada.ask(Say(ada.next_id(), 1, "salut"))
            await bo.until(lambda: [one.text for one in bo.remarks] == ["salut"])

    asyncio.run(test())


def test_a_move_at_one_process_calls_once_and_nobody_who_looks_at_the_other(pair: list[Process], service: PushService) -> None:
    here, there = pair
    table = Table(here, service)

    async def play() -> None:
        await table.begin()
        async with Connection(there.server.socket_address, table.code):  # both have the room, and either could call
            await table.move(1)
            assert table.device.read(service.next().body)["title"] == "Mira moved: your turn on Serpentine"
            nothing_more(service)
        async with table.at(2, there) as bo:
            assert await bo.my_turn()
            await play_turn(bo, 2)
            async with table.at(1) as mira:
                await mira.until(lambda: mira.room is not None and mira.room.seats[1].online)
                await play_turn(mira, 1)
            assert await bo.my_turn()
            await play_turn(bo, 2)
        async with table.at(1) as mira:
            await mira.until(lambda: mira.room is not None and not mira.room.seats[1].online)
            await play_turn(mira, 1)

    asyncio.run(play())
    service.next()  # only the last turn is called for: nothing was on its way for the one before
    nothing_more(service)


def test_another_process_goes_on_when_one_is_killed(pair: list[Process]) -> None:
    async def test() -> None:
        here, there = pair
        code, (first, second) = await two_seats(here.server)
        async with Connection(here.server.socket_address, code, [first]) as ada:
            await ada.start()
            async with Connection(here.server.socket_address, code, [second]) as bo:
                await asyncio.wait(
                    [
                        asyncio.ensure_future(play_seat(ada, 1, random.Random(1), 15)),
                        asyncio.ensure_future(play_seat(bo, 2, random.Random(2), 15)),
                    ],
                    return_when=asyncio.FIRST_COMPLETED,
                )
                reached = max(ada.version, bo.version)
                here.kill()
        async with (
            Connection(there.server.socket_address, code, [first]) as ada,
            Connection(there.server.socket_address, code, [second]) as bo,
        ):
            await ada.until(lambda: ada.version >= reached)
            await asyncio.gather(play_seat(ada, 1, random.Random(1)), play_seat(bo, 2, random.Random(2)))
            assert ada.is_over
        here.start()

    asyncio.run(test())


def test_what_another_release_says_is_looked_up_in_the_storage(rd: Redis) -> None:
    """Notices that are not understood, of whatever shape, and one that is; the listening goes on."""

    async def test() -> None:
        here = RedisFanout(rd.url)
        heard, looks = [], []

        async def resync() -> None:
            looks.append(True)

        here.heard, here.resync = lambda code, kind, _body, _process: heard.append((code, kind)), resync
        await here.start()
        here.join("ABCDEF")
        other = redis.asyncio.Redis.from_url(rd.url)
        async with asyncio.timeout(10):
            while not here.is_healthy or await other.publish("eldorado:room:ABCDEF", '["other","changed",null]') == 0:
                await asyncio.sleep(0.05)
            before = len(looks)
            for notice in ("nonsense", "[]", '["other"]', '{"kind":"entry"}'):
                await other.publish("eldorado:room:ABCDEF", notice)
            await other.publish("eldorado:room:ABCDEF", '["other","entry",{"number":2}]')
            while ("ABCDEF", "entry") not in heard:
                await asyncio.sleep(0.02)
        assert len(looks) - before == 4
        assert heard[0] == ("ABCDEF", "changed")
        await other.aclose()
        await here.close()

    asyncio.run(test())


def test_games_go_on_while_redis_is_gone_and_after_it_is_back(pair: list[Process], rd: Redis) -> None:
    async def test() -> None:
        here, there = (one.server for one in pair)
        code, (first, second) = await two_seats(here)
        async with (
            Connection(here.socket_address, code, [first]) as ada,
            Connection(there.socket_address, code, [second]) as bo,
        ):
            await ada.start()
            await asyncio.to_thread(rd.kill)
            chances = random.Random(1), random.Random(2)
            playing = asyncio.gather(play_seat(ada, 1, chances[0]), play_seat(bo, 2, chances[1]))
            await bo.until(lambda: bo.version >= 6)
            await asyncio.to_thread(rd.start)
            await playing
            assert ada.version == bo.version

    asyncio.run(test())


def test_a_restart_of_postgres_is_told_and_then_forgotten(pair: list[Process], pg: Postgres) -> None:
    async def test() -> None:
        joined = await shared_table(pair[0].server, 2)
        async with Connection(pair[0].server.socket_address, joined.room.code, tokens(joined)) as both:
            await both.until(lambda: both.table is not None)
            assert both.table is not None
            seat, version = both.table.view.decision.seat, both.version
            await asyncio.to_thread(pg.stop)
            with pytest.raises(RequestRefused) as refused:
                await both.act(seat, "end")
            assert refused.value.code == "server.storage"
            await asyncio.to_thread(pg.start)
            async with asyncio.timeout(20):
                while both.version == version:
                    try:
                        await both.act(seat, "end", version=version)
                        await both.until(lambda: both.version > version)
                    except RequestRefused as again:
                        if again.code != "server.storage":
                            raise
                        await asyncio.sleep(0.1)
            assert both.version == version + 1

    asyncio.run(test())
