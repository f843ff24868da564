"""Plots as SVG in the look of the game: flat shapes, ink and paper, colours from the page's tokens. Nothing here knows bots."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from ..art.palette import PLAYERS
from ..art.svg import NAMESPACE, num
from ..art.tokens import tokens_css
from ..words import Words

WIDTH: Final = 1060
LABEL: Final = 190
"""Room for the names at the left, if they do not need more."""
LETTER: Final = 8.4
"""A bold letter of a name is at most about this wide, on average."""
LONGEST: Final = 40
"""Letters of a name; of a longer one the middle is left out."""
ROW: Final = 34
VALUE: Final = 50
"""Room for a written share."""
PLOT_CSS: Final = """
.plot text{fill:var(--text);font:400 14px var(--font-ui)}.plot .tick{fill:var(--text-2);font-size:12.5px}
.plot .name{font-weight:600}.plot .value{font-variant-numeric:tabular-nums}
.grid{stroke:var(--line);stroke-width:1}.axis{stroke:var(--line-strong);stroke-width:1.5}
.whisker{stroke:var(--text);stroke-width:2}.fair{stroke:var(--accent);stroke-width:2.5;stroke-dasharray:3 3}
.line{fill:none;stroke-width:3;stroke-linejoin:round}.edge-line{fill:none;stroke:var(--edge);stroke-width:5.5;stroke-linejoin:round;opacity:.55}
.block{stroke:var(--edge);stroke-width:1}.dot{stroke:var(--edge);stroke-width:1.5}
"""
"""How plots look, wherever they stand; the tokens must be there, too."""
_DASHES: Final = ("none", "9 6", "2 6", "12 5 2 5")
_MARKS: Final = ("circle", "square", "triangle", "diamond")


def colour(index: int) -> str:
    """The colour of the n-th thing compared; see `mark` for those who do not see colours."""
    return f"var(--p{index % len(PLAYERS) + 1})"


def _svg(height: float, body: str, label: str) -> str:
    size = f'viewBox="0 0 {WIDTH} {num(height)}"'
    return (
        f'<svg xmlns="{NAMESPACE}" {size} class="plot" role="img" aria-label="{escape(label, {chr(34): "&quot;"})}">{body}</svg>'
    )


def alone(plot: str) -> str:
    """A plot as a file of its own, with all that it needs to look right."""
    head, _, rest = plot.partition(">")
    return f"{head}><style>{tokens_css()}{PLOT_CSS}</style>{block(0, 0, WIDTH, 2 * WIDTH, 'var(--surface)')}{rest}"


def fitted(name: str, longest: int = LONGEST) -> str:
    """A name of no more letters than there is room for."""
    head = (longest - 1) // 2
    return name if len(name) <= longest else f"{name[:head]}…{name[head + 1 - longest :]}"


def room(names: Sequence[str], besides: float) -> float:
    """Where a plot begins so that all names fit to the left of it, with something besides."""
    return max(LABEL, LETTER * max(len(fitted(name)) for name in names) + besides)


def written(x: float, y: float, text: str, style: str = "", anchor: str = "start") -> str:
    return f'<text x="{num(x)}" y="{num(y)}" class="{style}" text-anchor="{anchor}">{escape(text)}</text>'


def rule(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}" class="{style}"/>'


def block(x: float, y: float, width: float, height: float, fill: str, name: str = "") -> str:
    inner = f"<title>{escape(name)}</title>" if name else ""
    size = f'width="{num(max(0, width))}" height="{num(height)}"'
    return f'<rect x="{num(x)}" y="{num(y)}" {size} fill="{fill}" class="block">{inner}</rect>'


def mark(index: int, x: float, y: float, size: float = 6) -> str:
    """A small sign in the shape and colour of the n-th thing compared."""
    kind, fill = _MARKS[index % len(_MARKS)], colour(index)
    paint = f'fill="{fill}" stroke="var(--edge)" stroke-width="1.5"'
    if kind == "circle":
        return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(size)}" {paint}/>'
    corners: dict[str, list[tuple[float, float]]] = {
        "square": [(-1, -1), (1, -1), (1, 1), (-1, 1)],
        "triangle": [(0, -1.1), (1.1, 0.9), (-1.1, 0.9)],
        "diamond": [(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)],
    }
    line = " ".join(f"{num(x + size * dx)},{num(y + size * dy)}" for dx, dy in corners[kind])
    return f'<polygon points="{line}" {paint}/>'


def ticks(most: float, about: int = 5) -> list[float]:
    """Round values from 0 to at least `most`."""
    if most <= 0:
        return [0.0, 1.0]
    raw = most / about
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= raw * 0.999)
    return [step * number for number in range(math.ceil(most / step - 1e-9) + 1)]


@dataclass(frozen=True)
class Bar:
    """A value with its interval and, where there is one, the value it is measured against. All are shares from 0 to 1."""

    label: str
    index: int
    value: float
    low: float
    high: float
    fair: float


def bars(rows: Sequence[Bar], label: str, fair_label: str, words: Words) -> str:
    """Shares as bars with whiskers; a tick marks the fair share."""
    left, right = room([row.label for row in rows], 34), WIDTH - 70
    marks = ticks(max([row.high for row in rows] + [row.fair for row in rows]))
    most = marks[-1]
    digits = 0 if marks[1] >= 0.01 else 1
    body = []
    height = len(rows) * ROW + 46
    for value in marks:
        x = left + (right - left) * value / most
        body.append(rule(x, 8, x, height - 34, "grid") + written(x, height - 16, words.percent(value, digits), "tick", "middle"))
    for place, row in enumerate(rows):
        y = 10 + place * ROW
        scale = (right - left) / most
        name = f"{row.label}: {words.percent(row.value)} ({100 * row.low:.0f}–{100 * row.high:.0f})"
        body.append(written(left - 30, y + 19, fitted(row.label), "name", "end") + mark(row.index, left - 16, y + 14))
        body.append(block(left, y + 4, scale * row.value, 20, colour(row.index), name))
        middle = y + 14
        body.append(rule(left + scale * row.low, middle, left + scale * row.high, middle, "whisker"))
        for end in (row.low, row.high):
            body.append(rule(left + scale * end, middle - 6, left + scale * end, middle + 6, "whisker"))
        fair = left + scale * row.fair
        body.append(rule(fair, y, fair, y + 28, "fair"))
        number = left + scale * row.high + 10
        if number < fair + 8 < number + VALUE:
            number = fair + 8
        body.append(written(number, middle + 5, words.percent(row.value), "value"))
    body.append(
        rule(left - 120, height - 20, left - 120, height - 8, "fair") + written(left - 112, height - 10, fair_label, "tick")
    )
    return _svg(height, "".join(body), label)


@dataclass(frozen=True)
class Spread:
    """How often each whole number came up."""

    label: str
    counts: dict[int, int]


def spreads(rows: Sequence[Spread], label: str, words: Words) -> str:
    """One small histogram a row over a common axis, with the mean as a line and in figures."""
    least = min(min(row.counts) for row in rows)
    most = max(max(row.counts) for row in rows)
    left = room([row.label for row in rows], 18)
    unit = (WIDTH - left - 80) / (most - least + 1)
    tall, body = 58, []
    height = len(rows) * tall + 34
    every = max(1, math.ceil(28 / unit))
    for number in range(least, most + 1, every):
        x = left + (number - least + 0.5) * unit
        body.append(written(x, height - 10, str(number), "tick", "middle"))
    for place, row in enumerate(rows):
        base = (place + 1) * tall
        top = max(row.counts.values())
        games = sum(row.counts.values())
        mean = sum(number * count for number, count in row.counts.items()) / games
        body.append(written(left - 14, base - 14, fitted(row.label), "name", "end") + rule(left, base, WIDTH - 80, base, "axis"))
        for number, count in sorted(row.counts.items()):
            tallness = (tall - 14) * count / top
            x = left + (number - least) * unit + 1
            body.append(block(x, base - tallness, unit - 2, tallness, "var(--jungle-3)", f"{number}: {count}"))
        x = left + (mean - least + 0.5) * unit
        body.append(rule(x, base - tall + 6, x, base, "whisker") + written(WIDTH - 70, base - 14, words.decimal(mean), "value"))
    return _svg(height, "".join(body), label)


@dataclass(frozen=True)
class Line:
    label: str
    index: int
    values: list[float]


def lines(rows: Sequence[Line], label: str, across: str, upwards: str) -> str:
    """Values from 0 on, over 0, 1, 2 …; the names stand at the side, each with its sign and dashes."""
    left, top, bottom, right = 60, 34, 336, WIDTH - room([row.label for row in rows], 44)
    marks = ticks(max(max(row.values) for row in rows))
    longest = max(len(row.values) for row in rows) - 1
    body = []
    for value in marks:
        y = bottom - (bottom - top) * value / marks[-1]
        body.append(rule(left, y, right, y, "grid") + written(left - 8, y + 4, f"{value:g}", "tick", "end"))
    for number in range(0, longest + 1, max(1, math.ceil(longest / 12))):
        x = left + (right - left) * number / max(1, longest)
        body.append(written(x, bottom + 20, str(number), "tick", "middle"))
    body.append(written((left + right) / 2, bottom + 40, across, "tick", "middle"))
    body.append(written(left - 48, top - 20, upwards, "tick"))
    for place, row in enumerate(rows):
        points = [
            (left + (right - left) * number / max(1, longest), bottom - (bottom - top) * value / marks[-1])
            for number, value in enumerate(row.values)
        ]
        path = " ".join(f"{num(x)},{num(y)}" for x, y in points)
        dash = _DASHES[row.index % len(_DASHES)]
        body.append(f'<polyline points="{path}" class="edge-line"/>')
        body.append(f'<polyline points="{path}" class="line" stroke="{colour(row.index)}" stroke-dasharray="{dash}"/>')
        body.append("".join(mark(row.index, x, y, 4) for x, y in points[:: max(1, len(points) // 8)]))
        y = top + 14 + place * 26
        body.append(mark(row.index, right + 24, y - 5) + written(right + 40, y, fitted(row.label), "name"))
    return _svg(bottom + 52, "".join(body), label)


@dataclass(frozen=True)
class CardShare:
    """A card: copies gained per seat and game, and the share of wins of seats that had it; `seats` says how sure that is."""

    label: str
    family: str
    copies: float
    wins: float
    fair: float
    seats: int


def purchases(rows: Sequence[CardShare], label: str, left_head: str, right_head: str, words: Words) -> str:
    """Cards from the most bought to the least: how often, and how often their owners won."""
    middle, right, row_height = 560, WIDTH - 60, 26
    height = len(rows) * row_height + 50
    most = max([row.copies for row in rows] + [0.01])
    wins = ticks(max([row.wins for row in rows] + [row.fair for row in rows]))[-1]
    body = [written(LABEL, 16, left_head, "tick"), written(middle, 16, right_head, "tick")]
    for place, row in enumerate(rows):
        y = 26 + place * row_height
        body.append(written(LABEL - 14, y + 16, row.label, "name", "end"))
        width = (middle - LABEL - 90) * row.copies / most
        body.append(
            block(LABEL, y + 3, width, 17, f"var(--card-{row.family})")
            + written(LABEL + width + 8, y + 17, words.decimal(row.copies, 2), "value")
        )
        scale = (right - middle) / wins
        fair = middle + scale * row.fair
        body.append(rule(fair, y, fair, y + 23, "fair"))
        x = middle + scale * row.wins
        body.append(rule(fair, y + 12, x, y + 12, "whisker"))
        body.append(f'<circle cx="{num(x)}" cy="{num(y + 12)}" r="6" fill="var(--card-{row.family})" class="dot"/>')
        body.append(
            written(x + 12 if x >= fair else x - 12, y + 17, words.percent(row.wins, 0), "value", "start" if x >= fair else "end")
        )
    return _svg(height, "".join(body), label)
