"""Nobody chooses the shuffles alone: the server and every device add a share, promised before any of them is told."""

from __future__ import annotations

import asyncio
import hashlib
import pathlib
import random
import re

import pytest
from asking import at, refused, run
from click.testing import CliRunner
from playing import play_seat, shared_table, tokens, two_seats
from serving import Running, serving, settings_in

from eldorado.cli.app import eldorado
from eldorado.client import Connection, Server
from eldorado.protocol.room import NewRoom, SeatPlan, TakeSeat
from eldorado.protocol.shares import Shares, commitment, new_share, read_shares
from eldorado.protocol.socket import Leave, Rematch, Reveal, SetSeat, Start
from eldorado.server.rooms import opening
from eldorado.server.rooms.sheet import SeatSheet, Sheet, decode, encode

MUTE = "0" * 64


def device(server: Server, code: str, token: str, share: str) -> Connection:
    return Connection(server.socket_address, code, [token], share=share)


class Silent(Connection):
    """Promises a share and never tells it."""

    async def _reveal(self) -> None:
        return


async def the_end(connection: Connection, seat: int) -> None:
    await connection.resign(seat)
    await connection.until(lambda: connection.room is not None and connection.room.phase == "over")


async def shares_of(server: Server, code: str) -> Shares:
    found = read_shares(await server.record(code))
    assert found is not None
    return found


def verified(record: str, tmp_path: pathlib.Path, *options: str) -> tuple[int, str]:
    file = tmp_path / "game.txt"
    file.write_text(record, "utf-8")
    result = CliRunner().invoke(eldorado, ["replay", str(file), "--verify", *options])
    return result.exit_code, re.sub(r"\s+", " ", result.output)


# ---- how it is drawn


def test_the_seed_is_the_hash_of_all_shares() -> None:
    """Written out once more, so that others can compute it from docs/protocol.md."""
    text = f"eldorado shares 1\nserver {'a' * 64}\nseat 1 {'b' * 64}\nseat 3 {'c' * 64}\n"
    shares = Shares("a" * 64, {3: "c" * 64, 1: "b" * 64}, [2])
    assert shares.seed() == hashlib.sha256(text.encode()).hexdigest()[:32]
    assert commitment("00" * 32) == hashlib.sha256(bytes(32)).hexdigest()
    again = read_shares("\n".join(["eldorado record 1", *shares.remarks(), "rules 1"]))
    assert again is not None
    assert (again.server, again.seats, again.silent) == (shares.server, shares.seats, [2])
    assert read_shares("eldorado record 1\n# share seat 1 not revealed\n") is None


def test_each_share_changes_the_seed() -> None:
    shares = Shares(new_share(), {1: new_share(), 2: new_share()}, [])
    other_server = Shares(new_share(), shares.seats, [])
    others = [Shares(shares.server, {**shares.seats, seat: new_share()}, []) for seat in (1, 2)]
    fewer = [Shares(shares.server, {seat: shares.seats[seat]}, []) for seat in (1, 2)]
    assert len({one.seed() for one in [shares, other_server, *others, *fewer]}) == 6


# ---- over the wire


def test_everybody_promises_before_anybody_tells_and_the_record_proves_it(running: Running, tmp_path: pathlib.Path) -> None:
    async def test(server: Server) -> None:
        code, (first, second) = await two_seats(server)
        promise = (await server.room(code)).promise
        mine, other = new_share(), new_share()
        async with device(server, code, first, mine) as ada, device(server, code, second, other) as bo:
            await ada.until(lambda: ada.room is not None and all(seat.promise for seat in ada.room.seats))
            assert ada.room is not None
            assert [seat.promise for seat in ada.room.seats] == [commitment(mine), commitment(other)]
            assert (ada.room.promise, ada.room.seed_hash) == (promise, "")
            await ada.start()
            await bo.until(lambda: bo.table is not None)
            seed_hash = ada.room.seed_hash
            assert len(seed_hash) == 64
            await the_end(ada, 1)
        shares = await shares_of(server, code)
        assert (shares.seats, shares.silent) == ({1: mine, 2: other}, [])
        assert commitment(shares.server) == promise
        assert (await server.room(code)).seed == shares.seed()
        record = await server.record(code)
        for told in (promise, seed_hash):
            assert verified(record, tmp_path, "--seed-hash", told)[0] == 0
        exit_code, said = verified(record, tmp_path)
        assert (exit_code, "Nobody could choose the shuffles alone" in said) == (0, True)
        assert verified(record, tmp_path, "--seed-hash", "ab" * 32)[0] == 1
        for bent in (record.replace(mine, new_share()), record.replace(shares.server, new_share())):
            exit_code, said = verified(bent, tmp_path)
            assert (exit_code, "do not give its seed" in said) == (1, True)

    run(running, test)


def test_a_device_that_does_not_tell_its_share_holds_nobody_up(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "REVEAL", 0.1)

    async def test(server: Server) -> None:
        code, (first, second) = await two_seats(server)
        async with at(server, code, first) as ada, Silent(server.socket_address, code, [second]) as bo:
            await ada.start()
            await bo.until(lambda: bo.table is not None)
            await the_end(ada, 1)
        shares = await shares_of(server, code)
        assert (sorted(shares.seats), shares.silent) == ([1], [2])

    run(running, test)


def test_who_is_gone_is_not_waited_for(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "REVEAL", 3600)

    async def test(server: Server) -> None:
        code, (first, second) = await two_seats(server)
        async with at(server, code, first) as ada:
            async with at(server, code, second) as bo:
                assert bo.seats == [2]
            await ada.until(lambda: ada.room is not None and not ada.room.seats[1].online)
            await ada.start()
            await the_end(ada, 1)
        assert (await shares_of(server, code)).silent == [2]

    run(running, test)


def test_while_shares_are_waited_for_nothing_else_changes(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "REVEAL", 3600)

    async def test(server: Server) -> None:
        code, (first, second) = await two_seats(server)
        mine, other = new_share(), new_share()
        async with device(server, code, first, mine) as ada, Silent(server.socket_address, code, [second], share=other) as bo:
            assert await refused(ada.ask(Reveal(ada.next_id(), mine))) == "share.not-asked"
            await ada.ask(Start(ada.next_id()))
            await bo.until(lambda: bo.room is not None and bo.room.starting)
            assert await refused(ada.ask(Start(ada.next_id()))) == "room.has-begun"
            assert await refused(bo.ask(Leave(bo.next_id(), 2))) == "room.has-begun"
            assert await refused(ada.ask(SetSeat(ada.next_id(), 2, kind="human"))) == "room.has-begun"
            assert await refused(bo.ask(Reveal(bo.next_id(), new_share()))) == "share.not-promised"
            assert await refused(bo.ask(Reveal(bo.next_id(), "x"))) == "share.malformed"
            async with Silent(server.socket_address, code, [second], share=new_share()) as bo_again:
                assert bo_again.room is not None
                assert bo_again.room.seats[1].promise == commitment(other)
                await bo_again.ask(Reveal(bo_again.next_id(), other))
                await bo_again.until(lambda: bo_again.table is not None)
            await the_end(ada, 1)
        assert (await shares_of(server, code)).seats == {1: mine, 2: other}

    run(running, test)


def test_one_device_for_several_seats_adds_its_share_at_once_with_the_room(running: Running) -> None:
    """The creating request promises; the server has promised its own share before it hears the device's."""

    async def test(server: Server) -> None:
        mine = new_share()
        seats = [SeatPlan(), SeatPlan(), SeatPlan("bot", "random")]
        joined = await server.make_room(NewRoom(seats, here=[1, 2], start=True, promise=commitment(mine)))
        assert (joined.room.phase, joined.room.starting, joined.room.seed_hash) == ("lobby", True, "")
        async with Connection(server.socket_address, joined.room.code, tokens(joined), share=mine) as both:
            await both.until(lambda: both.table is not None)
            await both.resign(1)
            await the_end(both, 2)
        shares = await shares_of(server, joined.room.code)
        assert (shares.seats, commitment(shares.server)) == ({1: mine, 2: mine}, joined.room.promise)

    run(running, test)


def test_a_room_that_starts_at_once_begins_although_its_device_never_comes(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "REVEAL", 0.1)

    async def test(server: Server) -> None:
        asked = NewRoom([SeatPlan(), SeatPlan("bot", "random")], here=[1], start=True, promise=commitment(new_share()))
        joined = await server.make_room(asked)
        async with Connection(server.socket_address, joined.room.code) as guest:
            await guest.until(lambda: guest.table is not None)

    run(running, test)


def test_programs_that_promise_nothing_start_at_once(running: Running, tmp_path: pathlib.Path) -> None:
    async def test(server: Server) -> None:
        joined = await shared_table(server, 1, ["random"])
        assert joined.room.phase == "playing"
        async with at(server, joined.room.code, *tokens(joined)) as ada:
            await the_end(ada, 1)
        exit_code, said = verified(await server.record(joined.room.code), tmp_path)
        assert (exit_code, "no seat added a share" in said) == (0, True)

    run(running, test)


def test_a_rematch_is_drawn_from_new_shares(running: Running) -> None:
    async def test(server: Server) -> None:
        code, (first, second) = await two_seats(server)
        async with at(server, code, first) as ada, at(server, code, second):
            await ada.start()
            await the_end(ada, 1)
            await ada.ask(Rematch(ada.next_id()))
            assert ada.room is not None
            again, before = ada.room.rematch, ada.room.promise
        room = await server.room(again)
        assert (room.promise != before, room.seed_hash, [seat.promise for seat in room.seats]) == (True, "", ["", ""])
        async with at(server, again, first) as ada, at(server, again, second):
            await ada.start()
            await the_end(ada, 1)
        here, there = await shares_of(server, code), await shares_of(server, again)
        assert sorted(there.seats) == [1, 2]
        assert len({here.server, there.server, *here.seats.values(), *there.seats.values()}) == 6

    run(running, test)


def test_a_promise_goes_with_its_seat(running: Running) -> None:
    """Who sits down after somebody else brings a share of their own."""

    async def test(server: Server) -> None:
        code, (first, second) = await two_seats(server)
        async with at(server, code, first) as ada:
            async with at(server, code, second) as bo:
                await bo.ask(Leave(bo.next_id(), 2))
            joined = await server.take_seat(code, TakeSeat(2, "Cy"))
            assert joined.room.seats[1].promise == ""
            share = new_share()
            async with device(server, code, tokens(joined)[0], share):
                await ada.until(lambda: ada.room is not None and ada.room.seats[1].promise == commitment(share))

    run(running, test)


@pytest.mark.parametrize("promise", ["x", "A" * 64, "0" * 63, "0" * 65])
def test_what_is_no_share_is_refused(running: Running, promise: str) -> None:
    async def test(server: Server) -> None:
        assert await refused(server.make_room(NewRoom([SeatPlan(), SeatPlan()], here=[1], promise=promise))) == "share.malformed"

    run(running, test)


def test_a_server_that_died_while_it_waited_begins_after_it_is_back(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "REVEAL", 3600)

    async def before(server: Server) -> tuple[str, str]:
        asked = NewRoom([SeatPlan(), SeatPlan("bot", "random")], here=[1], start=True, promise=commitment(MUTE))
        joined = await server.make_room(asked)
        return joined.room.code, tokens(joined)[0]

    async def after(server: Server, code: str, token: str) -> None:
        async with device(server, code, token, MUTE) as ada:
            await ada.until(lambda: ada.table is not None)
            await play_seat(ada, 1, random.Random(1), most=2)

    with serving(settings_in(tmp_path)) as running:
        code, token = asyncio.run(before(running.server))
    with serving(settings_in(tmp_path)) as running:
        asyncio.run(after(running.server, code, token))


def test_a_room_of_an_older_release_keeps_the_seed_it_promised() -> None:
    stored = encode(Sheet("ABCDEF", "old", "7" * 32, [SeatSheet("human"), SeatSheet("human")], 0))
    sheet = decode(stored)
    assert sheet.promised() == ""
    hashed = sheet.seed_hash()
    sheet.open()
    assert (sheet.seed, sheet.seed_hash(), sheet.phase) == ("7" * 32, hashed, "playing")
