"""R7: buying, the market, the Transmitter."""

from __future__ import annotations

from table import Table, table

RICH = "millionaire, journalist, treasure_chest, prop_plane"


def buyer(hand: str, *lines: str) -> Table:
    said = "\n".join(lines)
    return table(f"players 3; {said}; seat 1; hand {hand}")


def test_r7_1_one_purchase_a_turn() -> None:
    there = buyer("journalist, photographer").plays("spend photographer", "buy scout")
    there.lacks("spend", "buy").refuses("spend journalist", "illegal.bought-already")


def test_r7_1_also_after_moving() -> None:
    there = table("players 3; seat 1; at B61; hand explorer, photographer")
    assert there.plays("move explorer B51", "spend photographer", "buy scout").discard(1) == "scout"


def test_r7_2_values_of_cards() -> None:
    values = {
        "explorer": 1, "sailor": 1, "traveler": 2, "scout": 1, "giant_machete": 1, "captain": 1, "photographer": 4,
        "journalist": 6, "treasure_chest": 8, "millionaire": 8, "jack_of_all_trades": 2, "adventurer": 4, "prop_plane": 8,
        "transmitter": 1, "cartographer": 1, "compass": 1, "scientist": 1, "travel_log": 1, "native": 1,
    }  # fmt: skip
    for card, half_coins in values.items():
        there = buyer(f"{card}, millionaire 2").plays(f"spend {card}")
        assert there.state.purse == half_coins, card


def test_r7_2_coin_tokens_pay_their_power() -> None:
    there = table("players 3; caves on; seat 1; hand traveler; tokens coin_1, coin_2")
    there.plays("spend @coin_1", "spend @coin_2")
    assert (there.state.purse, there.used, there.tokens(1)) == (6, "coin_1, coin_2", "-")
    there.plays("spend traveler", "buy transmitter")
    assert there.discard(1) == "transmitter"


def test_r7_2_the_price_must_be_reached() -> None:
    there = buyer("photographer, traveler").plays("spend photographer")
    assert there.offered("buy") == ["jack_of_all_trades", "photographer", "scout"]
    there.refuses("buy trailblazer", "illegal.too-dear", needed=6, half_coins=4, price=3)


def test_r7_2_no_change() -> None:
    there = buyer(RICH).plays("spend millionaire", "spend journalist", "buy scout")
    assert (there.state.purse, there.discard(1), there.area(1)) == (0, "scout", "journalist, millionaire")


def test_r7_2_the_purse_opens_only_if_something_can_be_paid() -> None:
    buyer("explorer").lacks("spend").refuses("spend explorer", "illegal.cannot-pay-any", half_coins=1)
    buyer("explorer, sailor").offers("spend explorer", "spend sailor")


def test_r7_2_nothing_else_while_the_purse_is_open() -> None:
    there = buyer("photographer, cartographer").plays("spend photographer")
    assert there.asked == "1 purse"
    there.lacks("use", "end", "move", "stop").refuses("use cartographer", "illegal.not-asked", asked="purse")


def test_r7_2_only_undo_closes_the_purse() -> None:
    there = buyer("photographer, traveler").plays("spend photographer", "spend traveler")
    there.undoes("spend traveler", "spend photographer")
    assert (there.asked, there.hand(1)) == ("1 play", "traveler, photographer")


def test_r7_2_opening_the_purse_ends_a_movement() -> None:
    there = table("players 3; seat 1; at B64; hand trailblazer, photographer").plays("move trailblazer B54", "spend photographer")
    assert there.facts[0] == "movement-ended"
    assert there.left == 0


def test_r7_3_coins_and_jokers_never_count_half() -> None:
    there = buyer("treasure_chest, photographer")
    there.refuses("spend treasure_chest half", "illegal.not-money").refuses("spend photographer half", "illegal.not-money")


def test_r7_4_halves_add_up() -> None:
    there = buyer("explorer 3").plays("spend explorer", "spend explorer").offers("buy scout").lacks("buy photographer")
    there.plays("spend explorer", "buy scout")
    assert there.area(1) == "explorer 3"
    eight = buyer("explorer 3, sailor, scout 2, captain 2").plays(
        "spend explorer", "spend explorer", "spend explorer", "spend sailor", "spend scout", "spend scout", "spend captain"
    )
    eight.lacks("buy transmitter").plays("spend captain", "buy transmitter")


def test_r7_5_other_tokens_are_worth_nothing() -> None:
    there = table("players 3; caves on; seat 1; hand photographer; tokens machete_3, paddle_2, draw, native")
    assert there.offered("spend") == ["photographer"]
    there.refuses("spend @machete_3", "illegal.not-money")


def test_r7_6_the_new_card_goes_to_the_discard_pile() -> None:
    there = buyer("photographer, traveler").plays("spend photographer", "buy scout")
    assert (there.discard(1), there.hand(1)) == ("scout", "traveler")


def test_r7_7_a_full_board_closes_the_reserve() -> None:
    there = buyer(RICH).plays("spend millionaire").refuses("buy captain", "illegal.reserve-closed", card="captain")
    assert there.offered("buy") == ["jack_of_all_trades", "photographer", "scout", "trailblazer", "transmitter", "treasure_chest"]


def test_r7_7_a_vacant_slot_opens_every_pile() -> None:
    there = buyer(RICH, "market scout, photographer, -, trailblazer, treasure_chest, transmitter")
    there.plays("spend millionaire", "spend treasure_chest")
    assert len(there.offered("buy")) == 18


def test_r7_8_a_reserve_pile_moves_to_the_first_vacant_slot() -> None:
    there = buyer("photographer", "market scout, -, jack_of_all_trades, -, treasure_chest, transmitter")
    there.plays("spend photographer", "buy captain")
    assert there.slots == "scout, captain, jack_of_all_trades, -, treasure_chest, transmitter"
    assert (there.pile("captain"), there.discard(1), there.facts[0]) == (2, "captain", "pile-moved")


def test_r7_9_the_last_copy_vacates_the_slot() -> None:
    there = buyer("photographer", "market scout 1, photographer, jack_of_all_trades, trailblazer, treasure_chest, transmitter")
    there.plays("spend photographer", "buy scout").lacks("buy", "spend")
    assert there.slots == "-, photographer, jack_of_all_trades, trailblazer, treasure_chest, transmitter"
    assert there.facts[-1] == "slot-vacated"


def test_r7_10_each_reserve_purchase_fills_one_slot() -> None:
    lines = "market scout, -, -, trailblazer, treasure_chest, transmitter"
    there = table(f"players 3; {lines}; seat 1; hand photographer; seat 2; hand photographer; seat 3; hand treasure_chest")
    there.plays("spend photographer", "buy captain", "end", "spend photographer", "buy compass", "end", "spend treasure_chest")
    assert there.slots == "scout, captain, compass, trailblazer, treasure_chest, transmitter"
    there.refuses("buy journalist", "illegal.reserve-closed")


def test_r7_11_a_last_reserve_card_leaves_the_slot_vacant_again() -> None:
    lines = "market scout, -, jack_of_all_trades, trailblazer, treasure_chest, transmitter; reserve captain 1"
    there = buyer("photographer", lines).plays("spend photographer", "buy captain")
    assert there.slots == "scout, -, jack_of_all_trades, trailblazer, treasure_chest, transmitter"
    assert there.facts == ["pile-moved", "card-bought", "slot-vacated"]


def test_r7_12_a_sold_out_kind_never_returns() -> None:
    there = table("players 3; seat 1; hand photographer; seat 2; removed scout 3")
    assert there.slots == "-, photographer, jack_of_all_trades, trailblazer, treasure_chest, transmitter"
    there.plays("spend photographer").refuses("buy scout", "illegal.sold-out", card="scout")


def test_r7_12_with_nothing_in_reserve_slots_stay_vacant() -> None:
    kinds = "pioneer, giant_machete, captain, journalist, millionaire, adventurer, prop_plane, cartographer, compass"
    gone = ", ".join(f"{kind} 0" for kind in [*kinds.split(", "), "scientist", "travel_log", "native"])
    there = buyer("photographer", "market scout 1, photographer, jack_of_all_trades", f"reserve {gone}", "")
    there.plays("spend photographer", "buy scout", "end")
    assert there.slots == "-, photographer, jack_of_all_trades, -, -, -"


def test_r7_13_the_transmitter_takes_any_card_and_is_no_purchase() -> None:
    there = buyer("transmitter, photographer").plays("use transmitter")
    assert len(there.offered("take")) == 18
    there.plays("take native", "spend photographer", "buy scout")
    assert (there.discard(1), there.removed(1)) == ("scout, native", "transmitter")


def test_r7_13_also_after_the_purchase_and_more_than_one() -> None:
    there = buyer("transmitter 2, photographer").plays("spend photographer", "buy scout")
    there.plays("use transmitter", "take native", "use transmitter", "take pioneer", "end")
    assert there.removed(1) == "transmitter 2"
    assert there.pile("native") == there.pile("pioneer") == 2


def test_r7_14_the_transmitter_moves_no_pile() -> None:
    there = buyer("transmitter", "market scout, -, jack_of_all_trades, trailblazer, treasure_chest, transmitter")
    there.plays("use transmitter", "take native")
    assert there.slots == "scout, -, jack_of_all_trades, trailblazer, treasure_chest, transmitter"
    assert there.facts == ["card-taken"]


def test_r7_15_taking_a_last_market_card_opens_the_reserve_for_the_same_player() -> None:
    lines = "market scout 1, photographer, jack_of_all_trades, trailblazer, treasure_chest, transmitter"
    there = buyer("transmitter, photographer", lines).plays("use transmitter", "take scout", "spend photographer", "buy captain")
    assert there.slots == "captain, photographer, jack_of_all_trades, trailblazer, treasure_chest, transmitter"


def test_r7_15_taking_a_last_reserve_card_changes_no_slot() -> None:
    there = buyer("transmitter", "reserve native 1").plays("use transmitter", "take native")
    assert there.slots == "scout, photographer, jack_of_all_trades, trailblazer, treasure_chest, transmitter"
    assert there.pile("native") == 0


def test_r7_16_a_transmitter_may_take_a_transmitter() -> None:
    there = buyer("transmitter").plays("use transmitter", "take transmitter")
    assert (there.discard(1), there.waiting) == ("transmitter", "transmitter")
