"""What stands beside a board and behind it: places on boards nobody has drawn, the numerals, the signs, the forest."""

from __future__ import annotations

import math
from itertools import combinations
from xml.etree import ElementTree

import pytest
from svg_measure import Measured

from eldorado.art.controls import CONTROLS
from eldorado.art.map.backdrop import backdrop
from eldorado.art.map.placing import BADGE, BADGE_PIXELS, LETTER, LETTER_PIXELS, Disc, Places, place
from eldorado.art.numerals import NUMERALS, START_MARKS
from eldorado.engine.board import Board
from eldorado.routes.generator import generate
from eldorado.routes.printed import route

RADIUS = 20.0
SEEDS = range(6)


def placed(board: Board, turn: int = 0, radius: float = RADIUS, letters: bool = True) -> Places:
    return place(board, turn, radius, range(int(board.seam_count)), letters)


@pytest.fixture(scope="module", params=SEEDS, ids=lambda seed: f"route {seed}")
def board(request: pytest.FixtureRequest) -> Board:
    return generate(request.param)


def discs(places: Places) -> list[Disc]:
    return [*places.badges.values(), *places.letters]


# ---- beside any board


@pytest.mark.parametrize("turn", [0, 30])
def test_nothing_beside_a_board_covers_a_space_or_something_else(board: Board, turn: int) -> None:
    places = placed(board, turn)
    for disc in discs(places):
        assert places.plane.is_clear(disc.spot, disc.radius)
    for one, other in combinations(discs(places), 2):
        assert math.dist(one.spot, other.spot) > one.radius + other.radius


def test_every_seam_has_its_badge_and_every_piece_its_letter(board: Board) -> None:
    places = placed(board)
    assert sorted(places.badges) == list(range(int(board.seam_count)))
    assert len(places.letters) == len(board.route.pieces)
    ends = {seam: [point for line in lines for point in (line[0], line[-1])] for seam, lines in places.seams.items()}
    assert all(disc.tie in ends[seam] for seam, disc in places.badges.items()), "a badge is tied to an end of its own seam"
    assert all(any(disc.tie in line for line in lines) for disc, lines in zip(places.letters, places.outlines, strict=True))


def test_everything_is_within_the_bounds(board: Board) -> None:
    places = placed(board)
    box = places.bounds()
    for disc in discs(places):
        x, y = disc.spot
        assert box.left <= x - disc.radius <= x + disc.radius <= box.right
        assert box.top <= y - disc.radius <= y + disc.radius <= box.bottom
    assert box.left < places.gate[0] < box.right
    assert box.top < places.gate[1] < box.bottom


def test_the_gate_stands_at_the_finish_and_not_at_the_start(board: Board) -> None:
    places = placed(board)
    finish = places.plane.spot(board.hexes[board.finishes[1]])
    near = math.dist(places.gate, finish)
    assert all(near < math.dist(places.gate, places.plane.spot(board.hexes[start])) for start in board.starts)


def test_the_same_board_is_laid_out_the_same_every_time(board: Board) -> None:
    assert discs(placed(board)) == discs(placed(board))
    assert placed(board).gate == placed(board).gate


def test_letters_can_be_left_out_and_badges_stay_where_they_are() -> None:
    board = route("serpentine")
    assert placed(board, letters=False).letters == []
    assert placed(board, letters=False).badges == placed(board).badges


@pytest.mark.parametrize("radius", [6.0, 12.0, 40.0])
def test_small_boards_have_badges_and_letters_that_can_still_be_read(radius: float) -> None:
    places = placed(route("winding-paths"), radius=radius)
    assert min(disc.radius for disc in places.badges.values()) * radius >= 0.85 * max(BADGE * radius, BADGE_PIXELS)
    assert min(disc.radius for disc in places.letters) * radius >= max(LETTER * radius, LETTER_PIXELS) - 1e-9


# ---- numerals and signs


def ink(drawing: str, width: float, height: float) -> Measured:
    sheet = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return Measured(f'<svg xmlns="http://www.w3.org/2000/svg" {sheet}>{drawing}</svg>')


@pytest.mark.parametrize("name", sorted(NUMERALS))
def test_a_numeral_stays_in_its_box(name: str) -> None:
    assert ink(NUMERALS[name], 16, 24).strays() == []


@pytest.mark.parametrize("name", sorted(START_MARKS))
def test_a_mark_of_the_start_stays_in_its_box(name: str) -> None:
    assert ink(START_MARKS[name], 24, 24).strays() == []


@pytest.mark.parametrize("name", sorted(CONTROLS))
def test_a_sign_stays_in_its_box_and_takes_the_color_of_its_button(name: str) -> None:
    assert ink(CONTROLS[name], 24, 24).strays() == []
    group = ElementTree.fromstring(CONTROLS[name])
    assert (group.get("stroke"), group.get("fill")) == ("currentColor", "none")


def test_no_two_numerals_or_signs_are_the_same() -> None:
    drawings = [*NUMERALS.values(), *START_MARKS.values(), *CONTROLS.values()]
    assert len(set(drawings)) == len(drawings)


# ---- behind a board


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (360, 640), (2560, 1440)])
@pytest.mark.parametrize("side", [0.0, 0.5, 1.0])
def test_light_and_forest_stay_on_the_sheet(width: float, height: float, side: float) -> None:
    drawn = backdrop(width, height, (width * side, height * 0.2))
    assert ink(drawn, width, height).strays() == []
    assert drawn == backdrop(width, height, (width * side, height * 0.2)), "the same trees every time"
