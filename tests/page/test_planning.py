"""Planning while others play: nothing is sent, the plan waits for the turn, and says what changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .engine_room import EngineRoom
from .pictures import keep_picture

HAND = "at B12\nhand trailblazer, photographer, traveler, jack_of_all_trades\ndraw traveler 2"


def position(turn: int, heron: str = "B22") -> str:
    others = f"seat 2\nat B13\nseat 3\nat B23\nseat 4\nat {heron}"
    return f"eldorado position 1\nplayers 4\nturn {turn}\nseat 1\n{HAND}\n{others}\n"


@pytest.fixture
def planned(another: Callable[..., Page]) -> tuple[EngineRoom, Page]:
    """Mira plays; a Trailblazer shall go three spaces and a Photographer pay for another one."""
    page = another()
    room = EngineRoom(position(1))
    room.open(page)
    room.lay(position(2))
    page.wait_for_selector(".table[data-mine=false]")
    page.locator("[data-card^=trailblazer]").click()
    page.locator(".hits .open[data-key=B31]").click(force=True)
    page.locator("[data-pile=photographer]").click()
    page.get_by_role("button", name="Plan this").click()
    expect(page.locator(".prompt")).to_contain_text("1 Trailblazer to B31 · 2 Buy Photographer")
    return room, page


def test_a_plan_waits_unsent_and_is_played_when_the_turn_comes(planned: tuple[EngineRoom, Page]) -> None:
    room, page = planned
    expect(page.get_by_text("Your plan waits")).to_be_visible()
    expect(page.locator("[data-planned=B31]")).to_be_attached()
    expect(page.get_by_role("button", name="End turn. Not your turn yet")).to_have_attribute("aria-disabled", "true")
    keep_picture(page, "plan")
    page.reload()
    expect(page.locator(".prompt")).to_contain_text("1 Trailblazer to B31 · 2 Buy Photographer")
    assert set(room.asked) <= {"hello", "plan", "ping"}
    room.lay(position(1))
    expect(page.locator(".prompt")).to_contain_text("Your plan still works")
    assert room.played == []
    page.get_by_role("button", name="Play it").click()
    expect(page.locator(".prompt")).to_contain_text("You have bought a card")
    assert room.played[-1] == "buy photographer"
    assert "step B31" in room.played


def test_where_the_table_has_changed_the_page_says_what(planned: tuple[EngineRoom, Page]) -> None:
    room, page = planned
    room.lay(position(1, heron="B31"))
    expect(page.locator(".prompt")).to_contain_text("Your plan no longer works")
    expect(page.locator(".prompt")).to_contain_text("Heron stands in your way")
    expect(page.get_by_role("button", name="Play it")).to_have_count(0)
    assert room.played == []


def test_a_plan_can_be_cleared(planned: tuple[EngineRoom, Page]) -> None:
    room, page = planned
    page.get_by_role("button", name="Clear plan").click()
    expect(page.locator(".prompt")).to_contain_text("plan your next turn")
    room.lay(position(1))
    expect(page.get_by_role("button", name="End turn")).to_be_enabled()
    expect(page.get_by_text("Your plan still works")).to_have_count(0)
