"""Time for a turn and a bank for the game: reckoned from the log, and one turn that ran out gives no seat away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from asking import refused
from playing import shared_table, tokens, two_seats
from serving import Running
from worlds import Node, World

from eldorado.client import Connection
from eldorado.protocol.room import NewRoom, SeatPlan, SeatState
from eldorado.protocol.socket import EndTurn
from eldorado.server.rooms.room import Room
from eldorado.server.rooms.sheet import SeatSheet, Sheet
from eldorado.server.rooms.turn_clock import TurnClock


def sheet_of(timer: int, bank: int, *kinds: str) -> Sheet:
    return Sheet("ABCDEF", "", "", [SeatSheet(kind) for kind in kinds], 0, timer=timer, bank=bank)


def test_a_turn_uses_its_own_time_first_and_then_its_bank() -> None:
    sheet, clock = sheet_of(60, 100, "human", "human"), TurnClock()
    clock.begin_turn(sheet, 1, 1000, clock.end_of_next(sheet, 1, 1000))
    assert clock.deadline == 1160
    assert (clock.turn_left(sheet, 1050), clock.bank(sheet, 1, 1050)) == (10, 100)
    assert (clock.turn_left(sheet, 1090), clock.bank(sheet, 1, 1090)) == (0, 70)
    clock.begin_turn(sheet, 2, 1090, clock.end_of_next(sheet, 2, 1090))
    assert (clock.bank(sheet, 1, 1100), clock.bank(sheet, 2, 1100), clock.deadline) == (70, 100, 1250)
    clock.begin_turn(sheet, 1, 1100, clock.end_of_next(sheet, 1, 1100))
    assert clock.deadline == 1100 + 60 + 70


def test_what_is_left_of_a_turn_is_no_gain_and_a_second_turn_in_a_row_begins_with_what_is_left() -> None:
    sheet, clock = sheet_of(60, 100, "human", "human"), TurnClock()
    clock.begin_turn(sheet, 1, 0, clock.end_of_next(sheet, 1, 0))
    clock.begin_turn(sheet, 1, 1, clock.end_of_next(sheet, 1, 1))
    assert clock.deadline == 161
    clock.begin_turn(sheet, 1, 91, clock.end_of_next(sheet, 1, 91))
    assert clock.deadline == 91 + 60 + 70


def test_bots_have_no_bank_and_without_a_timer_there_is_no_clock() -> None:
    timed, clock = sheet_of(60, 100, "bot", "human"), TurnClock()
    assert clock.end_of_next(timed, 1, 0) == 60
    free = sheet_of(0, 100, "human", "human")
    assert (TurnClock().end_of_next(free, 1, 5), TurnClock().turn_left(free, 5), TurnClock().bank(free, 1, 5)) == (0, 0, 0)


def test_a_rest_of_the_server_is_nobodys_time() -> None:
    sheet, clock = sheet_of(60, 100, "human", "human"), TurnClock()
    clock.begin_turn(sheet, 1, 1000, clock.end_of_next(sheet, 1, 1000))
    sheet.rest(1040)
    sheet.wake(1340)
    assert clock.end(sheet) == 1160 + 300
    assert (clock.turn_left(sheet, 1350), clock.bank(sheet, 1, 1350)) == (10, 100)
    clock.begin_turn(sheet, 2, 1390, clock.end_of_next(sheet, 2, 1390))
    assert (clock.bank(sheet, 1, 1400), clock.end(sheet)) == (70, 1390 + 160)


async def restarted(world: World) -> tuple[Room, Room]:
    """A turn of a minute after forty seconds, before and after a server that was away for 500."""
    first = world.nodes[0]
    asked = NewRoom([SeatPlan(), SeatPlan()], here=[1, 2], timer=60, bank=100, first_player=1, start=True)
    room, _ = await first.house.create(asked)
    world.clock.time += 40
    await first.house.close()
    world.clock.time += 500
    return room, await Node(world, "a").house.find(room.code)


def test_clocks_stand_still_while_the_server_is_restarted() -> None:
    async def test() -> None:
        world = World(0)
        world.nodes[0].gossip.is_shared = False
        before, after = await restarted(world)
        now = world.clock.now()
        assert after.deadline == before.deadline + 500
        assert (after.times.turn_left(after.sheet, now), after.times.bank(after.sheet, 1, now)) == (20, 100)

    asyncio.run(test())


def test_clocks_go_on_where_other_servers_do() -> None:
    async def test() -> None:
        before, after = await restarted(World(0))
        assert after.deadline == before.deadline

    asyncio.run(test())


def test_the_bank_is_told_and_is_the_same_when_the_game_is_read_again(running: Running) -> None:
    async def test() -> None:
        house = running.application.house
        assert house is not None
        clock, real = house.services.clock, house.services.clock.now
        code, (first, _) = await two_seats(running.server, timer=60, bank=100, first_player=1)
        async with Connection(running.server.socket_address, code, [first]) as ada:
            await ada.start()
            await ada.until(lambda: ada.room is not None and ada.room.deadline > 0)
            assert ada.room is not None
            assert 50_000 < ada.room.turn_left <= 60_000
            assert [seat.bank for seat in ada.room.seats] == [100_000, 100_000]
            clock.now = lambda: real() + 90  # type: ignore[method-assign]
            await ada.ask(EndTurn(ada.next_id(), 1, ada.version))
            await ada.until(lambda: ada.room is not None and ada.room.seats[0].bank < 100_000)
            left = ada.room.seats[0].bank
            assert 60_000 < left <= 70_000
        house.let_go(house.rooms[code])
        assert (await running.server.room(code)).seats[0].bank == left
        clock.now = real  # type: ignore[method-assign]

    asyncio.run(test())


def test_one_turn_that_ran_out_is_finished_by_a_bot_and_the_second_one_gives_the_seat_away(running: Running) -> None:
    async def test() -> None:
        joined = await shared_table(running.server, 1, ["steady"], timer=1, first_player=1)
        async with Connection(running.server.socket_address, joined.room.code, tokens(joined)) as ada:
            seen: list[SeatState] = []

            def look(done: Callable[[SeatState], bool]) -> bool:
                assert ada.room is not None
                seen.append(ada.room.seats[0])
                return done(seen[-1])

            await ada.until(lambda: look(lambda seat: seat.covered), 20)
            assert (seen[-1].lapses, seen[-1].stand_in) == (1, False)
            assert await refused(ada.ask(EndTurn(ada.next_id(), 1, ada.version))) == "seat.time-up"
            await ada.until(lambda: look(lambda seat: not seat.covered), 20)
            await ada.until(lambda: look(lambda seat: seat.stand_in), 20)
            assert seen[-1].lapses == 2

    asyncio.run(test())


def test_who_plays_again_has_no_turn_counted_against_them(running: Running) -> None:
    async def test() -> None:
        code, (first, _) = await two_seats(running.server, timer=60, first_player=1)
        async with Connection(running.server.socket_address, code, [first]) as ada:
            await ada.start()
            assert running.application.house is not None
            running.application.house.rooms[code].sheet.seat(1).lapses = 1
            await ada.ask(EndTurn(ada.next_id(), 1, ada.version))
            assert ada.room is not None
            assert ada.room.seats[0].lapses == 0

    asyncio.run(test())
