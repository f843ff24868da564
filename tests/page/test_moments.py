"""Moments of the table: a restart, the last round, the starting player's hat, being called back, playing again."""

from __future__ import annotations

import os
import pathlib
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from services import free_port

from .conftest import wait_for
from .engine_room import CODE, EngineRoom
from .pictures import keep_picture
from .playing import SHORT_ROUTE, Hands, bot, enter, person


class OwnServer:
    """A server that a test may stop and start again on the same games."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        settings = {"ELDORADO_DATABASE_URL": f"sqlite:///{self.folder / 'games.sqlite'}", "ELDORADO_BOT_PAUSE": "0"}
        command = [sys.executable, "-m", "eldorado", "serve", "--port", str(self.port), "--log-level", "error"]
        with (self.folder / "server.log").open("a") as log:
            environment = {**os.environ, **settings}
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=self.folder)
        wait_for(f"{self.address}/readyz", self.process, self.folder / "server.log")

    def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_restart_keeps_the_table_and_comes_back(
    browser: Browser, browser_context_args: dict[str, Any], tmp_path: pathlib.Path, how: signal.Signals
) -> None:
    """In a context whose complaints are not counted: the browser itself tells of lines that were cut."""
    server = OwnServer(tmp_path)
    server.start()
    try:
        context = browser.new_context(**{**browser_context_args, "base_url": server.address})
        page = context.new_page()
        hands = Hands(page, server.address, enter(page, server.address, {"seats": SEATS, "here": [1], "first_player": 1}))
        hands.until("() => document.querySelector('.table[data-mine=true] [data-card]')")
        server.end(how)
        expect(page.get_by_role("alertdialog", name="Back in a moment")).to_be_visible()
        expect(page.locator("[data-card]")).to_have_count(4)
        keep_picture(page, f"resting-{how.name.lower()}")
        page.get_by_role("button", name="Try now").click()
        server.start()
        expect(page.get_by_role("alertdialog")).to_have_count(0)
        hands.turn()
        context.close()
    finally:
        server.end(signal.SIGTERM)


SEATS = [person("Ada", 1), bot("Mira", 2), bot("Tomas", 3)]
LAST = """eldorado position 1
players 4
round 9
first 3
turn 1
seat 1
at K31
hand trailblazer, captain
won 1, 2
seat 2
at K42
seat 3
at K43
seat 4
at home
"""


def test_the_last_round_says_who_still_plays_and_what_would_help(another: Callable[..., Page]) -> None:
    page = another()
    EngineRoom(LAST).open(page)
    strip = page.get_by_role("region", name="Last round")
    expect(strip.get_by_role("listitem")).to_have_count(4)
    expect(strip.locator("[aria-current=step]")).to_contain_text("your last turn")
    for words in ("This is your last turn", "Heron is through the gate. Mira plays after you", "you hold 2, Heron holds 0"):
        expect(page.locator(".ask")).to_contain_text(words)
    keep_picture(page, "last-round")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".chip.home")).to_contain_text("Heron")
    grounds = page.locator(".chip").evaluate_all("(chips) => chips.map((one) => getComputedStyle(one).backgroundColor)")
    assert grounds.count(grounds[3]) == 1, "dark words stand on gold, by night too"


def test_who_is_through_the_gate_is_offered_no_turn(another: Callable[..., Page]) -> None:
    page = another()
    EngineRoom(LAST.replace("turn 1", "turn 2").replace("at K31", "at home")).open(page, mine=False)
    expect(page.locator(".ask")).to_contain_text("You are through the gate. The others are still racing.")


def test_who_gave_up_is_offered_no_turn(another: Callable[..., Page]) -> None:
    page, room = another(), EngineRoom(LAST)
    room.open(page)
    room.gives_up(1)
    expect(page.locator(".ask")).to_contain_text("You gave up. Watch how it ends")


def test_who_watched_goes_on_to_the_rematch(page: Page) -> None:
    room = EngineRoom(WON, seat=0, people=4)
    page.route(
        f"**/api/rooms/{CODE}/record", lambda asked: asked.fulfill(content_type="text/plain", body=room.logged.game.record)
    )
    room.open(page, mine=False)
    for seat in (2, 3, 4):
        room.gives_up(seat)
    room.tell(phase="over", rematch="NEXT99")
    expect(page.get_by_role("link", name="Watch the next race")).to_have_attribute("href", "#/room/NEXT99")


WON = """eldorado position 1
players 4
round 9
first 2
turn 1
seat 1
at K13
hand sailor, explorer
won 1
seat 2
at K42
seat 3
at K43
won 2, 3, 4, 5
seat 4
at B12
"""
"""Seat 1 plays last in the round, one step from the gate; seat 3 has all the other blockades."""


def won(page: Page) -> EngineRoom:
    """A game against bots that the page wins with its next step, to be watched again."""
    room = EngineRoom(WON)
    page.route(
        f"**/api/rooms/{CODE}/record", lambda asked: asked.fulfill(content_type="text/plain", body=room.logged.game.record)
    )
    room.open(page)
    page.locator("[data-card^=sailor]").click()
    page.locator(".hits .open[data-key=Z1]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("main.end")
    room.tell(phase="over")
    return room


def test_after_a_win_the_next_level_is_one_click(page: Page) -> None:
    won(page)
    page.set_viewport_size({"width": 820, "height": 1180})
    expect(page.locator(".poster img")).to_have_attribute("src", re.compile("arrival-wide"))
    with page.expect_request("**/api/rooms") as asked:
        page.get_by_role("button", name="Next level: Anselm").click()
    plan: dict[str, Any] = asked.value.post_data_json or {}
    assert [seat.get("bot", "") for seat in plan["seats"]] == ["", "planner", "planner", "planner"]
    assert (plan["start"], plan["here"], plan["route"]) == (True, [1], "first-game")


HEARD = """(() => {
  window.heard = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.heard.push(Math.round(this.frequency.value));
    return start.apply(this, when);
  };
})()"""
"""Keeps the pitch of every sound that is made."""


def test_ones_turn_is_told_by_title_sign_and_sound_while_the_tab_is_hidden(another: Callable[..., Page]) -> None:
    page = another()
    page.add_init_script(HEARD)
    room = EngineRoom(WON.replace("turn 1", "turn 4"))
    room.open(page, mine=False)
    page.clock.install()
    page.locator("h1").first.dispatch_event("pointerdown")
    page.clock.fast_forward(3000)  # the speaker is opened when hands rest
    page.evaluate(HIDDEN)
    expect(page).to_have_title("El Dorado")
    room.plays(4, "end")
    expect(page).to_have_title("Your turn · El Dorado")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "./icon-turn.svg")
    assert page.evaluate("window.heard") == [523, 659]


BARE = """(() => {
  window.bare = 0;
  const look = () => {
    const cut = document.querySelector('.stage .cut');
    const isBare = cut && !document.querySelector('.stage .spaces canvas');
    if (isBare && getComputedStyle(cut.closest('.map')).opacity !== '0') window.bare++;
    requestAnimationFrame(look);
  };
  look();
})()"""
"""Counts the frames in which the board lies there without its spaces: a black shape."""

HIDDEN = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_the_clock_tells_that_the_bank_is_used(page: Page, base_url: str) -> None:
    enter(page, base_url, {"seats": SEATS, "here": [1], "first_player": 1, "timer": 1, "bank": 600})
    expect(page.locator(".clock").first).to_be_visible()
    expect(page.locator(".banner")).to_contain_text("Your time bank is running")


def test_the_clock_warns_before_the_time_is_up(another: Callable[..., Page]) -> None:
    page, room = another(), EngineRoom(WON)
    room.open(page)
    clock, banner = page.locator(".clock").first, page.locator(".banner")
    room.tell(timer=60, bank=90, deadline=1.9e9, turn_left=45_000)
    expect(clock).to_contain_text("0:4")
    expect(banner).to_have_count(0)
    room.tell(turn_left=19_000)
    expect(banner).to_contain_text("then your time bank starts running")
    room.tell(turn_left=0)
    expect(banner).to_contain_text("Your time bank is running: 1:30 left.")
    room.tell(turn_left=4_000, seats=room.seats(bank=10_000))
    expect(banner).to_contain_text("Only 0:14 left. Then a computer finishes this turn for you.")
    room.tell(seats=room.seats(covered=True))
    expect(banner).to_contain_text("Time is up. A computer finishes this turn; the next one is yours again.")


def test_the_starting_player_has_the_hat_and_the_tab_calls_its_player(page: Page, base_url: str) -> None:
    page.add_init_script(BARE)
    enter(page, base_url, {"seats": SEATS, "here": [1], "first_player": 1})
    expect(page.locator("[data-seat='1'] .hat")).to_be_visible()
    expect(page.locator("[data-seat='2'] .hat")).to_have_count(0)
    expect(page).to_have_title("Your turn · El Dorado")
    page.evaluate(HIDDEN)
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "./icon-turn.svg")
    expect(page.locator(".stage .spaces canvas").first).to_be_attached()
    assert page.evaluate("window.bare") == 0


def test_playing_again_is_one_click(page: Page, base_url: str) -> None:
    plan = {"seats": SEATS, "here": [1], "first_player": 1, "route_text": SHORT_ROUTE}
    code = enter(page, base_url, plan)
    hands = Hands(page, base_url, code)
    hands.until("() => document.querySelector('.table[data-mine=true] [data-card]')")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").last.click()
    page.get_by_role("button", name="Play again").click(timeout=60_000)
    expect(page.locator("[data-card]")).to_have_count(4)
    assert code not in page.url
