"""What is read and looked up, measured as the screens in test_screens.py: handbook, finished games, wrong links, no server."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Listened
from .looking import Look

pytestmark = pytest.mark.timeout(900)
CHAPTERS = ("about", "turn", "moving", "rubble", "blockades", "buying", "actions", "gate", "two", "caves")
LOOKED_UP = ("cards", "special", "routes", "keys", "credits")


def test_every_chapter_of_the_handbook_fits(look: Look) -> None:
    page = look.page
    for _ in look.one_size_at_a_time():
        for chapter in (*CHAPTERS, *LOOKED_UP):
            page.goto(f"/#/handbook/{chapter}")
            page.wait_for_selector(f".contents [href$='/{chapter}'][aria-current]", state="attached")
            look.at(f"handbook-{chapter}")
    assert not look.faults, "\n".join(look.faults)


def test_the_handbooks_search_fits(look: Look) -> None:
    page = look.page
    page.goto("/#/handbook/about")
    page.wait_for_selector("main h2")
    page.keyboard.press("/")
    if not page.locator(".find input").is_visible():
        page.locator(".turn button").click()
        look.at("handbook-contents")
    page.locator(".find input").fill("3")
    page.wait_for_selector(".hits a")
    look.at("handbook-search")
    look.resize(look.sizes[0])
    page.locator(".find input").fill("Xyz")
    expect(page.locator(".hits a")).to_have_count(0)
    look.at("handbook-nothing-found")
    assert not look.faults, "\n".join(look.faults)


def kept_game(number: int) -> Any:
    """A finished game as a browser keeps it; long names, every way to play."""
    players = [
        {"name": name, "colour": colour, "mine": colour == 1 + number % 2}
        for colour, name in enumerate(("Wilhelmine-Luise", "Bartholomäus", "Ada", "Heron"), 1)
    ]
    ended = {"rounds": 14, "players": players[number % 3 :] + players[: number % 3], "at": 1.7e12 + number}
    way = ("solo", "here", "online")[number % 3]
    route = ("witchs-cauldron", "hills-of-gold", "")[number % 3]
    return {"code": f"ABC23{number}", "tokens": [], "route": route, "seen": 1.7e12, "over": True, "ended": {**ended, "way": way}}


def test_finished_games_fit(look: Look) -> None:
    page = look.page
    page.route("**/api/rooms/*/recap*", lambda route: route.fulfill(json={"ways": [], "seat": 1}))
    page.goto("/#/replay")
    page.evaluate("(kept) => localStorage.setItem('eldorado.games', JSON.stringify(kept))", [kept_game(n) for n in range(9)])
    page.reload()
    page.wait_for_selector(".records li a >> nth=8")
    look.at("records-games")
    page.locator(".filters button").nth(1).click()
    look.at("records-won")
    assert not look.faults, "\n".join(look.faults)


def test_wrong_addresses_and_codes_fit(look: Look) -> None:
    page = look.page
    page.goto("/#/no/such/place")
    page.wait_for_selector(".lost h1")
    look.at("lost-page")
    page.locator("#join-code").fill("ABC")
    page.locator(".join button").click()
    page.wait_for_selector(".join [role=alert]")
    look.at("lost-short-code")
    assert not look.faults, "\n".join(look.faults)


def test_pages_without_a_server_fit(look: Look, complaints: Listened) -> None:
    """The bar that says so takes its room from the page: no end of one lies under it."""
    page = look.page
    page.goto("/#/handbook/moving")
    page.wait_for_selector("main h2")
    page.route(re.compile("/(api|healthz)"), lambda route: route.abort())
    for name, place, ready in (
        ("front", "", ".way"),
        ("setup", "new/online", ".bar"),
        ("handbook", "handbook/buying", "main h2"),
    ):
        page.goto(f"/#/{place}")
        page.wait_for_selector(ready)
        page.wait_for_selector(".away")
        look.at(f"away-{name}")
    complaints.clear()  # a browser tells of every address it did not reach
    assert not look.faults, "\n".join(look.faults)
