"""Rooms over the wire once people sit in them: seats taken over, left, given back, chat, resigning, played again."""

from __future__ import annotations

import asyncio
import random

import pytest
from asking import at, refused, run
from playing import play_seat, shared_table, tokens, two_seats
from serving import Running

from eldorado.client import Closed, Server
from eldorado.protocol.socket import Leave, Rematch, Renew, Replace, Return, Say


def test_a_token_opens_nothing_but_its_seat_in_its_room(running: Running) -> None:
    async def test(server: Server) -> None:
        code, (first, _) = await two_seats(server)
        other, _ = await two_seats(server)
        for room, token in ((other, first), (code, first[:-2] + "xx"), (code, "nonsense"), (code, "")):
            with pytest.raises(Closed) as closed:
                async with at(server, room, token):
                    pass
            assert closed.value.refusal is not None
            assert closed.value.refusal.code == "connection.token"
        async with at(server, code, first) as ada:
            await ada.start()
            assert await refused(ada.act(2, "end")) == "seat.not-yours"
            assert await refused(ada.resign(2)) == "seat.not-yours"
            assert await refused(ada.look(2)) == "seat.not-yours"
        async with at(server, code) as guest:
            assert await refused(guest.act(1, "end")) == "seat.not-yours"
            assert await refused(guest.ask(Say(guest.next_id(), 1, "hi"))) == "seat.not-yours"

    run(running, test)


def test_the_newest_connection_has_the_seat(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await shared_table(server, 2)
        code, (first, second) = joined.room.code, tokens(joined)
        async with at(server, code, first, second) as both, at(server, code, second) as phone:
            await both.until(lambda: both.seats == [1])
            assert phone.seats == [2]
            async with at(server, code, first):
                with pytest.raises(Closed) as closed:
                    await both.until(lambda: False)
                assert closed.value.refusal is not None
                assert closed.value.refusal.code == "connection.taken-over"
            await phone.ping()

    run(running, test)


def test_a_renewed_token_makes_the_old_ones_worthless(running: Running) -> None:
    async def test(server: Server) -> None:
        code, (first, _) = await two_seats(server)
        async with at(server, code, first) as ada:
            await ada.ask(Renew(ada.next_id(), 1))
            await ada.until(lambda: ada.welcome is not None and bool(ada.welcome.tokens))
            assert ada.welcome is not None
            fresh = ada.welcome.tokens[0].token
        async with at(server, code, fresh) as ada:
            assert ada.seats == [1]
        with pytest.raises(Closed):
            async with at(server, code, first):
                pass

    run(running, test)


def test_on_one_device_a_seat_is_seen_only_when_looked_at(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await shared_table(server, 3)
        async with at(server, joined.room.code, *tokens(joined)) as device:
            await device.until(lambda: device.table is not None)
            assert device.table is not None
            assert (device.table.view.seat, device.table.options) == (0, None)
            seat = device.table.view.decision.seat
            await device.look(seat)
            assert (device.table.view.seat, device.table.options is not None) == (seat, True)
            await device.act(seat, "end")
            await device.act(seat, "done")
            assert device.table.view.seat == seat
            await device.look(0)
            assert device.table.view.seat == 0
            assert all(player.hand is None and player.draw is None for player in device.table.view.players)

    run(running, test)


def test_a_bot_plays_for_who_leaves_until_they_come_back(running: Running) -> None:
    async def test(server: Server) -> None:
        code, (first, second) = await two_seats(server, pace=0, first_player=1)
        async with at(server, code, first) as ada:
            await ada.start()
            async with at(server, code, second) as bo:
                await bo.ask(Leave(bo.next_id(), 2))
            await ada.until(lambda: ada.room is not None and ada.room.seats[1].stand_in)
            await ada.act(1, "end")
            await ada.act(1, "done")
            await ada.until(lambda: ada.table is not None and ada.table.view.decision.seat == 1 and ada.table.view.round == 2)
            async with at(server, code, second) as bo:
                assert await refused(bo.act(2, "end")) == "seat.stand-in"
                await bo.ask(Return(bo.next_id(), 2))
                await ada.act(1, "end")
                await ada.act(1, "done")
                assert await bo.my_turn()
                await bo.act(2, "end")

    run(running, test)


def test_those_who_are_here_vote_for_a_bot_in_the_place_of_who_is_not(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await shared_table(server, 3)
        code, (first, second, _) = joined.room.code, tokens(joined)
        async with (
            at(server, code, first) as ada,
            at(server, code, second) as bo,
        ):
            assert await refused(ada.ask(Replace(ada.next_id(), 1, 2))) == "replace.present"
            assert await refused(ada.ask(Replace(ada.next_id(), 1, 1))) == "replace.not-a-person"
            while await refused(ada.ask(Replace(ada.next_id(), 1, 3))) == "replace.present":
                await asyncio.sleep(0.01)
            await bo.until(lambda: bo.room is not None and bo.room.seats[2].votes == [1])
            assert bo.room is not None
            assert not bo.room.seats[2].stand_in
            await bo.ask(Replace(bo.next_id(), 2, 3))
            await ada.until(lambda: ada.room is not None and ada.room.seats[2].stand_in)

    run(running, test)


def test_who_comes_back_in_time_is_not_voted_out(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await shared_table(server, 3)
        code, (first, second, third) = joined.room.code, tokens(joined)
        async with at(server, code, first) as ada, at(server, code, second):
            while await refused(ada.ask(Replace(ada.next_id(), 1, 3))) == "replace.present":
                await asyncio.sleep(0.01)
            async with at(server, code, third) as cy:
                await cy.until(lambda: cy.room is not None and not cy.room.seats[2].votes)

    run(running, test)


def test_chat_is_cleaned_limited_and_kept_for_late_comers(running: Running) -> None:
    async def test(server: Server) -> None:
        code, (first, _) = await two_seats(server)
        async with at(server, code, first) as ada:
            await ada.ask(Say(ada.next_id(), 1, " hello\x00 \u202e" + "x" * 900))
            assert await refused(ada.ask(Say(ada.next_id(), 1, " \n\t "))) == "say.empty"
            await ada.ask(Say(ada.next_id(), 1, phrase="well-played"))
            assert await refused(ada.ask(Say(ada.next_id(), 1, phrase="buy-my-things"))) == "say.phrase"
            assert await refused(ada.ask(Say(ada.next_id(), 1, "and more", "hello"))) == "say.phrase"
            codes = [await refused(ada.ask(Say(ada.next_id(), 1, str(n)))) for n in range(10)]
            assert codes.count("say.too-fast") >= 5
        async with at(server, code) as guest:
            await guest.until(lambda: len(guest.remarks) >= 2)
            assert guest.remarks[0].text == ("hello " + "x" * 900)[:300]
            assert guest.remarks[0].name == "Ada"
            assert (guest.remarks[1].phrase, guest.remarks[1].text) == ("well-played", "")
            assert await refused(guest.ask(Say(guest.next_id(), 1, phrase="hello"))) == "seat.not-yours"

    run(running, test)


def test_resigning_works_at_any_time_and_ends_a_game_of_two(running: Running) -> None:
    async def test(server: Server) -> None:
        code, (first, second) = await two_seats(server, first_player=1)
        async with (
            at(server, code, first) as ada,
            at(server, code, second) as bo,
        ):
            await ada.start()
            await bo.until(lambda: bo.version == 1)
            assert await refused(ada.act(1, "resign 2")) == "act.resign-apart"
            await bo.resign(2)
            await ada.until(lambda: ada.is_over)
            assert ada.table is not None
            assert ada.table.view.outcome is not None
            assert (ada.table.view.outcome.winner, ada.table.view.outcome.reason) == (1, "resigned")
            assert await refused(bo.resign(2)) == "room.not-playing"

    run(running, test)


def test_a_rematch_keeps_seats_and_settings_and_the_old_tokens_open_it(running: Running) -> None:
    async def test(server: Server) -> None:
        code, (first, second) = await two_seats(server, caves=True, route="serpentine")
        async with (
            at(server, code, first) as ada,
            at(server, code, second) as bo,
        ):
            assert await refused(ada.ask(Rematch(ada.next_id()))) == "room.not-over"
            await ada.start()
            await bo.resign(2)
            await bo.ask(Rematch(bo.next_id()))
            await ada.until(lambda: ada.room is not None and bool(ada.room.rematch))
            assert ada.room is not None
            again = ada.room.rematch
            await ada.ask(Rematch(ada.next_id()))
            assert ada.room.rematch == again
        async with (
            at(server, again, first) as ada,
            at(server, again, second) as bo,
        ):
            assert (ada.seats, bo.seats) == ([1], [2])
            assert ada.room is not None
            assert (ada.room.route, ada.room.caves, ada.room.phase) == ("serpentine", True, "lobby")
            assert [seat.name for seat in ada.room.seats] == ["Ada", "Bo"]
            assert ada.welcome is not None
            fresh = ada.welcome.tokens[0].token
            await ada.start()
        async with at(server, again, fresh) as ada:
            assert ada.seats == [1]
            assert ada.welcome is not None
            assert ada.welcome.tokens == []

    run(running, test)


def test_a_finished_game_shows_its_seed_and_record(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await shared_table(server, 1, ["steady"])
        code = joined.room.code
        assert await refused(server.record(code)) == "room.record-secret"
        async with at(server, code, *tokens(joined)) as ada:
            await play_seat(ada, 1, random.Random(5), most=30)
            if not ada.is_over:
                await ada.resign(1)
            await ada.until(lambda: ada.room is not None and ada.room.phase == "over")
        from eldorado.game import Game

        record = await server.record(code)
        room = await server.room(code)
        assert room.seed_hash == joined.room.seed_hash
        assert room.seed_hash in record
        game = Game.replay(record)
        assert game.is_over
        assert (game.tags["room"], game.tags["seat 1"], game.tags["rules"]) == (code, "P1", "2")
        assert game.tags["result"] == str(game.outcome)
        assert f"{game.state.setup.seed:032x}" == room.seed

    run(running, test)
