"""A route laid anywhere on the table, turned any way, is the same route: traits, ways, advice and changes do not notice."""

from __future__ import annotations

import pytest

from eldorado.box import catalog
from eldorado.engine.board import Board
from eldorado.engine.hexes import add, rotate
from eldorado.engine.route import Placement, Route
from eldorado.routes.advice import advise, whole_ways
from eldorado.routes.changes import changes_of
from eldorado.routes.fitting import fits, offsets, rim, shape
from eldorado.routes.generator import generate
from eldorado.routes.layout import check, free_corners, lay
from eldorado.routes.printed import route, route_ids
from eldorado.routes.traits import is_gentle, traits_of, widths

KINDS = ("start", "tile", "strip")


def moved(laid: Route, sixths: int, by: tuple[int, int]) -> Route:
    """All pieces turned about the middle of the table, then pushed."""
    pieces = []
    for piece in laid.pieces:
        q, r = add(rotate((piece.q, piece.r), sixths), by)
        pieces.append(Placement(piece.letter, q, r, (piece.turn + sixths) % 6))
    corner = add(rotate(laid.corner, sixths), by) if laid.corner is not None else None
    return Route(laid.id, laid.difficulty, laid.picture, pieces, laid.end_side, corner)


def with_corner(board: Board) -> Route:
    laid = board.route
    return Route(laid.id, laid.difficulty, laid.picture, laid.pieces, laid.end_side, board.corner)


TABLES = [*(route(id_) for id_ in route_ids()), *(generate(seed) for seed in (11, 12, 13))]


@pytest.mark.parametrize("board", TABLES, ids=lambda board: board.route.id)
def test_a_turned_route_is_the_same_board(board: Board) -> None:
    for sixths, by in ((1, (0, 0)), (3, (-9, 4)), (5, (20, 20))):
        twin = lay(moved(with_corner(board), sixths, by), catalog())
        assert twin.names == board.names
        assert (twin.terrain, twin.strength, twin.distance) == (board.terrain, board.strength, board.distance)
        assert [sorted(twin.neighbours[6 * s : 6 * s + 6]) for s in range(len(twin.names))] == [
            sorted(board.neighbours[6 * s : 6 * s + 6]) for s in range(len(board.names))
        ]
        assert (traits_of(twin), widths(twin), is_gentle(twin)) == (traits_of(board), widths(board), is_gentle(board))


@pytest.mark.parametrize("board", TABLES[::3], ids=lambda board: board.route.id)
def test_advice_is_the_same_from_every_side_of_the_table(board: Board) -> None:
    told = [(one.code, one.pieces, one.figures) for one in advise(board)]
    twin = lay(moved(with_corner(board), 2, (7, -30)), catalog())
    assert [(one.code, one.pieces, one.figures) for one in advise(twin)] == told
    assert [way.power for way in whole_ways(twin)] == [way.power for way in whole_ways(board)]


def test_faults_are_the_same_from_every_side_of_the_table() -> None:
    pieces = [Placement("B", 0, 0, 2), Placement("C", 6, -3, 5), Placement("Q", 30, 0, 1)]
    broken = Route("broken", "", 0, pieces, "river", None)
    told = [(fault.code, fault.part, fault.facts.get("count")) for fault in check(broken, catalog()).faults]
    assert {code for code, _, _ in told} == {"layout.overlap", "layout.gap", "layout.end-on-strip"}
    for sixths in range(1, 6):
        turned = check(moved(broken, sixths, (3, 3)), catalog()).faults
        assert [(fault.code, fault.part, fault.facts.get("count")) for fault in turned] == told


def test_free_corners_turn_with_the_tile() -> None:
    laid = with_corner(route("serpentine"))
    free = free_corners(laid, catalog())
    assert laid.corner in free
    turned = free_corners(moved(laid, 4, (5, 0)), catalog())
    assert {add(rotate(corner, 4), (5, 0)) for corner in free} == set(turned)
    assert free_corners(Route("", "", 0, [], "river", None), catalog()) == []


# ---- where pieces fit


@pytest.mark.parametrize("kind", KINDS)
def test_a_piece_covers_what_its_rows_say(kind: str) -> None:
    """R1.5: 37 spaces on a tile, 16 on a strip; a tile looks the same whichever way it is turned."""
    assert len(shape(kind, 0)) == (16 if kind == "strip" else 37)
    for turn in range(6):
        assert shape(kind, turn) == {rotate(hex_, turn) for hex_ in shape(kind, 0)}
        assert shape(kind, turn) < rim(kind, turn)
        if kind != "strip":
            assert shape(kind, turn) == shape(kind, 0)


@pytest.mark.parametrize(("before", "kind"), [("tile", "strip"), ("strip", "tile"), ("strip", "strip")])
def test_places_along_a_side_are_those_of_a_plain_search(before: str, kind: str) -> None:
    there, plain = shape(before, 1), set()
    for q in range(-10, 11):
        for r in range(-10, 11):
            here = {add((q, r), hex_) for hex_ in shape(kind, 4)}
            if not here & there and sum(_touch(one, other) for one in here for other in there) >= 7:
                plain.add((q, r))
    assert set(offsets(before, 1, kind, 4)) == plain
    assert plain == {(-q, -r) for q, r in offsets(kind, 4, before, 1)}


def _touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


@pytest.mark.parametrize("id_", route_ids())
def test_a_piece_taken_off_a_printed_route_fits_where_it_lay(id_: str) -> None:
    laid = route(id_).route.pieces
    for number, piece in enumerate(laid):
        rest = [other for other in laid if other is not piece]
        places = {fit.middle: fit for fit in fits(rest, catalog(), piece.letter, piece.turn)}
        found = places[piece.q, piece.r]
        assert found.order == number
        assert found.whole == _is_apart(list(laid), number)


def _is_apart(pieces: list[Placement], number: int) -> bool:
    """Whether a piece touches its neighbours on the route only, and these do not touch each other."""
    hexes = [{add((p.q, p.r), hex_) for hex_ in shape(catalog().tiles[p.letter].kind, p.turn)} for p in pieces]
    touching = {n for n in range(len(pieces)) if n != number and any(_touch(a, b) for a in hexes[n] for b in hexes[number])}
    return touching == {n for n in (number - 1, number + 1) if 0 <= n < len(pieces)}


def test_on_an_empty_table_only_a_starting_tile_makes_a_route() -> None:
    assert fits([], catalog(), "A", 3) == [((0, 0), 0, True)]
    assert fits([], catalog(), "C", 3) == [((0, 0), 0, False)]
    assert fits([Placement("?", 0, 0, 0)], catalog(), "C", 3) == [((0, 0), 0, False)]


# ---- small changes


def test_every_small_change_can_be_laid_and_is_one() -> None:
    board = route("first-game")
    before = board.route.text()
    seen = set()
    for change in changes_of(board):
        seen.add(change.code)
        after = change.board.route
        assert after.text() != before
        assert lay(after, catalog()).names == change.board.names
        old = [(p.letter, p.q, p.r, p.turn) for p in board.route.pieces]
        new = [(p.letter, p.q, p.r, p.turn) for p in after.pieces]
        touched = [n for n, (a, b) in enumerate(zip(old, new, strict=True)) if a != b]
        assert len(touched) == {"change.end-side": 0, "change.end-corner": 0, "change.swapped": 2}.get(change.code, 1)
        if change.code == "change.turned":
            piece = board.route.pieces[touched[0]]
            sixths = change.facts["count"]
            assert isinstance(sixths, int)
            assert (change.facts["piece"], (piece.turn + sixths) % 6) == (piece.letter, new[touched[0]][3])
        if change.code == "change.turned-over":
            assert change.facts["other"] == new[touched[0]][0] == catalog().tiles[old[touched[0]][0]].back
    assert seen == {"change.end-side", "change.end-corner", "change.turned", "change.turned-over", "change.swapped"}


def test_a_swap_and_a_turned_over_tile_can_be_taken_back() -> None:
    board = route("first-game")
    pieces = [(p.letter, p.q, p.r, p.turn) for p in board.route.pieces]
    swap = next(change for change in changes_of(board) if change.code == "change.swapped")
    backs = [change.board.route.pieces for change in changes_of(swap.board) if change.code == "change.swapped"]
    assert pieces in [[(p.letter, p.q, p.r, p.turn) for p in laid] for laid in backs]
