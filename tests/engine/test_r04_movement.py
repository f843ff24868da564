"""R4: moving with a card."""

from __future__ import annotations

from table import solo, table


def test_r4_1_a_play_names_card_piece_and_path() -> None:
    there = table("players 2; seat 1; at B61, B65; hand scout 2").plays("move scout B56 /2", "step B47")
    assert there.at(1) == "B61, B47"
    assert there.plays("move scout B51").at(1) == "B51, B47"


def test_r4_1_a_joker_gives_one_symbol_for_the_whole_play() -> None:
    there = solo("B42", "adventurer")
    assert there.offered("move adventurer") == ["B31", "B32", "B41", "B43", "B51", "B52"]
    there.plays("move adventurer B43")
    assert there.offered("step") == ["B32"]
    there.refuses("step B44", "illegal.other-symbol", symbol="machete", power=1)


def test_r4_2_a_step_needs_a_neighbour() -> None:
    solo("B61", "explorer").refuses("move explorer B42", "illegal.not-next-to", space="B42")


def test_r4_2_a_step_needs_an_open_edge() -> None:
    there = solo("B21", "explorer", "blockades B-C 4")
    there.refuses("move explorer C21", "illegal.blockade-between", blockade=4, space="C21")


def test_r4_2_a_step_needs_flat_land() -> None:
    solo("I36", "explorer").refuses("move explorer I46", "illegal.mountain", space="I46")


def test_r4_2_a_step_needs_a_free_space() -> None:
    there = table("players 3; seat 1; at B61; hand explorer; seat 2; at B51")
    there.refuses("move explorer B51", "illegal.occupied", space="B51")


def test_r4_2_a_step_needs_the_symbol() -> None:
    there = solo("B44", "explorer, sailor, traveler")
    assert there.offered("move explorer") == ["B33", "B34", "B54"]
    assert there.offered("move sailor") == ["B53"]
    assert there.offered("move traveler") == ["B43", "B45"]


def test_r4_2_a_step_needs_and_takes_the_power() -> None:
    there = solo("K44", "pioneer, scout").refuses("move scout K45", "illegal.too-weak", needed=3, power=2)
    there.plays("move pioneer K45")
    assert there.left == 2
    there.plays("step K55")
    assert (there.at(1), there.left) == ("K55", 0)


def test_r4_3_cards_never_add_up() -> None:
    solo("K44", "scout 2, explorer").lacks("move scout K45", "move explorer K45")


def test_r4_4_what_is_left_goes_on_at_once() -> None:
    there = solo("B64", "trailblazer").plays("move trailblazer B54", "step B44", "step B33")
    assert (there.at(1), there.area(1), there.left) == ("B33", "trailblazer", 0)


def test_r4_4_stopping_loses_it() -> None:
    there = solo("B64", "trailblazer").plays("move trailblazer B54", "stop")
    there.refuses("step B44", "illegal.no-movement").refuses("stop", "illegal.no-movement")


def test_r4_5_another_movement_is_a_stop() -> None:
    there = solo("B64", "trailblazer, explorer").plays("move trailblazer B54", "move explorer B44")
    there.refuses("step B33", "illegal.no-movement")


def test_r4_5_a_payment_is_a_stop() -> None:
    there = solo("B34", "photographer, sailor").plays("move photographer B23", "pay B13", "give sailor")
    assert (there.at(1), there.left) == ("B13", 0)
    there.refuses("step B23", "illegal.no-movement")


def test_r4_5_a_rubble_blockade_and_a_native_are_stops() -> None:
    there = solo("B33", "trailblazer, sailor", "blockades B-C 3").plays("move trailblazer B22", "step B21")
    there.plays("pay #3", "give sailor").refuses("step C21", "illegal.no-movement")
    there = solo("B64", "trailblazer, native").plays("move trailblazer B54", "move native B45")
    there.refuses("step B44", "illegal.no-movement")


def test_r4_5_the_other_piece_is_a_stop() -> None:
    there = table("players 2; seat 1; at B61, B65; hand trailblazer, explorer")
    there.plays("move trailblazer B51", "move explorer B55 /2").refuses("step B42", "illegal.no-movement")


def test_r4_5_a_purchase_or_the_end_is_a_stop() -> None:
    there = solo("B64", "trailblazer, photographer").plays("move trailblazer B54", "spend photographer", "buy scout")
    there.refuses("step B44", "illegal.no-movement")
    solo("B64", "trailblazer, sailor").plays("move trailblazer B54", "end").refuses("step B44", "illegal.not-asked")


def test_r4_5_plays_that_do_not_move_do_not_interrupt() -> None:
    there = solo("B64", "pioneer, cartographer, compass, scientist, travel_log, transmitter")
    there.plays("move pioneer B54", "use cartographer", "step B44", "use compass", "step B33")
    there.plays("use scientist", "done", "step B22", "use travel_log", "done", "use transmitter", "take scout", "step B11")
    assert (there.at(1), there.left) == ("B11", 0)


def test_r4_5_still_tokens_do_not_interrupt() -> None:
    there = table(
        "players 3; caves on; seat 1; at B64; hand pioneer, sailor 1, traveler 2; tokens draw, remove, replace, pass_through"
    )
    there.plays("move pioneer B54", "use @draw", "use @remove", "remove sailor", "use @replace", "swap traveler", "done")
    there.plays("use @pass_through", "step B44")
    assert (there.at(1), there.left) == ("B44", 3)


def test_r4_5_the_card_stays_active_while_a_choice_is_open() -> None:
    there = solo("B64", "trailblazer, travel_log").plays("move trailblazer B54", "use travel_log")
    assert (there.asked, there.left) == ("1 remove", 2)
    there.refuses("step B44", "illegal.not-asked", asked="remove")


def test_r4_6_a_path_never_enters_rubble_or_camp() -> None:
    there = solo("C22", "photographer, adventurer").plays("move photographer C33")
    there.refuses("step C23", "illegal.pay-rubble", needed=1)
    solo("K21", "scout").plays("move scout K22").refuses("step K11", "illegal.pay-camp", needed=1)
    solo("C22", "adventurer").refuses("move adventurer C23", "illegal.pay-rubble")


def test_r4_7_occupied_spaces_are_not_passed() -> None:
    there = table("players 3; seat 1; at B61; hand trailblazer; seat 2; at B52; seat 3; at B42")
    there.plays("move trailblazer B51")
    assert there.offered("step") == ["B61"]


def test_r4_7_a_space_passed_costs_what_a_stop_costs() -> None:
    assert solo("N22", "trailblazer").plays("move trailblazer N23", "step N13").left == 0


def test_r4_8_back_and_forth() -> None:
    there = solo("B64", "trailblazer").plays("move trailblazer B54", "step B64", "step B65")
    assert there.at(1) == "B65"


def test_r4_9_nobody_enters_a_start_space() -> None:
    there = table(
        "players 3; caves on; seat 1; at B62; hand explorer, native, adventurer; tokens native; seat 2; at B11; seat 3; at B21"
    )
    for source in ("explorer", "native", "adventurer", "@native"):
        there.refuses(f"move {source} B71", "illegal.start-space", space="B71")


def test_r4_9_a_start_space_is_left_like_any_other() -> None:
    assert table("players 3; seat 1; hand explorer").plays("move explorer B64").at(1) == "B64"


def test_r4_10_the_card_lies_in_the_play_area() -> None:
    there = solo("B64", "scout").plays("move scout B54")
    assert (there.area(1), there.hand(1)) == ("scout", "-")


def test_r4_11_a_movement_ends_by_itself_when_nothing_remains() -> None:
    there = solo("B64", "explorer").plays("move explorer B54")
    assert "movement-ended" in there.facts
    there.lacks("stop", "step")


def test_r4_11_or_when_no_step_is_legal() -> None:
    there = solo("B44", "journalist").plays("move journalist B45")
    assert "movement-ended" in there.facts
    assert not there.state.is_moving()


def test_r4_11_a_starting_space_is_no_way_on() -> None:
    """Beside a start where everything else is taken."""
    there = table("players 4; seat 1; at B71; hand scout; seat 2; at B51; seat 3; at B52; seat 4; at B62")
    assert not there.plays("move scout B61").state.is_moving()


def test_r4_11_a_blockade_that_can_be_paid_keeps_it_open() -> None:
    """At the second connection, with the only other space taken."""
    there = table("players 3; blockades C-N 1; seat 1; at C61; hand scout; seat 2; at C72").plays("move scout C71")
    assert there.state.is_moving()
    assert there.offered("step") == ["#1"]
    there = table("players 3; blockades C-N 5; seat 1; at C61; hand scout; seat 2; at C72").plays("move scout C71")
    assert not there.state.is_moving()


def test_r4_11_a_pass_through_token_keeps_it_open() -> None:
    position = "players 3; caves on; seat 1; at B33; hand photographer; {}seat 2; at B43"
    assert not table(position.format("")).plays("move photographer B32").state.is_moving()
    there = table(position.format(" tokens pass_through; ")).plays("move photographer B32")
    there.lacks("step").offers("stop", "end").plays("use @pass_through", "step B43")
    assert there.at(1) == there.at(2) == "B43"


def test_r4_11_at_arrival() -> None:
    there = table("players 2; seat 1; at K14, B61; hand captain").plays("move captain Z1")
    assert (there.at(1), there.left, there.asked) == ("home, B61", 0, "1 play")


def test_r4_11_with_a_token_to_find_nothing_ends_the_movement_by_accident() -> None:
    there = table("players 3; caves on; seat 1; at B54; hand trailblazer, explorer, cartographer, photographer, sailor")
    there.plays("move trailblazer B44", "step B34").lacks("move", "spend", "pay", "end").offers("stop", "use cartographer")
    assert there.offered("step") == ["B33", "B35", "B44"]
    there.refuses("move explorer B33", "illegal.stop-first").refuses("end", "illegal.stop-first")
    there.refuses("spend photographer", "illegal.stop-first")
    assert there.plays("stop").token_count(1) == 1
    there.offers("move explorer B33", "end", "spend photographer")


def test_r4_11_without_a_token_to_find_other_plays_are_open() -> None:
    there = table("players 3; caves on; caves-left B24 0; seat 1; at B54; hand trailblazer, explorer")
    there.plays("move trailblazer B44", "step B34").offers("stop", "end", "move explorer B33")
