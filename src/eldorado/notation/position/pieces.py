"""Puts the pieces of a written position on their spaces, and numbers who is home and who has given up."""

from __future__ import annotations

from typing import Final

from ...engine.board import NOWHERE, Board
from ...engine.state import EL_DORADO, OFF_BOARD, State
from ...engine.status import is_home
from ..keyed_text import KeyedLine, KeyedText, number

HOME: Final = "home"
OUT: Final = "out"


def find_space(board: Board, text: KeyedText, line: KeyedLine, name: str) -> int:
    space = board.space(name.upper())
    if space == NOWHERE:
        text.fault("position.unknown-space", line.line, line.key, {"found": name[:40]})
    return space


def place(state: State, text: KeyedText, seat: int) -> bool:
    """Pieces where they are said to be, else on their start spaces (R2.9); true for a seat that has given up."""
    player = state.players[seat]
    seats = len(state.players)
    pieces = 2 if seats == 2 else 1
    for piece in range(pieces):
        player.put(piece, state.board.starts[piece * seats + (seat - int(state.first)) % seats])
    line = text.of_seat(seat, "at")
    where = [" ".join(words) for words in line.items()] if line is not None else []
    if OUT in where or text.of_seat(seat, "resigned") is not None:
        if line is not None and where not in ([OUT], [OUT, OUT]):
            text.bad_value(line)
        player.first = player.second = OFF_BOARD
        return True
    if line is not None and not 1 <= len(where) <= pieces:
        text.fault("position.pieces", line.line, "at", {"found": len(where), "needed": pieces})
    elif line is not None:
        for piece, name in enumerate(where):
            space = EL_DORADO if name == HOME else find_space(state.board, text, line, name)
            player.put(piece, OFF_BOARD if name != HOME and space == NOWHERE else space)
    return False


def _numbers(text: KeyedText, line: KeyedLine | None, most: list[int]) -> list[int]:
    """As many numbers as there are limits; empty when they are not there."""
    words = line.words() if line is not None else []
    if line is None or len(words) != len(most):
        if line is not None:
            text.bad_value(line)
        return []
    found: list[int] = []
    for word, limit in zip(words, most, strict=True):
        value = number(word, 1, limit)
        if value is None:
            text.bad_number(line, word, 1, limit)
            return []
        found.append(value)
    return found


def turn_order(state: State) -> list[int]:
    seats = len(state.players)
    return [(int(state.first) + place) % seats for place in range(seats)]


def number_arrivals(state: State, text: KeyedText) -> None:
    """Who is home: in which round, and who came before whom; if not said, it was this round and in turn order."""
    for seat, player in enumerate(state.players):
        found = _numbers(text, text.of_seat(seat, "arrived"), [int(state.round), len(state.players)])
        if found:
            player.arrival_round, player.arrival = found[0], found[1]
    for seat in turn_order(state):
        player = state.players[seat]
        if is_home(player) and not player.arrival:
            player.arrival = max([int(other.arrival) for other in state.players]) + 1
            player.arrival_round = state.round
    state.arrivals = len([player for player in state.players if player.arrival])


def number_resignations(state: State, text: KeyedText, gone: list[int]) -> None:
    """Those who gave up, one after the other; if not said, in turn order."""
    for seat in gone:
        found = _numbers(text, text.of_seat(seat, "resigned"), [len(state.players)])
        if found:
            state.players[seat].resigned = found[0]
    for seat in turn_order(state):
        if seat in gone and not state.players[seat].resigned:
            state.players[seat].resigned = max([int(other.resigned) for other in state.players]) + 1


def first_racing(state: State) -> int:
    for seat in turn_order(state):
        if not state.players[seat].is_out():
            return seat
    return int(state.first)
