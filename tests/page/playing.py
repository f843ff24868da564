"""Playing through the page as a person would: sees what is on the screen, moves a mouse, a finger or presses keys."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any, Literal

from playwright.sync_api import Page, Position, TimeoutError

How = Literal["mouse", "touch", "keys"]

SHORT_ROUTE = "route first-steps\ndifficulty easy\npicture 0\nB 0 0 turn 2\nC 7 -3 turn 5\nend jungle 10 -6\n"
"""Ten steps and one blockade: a whole game in few rounds."""

_LOOK = """() => {
  const table = document.querySelector('.table');
  const all = (where) => [...document.querySelectorAll(where)];
  return {
    ended: document.querySelector('main.end') !== null,
    cover: document.querySelector('main.cover') !== null,
    ask: table?.dataset.ask ?? '',
    mine: table?.dataset.mine === 'true',
    moving: table?.dataset.moving === 'true',
    version: table?.dataset.version ?? '',
    lit: all('.hits .open').map((one) => one.dataset.key),
    hand: all('[data-card]').map((one) => one.dataset.card),
    main: document.querySelector('[data-do=end]')?.innerText ?? '',
    canMain: document.querySelector('[data-do=end]')?.getAttribute('aria-disabled') === 'false',
    canStop: document.querySelector('[data-do=stop]')?.getAttribute('aria-disabled') === 'false',
  };
}"""


def settled(version: str) -> str:
    """True in a page once the table is another one than at this version."""
    other = f"document.querySelector('.table:not([data-version=\"{version}\"])')"
    return f"(document.querySelector('main.end, main.cover') || {other})"


def post(base_url: str, path: str, body: Any) -> Any:
    request = urllib.request.Request(base_url + path, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer)


def get(base_url: str, path: str) -> Any:
    with urllib.request.urlopen(base_url + path, timeout=20) as answer:
        return json.load(answer)


def person(name: str, colour: int) -> dict[str, Any]:
    return {"kind": "human", "name": name, "colour": colour}


def bot(name: str, colour: int, level: str = "random") -> dict[str, Any]:
    return {"kind": "bot", "bot": level, "name": name, "colour": colour}


def enter(page: Page, base_url: str, plan: dict[str, Any], shared: bool = False) -> str:
    """Opens a new room in this browser, which holds the seats of the plan's `here`."""
    joined = post(base_url, "/api/rooms", {"start": True, "pace": 0, **plan})
    code = str(joined["room"]["code"])
    kept = [{"code": code, "tokens": joined["tokens"], "route": "", "seen": 1, "shared": shared}]
    page.goto("/")
    page.evaluate("(kept) => localStorage.setItem('eldorado.games', JSON.stringify(kept))", kept)
    page.goto(f"/#/room/{code}")
    return code


def choose(page: Page, label: str, value: str) -> None:
    """Takes something from a list: opens it by its button, and presses what is wanted."""
    page.get_by_role("combobox", name=label).click()
    page.locator(f"[role=option][data-value='{value}']").click()


_AT_REST = """(element) => new Promise((done) => {
  let before = ''
  const look = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const now = [x, y, width, height].join(' ')
    if (now === before) return done({ x, y, width, height })
    before = now
    requestAnimationFrame(() => requestAnimationFrame(look))
  }
  look()
})"""
"""Where something is, as soon as it no longer moves."""
LEFT_EDGE: Position = {"x": 12, "y": 60}
"""Where a card can be pressed however many lie in the hand: the next one covers the rest."""


class Hands:
    """One person at one page."""

    def __init__(self, page: Page, base_url: str, code: str, how: How = "mouse") -> None:
        self.page = page
        self.how = how
        spaces = get(base_url, f"/api/rooms/{code}/route")["spaces"]
        self.distance = {space["name"]: space["distance"] for space in spaces}
        self.turns = 0
        self.bought = 0
        self.repeated = 0
        self.done: list[str] = []

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(_LOOK)
        return found

    def until(self, what: str) -> None:
        """Waits for something to be true in the page."""
        try:
            self.page.wait_for_function(what, timeout=60_000)
        except TimeoutError as late:
            said = self.page.locator(".panel, .prompt, .bubble, .banner").all_inner_texts()
            raise AssertionError(f"never came true: {what}\nafter: {self.done[-6:]}\nseen: {self.look()}\nsaid: {said}") from late

    def answered(self) -> bool:
        """Whether the page answered the last gesture with words: one reads them, closes what lies over the map and repeats it.

        A machine that stands still for half a second makes a long press of a tap, and a cut connection refuses an action.
        Who has to repeat more than a few gestures in a game has met a fault."""
        if not self.page.locator(".panel.narrow, .prompt .no").count():
            return False
        self.repeated += 1
        assert self.repeated <= 3, (self.done[-6:], self.look())
        if self.page.locator(".panel.narrow").count():
            self.page.locator(".panel.narrow .close").click()
        return True

    def press(self, where: str) -> None:
        """Presses something that is on the screen, with whatever this person uses."""
        self.done.append(f"press {where}")
        target = self.page.locator(where).first
        if self.how == "touch":
            target.tap()
        elif self.how == "keys":
            target.focus()
            self.page.keyboard.press("Enter")
        else:
            target.click()

    def take(self, index: int, card: str) -> None:
        self.done.append(f"take {card}")
        if self.how == "keys":
            self.page.keyboard.press(str(index + 1))
        elif self.how == "mouse":
            self.page.locator(f'[data-card="{card}"]').click(position=LEFT_EDGE)
        else:
            self.press(f'[data-card="{card}"]')

    def put_back(self) -> None:
        if self.how == "touch":
            self.press("[data-do=stop]")
        else:
            self.page.keyboard.press("Escape")

    def go(self, key: str) -> None:
        """Chooses a lit space. On a small map the page has come closer by itself."""
        self.done.append(f"go {key}")
        if self.how == "keys":
            self.page.locator(f'.hits [data-key="{key}"]').focus()
            self.page.keyboard.press("Enter")
            return
        box = self.page.locator(f'.hits [data-key="{key}"]').evaluate(_AT_REST)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.how == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def main(self) -> None:
        if self.how == "keys":
            self.page.keyboard.press("e")
        else:
            self.press("[data-do=end]")

    def settled(self, version: str) -> None:
        """The server has answered: the table is another one."""
        self.until(f"() => {settled(version)}")

    def take_up(self, index: int, card: str) -> dict[str, Any]:
        """Takes up a card to move with; gives what is lit then."""
        self.take(index, card)
        self.until(f"() => document.querySelector('[data-card=\"{card}\"][aria-pressed=true], .panel.narrow')")
        return self.take_up(index, card) if self.answered() else self.look()

    def walk(self, key: str, version: str) -> None:
        """Goes to a lit space, if the page does not answer otherwise; then it is tried again with the next look."""
        self.go(key)
        self.until(f"() => document.querySelector('.panel.narrow, .prompt .no') || {settled(version)}")
        self.answered()

    def nearest(self, keys: list[str]) -> str:
        return min(keys, key=lambda key: (self.distance.get(key, -1), key))

    def worth_going(self, keys: list[str]) -> list[str]:
        """Nearer to the gate than my hindmost piece, or a blockade."""
        label = self.page.locator('[data-seat][aria-current="true"]').first.get_attribute("aria-label") or ""
        found = re.search(r"(\d+)", label.split(",", 1)[1])
        here = int(found[1]) if found else 99
        return [key for key in keys if key.startswith("#") or self.distance[key] < here]

    # ---- a whole turn

    def turn(self) -> None:
        """Plays until somebody else is asked; cards for moving first, then a purchase, then the end."""
        self.turns += 1
        for _ in range(40):
            seen = self.look()
            if seen["ended"] or seen["cover"] or not seen["mine"]:
                return
            if not self.answer(seen):
                self.finish(seen)
                return
        raise AssertionError("a turn of forty gestures")

    def answer(self, seen: dict[str, Any]) -> bool:
        """One gesture; False when only ending the turn is left."""
        if seen["ask"] in ("pay", "remove", "replace") and seen["hand"]:
            if seen["ask"] == "remove" and seen["canMain"]:
                self.main()
            else:
                self.take(0, seen["hand"][0])
            self.settled(seen["version"])
            return True
        if seen["ask"] == "take":
            self.press("[data-pile]")
            self.settled(seen["version"])
            return True
        if seen["moving"]:
            if seen["lit"]:
                self.walk(self.nearest(seen["lit"]), seen["version"])
            else:
                self.press("[data-do=stop]")
                self.settled(seen["version"])
            return True
        return self.move(seen)

    def move(self, seen: dict[str, Any]) -> bool:
        for index, card in enumerate(seen["hand"]):
            held = self.take_up(index, card)
            if held["canMain"] and held["main"] == "Use card":
                self.main()
                self.settled(seen["version"])
                return True
            keys = self.worth_going(held["lit"])
            if keys:
                self.walk(self.nearest(keys), seen["version"])
                return True
            self.put_back()
        return False

    def finish(self, seen: dict[str, Any]) -> None:
        version = self.buy(seen["version"]) if seen["hand"] else seen["version"]
        self.main()
        if self.look()["main"].startswith("Discard"):
            self.main()
        self.settled(version)

    def buy(self, version: str) -> str:
        """Buys the dearest card that can be paid, if there is one."""
        if self.page.locator("[data-pile]").count() == 0:
            if self.page.locator("[data-do=market]").count() == 0:
                return version
            self.press("[data-do=market]")
        payable = self.page.locator('[data-pile]:not([aria-label*="cannot"])')
        if payable.count() == 0:
            self.close_market()
            return version
        name = payable.last.get_attribute("data-pile")
        self.press(f'[data-pile="{name}"]')
        self.main()
        self.settled(version)
        self.bought += 1
        self.close_market()
        return str(self.look()["version"])

    def close_market(self) -> None:
        if self.page.locator('[data-do=market][aria-pressed="true"]').count():
            self.press("[data-do=market]")

    def whole_game(self, most: int = 60) -> None:
        """Until the end is shown."""
        for _ in range(most):
            self.until("() => document.querySelector('main.end, main.cover, .table[data-mine=true]')")
            seen = self.look()
            if seen["ended"]:
                return
            if seen["cover"]:
                self.press("main.cover button")
                self.until("() => document.querySelector('.table')")
                continue
            self.turn()
        raise AssertionError(f"no end after {most} turns")
