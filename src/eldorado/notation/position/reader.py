"""Any moment of any game as a text that a person can write by hand (docs/notation.md), checked with every fault at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.actions import Actions
from ...engine.board import Board
from ...engine.decision import PAY
from ...engine.errors import Fault, FaultyText
from ...engine.flaw import Flaw
from ...engine.rng import key_of
from ...engine.rules.caves import begin_exploring
from ...engine.setup import Setup
from ...engine.state import OFF_BOARD, Player, State
from ...engine.status import status, table_flaws
from ...engine.status_cards import card_flaws
from ...engine.versions import FIRST_RULES, RULES_VERSION
from ..keyed_text import KeyedLine, KeyedText, meaning, number
from ..setups import DEFAULT_ROUTE, MOST_PLAYERS, SETUP_KEYS, FindBoard, read_rules, read_setup
from .cards import SEAT_ZONES, CardReader
from .table import lay_table
from .turn import TURN_KEYS, read_turn

VERSION: Final = "1"
MAX_TEXT: Final = 20_000
TABLE_KEYS: Final = ("round", "turn", "chance", "market", "reserve", "blockades", "caves-left", "used", "camps-used", "seat")
SEAT_KEYS: Final = ("at", *SEAT_ZONES, "won", "arrived", "resigned")
KEYS: Final = ("rules", *SETUP_KEYS, *TABLE_KEYS, *SEAT_KEYS, *TURN_KEYS)


class PositionError(FaultyText):
    """A text that is no position, with every reason."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("position.faulty", faults)


def parse_position(
    text: str,
    find_board: FindBoard,
    actions_of: Callable[[Board], Actions],
    first_line: int = 1,
    rules: int = 0,
) -> State:
    """The state a text describes; `find_board` knows routes by name, `rules` are those of the record around it, or 0.

    Only reads; whether such a state can be is `status`'s to say. Raises PositionError with every fault of either.
    """
    sheet = _read(text, first_line)
    seats = max(sheet.seats, default=0)
    setup = read_setup(sheet, seats, _rules(sheet, rules), find_board)
    players = setup.players if setup is not None else max(seats, 2)
    _check_seats(sheet, players)
    if setup is None:  # what can be said of the cards all the same, on any board
        cards = CardReader(_empty(Setup(find_board(DEFAULT_ROUTE, RULES_VERSION), players, 0), actions_of), sheet)
        cards.read()
        _name(sheet, card_flaws(cards.state), cards.said_at)
        raise PositionError(sheet.faults)
    state = _empty(setup, actions_of)
    cards = CardReader(state, sheet)
    cards.read()
    lay_table(state, sheet)
    read_turn(state, sheet)
    _name(sheet, table_flaws(state) if sheet.faults else status(state), cards.said_at)
    if sheet.faults:
        raise PositionError(sheet.faults)
    if state.decision == PAY:
        begin_exploring(state, state.piece)
    return state


def _empty(setup: Setup, actions_of: Callable[[Board], Actions]) -> State:
    players = [Player(0, 0, 0, 0, 0, 0, 0, OFF_BOARD, OFF_BOARD, 0, 0, 0, 0) for _ in range(setup.players)]
    return State(setup, actions_of(setup.board), players, key_of(setup.seed))


def _name(sheet: KeyedText, flaws: list[Flaw], said_at: dict[str, int]) -> None:
    """Each flaw with the line that brought it about, 0 when no line did."""
    for flaw in flaws:
        line = said_at.get(flaw.part, 0) if flaw.key in ("card", "token") else sheet.line(flaw.key)
        for seat in reversed(flaw.seats):
            entry = sheet.of_seat(seat, flaw.key)
            line = entry.line if entry is not None else line
        sheet.fault(flaw.code, line, flaw.part, flaw.facts)


def _rules(sheet: KeyedText, around: int) -> int:
    """What says nothing follows the record around it, or is as old as the first positions."""
    rules = read_rules(sheet, around or FIRST_RULES)
    if around and rules and rules != around:
        sheet.fault("position.other-rules", sheet.line("rules"), "rules", {"found": rules, "needed": around})
    return rules or FIRST_RULES


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
