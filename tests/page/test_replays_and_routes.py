"""Replays of finished games, the first expedition, and every route opened."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .pictures import keep_picture
from .playing import SHORT_ROUTE, Hands, bot, choose, enter, get, person, post

ROUTES = ("first-game", "hills-of-gold", "home-stretch", "serpentine", "winding-paths", "swamplands", "witchs-cauldron")


@pytest.fixture(scope="module")
def finished(base_url: str) -> str:
    """A game that bots have played to its end."""
    seats = [bot(name, i + 1, "steady") for i, name in enumerate(("Mira", "Tomas", "Heron", "Ada"))]
    code = str(
        post(base_url, "/api/rooms", {"seats": seats, "start": True, "pace": 0, "route_text": SHORT_ROUTE})["room"]["code"]
    )
    for _ in range(600):
        if get(base_url, f"/api/rooms/{code}")["phase"] == "over":
            return code
        time.sleep(0.1)
    raise AssertionError("the bots do not arrive")


def test_a_finished_game_is_watched_step_by_step(page: Page, finished: str) -> None:
    page.goto(f"/#/replay/{finished}")
    slider = page.locator(".slide")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    last = slider.input_value()
    assert int(last) > 20
    page.get_by_role("button", name="Back to the previous turn").click()
    assert int(slider.input_value()) < int(last)
    choose(page, "View", "0")
    expect(page.locator("[data-card]")).to_have_count(0)
    choose(page, "View", "-1")
    page.keyboard.press("Home")
    expect(page.locator("[data-card]")).to_have_count(4)
    keep_picture(page, "replay-1440")


def test_a_link_opens_a_replay_at_its_moment(page: Page, finished: str) -> None:
    page.goto(f"/#/replay/{finished}?at=7&eyes=0")
    expect(page.locator(".slide")).to_have_value("7")


def test_a_text_that_is_no_record_is_explained(page: Page) -> None:
    page.goto("/#/replay")
    page.get_by_label("Or paste a record").fill("this is no record\n")
    page.get_by_role("button", name="Watch the replay").last.click()
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_the_end_shows_everybodys_path_and_leads_on(page: Page, finished: str) -> None:
    page.goto(f"/#/room/{finished}")
    expect(page.locator("main.end .trail")).to_have_count(4)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".table")).to_be_visible()
    page.get_by_role("button", name="Back to the result").click()
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".slide")).to_be_visible()


@pytest.mark.parametrize("route", ROUTES)
def test_every_route_opens_with_all_its_spaces(page: Page, base_url: str, route: str) -> None:
    plan = {
        "seats": [person("Ada", 1), bot("Mira", 2), bot("Tomas", 3)],
        "here": [1],
        "route": route,
        "caves": True,
        "first_player": 1,
    }
    enter(page, base_url, plan)
    spaces = get(base_url, f"/api/routes/{route}")["spaces"]
    expect(page.locator(".hits path[data-key]")).to_have_count(len(spaces))
    keep_picture(page, f"route-{route}")


def test_the_first_expedition_teaches_by_doing(page: Page, base_url: str) -> None:
    page.goto("/#/learn")
    coach = page.locator(".coach h3")
    for title in ("Welcome", "The way", "Your cards"):
        expect(coach).to_have_text(title)
        page.locator("[data-do=lesson]").click()
    code = page.evaluate("localStorage.getItem('eldorado.learn')")
    hands = Hands(page, base_url, code)
    said = set()
    for _ in range(40):
        hands.until("() => document.querySelector('main.end, .table[data-mine=true]')")
        if hands.look()["ended"]:
            break
        said.add(coach.inner_text() if coach.count() else "")
        while page.locator("[data-do=lesson]").count():
            said.add(coach.inner_text())
            page.locator("[data-do=lesson]").click()
        hands.turn()
    assert {"Take a step", "The others"} <= said


def test_the_rules_open_where_they_fit_and_can_be_searched(page: Page, base_url: str) -> None:
    plan = {"seats": [person("Ada", 1), bot("Mira", 2), bot("Tomas", 3)], "here": [1], "first_player": 1}
    enter(page, base_url, plan)
    page.locator("[data-card]").first.click()
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("section.here .head")).to_have_text("Moving")
    page.get_by_label("Search the rules").fill("notched")
    expect(page.locator(".list section")).to_have_count(1)


def test_a_rematch_brings_everybody_along(page: Page, another: Callable[..., Page], base_url: str) -> None:
    joined = post(base_url, "/api/rooms", {"start": True, "seats": [person("Ada", 1), person("Ben", 2)], "here": [1, 2]})
    code = str(joined["room"]["code"])
    guest = another(1024, 768)
    for one, token in zip((page, guest), joined["tokens"], strict=True):
        one.goto("/")
        kept = [{"code": code, "tokens": [token], "route": "", "seen": 1, "shared": False}]
        one.evaluate("(kept) => localStorage.setItem('eldorado.games', JSON.stringify(kept))", kept)
        one.goto(f"/#/room/{code}")
        expect(one.locator("[data-card]")).to_have_count(4)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    guest.get_by_role("link", name="Review").click()
    expect(guest.locator(".seats [aria-pressed=true]")).to_have_text("Ben")
    expect(guest.locator("[role=img]").first).to_be_visible()
    guest.go_back()
    page.get_by_role("button", name="Play again").click()
    guest.get_by_role("button", name="Join the next game").click()
    page.get_by_role("button", name="Begin").click()
    for one in (page, guest):
        expect(one.locator("[data-card]")).to_have_count(4)
        assert code not in one.url
