"""Rooms before the game, over the wire: made, listed, joined, arranged, begun."""

from __future__ import annotations

import pytest
from asking import at, refused, run
from playing import tokens, two_seats
from serving import Running

from eldorado.client import Closed, Server
from eldorado.protocol.room import NewRoom, SeatPlan, TakeSeat
from eldorado.protocol.socket import Leave, SetPace, SetSeat


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
