"""Advice for route designers, and the ways it rests on."""

from __future__ import annotations

import pytest

from eldorado.box import catalog
from eldorado.engine.board import Board
from eldorado.engine.components import MOUNTAIN, START
from eldorado.notation.routes import parse_route
from eldorado.routes.advice import Advice, advise, whole_ways
from eldorado.routes.layout import lay
from eldorado.routes.printed import route, route_ids
from eldorado.routes.ways import (
    Ground,
    Way,
    easiest,
    easiest_in_runs,
    longest_run,
    narrowest,
    piece_ground,
    shortest,
    whole_ground,
)  # fmt: skip


def board_of(*pieces: str) -> Board:
    return lay(parse_route("\n".join([*(piece.replace("@", "turn") for piece in pieces), "end river"])), catalog())


def advice(board: Board, code: str) -> list[Advice]:
    return [one for one in advise(board) if one.code == code]


@pytest.mark.parametrize("id_", route_ids())
def test_printed_routes_have_no_long_stretch_no_short_cut_and_few_bottlenecks(id_: str) -> None:
    assert {one.code for one in advise(route(id_))} <= {"advice.bend"}


def test_the_figures_of_the_printed_routes() -> None:
    found = {}
    for id_ in route_ids():
        short, easy = whole_ways(route(id_))
        found[id_] = (short.steps, short.power, easy.steps, easy.power)
    assert found == {
        "first-game": (28, 34, 28, 34), "hills-of-gold": (34, 45, 38, 44), "home-stretch": (34, 42, 34, 42),
        "serpentine": (34, 47, 35, 46), "winding-paths": (33, 45, 38, 42), "swamplands": (33, 49, 34, 48),
        "witchs-cauldron": (39, 60, 45, 55),
    }  # fmt: skip


def test_a_long_stretch_of_jungle_is_told_with_its_length_and_ends() -> None:
    found = advice(board_of("A 0 0 @ 0", "L 7 -3 @ 3", "D 11 -10 @ 0"), "advice.one-colour")
    assert [one.pieces for one in found] == [["A", "L", "D"]]
    figures = found[0].figures
    assert (figures["terrain"], figures["count"], figures["power"]) == ("jungle", 10, 11)
    assert (figures["first_space"], figures["last_space"]) == (found[0].spaces[0], found[0].spaces[-1])
    assert len(found[0].spaces) == 10


def test_an_open_seam_that_saves_steps_and_power_is_told() -> None:
    found = advice(board_of("A 0 0 @ 4", "I -7 4 @ 3", "D -3 7 @ 1"), "advice.open-seam")
    assert [one.pieces for one in found] == [["A", "D"]]
    assert found[0].figures == {"steps": 10, "power": 11, "other_steps": 13, "other_power": 13}


def test_an_easy_short_cut_across_a_piece_is_told() -> None:
    found = advice(board_of("A 0 0 @ 5", "I 7 -4 @ 0", "D 14 -7 @ 2"), "advice.short-cut")
    assert [one.pieces for one in found] == [["D"]]
    assert found[0].figures == {"steps": 6, "power": 6, "other_steps": 8, "other_power": 12}


def test_an_inner_bend_that_is_the_easier_side_is_told() -> None:
    found = advice(route("hills-of-gold"), "advice.bend")
    assert [one.pieces for one in found] == [["J"]]
    assert found[0].figures == {"steps": 4, "power": 4, "other_steps": 10, "other_power": 12}


def test_a_hard_inner_bend_is_as_it_should_be() -> None:
    assert advice(route("witchs-cauldron"), "advice.bend") == []  # G, D and M in bends, their hard middles inside


def test_a_single_narrow_piece_is_not_worth_a_word_but_two_are() -> None:
    assert advice(route("home-stretch"), "advice.bottleneck") == []  # M alone is two spaces wide
    found = advice(board_of("B 0 0 @ 2", "E 3 4 @ 3", "M 10 0 @ 2"), "advice.bottleneck")
    assert [(one.pieces, one.spaces) for one in found] == [(["E"], ["E51", "E52"]), (["M"], ["M56", "M65"])]


def test_a_single_space_that_all_must_pass_is_always_worth_a_word() -> None:
    found = advice(board_of("B 0 0 @ 3", "I -3 -4 @ 4", "M -6 -8 @ 4"), "advice.bottleneck")
    assert (["I"], ["I36"]) in [(one.pieces, one.spaces) for one in found]


def test_the_easiest_way_is_never_dearer_and_the_shortest_never_longer() -> None:
    for id_ in route_ids():
        board = route(id_)
        short, easy = whole_ways(board)
        assert easy.power <= short.power
        assert short.steps <= easy.steps
        assert short.steps == min(board.distance[start] for start in board.starts)
        for way in (short, easy):
            assert way.spaces[0] in board.starts
            assert way.spaces[-1] in board.finishes
            for a, b in zip(way.spaces, way.spaces[1:], strict=False):
                assert b in board.neighbours[a * 6 : a * 6 + 6]
                assert board.terrain[b] not in (MOUNTAIN, START)


def test_no_way_at_all_is_none() -> None:
    board = route("first-game")
    ground = whole_ground(board)
    nowhere = Ground(board, set(), set())
    assert easiest(nowhere, board.starts, set(board.finishes)) is None
    seams = {(i, i + 1) for i in range(5)}
    assert shortest(Ground(board, ground.spaces, seams), board.starts, set(board.finishes)) is None


def test_ways_with_short_runs_cost_more_or_the_same() -> None:
    board = route("witchs-cauldron")
    ground, finish = whole_ground(board), set(board.finishes)
    free = easiest(ground, board.starts, finish)
    assert free is not None
    powers = []
    for most in (3, 4, 6, 9):
        way = easiest_in_runs(ground, board.starts, finish, most)
        assert way is not None
        assert len(longest_run(board, way)) <= most
        powers.append(way.power)
    assert powers == sorted(powers, reverse=True)
    assert powers[-1] >= free.power
    assert easiest_in_runs(ground, board.starts, finish, 1) is None


def test_rubble_and_camps_end_a_run() -> None:
    board = route("first-game")
    names = ["C11", "C12", "C13", "C14", "C25"]  # jungle, jungle, rubble, rubble, river
    run = longest_run(board, Way(board, [board.space(name) for name in names]))
    assert [board.names[space] for space in run] == ["C11", "C12"]


def width(board: Board, letter: str) -> int:
    piece = [p.letter for p in board.route.pieces].index(letter)
    before, after = board.connections[piece - 1], board.connections[piece]
    entries = {b for a, b in before.edges if board.is_passable(a) and board.is_passable(b)}
    exits = {a for a, b in after.edges if board.is_passable(a) and board.is_passable(b)}
    cut = narrowest(piece_ground(board, piece), entries, exits, 9)
    assert cut is not None
    ground = piece_ground(board, piece)
    assert easiest(ground.without(cut), sorted(entries), exits) is None  # the cut does cut
    return len(cut)


def test_how_many_ways_lead_across_a_piece_side_by_side() -> None:
    assert width(route("first-game"), "C") == 4
    assert width(route("hills-of-gold"), "G") == 3
    assert width(route("home-stretch"), "M") == 2
    assert width(route("home-stretch"), "Q") == 5


@pytest.mark.parametrize("id_", route_ids())
def test_the_narrowest_place_cannot_be_walked_round_and_leaves_as_many_ways(id_: str) -> None:
    board = route(id_)
    for piece in board.route.pieces[1:-1]:
        wide = width(board, piece.letter)
        number = [p.letter for p in board.route.pieces].index(piece.letter)
        entries = {b for a, b in board.connections[number - 1].edges if board.is_passable(a) and board.is_passable(b)}
        exits = {a for a, b in board.connections[number].edges if board.is_passable(a) and board.is_passable(b)}
        assert narrowest(piece_ground(board, number), entries, exits, wide - 1) is None
