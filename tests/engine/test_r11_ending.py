"""R11.1-R11.6, R11.9, R11.10: arriving and the last round."""

from __future__ import annotations

import pytest
from table import table

from eldorado import Game

GOAL = "K14"
"""The corner of the last tile of the first route; the finish lies beyond, for one paddle."""


def race(players: int, first: int, *seats: str, lines: str = "") -> str:
    """Seats with one place and hand each: `K14 sailor`."""
    said = [f"players {players}", f"first {first}", lines]
    for number, seat in enumerate(seats, 1):
        place, _, hand = seat.partition(" ")
        said.append(f"seat {number}; at {place}; hand {hand or '-'}")
    return "\n".join(said)


def test_r11_1_entering_the_finish_takes_the_piece_to_el_dorado() -> None:
    there = table(race(3, 1, "K14 sailor", "K25 sailor", "K13 sailor")).plays("move sailor Z1")
    assert (there.at(1), there.facts[:3]) == ("home", ["card-played", "piece-moved", "piece-arrived"])
    assert there.plays("move sailor Z3").at(2) == "home"


def test_r11_1_it_costs_the_symbol_of_the_side() -> None:
    there = table(race(3, 1, "K14 explorer, traveler")).refuses(
        "move explorer Z1", "illegal.other-symbol", symbol="paddle", needed=1
    )
    there.refuses("move traveler Z1", "illegal.other-symbol")
    jungle = table("route home-stretch; players 3; seat 1; at C14; hand explorer, sailor")
    assert jungle.offered("move explorer") == ["Z1", "Z2", "Z3"]


def test_r11_1_what_is_left_is_lost() -> None:
    there = table("players 2; seat 1; at K14, K25; hand captain").plays("move captain Z1").lacks("step", "stop")
    assert (there.at(1), there.left) == ("home, K25", 0)


def test_r11_2_a_piece_at_home_blocks_nothing_and_stays() -> None:
    there = table("players 2; seat 1; at K14, K25; hand sailor, captain").plays("move sailor Z3", "move captain Z3 /2")
    assert there.at(1) == "home, home"


def test_r11_3_two_players_arrive_with_both_pieces() -> None:
    there = table("players 2; seat 1; at home, K14; hand sailor; seat 2; at K25, K13; hand sailor")
    assert there.state.arrivals == 0
    there.plays("move sailor Z1 /2")
    assert (there.state.arrivals, there.asked) == (1, "2 play")


def test_r11_4_the_seats_behind_still_play_and_the_others_do_not() -> None:
    there = table(race(4, 2, "B61", "B62", "K14 sailor", "B63", lines="turn 3")).plays("move sailor Z1")
    assert there.asked == "4 play"
    assert there.plays("end").asked == "1 play"
    there.plays("end")
    assert (there.asked, there.ended()) == ("over", (3, "arrived"))


def test_r11_5_the_last_seat_ends_the_game_at_once() -> None:
    there = table(race(3, 2, "K14 sailor", "B61", "B62", lines="turn 1")).plays("move sailor Z1")
    assert (there.asked, there.ended(), there.facts[-1]) == ("over", (1, "arrived"), "game-ended")


def test_r11_5_also_when_the_seats_behind_have_resigned() -> None:
    there = table(race(3, 1, "B61", "K14 sailor", "B62", lines="turn 2")).plays("resign 3", "move sailor Z1")
    assert there.ended() == (2, "arrived")


def test_r11_6_the_first_of_two_pieces_triggers_nothing() -> None:
    there = table("players 2; seat 1; at K14, B61; hand sailor, explorer; seat 2; at B62, B63; hand -").plays("move sailor Z1")
    assert (there.asked, there.state.arrivals) == ("1 play", 0)
    there.plays("end", "discard explorer", "end")
    assert (there.asked, there.state.round) == ("1 play", 2)


def test_r11_9_the_turn_ends_at_once_without_discard_and_draw() -> None:
    there = table(race(3, 1, "K14 sailor, traveler 2", "B61", "B62")).plays("move sailor Z1")
    assert (there.hand(1), there.area(1), there.discard(1)) == ("traveler 2", "sailor", "-")
    assert there.asked == "2 play"


def test_r11_9_an_item_that_brought_one_home_is_removed() -> None:
    there = table("players 3; caves on; seat 1; at K14; hand prop_plane, traveler; tokens keep_item").plays("move prop_plane Z1")
    assert (there.removed(1), there.waiting, there.asked) == ("prop_plane", "-", "2 play")


def test_r11_9_with_two_pieces_the_turn_goes_on_for_the_other() -> None:
    there = table("players 2; seat 1; at K14, B61; hand sailor, explorer, photographer").plays(
        "move sailor Z1", "move explorer B51 /2"
    )
    there.plays("spend photographer", "buy scout")
    assert (there.at(1), there.discard(1)) == ("home, B51", "scout")


def test_r11_9_the_piece_at_home_has_no_more_moves() -> None:
    there = table("players 2; seat 1; at home, K14; hand explorer")
    there.refuses("move explorer K24", "illegal.no-piece", piece=1).offers("move explorer K24 /2")


def test_r11_10_who_has_arrived_takes_no_more_turns() -> None:
    there = table(race(3, 1, "K14 sailor", "B61", "B62", lines="switch fullRace")).plays("move sailor Z1", "end", "end")
    assert (there.asked, there.state.round) == ("2 play", 2)
    there.refuses("resign 1", "illegal.cannot-resign", seat=1)


@pytest.mark.parametrize(("first", "places"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_r11_11_equally_far_the_earlier_in_turn_order_ranks_before(first: int, places: list[int]) -> None:
    game = Game.new(route="first-game", players=3, seed=1, first_player=first, max_rounds=1)
    for _ in range(3):
        game.play("end")
        game.play("done")
    assert game.outcome is not None
    assert list(game.outcome.places) == places
