"""Online: two browsers by link, a reload, a cut line, a second tab, wrong links."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from serving import serving, settings_in

from eldorado.server.rooms import listing

from .conftest import Listened
from .pictures import keep_picture
from .playing import SHORT_ROUTE, Hands, bot, enter, person, post


def open_lobby(host: Page) -> str:
    host.goto("/#/new/online")
    host.get_by_role("button", name="Open the room").click()
    code = host.locator(".code").inner_text()
    assert re.fullmatch(r"[0-9A-Z]{6}", code)
    return code


def test_two_people_meet_by_link_and_play(page: Page, another: Callable[..., Page], base_url: str) -> None:
    code = open_lobby(page)
    guest = another(390, 844)
    guest.goto(f"/room/{code}")
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").first.click()
    expect(page.locator("[data-place='2']")).to_contain_text("Ben")
    page.locator("[data-place='3']").click()
    page.locator("[data-pick=steady]").click()
    expect(page.locator("[data-place] b")).to_have_text(["Player 1", "Ben", "Marta"])
    page.get_by_role("button", name="Begin").click()
    for one in (page, guest):
        expect(one.locator("[data-card]")).to_have_count(4)
    hands = [Hands(one, base_url, code) for one in (page, guest)]
    played: set[int] = set()
    for _ in range(400):
        for number, hand in enumerate(hands):
            if hand.look()["mine"]:
                hand.turn()
                played.add(number)
        if len(played) == 2 and sum(hand.turns for hand in hands) >= 4:
            break
        page.wait_for_timeout(50)
    assert played == {0, 1}


def test_people_at_a_table_talk_and_a_reload_doubles_nothing(page: Page, another: Callable[..., Page], base_url: str) -> None:
    """Ada at a desk in English, Ben on a phone in German: the drawer covers nothing one plays with, and a phrase is read in
    the reader's language."""
    joined = post(base_url, "/api/rooms", {"start": True, "seats": [person("Ada", 1), person("Ben", 2)], "here": [1, 2]})
    code = str(joined["room"]["code"])
    guest = another(390, 844, locale="de-DE")
    for one, token in zip((page, guest), joined["tokens"], strict=True):
        one.goto("/")
        kept = [{"code": code, "tokens": [token], "route": "", "seen": 1, "shared": False}]
        one.evaluate("(kept) => localStorage.setItem('eldorado.games', JSON.stringify(kept))", kept)
        one.goto(f"/#/room/{code}")
        expect(one.locator("[data-card]")).to_have_count(4)
    page.keyboard.press("c")
    assert covered(page, ".drawer", ".stage-area, .dock, .players") == []
    page.get_by_label("Say something").fill("Mind the <b>river</b>!")
    page.keyboard.press("Enter")
    expect(guest.locator("[data-part=glance]")).to_have_text("Ada Mind the <b>river</b>!")
    guest.get_by_role("button", name="1 neue Nachricht").click()
    expect(guest.locator(".chat li")).to_have_text("Ada Mind the <b>river</b>!")
    page.get_by_role("button", name="Well played").click()
    expect(guest.locator(".chat li").last).to_have_text("Ada Gut gespielt")
    expect(page.locator(".chat li").last).to_have_text("You Well played")
    keep_picture(page, "chat-wide")
    keep_picture(guest, "chat-phone")
    guest.get_by_role("button", name="Ada stumm schalten").click()
    expect(guest.locator(".chat li")).to_have_text("Noch hat niemand etwas gesagt.")
    guest.get_by_role("button", name="Ada stumm schalten").click()
    expect(guest.locator(".chat li")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)
    guest.locator("[data-phrase=thanks]").click()
    expect(page.get_by_role("button", name="1 new message")).to_be_visible()
    page.reload()
    expect(page.locator("[data-card]")).to_have_count(4)
    page.keyboard.press("c")
    expect(page.locator(".chat li")).to_have_text(["You Mind the <b>river</b>!", "You Well played", "Ben Thank you"])


def covered(page: Page, what: str, others: str) -> list[str]:
    """Which of the others lie under it, if only in part."""
    found: list[str] = page.evaluate(
        """([what, others]) => {
          const a = document.querySelector(what).getBoundingClientRect();
          const meets = (b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
          const under = [...document.querySelectorAll(others)].filter((one) => meets(one.getBoundingClientRect()));
          return under.map((one) => one.className);
        }""",
        [what, others],
    )
    return found


def test_a_reload_returns_to_the_same_place_and_keeps_the_log(page: Page, base_url: str) -> None:
    plan = {"seats": [person("Ada", 1), bot("Mira", 2), bot("Tomas", 3)], "here": [1], "route_text": SHORT_ROUTE}
    hands = Hands(page, base_url, enter(page, base_url, plan))
    for _ in range(2):
        hands.until("() => document.querySelector('.table[data-mine=true]')")
        hands.turn()
    hands.until("() => document.querySelector('.table[data-mine=true]')")
    expect(page.locator(".log")).to_contain_text(re.compile(r"You\splayed an? [A-Z]\w+: \d+ spaces?, to \w+ \d \([A-Z]\d+\)"))
    page.locator(".log button").last.focus()
    expect(page.locator(".told")).not_to_have_count(0)
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.matches('.log li button')")
    page.locator(".log h2").click()
    page.evaluate("document.activeElement.blur()")
    expect(page.locator(".told")).to_have_count(0)
    before = (page.locator(".log li").all_inner_texts(), hands.look()["hand"], hands.look()["version"])
    page.reload()
    hands.until("() => document.querySelector('.table[data-mine=true] [data-card]')")
    expect(page.locator(".log li")).to_have_text(before[0])  # once the route has come, which names the spaces
    assert (page.locator(".log li").all_inner_texts(), hands.look()["hand"], hands.look()["version"]) == before


def test_a_cut_line_comes_back_without_asking_and_without_loss(another: Callable[..., Page], base_url: str) -> None:
    page = another()
    lines: list[WebSocketRoute] = []
    is_cut = False

    def through(line: WebSocketRoute) -> None:
        if is_cut:
            line.close(code=3001)
            return
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/api/socket"), through)
    plan = {"seats": [person("Ada", 1), bot("Mira", 2), bot("Tomas", 3)], "here": [1], "route_text": SHORT_ROUTE}
    hands = Hands(page, base_url, enter(page, base_url, plan))
    hands.until("() => document.querySelector('.table[data-mine=true]')")
    hands.turn()
    is_cut = True
    lines[-1].close(code=3001)
    expect(page.get_by_text("Offline: trying again").first).to_be_visible()
    is_cut = False
    hands.until("() => document.querySelector('.table[data-mine=true]')")
    expect(page.get_by_text("Offline: trying again")).to_have_count(0)
    assert len(lines) > 1
    hands.turn()


def test_a_second_tab_takes_over_and_the_first_can_take_it_back(page: Page, base_url: str) -> None:
    plan = {"seats": [person("Ada", 1), bot("Mira", 2), bot("Tomas", 3)], "here": [1], "route_text": SHORT_ROUTE}
    code = enter(page, base_url, plan)
    expect(page.locator(".table")).to_be_visible()
    second = page.context.new_page()
    second.goto(f"/#/room/{code}")
    expect(second.locator(".table")).to_be_visible()
    expect(page.get_by_text("taken over on another device")).to_be_visible()
    page.get_by_role("button", name="Play here").click()
    expect(page.locator(".table")).to_be_visible()
    expect(second.get_by_text("taken over on another device")).to_be_visible()
    second.close()


def test_a_wrong_link_is_answered_at_once_in_words(page: Page) -> None:
    page.goto("/#/room/ZZZZZZ")
    expect(page.get_by_text("There is no room ZZZZZZ")).to_be_visible(
        timeout=15_000
    )  # not only when a connection was tried in vain
    page.get_by_label("Link or table code").fill("ABC")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_have_text("3 letters or digits are missing.")
    page.get_by_role("link", name="Front page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_room_goes_on_without_its_host_and_leaves_the_list_with_its_last_guest(
    another: Callable[..., Page], tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listing, "DEAD_AFTER", 1.0)
    with serving(settings_in(tmp_path, absence=0.2)) as running:
        host, guest, third = (another(base_url=f"http://127.0.0.1:{running.port}") for _ in range(3))
        host.goto("/#/new/online")
        host.get_by_role("switch", name="Anybody may join").click()
        host.get_by_role("button", name="Open the room").click()
        code = host.locator(".code").inner_text()
        guest.goto(f"/room/{code}")
        guest.get_by_role("button", name="Sit down").first.click()
        third.clock.install()
        third.goto("/#/new/online")
        listed = third.locator(f"[data-room='{code}']")
        expect(listed).to_be_visible()
        expect(guest.get_by_role("button", name="Begin")).to_have_count(0)
        host.close()
        expect(guest.get_by_role("button", name="Begin")).to_be_visible()
        expect(listed).to_be_visible()
        guest.close()
        third.wait_for_timeout(1200)
        third.clock.fast_forward(7000)  # the list is asked for again
        expect(listed).to_have_count(0)
        third.close()  # before the server goes


def test_somebody_without_a_seat_has_a_table_of_their_own(page: Page, another: Callable[..., Page], base_url: str) -> None:
    plan = {"seats": [person("Mira", 1), person("Tomas", 2)], "start": True, "here": [1, 2], "first_player": 1}
    code = post(base_url, "/api/rooms", plan)["room"]["code"]
    phone = another(390, 844)
    for one in (page, phone):
        one.goto(f"/#/room/{code}")
        expect(one.locator(".seen")).to_contain_text("4 in hand")
        assert one.locator("[data-card], .table [aria-disabled=true]").count() == 0
    expect(page.locator(".prompt")).to_contain_text("Mira is playing")
    expect(page.locator(".prompt")).to_contain_text("You are watching with one other. Hands stay hidden until the end.")
    keep_picture(page, "watching-wide")
    keep_picture(phone, "watching-phone")
    follow = page.get_by_role("button", name="Follow")
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "true")
    page.locator("[data-pile=scout]").click()
    expect(page.locator(".panel.narrow")).to_contain_text("Scout")
    page.get_by_role("button", name="Tomas").click()
    expect(page.locator(".panel")).to_contain_text("All cards in the deck")
    page.get_by_role("button", name="Chat").last.click()
    expect(page.locator(".drawer .chat li")).to_have_text("Nobody has said anything yet.")
    assert page.locator(".drawer input, .drawer [data-phrase]").count() == 0
    phone.get_by_role("button", name="Stop watching").click()
    expect(phone.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("You are watching. Hands stay hidden until the end.")


def test_an_address_that_leads_nowhere_shows_a_page_with_ways_on(page: Page, base_url: str, complaints: Listened) -> None:
    code = open_lobby(page)
    page.goto("/no/such/place")
    expect(page.get_by_role("heading", level=1)).to_have_text("No path leads here")
    assert all("404" in one for one in complaints)  # the browser tells what the server answered
    complaints.clear()
    page.get_by_label("Link or table code").fill(f"{base_url}/#/room/{code}")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".code")).to_have_text(code)
    page.goto("/learn")
    expect(page.locator(".coach h3")).to_be_visible()
