"""The gallery of routes: published in the workshop, opened by link on a second device, played, rated and reported."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page, expect

from eldorado.client import Connection
from eldorado.routes import route

from .pictures import keep_picture
from .playing import choose
from .test_workshop import phone, table

__all__ = ["phone", "table"]


NAME = "<b>Snake</b> & " + "W" * 40


def ask(base_url: str, path: str, body: object) -> Any:
    request = urllib.request.Request(base_url + path, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def resign(base_url: str, room: str, tokens: list[str]) -> None:
    async def over() -> None:
        async with Connection(base_url.replace("http", "ws") + "/api/socket", room, tokens) as both:
            await both.until(lambda: both.table is not None)
            await both.resign(1)
            await both.until(lambda: both.room is not None and both.room.phase == "over")

    with ThreadPoolExecutor(1) as elsewhere:  # this thread has Playwright's event loop
        elsewhere.submit(asyncio.run, over()).result(60)


def test_a_published_route_is_opened_on_a_second_device_and_played_there(table: Page, phone: Page) -> None:
    choose(table, "Open…", "serpentine")
    expect(table.get_by_role("button", name="Race it")).to_be_enabled()
    table.get_by_label("Name of the route").fill(NAME)
    table.get_by_label("Name of the route").press("Enter")
    table.get_by_role("button", name="Share").click()
    table.get_by_label("Your name, if you like").fill("Ada")
    table.get_by_role("button", name="Publish", exact=True).click()
    code = table.locator(".slip .code").inner_text()
    expect(table.locator(".slip img")).to_have_attribute("src", re.compile(code))
    keep_picture(table, "workshop-published")
    phone.goto(f"/#/routes/{code}")
    expect(phone.get_by_role("heading", level=1)).to_have_text(NAME)  # words, not markup
    assert phone.evaluate("document.querySelector('.sheet').clientWidth <= innerWidth"), "a long word makes no page wider"
    expect(phone.locator(".by")).to_have_text("by Ada")
    expect(phone.get_by_text("can rate it")).to_be_visible()
    keep_picture(phone, "route-phone")
    phone.get_by_role("button", name="Race it").tap()
    expect(phone).to_have_url(re.compile("#/room/"))
    expect(phone.locator(".stage").first).to_be_visible()
    table.goto("/#/routes")
    expect(table.locator(f"[data-route='{code}']")).to_contain_text("not raced yet")
    keep_picture(table, "routes")
    table.goto(f"/#/routes/{code}")
    table.get_by_label("What is wrong with it?").fill("its name")
    table.get_by_role("button", name="Report").click()
    expect(table.get_by_text("will look at it")).to_be_visible()


def test_who_has_raced_there_rates_the_route(page: Page, base_url: str) -> None:
    code = ask(base_url, "/api/gallery", {"text": route("swamplands").route.text(), "name": "Mud"})["code"]
    seats = [{"name": "Ada"}, {"name": "Bo"}]
    made = ask(base_url, "/api/rooms", {"seats": seats, "here": [1, 2], "start": True, "published": code})
    resign(base_url, made["room"]["code"], [one["token"] for one in made["tokens"]])
    mine = {"code": made["room"]["code"], "tokens": made["tokens"][1:], "route": "", "published": code, "over": True, "seen": 1}
    page.goto("/")
    page.evaluate("games => localStorage.setItem('eldorado.games', JSON.stringify(games))", [mine])
    page.goto(f"/#/routes/{code}")
    page.get_by_role("button", name="4 stars").click()
    expect(page.locator(".rated")).to_contain_text("4 of 5, one rating")
    expect(page.locator("main")).to_contain_text("one race")
