"""Laying own routes: every fault by piece, warnings, and what is accepted (R2.3-R2.5b)."""

from __future__ import annotations

import pytest

from eldorado.box import catalog
from eldorado.engine.board import NOWHERE, Board
from eldorado.engine.errors import Fault, RouteError
from eldorado.notation.routes import parse_route
from eldorado.routes.layout import Layout, check, lay


def laid(*pieces: str, end: str = "end river") -> Layout:
    return check(parse_route("\n".join([*(piece.replace("@", "turn") for piece in pieces), end])), catalog())


def faults(*pieces: str, end: str = "end river") -> list[tuple[str, str]]:
    layout = laid(*pieces, end=end)
    assert layout.board is None
    return [(fault.code, fault.part) for fault in layout.faults]


def only(layout: Layout, code: str) -> Fault:
    found = [fault for fault in layout.faults + layout.warnings if fault.code == code]
    assert len(found) == 1
    return found[0]


def places(fault: Fault) -> list[str]:
    found = fault.facts["places"]
    assert isinstance(found, list)
    return found


def straight(letters: str) -> Board:
    """A route of these pieces that always goes on where the checker says that the next one fits."""
    pieces = [f"{letters[0]} 0 0 @ 0"]
    for letter in letters[1:]:
        gap = next(f for f in laid(*pieces, f"{letter} 150 -150 @ 0").faults if f.code == "layout.gap")
        pieces.append(f"{letter} {places(gap)[0]} @ 0")
    layout = laid(*pieces)
    assert layout.board is not None
    return layout.board


def test_two_pieces_and_an_end_are_a_route() -> None:
    layout = laid("B 0 0 @ 2", "C 7 -3 @ 5")
    assert layout.faults == []
    assert layout.board is not None
    assert layout.board.seam_count == 1


def test_a_route_needs_pieces() -> None:
    assert faults() == [("layout.no-pieces", "")]


def test_an_unknown_piece_is_named_and_nothing_is_invented_about_its_neighbours() -> None:
    assert faults("B 0 0 @ 2", "X 7 -3 @ 5", "N 40 0 @ 2") == [("layout.unknown-piece", "X")]
    assert faults("B 0 0 @ 2", "X 7 -3 @ 5") == [("layout.unknown-piece", "X")]


def test_the_box_has_each_piece_once() -> None:
    assert faults("B 0 0 @ 2", "C 7 -3 @ 5", "C 11 0 @ 2") == [("layout.piece-twice", "C")]


def test_the_two_sides_of_a_piece_cannot_both_lie() -> None:
    fault = only(laid("B 0 0 @ 2", "C 7 -3 @ 5", "D 11 0 @ 2"), "layout.both-sides")
    assert (fault.part, fault.facts) == ("D", {"other": "C"})


def test_a_start_piece_comes_first() -> None:
    layout = laid("C 0 0 @ 0", "N 7 -3 @ 0")
    fault = only(layout, "layout.no-start")
    assert (fault.part, fault.facts) == ("C", {"pieces": ["A", "B"]})


def test_a_start_piece_comes_nowhere_else() -> None:
    assert ("layout.start-later", "A") in faults("C 0 0 @ 0", "A 7 -3 @ 0")
    assert faults("B 0 0 @ 0", "A 7 -3 @ 0") == [("layout.both-sides", "A"), ("layout.start-later", "A")]


def test_pieces_must_not_overlap_and_a_place_that_fits_is_named() -> None:
    layout = laid("B 0 0 @ 2", "C 6 -3 @ 5")
    fault = only(layout, "layout.overlap")
    assert (fault.part, fault.facts["other"], fault.facts["count"]) == ("C", "B", 4)
    assert places(fault)[0] == "7 -4"
    assert "7 -3" in places(fault)


def test_overlap_is_told_of_every_piece_underneath() -> None:
    found = faults("B 0 0 @ 2", "C 7 -3 @ 5", "N 3 -1 @ 2")
    assert [code for code, _ in found if code == "layout.overlap"] == ["layout.overlap"] * 2


def test_a_gap_is_measured_and_places_that_fit_are_named() -> None:
    fault = only(laid("B 0 0 @ 2", "C 9 -3 @ 5"), "layout.gap")
    assert (fault.part, fault.facts["other"], fault.facts["count"]) == ("C", "B", 2)
    assert places(fault)[0] == "7 -3"


def test_every_place_that_is_named_does_fit() -> None:
    gap = only(laid("B 0 0 @ 2", "C 7 -3 @ 5", "Q 20 0 @ 1"), "layout.gap")
    assert places(gap) == ["12 -4", "12 -5", "12 -6"]
    for place in places(gap):
        assert faults("B 0 0 @ 2", "C 7 -3 @ 5", f"Q {place} @ 1") == [("layout.end-on-strip", "Q")]


def test_pieces_far_apart_make_a_gap_whichever_way() -> None:
    assert only(laid("B -200 200 @ 0", "C 200 -200 @ 0"), "layout.gap").facts["count"] == 393


def test_the_end_tile_needs_a_big_tile() -> None:
    assert faults("A 0 0 @ 0", "R 5 -2 @ 1") == [("layout.end-on-strip", "R")]


def test_the_corner_asked_for_must_be_a_corner() -> None:
    fault = only(laid("B 0 0 @ 2", "C 7 -3 @ 5", end="end river 8 -3"), "layout.not-a-corner")
    assert (fault.part, fault.facts["found"]) == ("C", "8 -3")
    assert "10 -3" in places(fault)


def test_the_corner_asked_for_must_be_free() -> None:
    fault = only(laid("B 0 0 @ 2", "C 7 -3 @ 5", end="end river 4 -3"), "layout.corner-taken")
    assert (fault.part, fault.facts["found"]) == ("C", "4 -3")
    assert "4 -3" not in places(fault)


def test_some_corner_must_be_free() -> None:
    ring = ["B 0 0 @ 0", "C 7 -3 @ 0", "F 11 -10 @ 0", "H 7 -14 @ 0", "J 0 -11 @ 0", "L -4 -7 @ 0", "N 4 -7 @ 0"]
    found = faults(*ring)
    assert ("layout.no-free-corner", "N") in found


def test_mountains_can_wall_the_finish_off() -> None:
    layout = laid("B 0 0 @ 0", "G 7 0 @ 0")  # the pieces meet at one mountain
    fault = only(layout, "layout.finish-unreachable")
    assert fault.part == "B"  # the last piece one can be on


def test_every_starting_space_must_lead_somewhere() -> None:
    layout = laid("B 0 0 @ 0", "E -3 7 @ 2")
    assert layout.board is None
    assert only(layout, "layout.start-cut-off").facts["spaces"] == ["B71"]


def test_pieces_that_touch_out_of_turn_are_allowed_with_a_warning() -> None:
    layout = laid("A 0 0 @ 4", "I -7 4 @ 3", "D -3 7 @ 1")
    fault = only(layout, "layout.open-seam")
    assert (fault.part, fault.facts) == ("D", {"other": "A"})
    assert layout.board is not None
    assert layout.board.open_seams == [(0, 2)]
    for space in range(len(layout.board.names)):
        for direction in range(6):
            other = layout.board.neighbours[space * 6 + direction]
            if other != NOWHERE and {int(layout.board.piece[space]), int(layout.board.piece[other])} == {0, 2}:
                assert layout.board.seams[space * 6 + direction] == NOWHERE


def test_a_seam_shorter_than_a_whole_side_is_worth_a_warning() -> None:
    fault = only(laid("B 0 0 @ 2", "C 7 -5 @ 5"), "layout.narrow-seam")
    assert (fault.part, fault.facts) == ("C", {"other": "B", "count": 5, "whole": 7})


def test_spaces_without_a_way_on_are_worth_a_warning() -> None:
    layout = laid("A 0 0 @ 2", "D -3 -4 @ 1", "M -6 -8 @ 2")
    assert only(layout, "layout.cut-off").facts["count"] == 31


def test_without_a_wish_the_end_goes_to_a_free_corner_far_from_the_start() -> None:
    layout = laid("B 0 0 @ 2", "C 7 -3 @ 5")
    assert layout.board is not None
    assert layout.board.corner in [(10, -3), (10, -6)]


def test_all_faults_come_at_once() -> None:
    found = {code for code, _ in faults("C 0 0 @ 0", "X 7 -3 @ 0", "D 0 0 @ 1", "A 30 0 @ 0", "R 90 0 @ 0")}
    assert found >= {
        "layout.no-start", "layout.unknown-piece", "layout.both-sides", "layout.overlap", "layout.start-later",
        "layout.gap", "layout.end-on-strip",
    }  # fmt: skip


def test_a_strip_carries_one_blockade_on_the_side_of_the_start() -> None:
    layout = laid("A 0 0 @ 0", "R 5 -2 @ 1", "D 10 -5 @ 2")
    assert layout.board is not None
    assert [connection.seam for connection in layout.board.connections] == [0, NOWHERE]


def test_from_strip_to_strip_lies_a_blockade() -> None:
    board = straight("AOQC")
    assert [connection.seam for connection in board.connections] == [0, 1, NOWHERE]


def test_the_whole_box_in_one_route_needs_six_blockades() -> None:
    board = straight("ACEGIKOQM")
    assert board.seam_count == 6


def test_lay_raises_with_every_fault() -> None:
    with pytest.raises(RouteError) as refused:
        lay(parse_route("C 0 0 turn 0\nR 90 0 turn 0\nend river"), catalog())
    assert refused.value.code == "route.faulty"
    assert refused.value.facts == {"faults": ["layout.no-start", "layout.end-on-strip", "layout.gap"]}
