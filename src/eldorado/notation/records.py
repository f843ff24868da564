"""A game as a text: how it began and what was played, one action a line, signed against loss (docs/notation.md).

A record is read by playing it: what it says is legal, or it is refused with the line and the reason.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Final, final

from ..engine.actions import Action, Actions
from ..engine.apply import apply
from ..engine.board import Board
from ..engine.errors import EldoradoError, Fault, FaultyText
from ..engine.legal import legal_actions, legal_resignations
from ..engine.refusals import refusal
from ..engine.rules.setup import new_state
from ..engine.setup import Setup
from ..engine.state import State
from ..engine.versions import FIRST_RULES, RULES_VERSION
from .keyed_text import MOST_FAULTS, KeyedLine, KeyedText, meaning, number
from .position.reader import parse_position
from .position.text import position_text
from .setups import SETUP_KEYS, FindBoard, read_rules, read_setup, setup_lines
from .tags import read_tag, tag_lines

VERSION: Final = "1"
MOST_ACTIONS: Final = 20_000
MAX_TEXT: Final = 900_000
KEYS: Final = ("rules", "position", *SETUP_KEYS)
NEEDED: Final = ("route", "players", "seed")
_DIGEST: Final = 16


class RecordError(FaultyText):
    """A text that is no whole record of a game, with every reason."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("record.faulty", faults)


@final
class Record:
    """`start` is the state before the first action, never changed; `lines` are the actions' lines in the text.

    `tags` are remarks above the actions that name what they tell: who sat where, the day, the result. They are not signed.
    """

    def __init__(self, start: State, actions: list[Action], lines: list[int], tags: dict[str, str]) -> None:
        self.start = start
        self.actions = actions
        self.lines = lines
        self.tags = tags

    @property
    def setup(self) -> Setup:
        return self.start.setup


def is_legal(state: State, action: Action) -> bool:
    return action in legal_actions(state) or action in legal_resignations(state)


def replay(record: Record, actions: int = -1) -> State:
    """The state after so many actions, after all by default."""
    state = record.start.copy()
    for action in record.actions if actions < 0 else record.actions[:actions]:
        apply(state, action)
    return state


def moments(record: Record) -> Iterator[State]:
    """Every state from the first to the last, each a copy of its own."""
    state = record.start.copy()
    yield state.copy()
    for action in record.actions:
        apply(state, action)
        yield state.copy()


def record_text(start: State, actions: list[str], find_board: FindBoard | None = None, tags: dict[str, str] | None = None) -> str:
    """The record of a game that began with `start`; a start that no setup gives is written as a position."""
    lines = ["eldorado record " + VERSION, f"rules {start.setup.rules}"]
    setup = start.setup
    if new_state(setup, start.actions).to_bytes() == start.to_bytes():
        lines += setup_lines(setup, setup.seed, setup.first_player, find_board)
    else:
        lines.append("position")
        lines += ["  " + line for line in position_text(start, find_board).splitlines()]
    lines.append("actions")
    said = [" ".join(meaning(line).split()) for line in lines] + actions
    lines[1:1] = tag_lines(tags or {})
    lines += _with_turns(start, actions)
    lines.append(f"end {len(actions)} sha256 {_digest(said)}")
    return "\n".join(lines) + "\n"


def _with_turns(start: State, actions: list[str]) -> list[str]:
    """The actions with a remark wherever another turn begins."""
    state = start.copy()
    lines: list[str] = []
    turn = (0, 0)
    for text in actions:
        now = (int(state.round), int(state.current) + 1)
        if now != turn:
            lines.append(f"# round {now[0]}, seat {now[1]}")
            turn = now
        lines.append(text)
        apply(state, state.actions.parse(text))
    return lines


def _digest(said: list[str]) -> str:
    """Over all that means something: remarks, blank lines and spacing do not count."""
    text = "\n".join(said) + "\n"
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:_DIGEST]


def parse_record(text: str, find_board: FindBoard, actions_of: Callable[[Board], Actions]) -> Record:
    """Reads and plays a record; raises RecordError."""
    reader = _Reader()
    reader.read(text)
    start = reader.start(find_board, actions_of)
    record = reader.play(start) if start is not None else None
    reader.check_end()
    if reader.sheet.faults or record is None:
        raise RecordError(reader.sheet.faults)
    return record


@final
class _Reader:
    """The parts of a record's text: header entries, actions with their lines, the last line."""

    def __init__(self) -> None:
        self.sheet = KeyedText()
        self.said: list[str] = []
        self.actions: list[tuple[int, str]] = []
        self.tags: dict[str, str] = {}
        self.end: KeyedLine | None = None
        self.last_line = 0
        self._in_actions = False
        self._open: KeyedLine | None = None

    def read(self, text: str) -> None:
        if len(text) > MAX_TEXT:
            raise RecordError([Fault("text.too-long", 0, "", {"length": len(text), "most": MAX_TEXT})])
        for line, raw in enumerate(text.splitlines(), 1):
            said = meaning(raw)
            if not said and not self._in_actions:
                self.tags.update(read_tag(raw))
            if said:
                self._read_line(line, raw, " ".join(said.split()))
                self.last_line = line
                if len(self.sheet.faults) >= MOST_FAULTS:
                    raise RecordError(self.sheet.faults)
        if not self.said:
            raise RecordError([Fault("record.not-a-record", 0, "", {"found": ""})])

    def _read_line(self, line: int, raw: str, said: str) -> None:
        if not self.said:
            _check_title(line, said)
        elif self.end is not None:
            self.sheet.fault("record.after-end", line, "end", {"found": said[:40]})
            return
        elif self._in_actions:
            if said.startswith("end "):
                self.end = KeyedLine(line, "end", said[4:])
                return
            self._add_action(line, said)
        elif self._open is not None and raw[:1].isspace():
            self._open.body.append((line, raw))
        else:
            self._read_key(line, said)
        self.said.append(said)

    def _add_action(self, line: int, said: str) -> None:
        if len(self.actions) == MOST_ACTIONS:
            raise RecordError([Fault("record.too-many-actions", line, "actions", {"most": MOST_ACTIONS})])
        self.actions.append((line, said))

    def _read_key(self, line: int, said: str) -> None:
        key, _, rest = said.partition(" ")
        entry = KeyedLine(line, key, rest)
        self._open = entry if not rest and key in ("route", "position") else None
        if key == "actions":
            self._in_actions = True
            if rest:
                self.sheet.bad_value(entry)
        elif key == "rules":
            _check_rules(entry)
            self.sheet.put(self.sheet.entries, entry)
        elif key == "switch":
            self.sheet.switches.append(entry)
        elif key in KEYS:
            self.sheet.put(self.sheet.entries, entry)
        else:
            self.sheet.fault("text.unknown-key", line, key, {"found": key[:40], "known": list(KEYS)})

    def start(self, find_board: FindBoard, actions_of: Callable[[Board], Actions]) -> State | None:
        """The state in which the game began, None when the header has faults."""
        if "rules" not in self.sheet.entries:
            self.sheet.fault("record.missing-key", 0, "rules", {"found": "rules"})
        entry = self.sheet.entries.get("position")
        if entry is not None:
            return self._start_position(entry, find_board, actions_of)
        for key in NEEDED:
            if key not in self.sheet.entries:
                self.sheet.fault("record.missing-key", 0, key, {"found": key})
        setup = read_setup(self.sheet, 2, self.rules(), find_board)
        return new_state(setup, actions_of(setup.board)) if setup is not None else None

    def rules(self) -> int:
        return read_rules(self.sheet, FIRST_RULES)

    def _start_position(self, entry: KeyedLine, find_board: FindBoard, actions_of: Callable[[Board], Actions]) -> State | None:
        if entry.rest:
            self.sheet.bad_value(entry)
        for key in SETUP_KEYS:
            if key in self.sheet.entries:
                self.sheet.fault("record.beside-position", self.sheet.line(key), key, {"found": key})
        try:
            return parse_position(entry.body_text(), find_board, actions_of, entry.line + 1, self.rules())
        except FaultyText as error:
            self.sheet.faults += error.faults
            return None

    def play(self, start: State) -> Record:
        """Plays all actions; the first that is none, or is not legal, is a fault, and nothing after it is looked at."""
        state = start.copy()
        played: list[Action] = []
        for line, said in self.actions:
            try:
                action = state.actions.parse(said)
                if not is_legal(state, action):
                    raise refusal(state, action)
            except EldoradoError as error:
                facts: dict[str, int | str | list[str]] = {"action": said[:80], "number": len(played) + 1}
                self.sheet.fault("record.refused", line, said, facts)
                self.sheet.fault(error.code, line, said, error.facts)
                break
            apply(state, action)
            played.append(action)
        return Record(start, played, [line for line, _ in self.actions], self.tags)

    def check_end(self) -> None:
        """The last line counts the actions and signs the text."""
        if self.end is None:
            if not self._in_actions:
                self.sheet.fault("record.missing-key", 0, "actions", {"found": "actions"})
            self.sheet.fault("record.truncated", self.last_line, "end", {"actions": len(self.actions)})
            return
        words = self.end.words()
        said = number(words[0], 0, MOST_ACTIONS)
        if len(words) != 3 or words[1] != "sha256" or said is None:
            self.sheet.fault("record.bad-end", self.end.line, "end", {"found": self.end.rest[:40]})
        elif said != len(self.actions):
            self.sheet.fault("record.wrong-count", self.end.line, "end", {"found": len(self.actions), "needed": said})
        elif words[2] != _digest(self.said):
            self.sheet.fault("record.edited", self.end.line, "end", {"found": words[2][:40], "needed": _digest(self.said)})


def _check_title(line: int, said: str) -> None:
    words = said.split()
    if words[:2] != ["eldorado", "record"] or len(words) != 3:
        raise RecordError([Fault("record.not-a-record", line, "", {"found": said[:40]})])
    if words[2] != VERSION:
        raise RecordError([Fault("record.version", line, "", {"found": words[2][:20], "known": VERSION})])


def _check_rules(entry: KeyedLine) -> None:
    """Under other rules the same actions would lead elsewhere, so nothing else is worth looking at."""
    if number(entry.rest, FIRST_RULES, RULES_VERSION) is None:
        facts: dict[str, int | str | list[str]] = {"found": entry.rest[:20], "known": RULES_VERSION}
        raise RecordError([Fault("record.rules", entry.line, "rules", facts)])
