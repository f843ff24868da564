"""R5: rubble and base camps."""

from __future__ import annotations

from table import solo, table


def test_r5_1_rubble_is_paid_with_any_cards_into_the_play_area() -> None:
    there = solo("C42", "explorer, transmitter").plays("pay C43")
    assert (there.asked, there.game.decision.left) == ("1 pay", 1)
    assert there.offered("give") == ["explorer", "transmitter"]
    there.plays("give explorer")
    assert (there.at(1), there.area(1), there.hand(1), there.asked) == ("C43", "explorer", "transmitter", "1 play")


def test_r5_1_exactly_as_many_cards_as_the_space_asks() -> None:
    there = solo("I62", "explorer 3, sailor").plays("pay I52", "give explorer", "give explorer")
    assert (there.at(1), there.asked, there.game.decision.left) == ("I62", "1 pay", 1)
    there.plays("give sailor")
    assert (there.at(1), there.hand(1), there.area(1)) == ("I52", "explorer", "explorer 2, sailor")


def test_r5_1_one_must_stand_next_to_it() -> None:
    solo("C42", "explorer").refuses("pay C23", "illegal.not-next-to", space="C23")


def test_r5_2_a_base_camp_removes_the_cards_for_good() -> None:
    there = solo("B12", "traveler 2").plays("pay B13", "give traveler")
    assert (there.at(1), there.removed(1), there.area(1), there.hand(1)) == ("B13", "traveler", "-", "traveler")


def test_r5_2_a_strong_camp_removes_as_many() -> None:
    there = solo("I44", "traveler 3").plays("pay I45", "give traveler", "give traveler", "give traveler")
    assert (there.at(1), there.removed(1)) == ("I45", "traveler 3")


def test_r5_3_cards_given_have_no_function() -> None:
    there = solo("C42", "compass, treasure_chest").plays("pay C43", "give compass")
    assert (there.hand(1), there.area(1), there.waiting) == ("treasure_chest", "compass", "-")
    there.plays("end", "done")
    assert there.removed(1) == "-"
    assert "compass" in there.discard(1)


def test_r5_3_an_item_given_at_a_camp_is_gone_and_cannot_be_kept() -> None:
    there = table("players 3; caves on; seat 1; at B12; hand compass, traveler; tokens keep_item").plays(
        "pay B13", "give compass"
    )
    assert (there.removed(1), there.hand(1)) == ("compass", "traveler")
    there.lacks("keep")


def test_r5_4_only_hand_cards_pay() -> None:
    there = table("players 3; caves on; seat 1; at C42; hand -; play explorer; tokens machete_1")
    there.refuses("pay C43", "illegal.too-few-cards", needed=1, cards=0).lacks("pay", "give")


def test_r5_4_what_is_left_of_a_movement_does_not_pay() -> None:
    there = solo("C41", "journalist").plays("move journalist C51").refuses("step C52", "illegal.pay-rubble")
    there.refuses("pay C52", "illegal.too-few-cards", cards=0)


def test_r5_5_too_few_cards() -> None:
    solo("I62", "explorer 2").refuses("pay I52", "illegal.too-few-cards", needed=3, cards=2)
    solo("I44", "explorer 2").refuses("pay I45", "illegal.too-few-cards", needed=3, cards=2)


def test_r5_5_nothing_but_the_payment_is_possible_once_begun() -> None:
    there = solo("I62", "explorer 3, cartographer").plays("pay I52", "give explorer")
    assert there.offered("give") == ["cartographer", "explorer"]
    there.lacks("use", "end", "spend", "done").refuses("use cartographer", "illegal.not-asked", asked="pay")


def test_r5_6_one_payment_is_one_step() -> None:
    there = solo("C12", "explorer 3").plays("pay C13", "give explorer")
    assert (there.at(1), there.asked) == ("C13", "1 play")
    there.plays("pay C14", "give explorer")
    assert (there.at(1), there.area(1)) == ("C14", "explorer 2")


def test_r5_7_the_native_pays_nothing() -> None:
    there = solo("I62", "native, traveler").plays("move native I52")
    assert (there.at(1), there.hand(1), there.asked) == ("I52", "traveler", "1 play")
    there = solo("I44", "native, traveler").plays("move native I45")
    assert (there.at(1), there.hand(1), there.removed(1), there.asked) == ("I45", "traveler", "-", "1 play")


def test_r5_8_a_base_camp_serves_any_number_of_times() -> None:
    there = solo("B12", "traveler 2, sailor").plays("pay B13", "give traveler", "move sailor B12", "pay B13", "give traveler")
    assert (there.at(1), there.removed(1)) == ("B13", "traveler 2")


def test_r5_9_a_deck_may_be_emptied() -> None:
    there = table("players 3; seat 1; at B12; hand sailor; draw -").plays("pay B13", "give sailor")
    assert (there.removed(1), there.hand(1), there.draw(1)) == ("explorer 3, traveler 4, sailor", "-", "-")
    assert there.plays("end").asked == "2 play"
