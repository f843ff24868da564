"""Measures SVG text without a browser: where its ink ends, with transforms, uses, viewports, strokes and clips."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]
Box = tuple[float, float, float, float]

SAME: Matrix = (1, 0, 0, 1, 0, 0)
EVERYWHERE: Box = (-math.inf, -math.inf, math.inf, math.inf)
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
STROKED_BY_CSS = {"edge", "lit", "path", "path-edge", "tie", "letter", "price"}


def combine(a: Matrix, b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[2] * b[1], a[1] * b[0] + a[3] * b[1],
        a[0] * b[2] + a[2] * b[3], a[1] * b[2] + a[3] * b[3],
        a[0] * b[4] + a[2] * b[5] + a[4], a[1] * b[4] + a[3] * b[5] + a[5],
    )  # fmt: skip


def apply(m: Matrix, p: Point) -> Point:
    return m[0] * p[0] + m[2] * p[1] + m[4], m[1] * p[0] + m[3] * p[1] + m[5]


def parse_transform(text: str) -> Matrix:
    matrix = SAME
    for name, inner in re.findall(r"(\w+)\(([^)]*)\)", text):
        v = [float(n) for n in NUMBER.findall(inner)]
        if name == "translate":
            step: Matrix = (1, 0, 0, 1, v[0], v[1] if len(v) > 1 else 0)
        elif name == "scale":
            step = (v[0], 0, 0, v[-1], 0, 0)
        else:
            assert name == "rotate", name
            c, s = math.cos(math.radians(v[0])), math.sin(math.radians(v[0]))
            x, y = (v[1], v[2]) if len(v) > 1 else (0.0, 0.0)
            step = (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)
        matrix = combine(matrix, step)
    return matrix


def box_of(points: list[Point]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def meet(a: Box, b: Box) -> Box:
    return max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])


def rectangle(x: float, y: float, width: float, height: float) -> list[Point]:
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


class PathReader:
    """Points along a path, curves sampled."""

    COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}

    def __init__(self, text: str) -> None:
        self.points: list[Point] = []
        self.here: Point = (0, 0)
        self.begin: Point = (0, 0)
        self.control: Point | None = None
        for command, inner in re.findall(r"([A-Za-z])([^A-Za-z]*)", text):
            self.run(command, inner)

    def run(self, command: str, inner: str) -> None:
        upper = command.upper()
        count = self.COUNTS[upper]
        if not count:
            self.here, self.control = self.begin, None
            return
        values = _arc_values(inner) if upper == "A" else [float(n) for n in NUMBER.findall(inner)]
        assert values, inner
        assert len(values) % count == 0, (command, inner)
        for i in range(0, len(values), count):
            self.step("L" if upper == "M" and i else upper, values[i : i + count], command.islower())

    def step(self, command: str, v: list[float], relative: bool) -> None:
        x, y = self.here if relative else (0.0, 0.0)
        if command in "ML":
            end = x + v[0], y + v[1]
            if command == "M":
                self.begin = end
            self.draw([end])
        elif command == "H":
            self.draw([(x + v[0], self.here[1])])
        elif command == "V":
            self.draw([(self.here[0], y + v[0])])
        elif command == "A":
            self.draw(_arc(self.here, v, (x + v[5], y + v[6])))
        else:
            self.curve(command, [(x + v[i], y + v[i + 1]) for i in range(0, len(v), 2)])

    def curve(self, command: str, points: list[Point]) -> None:
        if command in "ST":
            back = self.control or self.here
            points = [(2 * self.here[0] - back[0], 2 * self.here[1] - back[1]), *points]
        knots = [self.here, *points]
        self.draw([_bezier(knots, t / 8) for t in range(1, 9)])
        self.control = points[-2]

    def draw(self, points: list[Point]) -> None:
        self.points += [self.here, *points] if self.points else points
        self.here, self.control = points[-1], None


def _bezier(knots: list[Point], t: float) -> Point:
    while len(knots) > 1:
        knots = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(knots)]
    return knots[0]


def _arc_values(text: str) -> list[float]:
    """Flags of an arc may stand without a space between them and the next number."""
    values: list[float] = []
    rest = text
    while rest := rest.lstrip(" ,"):
        pattern = r"[01]" if len(values) % 7 in (3, 4) else NUMBER.pattern
        found = re.match(pattern, rest)
        assert found is not None, text
        values.append(float(found[0]))
        rest = rest[found.end() :]
    return values


def _arc(start: Point, v: list[float], end: Point) -> list[Point]:
    rx, ry, turn, large, sweep = v[0], v[1], v[2], v[3], v[4]
    assert turn == 0
    dx, dy = (start[0] - end[0]) / 2 / rx, (start[1] - end[1]) / 2 / ry
    length = math.hypot(dx, dy)
    if length == 0:
        return [end]
    scale = max(1.0, length)
    off = math.sqrt(max(0.0, scale * scale - length * length)) / length
    side = -1 if large == sweep else 1
    cx, cy = side * dy * off, -side * dx * off
    a0 = math.atan2(dy - cy, dx - cx)
    a1 = math.atan2(-dy - cy, -dx - cx)
    sweep_angle = (a1 - a0) % (2 * math.pi) if sweep else -((a0 - a1) % (2 * math.pi))
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    points = []
    for i in range(1, 13):
        a = a0 + sweep_angle * i / 12
        points.append((mx + (cx + scale * math.cos(a)) * rx, my + (cy + scale * math.sin(a)) * ry))
    return [*points, end]


@dataclass(frozen=True)
class State:
    matrix: Matrix = SAME
    clip: Box = EVERYWHERE
    stroke: float = 0
    is_stroked: bool = False

    @property
    def scale(self) -> float:
        m = self.matrix
        return math.sqrt(abs(m[0] * m[3] - m[1] * m[2]))


class Measured:
    """An SVG picture, and the box of every visible shape in it."""

    def __init__(self, text: str) -> None:
        self.root = ElementTree.fromstring(text)
        self.ids = {e.get("id", ""): e for e in self.root.iter() if e.get("id")}
        self.view_box: Box = tuple(float(n) for n in self.root.get("viewBox", "").split())  # type: ignore[assignment]

    def boxes(self) -> Iterator[tuple[str, Box]]:
        for child in self.root:
            yield from self.walk(child, State())

    def strays(self, slack: float = 0.6) -> list[tuple[str, Box]]:
        """Shapes that leave the sheet."""
        x, y, width, height = self.view_box
        sheet = (x - slack, y - slack, x + width + slack, y + height + slack)
        return [
            (what, box) for what, box in self.boxes()
            if box[0] < sheet[0] or box[1] < sheet[1] or box[2] > sheet[2] or box[3] > sheet[3]
        ]  # fmt: skip

    def walk(self, element: ElementTree.Element, state: State) -> Iterator[tuple[str, Box]]:
        tag = element.tag.removeprefix(SVG)
        if tag in ("defs", "style", "title", "symbol", "clipPath", "pattern"):
            return
        state = self.entered(element, state)
        if tag == "use":
            yield from self.used(element, state)
        elif tag == "svg":
            yield from self.viewport(element, _numbers(element, "x", "y", "width", "height"), state)
        elif tag == "g":
            for child in element:
                yield from self.walk(child, state)
        else:
            yield from self.shape(tag, element, state)

    def entered(self, element: ElementTree.Element, state: State) -> State:
        matrix = combine(state.matrix, parse_transform(element.get("transform", "")))
        stroke = float(element.get("stroke-width", state.stroke))
        named = bool(STROKED_BY_CSS & set(element.get("class", "").split()))
        is_stroked = (element.get("stroke", "none" if not state.is_stroked else "yes") != "none") or named
        clip = state.clip
        if "clip-path" in element.attrib:
            area = self.ids[element.attrib["clip-path"][5:-1]]
            points = [apply(matrix, p) for p in PathReader(area[0].attrib["d"]).points]
            clip = meet(clip, box_of(points))
        return State(matrix, clip, stroke, is_stroked)

    def used(self, element: ElementTree.Element, state: State) -> Iterator[tuple[str, Box]]:
        target = self.ids[element.attrib["href"][1:]]
        x, y, width, height = _numbers(element, "x", "y", "width", "height")
        if target.tag == SVG + "symbol":
            yield from self.viewport(target, (x, y, width, height), state)
        else:
            moved = State(combine(state.matrix, (1, 0, 0, 1, x, y)), state.clip, state.stroke, state.is_stroked)
            yield from self.walk(target, moved)

    def viewport(self, element: ElementTree.Element, room: Box, state: State) -> Iterator[tuple[str, Box]]:
        x, y, width, height = room
        vx, vy, vw, vh = (float(n) for n in element.attrib["viewBox"].split())
        k = min(width / vw, height / vh)
        clip = box_of([apply(state.matrix, p) for p in rectangle(x, y, width, height)])
        matrix = combine(state.matrix, (k, 0, 0, k, x + (width - vw * k) / 2 - vx * k, y + (height - vh * k) / 2 - vy * k))
        for child in element:
            yield from self.walk(child, State(matrix, meet(state.clip, clip), state.stroke, state.is_stroked))

    def shape(self, tag: str, element: ElementTree.Element, state: State) -> Iterator[tuple[str, Box]]:
        points = [apply(state.matrix, p) for p in _points(tag, element)]
        half = state.stroke * state.scale / 2 if state.is_stroked else 0
        left, top, right, bottom = box_of(points)
        box = meet(state.clip, (left - half, top - half, right + half, bottom + half))
        if box[0] < box[2] and box[1] < box[3]:
            yield f"{tag} {element.get('class') or element.get('d', '')[:30] or element.attrib}", box


def _numbers(element: ElementTree.Element, *names: str) -> Box:
    return tuple(float(element.get(name, 0)) for name in names)  # type: ignore[return-value]


def _points(tag: str, element: ElementTree.Element) -> list[Point]:
    if tag == "path":
        return PathReader(element.attrib["d"]).points
    if tag == "rect":
        return rectangle(*_numbers(element, "x", "y", "width", "height"))
    if tag == "circle":
        x, y, r, _ = _numbers(element, "cx", "cy", "r", "none")
        return rectangle(x - r, y - r, 2 * r, 2 * r)
    if tag == "ellipse":
        x, y, rx, ry = _numbers(element, "cx", "cy", "rx", "ry")
        return rectangle(x - rx, y - ry, 2 * rx, 2 * ry)
    assert tag == "text", tag
    x, y, size, length = _numbers(element, "x", "y", "font-size", "textLength")
    width = length or 0.55 * size * len(element.text or "")
    left = x - width / 2 if element.get("text-anchor") == "middle" or len(element.text or "") == 1 else x
    return rectangle(left, y - size * 0.75, width, size)
