"""The game's log over the wire: versions, all or none, undo, and what a returning client gets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine

import pytest
from playing import pick, play_seat, shared_table, tokens
from serving import Running

from eldorado.client import Connection, RequestRefused, Server
from eldorado.engine.errors import EldoradoError
from eldorado.game import Game
from eldorado.protocol.room import Joined
from eldorado.server.rooms.log import KEPT, LoggedGame
from eldorado.server.storage import Entry

Test = Callable[[Server], Coroutine[None, None, None]]


def run(running: Running, test: Test) -> None:
    asyncio.run(test(running.server))


def at(server: Server, joined: Joined, since: int = -1) -> Connection:
    return Connection(server.socket_address, joined.room.code, tokens(joined), since)


async def begun(server: Server, **settings: object) -> Joined:
    """A game of one person against a slow bot, who is not asked as long as the person does not end the turn."""
    return await shared_table(server, 1, ["random"], first_player=1, **settings)


def test_every_message_that_is_carried_out_is_one_version(running: Running) -> None:
    async def test(server: Server) -> None:
        async with at(server, await begun(server)) as ada:
            await ada.my_turn()
            assert ada.version == 1
            assert ada.table is not None
            assert await ada.act(1, *pick(ada.table, random.Random(1))) == 2
            await ada.until(lambda: ada.version == 2)
            assert await ada.ping() == 2

    run(running, test)


def test_a_stale_or_doubled_action_is_refused_with_the_current_version(running: Running) -> None:
    async def test(server: Server) -> None:
        async with at(server, await begun(server)) as ada:
            await ada.my_turn()
            assert ada.table is not None
            actions = pick(ada.table, random.Random(1))
            await ada.act(1, *actions)
            for version in (0, 1, 3, -1, 2**40):
                with pytest.raises(RequestRefused) as refused:
                    await ada.act(1, *actions, version=version)
                assert (refused.value.code, refused.value.version) == ("act.stale", 2)
            assert await ada.ping() == 2

    run(running, test)


def test_of_several_actions_all_are_carried_out_or_none(running: Running) -> None:
    async def test(server: Server) -> None:
        async with at(server, await begun(server)) as ada:
            await ada.my_turn()
            assert ada.table is not None
            before = ada.table.view
            good = pick(ada.table, random.Random(1))
            with pytest.raises(RequestRefused) as refused:
                await ada.act(1, *good, "buy millionaire")
            assert (refused.value.code, refused.value.index) == ("illegal.not-asked", len(good))
            with pytest.raises(RequestRefused) as refused:
                await ada.act(1, "fly home")
            assert refused.value.code == "action.unknown-verb"
            await ada.look(1)
            assert ada.table.view == before
            await ada.act(1, *good)
            await ada.until(lambda: ada.version == 2)
            assert {event.number for event in ada.events if event.number > 1} == {2}

    run(running, test)


def test_a_message_never_reaches_into_the_turn_of_another_seat(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await shared_table(server, 2, first_player=1)
        async with at(server, joined) as both:
            await both.until(lambda: both.table is not None)
            with pytest.raises(RequestRefused) as refused:
                await both.act(1, "end", "done", "end")
            assert (refused.value.code, refused.value.index) == ("act.after-reveal", 2)
            with pytest.raises(RequestRefused) as refused:
                await both.act(2, "end")
            assert refused.value.code == "act.not-your-turn"
            for count in (0, 33):
                with pytest.raises(RequestRefused) as refused:
                    await both.act(1, *["end"] * count)
                assert refused.value.code == "act.count"

    run(running, test)


def test_undo_takes_back_one_message_and_is_an_entry_of_its_own(running: Running) -> None:
    async def test(server: Server) -> None:
        async with at(server, await begun(server)) as ada:
            await ada.my_turn()
            assert ada.table is not None
            with pytest.raises(RequestRefused) as refused:
                await ada.undo(1)
            assert refused.value.code == "undo.nothing"
            before = ada.table.view.players
            await ada.act(1, *pick(ada.table, random.Random(1)))
            await ada.until(lambda: ada.version == 2)
            assert ada.table.view.can_undo
            assert ada.table.view.players != before
            assert await ada.undo(1) == 3
            await ada.until(lambda: ada.version == 3)
            assert ada.table.view.players == before
            assert not ada.table.view.can_undo
            assert ada.events[-1].kind == "undone"
            await ada.act(1, *pick(ada.table, random.Random(1)))

    run(running, test)


def test_undo_never_goes_behind_the_end_of_a_turn_nor_another_seats_act(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await shared_table(server, 2, first_player=1)
        async with at(server, joined) as both:
            await both.until(lambda: both.table is not None)
            await both.act(1, "end")
            with pytest.raises(RequestRefused) as refused:
                await both.undo(2)
            assert refused.value.code == "act.not-your-turn"
            await both.act(1, "done")
            for seat, code in ((1, "act.not-your-turn"), (2, "undo.nothing")):
                with pytest.raises(RequestRefused) as refused:
                    await both.undo(seat)
                assert refused.value.code == code

    run(running, test)


def test_who_comes_back_gets_exactly_what_was_missed(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await begun(server, caves=True)
        async with at(server, joined) as ada, Connection(server.socket_address, joined.room.code) as guest:
            await play_seat(ada, 1, random.Random(4), most=6)
            missed = guest.version - 3
            await guest.until(lambda: guest.version == ada.version)
            wanted = [event for event in guest.events if event.number > missed]
            async with Connection(server.socket_address, joined.room.code, since=missed) as again:
                await again.until(lambda: again.table is not None)
                assert again.table is not None
                assert not again.table.fresh
                assert again.events == wanted
            async with Connection(server.socket_address, joined.room.code, since=ada.version) as same:
                await same.until(lambda: same.table is not None)
                assert same.events == []

    run(running, test)


def test_who_was_away_for_long_gets_a_fresh_view(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await shared_table(server, 2)
        async with at(server, joined) as both:
            await both.until(lambda: both.table is not None)
            for _ in range(KEPT):
                assert both.table is not None
                seat, kind = both.table.view.decision.seat, both.table.view.decision.kind
                await both.act(seat, "end" if kind == "play" else "done")
            async with Connection(server.socket_address, joined.room.code, since=0) as late:
                await late.until(lambda: late.table is not None)
                assert late.table is not None
                assert (late.table.fresh, late.events, late.version) == (True, [], both.version)

    run(running, test)


def test_a_log_with_a_gap_is_not_replayed() -> None:
    logged = LoggedGame(Game.new(seed=1))
    logged.replay(Entry(1, 0, "start", 0))
    with pytest.raises(EldoradoError) as refused:
        logged.replay(Entry(3, 1, "end", 0))
    assert refused.value.code == "log.gap"


def test_a_replayed_log_gives_the_same_game_as_playing_did() -> None:
    chance = random.Random(8)
    played = LoggedGame(Game.new(seed=8, players=3, caves=True))
    entries = []
    trial = played.begin()
    while True:
        entries.append(Entry(trial.happened.number, trial.seat, trial.text, 0))
        played.accept(trial)
        if played.game.is_over or len(entries) > 400:
            break
        seat = played.game.decision.seat
        if played.gestures and chance.random() < 0.2:
            trial = played.undo(seat)
        elif chance.random() < 0.005:
            trial = played.resign(seat)
        else:
            trial = played.act(seat, [chance.choice(played.game.legal_actions()).text])
    replayed = LoggedGame(Game.new(seed=8, players=3, caves=True))
    for entry in entries:
        replayed.replay(entry)
    assert replayed.game.state.to_bytes() == played.game.state.to_bytes()
    assert (replayed.version, replayed.gestures, replayed.game.actions) == (played.version, played.gestures, played.game.actions)
