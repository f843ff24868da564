"""The front page: three ways to play, one click each."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_play_now_leads_to_a_table_in_one_click(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(4)
