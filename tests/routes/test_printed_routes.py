"""The seven printed routes as boards (R1.7, R1.8, R2.2-R2.5, R6.1)."""

from __future__ import annotations

import pytest

from eldorado.box import catalog
from eldorado.box.expected import ROUTE_BLOCKADES
from eldorado.engine.board import FAR, FINISH_LETTER, NOWHERE, Board, corner_hexes
from eldorado.engine.components import MOUNTAIN, START, STRIP
from eldorado.engine.hexes import distance, neighbours
from eldorado.routes.layout import check
from eldorado.routes.printed import route, route_ids

BOARDS = [pytest.param(route(id_), id=id_) for id_ in route_ids()]
every_route = pytest.mark.parametrize("board", BOARDS)


def around(board: Board, space: int) -> list[int]:
    return [int(other) for other in board.neighbours[space * 6 : space * 6 + 6]]


def test_the_seven_routes_come_in_the_order_of_the_book_and_the_first_has_no_difficulty() -> None:
    found = {id_: route(id_).route.difficulty for id_ in route_ids()}
    assert found == {
        "first-game": "", "hills-of-gold": "easy", "home-stretch": "easy", "winding-paths": "moderate", "serpentine": "moderate",
        "swamplands": "difficult", "witchs-cauldron": "difficult",
    }  # fmt: skip
    assert list(found) == list(route_ids())


@every_route
def test_no_space_lies_on_another_and_each_has_its_own_name(board: Board) -> None:
    assert len(set(board.hexes)) == len(set(board.names)) == len(board.names)
    pieces = sum(len(catalog().tiles[piece.letter].spaces) for piece in board.route.pieces)
    assert len(board.names) == pieces + 3


@every_route
def test_neighbours_are_mutual_and_share_an_edge(board: Board) -> None:
    for space in range(len(board.names)):
        for direction, other in enumerate(around(board, space)):
            assert other == board.at(neighbours(board.hexes[space])[direction])
            if other != NOWHERE:
                assert around(board, other)[(direction + 3) % 6] == space


@every_route
def test_a_blockade_covers_an_edge_from_both_sides(board: Board) -> None:
    for space in range(len(board.names)):
        for direction, other in enumerate(around(board, space)):
            seam = board.seams[space * 6 + direction]
            if other == NOWHERE:
                assert seam == NOWHERE
            else:
                assert board.seams[other * 6 + (direction + 3) % 6] == seam


@every_route
def test_a_blockade_covers_all_edges_of_its_connection_and_no_other(board: Board) -> None:
    for connection in board.connections:
        pairs = {frozenset(edge) for edge in connection.edges}
        for space in range(len(board.names)):
            for direction, other in enumerate(around(board, space)):
                if other == NOWHERE:
                    continue
                between = {int(board.piece[space]), int(board.piece[other])} == {connection.first, connection.first + 1}
                assert (frozenset((space, other)) in pairs) == between
                if between:
                    assert board.seams[space * 6 + direction] == connection.seam


@every_route
def test_a_piece_is_at_a_blockade_when_its_space_owns_a_covered_edge(board: Board) -> None:
    for space in range(len(board.names)):
        covered = {int(seam) for seam in board.seams[space * 6 : space * 6 + 6] if seam != NOWHERE}
        assert int(board.at_seams[space]) == sum(1 << seam for seam in covered)


@every_route
def test_big_pieces_share_seven_edges_and_strips_seven_or_eight(board: Board) -> None:
    assert len(board.connections) == len(board.route.pieces) - 1
    for connection in board.connections:
        kinds = [catalog().tiles[board.route.pieces[connection.first + i].letter].kind for i in (0, 1)]
        assert len(connection.edges) in ((7, 8) if STRIP in kinds else (7,))
        if STRIP not in kinds:
            assert len({a for a, _ in connection.edges}) == len({b for _, b in connection.edges}) == 4


@every_route
def test_every_connection_has_a_blockade_but_the_far_side_of_a_strip(board: Board) -> None:
    seams = [connection.seam for connection in board.connections]
    leaves_strip = [catalog().tiles[board.route.pieces[c.first].letter].kind == STRIP for c in board.connections]
    assert [seam == NOWHERE for seam in seams] == leaves_strip
    assert [seam for seam in seams if seam != NOWHERE] == list(range(int(board.seam_count)))
    assert board.seam_count == ROUTE_BLOCKADES[board.route.id]


def test_four_blockades_on_three_routes_and_five_on_the_others() -> None:
    four = {"first-game", "home-stretch", "swamplands"}
    assert {id_ for id_ in route_ids() if route(id_).seam_count == 4} == four
    assert all(route(id_).seam_count == 5 for id_ in set(route_ids()) - four)


@every_route
def test_pieces_that_do_not_follow_each_other_never_touch(board: Board) -> None:
    assert board.open_seams == []
    for space in range(len(board.names)):
        for other in around(board, space):
            if other != NOWHERE:
                assert abs(int(board.piece[space]) - int(board.piece[other])) <= 1


@every_route
def test_every_passable_space_can_be_reached_from_the_start_and_leads_to_the_finish(board: Board) -> None:
    reached, todo = set(board.starts), list(board.starts)
    while todo:
        for other in around(board, todo.pop()):
            if other != NOWHERE and other not in reached and board.terrain[other] not in (MOUNTAIN, START):
                reached.add(other)
                todo.append(other)
    passable = {space for space in range(len(board.names)) if board.terrain[space] != MOUNTAIN}
    assert reached == passable
    assert all(board.distance[space] < FAR for space in passable)
    assert all(board.distance[space] == FAR for space in range(len(board.names)) if space not in passable)


@every_route
def test_the_distance_falls_by_one_on_some_step_and_never_by_more(board: Board) -> None:
    for space in range(len(board.names)):
        if board.distance[space] in (0, FAR):
            assert board.is_finish[space] or board.terrain[space] == MOUNTAIN
            continue
        ways = [board.distance[n] for n in around(board, space) if n != NOWHERE and board.terrain[n] != START]
        assert min(ways) == board.distance[space] - 1


def test_steps_from_the_start_to_the_finish() -> None:
    steps = {id_: min(route(id_).distance[start] for start in route(id_).starts) for id_ in route_ids()}
    assert steps == {
        "first-game": 28, "hills-of-gold": 34, "home-stretch": 34, "winding-paths": 33, "serpentine": 34,
        "swamplands": 33, "witchs-cauldron": 39,
    }  # fmt: skip


@every_route
def test_the_finish_is_the_three_outer_neighbours_of_a_corner(board: Board) -> None:
    last = len(board.route.pieces) - 1
    assert board.corner in corner_hexes(board.route.pieces[-1])
    corner = board.at(board.corner)
    outside = [hex_ for hex_ in neighbours(board.corner) if board.at(hex_) == NOWHERE or board.is_finish[board.at(hex_)]]
    assert sorted(board.hexes[finish] for finish in board.finishes) == sorted(outside)
    entering = []
    for number, finish in enumerate(board.finishes):
        on_last = [n for n in around(board, finish) if n != NOWHERE and board.piece[n] == last]
        assert corner in on_last
        assert len(on_last) == (1 if number == 1 else 2)  # the middle one touches the corner only
        entering += on_last
        assert not any(n != NOWHERE and board.piece[n] < last for n in around(board, finish))
    assert len(entering) == 5


@every_route
def test_finish_spaces_ask_for_what_the_end_tile_shows(board: Board) -> None:
    symbol, strength = catalog().end_symbols[board.route.end_side]
    assert [board.names[finish] for finish in board.finishes] == [f"{FINISH_LETTER}{n}" for n in (1, 2, 3)]
    assert all((board.terrain[f], board.strength[f]) == (symbol, strength) for f in board.finishes)


@every_route
def test_starting_spaces_one_to_four_lie_side_by_side_on_the_first_piece(board: Board) -> None:
    assert [board.start_number[start] for start in board.starts] == [1, 2, 3, 4]
    for one, next_ in zip(board.starts, board.starts[1:], strict=False):
        assert distance(board.hexes[one], board.hexes[next_]) == 1
    assert {int(board.piece[start]) for start in board.starts} == {0}


@every_route
def test_caves_are_mountains_and_their_neighbours_know_them(board: Board) -> None:
    assert board.caves == [space for space in range(len(board.names)) if board.is_cave[space]]
    for number, cave in enumerate(board.caves):
        assert board.terrain[cave] == MOUNTAIN
        beside = {n for n in around(board, cave) if n != NOWHERE}
        assert beside == {s for s in range(len(board.names)) if any(int(c) == number for c, _ in board.near_caves[s])}


@every_route
def test_a_printed_route_passes_the_check_of_layouts_without_a_word(board: Board) -> None:
    layout = check(board.route, catalog())
    assert layout.faults == []
    assert layout.warnings == []


def test_spaces_are_found_by_name_and_by_hex() -> None:
    board = route("first-game")
    assert board.names[board.space("C43")] == "C43"
    assert board.space("C99") == board.at((99, 99)) == NOWHERE
    assert board.at(board.hexes[board.space("K11")]) == board.space("K11")
