"""Bots on the server: in processes of their own, replaced when they fail, never in anybody's way."""

from __future__ import annotations

import asyncio
import pathlib
import random
import signal
import subprocess
import sys
import time

import pytest
from playing import play_seat, shared_table, tokens
from serving import Running, serving, settings_in

from eldorado.bots import LADDER
from eldorado.client import Connection
from eldorado.game import Game
from eldorado.notation.setups import setup_text
from eldorado.protocol.room import NewRoom, SeatPlan
from eldorado.server.rooms.driver import pause
from eldorado.server.rooms.fallback import simplest
from eldorado.server.settings import Settings
from eldorado.server.workers import pool as thinking
from eldorado.server.workers.bots import LEVELS, STAND_IN
from eldorado.server.workers.pool import Thinkers, ThoughtFailed
from eldorado.server.workers.worker import Games, Position


def position(game: Game, bot: str = "steady", seconds: float = 1) -> Position:
    return Position("g", setup_text(game.setup), game.actions, bot, seconds, 1)


def test_the_server_offers_the_ladder() -> None:
    assert tuple(LADDER) == LEVELS
    assert STAND_IN in LEVELS


def test_the_simplest_player_always_reaches_the_end_of_a_game() -> None:
    for seed in range(12):
        game = Game.new(seed=seed, players=2 + seed % 3, caves=seed % 2 == 0, max_rounds=40)
        while not game.is_over:
            game.play(simplest(game.view(game.decision.seat)))


def test_a_worker_follows_a_game_also_after_an_undo() -> None:
    game, games = Game.new(seed=3), Games()
    for _ in range(30):
        text = games.choose(position(game))
        game.play(text)
        if game.can_undo and random.Random(text).random() < 0.3:
            game.undo()
        assert games.at(position(game)).game.state.to_bytes() == game.state.to_bytes()


@pytest.mark.parametrize("bot", LEVELS)
def test_every_bot_thinks_in_a_worker(bot: str) -> None:
    async def test() -> None:
        thinkers = Thinkers(1)
        try:
            game = Game.new(seed=5)
            game.play(await thinkers.choose(position(game, bot)))
        finally:
            await thinkers.close()

    asyncio.run(test())


def test_a_worker_that_crashes_is_replaced() -> None:
    async def test() -> None:
        thinkers = Thinkers(1)
        try:
            with pytest.raises(ThoughtFailed) as failed:
                await thinkers.choose(position(Game.new(seed=5), "no-such-bot"))
            assert failed.value.why == "crashed"
            assert await thinkers.choose(position(Game.new(seed=5)))
        finally:
            await thinkers.close()

    asyncio.run(test())


def test_a_worker_that_was_woken_answers_the_first_question() -> None:
    async def test() -> None:
        thinkers = Thinkers(1)
        try:
            await asyncio.gather(thinkers.wake(), thinkers.wake())
            woken = thinkers._all[0].process
            assert woken is not None
            await thinkers.choose(position(Game.new(seed=5)))
            assert thinkers._all[0].process is woken, "one process, begun once"
            assert len(thinkers._free) == 1
        finally:
            await thinkers.close()

    asyncio.run(test())


def test_a_text_may_cost_work_but_not_without_end() -> None:
    """The limit counts work, not the clock: a check that waited for a busy machine was refused as too hard."""
    endless = (
        "from eldorado.server.workers import worker; worker._read = lambda *_: {}; worker.TEXT_SECONDS = 0.05; import time; {}"
    )
    ask = "worker.answer(worker.CheckRoute(''), None, None, None)"
    loop = endless.format("[0 for _ in iter(int, 1)]", ask)
    wait = endless.format("time.sleep(0.15)", ask)
    assert subprocess.run([sys.executable, "-c", loop], check=False).returncode == -signal.SIGPROF
    assert subprocess.run([sys.executable, "-c", wait], check=False).returncode == 0


def test_a_worker_that_takes_too_long_is_ended_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        thinkers = Thinkers(1)
        try:
            await thinkers.choose(position(Game.new(seed=5)))
            worker = thinkers._all[0].process
            assert worker is not None
            begun = time.monotonic()
            with pytest.raises(ThoughtFailed) as failed:
                await thinkers.work(position(Game.new(seed=6), "expert"), 0.0)
            assert failed.value.why == "late"
            assert time.monotonic() - begun < 60
            assert worker.returncode is not None
            assert await thinkers.choose(position(Game.new(seed=5)))
        finally:
            await thinkers.close()

    monkeypatch.setattr(thinking, "GRACE", 20.0)
    asyncio.run(test())


def test_a_failing_bot_is_shown_and_counted_and_the_game_goes_on(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(self: Thinkers, job: Position, *_: object) -> str:
        raise ThoughtFailed("crashed")

    async def illegal(self: Thinkers, job: Position, *_: object) -> str:
        return "buy millionaire"

    async def test(running: Running) -> None:
        seats = [SeatPlan(name="Ada"), SeatPlan("bot", "expert")]
        joined = await running.server.make_room(NewRoom(seats, here=[1], pace=0, first_player=2))
        async with Connection(running.server.socket_address, joined.room.code, tokens(joined)) as ada:
            heard: list[bytes] = []
            ada.raw = heard  # the bot's turn may be over by the time somebody looks
            await ada.start()
            await ada.until(lambda: any(b'"fallback":true' in message for message in heard))
            await play_seat(ada, 1, random.Random(1), most=10)
            assert b'eldorado_bot_fallbacks_total{why="' in await running.server.fetch("/metrics")

    for failure in (broken, illegal):
        monkeypatch.setattr(Thinkers, "choose", failure)
        with serving(settings_in(tmp_path)) as running:
            asyncio.run(test(running))


def test_a_slow_bot_does_not_delay_other_rooms(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(self: Thinkers, job: Position, *_: object) -> str:
        await asyncio.sleep(60)
        return "end"

    async def test(running: Running) -> None:
        slow_room = await shared_table(running.server, 1, ["expert"], first_player=2)
        quick_room = await shared_table(running.server, 2)
        address = running.server.socket_address
        async with (
            Connection(address, slow_room.room.code, tokens(slow_room)) as waiting,
            Connection(address, quick_room.room.code, tokens(quick_room)) as both,
        ):
            await both.until(lambda: both.table is not None)
            begun = time.monotonic()
            for _ in range(20):
                assert both.table is not None
                seat, kind = both.table.view.decision.seat, both.table.view.decision.kind
                await both.act(seat, "end" if kind == "play" else "done")
            assert time.monotonic() - begun < 60, "the slow one thinks for a minute"
            assert waiting.version == 1

    monkeypatch.setattr(Thinkers, "choose", slow)
    with serving(settings_in(tmp_path)) as running:
        asyncio.run(test(running))


def test_a_turn_at_the_default_pace_is_watched_for_at_most_two_and_a_half_seconds() -> None:
    pauses = [pause("play", deeds) for deeds in range(40)]
    assert sum(pauses) * Settings().bot_pause <= 2.5
    assert pause("end", 0) < pause("play", 0)
