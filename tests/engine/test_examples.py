"""The worked examples of the rulebooks (chapter 16), in notation."""

from __future__ import annotations

import pathlib
import re

from table import TWO_CAVES, Table, solo, table

ANNES_WAY = """
route
  route annes-way
  B   0   0  turn 2
  K   7  -3  turn 0
  I  11   0  turn 1
  end river
"""
"""Jungle 1, 2, 2, a base camp, river 2 and 1, and rubble 3 in a row: K62 K72 K73 K74 I71 I62 I52."""


def test_example_1_sarah_moves_four_spaces_with_three_cards() -> None:
    there = solo("K65", "explorer, scout, trailblazer").plays("move explorer K56")
    assert there.left == 0
    there.plays("move scout K46", "step K35")
    assert there.left == 0
    there.plays("move trailblazer K34")
    assert (there.at(1), there.left, there.area(1)) == ("K34", 0, "explorer, scout, trailblazer")


def test_example_2_a_blockade_is_taken_and_two_machetes_are_left() -> None:
    there = solo("B21", "trailblazer", "blockades B-C 1").plays("break trailblazer #1")
    assert (there.won(1), there.left, there.at(1)) == ([1], 2, "B21")
    there.offers("stop").plays("step C21", "step C11")
    assert (there.at(1), there.left) == ("C11", 0)


def test_example_3_john_buys_a_transmitter_for_four() -> None:
    there = table("players 3; seat 1; hand traveler, photographer, explorer, sailor; draw explorer 2, traveler 3")
    there.plays("spend traveler", "spend photographer", "spend explorer").lacks("buy transmitter").plays("spend sailor")
    assert there.state.purse == 8
    there.plays("buy transmitter")
    assert (there.discard(1), there.hand(1), there.area(1)) == ("transmitter", "-", "explorer, traveler, sailor, photographer")
    there.plays("end")
    assert (there.hand_size(1), there.discard(1)) == (4, "explorer, traveler, sailor, photographer, transmitter")


def anne() -> Table:
    """Her draw pile holds just the two cards that the Cartographer brings."""
    return table(ANNES_WAY + "players 3; market scout, -; seat 1; at K52; hand traveler, journalist, prop_plane, cartographer; "
                 "draw pioneer, native; discard explorer 3, traveler 2, sailor")  # fmt: skip


def test_example_4_anne_moves_seven_spaces_and_buys_a_compass() -> None:
    there = anne().plays("use cartographer")
    assert there.hand(1) == "traveler, pioneer, journalist, prop_plane, native"
    there.plays("move pioneer K62", "step K72", "step K73")
    assert (there.at(1), there.left) == ("K73", 0)
    there.plays("pay K74", "give traveler")
    assert (there.at(1), there.removed(1)) == ("K74", "traveler 2")
    there.plays("move prop_plane I71", "step I62")
    assert there.left == 1
    there.plays("stop", "move native I52")
    assert (there.at(1), there.hand(1)) == ("I52", "journalist")
    there.plays("spend journalist", "buy compass")
    assert (there.pile("compass"), there.slots) == (2, "scout, compass, -, -, -, -")
    assert there.area(1) == "pioneer, journalist, cartographer, native"
    before = there.discard(1)
    assert before == "explorer 3, traveler 2, sailor, compass"
    there.plays("end")
    assert there.removed(1) == "traveler 2, prop_plane"
    assert there.hand_size(1) == 4
    assert there.facts.count("card-discarded") == 4


def julian() -> Table:
    """All tokens but coin 2 are out, so that he finds what the picture shows."""
    return table("""
        players 3
        caves on
        caves-left B24 2, C44 0, I47 0
        used machete_1 2, machete_2 3, machete_3 2, paddle_1 2, paddle_2 3, coin_1 2, draw 4, remove 4
        seat 1
          at B44
          hand explorer
        seat 2
          tokens replace 3, keep_item 2, pass_through 2, native 2, change_symbol 2
        """)


def test_example_5_julian_finds_two_coins_and_goes_on_with_them() -> None:
    there = julian().plays("move explorer B34")
    assert (there.tokens(1), there.cave("B24")) == ("coin_2", 1)
    there.plays("move @coin_2 B23")
    assert (there.at(1), there.tokens(1), there.cave("B24")) == ("B23", "-", 1)


def test_example_5_or_keeps_them() -> None:
    there = julian().plays("move explorer B34", "end")
    assert there.tokens(1) == "coin_2"


BEHIND = TWO_CAVES + "players 3; caves on; blockades F-I 4; seat 1; at F25; hand captain, sailor; seat 2; at F24; hand sailor; "


def test_example_6_a_cave_behind_a_blockade_is_explored_when_it_falls() -> None:
    there = table(BEHIND).plays("move sailor F14")
    assert (there.token_count(1), there.cave("I47")) == (1, 4)
    there.plays("break captain #4", "stop")
    assert (there.token_count(1), there.cave("I47")) == (2, 3)


def test_example_6_not_when_somebody_else_takes_it() -> None:
    there = table(TWO_CAVES + "players 3; caves on; blockades F-I 1; first 2; seat 1; at F14; hand sailor, captain; "
                  "seat 2; at I74; hand explorer; seat 3; hand -; turn 2")  # fmt: skip
    there.plays("break explorer #1", "end", "end")
    assert (there.token_count(1), there.cave("I47")) == (0, 4)
    there.plays("move sailor F25", "move captain F14", "stop")
    assert (there.token_count(1), there.cave("I47"), there.cave("F13")) == (2, 3, 3)


def test_the_example_of_the_guide_to_the_tests_runs() -> None:
    text = (pathlib.Path(__file__).parents[2] / "docs/testing.md").read_text("utf-8")
    [block] = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    exec(compile(block, "docs/testing.md", "exec"), {"solo": solo})
