"""From events to the lines of a log. The page tells the same lines (web/src/words/story.ts): `told.json` says by which words,
and `tests/vectors/log-lines.json` holds both to a whole game in every language. A log sums up; `action_lines` tells every
action by itself, from the same words and from those marked `alone`, which a log leaves out."""

from __future__ import annotations

import functools
import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from importlib import resources
from typing import Any, Final, final

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
        if self.key == "log-spent":
            facts["what"] = facts.get("card") or facts["token"]
        told = words.text(self.key, **facts)
        return f"{told} ({words.text('log-left', left=self.facts['left'])})" if "left" in self.facts else told


def _worded(name: str, value: int | str, words: Words, board: Board | None) -> int | str:
    if name == "card":
        return words.card(str(value))
    if name == "token":
        return words.token(str(value))
    if name == "cards":
        return listed(Counter(words.card(card) for card in str(value).split()))
    if name == "half_coins":
        return words.coins(int(value))
    return place_text(str(value), words, board) if name == "space" and value else value


def listed(counts: Mapping[str, int]) -> str:
    """'Explorer, 2× Traveler'; a dash for nothing."""
    return ", ".join(name if amount == 1 else f"{amount}× {name}" for name, amount in counts.items()) or "–"


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
        if event.kind == "piece-moved" and self._goes_on(event):
            return
        if event.kind == "card-given":
            self._given(event)
        line = line_of(event)
        if line is not None and event.kind not in _alone():
            self.lines.append(line)

    def _own(self, event: EventView) -> LogLine | None:
        """The last line, if it is of the same seat."""
        return self.lines[-1] if self.lines and self.lines[-1].seat == event.seat else None

    def _given(self, event: EventView) -> None:
        own = self._own(event)
        if own is not None and own.key == "log-paying":
            self.lines[-1] = replace(own, facts={**own.facts, "count": int(own.facts["count"]) + 1})

    def _goes_on(self, event: EventView) -> bool:
        """Whether the step belongs to the line before: it was paid for, or made with the same card."""
        own = self._own(event)
        if own is not None and own.key in _ONE_LINE:
            steps = int(own.facts.get("steps", 0)) + 1
            self.lines[-1] = LogLine(own.seat, "log-moved", {**own.facts, "steps": steps, "space": event.space})
        return own is not None and own.key in (*_ONE_LINE, "log-paying")


def line_of(event: EventView) -> LogLine | None:
    """The line of an event by itself; None for one that nobody tells."""
    if event.kind not in _told() or (event.kind == "cards-drawn" and not event.amount):
        return None
    key, parts = _told()[event.kind]
    facts = {name: value for name, part in parts.items() if (value := getattr(event, part)) or part == "amount"}
    return LogLine(event.seat, key, {"count": 0, **facts} if key == "log-paying" else facts)


def action_lines(events: Iterable[EventView], two_pieces: bool) -> list[LogLine]:
    """What one action did, nothing summed up but the cards discarded; rounds and the end have headings of their own."""
    unsaid = ("card-discarded", "round-began", "game-ended", *(() if two_pieces else ("player-arrived",)))
    told = list(events)
    discarded = [event for event in told if event.kind == "card-discarded"]
    lines = [_detailed(event, line, two_pieces) for event in told if event.kind not in unsaid and (line := line_of(event))]
    if discarded:
        cards = " ".join(event.card for event in discarded for _ in range(event.amount))
        lines.insert(0, LogLine(discarded[0].seat, "log-discarded", {"cards": cards}))
    return lines


def _detailed(event: EventView, line: LogLine, two_pieces: bool) -> LogLine:
    """With what a log has no room for: which cards were drawn, which of two pieces moved, how far it may still go."""
    if event.cards:
        cards = " ".join(card for card, amount in event.cards.items() for _ in range(amount))
        return LogLine(line.seat, "log-drawn-cards", {"cards": cards})
    if event.kind != "piece-moved":
        return line
    left: dict[str, int | str] = {"left": event.amount} if event.amount else {}
    if two_pieces:
        return LogLine(line.seat, "log-stepped-of-two", {**line.facts, **left, "number": event.piece})
    return replace(line, facts={**line.facts, **left})


@functools.cache
def _table() -> dict[str, dict[str, Any]]:
    return dict(json.loads(resources.files(__package__).joinpath("told.json").read_text("utf-8")))


@functools.cache
def _told() -> dict[str, tuple[str, dict[str, str]]]:
    """Per kind of event the words, and from which of its parts their facts come."""
    return {kind: (told["key"], told["facts"]) for kind, told in _table().items()}


@functools.cache
def _alone() -> frozenset[str]:
    """Kinds of events that are told only where every action is told by itself."""
    return frozenset(kind for kind, told in _table().items() if told.get("alone"))
