"""R6: blockades."""

from __future__ import annotations

from table import solo, table

from eldorado.routes.printed import route, route_ids


def test_r6_1_a_blockade_covers_every_edge_of_its_connection() -> None:
    there = table("players 3; blockades B-C 4; seat 1; at B31; hand explorer 3, native")
    for space in ("C21", "C11"):
        there.refuses(f"move explorer {space}", "illegal.blockade-between", blockade=4)
        there.refuses(f"move native {space}", "illegal.blockade-between", blockade=4)


def test_r6_1_from_the_far_side_too() -> None:
    solo("C21", "explorer", "blockades B-C 4").refuses("move explorer B31", "illegal.blockade-between", blockade=4)


def test_r6_1_big_tiles_share_seven_edges_and_strips_seven_or_eight() -> None:
    for id_ in route_ids():
        board = route(id_)
        letters = [piece.letter for piece in board.route.pieces]
        for connection in board.connections:
            strip = bool(set(letters[connection.first : connection.first + 2]) & set("OPQR"))
            assert len(connection.edges) in ((7, 8) if strip else (7,))


def test_r6_2_beside_a_blockade_is_who_owns_a_covered_edge() -> None:
    for at in ("B11", "B21", "B31", "B41", "C11", "C21", "C31", "C41"):
        solo(at, "explorer", "blockades B-C 1").offers("break explorer #1")
    solo("B22", "explorer", "blockades B-C 1").refuses("break explorer #1", "illegal.not-at-blockade", blockade=1)


def test_r6_2_what_lies_opposite_does_not_matter() -> None:
    there = table("players 3; blockades B-C 1; seat 1; at B41; hand explorer; seat 2; at C11")
    assert there.plays("break explorer #1").won(1) == [1]


def test_r6_3_one_card_of_the_symbol_with_the_power() -> None:
    there = solo("B21", "explorer, scout, sailor, traveler, jack_of_all_trades", "blockades B-C 5")
    there.refuses("break explorer #5", "illegal.too-weak", needed=2, power=1)
    there.refuses("break sailor #5", "illegal.other-symbol", symbol="machete")
    there.refuses("break jack_of_all_trades #5", "illegal.too-weak")
    assert there.offered("break") == ["scout #5"]


def test_r6_3_each_symbol() -> None:
    for number, card in ((1, "explorer"), (2, "traveler"), (4, "sailor")):
        there = solo("B21", "explorer, traveler, sailor, jack_of_all_trades", f"blockades B-C {number}")
        assert there.offered("break") == sorted([f"{card} #{number}", f"jack_of_all_trades #{number}"])


def test_r6_3_what_is_left_of_a_movement_pays() -> None:
    there = solo("B22", "trailblazer", "blockades B-C 5").plays("move trailblazer B21", "step #5")
    assert (there.won(1), there.left) == ([5], 0)


def test_r6_3_too_little_left_does_not() -> None:
    there = solo("B22", "scout", "blockades B-C 5").plays("move scout B21").refuses("step #5", "illegal.too-little-left")
    there.refuses("step #1", "illegal.no-blockade", blockade=1)


def test_r6_3_rubble_takes_exactly_its_cards() -> None:
    there = solo("B21", "explorer, sailor, traveler", "blockades B-C 6").plays("pay #6", "give sailor")
    assert (there.asked, there.won(1)) == ("1 pay", [])
    there.plays("give traveler")
    assert (there.won(1), there.area(1), there.hand(1), there.at(1)) == ([6], "traveler, sailor", "explorer", "B21")


def test_r6_3_rubble_needs_the_cards() -> None:
    solo("B21", "explorer", "blockades B-C 6").refuses("pay #6", "illegal.too-few-cards", needed=2, cards=1)
    there = solo("B21", "explorer, giant_machete", "blockades B-C 3")
    there.refuses("break giant_machete #3", "illegal.pay-rubble").refuses("pay #1", "illegal.no-blockade")
    solo("B21", "explorer", "blockades B-C 1").refuses("pay #1", "illegal.needs-symbol", symbol="machete")


def test_r6_4_taken_at_once_and_open_for_everybody() -> None:
    there = table("players 3; blockades B-C 1; seat 1; at B21; hand explorer; seat 2; at B11; hand sailor")
    there.plays("break explorer #1")
    assert (there.won(1), there.standing) == ([1], [0, 0, 0, 0])
    assert there.plays("end", "move sailor C41").at(2) == "C41"


def test_r6_5_the_piece_stays_and_may_stop() -> None:
    there = solo("B21", "trailblazer", "blockades B-C 1").plays("break trailblazer #1")
    assert (there.at(1), there.left) == ("B21", 2)
    assert there.plays("stop").at(1) == "B21"


def test_r6_5_what_is_left_goes_on_from_the_own_space_only() -> None:
    there = solo("B21", "trailblazer", "blockades B-C 1").plays("break trailblazer #1")
    assert there.offered("step") == ["B11", "B22", "B31", "C21"]
    there.refuses("step C11", "illegal.not-next-to")
    there.plays("step C21", "step C11")
    assert (there.at(1), there.left) == ("C11", 0)


def test_r6_6_crossing_later_costs_the_space_only() -> None:
    there = table("players 3; blockades B-C -; seat 1; at B21; hand scout; seat 2; won 1").plays("move scout C21")
    assert there.left == 1


def test_r6_7_a_removal_ends_the_movement_when_nothing_remains() -> None:
    there = solo("B21", "explorer", "blockades B-C 1").plays("break explorer #1")
    assert there.facts[-1] == "movement-ended"
    there.lacks("stop", "step")


def test_r6_8_the_native_takes_a_blockade_and_stays() -> None:
    for number in range(1, 7):
        there = solo("B21", "native, sailor", f"blockades B-C {number}").plays(f"break native #{number}")
        assert (there.at(1), there.won(1), there.hand(1), there.left) == ("B21", [number], "sailor", 0)
        there.lacks("step", "stop")


def test_r6_8_or_moves_but_never_both() -> None:
    there = solo("B21", "native", "blockades B-C 6")
    assert there.offered("move native") == ["B11", "B22", "B31", "B32"]


def test_r6_9_either_piece_takes_it_for_the_player() -> None:
    there = table("players 2; blockades B-C 1; seat 1; at B61, B21; hand explorer").plays("break explorer #1 /2")
    assert (there.won(1), there.at(1)) == ([1], "B61, B21")
    there = table("players 2; blockades B-C 3; seat 1; at B61, B21; hand explorer").plays("pay #3 /2", "give explorer")
    assert there.won(1) == [3]


def test_r6_10_blockades_won_are_public_and_stay() -> None:
    there = table("players 3; seat 1; won 3 6; seat 2; hand explorer").plays("end", "end", "done", "end")
    assert there.won(1) == [3, 6]
    assert int(there.game.view(2).known.players[0].won) == int(there.game.view(None).known.players[0].won) == (1 << 3) + (1 << 6)
