"""What stands beside a board and behind it: places on boards nobody has drawn, the numerals, the signs, the forest; and
prints that were drawn by hand."""

from __future__ import annotations

import math
from itertools import combinations
from xml.etree import ElementTree

import pytest
from svg_measure import Measured, PathReader

from eldorado.art.cards.hat import HAT, HAT_BOX
from eldorado.art.controls import CONTROLS
from eldorado.art.map.backdrop import backdrop
from eldorado.art.map.flora import leaf
from eldorado.art.map.placing import BADGE, BADGE_PIXELS, LETTER, LETTER_PIXELS, Disc, Places, place
from eldorado.art.numerals import NUMERALS, START_MARKS
from eldorado.art.palette import PLAYERS
from eldorado.art.prints import moments, portraits, posters
from eldorado.bots.ladder import LADDER
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


def test_the_straw_hat_cannot_be_taken_for_a_players_emblem() -> None:
    """Emblems are white on the player's color; the hat of whoever begins has colors of its own, none of them a player's."""
    _, _, width, height = (float(part) for part in HAT_BOX.split())
    assert ink(HAT, width, height).strays() == []
    assert not [player.fill for player in PLAYERS if player.fill in HAT]


# ---- behind a board


@pytest.mark.parametrize("angle", range(-180, 180, 45))
def test_a_leaf_reaches_from_its_root_to_its_tip(angle: int) -> None:
    x, y = 100 + 40 * math.cos(math.radians(angle)), 100 + 40 * math.sin(math.radians(angle))
    points = PathReader(leaf(100, 100, angle, 40, 8)).points
    assert points[0] == pytest.approx((100, 100))
    assert min(math.dist(point, (x, y)) for point in points) < 0.1
    assert max(math.dist(point, (100, 100)) for point in points) < 40.2


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (360, 640), (2560, 1440)])
@pytest.mark.parametrize("side", [0.0, 0.5, 1.0])
def test_light_and_forest_stay_on_the_sheet(width: float, height: float, side: float) -> None:
    drawn = backdrop(width, height, (width * side, height * 0.2))
    assert ink(drawn, width, height).strays() == []
    assert drawn == backdrop(width, height, (width * side, height * 0.2)), "the same trees every time"


# ---- prints drawn by hand

PRINTS = {**portraits(), **posters(), **moments()}
ALLOWED = {
    "svg", "g", "path", "circle", "ellipse", "rect", "line", "polygon", "polyline", "use", "defs", "clipPath", "symbol", "title",
    "linearGradient", "radialGradient", "stop", "pattern", "mask", "style",
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(PRINTS))
def test_a_print_is_shapes_alone_and_loads_nothing(name: str) -> None:
    root = ElementTree.fromstring(PRINTS[name])
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= ALLOWED
    links = [value for element in root.iter() for key, value in element.attrib.items() if key.endswith("href")]
    assert all(link.startswith("#") for link in links)
    assert not [key for element in root.iter() for key in element.attrib if key.startswith("on")], "and runs nothing"


@pytest.mark.parametrize("name", sorted(PRINTS))
def test_a_print_names_each_of_its_parts_once_and_uses_only_those(name: str) -> None:
    root = ElementTree.fromstring(PRINTS[name])
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    links = {value[1:] for element in root.iter() for key, value in element.attrib.items() if key.endswith("href")}
    assert links <= set(ids)


def test_everybody_who_may_sit_down_has_a_face() -> None:
    assert {*LADDER, *(f"guest-{seat}" for seat in range(1, 5))} <= set(portraits())
