"""Coming back in windows of ten sizes: one's games, filtered; another device; words on paper; a home without its server."""

from __future__ import annotations

import json
import pathlib
import re
import sqlite3
import time
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from serving import serving, settings_in

from .accessible import Critic
from .conftest import Listened
from .looking import Look
from .playing import Hands
from .test_people_screens import ROUTES, asked, come_back, secret

__all__ = ["secret"]
pytestmark = pytest.mark.timeout(900)
See = Callable[[str], None]
WAYS = ("solo", "online", "here", "daily")
CREW = [
    {"seat": seat, "name": name, "colour": seat, "mine": seat == 1, "arrived": 9 + seat, "blockades": [1, 2, 5, 6][:seat]}
    for seat, name in enumerate(("Wilhelmine-Luise", "Mira", "Bartholomäus", "Heron"), 1)
]


EVENTS = (
    {"number": 41, "kind": "card-played", "seat": 2, "card": "captain"},
    {"number": 42, "kind": "piece-moved", "seat": 2, "space": "C43", "origin": "C42", "piece": 1},
    {"number": 43, "kind": "blockade-taken", "seat": 2, "blockade": 5},
    {"number": 44, "kind": "card-bought", "seat": 2, "card": "jack_of_all_trades", "amount": 6},
)
TURNING = {"number": 40, "round": 14, "seat": 2, "before": 0.41, "after": 0.22, "events": EVENTS}
RECAP = {"ways": [{"seat": seat, "spaces": [f"B{60 - seat}", "B40", "B20", f"C{seat}"]} for seat in (1, 2, 3, 4)], "seat": 1}
"""How everybody went on First Game, and the turn that decided it."""


def past_games(only: str) -> dict[str, Any]:
    """A page of somebody who has finished 300 games, as the server tells it."""
    games = [
        {
            "code": f"GAME{number:02}", "at": 1.795e9 - 40_000 * number, "route": ROUTES[number % 7], "way": WAYS[number % 4],
            "seat": 1, "place": 1 + number % 4, "rounds": 12 + number % 9, "reason": "arrived",
            "crew": CREW[number % 4 :] + CREW[: number % 4],
        }
        for number in range(40)
    ]  # fmt: skip
    tally = [{"way": way, "route": route, "count": 11, "won": 4, "fastest": 13} for way in WAYS for route in ROUTES]
    none_such = only == "won"
    return {
        "games": [] if none_such else games,
        "tally": tally,
        "last": [1, 2, 4, 3] * 5,
        "wins_in_a_row": 12,
        "older": 0 if none_such else 7,
    }


def see_history(page: Page, see: See) -> None:
    """All games, one route, and a filter under which there is none."""

    def tell(route: Route) -> None:
        route.fulfill(json=past_games("won" if "only=won" in route.request.url else ""))

    page.route("**/api/history*", tell)
    page.route("**/api/rooms/*/recap*", lambda route: route.fulfill(json={**RECAP, "turning": TURNING}))
    page.goto("/#/replay")
    page.wait_for_selector(".list li .crew")
    expect(page.locator(".filters small").first).to_have_text("308")
    see("history")
    page.goto("/#/replay?game=GAME07")
    page.wait_for_selector("[data-part=turning] b")
    see("history-game")
    page.goto("/#/replay")
    page.wait_for_selector(".list li .crew")
    page.evaluate(NEXT_FRAME)
    wanted = page.locator("[role=option][data-value=serpentine]")
    while not wanted.count():  # a list that is opened while the games are still arriving is closed by them
        page.get_by_role("combobox").first.click()
        page.wait_for_timeout(200)
    wanted.click()
    see("history-route")
    page.locator(".filters button").nth(1).click()
    page.wait_for_selector("li.none")
    see("history-none")


NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
"""A browser takes the focus away some time after an address has changed within the page, and a list without it closes."""
SPILLED = """() => {
  const list = document.querySelector('.list')
  if (!list.clientWidth) return [] // a game has taken its place
  const style = getComputedStyle(list)
  const [left, right] = [list.getBoundingClientRect().left, list.getBoundingClientRect().right - parseFloat(style.paddingRight)]
  return [...list.querySelectorAll('.stats, .stats *, .filters > *, li > *')]
    .filter((one) => one.getBoundingClientRect().right > right + 1 || one.getBoundingClientRect().left < left)
    .map((one) => `${one.tagName} ${one.className} lies beside the list`)
}"""
"""What a list that may be rolled hides at its side is seen by no other measure."""


def see_pass(page: Page, see: See) -> None:
    """A link for another device with its picture, words for paper; that link opened; words typed in."""
    page.goto("/#/profile")
    page.locator("[data-do=add-device]").click()
    page.wait_for_selector(".link img")
    page.locator("[data-do=phrase]").click()
    page.wait_for_selector("[data-phrase]")
    page.locator("[data-phrase]").scroll_into_view_if_needed()
    see("pass-words")
    page.locator(".link img").scroll_into_view_if_needed()
    see("pass-link")
    page.goto("/#/pass/abcdefgh")
    page.wait_for_selector("button.primary")
    see("pass-open")
    page.evaluate("() => localStorage.removeItem('eldorado.pass')")
    page.goto("/#/profile")
    page.wait_for_selector("#recover-words")
    see("pass-recover")


HEAD = """() => {
  const nav = document.querySelector('.home nav')
  return nav.offsetHeight > 2 * nav.lastElementChild.offsetHeight ? ['the links at the head take two lines'] : []
}"""


def see_away(page: Page, see: See) -> None:
    """Somebody's home, whose server has gone while they look at it."""
    page.route("**/api/**", lambda route: route.abort())
    page.route("**/healthz", lambda route: route.abort())
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_selector(".away")
    see("home-offline")


def test_games_passes_and_a_home_without_a_server_fit(sight: Look, secret: str, complaints: Listened) -> None:
    come_back(sight.page, secret)
    sight.every("home", HEAD)

    def see(name: str) -> None:
        sight.at(name)
        sight.every(name, SPILLED)

    see_history(sight.page, see)
    see_pass(sight.page, sight.at)
    come_back(sight.page, secret)
    see_away(sight.page, sight.at)
    sight.page.close()  # it goes on asking
    complaints.clear()  # a browser tells of every address it did not reach
    assert not sight.faults, "\n".join(sight.faults)


def test_axe_finds_nothing_where_games_lie(
    another: Callable[..., Page],
    secret: str,
    complaints: Listened,
) -> None:
    critic = Critic(another)
    page, check = critic.page, critic.see
    come_back(page, secret)
    see_history(page, check)
    for place, ready in (("daily", "[data-part=try]"), ("ladder", "[data-part=ladder] li")):
        page.goto(f"/#/{place}")
        page.wait_for_selector(ready)
        check(place)
    see_pass(page, check)
    come_back(page, secret)
    see_away(page, check)
    page.close()
    complaints.clear()
    assert critic.faults == []


NOTHING_KEPT = """
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('refused', 'SecurityError') } })
"""


def test_who_keeps_nothing_plays_all_the_same(another: Callable[..., Page], base_url: str) -> None:
    """A browser that refuses to store anything: a game, somebody's own page, a puzzle; the game goes on after them."""
    page = another()
    page.add_init_script(NOTHING_KEPT)
    page.goto("/")
    page.locator("[data-way=solo]").click()
    page.wait_for_selector(".table [data-card]")
    code = page.url.rpartition("/")[2]
    hands = Hands(page, base_url, code)
    hands.until("() => document.querySelector('.table[data-mine=true]')")
    hands.turn()
    page.goto("/#/learn")
    page.wait_for_selector(".coach h3")
    page.goto(f"/#/room/{code}")
    hands.until("() => document.querySelector('.table[data-mine=true] [data-card]')")


def test_home_is_quick_with_ten_thousand_finished_games(another: Callable[..., Page], tmp_path: pathlib.Path) -> None:
    """300 of them one's own; the work of the server is measured, not the clock of a busy machine."""
    with serving(settings_in(tmp_path)) as running:
        base = f"http://127.0.0.1:{running.port}"
        made = asked(base, "/api/pass", {"name": "Ada", "colour": 1})
        doc = '{"reason":"arrived","rounds":12,"standings":[{"seat":1,"place":1,"arrived":12},{"seat":2,"place":2,"short":3}]}'
        rows = [
            (made["person"]["id"] if number < 300 else f"other {number % 50}", f"G{number:05}", 1e9 + number, ROUTES[number % 7],
             "solo", 1, 1 + number % 3, 2, 12, "steady", doc, 1)
            for number in range(10_000)
        ]  # fmt: skip
        with sqlite3.connect(tmp_path / "games.sqlite", timeout=30) as database:
            database.executemany(
                "INSERT INTO finished (pass, code, at, route, way, seat, place, players, rounds, level, doc, blockades)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows,
            )  # fmt: skip
        database.close()
        for path in ("/api/home", "/api/history"):
            request = urllib.request.Request(base + path, headers={"authorization": f"Bearer {made['secret']}"})
            begun = time.process_time()
            with urllib.request.urlopen(request, timeout=60) as answer:
                assert json.load(answer)
            assert time.process_time() - begun < 1
        page = another(base_url=base)
        page.goto("/#/settings")
        page.evaluate("(secret) => localStorage.setItem('eldorado.pass', secret)", made["secret"])
        page.goto("/#/replay")
        expect(page.locator(".list li a")).to_have_count(40)
        expect(page.locator("main")).to_contain_text(re.compile("300"))
        page.close()  # before its server is gone
