"""Fingers on a phone: a long press explains, a tap chooses, and what a card can reach is in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .engine_room import EngineRoom, room


@pytest.fixture
def phone(another: Callable[..., Page]) -> Page:
    return another(390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)


def opened(phone: Page) -> EngineRoom:
    table = room(hand="explorer, traveler")
    table.open(phone)
    return table


def touch(page: Page, *points: tuple[float, float], until: str = "") -> None:
    """One finger: down at the first point, over the others, up; not before something is seen, if it waits for that."""
    line = page.context.new_cdp_session(page)
    for number, (x, y) in enumerate(points):
        line.send(
            "Input.dispatchTouchEvent", {"type": "touchMove" if number else "touchStart", "touchPoints": [{"x": x, "y": y}]}
        )
    if until:
        page.wait_for_selector(until)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()


def middle(page: Page, where: str) -> tuple[float, float]:
    box = page.locator(where).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take(page: Page, card: str) -> None:
    page.locator(f'[data-card="{card}"]').tap()
    expect(page.locator(f'[data-card="{card}"]')).to_have_attribute("aria-pressed", "true")


def test_a_long_press_on_a_lit_space_explains_it_and_does_not_go_there(phone: Page) -> None:
    table = opened(phone)
    take(phone, "explorer/1")
    touch(phone, middle(phone, ".hits .open"), until=".panel.narrow")
    expect(phone.locator(".panel.narrow h2")).to_contain_text("steps to the gate")
    assert table.played == []
    phone.locator(".panel.narrow .close").tap()
    touch(phone, middle(phone, ".hits .open"))
    expect(phone.locator("[data-card]")).to_have_count(1)
    assert table.played[0].startswith("move explorer ")


def test_an_explanation_makes_room_for_what_a_card_can_reach(phone: Page) -> None:
    opened(phone)
    touch(phone, middle(phone, '[data-card="explorer/1"]'), until=".panel.narrow")
    expect(phone.locator(".panel.narrow")).to_be_visible()
    take(phone, "traveler/1")
    expect(phone.locator(".panel.narrow")).to_have_count(0)


def test_the_map_comes_to_what_a_card_can_reach(phone: Page) -> None:
    opened(phone)
    take(phone, "explorer/1")
    stage = phone.locator(".stage").bounding_box()
    assert stage is not None
    left, right, height = stage["x"] + 20, stage["x"] + stage["width"] - 20, stage["y"] + stage["height"] / 2
    before = middle(phone, ".hits .open")
    touch(phone, (right, height), (right - 60, height), (left, height))
    touch(phone, (right, height), (right - 60, height), (left, height))
    assert middle(phone, ".hits .open")[0] < before[0] - 200, "the map was not moved"
    phone.locator("[data-do=stop]").tap()  # a browser that takes the drag for a throw of the page would swallow this tap
    expect(phone.locator('[data-card="explorer/1"]')).to_have_attribute("aria-pressed", "false")
    take(phone, "explorer/1")
    for at in phone.locator(".hits .open").all():
        box = at.bounding_box()
        assert box is not None
        assert stage["x"] <= box["x"]
        assert box["x"] + box["width"] <= stage["x"] + stage["width"]
        assert stage["y"] <= box["y"]
        assert box["y"] + box["height"] <= stage["y"] + stage["height"]
