"""The front page: three ways to play, one click each."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from crowded import crowded
from playwright.sync_api import Page, expect

from eldorado.routes.generator import generate

from .accessible import Critic
from .pictures import keep_picture
from .playing import SHORT_ROUTE


def test_play_now_leads_to_a_table_in_one_click(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(4)


def test_the_front_comes_first_pressed_and_the_table_behind_it(page: Page) -> None:
    """Few files, as tight as this browser reads them; what a table needs is there before anybody asks for one."""
    came: list[str] = []
    page.on("requestfinished", lambda one: came.append(one.url.rpartition("/")[2]))
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_function("() => document.querySelector('[data-art=cards]')")
    page.wait_for_load_state("networkidle")
    parts = [name.partition("-")[0] for name in came]
    assert sum(name.endswith((".js", ".css")) for name in came) <= 12, came
    assert parts.index("words") < parts.index("table")
    assert "first-game" in came
    for name in (name for name in came if name.startswith(("front-", "words-", "table-", "cards-"))):
        found = page.request.get(f"/assets/{name}", headers={"accept-encoding": "gzip, br"})
        assert found.headers["content-encoding"] == "br", name


def test_an_own_route_is_checked_while_it_is_written_and_then_played(page: Page) -> None:
    page.goto("/#/new/solo")
    page.locator("[data-route=own]").click()
    text = page.get_by_label("The route, one piece per line")
    text.fill(SHORT_ROUTE.replace("C 7 -3", "C 3 -3"))
    expect(page.locator(".own .trouble").first).to_contain_text("C lies on B")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be laid out yet")
    text.fill(SHORT_ROUTE)
    expect(page.get_by_text("This route can be laid out.")).to_be_visible()
    keep_picture(page, "own-route")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-card]")).to_have_count(4)
    expect(page.locator(".bar")).to_contain_text("own route")


def test_a_list_is_walked_by_keys_and_tells_what_it_is(page: Page) -> None:
    """The pattern of a combobox that is only chosen from: the focus stays, the marked line is told."""
    page.goto("/")
    language = page.get_by_role("combobox", name="Language")
    expect(language).to_contain_text("English")
    language.focus()
    page.keyboard.press("ArrowDown")
    options = page.get_by_role("listbox", name="Language").get_by_role("option")
    expect(options).to_have_text(["English", "Français", "Deutsch", "Русский"])
    expect(options.nth(0)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("End")
    page.keyboard.press("ArrowUp")
    marked = language.get_attribute("aria-activedescendant") or ""
    expect(page.locator(f"[id='{marked}']")).to_have_text("Deutsch")
    expect(language).to_be_focused()
    page.keyboard.press("Escape")
    expect(options).to_have_count(0)
    expect(language).to_have_attribute("aria-expanded", "false")
    page.keyboard.type("f")
    page.keyboard.press("Enter")
    spoken = page.get_by_role("combobox", name="Langue")
    expect(spoken).to_be_focused()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    spoken.click()
    page.locator("[role=option][data-value=en]").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    language.click()
    page.locator("h1").click()
    expect(options).to_have_count(0)


@pytest.mark.parametrize("name", ["crowded 16", "crowded 30", "generated 1", "generated 2"])
def test_whatever_can_be_laid_can_be_played(page: Page, name: str) -> None:
    kind, seed = name.split()
    board = crowded(int(seed)) if kind == "crowded" else generate(int(seed))
    page.goto("/#/new/solo")
    page.locator("[data-route=own]").click()
    page.get_by_label("The route, one piece per line").fill(board.route.text())
    expect(page.get_by_text("This route can be laid out.")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-card]")).to_have_count(4)
    expect(page.locator(".hits path")).to_have_count(len(board.names))
    keep_picture(page, f"laid-{kind}-{seed}")


@pytest.mark.parametrize("name", ["Native", "Indigène", "Ureinwohner", "Абориген"])
def test_the_handbook_finds_the_guide_by_every_rulebooks_name(page: Page, name: str) -> None:
    page.goto("/#/handbook")
    expect(page.get_by_role("heading", level=2).last).to_have_text("What it is about")
    page.keyboard.press("/")
    page.keyboard.type(name)
    expect(page.locator("#card-native h4")).to_have_text("Guide")
    expect(page.locator("#card-native .meta")).to_contain_text("“Native” in the rulebook")
    expect(page.locator("li[id^=card-]")).to_have_count(1)


def test_every_chapter_of_the_handbook_has_an_address(page: Page) -> None:
    page.goto("/#/handbook/blockades")
    expect(page.locator("main h2")).to_have_text("Blockades")
    page.keyboard.press("ArrowRight")
    expect(page.locator("main h2")).to_have_text("Buying")
    expect(page).to_have_url(re.compile("#/handbook/buying$"))
    page.emulate_media(media="print")
    for screen_only in (".contents", ".bar", ".turn"):
        expect(page.locator(screen_only)).to_be_hidden()
    assert page.evaluate("document.querySelector('main').scrollHeight <= document.documentElement.scrollHeight")
    page.emulate_media(media="screen")


def test_the_gallery_is_made_for_people(another: Callable[..., Page]) -> None:
    """Reached from the menu; every room has a title and a line, every thing a name, and nothing is told by its id."""
    critic = Critic(another)
    page = critic.page
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Gallery").click()
    rooms = page.get_by_role("navigation", name="Gallery").get_by_role("link")
    for number in range(7):
        rooms.nth(number).click()
        name = rooms.nth(number).inner_text()
        expect(page.get_by_role("heading", level=2, name=name)).to_be_visible()
        expect(page.locator(".print, tbody tr").first).to_be_visible()
        told = page.locator("main").inner_text()
        assert not re.search(r"[a-z]_[a-z]|\b[a-z]+-[a-z]+-[a-z]+\b.*\.ftl|card-|token-", told), name
        assert page.locator("main code").count() == 0
    page.goto("/#/gallery/routes")
    page.get_by_role("link", name="Serpentine").click()
    expect(page.locator(".hits path").first).to_be_attached()
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_role("heading", level=2, name="Routes")).to_be_visible()
    critic.see("gallery, routes")
    assert critic.faults == []
