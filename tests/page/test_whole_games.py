"""Whole games through the page: by mouse, by finger, by keys alone, four at one device, two with two pieces each."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .pictures import keep_picture
from .playing import SHORT_ROUTE, Hands, bot, enter, person

ALONE = {"seats": [person("Ada", 1), bot("Mira", 2), bot("Tomas", 3)], "here": [1], "route_text": SHORT_ROUTE}


def assert_ended(page: Page) -> None:
    expect(page.locator("main.end h1")).to_contain_text("El Dorado")
    expect(page.locator("main.end tbody tr").first).to_be_visible()


def test_with_the_mouse(page: Page, base_url: str) -> None:
    hands = Hands(page, base_url, enter(page, base_url, ALONE))
    hands.until("() => document.querySelector('.table[data-mine=true]')")
    hands.finish(hands.look())  # any hand pays for something; later turns may need every card to move
    assert hands.bought == 1
    hands.whole_game()
    assert_ended(page)
    keep_picture(page, "end-1440")


def test_by_touch_on_a_phone(another: Callable[..., Page], base_url: str) -> None:
    page = another(390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    Hands(page, base_url, enter(page, base_url, ALONE), "touch").whole_game()
    assert_ended(page)
    keep_picture(page, "end-390")


def test_by_keys_alone(page: Page, base_url: str) -> None:
    Hands(page, base_url, enter(page, base_url, ALONE), "keys").whole_game()
    assert_ended(page)


def test_two_players_lead_two_pieces_each(page: Page, base_url: str) -> None:
    plan = {"seats": [person("Ada", 1), bot("Mira", 2, "steady")], "here": [1], "route_text": SHORT_ROUTE}
    hands = Hands(page, base_url, enter(page, base_url, plan))
    expect(page.locator(".walker")).to_have_count(4)
    hands.whole_game(90)
    assert_ended(page)


def test_four_at_one_device_never_see_each_others_hands(page: Page, base_url: str) -> None:
    names = ["Ada", "Ben", "Cleo", "Dina"]
    plan = {"seats": [person(name, i + 1) for i, name in enumerate(names)], "here": [1, 2, 3, 4], "route_text": SHORT_ROUTE}
    hands = Hands(page, base_url, enter(page, base_url, plan, shared=True))
    covers = 0
    for _ in range(120):
        hands.until("() => document.querySelector('main.end, main.cover, .table[data-mine=true]')")
        seen = hands.look()
        if seen["ended"]:
            break
        if seen["cover"]:
            covers += 1
            assert page.locator("[data-card], .table, .hand").count() == 0
            hands.press("main.cover button")
            hands.until("() => document.querySelector('[data-card]') || document.querySelector('.table[data-mine=true]')")
            continue
        hands.turn()
    assert_ended(page)
    assert covers > 8
