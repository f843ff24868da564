"""The icons of an installed page, from its one drawing: `python tools/icons.py`. Written into web/public and kept there."""

from __future__ import annotations

import pathlib
import re

import resvg_py

PUBLIC = pathlib.Path(__file__).resolve().parent.parent / "web" / "public"
WHOLE = {"icon-192.png": 192, "icon-512.png": 512}
FILLED = {"icon-maskable-512.png": 512, "apple-touch-icon.png": 180}
"""For systems that cut icons into a shape of their own: no corners, and everything that counts within the inner circle."""
SIGN = {"badge-96.png": 96}
"""White on nothing: telephones show it small beside an alert, in one colour."""
SAFE = 0.76
VIEW = 64


def icons() -> dict[str, bytes]:
    """File name to picture."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    return {
        **{name: _png(drawing, size) for name, size in WHOLE.items()},
        **{name: _png(_filled(drawing), size) for name, size in FILLED.items()},
        **{name: _png(_sign(drawing), size) for name, size in SIGN.items()},
    }


def _filled(drawing: str) -> str:
    """The ground goes to the edge, the city and its sun become smaller."""
    ground, rest = _parts(drawing)
    edge = VIEW * (1 - SAFE) / 2
    placed = f'<g transform="translate({edge:.2f} {edge:.2f}) scale({SAFE})">{rest}</g>'
    return _document(re.sub(r' rx="\d+"', "", ground) + placed)


def _sign(drawing: str) -> str:
    """The city alone, in white."""
    _, rest = _parts(drawing)
    city = re.findall(r"<path[^>]*>", rest)[0]
    door = re.findall(r"<path[^>]*>", rest)[1]
    mask = f'<mask id="m"><rect width="{VIEW}" height="{VIEW}" fill="#fff"/>{_painted(door, "#000")}</mask>'
    return _document(f'{mask}<g mask="url(#m)">{_painted(city, "#fff")}</g>')


def _painted(path: str, colour: str) -> str:
    return re.sub(r'fill="[^"]+"', f'fill="{colour}"', path)


def _parts(drawing: str) -> tuple[str, str]:
    found = re.fullmatch(r"<svg[^>]*>(<rect[^>]*/>)(.*)</svg>\s*", drawing)
    assert found is not None
    return found[1], found[2]


def _document(body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {VIEW} {VIEW}">{body}</svg>'


def _png(drawing: str, size: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=size, height=size, skip_system_fonts=True))


def main() -> None:
    for name, picture in icons().items():
        (PUBLIC / name).write_bytes(picture)


if __name__ == "__main__":
    main()
