"""Boards as pictures: every space once, everything visible, nothing over a space, the way the right way round."""

from __future__ import annotations

import math
from xml.etree import ElementTree

import pytest
from svg_measure import SVG, Measured, apply, combine, parse_transform

from eldorado import art
from eldorado.art.map.framing import best_turn, fit
from eldorado.box import catalog
from eldorado.engine.board import Board
from eldorado.notation.routes import parse_route
from eldorado.routes.layout import lay
from eldorado.routes.printed import route, route_ids

SHEETS = {
    "desktop": (1440, 900),
    "phone": (390, 844),
    "phone, stage only": (390, 488),
    "lying phone": (584, 390),
}
SQRT3 = math.sqrt(3)


def full_board(board: Board, width: float, height: float) -> str:
    blockades = {seam: seam + 1 for seam in range(int(board.seam_count))}
    caves, pieces = dict.fromkeys(board.caves, 4), list(enumerate(board.starts))
    return art.board_svg(board, width=width, height=height, blockades=blockades, caves=caves, pieces=pieces)


class Picture:
    """A board picture taken apart: middles of spaces, round things beside them, in pixels."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.root = ElementTree.fromstring(text)
        layer = self.find("g", "spaces")
        scale = parse_transform(layer.attrib["transform"])
        self.radius = scale[0] * 50
        self.spaces = {
            e.attrib["data-space"]: apply(combine(scale, parse_transform(e.attrib["transform"])), (0, 0)) for e in layer
        }
        self.turn = 30 if any(e.attrib["href"].endswith("30") for e in layer.iter(SVG + "use")) else 0

    def find(self, tag: str, class_: str) -> ElementTree.Element:
        return next(e for e in self.root.iter(SVG + tag) if e.get("class") == class_)

    def letters(self) -> list[tuple[float, float, float]]:
        circles = self.find("g", "letter").iter(SVG + "circle")
        return [(float(c.attrib["cx"]), float(c.attrib["cy"]), float(c.attrib["r"])) for c in circles]

    def badges(self) -> list[tuple[float, float, float]]:
        found = []
        for group in self.root.iter(SVG + "g"):
            if group.get("class") == "badge":
                x, y = apply(parse_transform(group.attrib["transform"]), (0, 0))
                found.append((x, y, max(float(c.attrib["r"]) for c in list(group)[1:2])))
        return found

    def gap(self, x: float, y: float) -> float:
        """The distance from a point to the nearest space."""
        near = [(cx, cy) for cx, cy in self.spaces.values() if math.hypot(x - cx, y - cy) < 4 * self.radius]
        return min((self.to_hex(x - cx, y - cy) for cx, cy in near), default=2 * self.radius)

    def to_hex(self, dx: float, dy: float) -> float:
        corners = [
            (self.radius * math.cos(a), self.radius * math.sin(a))
            for a in (math.radians(60 * i - 30 + self.turn) for i in range(6))
        ]
        edges = list(zip(corners, corners[1:] + corners[:1], strict=True))
        if all((bx - ax) * (dy - ay) - (by - ay) * (dx - ax) >= 0 for (ax, ay), (bx, by) in edges):
            return 0
        return min(_to_edge(dx, dy, *a, *b) for a, b in edges)


def _to_edge(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    t = max(0.0, min(1.0, t))
    return math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))


@pytest.fixture(scope="module", params=[(r, s) for r in route_ids() for s in SHEETS], ids=lambda p: f"{p[0]}, {p[1]}")
def picture(request: pytest.FixtureRequest) -> Picture:
    name, sheet = request.param
    return Picture(full_board(route(name), *SHEETS[sheet]))


def test_nothing_is_outside_the_sheet(picture: Picture) -> None:
    assert Measured(picture.text).strays() == []


def test_badges_and_letters_lie_over_no_space_and_not_over_each_other(picture: Picture) -> None:
    discs = picture.badges() + picture.letters()
    assert len(discs) >= 9
    for i, (x, y, r) in enumerate(discs):
        assert picture.gap(x, y) >= r
        for other_x, other_y, other_r in discs[:i]:
            assert math.hypot(x - other_x, y - other_y) > r + other_r


def test_badges_and_letters_can_be_read(picture: Picture) -> None:
    assert min(r for _, _, r in picture.badges()) >= 9
    assert min(r for _, _, r in picture.letters()) >= 6.9


def test_the_gate_stands_over_no_space(picture: Picture) -> None:
    gate = next(e for e in picture.root.iter(SVG + "use") if e.get("href") == "#el-dorado")
    matrix = parse_transform(gate.attrib["transform"])
    building = (
        (-8, -58),
        (8, -58),
        (-30, -45),
        (30, -45),
        (-33, -4),
        (33, -4),
        (-53, 16),
        (53, 16),
        (-62, 36),
        (62, 36),
        (-62, 52),
        (62, 52),
        (0, 52),
        (0, 0),
    )
    assert min(picture.gap(*apply(matrix, point)) for point in building) > 0


def test_the_picture_is_small_enough(picture: Picture) -> None:
    assert len(picture.text.encode()) < 150_000


@pytest.mark.parametrize("name", route_ids())
def test_every_space_is_there_once_where_the_board_has_it(name: str) -> None:
    board = route(name)
    drawn = Picture(art.board_svg(board, turn=0))
    assert drawn.text.count("data-space=") == len(board.names)
    assert set(drawn.spaces) == set(board.names)
    origin, radius = drawn.spaces[board.names[0]], drawn.radius
    q0, r0 = board.hexes[0]
    for code, (q, r) in zip(board.names, board.hexes, strict=True):
        x, y = origin[0] + SQRT3 * (q - q0 + (r - r0) / 2) * radius, origin[1] + 1.5 * (r - r0) * radius
        assert drawn.spaces[code] == pytest.approx((x, y), abs=0.3)


@pytest.mark.parametrize("name", route_ids())
def test_every_space_shows_its_own_ground(name: str) -> None:
    board = route(name)
    shown = {
        e.attrib["data-space"]: e[1].attrib["href"]
        for e in ElementTree.fromstring(art.board_svg(board)).iter(SVG + "g")
        if "data-space" in e.attrib
    }
    terrains = ("jungle", "river", "village", "rubble", "camp", "mountain", "start")
    for space, code in enumerate(board.names):
        kind = terrains[int(board.terrain[space])]
        expected = f"#{kind}-{board.strength[space]}-"
        if board.is_finish[space]:
            expected = f"#finish-{board.route.end_side}-"
        elif kind == "mountain":
            expected = "#cave-" if board.is_cave[space] else "#mountain-"
        elif kind == "start":
            expected = f"#start-{board.start_number[space]}-"
        assert shown[code].startswith(expected)


@pytest.mark.parametrize("name", route_ids())
def test_the_way_runs_to_the_right_on_wide_sheets_and_upwards_on_tall_ones(name: str) -> None:
    board = route(name)
    for sheet, axis, forward in ((SHEETS["desktop"], 0, 1), (SHEETS["phone"], 1, -1)):
        assert best_turn(board, *sheet) % 30 == 0
        spots = Picture(full_board(board, *sheet)).spaces
        start = sum(spots[board.names[s]][axis] for s in board.starts) / 4
        finish = sum(spots[board.names[s]][axis] for s in board.finishes) / 3
        assert (finish - start) * forward > 0


@pytest.mark.parametrize("name", route_ids())
def test_the_route_fills_the_sheet(name: str) -> None:
    view = fit(route(name), 1440, 900, None, (), letters=True)
    box = view.places.bounds()
    assert max(box.width * view.radius / 1440, box.height * view.radius / 900) > 0.95
    assert view.radius > 20


def test_detail_follows_the_radius_unless_asked() -> None:
    board = route("first-game")
    assert 'href="#village-4-f0"' in art.board_svg(board, width=1440, height=900)
    assert 'href="#village-4-s' in art.board_svg(board, width=390, height=844)
    assert 'href="#village-4-s0"' in art.board_svg(board, detail="small")
    assert 'href="#jungle-1-n0"' in art.board_svg(board, detail="small", always_numbers=True)


def test_the_same_sheet_turned_by_hand() -> None:
    assert Picture(art.board_svg(route("first-game"), turn=90)).turn == 30
    with pytest.raises(ValueError, match="multiples of 30"):
        art.board_svg(route("first-game"), turn=45)


def test_blockades_lie_on_their_seams_and_only_there() -> None:
    board = route("hills-of-gold")
    none, two = art.board_svg(board), art.board_svg(board, blockades={1: 4, 3: 5})
    assert "data-seam" not in none
    assert two.count("data-seam=") == two.count("data-badge=") == 2
    unknown = art.board_svg(board, blockades=art.unknown_blockades(board))
    assert unknown.count("data-seam=") == board.seam_count
    assert "data-badge" not in unknown


def test_dusk_falls_on_what_a_card_cannot_reach() -> None:
    board = route("first-game")
    here, there = board.space("B41"), board.space("B42")
    shown = art.board_svg(board, lit={here: 1, there: 2}, path=[here, there])
    assert shown.count('class="price"') == 1
    assert shown.count('class="price on"') == 1
    root = ElementTree.fromstring(shown)
    veil = next(e.attrib["d"] for e in root.iter(SVG + "path") if e.get("class") == "veil")
    assert veil.count("M") == len(board.names) - 2
    assert 'class="veil"' not in art.board_svg(board)


def test_a_card_that_reaches_nothing_leaves_all_in_dusk() -> None:
    board = route("first-game")
    root = ElementTree.fromstring(art.board_svg(board, lit={}))
    veil = next(e.attrib["d"] for e in root.iter(SVG + "path") if e.get("class") == "veil")
    assert veil.count("M") == len(board.names)


def test_pieces_on_one_space_stand_side_by_side() -> None:
    board = route("first-game")
    shown = ElementTree.fromstring(art.board_svg(board, pieces=[(p, board.starts[0]) for p in range(4)]))
    spots = {(u.get("x"), u.get("y")) for g in shown.iter(SVG + "g") if g.get("data-piece") for u in g}
    assert len(spots) == 4


def test_an_explored_cave_shows_no_pile() -> None:
    board = route("first-game")
    assert art.board_svg(board, caves={board.caves[0]: 0}) == art.board_svg(board)
    assert art.board_svg(board, caves={board.caves[0]: 3}) != art.board_svg(board)


def test_names_for_readers_come_from_the_caller() -> None:
    board = route("first-game")
    assert "<title>B11</title>" in art.board_svg(board)
    assert "<title>jungle 1 &amp; more</title>" in art.board_svg(board, titles={0: "jungle 1 & more"})
    assert "<title>space 187</title>" in art.board_svg(board, titles=lambda space: f"space {space}")


def test_russian_boards_have_russian_letters() -> None:
    from eldorado.art.lettering import piece_letter
    from eldorado.words import Words

    assert ">Б</text>" in art.board_svg(route("first-game"), language="ru")
    assert 'data-space="B11"' in art.board_svg(route("first-game"), language="ru")
    for language in ("en", "ru"):
        assert [piece_letter(c, language) for c in "ABCDEFGHIJKLMNOPQR"] == [
            Words(language).piece(c) for c in "ABCDEFGHIJKLMNOPQR"
        ]


def test_letters_can_be_left_out() -> None:
    assert 'class="letter"' not in art.board_svg(route("first-game"), letters=False)


def test_a_fragment_has_no_definitions_and_no_styles() -> None:
    fragment = art.board_svg(route("first-game"), standalone=False)
    assert "<defs>" not in fragment
    assert "<style>" not in fragment
    assert "style=" not in fragment


CURLED = """
route curled
A   0   0  turn 0
C  -3  -4  turn 0
E   4  -7  turn 0
G  11 -10  turn 0
I   7  -3  turn 0
K   3   4  turn 0
M  10   1  turn 0
end river
"""


@pytest.mark.parametrize("sheet", SHEETS)
def test_an_own_route_with_seams_in_its_middle_finds_room_for_every_badge(sheet: str) -> None:
    board = lay(parse_route(CURLED), catalog())
    assert len(board.open_seams) == 5
    picture = Picture(full_board(board, *SHEETS[sheet]))
    assert Measured(picture.text).strays() == []
    assert len(picture.badges()) == board.seam_count
    assert all(picture.gap(x, y) >= r for x, y, r in picture.badges() + picture.letters())
