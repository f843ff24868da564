"""Route files: the form of the text, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eldorado.engine.errors import RouteError
from eldorado.engine.route import Placement, Route
from eldorado.notation.routes import MAX_TEXT, parse_route
from eldorado.routes.printed import route, route_ids

GOOD = "route valley\nB 0 0 turn 2\nC 7 -3 turn 5\nend river\n"


def codes(text: str) -> list[tuple[str, int]]:
    with pytest.raises(RouteError) as refused:
        parse_route(text)
    return [(fault.code, fault.line) for fault in refused.value.faults]


def test_a_route_is_read_piece_by_piece() -> None:
    found = parse_route(GOOD + "# a remark\n")
    assert (found.id, found.difficulty, found.picture, found.end_side, found.corner) == ("valley", "", 0, "river", None)
    assert [(p.letter, p.q, p.r, p.turn) for p in found.pieces] == [("B", 0, 0, 2), ("C", 7, -3, 5)]


def test_remarks_blank_lines_and_small_letters_are_welcome() -> None:
    found = parse_route("# mine\n\nroute my own valley # a name of three words\nb 0 0 turn 2   # start\nend jungle 3 0")
    assert (found.id, found.pieces[0].letter, found.corner) == ("my-own-valley", "B", (3, 0))


def test_a_route_without_a_name_has_one() -> None:
    assert parse_route("B 0 0 turn 2\nend river").id == "own-route"


@pytest.mark.parametrize("id_", route_ids())
def test_printed_routes_survive_being_written_and_read_again(id_: str) -> None:
    written = route(id_).route.text()
    assert parse_route(written).text() == written


@given(
    st.lists(
        st.tuples(st.sampled_from("ABCDEFGHIJKLMNOPQR"), st.integers(-200, 200), st.integers(-200, 200), st.integers(0, 5)),
        max_size=9,
    ),
    st.sampled_from(["", "easy", "moderate", "difficult"]),
    st.integers(-360, 360),
    st.sampled_from(["jungle", "river"]),
    st.none() | st.tuples(st.integers(-200, 200), st.integers(-200, 200)),
)
def test_any_route_survives_being_written_and_read_again(
    pieces: list[tuple[str, int, int, int]], difficulty: str, picture: int, end: str, corner: tuple[int, int] | None
) -> None:
    written = Route("some", difficulty, picture, [Placement(*piece) for piece in pieces], end, corner).text()
    assert parse_route(written).text() == written


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("x" * (MAX_TEXT + 1), "route.too-long", 0),
        ("route\nB 0 0 turn 0\nend river", "route.bad-name", 1),
        (f"route {'x' * 61}\nend river", "route.bad-name", 1),
        ("route \x1b[31mred\nend river", "route.bad-name", 1),
        ("difficulty hopeless\nend river", "route.bad-difficulty", 1),
        ("difficulty\nend river", "route.bad-difficulty", 1),
        ("picture sideways\nend river", "route.bad-picture", 1),
        ("picture 361\nend river", "route.bad-picture", 1),
        ("B 0 0\nend river", "route.bad-line", 1),
        ("B 0 0 rotated 2\nend river", "route.bad-line", 1),
        ("B 0 zero turn 2\nend river", "route.bad-number", 1),
        ("B 0 201 turn 2\nend river", "route.bad-number", 1),
        ("B 0 0 turn 6\nend river", "route.bad-number", 1),
        ("B 0 0 turn -1\nend river", "route.bad-number", 1),
        ("B 0 ٣ turn 2\nend river", "route.bad-number", 1),
        ("B 0 99999999999999999999 turn 2\nend river", "route.bad-number", 1),
        ("B 0 0 turn 2\nend village", "route.bad-end", 2),
        ("B 0 0 turn 2\nend river 3", "route.bad-end", 2),
        ("B 0 0 turn 2\nend river 3 x", "route.bad-end", 2),
        ("B 0 0 turn 2\nend", "route.bad-end", 2),
        ("B 0 0 turn 2\nend river\nC 7 -3 turn 5", "route.after-end", 3),
        ("B 0 0 turn 2", "route.no-end", 0),
        ("", "route.no-end", 0),
    ],
)
def test_a_fault_of_form_is_named_with_its_line(text: str, code: str, line: int) -> None:
    assert codes(text) == [(code, line)]


def test_all_faults_are_found_at_once() -> None:
    found = codes("route\ndifficulty x\nB 0\nC 1 1 turn 9\n")
    assert found == [
        ("route.bad-name", 1),
        ("route.bad-difficulty", 2),
        ("route.bad-line", 3),
        ("route.bad-number", 4),
        ("route.no-end", 0),
    ]


@given(st.text(max_size=200))
def test_no_text_whatever_breaks_the_reader(text: str) -> None:
    try:
        found = parse_route(text).text()
    except RouteError as refused:
        found = "\n".join(fault.code for fault in refused.faults)
    assert found
