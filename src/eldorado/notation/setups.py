"""A setup as text, both ways: rules, route, players, seed, caves, switches, first player, rounds (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..engine.board import Board
from ..engine.errors import EldoradoError, Fault, FaultyText
from ..engine.rng import SEED_BITS
from ..engine.setup import DEFAULT_MAX_ROUNDS, MOST_ROUNDS, SWITCHES, Setup, SetupError
from ..engine.versions import FIRST_RULES, RULES_VERSION
from .keyed_text import KeyedLine, KeyedText, meaning, number

FindBoard = Callable[[str, int], Board]
"""The board of a route's name or text under a version of the rules."""
SETUP_KEYS: Final = ("route", "players", "seed", "caves", "switch", "first", "rounds")
DEFAULT_ROUTE: Final = "first-game"
MOST_PLAYERS: Final = 4


def setup_text(setup: Setup, find_board: FindBoard | None = None) -> str:
    """All that makes a game what it is, the version of its rules first; `parse_setup` gives an equal setup back."""
    return "\n".join([f"rules {setup.rules}", *setup_lines(setup, setup.seed, setup.first_player, find_board)]) + "\n"


def parse_setup(text: str, find_board: FindBoard) -> Setup:
    """The setup of a text; raises SetupError with every fault."""
    sheet = KeyedText()
    last: KeyedLine | None = None
    for line, raw in enumerate(text.splitlines(), 1):
        said = meaning(raw)
        if said and last is not None and last.key == "route" and not last.rest and raw[:1].isspace():
            last.body.append((line, raw))
        elif said:
            key, _, rest = said.partition(" ")
            last = KeyedLine(line, key, rest.strip())
            _sort(sheet, last)
    rules = read_rules(sheet, RULES_VERSION)
    setup = read_setup(sheet, 2, rules, find_board) if rules else None
    if setup is None or sheet.faults:
        raise SetupError(sheet.faults)
    return setup


def _sort(sheet: KeyedText, entry: KeyedLine) -> None:
    known = ("rules", *SETUP_KEYS)
    if entry.key == "switch":
        sheet.switches.append(entry)
    elif entry.key in known:
        sheet.put(sheet.entries, entry)
    else:
        sheet.fault("text.unknown-key", entry.line, entry.key, {"found": entry.key[:40], "known": list(known)})


def read_rules(sheet: KeyedText, unsaid: int) -> int:
    """The version of the rules a text asks for; 0, with a fault, when nobody knows it."""
    entry = sheet.entries.get("rules")
    if entry is None:
        return unsaid
    found = number(entry.rest, FIRST_RULES, RULES_VERSION)
    if found is None:
        sheet.fault("setup.rules", entry.line, "rules", {"found": entry.rest[:20], "known": RULES_VERSION})
    return found or 0


def setup_lines(setup: Setup, seed: int, first: int, find_board: FindBoard | None) -> list[str]:
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


def route_lines(board: Board, find_board: FindBoard | None) -> list[str]:
    if find_board is not None and _is_known(board, find_board):
        return [f"route {board.route.id}"]
    return ["route"] + ["  " + line for line in board.route.text().splitlines()]


def _is_known(board: Board, find_board: FindBoard) -> bool:
    try:
        return find_board(board.route.id, board.rules).route.text() == board.route.text()
    except EldoradoError:
        return False


def read_setup(sheet: KeyedText, seats: int, rules: int, find_board: FindBoard) -> Setup | None:
    """The setup of a sheet, None when anything is wrong with it; `seats` is how many players there are if not said."""
    before = len(sheet.faults)
    board = _board(sheet, rules, find_board)
    players = sheet.count("players", 2, MOST_PLAYERS, seats)
    seed = sheet.count("seed", 0, 2**SEED_BITS - 1, 0)
    first = sheet.count("first", 1, max(players, 2), 0)
    rounds = sheet.count("rounds", 1, MOST_ROUNDS, DEFAULT_MAX_ROUNDS)
    caves = _caves(sheet)
    switches = _switches(sheet)
    if board is None or len(sheet.faults) > before:
        return None
    return Setup(board, players, seed, caves, switches, first, rounds)


def _caves(sheet: KeyedText) -> bool:
    entry = sheet.entries.get("caves")
    if entry is not None and entry.rest not in ("on", "off"):
        sheet.bad_value(entry)
    return entry is not None and entry.rest == "on"


def _switches(sheet: KeyedText) -> frozenset[str]:
    found: dict[str, int] = {}
    for entry in sheet.switches:
        if entry.rest not in SWITCHES:
            sheet.fault("setup.unknown-switch", entry.line, entry.rest, {"switches": list(SWITCHES)})
        elif entry.rest in found:
            sheet.fault("text.twice", entry.line, entry.rest, {"first": found[entry.rest]})
        found.setdefault(entry.rest, entry.line)
    return frozenset(found)


def _board(sheet: KeyedText, rules: int, find_board: FindBoard) -> Board | None:
    entry = sheet.entries.get("route")
    line = entry.line if entry is not None else 0
    try:
        if entry is not None and not entry.rest:
            return find_board(entry.body_text() + "\n", rules)
        return find_board(entry.rest if entry is not None else DEFAULT_ROUTE, rules)
    except FaultyText as error:
        for fault in error.faults:
            at = fault.line + line if fault.line else line
            sheet.faults.append(Fault(fault.code, at, fault.part, fault.facts))
    except EldoradoError as error:
        sheet.fault(error.code, line, "route", error.facts)
    return None
