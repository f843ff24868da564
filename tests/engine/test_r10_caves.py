"""R10.1-R10.10, R10.14: exploring caves."""

from __future__ import annotations

from table import TWO_CAVES, Table, table

CAVE_AT_THE_END = """
route
  route end
  B   0   0  turn 2
  I   7  -3  turn 0
  end jungle 10 -3
"""


def explorer(at: str, hand: str, *lines: str) -> Table:
    said = "\n".join(lines)
    return table(f"players 3; caves on; {said}; seat 1; at {at}; hand {hand}")


def two_caves(*lines: str) -> Table:
    return table(TWO_CAVES + "players 3; caves on; " + "\n".join(lines))


def test_r10_1_without_the_variant_caves_are_mountains() -> None:
    there = table("players 3; seat 1; at B44; hand explorer").plays("move explorer B34")
    assert there.token_count(1) == 0
    assert there.state.caves == 0


def test_r10_2_a_standing_blockade_hides_a_cave() -> None:
    there = two_caves("blockades F-I 5", "seat 1; at F25; hand sailor").plays("move sailor F14")
    assert (there.token_count(1), there.cave("F13"), there.cave("I47")) == (1, 3, 4)
    there = two_caves("seat 1; at F25; hand sailor").plays("move sailor F14")
    assert (there.token_count(1), there.cave("F13"), there.cave("I47")) == (2, 3, 3)


def test_r10_3_a_payment_is_a_movement() -> None:
    there = explorer("C42", "explorer, sailor").plays("pay C43", "give sailor")
    assert (there.token_count(1), there.cave("C44")) == (1, 3)
    assert explorer("B12", "traveler").plays("pay B13", "give traveler").token_count(1) == 1


def test_r10_3_a_native_and_a_token_are_movements() -> None:
    there = table("players 3; caves on; seat 1; at B44; tokens machete_1").plays("move @machete_1 B34")
    assert there.token_count(1) == 1
    there = table("players 3; caves on; seat 1; at B44; tokens native").plays("move @native B34")
    assert there.token_count(1) == 1


def test_r10_4_stopping_beside_a_cave_brings_its_top_token() -> None:
    there = explorer("B44", "explorer").plays("move explorer B34")
    assert (there.token_count(1), there.cave("B24"), there.facts[-1]) == (1, 3, "token-found")


def test_r10_4_passing_does_not() -> None:
    there = explorer("B44", "trailblazer").plays("move trailblazer B34", "step B35", "step B46")
    assert (there.token_count(1), there.cave("B24")) == (0, 4)


def test_r10_4_going_from_one_space_beside_it_to_another_does_not() -> None:
    assert explorer("B34", "explorer").plays("move explorer B35").token_count(1) == 0


def test_r10_4_away_and_back_with_one_card_does_not() -> None:
    assert explorer("B34", "scout").plays("move scout B44", "step B34").token_count(1) == 0


def test_r10_4_away_and_back_with_two_cards_does_and_again() -> None:
    there = explorer("B34", "explorer 3, scout").plays("move explorer B44", "move explorer B34")
    assert there.token_count(1) == 1
    there.plays("move explorer B33", "move scout B34", "stop")
    assert there.token_count(1) == 2


def test_r10_5_taking_the_blockade_before_a_cave_explores_it() -> None:
    there = two_caves("blockades F-I 4", "seat 1; at F14; hand sailor").plays("break sailor #4")
    assert (there.at(1), there.token_count(1), there.cave("I47"), there.cave("F13")) == ("F14", 1, 3, 4)


def test_r10_5_by_rubble_and_native_too() -> None:
    there = two_caves("blockades F-I 3", "seat 1; at F14; hand sailor").plays("pay #3", "give sailor")
    assert (there.token_count(1), there.cave("I47")) == (1, 3)
    there = two_caves("blockades F-I 6", "seat 1; at F14; hand native").plays("break native #6")
    assert (there.token_count(1), there.cave("I47")) == (1, 3)


def test_r10_5_if_the_card_goes_on_only_the_last_space_counts() -> None:
    there = two_caves("blockades F-I 4", "seat 1; at F14; hand captain").plays("break captain #4")
    assert there.token_count(1) == 0
    there.plays("step F25", "stop")
    assert (there.token_count(1), there.cave("I47")) == (0, 4)


def test_r10_6_somebody_else_takes_it_and_one_must_stop_away_first() -> None:
    there = two_caves("blockades F-I 1", "turn 2", "seat 1; at F14; hand sailor 1; seat 2; at I74; hand explorer; seat 3; hand -")
    there.plays("break explorer #1")
    assert (there.token_count(1), there.token_count(2)) == (0, 0)
    there.plays("end", "end", "move sailor F24")
    assert there.token_count(1) == 0


def test_r10_6_the_own_other_piece_takes_it() -> None:
    there = table(TWO_CAVES + "players 2; caves on; blockades F-I 1; seat 1; at F14, I74; hand explorer").plays(
        "break explorer #1 /2"
    )
    assert there.token_count(1) == 0


def test_r10_7_exploring_is_automatic() -> None:
    there = explorer("B44", "explorer").plays("move explorer B34")
    assert (there.asked, there.token_count(1)) == ("1 play", 1)


def test_r10_8_two_new_caves_one_token_from_each() -> None:
    there = two_caves("seat 1; at I55; hand explorer").plays("move explorer I56")
    assert (there.token_count(1), there.cave("F13"), there.cave("I47")) == (2, 3, 3)


def test_r10_8_an_empty_pile_gives_nothing() -> None:
    there = explorer("B44", "explorer", "caves-left B24 0").plays("move explorer B34")
    assert (there.token_count(1), there.cave("B24")) == (0, 0)


def test_r10_8_arriving_explores_nothing() -> None:
    there = table(CAVE_AT_THE_END + "players 3; caves on; seat 1; at I25; hand scout, sailor")
    there.plays("move scout I36", "step Z1")
    assert (there.at(1), there.token_count(1)) == ("home", 0)


def test_r10_8_beginning_beside_a_cave_gives_nothing() -> None:
    there = explorer("B34", "explorer")
    assert there.token_count(1) == 0
    assert there.plays("move explorer B44").token_count(1) == 0


def test_r10_9_exploring_ends_the_card() -> None:
    there = explorer("B54", "trailblazer").plays("move trailblazer B44", "step B34")
    assert (there.token_count(1), there.left) == (0, 1)
    there.plays("stop").refuses("step B33", "illegal.no-movement")
    assert there.token_count(1) == 1


def test_r10_10_a_token_is_used_the_same_turn_and_is_gone() -> None:
    there = table("""
        players 3
        caves on
        used draw 4, remove 4, replace 3, keep_item 2, pass_through 2, native 2, change_symbol 2
        caves-left B24 1, C44 0, I47 0
        seat 1
          at B44
          hand explorer
        seat 2
          tokens paddle_1 2, paddle_2 3, coin_1 2, coin_2 3
        seat 3
          tokens machete_1 2, machete_2 2, machete_3 2
        """)
    assert there.plays("move explorer B34").tokens(1) == "machete_2"
    there.plays("move @machete_2 B44", "step B33")
    assert (there.at(1), there.tokens(1)) == ("B33", "-")
    assert "machete_2" in there.used


def test_r10_10_tokens_are_for_the_own_first_phase() -> None:
    there = table("players 3; caves on; seat 1; hand sailor; tokens draw").plays("end")
    there.refuses("use @draw", "illegal.not-asked", asked="discard")


def test_r10_10_tokens_lie_face_up() -> None:
    there = table("players 3; caves on; seat 1; tokens draw 2, native")
    assert there.game.view(3).known.players[0].tokens == there.state.players[0].tokens > 0


def test_r10_14_each_piece_explores_for_itself() -> None:
    there = table("players 2; caves on; seat 1; at B34, B44; hand explorer 2").plays("move explorer B33", "move explorer B34 /2")
    assert (there.token_count(1), there.cave("B24")) == (1, 3)
    there = table("players 2; caves on; seat 1; at B44, B46; hand explorer 2").plays("move explorer B34", "move explorer B35 /2")
    assert (there.token_count(1), there.cave("B24")) == (2, 2)
