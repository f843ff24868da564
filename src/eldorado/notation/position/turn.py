"""The turn of a written position: the movement under way, and what is asked now."""

from __future__ import annotations

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
from ..keyed_text import KeyedLine, KeyedText, number
from .pieces import find_space

_ASKED: Final = {key: asked for asked, key in ASKED_KEYS.items()}
TURN_KEYS: Final = ("moving", *_ASKED, "bought", "passing", "waiting")


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
    found: KeyedLine | None = None
    for key in _ASKED:
        line = text.entries.get(key)
        if line is not None and found is not None:
            text.fault("position.two-decisions", line.line, key, {"found": key, "first": found.key})
        elif line is not None:
            found = line
    return found


def _read_moving(state: State, text: KeyedText, line: KeyedLine) -> None:
    """`trailblazer /1 machete left 2 before C44`."""
    words = line.words()
    before: list[str] = []
    if "before" in words:
        before = " ".join(words[words.index("before") + 1 :]).replace(",", " ").split()
        words = words[: words.index("before")]
    piece = 0
    if len(words) > 1 and words[1] in ("/1", "/2"):
        piece = int(words.pop(1)[1]) - 1
    if len(words) != 4 or words[1] not in SYMBOLS[:3] or words[2] != "left":
        text.bad_value(line)
        return
    left = number(words[3], 1, 9)
    if left is None:
        text.bad_number(line, words[3], 1, 9)
        return
    state.source = _source(state, text, line, words[0])
    state.piece = piece
    state.symbol = SYMBOLS.index(words[1])
    state.left = left
    for name in before:
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
        state.owed = _number(text, line, words[0] if words[1:] in ([], ["must"]) and words else line.rest, 1, 2)
    elif asked == PURSE:
        state.purse = _number(text, line, line.rest, 1, 999)
    elif asked == REPLACE:
        _read_replacing(state, text, line)
    elif line.rest:
        text.bad_value(line)


def _number(text: KeyedText, line: KeyedLine, word: str, least: int, most: int) -> int:
    value = number(word, least, most)
    if value is None:
        text.bad_number(line, word, least, most)
    return value or 0


def _read_paying(state: State, text: KeyedText, line: KeyedLine) -> None:
    """`C43 /1 left 1` or `#6 /2 left 2`; without `left` nothing has been paid yet."""
    words = line.words()
    left = ""
    if words[-2:-1] == ["left"]:
        left = words.pop()
        words.pop()
    if len(words) == 2 and words[1] in ("/1", "/2"):
        state.piece = int(words.pop()[1]) - 1
    if len(words) != 1:
        text.bad_value(line)
        return
    if words[0].startswith("#"):
        state.goal_number = _number(text, line, words[0][1:], 1, 6)
        price = int(state.board.catalog.blockade_strength[state.goal_number])
    else:
        state.goal = find_space(state.board, text, line, words[0])
        price = int(state.board.strength[state.goal]) if state.goal != NOWHERE else 1
    state.owed = _number(text, line, left, 1, price) if left else price


def _read_replacing(state: State, text: KeyedText, line: KeyedLine) -> None:
    """`left 3 done 1`."""
    words = line.words()
    most = int(REPLACED_AT_MOST)
    if len(words) == 4 and words[0] == "left" and words[2] == "done":
        state.owed = _number(text, line, words[1], 1, most)
        state.goal_number = _number(text, line, words[3], 0, most - 1)
    elif len(words) == 2 and words[0] == "left":
        state.owed = _number(text, line, words[1], 1, most)
    else:
        text.bad_value(line)
