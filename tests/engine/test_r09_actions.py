"""R9: action cards and drawing."""

from __future__ import annotations

import pytest
from table import solo, table

DRAWERS = {"cartographer": 2, "compass": 3, "scientist": 1, "travel_log": 2}


def test_r9_1_action_cards_are_played_between_steps_and_after_buying() -> None:
    there = solo("B64", "trailblazer, cartographer").plays("move trailblazer B54").offers("use cartographer")
    there.plays("stop").offers("use cartographer")


@pytest.mark.parametrize("opens", ["pay C43", "use scientist", "use transmitter", "spend photographer"])
def test_r9_1_not_while_a_choice_payment_or_purse_is_open(opens: str) -> None:
    there = solo("C42", "cartographer, scientist, transmitter, photographer").plays(opens)
    there.lacks("use", "end").refuses("use cartographer", "illegal.not-asked")


@pytest.mark.parametrize("card", [*DRAWERS, "transmitter"])
def test_r9_1_they_move_nobody(card: str) -> None:
    there = solo("B61", f"{card}, sailor", "blockades B-C 1")
    there.lacks(f"move {card}").refuses(f"move {card} B51", "illegal.does-not-move", source=card)


@pytest.mark.parametrize("card", [*DRAWERS, "transmitter", "native"])
def test_r9_1_they_are_half_a_coin_and_one_card_on_rubble_and_camp(card: str) -> None:
    there = solo("C42", f"{card}, photographer").plays(f"spend {card}")
    assert there.state.purse == 1
    assert solo("C42", f"{card}, photographer").plays("pay C43", f"give {card}").area(1) == card
    assert solo("B12", f"{card}, photographer").plays("pay B13", f"give {card}").removed(1) == card


def test_r9_2_an_empty_draw_pile_is_made_of_the_discard_pile() -> None:
    there = table("players 3; seat 1; hand cartographer, traveler; draw sailor; discard explorer 2; play traveler")
    there.plays("use cartographer")
    assert (there.hand(1), there.draw(1), there.discard(1)) == ("explorer, traveler, sailor", "explorer", "-")
    assert there.area(1) == "traveler, cartographer"
    assert there.facts == ["card-played", "cards-drawn", "deck-shuffled", "cards-drawn"]


def test_r9_2_fewer_cards_without_compensation() -> None:
    there = table("players 3; seat 1; hand compass; draw sailor; discard -; play traveler").plays("use compass")
    assert (there.hand(1), there.draw(1), there.area(1)) == ("sailor", "-", "traveler")


def test_r9_2_the_play_area_is_never_shuffled_in() -> None:
    there = table("players 3; seat 1; hand cartographer; draw -; discard -; play traveler 3").plays("use cartographer")
    assert (there.hand(1), there.area(1)) == ("-", "traveler 3, cartographer")


def test_r9_2_every_card_of_the_pile_can_come_first() -> None:
    position = "players 3; seed {}; seat 1; hand scientist; draw explorer, traveler, sailor"
    hands = {table(position.format(seed)).plays("use scientist").hand(1) for seed in range(30)}
    assert hands == {"explorer", "traveler", "sailor"}


@pytest.mark.parametrize(("card", "amount"), DRAWERS.items())
def test_r9_3_drawing_cards_draw(card: str, amount: int) -> None:
    there = table(f"players 3; seat 1; hand {card}, sailor").plays(f"use {card}")
    assert there.hand_size(1) == 1 + amount


def test_r9_3_drawn_cards_are_playable_at_once() -> None:
    there = table("players 3; seat 1; at B61; hand cartographer; draw explorer 2").plays("use cartographer", "move explorer B51")
    assert there.at(1) == "B51"


def test_r9_4_the_scientist_may_remove_one() -> None:
    there = table("players 3; seat 1; hand scientist, traveler; draw sailor").plays("use scientist")
    assert (there.asked, there.game.decision.left, there.offered("remove")) == ("1 remove", 1, ["sailor", "traveler"])
    there.plays("remove sailor")
    assert (there.asked, there.hand(1)) == ("1 play", "traveler")
    assert "sailor" in there.removed(1)


def test_r9_4_or_none() -> None:
    there = table("players 3; seat 1; hand scientist, traveler; draw sailor").plays("use scientist", "done")
    assert (there.asked, there.hand(1)) == ("1 play", "traveler, sailor")


def test_r9_4_the_travel_log_may_remove_none_one_or_two() -> None:
    position = "players 3; seat 1; hand travel_log, traveler; draw sailor, compass; discard traveler 3, explorer 3"
    assert table(position).plays("use travel_log", "done").hand(1) == "traveler, sailor, compass"
    assert table(position).plays("use travel_log", "remove traveler", "done").hand(1) == "sailor, compass"
    there = table(position).plays("use travel_log", "remove compass", "remove traveler")
    assert (there.asked, there.hand(1), there.removed(1)) == ("1 play", "sailor", "traveler, compass")
    assert there.waiting == "travel_log"


def test_r9_4_the_card_itself_is_not_in_hand() -> None:
    there = table("players 3; seat 1; hand scientist 2; draw sailor").plays("use scientist")
    assert there.offered("remove") == ["sailor", "scientist"]
    there = table("players 3; seat 1; hand travel_log; draw sailor").plays("use travel_log").lacks("remove travel_log")
    assert there.game.decision.left == 1


def test_r9_4_the_choice_comes_before_the_next_play() -> None:
    there = (
        solo("B61", "scientist, explorer")
        .plays("use scientist")
        .refuses("move explorer B51", "illegal.not-asked", asked="remove")
    )
    there.refuses("end", "illegal.not-asked")


def test_r9_4_also_when_nothing_could_be_drawn() -> None:
    there = table("players 3; seat 1; hand scientist, traveler; draw -").plays("use scientist", "remove traveler")
    assert (there.hand(1), there.asked) == ("-", "1 play")


def test_r9_4_an_empty_hand_is_asked_nothing() -> None:
    assert table("players 3; seat 1; hand scientist; draw -").plays("use scientist").asked == "1 play"


def test_r9_5_the_draw_is_not_optional() -> None:
    there = table("players 3; seat 1; hand travel_log; draw sailor, explorer").plays("use travel_log")
    assert there.hand(1) == "explorer, sailor"


def test_r9_6_the_native_ignores_what_a_space_asks() -> None:
    there = solo("K33", "native")
    assert there.offered("move native") == ["K22", "K23", "K32", "K34", "K43", "K44"]
    assert (there.plays("move native K23").at(1), there.area(1), there.left) == ("K23", "native", 0)


def test_r9_6_but_not_mountains_caves_or_pieces() -> None:
    there = table("players 3; caves on; seat 1; at B34; hand native; tokens native; seat 2; at B33")
    for source in ("native", "@native"):
        assert there.offered(f"move {source}") == ["B23", "B35", "B44", "B45"]
        there.refuses(f"move {source} B33", "illegal.occupied").refuses(f"move {source} B24", "illegal.mountain")


def test_r9_6_the_native_reaches_the_finish() -> None:
    assert solo("K14", "native, sailor").plays("move native Z2").at(1) == "home"


def test_r9_6_the_native_is_a_movement() -> None:
    there = table("players 3; caves on; seat 1; at B44; hand native").plays("move native B34")
    assert there.token_count(1) == 1


def test_r9_7_removed_cards_are_public_and_never_come_back() -> None:
    there = table("players 3; seat 1; at B12; hand traveler, sailor").plays("pay B13", "give traveler")
    assert there.game.view(2).known.players[0].removed == there.state.players[0].removed > 0
    for _ in range(9):
        there.plays("end", *(["done"] if there.hand(there.state.current + 1) != "-" else []))
    assert there.removed(1) == "traveler"
