"""R3: the turn and its phases."""

from __future__ import annotations

from table import solo, table


def test_r3_1_whole_turns_in_seat_order_make_a_round() -> None:
    there = table("players 3; first 2; turn 2")
    order = []
    for _ in range(7):
        order.append(f"{there.state.round}.{there.state.current + 1}")
        there.plays("end", *(["done"] if there.hand(there.state.current + 1) != "-" else []))
    assert order == ["1.2", "1.3", "1.1", "2.2", "2.3", "2.1", "3.2"]


def test_r3_2_play_then_discard_then_draw() -> None:
    there = solo("B61", "explorer, traveler, sailor").plays("move explorer B51")
    assert there.asked == "1 play"
    there.plays("end")
    assert (there.asked, there.area(1), there.discard(1)) == ("1 discard", "-", "explorer")
    there.plays("discard traveler")
    assert (there.asked, there.discard(1)) == ("1 discard", "explorer, traveler")
    there.plays("done")
    assert (there.asked, there.hand_size(1)) == ("2 play", 4)


def test_r3_3_a_card_is_in_one_zone_at_a_time() -> None:
    there = table("players 3; seat 1; at B61; hand explorer, scout; draw sailor; discard traveler; removed compass")
    there.plays("move scout B51", "stop")
    assert (there.hand(1), there.area(1), there.draw(1)) == ("explorer", "scout", "sailor")
    assert (there.discard(1), there.removed(1)) == ("traveler", "explorer 2, traveler 3, compass")


def test_r3_4_any_number_of_plays_none_included() -> None:
    assert solo("B61", "explorer").plays("end").asked == "1 discard"
    there = solo("B61", "explorer 3, sailor").plays("move explorer B51", "move explorer B42", "move explorer B31")
    assert there.plays("move sailor B41").at(1) == "B41"


def test_r3_4_a_card_serves_once() -> None:
    solo("B61", "explorer").plays("move explorer B51").refuses("move explorer B42", "illegal.no-card", card="explorer")


def test_r3_5_buying_ends_moving() -> None:
    there = table("players 3; caves on; seat 1; at B61; hand photographer, explorer, native; tokens machete_1, native")
    there.plays("spend photographer", "buy scout").lacks("move", "break", "pay", "spend", "step", "stop")
    there.refuses("move explorer B51", "illegal.moved-after-buying")
    there.refuses("move native B51", "illegal.moved-after-buying")
    there.refuses("move @machete_1 B51", "illegal.moved-after-buying")
    there.refuses("move @native B51", "illegal.moved-after-buying")


def test_r3_5_no_payment_and_no_blockade_after_buying() -> None:
    there = table("players 3; blockades C-N 3; seat 1; at C72; hand photographer, explorer 2; turn 1; bought")
    there.refuses("pay #3", "illegal.moved-after-buying").refuses("pay C62", "illegal.moved-after-buying")


def test_r3_5_actions_and_still_tokens_stay_playable_after_buying() -> None:
    there = table(
        "players 3; caves on; bought; seat 1; hand scientist, transmitter, sailor; "
        " tokens draw, remove, replace, pass_through, keep_item"
    )
    assert there.offered("use") == ["@draw", "@remove", "@replace", "scientist", "transmitter"]


def test_r3_5_an_item_that_paid_can_be_kept_after_buying() -> None:
    there = table("players 3; caves on; seat 1; hand treasure_chest; tokens keep_item")
    there.plays("spend treasure_chest", "buy trailblazer", "keep treasure_chest")
    assert there.area(1) == "treasure_chest"


def test_r3_6_a_card_must_do_something() -> None:
    there = solo("B61", "sailor").lacks("move")
    there.refuses("move sailor B51", "illegal.other-symbol", symbol="machete")


def test_r3_6_a_transmitter_needs_a_card_to_take() -> None:
    piles = ["scout", "trailblazer", "pioneer", "giant_machete", "captain", "photographer", "journalist", "treasure_chest"]
    piles += ["millionaire", "jack_of_all_trades", "adventurer", "prop_plane", "cartographer", "compass", "scientist"]
    piles += ["travel_log", "native"]
    sold = ", ".join(f"{pile} 0" for pile in piles)
    there = table(f"players 3; market -; reserve {sold}, transmitter 0; seat 1; hand transmitter")
    there.refuses("use transmitter", "illegal.no-use", source="transmitter")
    one_left = table(f"players 3; market -; reserve {sold}, transmitter 1; seat 1; hand transmitter")
    assert one_left.plays("use transmitter").offered("take") == ["transmitter"]


def test_r3_6_a_draw_card_may_be_played_for_nothing() -> None:
    there = table("players 3; caves on; seat 1; hand cartographer; draw -; tokens draw")
    there.plays("use cartographer", "use @draw")
    assert (there.hand(1), there.area(1), there.used) == ("-", "cartographer", "draw")


def test_r3_6_pass_through_before_the_purchase_and_once() -> None:
    position = "players 3; caves on; seat 1; hand photographer; tokens pass_through 2"
    table(position).plays("use @pass_through").lacks("use @pass_through").refuses("use @pass_through", "illegal.no-use")
    table(position).plays("spend photographer", "buy scout").lacks("use @pass_through")


def test_r3_7_the_play_area_is_discarded_then_each_card_is_kept_or_not() -> None:
    there = solo("B61", "explorer 2, traveler, sailor").plays("move explorer B51", "end")
    assert (there.discard(1), there.area(1)) == ("explorer", "-")
    assert there.offered("discard") == ["explorer", "sailor", "traveler"]
    there.plays("discard sailor")
    assert (there.discard(1), there.hand(1)) == ("explorer, sailor", "explorer, traveler")
    there.plays("done")
    assert there.hand_size(1) == 4


def test_r3_7_with_an_empty_hand_nothing_is_asked() -> None:
    assert solo("B61", "explorer").plays("move explorer B51", "end").asked == "2 play"
    assert solo("B61", "explorer").plays("end", "discard explorer").asked == "2 play"


def test_r3_8_draws_up_to_four() -> None:
    there = table("players 3; seat 1; hand traveler; draw explorer 3, sailor").plays("end", "done")
    assert there.hand_size(1) == 4
    assert there.hand(1).split(", ")[-1] in ("sailor", "traveler")


def test_r3_8_five_in_hand_stay_five() -> None:
    there = table("players 3; seat 1; hand traveler 4, sailor").plays("end", "done")
    assert (there.hand(1), there.asked) == ("traveler 4, sailor", "2 play")


def test_r3_8_four_in_hand_draw_nothing() -> None:
    there = table("players 3; seat 1; hand traveler 4").plays("end", "done")
    assert (there.hand(1), there.draw(1)) == ("traveler 4", "explorer 3, sailor")


def test_r3_9_cards_of_this_turn_come_back_in_the_shuffle_of_phase_three() -> None:
    there = table("players 3; seat 1; at B61; hand explorer; draw -").plays("move explorer B51", "end")
    assert there.hand(1) == "explorer"


def test_r3_10_the_order_of_a_discard_pile_has_no_meaning() -> None:
    position = "players 3; seat 1; hand traveler, sailor, explorer, scout; draw -"
    one = table(position).plays("end", "discard traveler", "discard sailor", "discard explorer", "done")
    two = table(position).plays("end", "discard explorer", "discard sailor", "discard traveler", "done")
    assert one.state.to_bytes() == two.state.to_bytes()
