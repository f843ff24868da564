"""R14: every switch, and what it leaves as it is."""

from __future__ import annotations

import pytest
from table import Table, table

from eldorado.engine.setup import DEFAULT_MAX_ROUNDS, SWITCHES
from eldorado.game import Game


def switched(switch: str, rest: str) -> Table:
    return table(f"players 3; switch {switch}; {rest}")


def test_r14_all_switches_are_off_and_the_cap_is_a_hundred() -> None:
    setup = Game.new(seed=1).state.setup
    assert (setup.switches, setup.caves, setup.first_player, setup.max_rounds) == (frozenset(), False, 0, 100)
    assert DEFAULT_MAX_ROUNDS == 100
    assert set(SWITCHES) == {
        "moveAfterBuy", "strictLeftover", "nativeCrossesBlockade", "anyCardAsHalfCoin", "trimHandTo4", "reenterStart",
        "baseCampOnce", "fullRace",
    }  # fmt: skip


def test_r14_caves() -> None:
    assert Game.new(seed=1, caves=True).state.caves > 0
    assert Game.new(seed=1).state.caves == 0


def test_r14_move_after_buy_allows_any_order() -> None:
    there = switched(
        "moveAfterBuy", "caves on; seat 1; at B61; hand photographer 2, explorer, native; tokens machete_1, pass_through"
    )
    there.plays("spend photographer", "buy scout").offers("move explorer B51", "move native B51", "move @machete_1 B51")
    there.offers("use @pass_through").refuses("spend photographer", "illegal.bought-already")
    there.plays("move explorer B51")
    assert there.at(1) == "B51"


def test_r14_move_after_buy_still_loses_what_was_left() -> None:
    there = switched("moveAfterBuy", "seat 1; at B61; hand trailblazer, photographer")
    there.plays("move trailblazer B51", "spend photographer", "buy scout").refuses("step B42", "illegal.no-movement")


def test_r14_move_after_buy_opens_payments_and_blockades() -> None:
    there = switched("moveAfterBuy", "blockades B-C 3; seat 1; at B21; hand explorer; bought")
    assert there.plays("pay #3", "give explorer").won(1) == [3]


@pytest.mark.parametrize("use", ["use cartographer", "use transmitter", "use @draw", "use @pass_through"])
def test_r14_strict_leftover_ends_a_movement_with_every_other_play(use: str) -> None:
    there = switched(
        "strictLeftover", "caves on; seat 1; at B61; hand trailblazer, cartographer, transmitter; tokens draw, pass_through"
    )
    there.plays("move trailblazer B51").offers("step B42").plays(use)
    assert there.left == 0


def test_r14_strict_leftover_spares_keep_item() -> None:
    there = switched("strictLeftover", "caves on; seat 1; at B61; hand giant_machete; tokens keep_item")
    there.plays("move giant_machete B51", "keep giant_machete", "step B42")
    assert there.at(1) == "B42"


def test_r14_strict_leftover_lets_no_action_cost_a_token() -> None:
    there = switched("strictLeftover", "caves on; seat 1; at B54; hand trailblazer, cartographer")
    there.plays("move trailblazer B44", "step B34").lacks("use", "end").refuses("use cartographer", "illegal.stop-first")


def test_r14_strict_leftover_does_not_wait_for_a_pass_through_token() -> None:
    there = switched("strictLeftover", "caves on; seat 1; at B33; hand photographer; tokens pass_through; seat 2; at B43")
    assert not there.plays("move photographer B32").state.is_moving()


def test_r14_native_crosses_blockade_takes_and_moves() -> None:
    there = switched("nativeCrossesBlockade", "caves on; blockades B-C 6; seat 1; at B21; hand native, sailor; tokens native")
    assert there.offered("move native") == ["B11", "B22", "B31", "B32", "C21", "C31"]
    there.offers("break native #6", "break @native #6", "move @native C21").plays("move native C31")
    assert (there.at(1), there.won(1), there.standing) == ("C31", [6], [0, 0, 0, 0])


def test_r14_native_crosses_blockade_only_onto_free_spaces_and_only_he() -> None:
    there = switched("nativeCrossesBlockade", "blockades B-C 6; seat 1; at B21; hand native, explorer; seat 2; at C21")
    there.refuses("move explorer C21", "illegal.blockade-between").refuses("move native C21", "illegal.occupied")
    there = switched("nativeCrossesBlockade", "caves on; blockades B-C 6; seat 1; at B21; tokens native; seat 2; at C21")
    there.refuses("move @native C21", "illegal.occupied")


def test_r14_any_card_as_half_coin_spares_items() -> None:
    there = switched("anyCardAsHalfCoin", "seat 1; hand treasure_chest, prop_plane, traveler, explorer")
    there.offers("spend treasure_chest", "spend treasure_chest half", "spend prop_plane half", "spend traveler half")
    there.lacks("spend explorer half").plays("spend treasure_chest half", "spend prop_plane half", "buy scout")
    assert (there.area(1), there.waiting) == ("treasure_chest, prop_plane", "-")


def test_r14_any_card_as_half_coin_must_leave_something_payable() -> None:
    there = switched("anyCardAsHalfCoin", "seat 1; hand traveler")
    assert there.offered("spend") == ["traveler"]


def test_r14_trim_hand_to_four() -> None:
    there = switched("trimHandTo4", "seat 1; hand traveler 4, sailor").plays("end").lacks("done")
    there.refuses("done", "illegal.hand-too-large").plays("discard sailor", "done")
    assert (there.asked, there.hand(1)) == ("2 play", "traveler 4")


def test_r14_reenter_start_counts_as_machete_1() -> None:
    there = switched("reenterStart", "seat 1; at B62; hand scout, native, traveler; seat 2; at B11; seat 3; at B12")
    there.offers("move scout B71", "move native B72").refuses(
        "move traveler B71", "illegal.other-symbol", symbol="machete", needed=1
    )
    there.plays("move scout B71")
    assert there.left == 1
    assert there.plays("step B72").at(1) == "B72"


def test_r14_base_camp_once() -> None:
    there = switched("baseCampOnce", "seat 1; at B12; hand traveler 2, sailor, native; seat 2; at B23; hand traveler")
    there.plays("pay B13", "give traveler", "move sailor B12").refuses("pay B13", "illegal.camp-used")
    there.offers("move native B13").plays("end", "done").refuses("pay B13", "illegal.camp-used")


def test_r14_base_camp_once_spares_rubble_and_other_camps() -> None:
    there = switched("baseCampOnce", "camps-used B13; seat 1; at K21; hand traveler 2").plays("pay K11", "give traveler")
    assert there.at(1) == "K11"
    there = switched("baseCampOnce", "seat 1; at C42; hand traveler 3, photographer")
    there.plays("pay C43", "give traveler", "pay C52", "give traveler", "pay C43", "give traveler")
    assert there.at(1) == "C43"


def test_r14_base_camp_once_is_not_used_up_by_a_native() -> None:
    there = switched("baseCampOnce", "seat 1; at B12; hand native, traveler, sailor").plays("move native B13", "move sailor B12")
    assert there.plays("pay B13", "give traveler").at(1) == "B13"


def test_r14_full_race() -> None:
    there = switched("fullRace", "first 1; turn 3; seat 3; at K14; hand sailor").plays("move sailor Z1")
    assert (there.asked, there.state.round) == ("1 play", 2)


def test_r14_first_player() -> None:
    for seat in (1, 2, 3):
        assert Game.new(seed=5, first_player=seat).decision.seat == seat


def test_r14_max_rounds() -> None:
    game = Game.new(seed=5, max_rounds=1, first_player=1)
    for _ in range(3):
        game.play("end")
        game.play("done")
    assert game.is_over
