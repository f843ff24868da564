"""R8: items are used once."""

from __future__ import annotations

import pytest
from table import solo, table


@pytest.mark.parametrize(
    ("item", "plays"),
    [
        ("giant_machete", ["move giant_machete B51", "stop"]),
        ("prop_plane", ["move prop_plane B51", "stop"]),
        ("treasure_chest", ["spend treasure_chest", "buy scout"]),
        ("compass", ["use compass"]),
        ("travel_log", ["use travel_log", "done"]),
        ("transmitter", ["use transmitter", "take scout"]),
    ],
)
def test_r8_1_a_used_item_leaves_the_game(item: str, plays: list[str]) -> None:
    there = solo("B61", f"{item}, sailor").plays(*plays)
    assert (there.waiting, there.area(1)) == (item, "-")
    assert item in there.plays("end").removed(1)


def test_r8_2_moving_is_a_use_even_in_part() -> None:
    assert "giant_machete" in solo("B61", "giant_machete, sailor").plays("move giant_machete B51", "stop", "end").removed(1)


def test_r8_2_taking_a_blockade_is_a_use() -> None:
    there = solo("B21", "giant_machete, sailor", "blockades B-C 1").plays("break giant_machete #1", "stop", "end")
    assert "giant_machete" in there.removed(1)


def test_r8_2_paying_with_its_coins_is_a_use() -> None:
    there = solo("B61", "treasure_chest, prop_plane, sailor").plays(
        "spend treasure_chest", "spend prop_plane", "buy scout", "end"
    )
    assert there.removed(1) == "treasure_chest, prop_plane"


@pytest.mark.parametrize("item", ["giant_machete", "compass", "travel_log", "transmitter"])
def test_r8_3_half_a_coin_is_no_use(item: str) -> None:
    there = solo("B61", f"{item}, photographer, sailor").plays("spend photographer", f"spend {item}", "buy scout")
    assert there.waiting == "-"
    assert sorted(there.area(1).split(", ")) == sorted([item, "photographer"])
    assert item in there.plays("end").discard(1)


@pytest.mark.parametrize("item", ["giant_machete", "treasure_chest", "prop_plane", "transmitter", "compass", "travel_log"])
def test_r8_3_rubble_is_no_use(item: str) -> None:
    there = solo("C42", f"{item}, sailor").plays("pay C43", f"give {item}", "end")
    assert (there.discard(1), there.removed(1)) == (item, "-")
    there = solo("B21", f"{item}, sailor", "blockades B-C 3").plays("pay #3", f"give {item}", "end")
    assert (there.discard(1), there.removed(1)) == (item, "-")


def test_r8_3_replacing_and_discarding_are_no_use() -> None:
    there = table("players 3; caves on; seat 1; hand compass, travel_log; tokens replace")
    there.plays("use @replace", "swap compass", "done", "end", "discard travel_log")
    assert there.discard(1) == "compass, travel_log"
    assert there.removed(1) == "-"


def test_r8_4_a_used_item_waits_until_the_next_play() -> None:
    there = solo("B61", "giant_machete, explorer").plays("move giant_machete B51", "step B42", "stop")
    assert (there.waiting, there.removed(1)) == ("giant_machete", "-")
    there.plays("move explorer B31")
    assert (there.waiting, there.removed(1)) == ("-", "giant_machete")


def test_r8_4_further_steps_stop_and_keep_are_no_plays() -> None:
    there = table("players 3; caves on; seat 1; at B61; hand giant_machete, explorer; tokens keep_item")
    there.plays("move giant_machete B51", "step B42").offers("keep giant_machete").plays("stop").offers("keep giant_machete")
    there.plays("keep giant_machete")
    assert (there.waiting, there.area(1), there.used) == ("-", "giant_machete", "keep_item")


def test_r8_4_a_play_that_does_not_move_closes_the_window_though_the_movement_goes_on() -> None:
    there = table("players 3; caves on; seat 1; at B61; hand giant_machete, cartographer; tokens keep_item")
    there.plays("move giant_machete B51", "use cartographer").lacks("keep").offers("step B42")
    assert there.removed(1) == "giant_machete"


def test_r8_4_items_of_one_purchase_wait_together() -> None:
    there = table("players 3; caves on; seat 1; hand treasure_chest, prop_plane, sailor; tokens keep_item 2")
    there.plays("spend treasure_chest", "spend prop_plane").lacks("keep").plays("buy transmitter")
    assert there.waiting == "treasure_chest, prop_plane"
    there.plays("keep prop_plane").offers("keep treasure_chest").plays("keep treasure_chest")
    assert there.area(1) == "treasure_chest, prop_plane"


def test_r8_4_one_token_saves_one_item() -> None:
    there = table("players 3; caves on; seat 1; hand treasure_chest, prop_plane, sailor; tokens keep_item")
    there.plays("spend treasure_chest", "spend prop_plane", "buy transmitter", "keep prop_plane").lacks("keep").plays("end")
    assert (there.discard(1), there.removed(1)) == ("prop_plane, transmitter", "treasure_chest")


def test_r8_4_phase_one_ends_the_window() -> None:
    there = table("players 3; caves on; seat 1; hand compass; draw sailor 1, traveler 2; tokens keep_item")
    there.plays("use compass", "end").refuses("keep compass", "illegal.not-asked")


def test_r8_5_an_item_with_a_changed_symbol_is_used_too() -> None:
    there = table("players 3; caves on; seat 1; at B44; hand giant_machete, sailor; tokens change_symbol")
    there.plays("move giant_machete@change_symbol B53")
    assert (there.waiting, there.used) == ("giant_machete", "change_symbol")
    there = table("players 3; caves on; seat 1; hand giant_machete, sailor; tokens change_symbol")
    there.plays("spend giant_machete@change_symbol", "buy scout", "end")
    assert there.removed(1) == "giant_machete"
