"""Any moment of any game as a text that a person can write by hand (docs/notation.md), checked with every fault at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.actions import Actions
from ...engine.board import Board
from ...engine.catalog import Catalog
from ...engine.errors import Fault, FaultyText
from ...engine.rng import key_of
from ...engine.state import OFF_BOARD, Player, State
from ...engine.versions import FIRST_RULES
from ..keyed_text import KeyedLine, KeyedText, meaning, number
from ..setups import MOST_PLAYERS, SETUP_KEYS, FindBoard, read_rules, read_setup
from .cards import Cards
from .table import lay_table
from .turn import TURN_KEYS, read_turn

VERSION: Final = "1"
MAX_TEXT: Final = 20_000
TABLE_KEYS: Final = ("round", "turn", "chance", "market", "reserve", "blockades", "caves-left", "used", "camps-used", "seat")
SEAT_KEYS: Final = ("at", "hand", "draw", "play", "discard", "removed", "tokens", "won", "arrived", "resigned")
KEYS: Final = ("rules", *SETUP_KEYS, *TABLE_KEYS, *SEAT_KEYS, *TURN_KEYS)


class PositionError(FaultyText):
    """A text that is no position, with every reason."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("position.faulty", faults)


def parse_position(
    text: str,
    find_board: FindBoard,
    catalog: Catalog,
    actions_of: Callable[[Board], Actions],
    first_line: int = 1,
    rules: int = 0,
) -> State:
    """The state a text describes; `find_board` knows routes by name. Raises PositionError.

    `rules` are those of the record it stands in, 0 outside of one.

    Whether the open decision fits is judged only on a table without faults: one wrong card would look like ten wrong things.
    """
    sheet = _read(text, first_line)
    seats = max(sheet.seats, default=0)
    setup = read_setup(sheet, seats, _rules(sheet, rules), find_board)
    players = setup.players if setup is not None else max(seats, 2)
    _check_seats(sheet, players)
    cards = Cards(sheet, catalog, players)
    if setup is None:
        raise PositionError(sheet.faults)
    state = State(setup, actions_of(setup.board), [_nobody() for _ in range(players)], key_of(setup.seed))
    lay_table(state, sheet, cards)
    read_turn(state, sheet, cards)
    if sheet.faults:
        raise PositionError(sheet.faults)
    return state


def _rules(sheet: KeyedText, around: int) -> int:
    """What says nothing follows the record around it, or is as old as the first positions."""
    rules = read_rules(sheet, around or FIRST_RULES)
    if around and rules and rules != around:
        sheet.fault("position.other-rules", sheet.line("rules"), "rules", {"found": rules, "needed": around})
    return rules or FIRST_RULES


def _nobody() -> Player:
    return Player(0, 0, 0, 0, 0, 0, 0, OFF_BOARD, OFF_BOARD, 0, 0, 0, 0)


def _read(text: str, first_line: int) -> KeyedText:
    """Sorts the lines by key; what is no position at all is refused at its first line."""
    sheet = KeyedText()
    if len(text) > MAX_TEXT:
        raise PositionError([Fault("text.too-long", 0, "", {"length": len(text), "most": MAX_TEXT})])
    seat: dict[str, KeyedLine] = {}
    last: KeyedLine | None = None
    begun = False
    for line, raw in enumerate(text.splitlines(), first_line):
        said = meaning(raw)
        if not said:
            continue
        if not begun:
            _check_title(line, said)
            begun = True
        elif last is not None and last.key == "route" and not last.rest and raw[:1].isspace():
            last.body.append((line, raw))
        else:
            key, _, rest = said.partition(" ")
            last = KeyedLine(line, key, rest.strip())
            seat = _sort(sheet, last, seat)
    if not begun:
        raise PositionError([Fault("position.not-a-position", 0, "", {"found": ""})])
    return sheet


def _check_title(line: int, said: str) -> None:
    words = said.split()
    if words[:2] != ["eldorado", "position"] or len(words) != 3:
        raise PositionError([Fault("position.not-a-position", line, "", {"found": said[:40]})])
    if words[2] != VERSION:
        raise PositionError([Fault("position.version", line, "", {"found": words[2][:20], "known": VERSION})])


def _sort(sheet: KeyedText, entry: KeyedLine, seat: dict[str, KeyedLine]) -> dict[str, KeyedLine]:
    """Files one entry and returns the seat that the next lines speak of."""
    if entry.key == "seat":
        return _begin_seat(sheet, entry)
    if entry.key == "switch":
        sheet.switches.append(entry)
    elif entry.key in SEAT_KEYS:
        if not sheet.seats:
            sheet.fault("position.no-seat", entry.line, entry.key)
        sheet.put(seat, entry)
    elif entry.key in KEYS:
        sheet.put(sheet.entries, entry)
    else:
        sheet.fault("text.unknown-key", entry.line, entry.key, {"found": entry.key[:40], "known": list(KEYS)})
    return seat


def _begin_seat(sheet: KeyedText, entry: KeyedLine) -> dict[str, KeyedLine]:
    seat = number(entry.rest, 1, MOST_PLAYERS)
    if seat is None:
        sheet.bad_number(entry, entry.rest, 1, MOST_PLAYERS)
        return {}
    if seat in sheet.seats:
        sheet.fault("position.seat-twice", entry.line, "seat", {"seat": seat})
        return {}
    sheet.seats[seat] = {"seat": entry}
    return sheet.seats[seat]


def _check_seats(sheet: KeyedText, players: int) -> None:
    """Seats may be left out when the number of players is said; without it every seat is named."""
    for seat in sorted(sheet.seats):
        if seat > players:
            sheet.fault("position.unknown-seat", sheet.seats[seat]["seat"].line, "seat", {"seat": seat, "players": players})
    if "players" not in sheet.entries:
        for seat in range(1, max(players, 2) + 1):
            if seat not in sheet.seats:
                sheet.fault("position.missing-seat", 0, "seat", {"seat": seat})
