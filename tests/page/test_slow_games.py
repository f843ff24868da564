"""A slow game in the real browser: set up on the page, over a week with restarts, and an alert for a page that nobody sees."""

from __future__ import annotations

import asyncio
import json
import pathlib
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest
from bootstrap import found_browser
from playwright.sync_api import Browser, BrowserType, Page, expect
from push_service import Device, PushService
from services import free_port
from serving import Running, serving, settings_in

from eldorado.client import Connection
from eldorado.protocol.room import TakeSeat
from eldorado.protocol.socket import EndTurn
from eldorado.server.services import Clock

Answer = TypeVar("Answer")
DAY = 86_400
CALLS = 4
"""Three for the webhook, of the guests' turns and of one's own, and the alert itself."""
GUESTS = {2: "Bo", 3: "Cleo"}
HIDDEN = """() => {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
ASKED = """() => {
  window.isAsked = false
  navigator.serviceWorker.addEventListener('message', () => { window.isAsked = true })
}"""
"""Notices when the worker has asked the page where it is."""
SUBSCRIBED = """(asked) => {
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer
  const keys = { p256dh: bytes(asked.public_key), auth: bytes(asked.auth) }
  PushManager.prototype.getSubscription = async () => null
  PushManager.prototype.subscribe = async () => ({ endpoint: asked.endpoint, getKey: (name) => keys[name] })
}"""
"""Stands for the browser's own push service, which lies out in the network; everything else is the page's own."""
SHOWN = """async () => {
  const found = await navigator.serviceWorker.ready
  for (;;) {
    const shown = await found.getNotifications()
    if (shown.length) return shown.map((one) => [one.title, one.body, one.tag])
    await new Promise((again) => setTimeout(again, 50))
  }
}"""


@pytest.fixture(scope="session")
def browser(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """One with windows: the other shows no notifications."""
    with browser_type.launch(**{**browser_type_launch_args, "executable_path": found_browser()}) as whole:
        yield whole


class Days(Clock):
    """A clock that days can be added to."""

    def __init__(self) -> None:
        self.days = 0.0

    def now(self) -> float:
        return super().now() + self.days * DAY


def set_up(page: Page, webhook: str = "") -> str:
    """A game over days for three people, in which the second begins; its code."""
    page.goto("/#/new/online")
    page.locator("[role=radio][data-value=slow]").click()
    page.locator(f"[role=radio][data-value='{3 * DAY}']").first.click()
    if webhook:
        page.get_by_role("button", name="More rules").click()
        page.get_by_label("Tell a chat").fill(webhook)
    page.get_by_role("radiogroup", name="Who begins").locator("[data-value='2']").click()
    page.locator("button[type=submit]").click()
    return page.locator(".code").inner_text()


def apart(work: Coroutine[Any, Any, Answer]) -> Answer:
    """In a thread of its own: the browser's driver has a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def seat_guests(running: Running, code: str) -> dict[int, str]:
    async def sit() -> dict[int, str]:
        return {
            seat: (await running.server.take_seat(code, TakeSeat(seat, name))).tokens[0].token for seat, name in GUESTS.items()
        }

    return apart(sit())


def guests_move(running: Running, code: str, held: dict[int, str]) -> None:
    """The guests come, end their turns, and go."""

    async def move() -> None:
        for seat, token in held.items():
            async with Connection(running.server.socket_address, code, [token]) as guest:
                assert await guest.my_turn()
                await guest.ask(EndTurn(guest.next_id(), seat, guest.version))

    apart(move())


def begin(page: Page) -> None:
    page.get_by_role("button", name="Begin with three").click()
    page.locator(".table").wait_for()


def test_an_alert_reaches_a_page_that_nobody_sees(another: Callable[..., Page], tmp_path: pathlib.Path) -> None:
    with PushService() as service, serving(settings_in(tmp_path, call_inside=[service.place], alert_delay=0)) as own:
        page = another(service_workers="allow", base_url=own.server.address, permissions=["notifications"])
        page.goto("/")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        device = Device(f"{service.address}/send/ada")
        page.evaluate(SUBSCRIBED, device.asked())
        code = set_up(page, f"{service.address}/hook")
        page.get_by_role("button", name="Call me").click()
        expect(page.get_by_text("This device calls you when it is your turn.")).to_be_visible()
        held = seat_guests(own, code)
        begin(page)
        page.evaluate(ASKED)
        deliver(page, own.server.address, {"title": "Seen", "body": "", "tag": "seen", "place": f"room/{code}"})
        page.wait_for_function("() => isAsked")
        page.evaluate(HIDDEN)
        wait_until_hidden(page, own, code)
        guests_move(own, code, held)
        letters = [service.next() for _ in range(CALLS)]  # one may overtake another
        hooked = b"\n".join(letter.body for letter in letters if letter.path == "/hook")
        assert b"Cleo moved: your turn on First Game" in hooked
        message = device.read(next(letter.body for letter in letters if letter.path == "/send/ada"))
        assert message["title"] == "Cleo moved: your turn on First Game"
        deliver(page, own.server.address, message)
        assert page.evaluate(SHOWN) == [[message["title"], message["body"], code]]  # not what came while it was seen
        page.goto("about:blank")  # before the server goes: the browser itself would tell of a line that was cut


def wait_until_hidden(page: Page, running: Running, code: str) -> None:
    assert running.application.house is not None
    room = running.application.house.rooms[code]
    while not any(listener.is_hidden for listener in room.listeners):
        page.wait_for_timeout(20)


def deliver(page: Page, origin: str, message: Any) -> None:
    """What the browser's push service would hand to it, already opened."""
    found: list[str] = []
    session = page.context.new_cdp_session(page)
    heard = "ServiceWorker.workerRegistrationUpdated"
    session.on(heard, lambda told: found.extend(one["registrationId"] for one in told["registrations"]))
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    session.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": json.dumps(message)})


def test_a_game_over_a_week_survives_restarts(another: Callable[..., Page], tmp_path: pathlib.Path) -> None:
    port, clock, settings = free_port(), Days(), settings_in(tmp_path)
    page = another(base_url=f"http://127.0.0.1:{port}")
    with serving(settings, port, clock) as own:
        code = set_up(page)
        held = seat_guests(own, code)
        begin(page)
        guests_move(own, code, held)
        end_turn(page)
        page.goto("about:blank")  # before the server goes: the browser itself would tell of a line that was cut
    for _ in range(3):
        clock.days += 2.4
        with serving(settings, port, clock) as own:
            guests_move(own, code, held)
            page.goto("/")
            page.get_by_text("A game is waiting for you").wait_for()
            page.goto(f"/#/room/{code}")
            end_turn(page)
            state = apart(own.server.room(code))
            assert [(seat.lapses, seat.stand_in) for seat in state.seats] == [(0, False)] * 3
            page.goto("about:blank")


def end_turn(page: Page) -> None:
    page.locator(".table[data-mine=true] [data-card]").first.wait_for()
    while page.locator(".table[data-mine=true]").count():
        page.keyboard.press("e")
        page.wait_for_timeout(50)
