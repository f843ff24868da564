"""The printed routes as boards, and any route by its name or its text."""

from __future__ import annotations

import functools
from importlib import resources
from typing import Final

from ..box.loader import DataError, catalog, read
from ..engine.actions import Actions
from ..engine.board import Board
from ..engine.errors import Fault
from ..engine.versions import RULES_VERSION
from ..notation.routes import parse_route
from .layout import lay

BOOK_ORDER: Final = (
    "first-game", "hills-of-gold", "home-stretch", "winding-paths", "serpentine", "swamplands", "witchs-cauldron",
)  # fmt: skip
"""As the rulebook prints them: first the introduction, then from easy to difficult."""


@functools.cache
def route_ids() -> tuple[str, ...]:
    """The printed routes, in the book's order."""
    folder = resources.files("eldorado.box").joinpath("routes")
    found = {file.name.removesuffix(".txt") for file in folder.iterdir() if file.name.endswith(".txt")}
    strange = sorted(found ^ set(BOOK_ORDER))
    if strange:
        raise DataError([Fault("data.unknown-route", 0, ", ".join(strange), {"routes": list(BOOK_ORDER)})])
    return BOOK_ORDER


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
