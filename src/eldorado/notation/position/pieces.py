"""Puts the pieces of a written position on their spaces, and numbers who is home and who has given up."""

from __future__ import annotations

from typing import Final

from ...engine.board import NOWHERE, Board
from ...engine.components import MOUNTAIN, TOKEN_PASS_THROUGH
from ...engine.state import EL_DORADO, OFF_BOARD, State
from ...engine.zones import count
from ..keyed_text import KeyedLine, KeyedText, number

HOME: Final = "home"
OUT: Final = "out"


def find_space(board: Board, sheet: KeyedText, entry: KeyedLine, name: str) -> int:
    space = board.space(name.upper())
    if space == NOWHERE:
        sheet.fault("position.unknown-space", entry.line, entry.key, {"found": name[:40]})
    return space


def place(state: State, sheet: KeyedText, seat: int) -> None:
    """Pieces where they are said to be, else on their start spaces (R2.9)."""
    seats = len(state.players)
    pieces = 2 if seats == 2 else 1
    for piece in range(pieces):
        turn = (seat - int(state.first)) % seats
        state.players[seat].put(piece, state.board.starts[piece * seats + turn])
    entry = sheet.of_seat(seat, "at")
    resigned = sheet.of_seat(seat, "resigned")
    if entry is None:
        if resigned is not None:
            _leave(state, seat)
        return
    where = [" ".join(words) for words in entry.items()]
    if OUT in where or resigned is not None:
        if where not in ([OUT], [OUT, OUT]):
            sheet.bad_value(entry)
        _leave(state, seat)
    elif not 1 <= len(where) <= pieces:
        sheet.fault("position.pieces", entry.line, "at", {"found": len(where), "needed": pieces})
    else:
        for piece, name in enumerate(where):
            state.players[seat].put(piece, _stand(state, sheet, entry, name))


def _leave(state: State, seat: int) -> None:
    """Given up; the number comes later."""
    state.players[seat].first = OFF_BOARD
    state.players[seat].second = OFF_BOARD
    state.players[seat].resigned = 9


def _stand(state: State, sheet: KeyedText, entry: KeyedLine, name: str) -> int:
    if name == HOME:
        return EL_DORADO
    space = find_space(state.board, sheet, entry, name)
    if space == NOWHERE:
        return OFF_BOARD
    if state.board.terrain[space] == MOUNTAIN:
        sheet.fault("position.on-mountain", entry.line, name, {"space": name.upper()})
    elif state.board.is_finish[space]:
        sheet.fault("position.on-finish", entry.line, name, {"space": name.upper()})
    return space


def check_shared(state: State, sheet: KeyedText) -> None:
    """Only a pass-through token ever brings two pieces onto one space (R10.13)."""
    if count(state.used_tokens, TOKEN_PASS_THROUGH):
        return
    seen: dict[int, int] = {}
    for seat, player in enumerate(state.players):
        for space in (int(player.first), int(player.second)):
            if space >= 0 and space in seen:
                entry = sheet.of_seat(seat, "at") or sheet.of_seat(seen[space], "at")
                both = [str(seen[space] + 1), str(seat + 1)]
                facts: dict[str, int | str | list[str]] = {"space": state.board.names[space], "seats": both}
                sheet.fault("position.occupied", entry.line if entry is not None else 0, "at", facts)
            seen.setdefault(space, seat)


def _numbers(sheet: KeyedText, entry: KeyedLine, most: list[int]) -> list[int]:
    """As many numbers as there are limits; empty when they are not there."""
    words = entry.words()
    if len(words) != len(most):
        sheet.bad_value(entry)
        return []
    found: list[int] = []
    for word, limit in zip(words, most, strict=True):
        value = number(word, 1, limit)
        if value is None:
            sheet.bad_number(entry, word, 1, limit)
            return []
        found.append(value)
    return found


def _turn_order(state: State) -> list[int]:
    seats = len(state.players)
    return [(int(state.first) + place) % seats for place in range(seats)]


def number_arrivals(state: State, sheet: KeyedText) -> None:
    """Who is home: when, and as the how-many-eth; not said, it was this round and in turn order."""
    silent: list[int] = []
    for seat in _turn_order(state):
        player = state.players[seat]
        entry = sheet.of_seat(seat, "arrived")
        home = player.first == EL_DORADO and player.second < 0
        if entry is not None and not home:
            sheet.fault("position.not-home", entry.line, "arrived", {"seat": seat + 1})
        elif entry is not None:
            found = _numbers(sheet, entry, [int(state.round), len(state.players)])
            if found:
                player.arrival_round, player.arrival = found[0], found[1]
        elif home:
            silent.append(seat)
    said = [int(player.arrival) for player in state.players if player.arrival]
    for seat in silent:
        state.players[seat].arrival = max([int(player.arrival) for player in state.players]) + 1
        state.players[seat].arrival_round = state.round
    state.arrivals = len(said) + len(silent)
    _check_arrivals(state, sheet)


def _check_arrivals(state: State, sheet: KeyedText) -> None:
    order = sorted([(int(p.arrival), int(p.arrival_round)) for p in state.players if p.arrival])
    rounds = [when for _, when in order]
    if [rank for rank, _ in order] != list(range(1, len(order) + 1)) or rounds != sorted(rounds):
        sheet.fault("position.order", _first_line(state, sheet, "arrived"), "arrived")


def number_resignations(state: State, sheet: KeyedText) -> None:
    silent: list[int] = []
    for seat in _turn_order(state):
        player = state.players[seat]
        if player.resigned:
            entry = sheet.of_seat(seat, "resigned")
            found = _numbers(sheet, entry, [len(state.players)]) if entry is not None else []
            player.resigned = found[0] if found else 0
            if not found:
                silent.append(seat)
    for seat in silent:
        state.players[seat].resigned = max([int(player.resigned) for player in state.players]) + 1
    order = sorted([int(player.resigned) for player in state.players if player.resigned])
    if order != list(range(1, len(order) + 1)):
        sheet.fault("position.order", _first_line(state, sheet, "resigned"), "resigned")


def _first_line(state: State, sheet: KeyedText, key: str) -> int:
    for seat in range(len(state.players)):
        entry = sheet.of_seat(seat, key)
        if entry is not None:
            return entry.line
    return 0


def first_racing(state: State) -> int:
    for seat in _turn_order(state):
        if not state.players[seat].is_out():
            return seat
    return int(state.first)
