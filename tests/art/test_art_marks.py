"""The few marks and the plane all drawings are made of: numbers, shapes, hexagons, outlines, clipping."""

from __future__ import annotations

import itertools
import math
import random
import re
from xml.etree import ElementTree

import pytest

from eldorado.art.geometry import (
    centre,
    chain,
    clipped,
    corners,
    hexagon,
    outline,
    path,
    rays,
    shared_edge,
    smooth,
    turned,
    wedges,
)
from eldorado.art.svg import (
    attributes,
    disc,
    document,
    fine,
    group,
    line,
    num,
    numeral,
    oval,
    placed,
    rect,
    shape,
    sign,
    symbol,
    title,
    use,
)
from eldorado.engine.hexes import DIRECTIONS, add, distance, rotate

NASTY = "a & b <c> \"d\" 'e'"


@pytest.mark.parametrize(
    ("value", "length", "factor"), [(0, "0", "0"), (1.0, "1", "1"), (10.25, "10.2", "10.25"), (1 / 3, "0.3", "0.3333")]
)
def test_numbers_are_as_short_as_they_can_be_written(value: float, length: str, factor: str) -> None:
    assert (num(value), fine(value)) == (length, factor)


def test_no_length_is_minus_nothing() -> None:
    assert {num(value) for value in (-0.0, -0.00001, -0.04, 0.00001)} == {"0"}


@pytest.mark.parametrize("seed", range(3))
def test_numbers_come_back_and_have_no_tail(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(200):
        value = chance.uniform(-2000, 2000)
        for text, most in ((num(value), 0.0501), (fine(value), 0.000051)):
            assert abs(float(text) - value) <= most
            assert re.fullmatch(r"-?\d+(\.\d*[1-9])?", text)


MARKS = {
    "shape": lambda: shape("M0 0L1 1", "#fff", opacity=0.5),
    "line": lambda: line("M0 0L1 1", "#fff", 2.5, "butt", stroke_dasharray="2 3"),
    "disc": lambda: disc(1, 2, 3, "red", class_="x"),
    "oval": lambda: oval(1, 2, 3, 4, "red"),
    "rect": lambda: rect(1, 2, 3, 4, "red", rx=2),
    "use": lambda: use("scout", 1, 2, 3, 4, "red"),
    "sign": lambda: sign("coin", 5, 5, 10, "red"),
    "numeral": lambda: numeral(12, 0, 0, 24, "red"),
    "placed": lambda: placed(1, 2, 3, "<path/>", flip=True, turn=30),
    "symbol": lambda: symbol("coin", "0 0 24 24", "<path/>"),
    "group": lambda: group("<path/>", aria_label=NASTY),
    "title": lambda: title(NASTY),
    "document": lambda: document((0, 0, 10, 20), "<path/>", "<g/>", "a{b:c}", NASTY, 2),
}


@pytest.mark.parametrize("name", MARKS)
def test_a_mark_is_well_formed(name: str) -> None:
    ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{MARKS[name]()}</svg>')


def test_attributes_are_escaped_and_hyphenated() -> None:
    told = ElementTree.fromstring(f"<g{attributes({'aria_label': NASTY, 'class_': 'x', 'stroke_width': 2.50})}/>")
    assert told.attrib == {"aria-label": NASTY, "class": "x", "stroke-width": "2.5"}


def test_a_sign_is_centred_and_a_number_stands_side_by_side() -> None:
    found = ElementTree.fromstring(sign("coin", 50, 60, 20, "red"))
    assert (found.get("x"), found.get("y"), found.get("width")) == ("40", "50", "20")
    digits = ElementTree.fromstring(f"<g>{numeral(407, 100, 50, 24, 'red')}</g>")
    assert [one.get("href") for one in digits] == ["#n4", "#n0", "#n7"]
    left = [float(str(one.get("x"))) for one in digits]
    assert left == [76, 92, 108], "16 wide each, centred on 100"


def test_an_unnamed_picture_is_decoration() -> None:
    named, unnamed = document((0, 0, 10, 20), "", label=NASTY), document((-1, -2, 10, 20), "", size=0.5)
    assert ElementTree.fromstring(named).get("aria-label") == NASTY
    root = ElementTree.fromstring(unnamed)
    assert root.get("aria-hidden") == "true"
    assert (root.get("viewBox"), root.get("width"), root.get("height")) == ("-1 -2 10 20", "5", "10")


# ---- hexagons


HEXES = [(q, r) for q in range(-3, 4) for r in range(-3, 4)]


def test_neighbours_touch_and_others_do_not() -> None:
    """Middles of neighbours lie two apothems apart."""
    for a, b in itertools.combinations(HEXES, 2):
        apart = math.dist(centre(a), centre(b))
        assert (apart < 1.8) == (distance(a, b) == 1)


def test_turning_a_hex_turns_its_middle() -> None:
    for hex_ in HEXES:
        for sixths in range(6):
            assert centre(rotate(hex_, sixths)) == pytest.approx(turned(centre(hex_), 60 * sixths))


def test_corners_lie_on_the_circle_a_sixth_apart() -> None:
    for turn in (0, 30, 77):
        found = corners((5, 7), 2.0, turn)
        assert [math.dist(corner, (5, 7)) for corner in found] == pytest.approx([2.0] * 6)
        sides = [math.dist(a, b) for a, b in zip(found, found[1:] + found[:1], strict=True)]
        assert sides == pytest.approx([2.0] * 6)


def test_an_edge_is_shared_by_both_neighbours() -> None:
    for hex_ in HEXES:
        for step in DIRECTIONS:
            other = add(hex_, step)
            mine, theirs = shared_edge(hex_, other), shared_edge(other, hex_)
            assert sorted(mine) == pytest.approx(sorted(theirs)) or all(any(math.dist(a, b) < 1e-9 for b in theirs) for a in mine)
            middle = ((mine[0][0] + mine[1][0]) / 2, (mine[0][1] + mine[1][1]) / 2)
            assert math.dist(middle, centre(hex_)) == pytest.approx(math.dist(middle, centre(other)))


def length_of(lines: list[list[tuple[float, float]]]) -> float:
    return sum(math.dist(a, b) for one in lines for a, b in itertools.pairwise(one))


@pytest.mark.parametrize("seed", range(4))
def test_an_outline_is_closed_and_as_long_as_its_open_edges(seed: int) -> None:
    chance = random.Random(seed)
    patch = set(chance.sample(HEXES, 14))
    open_edges = sum(add(hex_, step) not in patch for hex_ in patch for step in DIRECTIONS)
    lines = outline(patch)
    assert length_of(lines) == pytest.approx(open_edges)
    for one in lines:
        assert math.dist(one[0], one[-1]) < 0.01


def test_one_hex_has_six_edges_and_a_ring_has_two_outlines() -> None:
    assert length_of(outline([(0, 0)])) == pytest.approx(6)
    assert len(outline(DIRECTIONS)) == 2
    assert outline([]) == []


def test_segments_are_joined_in_any_order_and_direction() -> None:
    points = [(float(number), float(number % 3)) for number in range(9)]
    segments = list(itertools.pairwise(points))
    chance = random.Random(2)
    for _ in range(10):
        mixed = [pair if chance.random() < 0.5 else pair[::-1] for pair in chance.sample(segments, len(segments))]
        [one] = chain(mixed)
        assert one in (points, points[::-1])


# ---- lines and light


def test_a_path_goes_through_its_points() -> None:
    assert path([(0, 0), (1, 2.04), (3, 4)]) == "M0 0L1 2L3 4"
    assert path([(0, 0), (1, 2)], close=True).endswith("Z")
    assert hexagon(10).count("L") == 5


@pytest.mark.parametrize("count", [2, 3, 5, 9])
def test_a_soft_line_begins_and_ends_where_it_should(count: int) -> None:
    points = [(10.0 * number, 5.0 * (number % 2)) for number in range(count)]
    text = smooth(points)
    numbers = [float(one) for one in re.findall(r"-?\d+\.?\d*", text)]
    assert tuple(numbers[:2]) == points[0]
    assert tuple(numbers[-2:]) == points[-1]
    assert text.count("Q") == max(0, count - 2)


def area(polygon: list[tuple[float, float]]) -> float:
    pairs = zip(polygon, polygon[1:] + polygon[:1], strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)) / 2


def test_wedges_share_the_circle() -> None:
    found = wedges((3, 4), 12, 10, 0.2)
    assert len(found) == 12
    for wedge in found:
        assert wedge[0] == (3, 4)
        assert [math.dist(point, (3, 4)) for point in wedge[1:]] == pytest.approx([10, 10])
    assert rays(3, 4, 12, 10, 0.2).count("M") == 12


@pytest.mark.parametrize("seed", range(5))
def test_what_is_clipped_lies_on_the_sheet_and_loses_only_the_rest(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(20):
        x, y, radius = chance.uniform(-5, 25), chance.uniform(-5, 15), chance.uniform(1, 9)
        polygon = corners((x, y), radius, chance.uniform(0, 60))
        kept = clipped(polygon, 20, 10)
        assert all(-1e-9 <= px <= 20 + 1e-9 and -1e-9 <= py <= 10 + 1e-9 for px, py in kept)
        inside = sum(
            1 for i in range(60) for j in range(60)
            if _is_inside((x - radius + 2 * radius * (i + 0.5) / 60, y - radius + 2 * radius * (j + 0.5) / 60), polygon)
            and 0 <= x - radius + 2 * radius * (i + 0.5) / 60 <= 20 and 0 <= y - radius + 2 * radius * (j + 0.5) / 60 <= 10
        )  # fmt: skip
        assert area(kept) == pytest.approx(inside * (2 * radius / 60) ** 2, abs=0.12 * radius * radius + 0.05)
        if all(0 <= px <= 20 and 0 <= py <= 10 for px, py in polygon):
            assert kept == polygon


def _is_inside(point: tuple[float, float], polygon: list[tuple[float, float]]) -> bool:
    sides = [
        (bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)
        for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True)
    ]
    return all(side >= 0 for side in sides) or all(side <= 0 for side in sides)
