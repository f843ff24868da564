"""Alerts, end to end: a push service of our own gets what a browser can read, once, and only when nobody looks."""

from __future__ import annotations

import asyncio
import pathlib
import queue
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from push_service import Device, PushService, checked_ticket
from serving import Process, Running, serving, settings_in
from test_passes import ask, new_pass, stored

from eldorado.client import Connection
from eldorado.protocol.socket import EndTurn, Ping
from eldorado.server.alerts import alerts
from eldorado.server.alerts.alerts import _lasts
from eldorado.server.alerts.turns import Call
from eldorado.server.rooms import attendance
from eldorado.server.rooms.room import Room
from eldorado.server.storage.files import OWNER_ONLY

DAY = 86_400


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as one:
        yield one


@pytest.fixture
def called(service: PushService, tmp_path: pathlib.Path) -> Iterator[Running]:
    """A server that may call the service, and does so at once."""
    with serving(settings_in(tmp_path, call_inside=[service.place], alert_delay=0)) as one:
        yield one


class Table:
    """Ada and Bo at a slow game, each at a device of their own; Bo wants to be called."""

    def __init__(self, running: Running | Process, service: PushService, reads: str = "en", **more: Any) -> None:
        self.running = running
        self.ada, self.bo = new_pass(running, "Ada"), new_pass(running, "Bo")
        self.device = Device(f"{service.address}/send/bo")
        assert ask(running, "/api/push/subscribe", self.device.asked(reads), self.bo) == {"subscribed": True}
        seats = [{"kind": "human", "name": "Mira"}, {"kind": "human", "name": "Bo"}]
        asked = {"seats": seats, "here": [1], "first_player": 1, "route": "serpentine", "timer": DAY, **more}
        joined = ask(running, "/api/rooms", asked, self.ada)
        self.code = joined["room"]["code"]
        taken = ask(running, f"/api/rooms/{self.code}/seats", {"seat": 2, "name": "Bo"}, self.bo)
        self.tokens = [joined["tokens"][0]["token"], taken["tokens"][0]["token"]]

    def at(self, seat: int, running: Running | Process | None = None) -> Connection:
        """`running`: another process than the one where the table was made."""
        return Connection((running or self.running).server.socket_address, self.code, [self.tokens[seat - 1]])

    async def begin(self) -> None:
        async with self.at(1) as mira:
            await mira.start()
            await mira.until(lambda: mira.table is not None)

    async def move(self, seat: int) -> None:
        """A whole turn, in one go."""
        async with self.at(seat) as person:
            assert await person.my_turn()
            await play_turn(person, seat)


async def play_turn(person: Connection, seat: int) -> None:
    """Everything is discarded, and the turn is over."""
    await person.ask(EndTurn(person.next_id(), seat, person.version))
    await person.until(lambda: person.table is not None and person.table.view.decision.seat != seat)


def nothing_more(service: PushService) -> None:
    with pytest.raises(queue.Empty):
        service.calls.get(timeout=0.3)


def test_whoever_is_elsewhere_is_called_once_in_their_language(called: Running, service: PushService) -> None:
    table = Table(called, service, "de")

    async def play() -> None:
        await table.begin()
        await table.move(1)

    asyncio.run(play())
    delivery = service.next()
    assert delivery.path == "/send/bo"
    assert table.device.read(delivery.body) == {
        "title": "Mira hat gezogen: Du bist dran auf „Die Serpentine“",
        "body": "noch 24 Stunden",
        "tag": table.code,
        "place": f"room/{table.code}",
    }
    assert 0 < int(delivery.headers["ttl"]) <= DAY
    assert delivery.headers["content-encoding"] == "aes128gcm"
    assert checked_ticket(delivery.headers["authorization"], service.address)["sub"].startswith("mailto:")
    nothing_more(service)


def test_nobody_is_called_who_looks_and_somebody_whose_page_is_hidden_is(called: Running, service: PushService) -> None:
    table = Table(called, service)

    async def play() -> None:
        await table.begin()
        async with table.at(2) as bo:
            await table.move(1)
            assert await bo.my_turn()
            nothing_more(service)
            await play_turn(bo, 2)
            await bo.ask(Ping(bo.next_id(), hidden=True))
            await table.move(1)
            assert await bo.my_turn()
            assert table.device.read(service.next().body)["title"] == "Mira moved: your turn on Serpentine"

    asyncio.run(play())
    nothing_more(service)


def test_who_is_only_believed_to_look_elsewhere_is_called_when_nothing_more_is_heard(
    called: Running, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (alerts, attendance):
        monkeypatch.setattr(module, "BELIEVED", 1.0)
    table = Table(called, service)
    asyncio.run(table.begin())
    assert called.application.house is not None
    assert called.loop is not None
    room = called.application.house.rooms[table.code]
    called.loop.call_soon_threadsafe(room.heard_presence, "a process that died", {2: time.time()}, 0)
    asyncio.run(table.move(1))
    assert table.device.read(service.next().body)["tag"] == table.code
    nothing_more(service)


def test_a_dead_address_is_dropped_when_its_answer_says_so(called: Running, service: PushService, tmp_path: pathlib.Path) -> None:
    table = Table(called, service)
    service.status = 410

    async def play() -> None:
        await table.begin()
        await table.move(1)

    asyncio.run(play())
    service.next()
    wait_until(lambda: "/send/bo" not in stored(tmp_path))
    asyncio.run(table.move(2))
    asyncio.run(table.move(1))
    nothing_more(service)


def wait_until(condition: Any) -> None:
    async def wait() -> None:
        async with asyncio.timeout(30):
            while not condition():
                await asyncio.sleep(0.02)

    asyncio.run(wait())


def test_no_redirect_is_followed_and_a_quick_game_calls_nobody(called: Running, service: PushService) -> None:
    service.status = 302
    quick = Table(called, service, timer=60)

    async def play(table: Table) -> None:
        await table.begin()
        await table.move(1)

    asyncio.run(play(quick))
    nothing_more(service)
    asyncio.run(play(Table(called, service)))
    service.next()
    nothing_more(service)


def test_a_turn_is_called_for_once_also_after_a_restart(service: PushService, tmp_path: pathlib.Path) -> None:
    settings = settings_in(tmp_path, call_inside=[service.place], alert_delay=0)
    slow = settings_in(tmp_path, call_inside=[service.place], alert_delay=3600)
    with serving(slow) as running:
        table = Table(running, service)
        asyncio.run(table.begin())
        asyncio.run(table.move(1))
    nothing_more(service)  # it stopped before anybody was called
    with serving(settings):
        assert table.device.read(service.next().body)["tag"] == table.code
    with serving(settings) as running:
        ask(running, f"/api/rooms/{table.code}")
        nothing_more(service)


def test_a_closed_device_and_a_deleted_pass_are_called_no_more(
    called: Running, service: PushService, tmp_path: pathlib.Path
) -> None:
    table = Table(called, service)
    link = ask(called, "/api/pass/link", {"address": "https://play.example/"}, table.bo)["address"].rsplit("/", 1)[1]
    second = ask(called, "/api/pass/open", {"code": link})["secret"]
    other = Device(f"{service.address}/send/second")
    ask(called, "/api/push/subscribe", other.asked(), second)
    assert "/send/second" in stored(tmp_path)
    ask(called, "/api/pass/revoke", {"device": ""}, table.bo)
    assert "/send/second" not in stored(tmp_path)
    assert ask(called, "/api/pass/export", secret=table.bo)["alerts"][0]["endpoint"].endswith("/send/bo")
    ask(called, "/api/pass/delete", {}, table.bo)
    left = stored(tmp_path)
    assert "/send/bo" not in left
    assert table.device.asked()["public_key"] not in left


def test_a_webhook_is_told_and_nobody_is_shown_it(called: Running, service: PushService, tmp_path: pathlib.Path) -> None:
    table = Table(called, service, webhook=f"{service.address}/hook", language="fr")
    ask(called, "/api/push/unsubscribe", {"endpoint": table.device.endpoint}, table.bo)
    asyncio.run(table.begin())
    asyncio.run(table.move(1))
    delivery = service.next()
    assert delivery.path == "/hook"
    assert b"Mira a jou\xc3\xa9" in delivery.body
    assert b'"event":"turn"' in delivery.body
    assert "/hook" not in str(ask(called, f"/api/rooms/{table.code}"))
    ask(called, "/api/pass/delete", {}, table.ada)
    assert "/hook" not in stored(tmp_path)


def test_what_cannot_be_called_is_refused(called: Running, service: PushService) -> None:
    secret = new_pass(called)
    device = Device("https://fcm.googleapis.com/fcm/send/x")
    good = device.asked()
    assert ask(called, "/api/push/subscribe", good, secret) == {"subscribed": True}
    assert ask(called, "/api/push/subscribe", good) == (401, "pass.unknown")
    wrong = {
        "push.address": {"endpoint": "http://fcm.googleapis.com/x"},
        "push.service": {"endpoint": "https://example.org/x"},
        "push.invalid": {"public_key": "BAAA"},
    }
    for code, change in wrong.items():
        assert ask(called, "/api/push/subscribe", {**good, **change}, secret) == (400, code)
    off_curve = {**good, "public_key": "B" + "A" * 86}
    assert ask(called, "/api/push/subscribe", off_curve, secret) == (400, "push.invalid")
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    for address in ("http://example.org/x", "https://127.0.0.1/x", "https://localhost/x", "ftp://example.org/x"):
        asked = {"seats": seats, "here": [1], "webhook": address}
        assert ask(called, "/api/rooms", asked) == (400, "push.address")


def test_the_devices_of_a_pass_are_few_and_the_oldest_make_room(
    called: Running, service: PushService, tmp_path: pathlib.Path
) -> None:
    secret = new_pass(called)
    for number in range(12):
        ask(called, "/api/push/subscribe", Device(f"{service.address}/n{number:02}-").asked(), secret)
    left = stored(tmp_path)
    assert [number for number in range(12) if f"/n{number:02}-" in left] == list(range(2, 12))


def test_the_key_is_made_once_and_is_its_owners_alone(tmp_path: pathlib.Path) -> None:
    settings = settings_in(tmp_path, push_key_file=str(tmp_path / "keys" / "push"))
    with serving(settings) as running:
        key = ask(running, "/api/push")["key"]
    assert settings.push_key().stat().st_mode & 0o777 == OWNER_ONLY
    with serving(settings) as running:
        assert ask(running, "/api/push")["key"] == key


@pytest.mark.parametrize(
    ("deadline", "seconds"), [(0.0, 3 * DAY), (1_000.0, 60), (1_030.0, 60), (9_000.0, 8_000), (1e9, 28 * DAY)]
)
def test_a_message_waits_for_its_device_as_long_as_the_turn_lasts(deadline: float, seconds: int) -> None:
    """And for a minute at least: a service that is told of no time refuses it."""
    room = cast(Room, SimpleNamespace(deadline=deadline))
    assert _lasts(room, Call(11, (1,)), 1_000.0) == seconds
