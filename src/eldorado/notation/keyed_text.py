"""Texts of one key a line, as positions and records are: remarks, keys, numbers, lists, and every fault with its line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from ..engine.errors import Facts, Fault

_LONGEST_NUMBER: Final = 40
MOST_FAULTS: Final = 100
"""After so many nobody reads on."""


def meaning(line: str) -> str:
    """A line without its remark and the blanks around it.

    `#` opens a remark at the start of a line, and after a blank unless a digit follows: `#4` is a blockade.
    """
    said = line.strip()
    at = said.find("#")
    while at >= 0:
        if at == 0 or (said[at - 1].isspace() and said[at + 1 : at + 2] not in _DIGITS):
            return said[:at].rstrip()
        at = said.find("#", at + 1)
    return said


_DIGITS: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")


def number(word: str, least: int, most: int) -> int | None:
    """A plain number within the limits, or None."""
    if not word.isascii() or not word.isdigit() or len(word) > _LONGEST_NUMBER:
        return None
    value = int(word)
    return value if least <= value <= most else None


@final
class KeyedLine:
    """A key with what follows it on its line; `body` holds the indented lines of a route or a position written out."""

    def __init__(self, line: int, key: str, rest: str) -> None:
        self.line = line
        self.key = key
        self.rest = rest
        self.body: list[tuple[int, str]] = []

    def words(self) -> list[str]:
        return self.rest.split()

    def items(self) -> list[list[str]]:
        """The words of each part between commas; `-` or nothing at all is the empty list."""
        if self.rest in ("", "-"):
            return []
        return [part.split() for part in self.rest.split(",")]

    def body_text(self) -> str:
        """The body as a text of its own: less the indent of its first line, with blank lines so that each keeps its number."""
        lines: list[str] = []
        indent = ""
        for line, raw in self.body:
            if not indent:
                indent = raw[: len(raw) - len(raw.lstrip())]
            while len(lines) < line - self.line - 1:
                lines.append("")
            lines.append(raw.removeprefix(indent))
        return "\n".join(lines)


@final
class KeyedText:
    """The entries of a text by key, those of each seat apart, and every fault found so far."""

    def __init__(self) -> None:
        self.entries: dict[str, KeyedLine] = {}
        self.switches: list[KeyedLine] = []
        self.seats: dict[int, dict[str, KeyedLine]] = {}
        self.faults: list[Fault] = []

    def fault(self, code: str, line: int, part: str, facts: Facts | None = None) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(code, line, part[:40], facts or {}))

    def line(self, key: str) -> int:
        """Where this key stands, 0 when it was left out."""
        entry = self.entries.get(key)
        return entry.line if entry is not None else 0

    def of_seat(self, seat: int, key: str) -> KeyedLine | None:
        """An entry of a seat, which count from 0 here."""
        return self.seats.get(seat + 1, {}).get(key)

    def items(self, key: str, seat: int = -1) -> Iterator[tuple[KeyedLine, list[str]]]:
        """The words of each part between commas of an entry, of a seat where one is given; none where it was left out."""
        entry = self.entries.get(key) if seat < 0 else self.of_seat(seat, key)
        if entry is not None:
            for words in entry.items():
                yield entry, words

    def put(self, into: dict[str, KeyedLine], entry: KeyedLine) -> None:
        """Each key once."""
        if entry.key in into:
            self.fault("text.twice", entry.line, entry.key, {"first": into[entry.key].line})
        else:
            into[entry.key] = entry

    def count(self, key: str, least: int, most: int, default: int) -> int:
        """The one number of a key."""
        entry = self.entries.get(key)
        if entry is None:
            return default
        if number(entry.rest, least, most) is None:
            self.bad_number(entry, entry.rest, least, most)
            return default
        return int(entry.rest)

    def number(self, entry: KeyedLine, word: str, least: int, most: int) -> int:
        """A number within its limits; 0, and a fault, for anything else."""
        value = number(word, least, most)
        if value is None:
            self.bad_number(entry, word, least, most)
        return value or 0

    def has_flag(self, key: str) -> bool:
        """Whether a key without a value is there."""
        entry = self.entries.get(key)
        if entry is None:
            return False
        if entry.rest:
            self.bad_value(entry)
        return True

    def bad_value(self, entry: KeyedLine, words: list[str] | None = None) -> None:
        """Of the whole entry, or of these words of it."""
        found = entry.rest if words is None else " ".join(words)
        self.fault("text.bad-value", entry.line, entry.key, {"found": found[:40]})

    def bad_number(self, entry: KeyedLine, found: str, least: int, most: int) -> None:
        self.fault("text.bad-number", entry.line, entry.key, {"found": found[:40], "least": str(least), "most": str(most)})
