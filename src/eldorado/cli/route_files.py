"""Routes by name: a printed one by its id, anybody's own by its file."""

from __future__ import annotations

import os

from ..engine.board import Board
from ..engine.errors import EldoradoError, FaultyText
from ..engine.route import Route
from ..notation.routes import parse_route
from ..routes.layout import Layout, check, lay
from ..words import latin_letter
from .screen import read_text


def load_route(name: str) -> Route:
    """A route from a file (`-` is the input), or a printed one by its id; pieces may go by the letter of any edition."""
    from ..routes.printed import route, route_ids

    if name in route_ids() and not os.path.exists(name):
        return route(name).route
    if name != "-" and not os.path.exists(name) and not os.path.splitext(name)[1] and os.sep not in name:
        raise EldoradoError("routes.unknown", {"found": name[:60], "known": list(route_ids())})
    return parse_route(_with_latin_letters(read_text(name)))


def load_board(name: str) -> Board:
    from ..box import catalog

    return lay(load_route(name), catalog())


def _with_latin_letters(text: str) -> str:
    lines = []
    for line in text.splitlines():
        first, blank, rest = line.lstrip().partition(" ")
        lines.append(f"{latin_letter(first)}{blank}{rest}" if len(first) == 1 and not first.isascii() else line)
    return "\n".join(lines)


def examine(file: str) -> tuple[Layout, EldoradoError | None]:
    """Reads and checks; a file that cannot even be read counts as a layout without a board."""
    from ..box import catalog

    try:
        return check(load_route(file), catalog()), None
    except FaultyText as error:
        return Layout(None, error.faults, []), None
    except EldoradoError as error:
        return Layout(None, [], []), error
