"""The workshop and the gallery of routes in windows of ten sizes, in all their states."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from eldorado.arena.balance.stepwise import Balance
from eldorado.protocol.balance import BalancePlan
from eldorado.routes import route
from eldorado.routes.printed import route_ids

from .accessible import Critic
from .looking import Look
from .playing import post

pytestmark = pytest.mark.timeout(900)
See = Callable[[str], None]
PLAN = BalancePlan(quick=40, beginners=40, races=0, skilled=0)
LONG = "Wilhelmine-Luises längste Route durch den Dschungel am Fluss"
"""As long as a name may be."""


@functools.cache
def raced() -> Any:
    """What the server tells of a few races; it would go on for a minute."""
    balance = Balance(route("first-game"), PLAN)
    while balance.step():
        pass
    return json.loads(msgspec.json.encode(balance.report()))


def improved() -> Any:
    """A small change that is certain to help, as the server tells it."""
    figures = [{"mean": mean, "low": mean - 0.4, "high": mean + 0.4, "of": 240} for mean in (14.2, 16.1, 1.9)]
    told = dict(zip(("before", "after", "gain"), figures, strict=True))
    best = {"code": "change.turned-over", "facts": {"piece": "C", "other": "D"}, "route": "", **told}
    return {"goal": "harder", "bot": "beginner", "seed": 1, "races": 240, "best": best, "tried": [best]}


def serve_races(page: Page) -> None:
    """As if all races were run: the server would be asked on and on."""
    page.route("**/api/routes/report", lambda asked: asked.fulfill(json={"planned": PLAN.total, "report": raced()}))


def open_route(page: Page, text: str) -> None:
    page.goto("/#/settings")
    page.wait_for_selector(".settings")  # the workshop is left, and opened anew
    page.evaluate("text => void (location.hash = '#/workshop?route=' + encodeURIComponent(text))", text)
    page.wait_for_selector(".stage [data-laid]")


def press(page: Page, name: str) -> None:
    """A button of the bar, or of the menu where the bar is short."""
    if not page.locator(f"[data-do={name}]").is_visible():
        page.locator("[data-do=menu]").click()
    page.locator(f"[data-do={name}]").click()


def see_laying(page: Page, see: See) -> None:
    """An empty table, a piece in the hand, faults, tips."""
    serve_races(page)
    page.goto("/#/workshop")
    expect(page.locator("[data-piece=B]")).to_be_enabled()
    see("workshop-empty")
    page.locator("[data-piece=B]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".place").first).to_be_attached()
    see("workshop-laying")
    page.keyboard.press("Enter")
    page.wait_for_selector(".stage [data-laid=B]")
    open_route(page, "route faulty\nB 0 0 turn 2\nC 20 0 turn 0\nend jungle\n")
    page.wait_for_selector(".tag.fault")
    see("workshop-faults")
    open_route(page, "route tips\nA 0 0 turn 4\nI -7 4 turn 3\nD -3 7 turn 1\nend jungle\n")
    page.wait_for_selector(".tag:not(.fault)")
    page.locator(".sum .link").click()
    see("workshop-tips")


def see_report(page: Page, see: See) -> None:
    """Opened where it does not stand beside the table; whole."""
    serve_races(page)
    open_route(page, route("first-game").route.text())
    if page.locator("[data-do=report]").count():
        press(page, "report")
    page.wait_for_selector(".report tbody tr")
    see("workshop-report")
    page.locator("[data-do=full]").click()
    page.wait_for_selector(".full circle")
    see("workshop-full-report")


def see_slips(page: Page, see: See) -> None:
    """Wishes, a small change found, sharing before and after it is published."""
    serve_races(page)
    open_route(page, route("first-game").route.text())
    page.route("**/api/routes/improve", lambda asked: asked.fulfill(json={"done": 1, "planned": 1, "found": improved()}))
    press(page, "wishes")
    see("workshop-wishes")
    page.locator("[data-do=harder]").click()
    page.wait_for_selector(".found p")
    see("workshop-improved")
    page.keyboard.press("Escape")
    press(page, "share")
    page.wait_for_selector(".slip textarea")
    see("workshop-share")
    press(page, "publish")
    page.wait_for_selector(".slip .code")
    see("workshop-published")


def see_gallery(page: Page, see: See, base_url: str) -> None:
    """A wall of routes, one of them, and stars from somebody who has raced there."""
    codes = [
        post(base_url, "/api/gallery", {"text": route(id).route.text(), "name": LONG, "author": "Bartholomäus der Zweite"})[
            "code"
        ]
        for id in route_ids()
    ]
    page.goto("/#/routes")
    page.wait_for_selector("[data-route] svg path")
    see("routes")
    mine = {"code": "ABCDEF", "tokens": [{"seat": 1, "token": "x"}], "route": "", "published": codes[0], "over": True, "seen": 1}
    page.evaluate("games => localStorage.setItem('eldorado.games', JSON.stringify(games))", [mine])
    page.goto(f"/#/routes/{codes[0]}")
    page.wait_for_selector(".stars button >> nth=4")
    see("route")


def test_laying_a_route_fits(sight: Look) -> None:
    see_laying(sight.page, sight.at)
    assert not sight.faults, "\n".join(sight.faults)


def test_reports_slips_and_the_gallery_fit(sight: Look, base_url: str) -> None:
    sight.resize(sight.sizes[-1])  # where the report is opened; where it stands beside the table, that changes nothing
    see_report(sight.page, sight.at)
    see_slips(sight.page, sight.at)
    see_gallery(sight.page, sight.at, base_url)
    assert not sight.faults, "\n".join(sight.faults)


def test_axe_finds_nothing_in_the_workshop(another: Callable[..., Page], base_url: str) -> None:
    critic = Critic(another)
    page, check = critic.page, critic.see
    see_laying(page, check)
    see_report(page, check)
    see_slips(page, check)
    see_gallery(page, check, base_url)
    assert critic.faults == []
