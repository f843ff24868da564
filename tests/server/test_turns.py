"""Bots of many rooms: every address in its turn, rooms nobody looks at last, and never without a bound."""

from __future__ import annotations

import asyncio
import itertools
import os
import pathlib
import random
import subprocess
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from playing import play_seat, shared_table, tokens
from serving import serving, settings_in
from test_bots import position

from eldorado.client import Connection, HttpRefused
from eldorado.game import Game
from eldorado.server.web.http import MOST_CHORES
from eldorado.server.web.workshop import MOST_REPORTS
from eldorado.server.workers.pool import NobodyWaits, Thinkers, _Worker
from eldorado.server.workers.priority import MODEST, like_all_others, modestly, only_spare_time
from eldorado.server.workers.review import ReviewGame
from eldorado.server.workers.texts import CheckRoute
from eldorado.server.workers.turns import Crowded, Turns, Waiting
from eldorado.server.workers.worker import Job, Position


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


def order(turns: Turns[None], places: dict[str, Waiting[None]]) -> list[str]:
    """The names of those in line, as they are called."""
    names = {id(place): name for name, place in places.items()}
    called = []
    while (one := turns.next()) is not None:
        called.append(names[id(one)])
    return called


def test_every_address_has_its_turn_and_the_unwatched_come_last() -> None:
    async def test() -> None:
        turns: Turns[None] = Turns(100)
        places = {f"evil {number}": Waiting[None]("evil", True) for number in range(4)}
        places.update({f"unseen {number}": Waiting[None]("", False) for number in range(2)})
        places.update({"ada": Waiting("ada", True), "bo": Waiting("bo", True)})
        for place in places.values():
            turns.join(place)
        assert turns.count == 8
        called = order(turns, places)
        assert called[:3] == ["evil 0", "ada", "bo"]
        assert called[-2:] == ["unseen 0", "unseen 1"]
        assert (len(called), turns.count) == (8, 0)

    run(test)


def test_a_full_line_sends_away_the_unwatched_and_then_whoever_has_most() -> None:
    async def test() -> None:
        turns: Turns[None] = Turns(3)
        unseen, first, second, third, ada = (
            Waiting[None]("", False), Waiting[None]("evil", True), Waiting[None]("evil", True), Waiting[None]("evil", True),
            Waiting[None]("ada", True),
        )  # fmt: skip
        for place in (unseen, first, second, third, ada):
            turns.join(place)
        assert turns.count == 3
        for gone in (unseen, third):
            with pytest.raises(Crowded):
                await gone.answer
        assert [turns.next(), turns.next(), turns.next()] == [first, ada, second]

    run(test)


def test_who_gave_up_waiting_is_passed_over_and_no_worker_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    gates: list[asyncio.Event] = []

    async def ask(self: _Worker, job: Job) -> bytes:
        gates.append(asyncio.Event())
        await gates[-1].wait()
        return b"end"

    async def test() -> None:
        thinkers = Thinkers(1)
        jobs = [asyncio.create_task(thinkers.choose(position(Game.new(seed=1)), f"a{number}")) for number in range(4)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert thinkers.waiting == 3
        jobs[1].cancel()
        gates[0].set()
        assert await jobs[0] == "end"
        jobs[2].cancel()  # it has just been called
        while len(gates) < 2:
            await asyncio.sleep(0)
        for gate in gates:
            gate.set()
        while not jobs[3].done():
            await asyncio.sleep(0)
            for gate in gates:
                gate.set()
        assert jobs[3].result() == "end"
        assert (thinkers.waiting, len(thinkers._free)) == (0, 1)

    monkeypatch.setattr(_Worker, "ask", ask)
    run(test)


def test_whoever_hangs_up_leaves_the_line_and_crowds_out_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = asyncio.Event()

    async def ask(self: _Worker, job: Job) -> bytes:
        await gate.wait()
        return b"end"

    async def test() -> None:
        thinkers = Thinkers(1, most_waiting=2)
        job = position(Game.new(seed=1))
        first = asyncio.create_task(thinkers.work(job, 9))
        leaving = [asyncio.Event() for _ in range(2)]
        gone = [asyncio.create_task(thinkers.work(job, 9, "ada", hanging_up=one.wait)) for one in leaving]
        await asyncio.sleep(0)
        assert thinkers.waiting == 2
        for one in leaving:
            one.set()
        for task in gone:
            with pytest.raises(NobodyWaits):
                await task
        assert thinkers.waiting == 0
        last = [asyncio.create_task(thinkers.work(job, 9, "ada", hanging_up=asyncio.Event().wait)) for _ in range(2)]
        await asyncio.sleep(0)
        gate.set()
        assert [await task for task in (first, *last)] == [b"end"] * 3
        assert (thinkers.waiting, len(thinkers._free)) == (0, 1)

    monkeypatch.setattr(_Worker, "ask", ask)
    run(test)


def test_reports_run_in_spare_time_or_with_a_tenth_and_games_like_all_others() -> None:
    async def test() -> None:
        for priority, policy, niceness in (
            (only_spare_time, os.SCHED_IDLE, 0), (modestly, os.SCHED_OTHER, MODEST), (like_all_others, os.SCHED_OTHER, 0),
        ):  # fmt: skip
            thinkers = Thinkers(1, priority=priority)
            await thinkers.wake()
            process = thinkers._all[0].process
            assert process is not None
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.sched_getscheduler(process.pid) == policy
            assert os.getpriority(os.PRIO_PROCESS, process.pid) == max(own, niceness)
            await thinkers.close()

    run(test)


def test_many_rooms_nobody_looks_at_do_not_delay_a_persons_bot(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """600 rooms of bots made people's bots wait up to 21 seconds; here a thought takes 20 ms and 60 rooms want one."""
    thought: list[str] = []

    async def ask(self: _Worker, job: Job) -> bytes:
        assert isinstance(job, Position)
        thought.append(job.game.split()[0])
        await asyncio.sleep(0.02)
        return b"end" if len(job.actions) < 400 else b"stop"

    monkeypatch.setattr(_Worker, "ask", ask)

    async def test() -> None:
        server = running.server
        for _ in range(60):
            await shared_table(server, 0, ["random", "random"])
        mine = await shared_table(server, 1, ["random"], first_player=1)
        async with Connection(server.socket_address, mine.room.code, tokens(mine)) as ada:
            await ada.until(lambda: ada.table is not None)
            before = len(thought)
            playing = asyncio.create_task(play_seat(ada, 1, random.Random(1)))
            await ada.until(lambda: thought[before:].count(mine.room.code) > 3)
            playing.cancel()
        called = [number for number, code in enumerate(thought[before:]) if code == mine.room.code]
        waits = [second - first for first, second in itertools.pairwise(called)]
        assert waits
        assert max(waits) <= 10, called  # three on a quiet machine; sixty if all stood in one line

    with serving(settings_in(tmp_path)) as running:
        asyncio.run(test())


@pytest.mark.parametrize(("path", "most"), [("/api/routes/check", MOST_CHORES), ("/api/review", MOST_REPORTS)])
def test_texts_of_one_address_do_not_keep_others_from_a_worker(
    path: str, most: int, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """40 texts of one address fill the line; another's is read in its turn, and some of the forty are sent away."""
    gate = asyncio.Event()
    read: list[str] = []

    async def ask(self: _Worker, job: Job) -> bytes:
        assert isinstance(job, CheckRoute | ReviewGame)
        await gate.wait()
        read.append(job.text)
        return b'{"faults":[]}'

    async def post(address: str) -> int:
        body = b'{"text":"%s"}' % address.encode()
        head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\nx-forwarded-for: {address}\r\n"
        reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
        writer.write(f"{head}content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body)
        status = int((await reader.readline()).split()[1])
        writer.close()
        return status

    async def test() -> None:
        flood = [asyncio.create_task(post("203.0.113.1")) for _ in range(40)]
        await asyncio.wait(flood, return_when=asyncio.FIRST_COMPLETED)  # one was sent away: the line is full
        person = asyncio.create_task(post("203.0.113.2"))
        while sum(task.done() for task in flood) < 40 - most:
            await asyncio.sleep(0.01)
        assert not person.done()
        assert running.loop is not None
        running.loop.call_soon_threadsafe(gate.set)
        assert await person == 200
        assert sorted({await task for task in flood}) == [200, 503]
        assert read.index("203.0.113.2") <= 2

    monkeypatch.setattr(_Worker, "ask", ask)
    with serving(settings_in(tmp_path, trusted_proxies=["127.0.0.1"])) as running:
        run(test)


def test_what_looks_at_many_games_is_limited_by_itself(tmp_path: pathlib.Path) -> None:
    """A home of sixty games costs as much as sixty other requests."""

    async def test() -> None:
        codes = []
        for _ in range(30):
            with pytest.raises(HttpRefused) as refused:
                await running.server.fetch("/api/home")
            codes.append(refused.value.status)
        assert codes[:20] == [401] * 20
        assert 429 in codes[20:]

    with serving(settings_in(tmp_path, requests_per_second=20)) as running:
        run(test)


def test_a_module_planted_in_the_current_folder_is_not_run(tmp_path: pathlib.Path) -> None:
    """Workers are started where the server was; a file there with a familiar name must stay a file."""
    for name in ("msgspec", "structlog", "random", "eldorado"):
        (tmp_path / f"{name}.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w').write('{name}')\nraise SystemExit(3)\n")
    program = (
        "import asyncio, os\n"
        "from eldorado.server.workers.pool import Thinkers\n"
        "from eldorado.server.workers.texts import CheckRoute\n"
        f"os.chdir({str(tmp_path)!r})\n"
        "async def main():\n"
        "    thinkers = Thinkers(1)\n"
        "    print(await thinkers.work(CheckRoute('route x'), 30))\n"
        "    await thinkers.close()\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert not (tmp_path / "ran").exists()
