"""Moments of a table that others bring about, measured as the screens in test_screens.py."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from eldorado.protocol.socket import PHRASES

from .engine_room import CODE, EngineRoom
from .looking import Look
from .test_moments import LAST, won
from .test_screens import position

pytestmark = pytest.mark.timeout(900)


def open_menu(page: Page) -> None:
    page.locator("button:has(use[href='#menu'])").first.click()
    page.wait_for_selector(".panel")


def see_moments(look: Look) -> None:
    """The last round, somebody else's turn, one who gives up, the log where it is opened, a token explained."""
    page = look.page
    room = EngineRoom(LAST)
    room.open(page)
    look.at("last-round")
    room.lay(position("at B12; hand explorer 2, traveler; tokens machete_1, coin_1").replace("seat 1", "turn 2\nseat 1", 1))
    page.wait_for_selector(".table[data-mine=false]")
    look.at("waiting")
    room.gives_up(2)
    page.wait_for_selector("[data-seat='2'][aria-current=false]")
    look.at("given-up")
    page.locator(".token").first.dispatch_event("contextmenu")
    page.wait_for_selector(".panel.narrow")
    look.at("panel-token")
    page.keyboard.press("Escape")
    open_menu(page)
    log = page.locator(".panel nav button:has(use[href='#log'])")
    if log.count():
        log.click()
        page.wait_for_selector(".panel .log")
        look.at("panel-log")


def test_the_moments_of_a_table_fit(look: Look) -> None:
    see_moments(look)
    assert not look.faults, "\n".join(look.faults)


def open_chat(page: Page) -> None:
    page.keyboard.press("c")
    page.wait_for_selector(".chat [data-phrase]")


def see_chat(look: Look, room: EngineRoom) -> None:
    """A new remark beside the table, then all of them, with everybody's switch and the phrases."""
    page = look.page
    for size in look.sizes:
        look.resize(size)  # a remark is shown for some seconds only
        room.say(
            2, "Bartholomäus-Maria hat Donaudampfschifffahrtsgesellschaftskapitän gesagt, und das war noch längst nicht alles."
        )
        page.wait_for_selector("[data-part=glance]")
        look.here("chat-glance")
    open_chat(page)
    for phrase in PHRASES:
        room.say(2 + len(phrase) % 3, phrase=phrase)
    page.wait_for_function(f"() => document.querySelectorAll('.chat li').length === {len(look.sizes) + len(PHRASES)}")
    look.at("chat")
    page.keyboard.press("Escape")


def see_clock(look: Look, room: EngineRoom) -> None:
    """Time that runs out, the bank that is used, and a turn that a bot finishes."""
    page = look.page
    for name, turn, bank in (("soon", 19_000, 90_000), ("bank", 0, 90_000), ("last", 0, 15_000)):
        room.tell(timer=60, bank=90, deadline=1.9e9, turn_left=turn, seats=room.seats(bank=bank))
        page.wait_for_selector(".banner")
        look.at(f"clock-{name}")
    room.say(2, phrase="your-turn")
    room.lay(LAST)
    look.at("clock-last-round")
    room.tell(seats=room.seats(covered=True))
    look.at("clock-covered")


def test_talk_clocks_and_a_broken_line_fit(look: Look) -> None:
    room = EngineRoom(position("at B12; hand explorer 2, traveler; tokens machete_1, coin_1"), people=4)
    room.open(look.page)
    see_chat(look, room)
    see_clock(look, room)
    room.cut()
    look.page.wait_for_selector("[role=alertdialog]")
    look.at("resting")
    assert not look.faults, "\n".join(look.faults)


WATCHED = """eldorado position 1
players 4
caves on
round 9
turn 1
seat 1
at B12
hand explorer 2
draw traveler, trailblazer, jack_of_all_trades, photographer, scout, captain
play treasure_chest, giant_machete, explorer
tokens machete_1, coin_1, paddle_2
"""


def test_a_watched_table_fits(look: Look) -> None:
    page = look.page
    room = EngineRoom(WATCHED, seat=0, people=4, spectators=3)
    room.open(page)
    look.at("watching")
    page.keyboard.press("c")
    page.wait_for_selector(".chat li")
    look.at("watching-chat")
    page.keyboard.press("Escape")
    room.lay(LAST)
    page.wait_for_selector(".seen .bare")
    look.at("watching-last-round")
    assert not look.faults, "\n".join(look.faults)


WHOLE_LESSON = """() => {
  const [coach, text] = [document.querySelector('.coach'), document.querySelector('.coach p')];
  const end = (one) => one.getBoundingClientRect().bottom;
  const outside = [...coach.querySelectorAll('button')].filter((one) => end(one) > end(coach));
  const narrow = text.clientHeight < Math.min(30, text.scrollHeight) ? ['no room for the words'] : [];
  return [...outside.map((one) => `${one.innerText} lies outside`), ...narrow];
}"""
"""A cheap look at a lesson: its buttons are inside, and two lines of its words can be read without rolling."""
LESSONS = {
    "move": "at B12; hand explorer 2, traveler",
    "stuck": "at B12; hand sailor",
    "left": "at B12; hand explorer; play giant_machete; moving giant_machete machete left 3",
}
LATER_LESSONS = {
    "gate": "at K13",
    "blockade": "at B21",
    "camp": "at B12; hand explorer",
    "rubble": "at C42; hand explorer",
    "action": "at N22; hand cartographer",
    "item": "at N22; hand giant_machete",
    "buy": "at N22; hand photographer, traveler",
}
"""Positions in which a lesson is due; the later ones when a step was made and a turn ended."""


def take_a_step(page: Page) -> None:
    """From B12 to where neither camp nor blockade is near."""
    page.locator("[data-card]").first.click()
    page.locator(".hits .open[data-key=B22]").focus()
    page.keyboard.press("Enter")


def test_the_lessons_of_the_first_expedition_fit(look: Look) -> None:
    page = look.page
    room = EngineRoom(position(LESSONS["move"]))
    page.goto("/")
    page.evaluate("(code) => localStorage.setItem('eldorado.learn', code)", CODE)
    room.open(page, "learn")
    for name in ("welcome", "board", "hand"):
        expect(page.locator(".coach")).to_have_attribute("data-lesson", name)
        look.at(f"learn-{name}", picture=False)
        page.locator("[data-do=lesson]").click()
    for name, seat in LESSONS.items():
        room.lay(position(seat))
        expect(page.locator(".coach")).to_have_attribute("data-lesson", name)
        look.at(f"learn-{name}")
    room.lay(position(LESSONS["move"]))
    take_a_step(page)
    expect(page.locator(".coach")).to_have_attribute("data-lesson", "more")
    look.at("learn-more")
    room.lay(position(LESSONS["stuck"] + "; bought"))
    expect(page.locator(".coach")).to_have_attribute("data-lesson", "end")
    look.at("learn-end")
    page.keyboard.press("e")
    page.keyboard.press("e")
    expect(page.locator(".coach")).to_have_attribute("data-lesson", "others")
    look.at("learn-others")
    page.locator("[data-do=lesson]").click()
    expect(page.locator(".coach")).to_have_attribute("data-lesson", "shuffle")
    look.at("learn-shuffle")
    page.locator("[data-do=lesson]").click()
    room.lay(position(LESSONS["move"]))
    take_a_step(page)
    expect(page.locator(".coach")).to_have_attribute("data-lesson", "undo")
    look.at("learn-undo")
    page.locator("[data-do=lesson]").click()
    for name, seat in LATER_LESSONS.items():
        room.lay(position(seat))
        expect(page.locator(".coach")).to_have_attribute("data-lesson", name)
        look.every(f"learn-{name}", WHOLE_LESSON)
    look.at("learn-buy")
    page.locator(".coach .quiet").last.click()
    look.at("learn-hidden")
    assert not look.faults, "\n".join(look.faults)


def test_the_end_with_the_next_level_fits(look: Look) -> None:
    page = look.page
    won(page)
    page.wait_for_selector("main.end [data-do=next-level]")
    page.wait_for_selector("main.end .trail")
    look.at("end-next-level")
    assert not look.faults, "\n".join(look.faults)
