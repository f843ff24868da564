"""Every cave token, the action cards, payments and refusals, from positions made for them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from eldorado.engine.components import TERRAINS

from .engine_room import BOARD, beside, room


def token(page: Page, name: str) -> None:
    page.locator(".token", has=page.locator(f'use[href="#token-{name}"]')).first.click()


def choose_lit(page: Page) -> str:
    lit = page.locator(".hits .open").first
    key = str(lit.get_attribute("data-key"))
    box = lit.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return key


@pytest.mark.parametrize("name", ["machete_1", "machete_2", "machete_3", "paddle_1", "paddle_2", "coin_1", "coin_2"])
def test_tokens_move_like_cards(page: Page, name: str) -> None:
    table = room(tokens=name)
    table.open(page)
    token(page, name)
    key = choose_lit(page)
    expect(page.locator(".token", has=page.locator(f'use[href="#token-{name}"]'))).to_have_count(0)
    assert table.played[0] == f"move @{name} {key}"


@pytest.mark.parametrize("name", ["draw", "pass_through"])
def test_tokens_that_are_simply_used(page: Page, name: str) -> None:
    table = room(tokens=name)
    table.open(page)
    token(page, name)
    page.get_by_role("button", name="Use card").click()
    expect(page.locator(".token")).to_have_count(0)
    assert table.played == [f"use @{name}"]


def test_the_remove_token_asks_which_card_leaves_the_game(page: Page) -> None:
    table = room(hand="explorer, traveler", tokens="remove")
    table.open(page)
    token(page, "remove")
    page.get_by_role("button", name="Use card").click()
    expect(page.locator(".prompt h3")).to_have_text("Remove 1 card")
    page.locator('[data-card="explorer/1"]').click()
    expect(page.locator("[data-card]")).to_have_count(1)
    assert table.played == ["use @remove", "remove explorer"]


def test_the_replace_token_lays_cards_aside_and_draws_as_many(page: Page) -> None:
    table = room(hand="explorer 2, traveler", tokens="replace")
    table.open(page)
    token(page, "replace")
    page.get_by_role("button", name="Use card").click()
    for number in ("1", "2"):
        page.locator(f'[data-card="explorer/{number}"]').click()
        expect(page.locator(f'[data-card="explorer/{number}"]')).to_have_count(0)
    page.get_by_role("button", name="Draw now").click()
    expect(page.locator("[data-card]")).to_have_count(3)
    assert table.played == ["use @replace", "swap explorer", "swap explorer", "done"]


def test_the_keep_item_token_saves_an_item_just_used(page: Page) -> None:
    table = room(hand="compass", tokens="keep_item")
    table.open(page)
    page.locator("[data-card]").click()
    page.get_by_role("button", name="Use card").click()
    expect(page.locator("[data-card]")).to_have_count(3)
    token(page, "keep_item")
    page.get_by_role("button", name="Keep Compass").click()
    expect(page.locator(".token")).to_have_count(0)
    assert table.played == ["use compass", "keep compass"]


def test_the_guide_token_enters_any_neighbouring_space(page: Page) -> None:
    table = room(tokens="native")
    table.open(page)
    token(page, "native")
    key = choose_lit(page)
    expect(page.locator(".token")).to_have_count(0)
    assert table.played == [f"move @native {key}"]


def test_the_change_symbol_token_turns_a_card_into_another_symbol(page: Page) -> None:
    table = room(hand="explorer", tokens="change_symbol")
    table.open(page)
    token(page, "change_symbol")
    page.locator("[data-card]").click()
    key = choose_lit(page)
    expect(page.locator("[data-card]")).to_have_count(0)
    assert table.played == [f"move explorer@change_symbol {key}"]
    assert TERRAINS[BOARD.terrain[BOARD.names.index(key)]] in ("river", "village")


def test_a_coin_token_pays_and_the_payment_can_be_changed(page: Page) -> None:
    table = room(hand="traveler, explorer", tokens="coin_2")
    table.open(page)
    page.locator("[data-pile=photographer]").click()
    expect(page.locator(".prompt h3")).to_have_text("Photographer costs 2")
    while page.locator("[data-card][aria-pressed=true]").count():
        page.locator("[data-card][aria-pressed=true]").first.click()
    if page.locator(".token.sel").count() == 0:
        token(page, "coin_2")
    page.get_by_role("button", name="Buy for 2").click()
    expect(page.locator(".token")).to_have_count(0)
    assert table.played == ["spend @coin_2", "buy photographer"]


def test_an_item_that_pays_is_marked_before_it_is_lost(page: Page) -> None:
    table = room(hand="treasure_chest")
    table.open(page)
    page.locator("[data-pile=trailblazer]").click()
    expect(page.locator("[data-card] .lost")).to_have_text("leaves the game")
    page.get_by_role("button", name="Buy for 3").click()
    expect(page.locator("[data-card]")).to_have_count(0)
    assert table.played == ["spend treasure_chest", "buy trailblazer"]


def test_a_base_camp_takes_a_card_out_of_the_game_with_one_drag(page: Page) -> None:
    table = room(hand="explorer, traveler", at=beside("camp"))
    table.open(page)
    camp = next(
        one for one in page.locator(".hits .open").all() if (one.get_attribute("aria-label") or "").startswith("base camp")
    )
    card, target = page.locator('[data-card="explorer/1"]').bounding_box(), camp.bounding_box()
    assert card is not None
    assert target is not None
    page.mouse.move(card["x"] + 40, card["y"] + 60)
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] - 40, steps=4)
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=6)
    page.mouse.up()
    expect(page.locator('[data-card="explorer/1"]')).to_have_count(0)
    assert table.played[0].startswith("pay ")
    assert table.played[1] == "give explorer"


def test_what_is_not_possible_is_said_where_it_was_tried(page: Page) -> None:
    place = beside("river", "jungle")
    table = room(hand="explorer", at=place)
    table.open(page)
    page.locator("[data-card]").click()
    at = BOARD.names.index(place)
    around = [int(other) for other in BOARD.neighbours[at * 6 : at * 6 + 6] if other >= 0]
    river = next(BOARD.names[other] for other in around if TERRAINS[BOARD.terrain[other]] == "river")
    box = page.locator(f'.hits [data-key="{river}"]').bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".bubble")).to_contain_text("Another symbol is needed here: paddle 1")
    assert table.played == []


def test_undo_takes_a_whole_gesture_back(page: Page) -> None:
    table = room(hand="pioneer")
    table.open(page)
    before = page.locator("[data-card]").count()
    page.locator("[data-card]").click()
    choose_lit(page)
    expect(page.locator("[data-card]")).to_have_count(before - 1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-card]")).to_have_count(before)
    assert table.played[-1] == "undo"


def test_the_transmitter_takes_any_card_for_nothing(page: Page) -> None:
    table = room(hand="transmitter")
    table.open(page)
    page.locator("[data-card]").click()
    page.get_by_role("button", name="Use card").click()
    expect(page.locator(".prompt h3")).to_have_text("Take any card")
    page.locator("[data-pile=native]").click()
    expect(page.locator(".prompt h3")).not_to_have_text("Take any card")
    assert table.played == ["use transmitter", "take native"]


def test_on_a_phone_the_market_is_open_as_long_as_it_is_needed(another: Callable[..., Page]) -> None:
    page = another(390, 844, has_touch=True, is_mobile=True)
    table = room(hand="transmitter, photographer")
    table.open(page)
    market = page.locator('[data-do=market][aria-pressed="true"]')
    page.locator('[data-card="transmitter/1"]').tap()
    page.locator("[data-do=end]").tap()
    expect(market).to_have_count(1)
    page.locator("[data-pile=native]").tap()
    expect(market).to_have_count(0)
    page.locator("[data-do=market]").tap()
    page.locator("[data-pile=jack_of_all_trades]").tap()
    page.locator("[data-do=end]").tap()
    expect(market).to_have_count(0)
    page.locator("[data-do=market]").tap()
    expect(market).to_have_count(1)
    assert table.played == ["use transmitter", "take native", "spend photographer", "buy jack_of_all_trades"]


def test_the_scientists_removal_is_asked_and_can_be_declined(page: Page) -> None:
    table = room(hand="scientist")
    table.open(page)
    page.locator("[data-card]").click()
    page.get_by_role("button", name="Use card").click()
    expect(page.locator(".prompt h3")).to_have_text("You may remove 1 card")
    page.get_by_role("button", name="Remove no more").click()
    expect(page.locator(".prompt h3")).to_have_text("Your turn")
    assert table.played == ["use scientist", "done"]


def test_cards_can_be_kept_at_the_end_of_the_turn(page: Page) -> None:
    table = room(hand="explorer, traveler")
    table.open(page)
    page.get_by_role("button", name="End turn").click()
    page.locator('[data-card="traveler/1"]').click()
    page.get_by_role("button", name="Keep 1, end turn").click()
    expect(page.locator(".table")).to_have_attribute("data-mine", "false")
    assert table.played == ["end", "discard explorer", "done"]
