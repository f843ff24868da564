"""Scenes, landscapes and planes: whole, the same every time; words that fit; boards that lie on their sheets."""

from __future__ import annotations

import itertools
import math
import random
import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from eldorado.art.cards import cave_tokens, pieces
from eldorado.art.cards.cards import HEIGHT, WIDTH, definitions, face, frame, frame_name, power, silhouette, words
from eldorado.art.cards.scenes import SCENES
from eldorado.art.geometry import centre, corners
from eldorado.art.landscape.arrival import arrival_svg
from eldorado.art.landscape.rest import rest_svg
from eldorado.art.lettering import Fitted, fit, piece_letter, text, width_of
from eldorado.art.map.blockades import badge, band, lying, plaque, requirement
from eldorado.art.map.framing import best_turn
from eldorado.art.map.framing import fit as fit_board
from eldorado.art.map.plane import Box, Plane, round_disc
from eldorado.art.map.terrain import detail_for, ground_kind, kinds, space_name
from eldorado.art.palette import FAMILIES, PLAYERS, TERRAIN, sign_colour
from eldorado.art.prints import moments, portraits, posters
from eldorado.box import catalog
from eldorado.engine.components import CARD_IDS, TOKEN_IDS
from eldorado.routes.generator import generate
from eldorado.routes.printed import route, route_ids

CARDS = catalog().cards
COLOUR = re.compile(r'(?:fill|stroke|color)="([^"]+)"')


def whole(body: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>')


# ---- cards


def test_every_card_has_a_scene_of_its_own() -> None:
    assert set(SCENES) == set(CARD_IDS)
    assert len({draw() for draw in SCENES.values()}) == len(SCENES)


@pytest.mark.parametrize("card", SCENES)
def test_a_scene_is_drawn_with_shapes_alone_and_the_same_every_time(card: str) -> None:
    """No words, no pictures from elsewhere, no names that could clash."""
    body = SCENES[card]()
    assert SCENES[card]() == body
    names = {part.tag.rpartition("}")[2] for part in whole(body).iter()}
    assert names <= {"svg", "g", "path", "circle", "ellipse", "rect", "use", "polygon", "line", "polyline"}
    assert not re.search(r'\bid="|href="http|<style|url\(http', body)
    for colour in COLOUR.findall(body):
        assert re.fullmatch(r"#[0-9a-f]{3,8}|none|currentColor|white|black|url\(#[\w-]+\)|inherit", colour), colour


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_shows_its_power_its_price_and_its_family(card: object) -> None:
    body = face(card)  # type: ignore[arg-type]
    whole(body)
    drawn = definitions([card])  # type: ignore[list-item]
    assert f"face-{card.id}" in drawn  # type: ignore[attr-defined]
    assert whole(power(card)) is not None  # type: ignore[arg-type]
    if card.price:  # type: ignore[attr-defined]
        assert f"#n{str(card.price)[0]}" in body + "".join(drawn.values())  # type: ignore[attr-defined]


def test_items_are_notched_and_families_coloured() -> None:
    assert silhouette(True) != silhouette(False)
    for family in FAMILIES:
        for item in (False, True):
            assert FAMILIES[family].ground in frame(family, item)
    assert len({frame_name(family, item) for family in FAMILIES for item in (False, True)}) == 2 * len(FAMILIES)


@pytest.mark.parametrize("name", ["Scout", "Universal genius & friend", "Hans Dampf in allen Gassen", "Кок"])
def test_a_name_stays_on_its_card(name: str) -> None:
    for card in CARDS[::5]:
        picture = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{words(card, name)}</svg>'
        root = ElementTree.fromstring(picture)
        for part in root.iter("{http://www.w3.org/2000/svg}text"):
            assert 0 <= float(str(part.get("x"))) <= WIDTH
            assert 240 <= float(str(part.get("y"))) <= HEIGHT
            length = part.get("textLength")
            assert length is None or float(length) <= WIDTH


def test_tokens_pieces_and_blockades_differ() -> None:
    tokens = [cave_tokens.token(token) for token in TOKEN_IDS]
    assert len(set(tokens)) == len(tokens)
    assert cave_tokens.back() not in tokens
    for draw in (pieces.piece, pieces.mark):
        assert len({draw(player) for player in PLAYERS}) == len(PLAYERS)
    for draw_blockade in (badge_of, plaque, lying):
        drawn = [draw_blockade(number) for number in range(1, 7)]
        assert len(set(drawn)) == 6
        for body in drawn:
            whole(body)


def badge_of(number: int) -> str:
    return badge(number, 20)


def test_a_blockade_asks_for_what_the_box_says() -> None:
    """R6.1."""
    strengths = catalog().blockade_strength
    for number in range(1, 7):
        assert requirement(number)[1] == strengths[number]
        assert whole(band(number, [[(0.0, 0.0), (1.0, 1.0), (2.0, 1.0)]], 20, small=False)) is not None


@pytest.mark.parametrize("prints", [portraits, posters, moments], ids=lambda prints: prints.__name__)
def test_prints_are_whole_pictures(prints: Callable[[], dict[str, str]]) -> None:
    found = prints()
    assert found
    for name, picture in found.items():
        root = ElementTree.fromstring(picture)
        assert root.get("viewBox"), name
        assert not root.findall(".//{http://www.w3.org/2000/svg}image"), "nothing but drawings"


def test_there_is_a_poster_for_every_route() -> None:
    assert set(route_ids()) <= {name.removeprefix("route-").removeprefix("poster-") for name in posters()}


def test_landscapes_are_the_same_every_time_and_differ_by_the_winner() -> None:
    assert rest_svg() == rest_svg()
    assert len({arrival_svg(player) for player in range(4)}) == 4


# ---- ground


def test_every_kind_of_space_has_a_name_for_every_style() -> None:
    names = [space_name(kind, style, turn) for kind in kinds() for style in ("f", "s") for turn in (0, 30)]
    assert len(set(names)) == len(names)


def test_what_is_larger_is_drawn_in_more_detail() -> None:
    details = [detail_for(radius) for radius in (4.0, 10.0, 20.0, 40.0, 80.0)]
    assert details[0] != details[-1]
    order = list(dict.fromkeys(details))
    assert [order.index(one) for one in details] == sorted(order.index(one) for one in details)


def test_a_space_of_the_box_is_drawn_as_what_it_is() -> None:
    found = {ground_kind(s.terrain, s.strength, s.cave, s.start) for tile in catalog().tiles.values() for s in tile.spaces}
    assert found <= set(kinds())
    assert {"mountain", "cave"} <= found


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("terrain", TERRAIN)
def test_harder_ground_is_darker_and_its_signs_can_be_read(terrain: str) -> None:
    shades = [luminance(shade) for shade in TERRAIN[terrain]]
    assert shades == sorted(shades, reverse=True)
    for strength, shade in enumerate(TERRAIN[terrain], 1):
        light, dark = sorted((luminance(shade), luminance(sign_colour(terrain, strength))), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 3.0


# ---- words


@pytest.mark.parametrize("room", [40.0, 90.0, 200.0])
@pytest.mark.parametrize("said", ["Scout", "Jack of all trades", "Schatz\u00adtruhe", "Universal-Genie", "x" * 60])
def test_words_fit_their_room(said: str, room: float) -> None:
    found = fit(said, room, 22, 13)
    assert isinstance(found, Fitted)
    assert 1 <= len(found.lines) <= 2
    assert max(width_of(line, found.size) for line in found.lines) <= room + 1e-6
    assert found.size <= 22
    assert "\u00ad" not in "".join(found.lines)
    joined = "".join(found.lines).replace("-", "").replace(" ", "")
    assert joined == said.replace("\u00ad", "").replace("-", "").replace(" ", "")


def test_words_break_in_two_before_they_get_too_small() -> None:
    assert fit("Jack of all trades", 400, 22, 13).lines == ("Jack of all trades",)
    assert fit("Jack of all trades", 90, 22, 13).lines == ("Jack of", "all trades")
    assert fit("x" * 60, 90, 22, 13).size < 13, "what cannot break shrinks further"


def test_more_letters_are_wider_and_size_is_a_factor() -> None:
    assert width_of("mm", 10) == 2 * width_of("m", 10) == width_of("m", 20)
    assert width_of("i", 10) < width_of("n", 10) < width_of("W", 10)
    assert width_of("", 10) == width_of("\u00ad", 10) == 0


def test_a_line_that_nearly_fills_its_room_is_held_to_it() -> None:
    assert "textLength" in text("Universal genius", 0, 0, 20, "#000", room=100)
    assert "textLength" not in text("Scout", 0, 0, 20, "#000", room=500)
    assert "&lt;b&gt;" in text("<b>", 0, 0, 20, "#000")


def test_letters_of_pieces_in_the_russian_box() -> None:
    russian = [piece_letter(letter, "ru") for letter in "ABCDEFGHIJKLMNOPQR"]
    assert len(set(russian)) == 18
    assert all(letter >= "А" for letter in russian)
    assert piece_letter("C", "fr") == "C"
    assert piece_letter("Z", "ru") == "Z"


# ---- planes and frames


def test_boxes_are_joined_and_measured() -> None:
    box = Box(0, 0, 4, 2) | round_disc((10, 1), 2)
    assert (box.left, box.top, box.right, box.bottom) == (0, -1, 12, 3)
    assert (box.width, box.height) == (12, 4)
    assert box.distance((6, 1)) == 0
    assert box.distance((15, 7)) == 5


@pytest.mark.parametrize("turn", [0, 30, 90, 150, 300])
def test_a_plane_turns_everything_alike(turn: int) -> None:
    board = route("first-game")
    flat, turned = Plane(board.hexes, 0), Plane(board.hexes, turn)
    some = random.Random(turn).sample(board.hexes, 12)
    for a, b in itertools.pairwise(some):
        assert math.dist(flat.spot(a), flat.spot(b)) == pytest.approx(math.dist(turned.spot(a), turned.spot(b)))
    bounds = turned.bounds()
    assert all(bounds.distance(turned.spot(hex_)) == 0 for hex_ in board.hexes)


@pytest.mark.parametrize("turn", [1, 45, -7])
def test_other_turns_are_refused(turn: int) -> None:
    with pytest.raises(ValueError, match="multiples of 30"):
        Plane([(0, 0)], turn)


def test_what_is_clear_is_clear_by_a_plain_search() -> None:
    """Against the distance to every corner and edge of every hexagon."""
    hexes = [(0, 0), (1, 0), (3, -1), (-2, 2)]
    plane = Plane(hexes, 0)
    chance = random.Random(6)
    for _ in range(300):
        point, reach = (chance.uniform(-6, 8), chance.uniform(-5, 5)), chance.choice((0.2, 0.9, 1.6, 2.4))
        nearest = min(_outside(point, corners(centre(hex_))) for hex_ in hexes)
        if abs(nearest - reach) > 1e-6:
            assert plane.is_clear(point, reach) == (nearest >= reach)


def _outside(point: tuple[float, float], polygon: list[tuple[float, float]]) -> float:
    """The distance from a convex polygon, 0 or less inside."""
    best, inside = math.inf, True
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        share = max(
            0.0, min(1.0, ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2))
        )
        best = min(best, math.dist(point, (ax + share * (bx - ax), ay + share * (by - ay))))
        inside = inside and (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) >= 0
    return -best if inside else best


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (320, 320)])
@pytest.mark.parametrize("board", [route("first-game"), generate(21)], ids=lambda board: board.route.id)
def test_a_board_lies_on_its_sheet_and_runs_the_way_people_read(board: object, width: int, height: int) -> None:
    frame_ = fit_board(board, width, height, None, (), True)
    assert frame_.turn == best_turn(board, width, height)
    for hex_ in board.hexes:  # type: ignore[attr-defined]
        x, y = frame_.spot(hex_)
        assert frame_.radius <= x + frame_.radius * 0.2 <= width
        assert 0 <= y <= height
    start = frame_.spot(board.hexes[board.starts[1]])  # type: ignore[attr-defined]
    finish = frame_.spot(board.hexes[board.finishes[1]])  # type: ignore[attr-defined]
    if height > width:
        assert finish[1] < start[1], "upwards on a tall sheet"
    elif width > height:
        assert finish[0] > start[0], "to the right on a wide one"
