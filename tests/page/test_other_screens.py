"""Moments of a table that others bring about, measured as the screens in test_screens.py."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .engine_room import EngineRoom
from .looking import Look
from .test_moments import LAST
from .test_screens import position

pytestmark = pytest.mark.timeout(900)


def open_menu(page: Page) -> None:
    page.locator("button:has(use[href='#menu'])").first.click()
    page.wait_for_selector(".panel")


def see_moments(look: Look) -> None:
    """The last round, somebody else's turn, the log where it is opened, a token explained."""
    page = look.page
    room = EngineRoom(LAST)
    room.open(page)
    look.at("last-round")
    room.lay(position("at B12; hand explorer 2, traveler; tokens machete_1, coin_1").replace("seat 1", "turn 2\nseat 1", 1))
    page.wait_for_selector(".table[data-mine=false]")
    look.at("waiting")
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
