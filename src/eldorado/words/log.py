"""From events to the lines of a log. The page tells the same lines (web/src/words/story.ts): `told.json` says by which words,
and `tests/vectors/log-lines.json` holds both to a whole game in every language."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from importlib import resources
from typing import Final, final

from ..engine.board import Board
from ..engine.components import TERRAINS
from ..protocol.table import EventView
from .sentences import Words

_ONE_LINE: Final = ("log-played", "log-token", "log-moved")
"""Lines that a step with the same card goes on."""


@dataclass(frozen=True)
class LogLine:
    """What is said of a seat (0: of the whole table): the words, and the ids and figures that go into them.

    The name of whoever did it stands before; `you` says that it is the listener.
    """

    seat: int
    key: str
    facts: dict[str, int | str]

    def text(self, words: Words, board: Board | None = None, you: bool = False) -> str:
        """With the board, spaces are told by what they show, too."""
        facts = {name: _worded(name, value, words, board) for name, value in self.facts.items()}
        facts = {"space": "", "blockade": 0, "who": "you" if you else "other", **facts}
        if "card" in self.facts:
            facts["one"] = words.text(f"card-{self.facts['card']}.one")
        if self.key == "log-moved":
            facts["what"] = facts.get("one") or facts["token"]
            facts["by"] = "card" if "card" in self.facts else "token"
        return words.text(self.key, **facts)


def _worded(name: str, value: int | str, words: Words, board: Board | None) -> int | str:
    if name == "card":
        return words.card(str(value))
    if name == "token":
        return words.token(str(value))
    if name == "half_coins":
        return words.coins(int(value))
    return place_text(str(value), words, board) if name == "space" and value else value


def place_text(name: str, words: Words, board: Board | None) -> str:
    """'jungle 2 (C43)': what the space shows, so that the eye finds it, and its name."""
    if board is None:
        return words.space(name)
    space = board.space(name)
    is_cave, is_finish = bool(board.is_cave[space]), bool(board.is_finish[space])
    kind = "finish" if is_finish else "cave" if is_cave else TERRAINS[board.terrain[space]]
    number = int(board.start_number[space]) or (0 if is_cave else int(board.strength[space]))
    return words.text("log-space", terrain=words.terrain(kind), number=number, space=words.space(name))


@final
class Log:
    """The lines so far; several steps with one card become one line, and so do the cards of one payment."""

    def __init__(self) -> None:
        self.lines: list[LogLine] = []

    def tell(self, events: Iterable[EventView]) -> None:
        for event in events:
            self._one(event)

    def _one(self, event: EventView) -> None:
        if event.kind == "card-played":
            self._add(event, "log-played", card=event.card)
        elif event.kind == "piece-moved":
            self._moved(event)
        elif event.kind == "blockade-taken":
            self._add(event, "log-blockade", number=event.blockade)
        elif event.kind == "payment-began":
            place: dict[str, int | str] = {"space": event.space} if event.space else {"blockade": event.blockade}
            self._add(event, "log-paying", count=0, **place)
        elif event.kind == "card-given":
            self._given(event)
        else:
            self._plain(event)

    def _plain(self, event: EventView) -> None:
        line = plain_line(event)
        if line is not None:
            self.lines.append(line)

    def _own(self, event: EventView) -> LogLine | None:
        """The last line, if it is of the same seat."""
        return self.lines[-1] if self.lines and self.lines[-1].seat == event.seat else None

    def _given(self, event: EventView) -> None:
        own = self._own(event)
        if own is not None and own.key == "log-paying":
            self.lines[-1] = replace(own, facts={**own.facts, "count": int(own.facts["count"]) + 1})

    def _moved(self, event: EventView) -> None:
        own = self._own(event)
        if own is not None and own.key == "log-paying":
            return
        if own is not None and own.key in _ONE_LINE:
            steps = int(own.facts.get("steps", 0)) + 1
            self.lines[-1] = LogLine(own.seat, "log-moved", {**own.facts, "steps": steps, "space": event.space})
        else:
            self._add(event, "log-stepped", space=event.space)

    def _add(self, event: EventView, key: str, **facts: int | str) -> None:
        self.lines.append(LogLine(event.seat, key, facts))


def plain_line(event: EventView) -> LogLine | None:
    """The line of an event that is told as it is; None for one that has none of its own."""
    told = _told().get(event.kind)
    if told is None or (event.kind == "cards-drawn" and not event.amount):
        return None
    key, facts = told
    return LogLine(event.seat, key, {name: getattr(event, part) for name, part in facts.items()})


@functools.cache
def _told() -> dict[str, tuple[str, dict[str, str]]]:
    """Per kind of event the words, and from which of its parts their facts come."""
    table = json.loads(resources.files(__package__).joinpath("told.json").read_text("utf-8"))
    return {kind: (told["key"], told["facts"]) for kind, told in table.items()}
