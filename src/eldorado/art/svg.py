"""The few marks all drawings are made of, as SVG text. Nothing here knows the game."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

NAMESPACE = "http://www.w3.org/2000/svg"


def num(value: float) -> str:
    """A length, to a tenth, as short as it can be written."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def fine(value: float) -> str:
    """A factor, to a ten-thousandth, as short as it can be written."""
    return f"{value:.4f}".rstrip("0").rstrip(".")


def attributes(given: dict[str, str | float]) -> str:
    """Attributes of an element; underscores stand for hyphens."""
    return "".join(f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"' for key, value in given.items())


def _value(value: str | float) -> str:
    return escape(value, {'"': "&quot;"}) if isinstance(value, str) else fine(value)


def shape(path: str, fill: str, **more: str | float) -> str:
    """A filled outline."""
    return f'<path d="{path}" fill="{fill}"{attributes(more)}/>'


def line(path: str, stroke: str, width: float, cap: str = "round", **more: str | float) -> str:
    """A line of even width with round corners."""
    return (
        f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{fine(width)}"'
        f' stroke-linecap="{cap}" stroke-linejoin="round"{attributes(more)}/>'
    )


def disc(x: float, y: float, radius: float, fill: str, **more: str | float) -> str:
    return f'<circle cx="{fine(x)}" cy="{fine(y)}" r="{fine(radius)}" fill="{fill}"{attributes(more)}/>'


def oval(x: float, y: float, width: float, height: float, fill: str, **more: str | float) -> str:
    return f'<ellipse cx="{fine(x)}" cy="{fine(y)}" rx="{fine(width)}" ry="{fine(height)}" fill="{fill}"{attributes(more)}/>'


def rect(x: float, y: float, width: float, height: float, fill: str, **more: str | float) -> str:
    return f'<rect x="{fine(x)}" y="{fine(y)}" width="{fine(width)}" height="{fine(height)}" fill="{fill}"{attributes(more)}/>'


def use(name: str, x: float, y: float, width: float, height: float, colour: str = "") -> str:
    """A drawing of the library, fitted into a box."""
    tint = f' color="{colour}"' if colour else ""
    return f'<use href="#{name}" x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"{tint}/>'


def sign(name: str, x: float, y: float, size: float, colour: str) -> str:
    """A square sign, centred."""
    return use(name, x - size / 2, y - size / 2, size, size, colour)


def numeral(value: int, x: float, y: float, height: float, colour: str) -> str:
    """A drawn number, centred; two digits stand side by side."""
    digits = str(value)
    width = height * 2 / 3
    left = x - width * len(digits) / 2
    return "".join(use(f"n{d}", left + i * width, y - height / 2, width, height, colour) for i, d in enumerate(digits))


def placed(x: float, y: float, scale: float, body: str, flip: bool = False, turn: float = 0) -> str:
    """A drawing moved, scaled, mirrored, turned."""
    factor = f"{fine(-scale)} {fine(scale)}" if flip else fine(scale)
    parts = [f"translate({fine(x)} {fine(y)})"]
    if scale != 1 or flip:
        parts.append(f"scale({factor})")
    if turn:
        parts.append(f"rotate({fine(turn)})")
    return f'<g transform="{" ".join(parts)}">{body}</g>'


def symbol(name: str, box: str, body: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}">{body}</symbol>'


def group(body: str, **more: str | float) -> str:
    return f"<g{attributes(more)}>{body}</g>"


def title(words: str) -> str:
    """The accessible name of what surrounds it."""
    return f"<title>{escape(words)}</title>"


def document(
    box: tuple[float, float, float, float], body: str, defs: str = "", style: str = "", label: str = "", size: float = 1
) -> str:
    """One whole picture; `size` scales the page it asks for, never the drawing. An unnamed picture is decoration."""
    x, y, width, height = box
    named = f'role="img" aria-label={quoteattr(label)}' if label else 'aria-hidden="true"'
    head = (
        f'<svg xmlns="{NAMESPACE}" viewBox="{fine(x)} {fine(y)} {fine(width)} {fine(height)}"'
        f' width="{fine(width * size)}" height="{fine(height * size)}" {named}>'
    )
    sheet = f"<style>{style}</style>" if style else ""
    shared = f"<defs>{defs}</defs>" if defs else ""
    return f"{head}{sheet}{shared}{body}</svg>"
