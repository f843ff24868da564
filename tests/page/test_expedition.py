"""A whole expedition of the day in the browser: the counted try, how all have fared, the ways of the others, and practice."""

from __future__ import annotations

import datetime
import hashlib
import pathlib
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from serving import Running, serving, settings_in
from test_daily import end
from test_passes import ask, new_pass

from eldorado.engine.rng import key_of
from eldorado.server.people import daily

from .playing import SHORT_ROUTE, Hands


@pytest.fixture
def short_days(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every day has a route of ten steps, and rivals that need no time to think."""
    monkeypatch.setattr(daily, "GENERATED", 1.0)
    monkeypatch.setattr(daily, "FIRST_GENERATED", daily.FIRST_DAY)
    monkeypatch.setattr(daily, "_laid", lambda day, seed: SHORT_ROUTE)
    monkeypatch.setattr(daily, "RIVALS", ("random", "random", "random"))


def counted(running: Running, page: Page) -> Any:
    """The day as the server tells it once everybody has arrived: this person, Bo, and the bots of three levels."""
    secret = str(page.evaluate("localStorage.getItem('eldorado.pass')"))
    while (told := ask(running, "/api/daily", secret=secret))["tries"] < 2 + len(daily.PACERS):
        page.wait_for_timeout(50)
    return told


def seed_hash(running: Running) -> str:
    """What was told of yesterday's shuffles in its morning."""
    day = datetime.date.fromisoformat(ask(running, "/api/daily")["day"]) - datetime.timedelta(1)
    return str(ask(running, f"/api/daily?day={day}")["seed_hash"])


@pytest.mark.usefixtures("short_days")
def test_a_whole_day_with_the_ways_of_others_and_practice(another: Callable[..., Page], tmp_path: pathlib.Path) -> None:
    with serving(settings_in(tmp_path)) as running:
        base = f"http://127.0.0.1:{running.port}"
        bo = new_pass(running, "Bo")
        end(running, ask(running, "/api/daily", {}, bo)["room"]["code"])

        page = another(base_url=base)
        page.goto("/#/daily")
        page.get_by_role("button", name="Set out").click()
        page.wait_for_selector(".table")
        Hands(page, base, page.url.rpartition("/")[2], "keys").whole_game()

        told = counted(running, page)
        expect(page.get_by_role("link", name="Watch the replay")).to_have_count(0)  # others are still to play the same race
        page.get_by_role("link", name="See how everyone did").click()
        ticket = page.locator("[data-part=try]")
        expect(ticket).to_contain_text(f"To the gate in round {told['mine']['rounds']}")
        expect(ticket).to_contain_text(f"Place {told['mine']['rank']} of {told['tries']}, bots included")
        slip = page.locator("[data-part=slip]")
        expect(slip).to_contain_text(f"El Dorado, daily {told['number']}")
        assert sum(slip.inner_text().count(sign) for sign in "⬢⬡") == told["mine"]["rounds"]
        assert "first-steps" not in slip.inner_text()

        expect(page.locator("[data-part=ghosts] .way.mine").first).to_be_attached()
        ways = page.locator("[data-part=ghosts] li")
        expect(ways).to_have_count(len(told["ghosts"]))
        assert {"mine", "best"} <= {ghost["kind"] for ghost in told["ghosts"]}
        expect(ways.filter(has_text="Doña Inés")).to_have_count(1)
        expect(page.locator("[data-part=rounds] .mine .n")).to_contain_text("You")

        expect(page.locator("[data-part=tomorrow] b")).to_have_text(re.compile(r"^(\d+ hr )?\d+ min$"))
        yesterday = page.locator("[data-part=yesterday]")
        expect(yesterday).to_contain_text("You did not set out.")
        assert hashlib.sha256(key_of(int(yesterday.locator("code").inner_text(), 16))).hexdigest() == seed_hash(running)
        ticket.get_by_role("button", name="Practice").click()
        page.wait_for_selector(".table")
        assert page.url.rpartition("/")[2] != told["mine"]["code"]

        page.goto("/#/daily")
        yesterday.get_by_role("button", name="Practice").click()
        page.wait_for_selector(".table")
        end(running, page.url.rpartition("/")[2])
        page.goto("/#/daily")
        expect(page.locator("[data-part=calendar]").get_by_role("link", name="practiced")).to_have_count(1)
        page.close()  # before the server goes
