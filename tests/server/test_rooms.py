"""Rooms over the wire: made, joined, arranged, begun, left, taken over, given back, played again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine

import pytest
from playing import play_seat, shared_table, tokens, two_seats
from serving import Running

from eldorado.client import Closed, Connection, HttpRefused, RequestRefused, Server
from eldorado.protocol.room import NewRoom, SeatPlan, TakeSeat
from eldorado.protocol.socket import Leave, Rematch, Renew, Replace, Return, Say, SetPace, SetSeat

Test = Callable[[Server], Coroutine[None, None, None]]


def refused(action: Awaitable[object]) -> Awaitable[str]:
    """The code with which something is refused."""

    async def code() -> str:
        try:
            await action
        except RequestRefused as error:
            return error.code
        except HttpRefused as error:
            return error.problem.code
        return "done"

    return code()


def at(server: Server, code: str, *held: str) -> Connection:
    return Connection(server.socket_address, code, list(held))


def run(running: Running, test: Test) -> None:
    asyncio.run(test(running.server))


def test_a_room_shows_what_was_asked_for(running: Running) -> None:
    async def test(server: Server) -> None:
        seats = [SeatPlan(name="Ada", colour=3), SeatPlan("bot", "steady"), SeatPlan()]
        asked = NewRoom(seats, route="swamplands", caves=True, switches=["fullRace"], timer=90, here=[1])
        joined = await server.make_room(asked)
        room = joined.room
        assert (room.route, room.caves, room.switches, room.timer) == ("swamplands", True, ["fullRace"], 90)
        assert [(seat.kind, seat.name, seat.bot) for seat in room.seats] == [
            ("human", "Ada", ""),
            ("bot", "", "steady"),
            ("open", "", ""),
        ]
        assert room.seats[0].colour == 3
        assert len({seat.colour for seat in room.seats}) == 3
        assert (room.phase, room.host, len(room.promise), room.seed_hash, room.seed) == ("lobby", 1, 64, "", "")
        assert [token.seat for token in joined.tokens] == [1]
        assert await server.room(room.code.lower()) == room

    run(running, test)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (NewRoom([SeatPlan()]), "room.seats"),
        (NewRoom([SeatPlan()] * 5), "room.seats"),
        (NewRoom([SeatPlan(), SeatPlan("bot", "genius")]), "seat.unknown-bot"),
        (NewRoom([SeatPlan(bot="steady"), SeatPlan()]), "seat.not-a-bot"),
        (NewRoom([SeatPlan(colour=9), SeatPlan()]), "seat.colour"),
        (NewRoom([SeatPlan(colour=1), SeatPlan(colour=1)]), "seat.colour-taken"),
        (NewRoom([SeatPlan(), SeatPlan()], here=[3]), "room.here"),
        (NewRoom([SeatPlan(), SeatPlan()], here=[1, 1]), "room.here"),
        (NewRoom([SeatPlan(), SeatPlan("bot", "steady")], here=[2]), "room.here"),
        (NewRoom([SeatPlan(), SeatPlan()], route="atlantis"), "data.faulty"),
        (NewRoom([SeatPlan(), SeatPlan()], route_text="nonsense\nmore"), "route.faulty"),
        (NewRoom([SeatPlan(), SeatPlan()], route_text="x" * 5000), "room.route-too-long"),
        (NewRoom([SeatPlan(), SeatPlan()], switches=["flying"]), "setup.faulty"),
        (NewRoom([SeatPlan(), SeatPlan()], first_player=3), "setup.faulty"),
        (NewRoom([SeatPlan(), SeatPlan()], timer=-1), "room.timer"),
        (NewRoom([SeatPlan(), SeatPlan()], timer=60, bank=-1), "room.bank"),
        (NewRoom([SeatPlan(), SeatPlan()], pace=99), "room.pace"),
        (NewRoom([SeatPlan(), SeatPlan()], start=True), "start.open-seats"),
    ],
)
def test_a_room_that_cannot_be_is_refused_with_its_reason(running: Running, asked: NewRoom, code: str) -> None:
    async def test(server: Server) -> None:
        assert await refused(server.make_room(asked)) == code

    run(running, test)


def test_an_unknown_code_is_answered_at_once(running: Running) -> None:
    async def test(server: Server) -> None:
        for code in ("ZZZZZZ", "x", "OOOOOO", "abc%2F.."):
            assert await refused(server.room(code)) in ("room.unknown", "http.not-found", "http.invalid")
        with pytest.raises(Closed) as closed:
            async with at(server, "ZZZZZZ"):
                pass
        assert closed.value.refusal is not None
        assert closed.value.refusal.code == "room.unknown"

    run(running, test)


def test_people_sit_down_and_the_room_fills(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await server.make_room(NewRoom([SeatPlan(), SeatPlan(), SeatPlan()], here=[1]))
        code = joined.room.code
        second = await server.take_seat(code, TakeSeat(name="  Bo\n evil  " + "x" * 60))
        assert second.tokens[0].seat == 2
        assert second.room.seats[1].name == ("Bo evil " + "x" * 60)[:24]
        assert await refused(server.take_seat(code, TakeSeat(2))) == "seat.taken"
        assert await refused(server.take_seat(code, TakeSeat(9))) == "seat.unknown"
        assert await refused(server.take_seat(code, TakeSeat(3, colour=second.room.seats[1].colour))) == "seat.colour-taken"
        await server.take_seat(code, TakeSeat())
        assert await refused(server.take_seat(code, TakeSeat())) == "room.full"

    run(running, test)


def test_the_list_shows_public_rooms_only(running: Running) -> None:
    async def test(server: Server) -> None:
        shown = await server.make_room(NewRoom([SeatPlan(name="Host"), SeatPlan()], here=[1], public=True))
        hidden = await server.make_room(NewRoom([SeatPlan(), SeatPlan()], here=[1]))
        listed = {room.code: room for room in await server.rooms()}
        assert hidden.room.code not in listed
        assert (listed[shown.room.code].free, listed[shown.room.code].host) == (1, "Host")

    run(running, test)


def test_only_the_host_arranges_and_starts(running: Running) -> None:
    async def test(server: Server) -> None:
        code, (first, second) = await two_seats(server)
        async with (
            at(server, code, first) as ada,
            at(server, code, second) as bo,
        ):
            assert ada.welcome is not None
            assert (ada.welcome.host, bo.welcome and bo.welcome.host) == (True, False)
            assert await refused(bo.start()) == "room.host-only"
            assert await refused(bo.ask(SetSeat(bo.next_id(), 1, kind="bot", bot="steady"))) == "room.host-only"
            assert await refused(bo.ask(SetSeat(bo.next_id(), 1, name="Eve"))) == "seat.not-yours"
            await bo.ask(SetSeat(bo.next_id(), 2, name="Boris", colour=4))
            await ada.until(lambda: ada.room is not None and (ada.room.seats[1].name, ada.room.seats[1].colour) == ("Boris", 4))
            assert await refused(ada.ask(SetSeat(ada.next_id(), 1, kind="bot", bot="steady"))) == "seat.hosts-own"
            await ada.ask(SetSeat(ada.next_id(), 2, kind="bot", bot="random"))
            with pytest.raises(Closed) as closed:
                await bo.until(lambda: False)
            assert closed.value.refusal is not None
            assert closed.value.refusal.code == "connection.seat-lost"
            await ada.start()
            assert await refused(ada.start()) == "room.has-begun"
            assert await refused(server.take_seat(code, TakeSeat())) == "room.has-begun"
        with pytest.raises(Closed):
            async with at(server, code, second):
                pass

    run(running, test)


def test_a_game_does_not_start_with_open_seats(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await server.make_room(NewRoom([SeatPlan(), SeatPlan()], here=[1]))
        async with at(server, joined.room.code, *tokens(joined)) as ada:
            assert await refused(ada.start()) == "start.open-seats"
            assert await refused(ada.act(1, "end", version=0)) == "room.not-playing"

    run(running, test)


def test_a_host_need_not_play(running: Running) -> None:
    async def test(server: Server) -> None:
        seats = [SeatPlan("bot", "steady"), SeatPlan("bot", "steady")]
        joined = await server.make_room(NewRoom(seats, pace=0))
        assert [token.seat for token in joined.tokens] == [0]
        async with at(server, joined.room.code, *tokens(joined)) as host:
            assert host.seats == []
            await host.ask(SetPace(host.next_id(), 0.01))
            await host.start()
            await host.until(lambda: host.is_over, 120)

    run(running, test)


def test_a_seat_left_in_the_lobby_is_open_and_its_token_worthless(running: Running) -> None:
    async def test(server: Server) -> None:
        code, (first, second) = await two_seats(server)
        async with at(server, code, second) as bo:
            await bo.ask(Leave(bo.next_id(), 2))
        assert (await server.room(code)).seats[1].kind == "open"
        again = await server.take_seat(code, TakeSeat(2, "Cy"))
        async with at(server, code, *tokens(again)), at(server, code, first):
            pass
        with pytest.raises(Closed) as closed:
            async with at(server, code, second):
                pass
        assert closed.value.refusal is not None
        assert closed.value.refusal.code == "connection.token"

    run(running, test)


def test_when_the_host_leaves_the_lobby_another_person_is_host(running: Running) -> None:
    async def test(server: Server) -> None:
        code, (first, second) = await two_seats(server)
        async with at(server, code, first) as ada:
            await ada.ask(Leave(ada.next_id(), 1))
        assert (await server.room(code)).host == 2
        async with at(server, code, second) as bo:
            await bo.ask(SetSeat(bo.next_id(), 1, kind="bot", bot="random"))
            await bo.start()

    run(running, test)


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
            await asyncio.sleep(0.3)
            await ada.ask(Replace(ada.next_id(), 1, 3))
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
            await asyncio.sleep(0.3)
            await ada.ask(Replace(ada.next_id(), 1, 3))
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
