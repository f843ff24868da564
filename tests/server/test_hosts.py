"""The host's role follows the people who are there, and a rematch knows only tokens that were good at its making."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib

import pytest
from asking import at, refused, run
from playing import tokens, two_seats
from serving import Running, serving, settings_in

from eldorado.client import Closed, Connection, Server
from eldorado.protocol.room import NewRoom, SeatPlan, TakeSeat
from eldorado.protocol.socket import HandOn, Leave, LetBack, Rematch, Renew, SetSeat
from eldorado.server.rooms.hosts import lacks_host
from eldorado.server.rooms.house import DEAD_AFTER
from eldorado.server.rooms.sheet import NOBODY, SeatSheet, Sheet, decode, encode
from eldorado.server.rooms.tokens import Tokens

THREE = [SeatPlan(name="Ada"), SeatPlan(name="Bo"), SeatPlan(name="Cy")]


async def is_host(connection: Connection, seat: int) -> None:
    """Waits until the room says so."""
    await connection.until(lambda: connection.room is not None and connection.room.host == seat)


async def turned_away(connection: Connection) -> str:
    with pytest.raises(Closed) as closed:
        async with connection:
            pass
    assert closed.value.refusal is not None
    return closed.value.refusal.code


# ---- the lobby


def test_a_public_room_that_everybody_has_left_leaves_the_list(running: Running) -> None:
    async def test(server: Server) -> None:
        house = running.application.house
        assert house is not None
        clock, real = house.services.clock, house.services.clock.now
        code, (first, _) = await two_seats(server, public=True)
        try:
            clock.now = lambda: real() + 2 * DEAD_AFTER  # type: ignore[method-assign]
            assert code not in [one.code for one in await server.rooms()]
            async with at(server, code, first):
                assert code in [one.code for one in await server.rooms()]
                assert running.loop is not None
                future = asyncio.run_coroutine_threadsafe(house.sweep(), running.loop)
                await asyncio.wrap_future(future)
            assert code in [one.code for one in await server.rooms()]  # somebody was here of late
        finally:
            clock.now = real  # type: ignore[method-assign]

    run(running, test)


def test_a_host_hands_the_role_on_and_removes_somebody_before_the_start(running: Running) -> None:
    async def test(server: Server) -> None:
        code, (first, second) = await two_seats(server)
        async with at(server, code, first) as ada, at(server, code, second) as bo:
            assert await refused(bo.ask(HandOn(bo.next_id(), 2))) == "room.host-only"
            assert await refused(ada.ask(HandOn(ada.next_id(), 7))) == "seat.unknown"
            await ada.ask(HandOn(ada.next_id(), 2))
            await is_host(ada, 2)
            await bo.ask(SetSeat(bo.next_id(), 1, kind="human"))
            await bo.until(lambda: bo.room is not None and bo.room.seats[0].kind == "open")
            assert await refused(bo.ask(HandOn(bo.next_id(), 1))) == "seat.not-a-person"
        assert await turned_away(at(server, code, first)) == "connection.token"

    run(running, test)


def test_the_list_tells_who_is_there_how_strong_and_how_fast(running: Running) -> None:
    async def test(server: Server) -> None:
        seats = [SeatPlan(name="Ada"), SeatPlan(), SeatPlan("bot", "steady"), SeatPlan("bot", "expert")]
        joined = await server.make_room(NewRoom(seats, here=[1], public=True, timer=60, rated=False))
        code = joined.room.code
        line = next(one for one in await server.rooms() if one.code == code)
        assert (line.names, line.free, line.here, line.level, line.timer) == (["Ada"], 1, 0, "expert", 60)
        assert (line.rated, line.rating) == (False, 0)
        async with at(server, code, joined.tokens[0].token):
            assert next(one.here for one in await server.rooms() if one.code == code) == 1

    run(running, test)


def test_who_left_the_lobby_is_no_host_any_more(running: Running) -> None:
    async def test(server: Server) -> None:
        code, (first, second) = await two_seats(server)
        async with at(server, code, first) as ada, at(server, code, second) as bo:
            await ada.ask(Leave(ada.next_id(), 1))
            await is_host(bo, 2)
            assert await refused(ada.ask(SetSeat(ada.next_id(), 2, kind="human"))) == "room.host-only"
            assert await refused(ada.ask(SetSeat(ada.next_id(), 1, kind="bot", bot="steady"))) == "room.host-only"
            assert await refused(ada.start()) == "room.host-only"
            await bo.ask(SetSeat(bo.next_id(), 1, kind="bot", bot="random"))
            await bo.start()

    run(running, test)


def test_a_host_without_a_seat_who_leaves_is_a_guest_from_then_on(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await server.make_room(NewRoom([SeatPlan(), SeatPlan("bot", "random")]))
        code = joined.room.code
        sat = await server.take_seat(code, TakeSeat(1, "Bo"))
        async with at(server, code, *tokens(joined)) as host, at(server, code, *tokens(sat)) as bo:
            assert bo.room is not None
            assert bo.room.host == 0
            await host.ask(Leave(host.next_id(), 0))
            await is_host(bo, 1)
            assert await refused(host.ask(SetSeat(host.next_id(), 1, kind="human"))) == "room.host-only"
            assert await refused(host.start()) == "room.host-only"
        async with at(server, code, *tokens(joined)) as back:
            assert back.welcome is not None
            assert not back.welcome.host
            assert await refused(back.start()) == "room.host-only"
            assert await refused(back.ask(Rematch(back.next_id()))) == "seat.not-yours"

    run(running, test)


def test_a_lobby_that_its_only_person_left_is_continued_by_the_next_who_sits(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await server.make_room(NewRoom([SeatPlan(name="Ada"), SeatPlan("bot", "random")], here=[1]))
        code = joined.room.code
        async with at(server, code, *tokens(joined)) as ada:
            await ada.ask(Leave(ada.next_id(), 1))
            await is_host(ada, NOBODY)
        sat = await server.take_seat(code, TakeSeat(0, "Bo"))
        assert sat.room.host == 1
        async with at(server, code, *tokens(sat)) as bo:
            assert bo.welcome is not None
            assert bo.welcome.host
            await bo.start()

    run(running, test)


@pytest.mark.parametrize("here", [[], [1]])
def test_a_host_who_is_gone_for_long_is_followed_by_who_has_sat_longest(running: Running, here: list[int]) -> None:
    """With and without a seat; the absence of this server is 0.2 seconds."""

    async def test(server: Server) -> None:
        joined = await server.make_room(NewRoom(THREE, here=here))
        code = joined.room.code
        late = await server.take_seat(code, TakeSeat(3, "Cy"))
        later = await server.take_seat(code, TakeSeat(2, "Bo"))
        async with contextlib.AsyncExitStack() as others:
            async with at(server, code, *tokens(joined)) as ada:  # before the others: on a busy machine 0.2 seconds are soon over
                assert ada.welcome is not None
                assert ada.welcome.host
                bo = await others.enter_async_context(at(server, code, *tokens(later)))
                cy = await others.enter_async_context(at(server, code, *tokens(late)))
            await is_host(cy, 3)
            await is_host(bo, 3)
            assert await refused(bo.start()) == "room.host-only"
            await cy.ask(SetSeat(cy.next_id(), 1, kind="bot", bot="random"))
            await cy.start()

    run(running, test)


def test_a_host_who_comes_back_soon_is_still_the_host(tmp_path: pathlib.Path) -> None:
    """Rounds are made all the time; only the absence counts."""

    async def test(running: Running) -> None:
        code, (first, second) = await two_seats(running.server)
        house = running.application.house
        assert house is not None
        async with at(running.server, code, second) as bo:
            async with at(running.server, code, first):
                pass
            assert not lacks_host(house.rooms[code])
            async with at(running.server, code, first) as ada:
                assert ada.welcome is not None
                assert ada.welcome.host
                assert await refused(bo.start()) == "room.host-only"

    with serving(settings_in(tmp_path, absence=60)) as running:
        asyncio.run(test(running))


# ---- the rematch


def test_a_host_without_a_seat_does_not_block_the_rematch(running: Running) -> None:
    """Whoever of the players asks for it is the host of the next game."""

    async def test(server: Server) -> None:
        joined = await server.make_room(NewRoom([SeatPlan(), SeatPlan("bot", "random")]))
        code = joined.room.code
        sat = await server.take_seat(code, TakeSeat(1, "Bo"))
        async with at(server, code, *tokens(joined)) as host:
            await host.start()
        async with at(server, code, *tokens(sat)) as bo:
            await bo.resign(1)
            await bo.ask(Rematch(bo.next_id()))
            assert bo.room is not None
            again = bo.room.rematch
        async with at(server, again, *tokens(sat)) as bo, at(server, again, *tokens(joined)) as former:
            assert (bo.welcome and bo.welcome.host, former.welcome and former.welcome.host) == (True, False)
            await bo.start()

    run(running, test)


def test_a_host_without_a_seat_who_asks_for_the_rematch_is_its_host(running: Running) -> None:
    async def test(server: Server) -> None:
        joined = await server.make_room(NewRoom([SeatPlan(), SeatPlan("bot", "random")]))
        code = joined.room.code
        sat = await server.take_seat(code, TakeSeat(1, "Bo"))
        async with at(server, code, *tokens(joined)) as host, at(server, code, *tokens(sat)) as bo:
            await host.start()
            await bo.resign(1)
            await host.ask(Rematch(host.next_id()))
            assert host.room is not None
            again = host.room.rematch
        async with at(server, again, *tokens(joined)) as host:
            assert host.welcome is not None
            assert (host.welcome.host, [one.seat for one in host.welcome.tokens]) == (True, [0])

    run(running, test)


def test_a_token_that_was_revoked_before_opens_nothing_in_the_rematch(running: Running) -> None:
    """A player who was put out of the lobby, and one whose seat got a new token, do not come back by the next game."""

    async def test(server: Server) -> None:
        code, (first, put_out) = await two_seats(server)
        async with at(server, code, first) as ada:
            await ada.ask(SetSeat(ada.next_id(), 2, kind="human"))
            await ada.ask(LetBack(ada.next_id(), 1))  # who sits down next comes from the same address, and without a pass
            (second,) = tokens(await server.take_seat(code, TakeSeat(2, "Cy")))
            await ada.ask(Renew(ada.next_id(), 1))
            assert ada.welcome is not None
            (renewed,) = [one.token for one in ada.welcome.tokens]
            await ada.start()
            await ada.resign(1)
            await ada.ask(Rematch(ada.next_id()))
            assert ada.room is not None
            again = ada.room.rematch
        assert await turned_away(at(server, again, put_out)) == "connection.token"
        assert await turned_away(at(server, again, first)) == "connection.token"
        async with at(server, again, renewed) as ada, at(server, again, second) as cy:
            assert (ada.seats, cy.seats) == ([1], [2])

    run(running, test)


def test_who_left_the_rematch_does_not_come_back_by_an_old_token(running: Running) -> None:
    async def test(server: Server) -> None:
        code, (first, second) = await two_seats(server)
        async with at(server, code, first) as ada, at(server, code, second) as bo:
            await ada.start()
            await ada.resign(1)
            await bo.ask(Rematch(bo.next_id()))
            assert bo.room is not None
            again = bo.room.rematch
        async with at(server, again, second) as bo:
            await bo.ask(Leave(bo.next_id(), 2))
        assert await turned_away(at(server, again, second)) == "connection.token"

    run(running, test)


def test_a_sheet_from_before_these_rules_is_read_and_trusts_no_old_token() -> None:
    issuer = Tokens("x" * 32)
    old = Sheet("ABCDEF", "old", "0" * 32, [SeatSheet("human"), SeatSheet("human")], 0, host=1)
    token = issuer.issue(old, 1)
    stored = encode(Sheet("GHJKMN", "new", "0" * 32, [SeatSheet("human"), SeatSheet("human")], 0, before=["ABCDEF", "old"]))
    assert '"heirs"' not in stored
    assert '"sat"' not in stored
    sheet = decode(stored)
    assert issuer.seat(sheet, token) is None
    assert issuer.seat(sheet, issuer.issue(sheet, 1)) == 1
