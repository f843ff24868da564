"""The workshop: First Game laid from an empty table by mouse, by finger and by keys; faults, the report, racing."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from .pictures import keep_picture
from .playing import choose

FIRST_GAME = [("B", 0, 0, 2), ("C", 7, -3, 5), ("N", 11, 0, 2), ("I", 14, 4, 2), ("K", 21, 0, 0)]
SUM = "5 pieces · 28 steps · 4 blockades · 3 caves"
CORNER = (24, -3)
TURNED = ("turned once", "turned twice", "turned 3 times", "turned 4 times", "turned 5 times")


@pytest.fixture
def table(page: Page) -> Page:
    return opened(page)


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Page]:
    context = browser.new_context(
        base_url=base_url, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="en-GB"
    )
    yield opened(context.new_page())
    context.close()


def opened(page: Page) -> Page:
    page.goto("/#/workshop")
    expect(page.locator("[data-piece=B]")).to_be_enabled()
    return page


def place(page: Page, q: int, r: int) -> str:
    expect(page.locator(".place").first).to_be_visible()
    return f'[data-place="{q} {r}"]'


def is_laid(page: Page, letter: str) -> None:
    expect(page.locator(f"[data-laid={letter}]")).to_have_count(1)
    expect(page.locator(".place")).to_have_count(0)


def test_first_game_by_mouse(table: Page) -> None:
    for letter, q, r, turn in FIRST_GAME:
        source = table.locator(f"[data-piece={letter}]").bounding_box()
        stage = table.locator(".stage").bounding_box()
        assert source is not None
        assert stage is not None
        table.mouse.move(source["x"] + 20, source["y"] + 20)
        table.mouse.down()
        table.mouse.move(stage["x"] + 30, stage["y"] + stage["height"] - 30, steps=4)
        expect(table.locator(".place").first).to_be_visible()
        for number in range(turn):
            table.mouse.wheel(0, 100)
            expect(table.locator(".says h2")).to_contain_text(TURNED[number])
        target = table.locator(place(table, q, r))
        expect(target).to_have_count(1)
        middle = target.bounding_box()
        assert middle is not None
        table.mouse.move(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2, steps=4)
        table.mouse.up()
        is_laid(table, letter)
    table.locator("[data-piece=end]").click()
    table.locator(place(table, *CORNER)).click(force=True)
    expect(table.locator(".sum")).to_contain_text(SUM)
    keep_picture(table, "workshop")


def test_first_game_by_keys(table: Page) -> None:
    for letter, q, r, turn in FIRST_GAME:
        table.locator(f"[data-piece={letter}]").focus()
        table.keyboard.press("Enter")
        expect(table.locator(".place").first).to_be_visible()
        for _ in range(turn):
            table.keyboard.press("r")
        target = table.locator(place(table, q, r))
        for _ in range(table.locator(".place").count()):
            if "chosen" in (target.get_attribute("class") or ""):
                break
            table.keyboard.press("ArrowRight")
        table.keyboard.press("Enter")
        is_laid(table, letter)
    table.locator("[data-piece=end]").focus()
    table.keyboard.press("Enter")
    corner = table.locator(place(table, *CORNER))
    while "chosen" not in (corner.get_attribute("class") or ""):
        table.keyboard.press("ArrowLeft")
    table.keyboard.press("Enter")
    expect(table.locator(".sum")).to_contain_text(SUM)


def test_in_the_tray_arrows_go_from_piece_to_piece_and_a_piece_laid_leads_to_the_next(table: Page) -> None:
    table.locator("[data-piece=B]").focus()
    table.keyboard.press("ArrowLeft")
    expect(table.locator("[data-piece=A]")).to_be_focused()
    table.keyboard.press("ArrowRight")
    table.keyboard.press("Enter")
    expect(table.locator(".place").first).to_be_visible()
    table.keyboard.press("Enter")
    is_laid(table, "B")
    expect(table.locator("[data-piece=C]")).to_be_focused()
    table.keyboard.press("ArrowRight")
    expect(table.locator("[data-piece=D]")).to_be_focused()


def test_first_game_by_finger(phone: Page) -> None:
    for letter, q, r, turn in FIRST_GAME:
        phone.locator(f"[data-piece={letter}]").tap()
        expect(phone.locator(".place").first).to_be_visible()
        for _ in range(turn):
            phone.get_by_role("button", name="Turn", exact=True).tap()
        phone.locator(place(phone, q, r)).tap(force=True)
        is_laid(phone, letter)
    phone.locator("[data-piece=end]").tap()
    phone.locator(place(phone, *CORNER)).tap(force=True)
    expect(phone.locator(".sum")).to_contain_text(SUM)
    keep_picture(phone, "workshop-phone")


def test_a_fault_is_told_in_words_and_stops_only_racing(table: Page) -> None:
    choose(table, "Open…", "first-game")
    expect(table.get_by_role("button", name="Race it")).to_be_enabled()
    table.locator("[data-laid=N]").focus()
    table.keyboard.press("Delete")
    expect(table.locator("[data-laid]")).to_have_count(4)
    expect(table.locator(".tag.fault")).to_have_count(1)
    expect(table.locator(".says")).to_contain_text("does not touch")
    expect(table.get_by_role("button", name="Race it")).to_be_disabled()
    table.keyboard.press("Control+z")
    expect(table.locator("[data-laid]")).to_have_count(5)
    expect(table.get_by_role("button", name="Race it")).to_be_enabled()
    table.keyboard.press("Control+Shift+z")
    expect(table.locator("[data-laid]")).to_have_count(4)


def test_the_report_tightens_while_one_looks(table: Page) -> None:
    choose(table, "Open…", "first-game")
    status = table.locator(".report [role=status]")
    expect(status).to_contain_text("of 640 races")
    first = status.inner_text()
    expect(status).not_to_have_text(first)
    expect(table.locator(".report tbody tr").first).to_contain_text("First")


def test_a_table_outlives_a_reload_and_travels_by_link(table: Page, browser: Browser, base_url: str) -> None:
    choose(table, "Open…", "home-stretch")
    expect(table.locator("[data-laid]")).to_have_count(6)
    table.reload()
    expect(table.locator("[data-laid]")).to_have_count(6)
    table.get_by_role("button", name="Share").click()
    expect(table.locator(".slip textarea")).to_have_value(re.compile("home-stretch"))
    text = table.locator(".slip textarea").input_value()
    other = browser.new_context(base_url=base_url).new_page()
    other.goto("/#/workshop?route=" + text.replace("\n", "%0A").replace(" ", "%20"))
    expect(other.locator("[data-laid]")).to_have_count(6)
    other.get_by_role("button", name="Race it").click()
    expect(other).to_have_url(re.compile("#/room/"))
    other.context.close()


def test_wishes_and_small_changes(table: Page) -> None:
    table.get_by_role("button", name="Surprise me").click()
    choose(table, "Length", "short")
    table.get_by_label("Seed").fill("7")
    table.get_by_role("button", name="Lay it", exact=True).last.click()
    expect(table.locator(".race")).to_be_enabled()  # lies under the slip
    table.get_by_role("button", name="Make it harder").click()
    expect(table.locator(".found")).to_contain_text("races")
    keep_picture(table, "workshop-wishes")


def test_the_ring_and_the_view(table: Page) -> None:
    choose(table, "Open…", "first-game")
    expect(table.locator("[data-laid]")).to_have_count(5)
    expect(table.locator("[data-arranged=first-game]")).to_have_count(1)
    table.locator("[data-laid=K]").focus()
    table.locator(".knob").hover()  # waits until the table has its place
    knob, ring = table.locator(".knob").bounding_box(), table.locator(".ring .track").bounding_box()
    assert knob is not None
    assert ring is not None
    x, y = ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2
    dx, dy = knob["x"] + knob["width"] / 2 - x, knob["y"] + knob["height"] / 2 - y
    table.mouse.move(x + dx, y + dy)
    table.mouse.down()
    angle = math.pi / 3
    table.mouse.move(x + dx * math.cos(angle) - dy * math.sin(angle), y + dx * math.sin(angle) + dy * math.cos(angle), steps=6)
    table.mouse.up()
    expect(table.locator("[data-laid=K]")).to_have_attribute("aria-label", "Piece K, turned once")
    whole = table.locator(".stage .laid").get_attribute("viewBox")
    table.get_by_role("button", name="Closer").click()
    expect(table.locator(".stage .laid")).not_to_have_attribute("viewBox", whole or "")
    table.get_by_role("button", name="Whole table").click()
    expect(table.locator(".stage .laid")).to_have_attribute("viewBox", whole or "")


def test_the_full_report_and_the_distances(table: Page) -> None:
    choose(table, "Open…", "witchs-cauldron")
    table.get_by_role("button", name="Distances").click()
    expect(table.locator(".stage .steps").first).to_be_visible()
    expect(table.locator(".stage .narrow").first).to_be_attached()
    table.get_by_role("button", name="Full report").click()
    full = table.get_by_role("dialog", name="Full report")
    for heading in ("Rounds", "Seats", "Difficulty", "Drama", "Where turns are lost", "How paths spread", "Cards that win here"):
        expect(full.get_by_role("heading", name=heading, level=2)).to_be_visible()
    for figure in (
        "Decided in round",
        "Steps the winner was behind",
        "Photo finishes",
        "Unfinished races",
        "eight in ten",
        "bits",
    ):
        expect(full).to_contain_text(figure)
    expect(full.locator("circle").first).to_be_visible()
    keep_picture(table, "workshop-report")
    expect(full.get_by_role("button", name="Back to the table")).to_be_focused()
    table.keyboard.press("Escape")
    expect(full).to_have_count(0)
    expect(table.get_by_role("button", name="Full report")).to_be_focused()


FAULTS = {
    "There is no piece Z": ["B 0 0 turn 2", "Z 7 -3 turn 5"],
    "is used twice": ["B 0 0 turn 2", "C 7 -3 turn 5", "C 11 0 turn 2"],
    "does not touch": ["B 0 0 turn 2", "C 20 0 turn 0"],
    "covered twice": ["B 0 0 turn 2", "C 1 0 turn 0"],
    "two sides of one piece": ["B 0 0 turn 2", "C 7 -3 turn 5", "D 11 0 turn 2"],
    "has to be a starting tile": ["C 0 0 turn 0"],
    "can only be the first": ["B 0 0 turn 2", "A 7 -3 turn 5"],
    "is a strip": ["B 0 0 turn 2", "O 0 9 turn 0"],
    "mountains close the way": ["B 0 0 turn 0", "G 7 0 turn 0"],
    "lead nowhere: B71": ["B 0 0 turn 0", "E -3 7 turn 2"],
    "no corner left": [
        "B 0 0 turn 0", "C 7 -3 turn 0", "F 11 -10 turn 0", "H 7 -14 turn 0", "J 0 -11 turn 0", "L -4 -7 turn 0", "N 4 -7 turn 0",
    ],
    "is not a corner": ["B 0 0 turn 2", "C 7 -3 turn 5", "end jungle 0 0"],
    "would touch another piece": ["B 0 0 turn 2", "C 7 -3 turn 5", "end jungle 4 0"],
}  # fmt: skip
"""Every fault of docs/routes.md; what no hand can lay on a table comes as a text."""
UNSEEN = {"There is no piece Z": 1}
"""Pieces that can be drawn where not all can."""


def test_faults_are_told_and_marked_at_their_piece(table: Page) -> None:
    for number, (words, lines) in enumerate(FAULTS.items()):
        whole = lines if any(line.startswith("end") for line in lines) else [*lines, "end jungle"]
        text = "\n".join([f"route fault-{number}", *whole]) + "\n"
        table.evaluate("text => void (location.hash = '#/workshop?route=' + encodeURIComponent(text))", text)
        expect(table.locator(f"[data-arranged=fault-{number}]")).to_have_count(1)
        count = UNSEEN.get(words, sum(not line.startswith("end") for line in lines))
        expect(table.locator("[data-laid]")).to_have_count(count)
        told = table.locator(".says")
        link = table.locator(".sum .link")
        expect(link).to_contain_text("fault")
        expect(table.locator(".tag.fault").first).to_be_visible()
        for _ in range(table.locator(".tag.fault").count()):
            if words in told.inner_text():
                break
            link.click()
        expect(told).to_contain_text(words)
        expect(table.get_by_role("button", name="Race it")).to_be_disabled()


def test_an_empty_table_invites_and_finds_no_fault(table: Page) -> None:
    expect(table.locator("[data-part=invite]")).to_contain_text("Lay out a route of your own")
    expect(table.locator(".sum")).to_have_text("0 pieces")
    expect(table.locator(".tag, .trouble")).to_have_count(0)
    expect(table.get_by_role("button", name="Race it")).to_be_disabled()
    table.locator("[data-piece=B]").click()
    expect(table.locator("[data-part=invite]")).to_have_count(0)


def test_two_fingers_turn_what_is_held_and_one_drags_it_out_of_the_drawer(phone: Page) -> None:
    """Real touch points: the browser makes pointers of them, as from a screen."""
    wire = phone.context.new_cdp_session(phone)

    def touch(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def ring(degrees: float) -> tuple[tuple[float, float], tuple[float, float]]:
        angle = math.radians(degrees)
        dx, dy = 70 * math.cos(angle), 70 * math.sin(angle)
        return (x - dx, y - dy), (x + dx, y + dy)

    stage = phone.locator(".stage").bounding_box()
    piece = phone.locator("[data-piece=B]").bounding_box()
    assert stage is not None
    assert piece is not None
    x, y = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
    phone.locator("[data-piece=B]").tap()
    expect(phone.locator(".place").first).to_be_visible()
    touch("touchStart", *ring(0))
    for degrees in range(10, 131, 10):
        touch("touchMove", *ring(degrees))
    touch("touchEnd")
    expect(phone.locator(".says h2")).to_have_text("Piece B, turned twice")
    phone.get_by_role("button", name="Put back").tap()
    expect(phone.locator(".place")).to_have_count(0)
    start = piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2
    touch("touchStart", start)
    for step in range(1, 9):
        touch("touchMove", (start[0] + (x - start[0]) * step / 8, start[1] + (y + 48 - start[1]) * step / 8))
    expect(phone.locator(".place").first).to_be_visible()
    touch("touchMove", (x + 1, y + 48))
    expect(phone.locator(".place.chosen")).to_have_count(1)
    touch("touchEnd")
    is_laid(phone, "B")
