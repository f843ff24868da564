"""Choosing at the table: a space first, ending with a card taken up, a hand that keeps its places, what leaves the game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .engine_room import room
from .pictures import keep_picture


def places(page: Page) -> dict[str, float]:
    boxes = page.locator("[data-card]").all()
    return {str(one.get_attribute("data-card")): round((one.bounding_box() or {"x": 0.0})["x"]) for one in boxes}


def test_a_space_chosen_first_offers_the_cards_that_reach_it(another: Callable[..., Page]) -> None:
    page, table = another(), room("explorer, photographer, traveler", at="B12")
    table.open(page)
    page.locator(".hits [data-key=B11]").click(force=True)
    expect(page.locator(".prompt")).to_contain_text("Explorer gets there")
    expect(page.locator("[data-card^=explorer].reaches")).to_be_visible()
    expect(page.locator(".reaches")).to_have_count(1)
    page.locator("[data-card^=explorer]").click()
    expect(page.locator("[data-card]")).to_have_count(2)
    assert table.played == ["move explorer B11"]
    page.locator(".hits [data-key=K31]").click(force=True)
    expect(page.locator(".prompt")).to_contain_text("Nothing in your hand gets there now")


def test_the_hand_keeps_its_places_and_an_undone_card_has_its_own_again(another: Callable[..., Page]) -> None:
    page, table = another(), room("explorer 2, photographer, captain", at="B12")
    table.open(page)
    before = places(page)
    page.locator(".hits [data-key=B11]").click(force=True)
    page.locator("[data-card='explorer/1']").click()
    expect(page.locator("[data-card]")).to_have_count(3)
    assert places(page) == {key: x for key, x in before.items() if key != "explorer/1"}
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-card]")).to_have_count(4)
    assert places(page) == before


def test_the_turn_can_be_ended_with_a_card_taken_up(another: Callable[..., Page]) -> None:
    page, table = another(), room("explorer 2")
    table.open(page)
    page.locator("[data-card='explorer/1']").click()
    page.get_by_role("button", name="End turn").click()
    expect(page.locator(".prompt")).to_contain_text("Keep some cards?")
    page.get_by_role("button", name="Discard all").click()
    page.wait_for_selector(".table[data-mine=false]")


def test_what_is_told_of_tokens_and_of_what_leaves_the_game(another: Callable[..., Page]) -> None:
    page, table = another(), room("-", tokens="machete_1")
    table.open(page)
    expect(page.locator(".prompt")).to_contain_text("Your hand is empty. Use a token, or end your turn.")
    table = room("giant_machete", tokens="change_symbol, coin_1", at="B12")
    page = another()
    table.open(page)
    page.locator("[data-pile=trailblazer]").click()
    expect(page.locator(".prompt")).to_contain_text("Leaves the game: Giant Machete")
    expect(page.locator("[data-card] .lost")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".token").last.click()
    expect(page.locator(".prompt")).not_to_contain_text("discarded")


def test_the_dragged_card_leaves_the_price_of_its_target_free(another: Callable[..., Page]) -> None:
    page, table = another(), room("explorer", at="B12")
    table.open(page)
    page.wait_for_selector(".hits [data-key=B11]", state="attached")
    page.locator("[data-card]").hover()
    page.mouse.down()
    target = page.locator(".hits [data-key=B11]").bounding_box()
    assert target is not None
    x, y = target["x"] + target["width"] / 2, target["y"] + target["height"] / 2
    page.mouse.move(x, y + 40)
    page.mouse.move(x, y)
    ghost = page.locator(".ghost").bounding_box()
    assert ghost is not None
    assert ghost["y"] + ghost["height"] < target["y"] + target["height"] / 2
    keep_picture(page, "dragging")
    page.mouse.up()
    expect(page.locator("[data-card]")).to_have_count(0)
    assert table.played == ["move explorer B11"]


def test_the_keyboard_skips_the_map_and_walks_the_market(another: Callable[..., Page]) -> None:
    """Map, market and reserve are one stop of the tab key each, and a reader meets only that one of all the spaces."""
    page, table = another(), room("explorer, photographer", at="B12")
    table.open(page)
    expect(page.locator("[data-card]")).to_have_count(2)
    for where in (".hits", ".market", ".reserve"):
        expect(page.locator(f'{where} [tabindex="0"]')).to_have_count(1)
    assert page.locator(".hits [data-key]:not([aria-hidden]):not(.open)").count() == 1
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-card]").first).to_be_focused()
    page.keyboard.press("m")
    first = page.locator("[data-pile]").first
    expect(first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    here = page.evaluate("[...document.querySelectorAll('[data-pile]')].indexOf(document.activeElement)")
    assert here == 4
    page.keyboard.press("b")
    assert page.locator(".hits [data-key]:not([aria-hidden])").count() > 100
