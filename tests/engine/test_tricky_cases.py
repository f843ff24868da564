"""The tricky cases (chapter 17), numbered as there."""

from __future__ import annotations

from table import TWO_CAVES, Table, solo, table


def cave_table(seat: str, *lines: str) -> Table:
    return table("; ".join(["players 3; caves on", *lines, f"seat 1; {seat}"]))


def test_case_01_an_explorer_in_between_loses_the_rest_of_a_pioneer() -> None:
    there = solo("N22", "pioneer, explorer").plays("move pioneer N33", "step N23")
    assert there.left == 2
    there.plays("move explorer N13").refuses("step N12", "illegal.no-movement")


def test_case_02_two_scouts_do_not_enter_a_three() -> None:
    solo("K44", "scout 2").refuses("move scout K45", "illegal.too-weak", needed=3, power=2)


def test_case_03_a_rubble_payment_ends_the_card() -> None:
    there = solo("C63", "trailblazer, sailor").plays("move trailblazer C72", "pay C62", "give sailor")
    there.refuses("step C71", "illegal.no-movement")


def test_case_04_no_path_through_an_opponent() -> None:
    there = table("players 3; seat 1; at B47; hand trailblazer; seat 2; at B36; seat 3; at B46")
    there.plays("move trailblazer B56").refuses("step B46", "illegal.occupied", space="B46")


def test_case_05_a_card_without_a_step_still_pays_and_is_discarded() -> None:
    there = solo("C42", "captain 2, scout").lacks("move scout").refuses("move scout C43", "illegal.pay-rubble")
    there.plays("pay C43", "give scout", "spend captain", "spend captain", "buy scout")
    assert there.discard(1) == "scout"
    assert solo("C42", "scout").plays("end", "discard scout").asked == "2 play"


def test_case_06_no_step_back_onto_a_start_space() -> None:
    there = solo("B61", "explorer, native").refuses("move explorer B71", "illegal.start-space")
    there.refuses("move native B71", "illegal.start-space")


def test_case_07_rubble_three_with_two_cards_and_a_token() -> None:
    cave_table("at I62; hand explorer, sailor; tokens machete_1").refuses("pay I52", "illegal.too-few-cards", needed=3, cards=2)


def test_case_08_a_transmitter_at_a_base_camp_gains_nothing() -> None:
    there = solo("B12", "transmitter").plays("pay B13", "give transmitter")
    assert (there.removed(1), there.discard(1), there.asked) == ("transmitter", "-", "1 play")


def test_case_09_the_native_enters_a_camp_with_the_hand_unchanged() -> None:
    there = table("route winding-paths; players 3; seat 1; at F65; hand native, traveler").plays("move native F74")
    assert (there.at(1), there.hand(1)) == ("F74", "traveler")


def test_case_10_green_blockade_green_in_one_play() -> None:
    there = solo("B22", "trailblazer", "blockades B-C 1").plays("move trailblazer B21", "step #1", "step C21")
    assert (there.at(1), there.won(1), there.left, there.area(1)) == ("C21", [1], 0, "trailblazer")


def test_case_11_a_sailor_does_not_take_a_machete_blockade_a_jack_does() -> None:
    there = solo("B21", "sailor, jack_of_all_trades", "blockades B-C 1")
    there.refuses("break sailor #1", "illegal.other-symbol").plays("break jack_of_all_trades #1")
    assert there.won(1) == [1]


def test_case_12_two_explorers_do_not_take_machete_two() -> None:
    solo("B21", "explorer 2", "blockades B-C 5").refuses("break explorer #5", "illegal.too-weak", needed=2)


def test_case_13_one_space_away_is_too_far() -> None:
    solo("B22", "explorer", "blockades B-C 1").refuses("break explorer #1", "illegal.not-at-blockade")


def test_case_14_only_a_mountain_opposite_is_no_hindrance() -> None:
    way = "route\n  route wall\n  B 0 0 turn 2\n  E 7 -3 turn 1\n  end river\n"
    board = table(way + "players 3; blockades B-E 1").state.board
    lone = []
    for space, name in enumerate(board.names):
        over = [int(board.neighbours[edge]) for edge in range(space * 6, space * 6 + 6) if board.seams[edge] == 0]
        if over and board.is_passable(space) and not any(board.is_passable(other) for other in over):
            lone.append(name)
    assert lone
    there = table(way + f"players 3; blockades B-E 1; seat 1; at {lone[0]}; hand explorer").plays("break explorer #1")
    assert there.won(1) == [1]


def test_case_15_over_a_connection_that_somebody_opened() -> None:
    there = table(
        "players 3; first 2; turn 2; blockades B-C 1; seat 1; at B11; hand sailor; seat 2; at B21; hand explorer; seat 3; hand -"
    )
    there.plays("break explorer #1", "end", "end", "move sailor C41")
    assert (there.at(1), there.won(1), there.won(2)) == ("C41", [], [1])


def test_case_16_three_green_cards_are_one_and_a_half() -> None:
    there = solo("B61", "explorer, scout, trailblazer").plays("spend explorer", "spend scout", "spend trailblazer")
    there.refuses("buy photographer", "illegal.too-dear", half_coins=3, needed=4).plays("buy scout")
    assert there.discard(1) == "scout"


def test_case_17_a_treasure_chest_pays_three_and_is_gone() -> None:
    there = solo("B61", "treasure_chest, sailor").plays("spend treasure_chest", "buy trailblazer", "end")
    assert (there.discard(1), there.removed(1)) == ("trailblazer", "treasure_chest")


def test_case_18_a_prop_plane_pays_four_and_is_gone_or_counts_half_and_stays() -> None:
    there = solo("B61", "prop_plane, sailor").plays("spend prop_plane", "buy transmitter", "end")
    assert there.removed(1) == "prop_plane"
    there = solo("B61", "prop_plane, sailor", "switch anyCardAsHalfCoin").plays(
        "spend prop_plane half", "spend sailor", "buy scout", "end"
    )
    assert (there.removed(1), there.hand_size(1)) == ("-", 4)


def test_case_19_after_buying_no_machete_but_a_scientist() -> None:
    there = solo("B61", "photographer, explorer, scientist").plays("spend photographer", "buy scout")
    there.refuses("move explorer B51", "illegal.moved-after-buying").plays("use scientist", "remove explorer")
    assert there.removed(1) == "explorer"


def test_case_20_the_closed_reserve_is_open_to_the_transmitter_only() -> None:
    there = solo("B61", "journalist, transmitter").plays("use transmitter", "take captain", "spend journalist")
    there.refuses("buy captain", "illegal.reserve-closed")
    assert there.pile("captain") == 2
    assert "captain" not in there.slots


def test_case_21_buying_from_the_market_fills_no_vacant_slot() -> None:
    there = solo("B61", "photographer", "market scout, -, -, trailblazer, treasure_chest, transmitter")
    there.plays("spend photographer", "buy scout")
    assert there.slots == "scout, -, -, trailblazer, treasure_chest, transmitter"


def test_case_22_two_transmitters_in_one_turn() -> None:
    there = solo("B61", "transmitter 2, sailor").plays("use transmitter", "take native", "use transmitter", "take native", "end")
    assert (there.discard(1), there.removed(1)) == ("native 2", "transmitter 2")


def test_case_23_a_bought_card_is_drawn_the_same_turn() -> None:
    there = table("players 3; seat 1; at B61; hand photographer, cartographer; draw -; discard -")
    there.plays("spend photographer", "buy scout", "use cartographer")
    assert there.hand(1) == "scout"
    there.refuses("move scout B51", "illegal.moved-after-buying").plays("end", "done")
    assert "scout" in there.hand(1)


def test_case_24_a_deck_of_three_makes_hands_of_three() -> None:
    there = table("players 3; seat 1; at B61; hand -; draw explorer, traveler, sailor; seat 2; hand -; seat 3; hand -")
    for _ in range(3):
        there.plays("end", *(["discard explorer", "done"] if there.hand(1) != "-" else []))
        assert there.hand(1) == "explorer, traveler, sailor"
        there.plays("end", *(["done"] if there.hand(2) != "-" else []))
        there.plays("end", *(["done"] if there.hand(3) != "-" else []))


def test_case_25_a_traveler_just_drawn_may_be_removed_or_not() -> None:
    there = table("players 3; seat 1; hand scientist; draw traveler; discard sailor, explorer 3, traveler 3").plays(
        "use scientist"
    )
    there.offers("remove traveler", "done").plays("remove traveler")
    assert there.removed(1) == "traveler"


def test_case_26_passing_a_cave_finds_nothing() -> None:
    there = cave_table("at B44; hand trailblazer").plays("move trailblazer B34", "step B35", "step B46")
    assert there.token_count(1) == 0


def test_case_27_beside_a_cave_with_power_left_the_token_comes_at_the_stop() -> None:
    there = cave_table("at B44; hand scout").plays("move scout B34")
    assert (there.token_count(1), there.left) == (0, 1)
    there.plays("stop")
    assert (there.token_count(1), there.left) == (1, 0)


def test_case_28_from_one_cave_to_two_only_the_new_one_gives() -> None:
    there = table(TWO_CAVES + "players 3; caves on; seat 1; at I65; hand explorer").plays("move explorer I56")
    assert (there.token_count(1), there.cave("F13"), there.cave("I47")) == (1, 4, 3)


def test_case_29_an_empty_pile_gives_nothing_later_either() -> None:
    there = cave_table("at B44; hand explorer 3", "caves-left B24 0")
    there.plays("move explorer B34", "move explorer B44", "move explorer B34")
    assert there.token_count(1) == 0


def test_case_30_a_trailblazer_changed_pays_or_paddles_and_a_giant_machete_is_used_up() -> None:
    there = cave_table("at I63; hand trailblazer; tokens change_symbol").plays(
        "spend trailblazer@change_symbol", "buy trailblazer"
    )
    assert there.discard(1) == "trailblazer"
    there = cave_table("at I63; hand trailblazer; tokens change_symbol").plays("move trailblazer@change_symbol I72", "step I73")
    assert there.at(1) == "I73"
    there = cave_table("at I63; hand giant_machete, sailor; tokens change_symbol")
    there.plays("move giant_machete@change_symbol I62", "stop", "end")
    assert there.removed(1) == "giant_machete"


def test_case_31_keep_item_right_after_a_compass_and_not_later() -> None:
    there = cave_table("hand compass, sailor; tokens keep_item").plays("use compass", "keep compass")
    assert there.area(1) == "compass"
    assert there.plays("end").discard(1) == "compass"
    late = cave_table("at B61; hand compass, explorer; tokens keep_item").plays("use compass", "move explorer B51")
    late.refuses("keep compass", "illegal.nothing-to-keep")


def test_case_32_a_coin_token_and_a_traveler_buy_a_trailblazer() -> None:
    there = cave_table("hand traveler; tokens coin_2").plays("spend @coin_2", "spend traveler", "buy trailblazer")
    assert there.discard(1) == "trailblazer"


def test_case_33_the_second_of_four_arrives_and_two_still_play() -> None:
    there = table("players 4; first 1; round 14; turn 2; seat 1; at K13; hand sailor; seat 2; at K14; hand sailor")
    there.plays("move sailor Z2")
    assert there.asked == "3 play"
    assert there.plays("end").asked == "4 play"
    assert there.plays("end").ended() == (2, "arrived")


def test_case_34_the_fourth_seat_arrives_and_it_is_over() -> None:
    there = table("players 4; first 1; round 14; turn 4; seat 4; at K14; hand sailor").plays("move sailor Z2")
    assert there.ended() == (4, "arrived")


def test_case_35_without_blockades_the_earlier_one_wins() -> None:
    there = table("players 3; first 1; turn 1; seat 1; at K14; hand sailor; seat 2; at K25; hand sailor")
    there.plays("move sailor Z1", "move sailor Z3", "end")
    assert there.ended() == (1, "first")


def test_case_36_five_blockades_of_somebody_not_home_count_nothing() -> None:
    there = table("players 3; first 1; turn 3; seat 1; won 2 3 4 5 6; seat 3; at K14; hand sailor").plays("move sailor Z1")
    assert there.ended() == (3, "arrived")


def test_case_37_a_finish_space_is_free_at_once() -> None:
    there = table("players 3; first 1; turn 1; seat 1; at K14; hand sailor; seat 2; at K25; hand sailor").plays(
        "move sailor Z3", "move sailor Z3"
    )
    assert (there.at(1), there.at(2)) == ("home", "home")


def test_case_38_without_cards_turns_are_empty_and_the_game_goes_on() -> None:
    there = table("players 3; first 1; turn 1; seat 1; at B61; hand -; draw -; seat 2; at B62; hand explorer")
    assert there.plays("end", "move explorer B52").at(2) == "B52"
    there.plays("end", "end")
    assert (there.asked, there.hand(1)) == ("1 play", "-")
