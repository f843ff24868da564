"""What the page teaches: a game of one's own reviewed, stepped through and tried again; hints by mouse, finger and key."""

from __future__ import annotations

import asyncio
import pathlib
import random
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from playing import pick, two_seats
from playwright.sync_api import Page, expect
from services import free_port

from eldorado.client import Connection, Server

from .pictures import keep_picture
from .playing import SHORT_ROUTE, Hands, How, bot, enter, person
from .reviewed_game import played
from .test_online import covered

IDLE = {"seats": [person("Ada", 1), bot("Mira", 2, "steady"), bot("Tomas", 3, "steady")], "here": [1], "route_text": SHORT_ROUTE}
"""Ada only ends her turns, so that nearly every one of them could have been better."""


def idle(hands: Hands) -> None:
    """Ends every turn at once, until the others are home."""
    for _ in range(40):
        hands.until("() => document.querySelector('main.end, .table[data-mine=true]')")
        seen = hands.look()
        if seen["ended"]:
            return
        hands.main()
        if hands.look()["main"].startswith("Discard"):
            hands.main()
        hands.settled(seen["version"])
    raise AssertionError("the others never arrive")


def test_a_game_alone_is_reviewed_and_a_turn_of_it_tried_again(page: Page, base_url: str) -> None:
    code = enter(page, base_url, IDLE)
    idle(Hands(page, base_url, code, "keys"))
    page.get_by_role("link", name="Review").click()
    moments = page.locator(".moments li > button")
    expect(page.locator("main.review[data-done=true]")).to_be_visible()
    expect(page.locator(".seats [aria-pressed=true]")).to_have_text("Ada")
    expect(page.locator("[role=img]").first).to_be_visible()
    assert moments.count() == 3
    keep_picture(page, "review-1440")

    page.keyboard.press("1")
    expect(moments.nth(0)).to_have_attribute("aria-pressed", "true")
    first = page.locator(".plates b").inner_text()
    page.keyboard.press("3")
    expect(moments.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".plates b")).not_to_have_text(first)
    page.keyboard.press("ArrowLeft")
    expect(moments.nth(2)).to_have_attribute("aria-pressed", "false")
    moments.nth(1).click()
    expect(page.locator(".moments .why")).not_to_be_empty()

    page.locator("[data-do=cards]").click()
    expect(page.locator("[data-line=traveler]")).to_contain_text("Unused")
    expect(page.locator(".decks .who")).to_have_count(3)
    page.locator("[data-do=race]").click()
    expect(page.locator(".race h2")).to_contain_text("The expert reaches the gate in round")
    expect(page.locator(".race")).to_contain_text("spaces short")
    last = page.locator(".plates b").inner_text()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".plates b")).not_to_have_text(last)
    page.locator("[data-do=moments]").click()

    page.locator("[data-do=try]").click()
    page.wait_for_selector(".table[data-mine=true] [data-card]")
    assert code not in page.url
    expect(page.get_by_text("Practice").first).to_be_visible()
    tried = Hands(page, base_url, page.url.rsplit("/", 1)[1])
    tried.turn()
    tried.until("() => document.querySelector('main.end, .table[data-mine=true]')")


async def some_rounds_online(base_url: str) -> tuple[str, str]:
    """A game of two people at two devices, until one of them gives up; its code, and the second one's token."""
    server, chance = Server(base_url), random.Random(3)
    code, (first, second) = await two_seats(server)
    async with (
        Connection(server.socket_address, code, [first]) as ada,
        Connection(server.socket_address, code, [second]) as bo,
    ):
        await ada.until(lambda: ada.room is not None and all(seat.online for seat in ada.room.seats))
        await ada.start()
        for _ in range(36):
            await asyncio.gather(ada.until(lambda: ada.table is not None), bo.until(lambda: bo.version >= ada.version))
            assert ada.table is not None
            seat = ada.table.view.decision.seat
            one, other = (ada, bo) if seat == 1 else (bo, ada)
            await one.my_turn()
            assert one.table is not None
            await one.act(seat, *pick(one.table, chance))
            await other.until(lambda: ada.version == bo.version)
        await ada.resign(1)
        await bo.until(lambda: bo.room is not None and bo.room.phase == "over")
    return code, second


def test_a_game_online_is_reviewed_from_ones_own_seat(page: Page, base_url: str) -> None:
    with ThreadPoolExecutor(1) as elsewhere:  # this thread has Playwright's event loop
        code, token = elsewhere.submit(asyncio.run, some_rounds_online(base_url)).result(120)
    kept = [{"code": code, "tokens": [{"seat": 2, "token": token}], "route": "first-game", "seen": 1, "over": True}]
    page.goto("/")
    page.evaluate("(kept) => localStorage.setItem('eldorado.games', JSON.stringify(kept))", kept)
    page.goto(f"/#/room/{code}")
    page.get_by_role("link", name="Review").click()
    expect(page.locator("main.review[data-done=true]")).to_be_visible()
    expect(page.locator(".seats [aria-pressed=true]")).to_have_text("Bo")
    round = page.locator(".plates b")
    for _ in range(5):
        page.keyboard.press("ArrowLeft")
    expect(round).to_have_text("Round 1")
    page.keyboard.press("ArrowRight")
    expect(round).to_have_text("Round 2")
    page.locator(".seats button").first.click()
    expect(page.locator(".seats [aria-pressed=true]")).to_have_text("Ada")


@pytest.mark.parametrize("how", ["mouse", "touch", "keys"])
def test_a_hint_is_asked_for_once_again_and_hidden(another: Callable[..., Page], base_url: str, how: How) -> None:
    page = another(390, 844, has_touch=True, is_mobile=True) if how == "touch" else another()
    plan = {"seats": [person("Ada", 1), bot("Mira", 2), bot("Tomas", 3)], "here": [1], "first_player": 1}
    hands = Hands(page, base_url, enter(page, base_url, plan), how)
    page.wait_for_selector(".table[data-mine=true] [data-card]")

    def ask() -> None:
        if how == "keys":
            page.keyboard.press("h")
        else:
            hands.press(".hint .ask")

    ask()
    expect(page.locator(".hint .gain")).to_contain_text("%")
    expect(page.locator(".hint h2")).not_to_be_empty()
    assert covered(page, ".hint .card", ".walker:has([href='#piece-1'])") == []  # one's own piece stays in sight
    keep_picture(page, f"hint-{how}")
    asked = page.locator('[data-seat="1"]')
    expect(asked).to_have_attribute("aria-label", re.compile("· 1 hint,"))
    ask()
    expect(page.locator(".hint li")).to_have_count(3)
    if how != "keys":
        hands.press(".hint li:nth-child(2) button")
        expect(page.locator(".hint li:nth-child(2) button")).to_have_attribute("aria-pressed", "true")
    keep_picture(page, f"hint-more-{how}")
    ask()
    expect(page.locator(".hint .card")).to_have_count(0)


def test_the_command_shows_its_review_as_a_page(page: Page, tmp_path: pathlib.Path) -> None:
    """In the language of the command; what is tried from there is played on the same server."""
    file = tmp_path / "game.record"
    file.write_text(played().record, "utf-8")
    options = ["--page", "--no-browser", "--port", str(free_port()), "--lang", "de"]
    command = [sys.executable, "-m", "eldorado", "review", str(file), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as shown:
        assert shown.stdout is not None
        address = shown.stdout.readline().split()[-1]
        try:
            page.goto("about:blank")
            for _ in range(600):
                if answers(address):
                    break
                assert shown.poll() is None
            page.goto(address)
            expect(page.locator(".bar h1")).to_have_text("Rückblick")
            expect(page.locator(".seats button")).to_have_count(4)
            expect(page.locator(".moments li > button").first).to_be_visible()
            page.reload()
            expect(page.locator(".bar h1")).to_have_text("Rückblick")
            page.locator("[data-do=try]").click()
            page.wait_for_selector(".table[data-mine=true] [data-card]")
        finally:
            page.goto("about:blank")  # it would miss the server
            shown.terminate()


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address.partition("?")[0] + "readyz", timeout=2):
            return True
    except (urllib.error.URLError, OSError):
        time.sleep(0.1)
        return False
