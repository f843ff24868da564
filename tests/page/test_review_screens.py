"""What the page teaches, in windows of ten sizes: the review in all its states, hints, chances for those who look on, puzzles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from eldorado.insight.puzzles import shipped_puzzles

from .accessible import Critic
from .engine_room import EngineRoom
from .looking import Look
from .playing import post
from .reviewed_game import CODE, reviewed, seats, serve_game, serve_review, told, under_way
from .test_screens import position

pytestmark = pytest.mark.timeout(900)
See = Callable[[str], None]


def answering(told: object) -> Callable[[Route], None]:
    return lambda asked: asked.fulfill(json=told)


def see_review(page: Page, see: See) -> None:
    """Under way, a moment, the turn after it, the expert's race, the cards, somebody without a mistake, and a refusal."""
    serve_game(page)
    serve_review(page, under_way(20))
    page.goto(f"/#/review/{CODE}?seat=1")
    page.wait_for_selector(".computing")
    see("review-computing")
    serve_review(page, told())
    page.wait_for_selector(".moments li.on")
    see("review")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".moments li:not(.on)")
    see("review-turn")
    page.locator("[data-do=race]").click()
    page.wait_for_selector(".going svg path.own")
    see("review-race")
    page.keyboard.press("ArrowLeft")
    see("review-race-under-way")
    page.locator("[data-do=cards]").click()
    page.wait_for_selector("[data-line] svg")
    see("review-cards")
    page.locator("[data-do=moments]").click()
    blameless = next(one.seat for one in reviewed().seats if not one.moments)
    page.locator(".seats button").nth(blameless - 1).click()
    page.wait_for_selector("li.none")
    see("review-blameless")
    serve_review(page, {"faults": [{"code": "review.unfinished", "facts": {"round": 12}}]})
    page.goto("/#/settings")
    page.wait_for_selector(".settings")  # the review is left, and opened anew
    page.goto(f"/#/review/{CODE}")
    page.wait_for_selector("[role=alert]")
    see("review-refused")


def see_chances(page: Page, see: See) -> None:
    serve_game(page, "Ada")
    page.mouse.move(0, 0)
    page.goto(f"/#/replay/{CODE}?at=1")
    page.wait_for_selector("[data-part=chances]")
    see("replay-chances")


def see_watched(page: Page, see: See, base_url: str) -> None:
    """Chances over a table at which somebody only looks on."""
    plan = {"seats": seats(), "here": [1], "first_player": 1, "start": True, "pace": 0, "hints": True, "rated": False}
    code = post(base_url, "/api/rooms", plan)["room"]["code"]
    band = [{"number": 0, "round": 1, "seat": 1, "win": [0.31, 0.04, 0.4, 0.25]}]
    page.route(f"**/api/rooms/{code}/chances", answering({"band": band}))
    page.goto(f"/#/room/{code}")
    page.wait_for_selector(".table [data-part=chances]")
    see("watched-chances")


REASON = {"code": "reason.sooner", "facts": {"games": 24, "tenths": 1.3}}
PLANS: tuple[tuple[str, list[str], float], ...] = (
    ("photographer", ["sailor"], 0),
    ("jack_of_all_trades", [], 0.6),
    ("", ["explorer", "captain"], 1.4),
)
HINT = {
    "now": 0.31,
    "then": 0.42,
    "plans": [
        {
            "plan": {"actions": [], "paths": [["B12", "B13", "B14"]], "bought": bought, "held": held, "removed": []},
            "reasons": [REASON],
            "behind": behind,
        }
        for bought, held, behind in PLANS
    ],
}


class Hinting(EngineRoom):
    """A room that gives hints."""

    def _answers(self, asked: dict[str, Any]) -> list[dict[str, Any]]:
        if asked["type"] != "hint":
            return super()._answers(asked)
        return [{"type": "hinted", "id": asked["id"], "version": self.logged.version, "hint": HINT}]

    def _room(self) -> dict[str, Any]:
        return {**super()._room(), "hints": True}


def see_hint(page: Page, see: See) -> None:
    Hinting(position("at B12; hand explorer 2, traveler, sailor")).open(page)
    page.keyboard.press("h")
    page.wait_for_selector(".hint .gain")
    see("hint")
    page.keyboard.press("h")
    page.wait_for_selector(".hint li >> nth=2")
    see("hint-more")


def see_puzzle(page: Page, see: See) -> None:
    """Failed, and solved; a turn that is ended at once is judged as the server would judge another."""
    one = shipped_puzzles()[-1]
    verdicts = {
        "failed": {"solved": False, "lost": 1.4, "reasons": []},
        "solved": {"solved": True, "lost": 0, "reasons": [REASON]},
    }
    for name, verdict in verdicts.items():
        page.unroute("**/api/puzzles/*/verdict")
        page.route("**/api/puzzles/*/verdict", answering(verdict))
        page.goto("/#/puzzles")
        page.wait_for_selector("[data-puzzle]")
        page.goto(f"/#/puzzles/{one.id}")
        page.wait_for_selector(".table [data-card]")
        page.locator("[data-do=end]").click()
        page.locator("[data-do=end]").click()
        page.wait_for_selector("[data-part=told] h2")
        see(f"puzzle-{name}")


def test_a_review_and_chances_fit(sight: Look) -> None:
    see_review(sight.page, sight.at)
    see_chances(sight.page, sight.at)
    assert not sight.faults, "\n".join(sight.faults)


def test_chances_over_a_watched_table_fit(sight: Look, base_url: str) -> None:
    see_watched(sight.page, sight.at, base_url)
    assert not sight.faults, "\n".join(sight.faults)


def test_hints_and_judged_puzzles_fit(sight: Look) -> None:
    see_hint(sight.page, sight.at)
    see_puzzle(sight.page, sight.at)
    assert not sight.faults, "\n".join(sight.faults)


def test_axe_finds_nothing_in_what_is_taught(another: Callable[..., Page], base_url: str) -> None:
    critic = Critic(another)
    page, check = critic.page, critic.see
    see_review(page, check)
    see_chances(page, check)
    see_watched(page, check, base_url)
    see_puzzle(page, check)
    see_hint(page, check)
    assert critic.faults == []
