"""Boards in the terminal: what is drawn where, and that it always fits."""

from __future__ import annotations

import pytest

from eldorado.art.text import board_text, tile_text
from eldorado.box import catalog
from eldorado.engine.board import Board
from eldorado.notation.routes import parse_route
from eldorado.routes.layout import lay
from eldorado.routes.printed import route, route_ids
from eldorado.words import Words

WORDS = Words("en")


def drawn(board: Board, **settings: object) -> str:
    return board_text(board, words=WORDS, color=False, **settings).plain  # type: ignore[arg-type]


@pytest.mark.parametrize("width", [60, 80, 100, 132, 200])
@pytest.mark.parametrize("id_", route_ids())
def test_a_board_never_exceeds_the_width(id_: str, width: int) -> None:
    lines = drawn(route(id_), width=width).splitlines()
    assert max(len(line) for line in lines) <= width


def test_where_nothing_fits_the_narrowest_drawing_is_made() -> None:
    narrow = drawn(route("hills-of-gold"), width=30).rpartition("\n\n")[0]
    assert max(len(line) for line in narrow.splitlines()) <= 21 * 2 + 2


def test_a_wider_terminal_needs_fewer_lines() -> None:
    assert len(drawn(route("first-game"), width=132).splitlines()) < len(drawn(route("first-game"), width=80).splitlines())


@pytest.mark.parametrize("id_", route_ids())
def test_every_space_is_drawn_once(id_: str) -> None:
    board = route(id_)
    picture = drawn(board).rpartition("\n\n")[0]
    for sign in ("s1", "s4", "Z1", "Z3", "m*"):
        assert picture.count(sign) == {"m*": len(board.caves)}.get(sign, 1)
    villages = sum(1 for space in range(len(board.names)) if board.terrain[space] == 2 and not board.is_finish[space])
    assert sum(picture.count(f"v{strength}") for strength in (1, 2, 3, 4)) == villages


def test_the_longest_route_of_the_box_fits_eighty_columns() -> None:
    pieces = [
        "A 0 0 turn 0", "C 7 -3 turn 0", "E 14 -6 turn 0", "G 21 -9 turn 0", "I 28 -12 turn 0", "K 35 -15 turn 0",
        "M 42 -18 turn 0",
    ]  # fmt: skip
    board = lay(parse_route("\n".join([*pieces, "end river"])), catalog())
    assert max(len(line) for line in drawn(board).splitlines()) <= 80


def test_blockades_are_drawn_where_they_stand_and_named_below() -> None:
    board = route("first-game")
    everywhere, nowhere, one = drawn(board), drawn(board, blockades={}), drawn(board, blockades={2: 5})
    assert nowhere.count("#") == 0
    assert 0 < one.count("#") < everywhere.count("#")
    assert "## N–I: blockade 5 (machete 2)" in one


def test_pieces_stand_on_their_spaces_and_marked_spaces_are_in_capitals() -> None:
    board = route("first-game")
    text = drawn(board, pieces={board.space("C44"): "@1"}, marks=[board.space("C11")])
    assert text.count("@1") == 1
    assert text.count("m*") == drawn(board).count("m*") - 1
    assert text.count("J1") == 1


def test_names_replace_the_ground() -> None:
    picture = drawn(route("first-game"), names=True).rpartition("\n\n")[0]
    assert picture.count("43") == 5  # one on each of the five pieces
    assert "j1" not in picture


def test_a_single_row_of_a_tile_reads_as_in_the_file() -> None:
    lines = tile_text(catalog().tiles["O"], color=False).plain.splitlines()
    assert lines[1].strip() == "|v2 |v1 |r1 |j2 |r2 |"
    assert lines[3].strip() == "|v1 |m  |w4 |m  |m  |r1 |"


def test_letters_stand_outside_and_cover_nothing() -> None:
    for id_ in route_ids():
        board = route(id_)
        picture = drawn(board)
        for piece in board.route.pieces:
            assert picture.count(f"[{piece.letter}]") == 1
