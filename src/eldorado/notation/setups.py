"""The lines of a setup, both ways: route, players, seed, caves, switches, first player, cap on rounds (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..engine.board import Board
from ..engine.errors import EldoradoError, Fault, FaultyText
from ..engine.rng import SEED_BITS
from ..engine.setup import DEFAULT_MAX_ROUNDS, MOST_ROUNDS, SWITCHES, Setup
from .keyed_text import Sheet

SETUP_KEYS: Final = ("route", "players", "seed", "caves", "switch", "first", "rounds")
DEFAULT_ROUTE: Final = "first-game"
MOST_PLAYERS: Final = 4


def setup_lines(setup: Setup, seed: int, first: int, find_board: Callable[[str], Board] | None) -> list[str]:
    """`find_board` tells which routes are known by name; all others are written out."""
    lines = route_lines(setup.board, find_board)
    lines += [f"players {setup.players}", f"seed {seed}"]
    if setup.caves:
        lines.append("caves on")
    lines += [f"switch {name}" for name in SWITCHES if name in setup.switches]
    if first:
        lines.append(f"first {first}")
    if setup.max_rounds != DEFAULT_MAX_ROUNDS:
        lines.append(f"rounds {setup.max_rounds}")
    return lines


def route_lines(board: Board, find_board: Callable[[str], Board] | None) -> list[str]:
    if find_board is not None and _is_known(board, find_board):
        return [f"route {board.route.id}"]
    return ["route"] + ["  " + line for line in board.route.text().splitlines()]


def _is_known(board: Board, find_board: Callable[[str], Board]) -> bool:
    try:
        return find_board(board.route.id).route.text() == board.route.text()
    except EldoradoError:
        return False


def read_setup(sheet: Sheet, seats: int, find_board: Callable[[str], Board]) -> Setup | None:
    """The setup of a sheet, None when anything is wrong with it; `seats` is how many players there are if not said."""
    before = len(sheet.faults)
    board = _board(sheet, find_board)
    players = sheet.count("players", 2, MOST_PLAYERS, seats)
    seed = sheet.count("seed", 0, 2**SEED_BITS - 1, 0)
    first = sheet.count("first", 1, max(players, 2), 0)
    rounds = sheet.count("rounds", 1, MOST_ROUNDS, DEFAULT_MAX_ROUNDS)
    caves = _caves(sheet)
    switches = _switches(sheet)
    if board is None or len(sheet.faults) > before:
        return None
    return Setup(board, players, seed, caves, switches, first, rounds)


def _caves(sheet: Sheet) -> bool:
    entry = sheet.entries.get("caves")
    if entry is not None and entry.rest not in ("on", "off"):
        sheet.bad_value(entry)
    return entry is not None and entry.rest == "on"


def _switches(sheet: Sheet) -> frozenset[str]:
    found: set[str] = set()
    for entry in sheet.switches:
        if entry.rest not in SWITCHES:
            sheet.fault("setup.unknown-switch", entry.line, entry.rest, {"switches": list(SWITCHES)})
        elif entry.rest in found:
            sheet.fault("text.twice", entry.line, entry.rest, {"first": sheet.switches[0].line})
        found.add(entry.rest)
    return frozenset(found)


def _board(sheet: Sheet, find_board: Callable[[str], Board]) -> Board | None:
    entry = sheet.entries.get("route")
    line = entry.line if entry is not None else 0
    try:
        if entry is not None and not entry.rest:
            return find_board(entry.body_text() + "\n")
        return find_board(entry.rest if entry is not None else DEFAULT_ROUTE)
    except FaultyText as error:
        for fault in error.faults:
            at = fault.line + line if fault.line else line
            sheet.faults.append(Fault(fault.code, at, fault.part, fault.facts))
    except EldoradoError as error:
        sheet.fault(error.code, line, "route", error.facts)
    return None
