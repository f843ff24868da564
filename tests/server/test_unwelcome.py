"""Who was removed from a lobby does not sit down again, known by pass or address, until the host lets them."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest
from asking import at, refused, run
from serving import Running, serving, settings_in
from test_passes import ask, new_pass, stored

from eldorado.client import Connection, Server
from eldorado.protocol.socket import LetBack, SetSeat

SEATS = [{"name": "Ada"}, {}, {}]
HOME, CAFE = {"x-forwarded-for": "192.0.2.7"}, {"x-forwarded-for": "198.51.100.9"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("unwelcome")
    with serving(settings_in(folder, trusted_proxies=["127.0.0.1"])) as server:
        yield server


def lobby(running: Running) -> tuple[str, str]:
    """A room of Ada's, by its code, and her token."""
    made = ask(running, "/api/rooms", {"seats": SEATS, "here": [1]}, new_pass(running), **CAFE)
    return made["room"]["code"], made["tokens"][0]["token"]


def sit(running: Running, code: str, origin: dict[str, str], secret: str = "", seat: int = 2) -> Any:
    return ask(running, f"/api/rooms/{code}/seats", {"seat": seat, "name": "Bo"}, secret, **origin)


def as_host(running: Running, code: str, token: str, do: Callable[[Connection], Coroutine[Any, Any, None]]) -> None:
    async def test(server: Server) -> None:
        async with at(server, code, token) as host:
            await do(host)

    run(running, test)


async def remove(host: Connection) -> None:
    await host.ask(SetSeat(host.next_id(), 2, kind="human"))


def test_who_was_removed_is_known_by_the_pass_until_the_host_lets_them(served: Running) -> None:
    code, token = lobby(served)
    bo = new_pass(served, "Bo")
    sit(served, code, HOME, bo)
    as_host(served, code, token, remove)
    assert sit(served, code, CAFE, bo) == (403, "seat.removed")
    assert sit(served, code, HOME, bo, 3) == (403, "seat.removed")
    assert [one["name"] for one in ask(served, f"/api/rooms/{code}")["removed"]] == ["Bo"]

    async def forgive(host: Connection) -> None:
        assert await refused(host.ask(LetBack(host.next_id(), 7))) == "seat.not-removed"
        await host.ask(LetBack(host.next_id(), 1))

    as_host(served, code, token, forgive)
    assert sit(served, code, HOME, bo)["tokens"]
    assert "removed" not in ask(served, f"/api/rooms/{code}")


def test_who_has_no_pass_is_known_by_the_address(served: Running) -> None:
    code, token = lobby(served)
    sit(served, code, HOME)
    as_host(served, code, token, remove)
    assert sit(served, code, HOME, new_pass(served, "Bo")) == (403, "seat.removed")
    assert sit(served, code, CAFE)["tokens"]


def test_an_address_that_others_at_the_table_share_is_not_held_against_whom_a_pass_proves_another(served: Running) -> None:
    code, token = lobby(served)
    bo, cy = new_pass(served, "Bo"), new_pass(served, "Cy")
    sit(served, code, CAFE, bo)
    as_host(served, code, token, remove)
    assert sit(served, code, CAFE, bo) == (403, "seat.removed")
    assert sit(served, code, CAFE, cy)["tokens"]


def test_who_was_removed_does_not_come_back_from_the_hosts_own_address(served: Running) -> None:
    """Neither as before, without a pass, nor by one made for it; from elsewhere, and once the host lets them, they may."""
    code, token = lobby(served)
    sit(served, code, CAFE)
    as_host(served, code, token, remove)
    assert sit(served, code, CAFE) == (403, "seat.removed")
    assert sit(served, code, CAFE, new_pass(served, "Bo")) == (403, "seat.removed")
    assert sit(served, code, HOME, seat=3)["tokens"]

    async def forgive(host: Connection) -> None:
        await host.ask(LetBack(host.next_id(), 1))

    as_host(served, code, token, forgive)
    assert sit(served, code, CAFE)["tokens"]


def test_only_the_host_lets_people_back(served: Running) -> None:
    code, token = lobby(served)
    sit(served, code, HOME)
    as_host(served, code, token, remove)
    cy = sit(served, code, CAFE, new_pass(served, "Cy"), 3)["tokens"][0]["token"]

    async def ask_for_bo(guest: Connection) -> None:
        assert await refused(guest.ask(LetBack(guest.next_id(), 1))) == "room.host-only"

    as_host(served, code, cy, ask_for_bo)


def test_nothing_of_it_is_kept_once_the_game_begins_or_the_pass_is_deleted(tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path, trusted_proxies=["127.0.0.1"])) as running:
        codes = [lobby(running) for _ in range(2)]
        bo = new_pass(running, "Boris the Removed")
        id = ask(running, "/api/pass", secret=bo)["id"]
        for code, token in codes:
            ask(running, f"/api/rooms/{code}/seats", {"seat": 2, "name": "Boris the Removed"}, bo, **HOME)
            as_host(running, code, token, remove)
        house = running.application.house
        assert house is not None
        begun = house.rooms[codes[0][0]]
        assert begun.sheet.removed

        async def begin() -> None:
            async with begun.lock:
                for seat in (2, 3):
                    begun.sheet.seat(seat).kind, begun.sheet.seat(seat).bot = "bot", "random"
                await begun.begin()

        assert running.loop is not None
        asyncio.run_coroutine_threadsafe(begin(), running.loop).result(30)
        assert not begun.sheet.removed
        assert not any(seat.origin for seat in begun.sheet.seats)
        ask(running, "/api/pass/delete", {}, bo)
        kept = stored(tmp_path)
        assert id not in kept
        assert "Boris the Removed" not in kept
