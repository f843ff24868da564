"""The turn of a written position: the movement under way, and what is asked now."""

from __future__ import annotations

import re
from typing import Final

from ...engine.actions import NO_SOURCE
from ...engine.board import NOWHERE
from ...engine.components import SYMBOLS
from ...engine.decision import PAY, PURSE, REMOVE, REPLACE
from ...engine.errors import EldoradoError
from ...engine.rules.tokens import REPLACED_AT_MOST
from ...engine.state import State
from ...engine.status_turn import ASKED_KEYS
from ...engine.zones import bit
from ..keyed_text import KeyedLine, KeyedText
from .table import find_space

_ASKED: Final = {key: asked for asked, key in ASKED_KEYS.items()}
TURN_KEYS: Final = ("moving", *_ASKED, "bought", "passing", "waiting")
_PIECE: Final = r"(?: /(?P<piece>[12]))?"
_MOVING: Final = re.compile(rf"(?P<source>\S+){_PIECE} (?P<symbol>\S+) left (?P<left>\S+)(?: before(?P<before>.*))?")
"""`trailblazer /1 machete left 2 before C44`."""
_PAYING: Final = re.compile(rf"(?P<goal>\S+){_PIECE}(?: left (?P<left>\S+))?")
"""`C43 /1 left 1` or `#6 /2 left 2`; without `left` nothing has been paid yet."""
_REPLACING: Final = re.compile(r"left (?P<left>\S+)(?: done (?P<done>\S+))?")
"""`left 3 done 1`."""


def read_turn(state: State, text: KeyedText) -> None:
    """Reads what the turn has come to."""
    state.bought = text.has_flag("bought")
    state.passing = text.has_flag("passing")
    moving = text.entries.get("moving")
    if moving is not None:
        _read_moving(state, text, moving)
    asked = _only_one(text)
    if asked is not None:
        state.decision = _ASKED[asked.key]
        _read_asked(state, text, asked)


def _only_one(text: KeyedText) -> KeyedLine | None:
    """One thing is asked at a time."""
    said = [text.entries[key] for key in _ASKED if key in text.entries]
    for line in said[1:]:
        text.fault("position.two-decisions", line.line, line.key, {"found": line.key, "first": said[0].key})
    return said[0] if said else None


def _matched(text: KeyedText, line: KeyedLine, form: re.Pattern[str]) -> dict[str, str]:
    """What an entry says, by the names in its form; empty, and a fault, where it has another form."""
    found = form.fullmatch(" ".join(line.words()))
    if found is None:
        text.bad_value(line)
    return {name: value or "" for name, value in found.groupdict().items()} if found is not None else {}


def _read_moving(state: State, text: KeyedText, line: KeyedLine) -> None:
    said = _matched(text, line, _MOVING)
    if said and said["symbol"] not in SYMBOLS[:3]:
        text.bad_value(line)
    elif said:
        left = text.number(line, said["left"], 1, 9)
        if left:
            state.source = _source(state, text, line, said["source"])
            state.piece = int(said["piece"] or 1) - 1
            state.symbol = SYMBOLS.index(said["symbol"])
            state.left = left
            for name in said["before"].replace(",", " ").split():
                _read_before(state, text, line, name)


def _source(state: State, text: KeyedText, line: KeyedLine, word: str) -> int:
    """A source as actions write it; `spend` takes every card, token and changed card."""
    try:
        return int(state.actions.parse(f"spend {word}").source)
    except EldoradoError as error:
        text.fault(error.code, line.line, line.key, error.facts)
        return NO_SOURCE


def _read_before(state: State, text: KeyedText, line: KeyedLine, name: str) -> None:
    space = find_space(state.board, text, line, name)
    if space != NOWHERE and not state.board.is_cave[space]:
        text.fault("position.not-a-cave", line.line, name, {"space": name})
    elif space != NOWHERE and not state.setup.caves:
        text.fault("position.without-caves", line.line, "before")
    elif space != NOWHERE:
        state.before |= bit(state.board.caves.index(space))


def _read_asked(state: State, text: KeyedText, line: KeyedLine) -> None:
    asked = state.decision
    if asked == PAY:
        _read_paying(state, text, line)
    elif asked == REMOVE:
        words = line.words()
        state.must = words[1:] == ["must"]
        state.owed = text.number(line, words[0] if words[1:] in ([], ["must"]) and words else line.rest, 1, 2)
    elif asked == PURSE:
        state.purse = text.number(line, line.rest, 1, 999)
    elif asked == REPLACE:
        said = _matched(text, line, _REPLACING)
        if said:
            state.owed = text.number(line, said["left"], 1, int(REPLACED_AT_MOST))
            state.goal_number = text.number(line, said["done"] or "0", 0, int(REPLACED_AT_MOST) - 1)
    elif line.rest:
        text.bad_value(line)


def _read_paying(state: State, text: KeyedText, line: KeyedLine) -> None:
    said = _matched(text, line, _PAYING)
    if not said:
        return
    if said["piece"]:
        state.piece = int(said["piece"]) - 1
    if said["goal"].startswith("#"):
        state.goal_number = text.number(line, said["goal"][1:], 1, 6)
        price = int(state.board.catalog.blockade_strength[state.goal_number])
    else:
        state.goal = find_space(state.board, text, line, said["goal"])
        price = int(state.board.strength[state.goal]) if state.goal != NOWHERE else 1
    state.owed = text.number(line, said["left"], 1, price) if said["left"] else price
