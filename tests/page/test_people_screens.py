"""Home, finished games and one's own page: every word fits, on every screen, in four languages; and two devices see the same."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from eldorado.client import Connection, Server

from .accessible import Critic
from .looking import Look
from .playing import bot, person

pytestmark = pytest.mark.timeout(900)
SEATS = [person("Wilhelmine-Luise", 1), bot("Mira", 2), bot("Jonas", 3), bot("Heron", 4)]


def asked(base_url: str, path: str, body: Any, secret: str = "") -> Any:
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {secret}"} if secret else {})}
    request = urllib.request.Request(base_url + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer)


@pytest.fixture(scope="module")
def secret(base_url: str) -> str:
    """Somebody with a game in which it is their turn, one that has not begun, and nothing finished."""
    made = str(asked(base_url, "/api/pass", {"name": "Wilhelmine-Luise", "colour": 1})["secret"])
    plan = {"seats": SEATS, "here": [1], "start": True, "pace": 0, "first_player": 1, "timer": 20_000, "route": "witchs-cauldron"}
    asked(base_url, "/api/rooms", plan, made)
    asked(base_url, "/api/rooms", {"seats": [person("Wilhelmine-Luise", 1), person("", 2)], "here": [1]}, made)
    return made


def come_back(page: Page, secret: str) -> None:
    page.goto("/#/settings")
    page.evaluate("(secret) => localStorage.setItem('eldorado.pass', secret)", secret)
    page.goto("/#/")
    page.wait_for_selector("[data-part=turns] [data-game]")


def test_home_and_ones_own_page_fit(look: Look, secret: str) -> None:
    page = look.page
    come_back(page, secret)
    look.at("home")
    page.goto("/#/profile")
    page.wait_for_selector("[data-part=devices]")
    look.at("profile")
    page.goto("/#/daily")
    page.wait_for_selector("[data-part=try]")
    look.at("daily")
    page.goto("/#/ladder")
    page.wait_for_selector("[data-part=ladder] li")
    look.at("ladder")
    assert not look.faults, "\n".join(look.faults)


def test_a_page_full_of_races_and_a_day_with_ghosts_fit(look: Look, base_url: str, secret: str) -> None:
    """What takes weeks to come about is told to the page as the server would."""
    page = look.page
    page.route("**/api/profile", lambda route: route.fulfill(json=long_profile()))
    page.route("**/api/daily?day=", lambda route: route.fulfill(json=counted_day(base_url)))
    come_back(page, secret)
    page.goto("/#/profile")
    page.wait_for_selector("[data-part=favourites] li")
    look.at("profile-full")
    page.goto("/#/daily")
    page.wait_for_selector("[data-part=ghosts] path")
    look.at("daily-counted")
    page.locator("[data-part=ghosts] input[type=range]").fill("3")
    page.locator("[data-part=ghosts] label").nth(1).click()
    look.at("daily-counted-round-3")
    assert not look.faults, "\n".join(look.faults)


def test_rooms_to_join_and_somebody_in_the_lobby_fit(look: Look, base_url: str, secret: str) -> None:
    page = look.page
    seats = [person("Wilhelmine-Luise", 1), person("", 2), *SEATS[2:]]
    made = asked(base_url, "/api/rooms", {"seats": seats, "here": [1], "public": True, "timer": 7_200, "rated": False}, secret)
    code = made["room"]["code"]
    asked(base_url, "/api/rooms", {"seats": SEATS, "here": [1], "public": True, "start": True, "first_player": 1})
    come_back(page, secret)
    page.goto("/#/new/online")
    page.wait_for_selector("[data-room]")
    look.at("rooms")
    page.locator("[data-do=all-rooms]").click()
    page.wait_for_selector(f"[data-room='{code}']")
    look.at("rooms-all")
    guest = asked(base_url, "/api/pass", {"name": "Bartholomäus der Zweite"})["secret"]
    asked(base_url, f"/api/rooms/{code}/seats", {"seat": 2, "name": "Bartholomäus der Zweite"}, guest)
    page.goto(f"/#/room/{code}")
    expect(page.locator(".go p")).to_contain_text("Bartholomäus der Zweite")  # has a seat, and is not looking
    page.locator("button.seat", has_text="Bartholomäus").click()
    page.wait_for_selector("[data-part=person] button >> nth=2")
    look.at("lobby-person")
    page.locator("[data-part=person] button[aria-pressed]").click()
    expect(page.locator("[data-part=person] button[aria-pressed=true]")).to_have_count(1)
    page.locator("[data-part=person] button").nth(1).click()
    page.wait_for_selector("[data-part=removed] button")
    look.at("lobby-removed")
    page.locator("[data-part=removed] button").click()
    expect(page.locator("[data-part=removed]")).to_have_count(0)
    assert not look.faults, "\n".join(look.faults)


LEVELS = ("beginner", "steady", "planner", "expert", "master")
MARKS = (1120, 1300, 1640, 1750, 1840)
CARDS = ("captain", "adventurer", "photographer", "cartographer")
ROUTES = ("first-game", "hills-of-gold", "home-stretch", "winding-paths", "serpentine", "swamplands", "witchs-cauldron")


def long_profile() -> Any:
    """Two years of races."""
    curve = [{"at": 1.73e9 + 400_000 * n, "rating": 1200 + 4 * n + n % 7 * 9, "give_or_take": 320 - 2 * n} for n in range(130)]
    rating = {
        "players": 4, "rating": 1642, "give_or_take": 58, "races": 1312, "place": 318, "of": 4210, "curve": curve,
        "marks": [{"bot": level, "rating": rating} for level, rating in zip(LEVELS, MARKS, strict=True)],
    }  # fmt: skip
    fast = {"rounds": 11, "at": 1.75e9, "way": "daily", "level": "expert", "code": "ABCDEF"}
    return {
        "races": 1312, "won": 561, "blockades": 2527, "ratings": [rating, {**rating, "players": 2}],
        "results": [{"route": route, "level": level, "count": 121, "won": 118} for route in ROUTES for level in ("", *LEVELS)],
        "favourites": [{"card": card, "copies": 1118, "races": 900, "won": 400} for card in CARDS],
        "fastest": [{"route": route, **fast} for route in ROUTES],
        "first_wins": [{"level": level, "at": 1.74e9 + 1e7 * n} for n, level in enumerate(LEVELS)],
        "days": [{"day": f"2026-11-{day:02}", "rounds": 14, "place": 1 + day % 4} for day in range(17, 1, -1)],
        "today": "2026-11-18", "streak": 17, "longest": 119,
    }  # fmt: skip


def counted_day(base_url: str) -> Any:
    """The expedition of today as it is told to somebody whose try is done."""
    with urllib.request.urlopen(base_url + "/api/daily", timeout=20) as answer:
        told = json.load(answer)
    with urllib.request.urlopen(base_url + "/api/daily/route", timeout=20) as answer:
        names = [space["name"] for space in json.load(answer)["spaces"]]
    path = [[names[0]], *([names[4 * n], names[4 * n + 1]] for n in range(1, 9))]
    kinds = (("mine", "", ""), ("best", "Wilhelmine-Luise von Humboldt", ""), ("expert", "", "expert"), ("median", "Bo", ""))
    rows = [{"name": f"Wilhelmine-Luise {n}", "rounds": 12 + n // 9, "blockades": 3, "mine": n == 40} for n in range(120)]
    return {
        **told, "rows": rows, "tries": 120, "streak": 17, "longest": 119, "published": "ABC234", "is_generated": True,
        "name": "Wilhelmine-Luises längste Strecke durch den Dschungel am Fluss", "author": "Bartholomäus der Zweite",
        "mine": {"code": "ABCDEF", "done": True, "rounds": 16, "place": 2, "rank": 37, "ahead": 62},
        "ghosts": [{"kind": kind, "name": name, "bot": bot, "rounds": 12, "path": path} for kind, name, bot in kinds],
        "days": long_profile()["days"],
    }  # fmt: skip


def test_axe_finds_nothing_where_people_come_back(another: Callable[..., Page], secret: str) -> None:
    critic = Critic(another)
    page = critic.page
    come_back(page, secret)
    for name in ("home", "profile"):
        if name == "profile":
            page.goto("/#/profile")
            page.wait_for_selector("[data-part=devices]")
        critic.see(name)
    assert critic.faults == []


def test_two_devices_of_one_pass(page: Page, another: Callable[..., Page]) -> None:
    """The first game makes the pass; a link opens it on a phone, which sits on the same chair."""
    page.goto("/")
    page.locator("[data-way=solo]").click()
    page.wait_for_selector(".table")
    code = page.url.rpartition("/")[2]
    page.goto("/#/profile")
    page.get_by_role("button", name="Add a device").click()
    address = page.get_by_label("Link for the other device").input_value()
    phone = another(390, 844)
    phone.goto("/" + address[address.index("#") :])
    phone.get_by_role("button", name="Open it here").click()
    phone.wait_for_selector(f"[data-game='{code}']")
    assert address.rpartition("/")[2] not in phone.url
    phone.locator(f"[data-game='{code}']").click()
    phone.wait_for_selector(".table [data-card]")
    page.goto("/#/")
    expect(page.locator(f"[data-game='{code}']")).to_be_visible()


def given_up(base_url: str, secret: str) -> str:
    """A game against a bot that ended at once; its code."""
    plan = {"seats": [person("Ada", 1), bot("Mira", 2)], "here": [1], "start": True, "pace": 0, "first_player": 1, "caves": True}
    joined = asked(base_url, "/api/rooms", plan, secret)
    code, token = joined["room"]["code"], joined["tokens"][0]["token"]

    async def give_up() -> None:
        async with Connection(Server(base_url).socket_address, code, [token]) as ada:
            await ada.my_turn()
            await ada.resign(1)
            await ada.until(lambda: ada.room is not None and ada.room.phase == "over")

    with ThreadPoolExecutor(1) as elsewhere:  # this thread has Playwright's event loop
        elsewhere.submit(asyncio.run, give_up()).result(60)
    return str(code)


def test_a_finished_game_tells_what_decided_it_and_is_played_again_with_one_click(page: Page, base_url: str) -> None:
    made = str(asked(base_url, "/api/pass", {"name": "Ada", "colour": 1})["secret"])
    older, newer = (given_up(base_url, made) for _ in range(2))
    page.goto("/#/settings")
    page.evaluate("(secret) => localStorage.setItem('eldorado.pass', secret)", made)
    page.goto("/#/replay")
    result = page.locator("[data-part=result]")
    expect(result.get_by_role("link", name="Watch the replay")).to_have_attribute("href", f"#/replay/{newer}")
    page.locator(f"a[href$='game={older}']").click()
    expect(result.get_by_role("link", name="Watch the replay")).to_have_attribute("href", f"#/replay/{older}")
    expect(result.locator("[data-part=turning]")).to_contain_text("gave up")
    expect(result.locator("[data-part=turning]")).to_contain_text(re.compile(r"Your chance of winning went from \d+% to 0%"))
    result.locator("[data-do=again]").click()
    page.wait_for_selector(".table [data-card]")
    code = page.url.rpartition("/")[2]
    assert code not in (older, newer)
    with urllib.request.urlopen(f"{base_url}/api/rooms/{code}", timeout=20) as answer:
        room = json.load(answer)
    assert (room["phase"], room["caves"], [seat["name"] for seat in room["seats"]]) == ("playing", True, ["Ada", "Mira"])


ALONE_ON_PAPER = """() => {
  const paper = document.querySelector('[data-phrase]').closest('section')
  const words = document.querySelector('[data-phrase]').getBoundingClientRect()
  const inner = [[words.left + 1, words.top + 1], [words.right - 1, words.bottom - 1]]
  return [[1, 1], [innerWidth - 2, innerHeight - 2], ...inner].every(([x, y]) => paper.contains(document.elementFromPoint(x, y)))
}"""


def test_a_pass_is_brought_back_by_its_words_and_deleted(page: Page, another: Callable[..., Page]) -> None:
    page.goto("/#/profile")
    page.get_by_role("button", name="Get a pass").click()
    page.get_by_role("button", name="Show my words").click()
    words = page.locator("[data-phrase]").inner_text()
    page.emulate_media(media="print")
    assert page.evaluate(ALONE_ON_PAPER)
    page.emulate_media(media="screen")
    other = another()
    other.goto("/#/profile")
    other.get_by_label("The seven words from your paper").fill(words.upper())
    other.get_by_role("button", name="Open it here").click()
    expect(other.locator("[data-part=devices] li")).to_have_count(2)
    other.get_by_role("button", name="Delete my pass").click()
    other.get_by_role("button", name="Delete it for good").click()
    expect(other.get_by_role("button", name="Get a pass")).to_be_visible()
