"""Every screen in windows of ten sizes, in four languages: nothing outside, covered, overlapping, cut off or too small."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Mapping

import pytest
from playwright.sync_api import Page

from eldorado.engine.components import CARD_IDS, TOKEN_IDS
from eldorado.insight.puzzles import shipped_puzzles

from .accessible import Critic
from .engine_room import EngineRoom
from .looking import SIZES, Look
from .playing import SHORT_ROUTE, Hands, bot, enter, person, post

EVERY_MOMENT = """async () => {
  const [slide, prompt] = [document.querySelector('.slide'), document.querySelector('.prompt')]
  const faults = []
  const said = new Set()
  const isCut = () => prompt.scrollHeight > prompt.clientHeight + 3
  for (let at = 0; at <= Number(slide.max); at++) {
    slide.value = String(at)
    slide.dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve() // the words are there; nobody waits for the map
    said.add(prompt.textContent)
    if (isCut()) faults.push(`replay at ${at}: ${prompt.innerText} cut off`)
    for (const card of document.querySelectorAll('[data-card]')) {
      card.dispatchEvent(new PointerEvent('pointerenter'))
      await Promise.resolve()
      if (isCut()) faults.push(`replay at ${at}: ${prompt.innerText} cut off beside the mouse`)
      card.dispatchEvent(new PointerEvent('pointerleave'))
    }
  }
  return said.size > 10 ? faults : [`replay: ${said.size} sentences`]
}"""
"""Every moment of a replay: its words fit, also while the mouse rests on a card."""
pytestmark = pytest.mark.timeout(900)
"""Many windows, one after the other; on a busy machine that takes its time."""
SEATS = [person("Ada", 1), bot("Mira", 2), bot("Tomas", 3), bot("Heron", 4)]

SLOW = {"timer": 86_400, "bank": 3 * 86_400}
"""A game over days, where people are asked whether they want to be called."""
TWICE = {"standard": 32, "fixed": 26}


def see_front(look: Look) -> None:
    page = look.page
    page.goto("/")
    page.wait_for_selector(".way")
    look.at("front")
    for way in ("solo", "here", "online"):
        page.goto(f"/#/new/{way}")
        page.wait_for_selector("[data-route] img")
        look.at(f"new-{way}")
    page.locator("[role=radio][data-value=slow]").click()
    look.at("new-online-slow")
    for chapter in ("moving", "cards") if look.kind else ():  # in ordinary windows test_reading_screens.py has all of them
        page.goto(f"/#/handbook/{chapter}")
        page.wait_for_selector("main h2")
        look.at(f"handbook-{chapter}")
    page.goto("/#/replay")
    page.wait_for_selector("textarea")
    look.at("records")


def see_rooms(look: Look, base_url: str) -> None:
    page = look.page
    enter(page, base_url, {"seats": [person("Ada", 1), person("Ben", 2), *SEATS[2:]], "here": [1], "start": False, **SLOW})
    page.wait_for_selector(".code")
    look.at("lobby")
    people = [person(name, i + 1) for i, name in enumerate(("Ada", "Ben", "Cleo"))]
    enter(page, base_url, {"seats": people, "here": [1, 2, 3]}, shared=True)
    page.wait_for_selector("main.cover button")
    look.at("cover")
    page.goto("/#/room/ZZZZZZ")
    page.wait_for_selector(".lost h1")
    look.at("lost")
    page.goto("/#/settings")
    page.wait_for_selector(".settings")
    look.at("settings")


def see_table(look: Look, base_url: str) -> None:
    page = look.page
    code = enter(page, base_url, {"seats": SEATS, "here": [1], "first_player": 1, "caves": True})
    hands = Hands(page, base_url, code)
    hands.until("() => document.querySelector('.table[data-mine=true] [data-card]')")
    for _ in look.one_size_at_a_time():
        look.at("table")
        see_turn(look, hands)
        see_panels(look)


def see_turn(look: Look, hands: Hands) -> None:
    """Everything that can be taken up, and put back again."""
    page = look.page
    for card in hands.look()["hand"]:
        page.locator(f'[data-card="{card}"]').click()
        if hands.look()["lit"]:
            break
        page.keyboard.press("Escape")
    look.at("table-lit")
    page.keyboard.press("Escape")
    if page.locator("[data-do=market]").is_visible():  # where the market is not always open
        page.locator("[data-do=market]").click()
        look.at("market")
    page.locator("[data-pile=scout]").click()
    look.at("table-buying")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("[data-do=end]").click()
    look.at("table-ending")
    page.keyboard.press("Escape")


def see_panels(look: Look) -> None:
    page = look.page
    for name in ("menu", "help"):
        page.keyboard.press("?" if name == "help" else "Escape")
        if name == "menu":
            page.locator("button:has(use[href='#menu'])").first.click()
        page.wait_for_selector(".panel")
        look.at(f"panel-{name}")
        page.keyboard.press("Escape")
    page.locator("button:has(use[href='#menu'])").first.click()
    page.get_by_role("button", name=re.compile("^(Give up|Abandonner|Aufgeben|Сдаться)$")).click()
    look.at("panel-giving-up")
    page.keyboard.press("Escape")
    for name, what in (("card", "[data-card]"), ("space", ".hits [data-key=B12]")):
        page.locator(what).first.dispatch_event("contextmenu")  # also where the map has rolled it out of sight
        page.wait_for_selector(".panel.narrow")
        look.at(f"panel-{name}")
        page.keyboard.press("Escape")
    page.locator('[data-seat="1"]').click()
    page.wait_for_selector(".panel")
    look.at("panel-player")
    page.keyboard.press("Escape")


def see_end(look: Look, base_url: str, finished: str) -> None:
    page = look.page
    page.goto(f"/#/room/{finished}")
    page.wait_for_selector("main.end .trail")
    look.at("end")
    page.goto(f"/#/replay/{finished}?at=30")
    page.wait_for_selector(".slide")
    look.at("replay")
    look.every("replay", EVERY_MOMENT)
    page.goto("/#/learn")
    page.wait_for_selector(".coach h3")
    look.at("learn")


QUESTIONS = {
    "pay-rubble": "at C42; hand explorer 2, traveler; paying C43",
    "pay-camp": "at B12; hand explorer, traveler; paying B13",
    "pay-blockade": "at B21; hand explorer, traveler; paying #6",
    "remove": "hand explorer 2, traveler; play scientist; removing 1",
    "remove-must": "hand explorer 2, traveler; used remove; removing 1 must",
    "take": "hand explorer; removed transmitter; waiting transmitter; taking",
    "purse": "hand millionaire, treasure_chest; play traveler; purse 2",
    "replace": "hand explorer 2, traveler; used replace; replacing left 3 done 0",
    "play-moving": "at B12; hand explorer; play giant_machete; moving giant_machete machete left 3",
    "play-keep-item": "hand explorer; removed giant_machete, travel_log; tokens keep_item; waiting giant_machete, travel_log",
    "play-bought": "hand explorer; bought",
    "play-empty": "",
    "play-tokens": "at B12; tokens machete_1, coin_1",
    "discard": "hand explorer 2, travel_log; discarding",
}
"""A position for everything that can be asked; its name begins with the kind of the question."""
HELD = [(CARD_IDS[i::4], TOKEN_IDS[i::4]) for i in range(4)]
HANDS = [f"at B12; hand {', '.join(cards)}; tokens {', '.join(tokens)}" for cards, tokens in HELD]
"""Every card and every token in one of them."""


def position(seat: str) -> str:
    more = seat.replace("; ", "\n")
    return f"eldorado position 1\nplayers 4\ncaves on\nblockades B-C 6\nseat 1\ndraw traveler 2\n{more}\n"


MANY = "at B12; hand explorer 2, giant_machete, treasure_chest, compass, jack_of_all_trades, scientist, captain, native"
MANY_CHOSEN = "giant_machete"


def see_plan(look: Look, room: EngineRoom) -> None:
    """A plan in another's turn, offered when the turn has come, and one that somebody stands in the way of."""
    page = look.page
    seat = "at B12; hand trailblazer, photographer, traveler, jack_of_all_trades"
    room.lay(position(seat).replace("seat 1", "turn 2\nseat 1", 1))
    page.locator("[data-card^=trailblazer]").click()
    page.wait_for_selector(".table[data-plan=true]")
    look.at("plan-holding")
    goal = page.locator(".hits .open:not([data-key^='#'])").last
    space = goal.get_attribute("data-key")
    goal.click(force=True)
    look.at("plan")
    room.lay(position(seat))
    page.wait_for_selector(".table[data-mine=true]")
    look.at("plan-offered")
    room.lay(position(seat) + f"seat 2\nat {space}\n")
    page.wait_for_selector(".table[data-changed=true]")
    look.at("plan-changed")
    page.locator("[data-card]").first.click()  # something else is played
    page.wait_for_selector(".table[data-changed=false]")
    page.keyboard.press("Escape")


WITHIN_REACH = """(at) => {
  const one = document.querySelectorAll('.card, .token')[at]
  if (!one) return null
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { x, y } = one.getBoundingClientRect()
  const place = { x: x + 8, y: y + 20 }
  if (!one.contains(document.elementFromPoint(place.x, place.y))) throw new Error(`${one.dataset.card} lies under something`)
  return { ...place, name: one.dataset.card ?? 'token' }
}"""
"""Where a card or a token of the hand can be pressed; a click that finds it out by itself asks the browser five times."""


def see_hands(look: Look, room: EngineRoom) -> None:
    """Every card and every token taken up."""
    page = look.page
    for (cards, tokens), hand in zip(HELD, HANDS, strict=True):
        room.lay(position(hand))
        page.wait_for_selector(f"[data-card^={cards[0]}]")
        look.at("hand", picture=False, rolled=False)
        for number in itertools.count():
            place = page.evaluate(WITHIN_REACH, number)
            if not place:
                break
            page.mouse.click(place["x"], place["y"])
            look.at(f"holding-{place['name']}".replace("/", "-"), picture=False, rolled=False)
            page.keyboard.press("Escape")
        assert number == len(cards) + len(tokens)
    room.lay(position(MANY))
    page.locator(f"[data-card^={MANY_CHOSEN}]").click(position={"x": 8, "y": 20})
    look.at("holding-in-a-large-hand")
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    page.wait_for_selector("[data-card].go")
    look.at("keeping-in-a-large-hand")
    page.keyboard.press("Escape")


def see_questions(look: Look) -> None:
    """Every card and every token taken up, and whatever can be asked."""
    page = look.page
    room = EngineRoom(position(HANDS[0]))
    room.open(page)
    for _ in look.one_size_at_a_time():
        page.keyboard.press("Escape")  # what was asked last at the size before
        see_hands(look, room)
        see_plan(look, room)
        for name, seat in QUESTIONS.items():
            room.lay(position(seat))
            page.wait_for_function("(name) => document.querySelector('.table').dataset.ask === name", arg=name.split("-")[0])
            look.at(f"asked-{name}")


@pytest.fixture(scope="module")
def finished(base_url: str) -> str:
    seats = [bot(name, i + 1, "steady") for i, name in enumerate(("Mira", "Tomas", "Heron", "Ada"))]
    plan = {"seats": seats, "start": True, "pace": 0, "route_text": SHORT_ROUTE}
    return str(post(base_url, "/api/rooms", plan)["room"]["code"])


def see_puzzles(look: Look) -> None:
    page = look.page
    page.goto("/#/puzzles")
    page.wait_for_selector("[data-puzzle]")
    look.at("puzzles")
    page.goto(f"/#/puzzles/{shipped_puzzles()[-1].id}")
    page.wait_for_selector(".table [data-card]")
    look.at("puzzle")
    page.locator("[data-do=way]").click()
    page.wait_for_selector("[data-part=told] .steps")
    look.at("puzzle-way")


def see_everything(look: Look, base_url: str, finished: str) -> None:
    see_front(look)
    see_puzzles(look)
    see_rooms(look, base_url)
    see_table(look, base_url)
    see_end(look, base_url, finished)


def test_nothing_is_cut_off_covered_or_too_small(look: Look, base_url: str, finished: str) -> None:
    see_everything(look, base_url, finished)
    assert not look.faults, "\n".join(look.faults)


def test_everything_that_can_be_asked_has_its_room(look: Look) -> None:
    see_questions(look)
    assert not look.faults, "\n".join(look.faults)


LARGE = {"fr": ("wide", "portrait"), "de": ("narrow", "landscape"), "ru": ("narrow", "portrait")}
"""Windows that are measured with large letters; the first two sizes have the tables of phones then."""
FINGERED = {"de": ("wide",), "ru": ("narrow",)}
"""Windows for mice that are measured for fingers, too."""


def in_some(sizes: Mapping[str, tuple[str, ...]], language: str, config: pytest.Config) -> list[str]:
    """Each size in some language, or with `--all` every size in each of them."""
    every = sorted({size for some in sizes.values() for size in some}, key=list(SIZES).index)
    return every if config.getoption("--all") else list(sizes[language])


def with_large_letters(familiar: Callable[..., Page], language: str, sizes: Iterable[str]) -> Look:
    seen = Look(familiar, language, sizes, "-large", fingers=True)
    seen.cdp.send("Page.setFontSizes", {"fontSizes": TWICE})
    return seen


@pytest.mark.parametrize("language", LARGE)
def test_letters_of_twice_the_size_leave_everything_in_reach(
    familiar: Callable[..., Page], base_url: str, finished: str, language: str, pytestconfig: pytest.Config
) -> None:
    seen = with_large_letters(familiar, language, in_some(LARGE, language, pytestconfig))
    see_everything(seen, base_url, finished)
    assert not seen.faults, "\n".join(seen.faults)


@pytest.mark.parametrize("sizes", [("wide", "narrow"), ("portrait", "landscape")], ids="-".join)
def test_letters_of_twice_the_size_leave_every_question_in_reach(familiar: Callable[..., Page], sizes: tuple[str, ...]) -> None:
    seen = with_large_letters(familiar, "ru", sizes)  # the longest words
    see_questions(seen)
    assert not seen.faults, "\n".join(seen.faults)


@pytest.mark.parametrize("language", FINGERED)
def test_large_screens_are_made_for_fingers_too(
    familiar: Callable[..., Page], base_url: str, finished: str, language: str, pytestconfig: pytest.Config
) -> None:
    seen = Look(familiar, language, in_some(FINGERED, language, pytestconfig), "-fingers", fingers=True)
    see_everything(seen, base_url, finished)
    see_questions(seen)
    assert not seen.faults, "\n".join(seen.faults)


def test_axe_finds_nothing(another: Callable[..., Page], base_url: str, finished: str) -> None:
    critic = Critic(another)
    page, check = critic.page, critic.see
    for place, ready in (
        ("/", ".way"),
        ("/#/new/online", "[data-route] img"),
        ("/#/handbook/moving", "main h2"),
        ("/#/handbook/cards", "main h2"),
        ("/#/replay", "textarea"),
        ("/#/puzzles", "[data-puzzle]"),
        ("/#/settings", ".settings"),
        ("/#/room/ZZZZZZ", ".lost h1"),
    ):
        page.goto(place)
        page.wait_for_selector(ready)
        check(place)
    code = enter(page, base_url, {"seats": SEATS, "here": [1], "first_player": 1})
    hands = Hands(page, base_url, code)
    hands.until("() => document.querySelector('.table[data-mine=true] [data-card]')")
    check("table")
    page.keyboard.press("1")
    check("table with a card")
    page.keyboard.press("?")
    page.wait_for_selector(".panel section .head")
    check("rules beside the table")
    page.goto(f"/#/room/{finished}")
    page.wait_for_selector("main.end .trail")
    check("end")
    assert critic.faults == []
