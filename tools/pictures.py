"""The README's pictures, taken from the real page: `make pictures`. Plays a short while with fixed seats, then looks."""

from __future__ import annotations

import pathlib
import sys
import tempfile

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from bench_page import ARGUMENTS, finished_game, found_chromium, post, serve

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "docs" / "pictures"
NAMES = ("Ada", "Mira", "Tomas", "Heron")
TURNS = 5


def opened(browser: Browser, width: int, height: int) -> Page:
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce")
    return context.new_page()


def enter(page: Page, base: str) -> None:
    """A table of four, a few rounds into the game, the person's turn, a card in hand."""
    seats = [{"kind": "human", "name": NAMES[0], "colour": 1}]
    seats += [{"kind": "bot", "bot": "planner", "name": name, "colour": i + 2} for i, name in enumerate(NAMES[1:])]
    plan = {"seats": seats, "here": [1], "start": True, "pace": 0, "first_player": 1, "caves": True}
    joined = post(base, "/api/rooms", plan)
    code = joined["room"]["code"]
    kept = [{"code": code, "tokens": joined["tokens"], "route": "first-game", "seen": 1, "shared": False}]
    page.goto(base)
    page.evaluate("(kept) => localStorage.setItem('eldorado.games', JSON.stringify(kept))", kept)
    page.goto(f"{base}/#/room/{code}")
    for _ in range(TURNS):
        page.locator(".table[data-mine=true] [data-card]").first.wait_for()
        play_a_turn(page)
    page.locator(".table[data-mine=true] [data-card]").first.wait_for()
    take_up(page)
    page.mouse.move(5, 5)
    page.wait_for_timeout(800)


_FARTHEST = """() => { const all = [...document.querySelectorAll('.hits .open')];
  const far = (one) => { const box = one.getBoundingClientRect(); return innerWidth > innerHeight ? box.x : -box.y };
  return all.sort((a, b) => far(b) - far(a))[0]?.dataset.key ?? '' }"""


def play_a_turn(page: Page) -> None:
    """Every card as far ahead as it goes, then the end of the turn: one round later at the latest."""
    now = page.locator(".turn b").inner_text()
    for _ in range(6):
        if not take_up(page):
            break
        key = page.evaluate(_FARTHEST)
        page.locator(f'.hits [data-key="{key}"]').focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(250)
        if page.locator("[data-do=stop]").get_attribute("aria-disabled") == "false":
            page.keyboard.press("s")
            page.wait_for_timeout(150)
    page.keyboard.press("Escape")
    while page.locator(".table[data-mine=true]").count() and page.locator(".turn b").inner_text() == now:
        page.keyboard.press("e")
        page.wait_for_timeout(300)


def take_up(page: Page) -> bool:
    """Takes the first card up that leads somewhere."""
    for number in range(1, page.locator("[data-card]").count() + 1):
        page.keyboard.press("Escape")
        page.keyboard.press(str(number))
        page.wait_for_timeout(120)
        if page.locator(".hits .open").count():
            return True
    page.keyboard.press("Escape")
    return False


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, base = serve(pathlib.Path(folder))
        browser = playwright.chromium.launch(executable_path=found_chromium(), args=ARGUMENTS)
        try:
            for name, width, height in (("table", 1440, 900), ("phone", 390, 844)):
                page = opened(browser, width, height)
                page.goto(base)
                page.locator(".way").first.wait_for()
                page.wait_for_timeout(500)
                if name == "table":
                    page.screenshot(path=FOLDER / "front.jpg", type="jpeg", quality=84)
                enter(page, base)
                page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=84)
            page = opened(browser, 1440, 900)
            page.goto(f"{base}/#/room/{finished_game(base, 'first-game', NAMES)}")
            page.locator("main.end .trail").first.wait_for()
            page.wait_for_timeout(400)
            page.screenshot(path=FOLDER / "end.jpg", type="jpeg", quality=84)
        finally:
            browser.close()
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
