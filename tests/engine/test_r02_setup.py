"""R2: how a game begins."""

from __future__ import annotations

import pytest
from table import Table, table

from eldorado.box import catalog
from eldorado.engine.errors import RouteError
from eldorado.game import Game
from eldorado.notation.routes import parse_route
from eldorado.routes.layout import check
from eldorado.routes.printed import board_of, route, route_ids

SEEDS = range(24)


def new(players: int = 3, seed: int = 1, route: str = "first-game", caves: bool = False, first: int = 0) -> Table:
    return Table(Game.new(route, players, seed, caves, first))


def own(*pieces: str, end: str = "end river") -> str:
    return "\n".join(["route own", *pieces, end]) + "\n"


def codes(text: str) -> list[str]:
    return [fault.code for fault in check(parse_route(text), catalog()).faults]


def test_r2_1_the_first_game() -> None:
    board = route("first-game")
    assert [piece.letter for piece in board.route.pieces] == ["B", "C", "N", "I", "K"]
    assert board.route.end_side == "river"


def test_r2_1_every_route_begins_with_a_or_b_and_is_laid() -> None:
    assert {route(id_).route.pieces[0].letter for id_ in route_ids()} == {"A", "B"}
    assert len(route_ids()) == 7


def test_r2_2_a_random_blockade_on_every_connection() -> None:
    seen: set[int] = set()
    for seed in SEEDS:
        standing = new(seed=seed).standing
        assert len(set(standing)) == len(standing) == 4
        seen |= set(standing)
    assert seen == {1, 2, 3, 4, 5, 6}


def test_r2_3_a_strip_has_its_blockade_on_the_near_side_only() -> None:
    board = route("home-stretch")
    pieces = [piece.letter for piece in board.route.pieces]
    seams = {pieces[c.first] + pieces[c.first + 1]: c.seam >= 0 for c in board.connections}
    assert seams == {"BJ": True, "JQ": True, "QK": False, "KM": True, "MC": True}
    assert len(new(route="home-stretch").standing) == 4


TWO_STRIPS = ("B 0 0 turn 0", "O 0 -5 turn 0", "Q 1 -8 turn 0", "K 4 -13 turn 0")
NINE_PIECES = (*TWO_STRIPS, "C 11 -17 turn 4", "E 15 -14 turn 1", "G 22 -17 turn 2", "I 19 -21 turn 1", "M 26 -25 turn 5")


def seams(rules: int, *pieces: str) -> list[int]:
    return [connection.seam for connection in board_of(own(*pieces), rules).connections]


def test_r2_3_from_strip_to_strip_lies_the_second_strips_blockade() -> None:
    assert seams(2, *TWO_STRIPS) == [0, 1, -1]
    assert len(new(route=own(*TWO_STRIPS)).standing) == 2


def test_r2_3_under_the_first_rules_the_way_from_strip_to_strip_was_open() -> None:
    assert seams(1, *TWO_STRIPS) == [0, -1, -1]


def test_r2_3_where_it_would_be_the_seventh_it_stays_open() -> None:
    assert seams(2, *NINE_PIECES) == seams(1, *NINE_PIECES) == [0, -1, -1, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("id_", route_ids())
def test_r2_3_on_printed_routes_both_versions_are_the_same(id_: str) -> None:
    old, now = route(id_, 1), route(id_, 2)
    assert (old.rules, now.rules) == (1, 2)
    assert (old.seams, old.ways, old.distance) == (now.seams, now.ways, now.distance)


@pytest.mark.parametrize("id_", route_ids())
def test_r2_4_no_blockade_before_the_finish(id_: str) -> None:
    board = route(id_)
    for finish in board.finishes:
        assert set(board.seams[finish * 6 : finish * 6 + 6]) == {-1}


def test_r2_5_tiles_that_touch_out_of_order_are_open_and_warned_about() -> None:
    text = own("B 0 0 turn 2", "F 7 -3 turn 0", "I 3 4 turn 3")
    layout = check(parse_route(text), catalog())
    assert layout.board is not None
    assert [(warning.code, warning.part) for warning in layout.warnings] == [("layout.open-seam", "I")]
    b, i = layout.board.space("B14"), layout.board.space("I47")
    edge = [int(n) for n in layout.board.neighbours[b * 6 : b * 6 + 6]].index(i)
    assert layout.board.seams[b * 6 + edge] == -1


def test_r2_5b_a_route_uses_each_piece_once() -> None:
    assert codes(own("B 0 0 turn 0", "C 7 -3 turn 0", "C 14 -6 turn 0")) == ["layout.piece-twice"]
    assert codes(own("B 0 0 turn 0", "C 7 -3 turn 0", "D 14 -6 turn 0")) == ["layout.both-sides"]


def test_r2_5b_a_route_begins_with_a_start_tile_and_ends_on_a_big_one() -> None:
    assert "layout.no-start" in codes(own("C 0 0 turn 0", "K 7 -3 turn 0"))
    assert "layout.start-later" in codes(own("B 0 0 turn 0", "A 7 -3 turn 0"))
    assert "layout.end-on-strip" in codes(own("B 0 0 turn 0", "O 0 -5 turn 0"))


def test_r2_5b_the_finish_touches_the_last_tile_only() -> None:
    with pytest.raises(RouteError):
        board_of(own("B 0 0 turn 2", "C 7 -3 turn 5", end="end river 4 0"))


def test_r2_5b_no_route_needs_more_than_six_blockades() -> None:
    assert max(int(route(id_).seam_count) for id_ in route_ids()) <= 6


def test_r2_6_six_kinds_on_the_market_and_twelve_in_reserve() -> None:
    there = new()
    assert there.slots == "scout, photographer, jack_of_all_trades, trailblazer, treasure_chest, transmitter"
    assert there.pile("scout") == there.pile("pioneer") == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r2_7_everybody_draws_four_of_eight(players: int) -> None:
    there = new(players)
    for seat in range(1, players + 1):
        assert there.hand_size(seat) == 4
        assert there.discard(seat) == "-"
    hands = {new(seed=seed).hand(1) for seed in SEEDS}
    assert len(hands) > 3


def test_r2_8_the_first_player_is_random() -> None:
    assert {new(4, seed).asked for seed in SEEDS} == {"1 play", "2 play", "3 play", "4 play"}


def test_r2_8_or_a_seat_that_was_chosen() -> None:
    assert {new(4, seed, first=3).asked for seed in SEEDS} == {"3 play"}


def test_r2_8_the_order_of_seats_stays() -> None:
    there = new(3, first=2)
    order = []
    for _ in range(6):
        order.append(there.asked)
        there.plays("end", "done")
    assert order == ["2 play", "3 play", "1 play"] * 2


@pytest.mark.parametrize("players", [3, 4])
def test_r2_9_one_piece_each_in_turn_order(players: int) -> None:
    there = new(players, first=2)
    board = there.state.board
    order = [(1 + turn) % players + 1 for turn in range(players)]
    assert [there.at(seat) for seat in order] == [board.names[space] for space in board.starts[:players]]
    assert there.at(2) == "B74"


def test_r2_9_two_players_have_two_pieces_on_alternate_starts() -> None:
    there = new(2, first=2)
    assert there.at(2) == "B74, B72"
    assert there.at(1) == "B73, B71"


@pytest.mark.parametrize("id_", route_ids())
def test_r2_10_four_tokens_on_every_cave(id_: str) -> None:
    there = new(route=id_, caves=True)
    caves = [there.state.board.names[space] for space in there.state.board.caves]
    assert [there.cave(name) for name in caves] == [4] * len(caves)
    assert len(caves) <= 7


def test_r2_10_the_tokens_come_shuffled() -> None:
    found = set()
    for seed in range(40):
        there = table(f"players 3; caves on; seed {seed}; seat 1; at B46; hand explorer")
        found.add(there.plays("move explorer B35").tokens(1))
    assert len(found) > 7
