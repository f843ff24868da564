"""R12: two players, two pieces each."""

from __future__ import annotations

from table import Table, table

from eldorado.game import Game


def pair(at: str, hand: str, other: str = "B11, B12", *lines: str) -> Table:
    said = "\n".join(lines)
    return table(f"players 2; {said}; seat 1; at {at}; hand {hand}; seat 2; at {other}; hand -")


def test_r12_1_two_pieces_one_deck_one_purchase() -> None:
    there = Table(Game.new(players=2, seed=3, first_player=1))
    assert (there.at(1), there.at(2)) == ("B74, B72", "B73, B71")
    assert there.hand_size(1) == 4
    there = pair("B61, B65", "photographer 2").plays("spend photographer", "buy scout")
    there.refuses("spend photographer", "illegal.bought-already")


def test_r12_2_each_play_chooses_its_piece_and_is_not_split() -> None:
    there = pair("B61, B65", "scout, explorer").plays("move scout B51")
    assert there.offered("step") == ["B42", "B52", "B61"]
    assert there.plays("move explorer B55 /2").at(1) == "B51, B55"


def test_r12_2_payments_and_the_native_move_one_chosen_piece() -> None:
    there = pair("C42, C12", "explorer, native").plays("pay C13 /2", "give explorer")
    assert there.at(1) == "C42, C13"
    assert there.plays("move native C52").at(1) == "C52, C13"
    there = pair("C42, C12", "native").plays("move native C23 /2")
    assert there.at(1) == "C42, C23"


def test_r12_3_own_pieces_block_each_other() -> None:
    there = pair("B61, B51", "scout").refuses("move scout B51", "illegal.occupied")
    there.plays("move scout B52")
    assert there.offered("step") == ["B42", "B61", "B62"]


def test_r12_4_the_first_piece_home_ends_nothing() -> None:
    there = pair("K14, B61", "sailor").plays("move sailor Z1", "end")
    assert there.asked == "2 play"


def test_r12_4_both_home_end_the_round() -> None:
    there = pair("home, K14", "sailor").plays("move sailor Z1 /2", "end")
    assert there.ended() == (1, "arrived")
