"""The printed routes as boards, and any route by its name or its text."""

from __future__ import annotations

import functools
from importlib import resources

from ..box.loader import DataError, catalog, read
from ..engine.actions import Actions
from ..engine.board import Board
from ..engine.errors import Fault
from ..engine.versions import RULES_VERSION
from ..notation.routes import parse_route
from .layout import lay


@functools.cache
def route_ids() -> tuple[str, ...]:
    """The printed routes, easiest first."""
    folder = resources.files("eldorado.box").joinpath("routes")
    order = {"easy": 0, "moderate": 1, "difficult": 2}
    files = [f for f in folder.iterdir() if f.name.endswith(".txt")]
    found = [(order.get(parse_route(f.read_text("utf-8")).difficulty, len(order)), f.name[:-4]) for f in files]
    first = "first-game"
    return tuple(name for _, name in sorted(found, key=lambda e: (e[1] != first, e)))


@functools.cache
def route(route_id: str, rules: int = RULES_VERSION) -> Board:
    """The board of a printed route, built once for each version of the rules."""
    if route_id not in route_ids():
        raise DataError([Fault("data.unknown-route", 0, route_id[:60], {"routes": list(route_ids())})])
    return lay(parse_route(read(f"routes/{route_id}.txt")), catalog(), rules)


@functools.lru_cache(maxsize=64)
def board_of(name: str, rules: int = RULES_VERSION) -> Board:
    """The board of a printed route by its name, or of a route file by its text."""
    if "\n" in name:
        return lay(parse_route(name), catalog(), rules)
    return route(name, rules)


@functools.lru_cache(maxsize=64)
def actions_of(board: Board) -> Actions:
    """The actions of a board, made once and shared by all its games."""
    return Actions(board)
