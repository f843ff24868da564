"""A route: which pieces lie where, which way round, and where the end tile is. A small text file both ways.

    route my-valley
    difficulty moderate
    picture 30
    B   0   0  turn 2
    C   7  -3  turn 5
    end river 10 -3

A line per piece, start piece first: letter, q and r of its middle, sixths of a clockwise turn. The last line names
the side of the end tile and the corner space it is put on; without the corner any free one is taken.
Lines that begin with # are remarks. `difficulty` and `picture` (degrees to turn the drawing) may be left out.
"""

from __future__ import annotations

from typing import Final, final

from ..engine.errors import Fault, RouteError
from ..engine.route import DIFFICULTIES, Placement, Route

MAX_TEXT: Final = 10_000
MAX_COORDINATE: Final = 200
MAX_NAME: Final = 60


def holdable_name(name: str) -> str:
    """What of a name a route file can hold: printable, without blanks, without what begins a remark; perhaps nothing."""
    letters = [letter for letter in name if letter.isspace() or (letter.isprintable() and letter != "#")]
    return "-".join("".join(letters).split())[:MAX_NAME]


def parse_route(text: str) -> Route:
    """Reads a route file; raises RouteError with every fault of form at once, each with its line."""
    if len(text) > MAX_TEXT:
        raise RouteError([Fault("route.too-long", 0, "", {"length": len(text), "most": MAX_TEXT})])
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        reader.read(number, line.partition("#")[0].split())
    return reader.result()


@final
class _Reader:
    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.id = ""
        self.difficulty = ""
        self.picture = 0
        self.pieces: list[Placement] = []
        self.end_side = ""
        self.corner: tuple[int, int] | None = None

    def read(self, line: int, words: list[str]) -> None:
        if not words:
            return
        if self.end_side:
            self.fault("route.after-end", line, words[0])
        elif words[0] == "route":
            self.read_name(line, words)
        elif words[0] == "difficulty":
            self.read_difficulty(line, words)
        elif words[0] == "picture":
            self.read_picture(line, words)
        elif words[0] == "end":
            self.read_end(line, words)
        else:
            self.read_piece(line, words)

    def fault(self, code: str, line: int, found: str) -> None:
        self.faults.append(Fault(code, line, "", {"found": found[:40]}))

    def read_name(self, line: int, words: list[str]) -> None:
        name = "-".join(words[1:])
        if not name or len(name) > MAX_NAME or not name.isprintable():
            self.fault("route.bad-name", line, name)
        self.id = name

    def read_difficulty(self, line: int, words: list[str]) -> None:
        if len(words) != 2 or words[1] not in DIFFICULTIES:
            self.fault("route.bad-difficulty", line, " ".join(words[1:]))
        else:
            self.difficulty = words[1]

    def read_picture(self, line: int, words: list[str]) -> None:
        degrees = _number(words[1], 360) if len(words) == 2 else None
        if degrees is None:
            self.fault("route.bad-picture", line, " ".join(words[1:]))
        else:
            self.picture = degrees

    def read_piece(self, line: int, words: list[str]) -> None:
        letter = words[0].upper()
        if len(words) != 5 or words[3] != "turn":
            self.faults.append(Fault("route.bad-line", line, letter[:3], {"found": " ".join(words)[:40]}))
            return
        q, r, turn = _number(words[1], MAX_COORDINATE), _number(words[2], MAX_COORDINATE), _number(words[4], 5)
        if q is None or r is None or turn is None or turn < 0:
            self.faults.append(Fault("route.bad-number", line, letter[:3], {"found": " ".join(words[1:])[:40]}))
            return
        self.pieces.append(Placement(letter, q, r, turn))

    def read_end(self, line: int, words: list[str]) -> None:
        if len(words) not in (2, 4) or words[1] not in ("jungle", "river"):
            self.fault("route.bad-end", line, " ".join(words[1:]))
            return
        self.end_side = words[1]
        if len(words) == 4:
            q, r = _number(words[2], MAX_COORDINATE), _number(words[3], MAX_COORDINATE)
            if q is None or r is None:
                self.fault("route.bad-end", line, " ".join(words[1:]))
            else:
                self.corner = (q, r)

    def result(self) -> Route:
        if not self.end_side and not any(fault.code == "route.bad-end" for fault in self.faults):
            self.faults.append(Fault("route.no-end", 0, "", {}))
        if self.faults:
            raise RouteError(self.faults)
        return Route(self.id or "own-route", self.difficulty, self.picture, self.pieces, self.end_side, self.corner)


def _number(word: str, most: int) -> int | None:
    digits = word[1:] if word[:1] in ("-", "+") else word
    if not digits.isascii() or not digits.isdigit() or len(digits) > 4:
        return None
    value = int(word)
    return value if -most <= value <= most else None
