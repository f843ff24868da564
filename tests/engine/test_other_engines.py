"""Errors that other editions of this game were seen to make (end of chapter 18); ours makes none of them."""

from __future__ import annotations

from table import TWO_CAVES, solo, table

from eldorado.box import catalog


def test_regression_the_native_enters_no_mountain_but_takes_blockades() -> None:
    there = solo("I36", "native").refuses("move native I46", "illegal.mountain").refuses("move native I47", "illegal.mountain")
    assert solo("B21", "native", "blockades B-C 6").plays("break native #6").won(1) == [6]
    assert there.at(1) == "I36"


def test_regression_no_trim_to_four() -> None:
    assert solo("B61", "explorer 3, traveler 3").plays("end", "done").hand(1) == "explorer 3, traveler 3"


def test_regression_prices_and_tokens_as_printed() -> None:
    cards = {card.id: card.price for card in catalog().cards}
    assert (cards["scout"], cards["captain"], cards["compass"], cards["prop_plane"], cards["native"]) == (1, 2, 2, 4, 5)
    assert sum(catalog().token_counts) == 36


def test_regression_both_of_two_caves_are_explored_and_only_at_the_stop() -> None:
    there = table(TWO_CAVES + "players 3; caves on; seat 1; at I64; hand scout").plays("move scout I65", "step I56")
    assert (there.token_count(1), there.cave("F13"), there.cave("I47")) == (2, 3, 3)


def test_regression_which_cave_was_there_before_matters_not_whether_there_was_one() -> None:
    there = table(TWO_CAVES + "players 3; caves on; seat 1; at F24; hand sailor").plays("move sailor F14")
    assert (there.token_count(1), there.cave("F13"), there.cave("I47")) == (1, 4, 3)


def test_regression_items_that_pay_by_power_are_removed() -> None:
    there = solo("B61", "treasure_chest, prop_plane").plays("spend treasure_chest", "spend prop_plane", "buy scout", "end")
    assert there.removed(1) == "treasure_chest, prop_plane"


def test_regression_the_highest_number_decides_not_sum_or_power() -> None:
    there = table("players 3; first 1; turn 3; seat 1; at home; won 1 6; seat 3; at K14; hand sailor; won 4 5").plays(
        "move sailor Z1"
    )
    assert there.ended() == (1, "highest")
    there = table("players 3; first 1; turn 3; seat 1; at home; won 5; seat 3; at K14; hand sailor; won 6").plays(
        "move sailor Z1"
    )
    assert there.ended() == (3, "highest")


def test_regression_a_bought_cartographer_is_not_in_hand() -> None:
    there = solo("B61", "millionaire", "market scout, -").plays("spend millionaire", "buy cartographer")
    assert (there.hand(1), there.discard(1)) == ("-", "cartographer")


def test_regression_items_on_rubble_stay() -> None:
    assert solo("C42", "treasure_chest, sailor").plays("pay C43", "give treasure_chest", "end").discard(1) == "treasure_chest"


def test_regression_the_transmitter_never_makes_a_seventh_pile() -> None:
    there = solo("B61", "transmitter").plays("use transmitter", "take native")
    assert len([pile for pile in there.slots.split(", ") if pile != "-"]) == 6


def test_regression_blockades_are_taken_from_the_far_side_too() -> None:
    assert solo("C21", "explorer", "blockades B-C 1").plays("break explorer #1").won(1) == [1]


def test_regression_two_pieces_and_blockades_exist() -> None:
    there = table("players 2; blockades B-C 2; seat 1; at B61, B21; hand traveler").plays("break traveler #2 /2")
    assert there.won(1) == [2]


def test_regression_a_mixed_payment_with_an_item_leaves_the_rest_of_the_hand() -> None:
    there = solo("B61", "treasure_chest, explorer, traveler, sailor").plays(
        "spend treasure_chest", "spend explorer", "buy transmitter"
    )
    assert there.hand(1) == "traveler, sailor"


def test_regression_the_third_tie_break_exists() -> None:
    there = table("players 2; first 1; turn 2; seat 1; at home, home; seat 2; at home, K14; hand sailor").plays(
        "move sailor Z1 /2"
    )
    assert there.ended() == (1, "first")


def test_regression_the_native_does_not_cross_a_blockade() -> None:
    solo("B21", "native", "blockades B-C 1").refuses("move native C21", "illegal.blockade-between", blockade=1)
