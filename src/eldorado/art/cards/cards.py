"""Cards, 240 by 336: a small poster in a paper frame. Top left what it does (hexagon moves, roundel acts), below its name,
bottom right its price. Items are tickets with notched sides and a seal."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from ...engine.components import Card
from ..geometry import hexagon
from ..lettering import UI_FAMILY, fit, text, width_of
from ..map.flora import crown, frond
from ..palette import FAMILIES, GOLD, INK, PAPER, SUN
from ..svg import disc, line, numeral, rect, shape, sign, symbol, use

WIDTH: Final = 240
HEIGHT: Final = 336
CARD_BOX: Final = f"0 0 {WIDTH} {HEIGHT}"
POWER_BOX: Final = "2 2 96 106"

_FAMILY_SIGN: Final[Mapping[str, str]] = {"green": "machete", "blue": "paddle", "yellow": "coin", "white": "joker"}
_PLAIN: Final = "M12 0H228a12 12 0 0 1 12 12V324a12 12 0 0 1-12 12H12A12 12 0 0 1 0 324V12A12 12 0 0 1 12 0z"
_TICKET: Final = (
    "M12 0H228a12 12 0 0 1 12 12V246a9 9 0 0 0 0 18V324a12 12 0 0 1-12 12"
    "H12A12 12 0 0 1 0 324V264a9 9 0 0 0 0-18V12A12 12 0 0 1 12 0z"
)
_WINDOW: Final = "M10 20V246H230V20a10 10 0 0 0-10-10H20A10 10 0 0 0 10 20z"
_BAND: Final = "M10 246H230V316a10 10 0 0 1-10 10H20a10 10 0 0 1-10-10z"
_TICKET_BAND: Final = "M10 246H230V240a15 15 0 0 0 0 30V316a10 10 0 0 1-10 10H20a10 10 0 0 1-10-10V270a15 15 0 0 0 0-30z"


def silhouette(item: bool) -> str:
    """The outline of a card; items are notched."""
    return _TICKET if item else _PLAIN


def frame_name(family: str, item: bool) -> str:
    return f"frame-{family}-item" if item else f"frame-{family}"


def frame(family: str, item: bool) -> str:
    """The paper frame and the coloured band, with a window for the scene and no words."""
    colours = FAMILIES[family]
    paper = "#fffdf6" if family == "white" else PAPER
    parts = [
        shape(silhouette(item) + _WINDOW, paper, fill_rule="evenodd"),
        shape(_TICKET_BAND if item else _BAND, colours.ground),
    ]
    if item:
        parts += [disc(x, 255, 1.7, colours.on, opacity=0.75) for x in range(20, 226, 8)]
    else:
        parts.append(f'<path d="M10 246H230" stroke="{colours.deep}" stroke-width="3"/>')
    return "".join(parts)


def back() -> str:
    """The back: the sun of El Dorado in the forest."""
    corners = "".join(frond(x, y, a, 120, 7, 10) for x, y, a in ((6, 330, -62), (234, 330, -118), (6, 6, 62), (234, 6, 118)))
    middle = (
        shape(crown(0, 0, 100, 24, 0, 345, 0.1), "#24573a")
        + shape(crown(0, 0, 72, 18, 0, 340, 0.13), "#3f7d45")
        + disc(0, 0, 36, SUN)
        + disc(0, 0, 27, "#ffe08a")
        + use("gate", -20, -21, 40.8, 40.8, "#7c420f")
    )
    inner = (
        f'<svg x="10" y="10" width="220" height="316" viewBox="10 10 220 316">{rect(10, 10, 220, 316, "#173f2b", rx=8)}'
        f'{shape(corners, "#0f3022")}<g transform="translate(120 168)">{middle}</g></svg>'
    )
    return shape(_PLAIN, PAPER) + inner + rect(18, 18, 204, 300, "none", rx=5, stroke=GOLD, stroke_width=2)


def power(card: Card) -> str:
    """What a card does, as a sign in its upper left corner."""
    colours = FAMILIES[card.family]
    if card.family == "white":
        return _joker(50, 56, 43, card.power)
    if card.power:
        signs = sign(_FAMILY_SIGN[card.family], 50, 40, 38, colours.on) + numeral(card.power, 50, 74, 32, colours.on)
        return _hexagon(card.family, 50, 56, 42) + signs
    return _roundel() + _deed(card)


def _hexagon(family: str, x: float, y: float, radius: float) -> str:
    colours = FAMILIES[family]
    return (
        shape(hexagon(radius + 4, 0, x, y + 2), INK, opacity=0.35)
        + shape(hexagon(radius + 4, 0, x, y), colours.deep)
        + shape(hexagon(radius, 0, x, y), colours.ground, stroke=colours.on, stroke_width=2)
    )


def _joker(x: float, y: float, radius: float, strength: int) -> str:
    """Any of three: one hexagon shared by machete, paddle and coin."""
    points = [(x + radius * math.cos(math.radians(a)), y + radius * math.sin(math.radians(a))) for a in range(-90, 270, 60)]
    thirds = (("green", (4, 5, 0)), ("blue", (0, 1, 2)), ("yellow", (2, 3, 4)))
    parts = [shape(hexagon(radius + 4, 0, x, y + 2), INK, opacity=0.35), shape(hexagon(radius + 4, 0, x, y), INK)]
    for family, corners in thirds:
        edge = "".join(f"L{points[i][0]:.1f} {points[i][1]:.1f}" for i in corners)
        parts.append(shape(f"M{x} {y}{edge}Z", FAMILIES[family].ground))
    spokes = "".join(f"M{x} {y}L{points[i][0]:.1f} {points[i][1]:.1f}" for i in (0, 2, 4))
    parts += [
        line(spokes, PAPER, 2, "butt"),
        sign("machete", x - radius * 0.46, y - radius * 0.34, radius * 0.56, FAMILIES["green"].on),
        sign("paddle", x + radius * 0.46, y - radius * 0.34, radius * 0.56, FAMILIES["blue"].on),
        sign("coin", x, y + radius * 0.64, radius * 0.46, FAMILIES["yellow"].on),
        disc(x, y, radius * 0.37, "#fffdf6", stroke=INK, stroke_width=2.5),
        numeral(strength, x, y, radius * 0.5, INK),
    ]
    return "".join(parts)


def _roundel() -> str:
    colours = FAMILIES["purple"]
    return (
        disc(50, 54, 42, INK, opacity=0.35)
        + disc(50, 52, 42, colours.deep)
        + disc(50, 52, 38, colours.ground, stroke=colours.on, stroke_width=2)
    )


def _deed(card: Card) -> str:
    on = FAMILIES["purple"].on
    if card.take:
        return sign("take", 50, 52, 48, on)
    if card.move:
        return sign("native", 50, 52, 50, on)
    if not card.remove:
        return sign("draw", 38, 52, 36, on) + numeral(card.draw, 68, 52, 32, on)
    drawn = sign("draw", 36, 39, 25, on) + numeral(card.draw, 60, 39, 22, on)
    return drawn + sign("remove", 40, 69, 25, on) + numeral(card.remove, 64, 69, 22, on)


def _row_signs(card: Card) -> list[str]:
    if card.power:
        return [_FAMILY_SIGN[card.family]] * card.power
    return ["draw"] * card.draw + ["remove"] * card.remove + ["take"] * card.take + ["native"] * card.move


def _row(card: Card) -> str:
    """What it gives, counted, under the name."""
    size = 22 if card.family == "white" else 18 if card.power > 5 else 19
    on, y = FAMILIES[card.family].on, 311 if card.item else 306
    return "".join(sign(name, 22 + size / 2 + i * (size + 3), y, size, on) for i, name in enumerate(_row_signs(card)))


def price_coin(price: int, x: float, y: float, radius: float) -> str:
    ring = disc(x, y, radius * 0.79, "none", stroke="#8a5510", stroke_width=radius * 0.07)
    coin = disc(x, y + radius * 0.08, radius * 1.04, INK) + disc(x, y, radius, GOLD, stroke=INK, stroke_width=radius * 0.115)
    return coin + ring + numeral(price, x, y, radius, INK)


def face(card: Card) -> str:
    """Everything on a card but its words."""
    parts = [
        f'<svg x="10" y="10" width="220" height="236" viewBox="0 0 220 236">{use(f"scene-{card.id}", 0, 0, 220, 236)}</svg>',
        use(frame_name(card.family, card.item), 0, 0, WIDTH, HEIGHT),
        use(f"power-{card.id}", 2, 2, 96, 106),
    ]
    if card.price:
        parts.append(price_coin(card.price, 202, 289, 26))
    if card.item:
        parts.append(use("item", 174, 18, 48, 48, INK))
    return "".join(parts)


def words(card: Card, name: str, caption: str = "") -> str:
    """The name, and below it what the card gives: counted signs, or the caption if there is one."""
    colours, room = FAMILIES[card.family], 147 if card.price else 196
    fitted = fit(name, room, 23.5, 16)
    low = 290 if card.item else 284
    step = fitted.size * 1.06
    top = low if len(fitted.lines) == 1 else low + 2 - step
    lines = "".join(text(part, 22, top + i * step, fitted.size, colours.on, room) for i, part in enumerate(fitted.lines))
    if not caption:
        return lines + _row(card)
    size = min(15.0, room / width_of(caption, 1))
    return lines + text(caption, 22, 316 if card.item else 311, size, colours.on, room, UI_FAMILY, 400)


def definitions(cards: list[Card]) -> dict[str, str]:
    """Frames, backs, powers and faces, by name. `face-*` has no words: those are set by whoever shows the card."""
    found = {
        frame_name(f, item): symbol(frame_name(f, item), CARD_BOX, frame(f, item)) for f in FAMILIES for item in (False, True)
    }
    found["card-back"] = symbol("card-back", CARD_BOX, back())
    for card in cards:
        found[f"power-{card.id}"] = symbol(f"power-{card.id}", POWER_BOX, power(card))
        found[f"face-{card.id}"] = symbol(f"face-{card.id}", CARD_BOX, face(card))
        found[f"row-{card.id}"] = symbol(f"row-{card.id}", CARD_BOX, _row(card))
    return found
