"""Lays the table of a written position: blockades, caves, camps, pieces, who is home or gone, and whose turn it is."""

from __future__ import annotations

from typing import Final

from ...engine.board import NOWHERE, Board
from ...engine.components import CAMP
from ...engine.int64 import i64
from ...engine.rules.setup import BLOCKADES
from ...engine.state import EL_DORADO, OFF_BOARD, State
from ...engine.status import is_home
from ...engine.zones import bit, has_bit, one
from ..keyed_text import KeyedLine, KeyedText, number

MOST_CHANCE: Final = 2**31
HOME: Final = "home"
OUT: Final = "out"


def seam_names(board: Board) -> list[str]:
    """`B-C`: the pieces on both sides, by seam."""
    letters = [piece.letter for piece in board.route.pieces]
    return [f"{letters[one.first]}-{letters[one.first + 1]}" for one in board.connections if one.seam != NOWHERE]


def find_space(board: Board, text: KeyedText, line: KeyedLine, name: str) -> int:
    space = board.space(name.upper())
    if space == NOWHERE:
        text.fault("position.unknown-space", line.line, line.key, {"found": name[:40]})
    return space


def lay_table(state: State, text: KeyedText) -> None:
    """All but the cards."""
    state.round = text.count("round", 1, state.setup.max_rounds, 1)
    state.first = max(state.setup.first_player, 1) - 1
    _lay_blockades(state, text)
    _read_won(state, text)
    _lay_caves(state, text)
    _lay_camps(state, text)
    gone = [seat for seat in range(len(state.players)) if _place(state, text, seat)]
    _number_arrivals(state, text)
    _number_resignations(state, text, gone)
    _read_chance(state, text)
    racing = [seat for seat in _turn_order(state) if not state.players[seat].is_out()]
    state.current = text.count("turn", 1, len(state.players), (racing or [int(state.first)])[0] + 1) - 1


def _blockade(text: KeyedText, line: KeyedLine, word: str) -> int:
    """The number of a blockade, 0 when it is none."""
    value = number(word.removeprefix("#"), 1, BLOCKADES)
    if value is None:
        text.bad_number(line, word, 1, BLOCKADES)
    return value or 0


def _lay_blockades(state: State, text: KeyedText) -> None:
    """Those that stand, by their seams."""
    seams = seam_names(state.board)
    said: list[str] = []
    for line, words in text.items("blockades"):
        if len(words) != 2:
            text.bad_value(line, words)
            continue
        name = words[0].upper()
        if name not in seams:
            text.fault("position.unknown-seam", line.line, name, {"found": name[:20], "seams": seams})
        elif name in said:
            text.fault("position.said-twice", line.line, name, {"found": name})
        elif words[1] != "-":
            state.fill_seam(seams.index(name), _blockade(text, line, words[1]))
        said.append(name)


def _read_won(state: State, text: KeyedText) -> None:
    for seat, player in enumerate(state.players):
        for line, words in text.items("won", seat):
            for value in [_blockade(text, line, word) for word in words]:
                if value and has_bit(player.won, value):
                    text.fault("position.blockade-twice", line.line, "won", {"number": value})
                elif value:
                    player.won |= bit(value)


def _lay_caves(state: State, text: KeyedText) -> None:
    """How many tokens lie on each cave: four where nothing is said (R2.10)."""
    most = int(state.board.catalog.tokens_per_cave)
    said: dict[int, int] = {}
    for line, words in text.items("caves-left"):
        space = find_space(state.board, text, line, words[0] if words else "")
        amount = number(words[1], 0, most) if len(words) == 2 else None
        if space != NOWHERE and not state.board.is_cave[space]:
            text.fault("position.not-a-cave", line.line, words[0], {"space": words[0]})
        elif amount is None:
            text.bad_number(line, " ".join(words), 0, most)
        elif space in said:
            text.fault("position.said-twice", line.line, words[0], {"found": words[0]})
        elif space != NOWHERE:
            said[space] = amount
    for cave, space in enumerate(state.board.caves):
        state.caves += one(cave) * i64(said.get(space, most if state.setup.caves else 0))


def _lay_camps(state: State, text: KeyedText) -> None:
    for line, words in text.items("camps-used"):
        name = " ".join(words)
        space = find_space(state.board, text, line, name)
        if space != NOWHERE and state.board.terrain[space] != CAMP:
            text.fault("position.not-a-camp", line.line, name, {"space": name})
        elif space != NOWHERE:
            state.camps |= bit(state.board.camp_index[space])


def _place(state: State, text: KeyedText, seat: int) -> bool:
    """Pieces where they are said to be, else on their start spaces (R2.9); true for a seat that has given up."""
    player, seats = state.players[seat], len(state.players)
    pieces = 2 if seats == 2 else 1
    for piece in range(pieces):
        player.put(piece, state.board.starts[piece * seats + (seat - int(state.first)) % seats])
    line = text.of_seat(seat, "at")
    where = [" ".join(words) for _, words in text.items("at", seat)]
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
            player.put(piece, OFF_BOARD if space == NOWHERE and name != HOME else space)
    return False


def _numbers(text: KeyedText, line: KeyedLine | None, most: list[int]) -> list[int]:
    """As many numbers as there are limits; empty when they are not there."""
    if line is None:
        return []
    words = line.words()
    if len(words) != len(most):
        text.bad_value(line)
        return []
    for word, limit in zip(words, most, strict=True):
        if not text.number(line, word, 1, limit):
            return []
    return [int(word) for word in words]


def _turn_order(state: State) -> list[int]:
    seats = len(state.players)
    return [(int(state.first) + place) % seats for place in range(seats)]


def _number_arrivals(state: State, text: KeyedText) -> None:
    """Who is home: in which round, and who came before whom; if not said, it was this round and in turn order."""
    for seat, player in enumerate(state.players):
        found = _numbers(text, text.of_seat(seat, "arrived"), [int(state.round), len(state.players)])
        if found:
            player.arrival_round, player.arrival = found[0], found[1]
    for seat in _turn_order(state):
        player = state.players[seat]
        if is_home(player) and not player.arrival:
            player.arrival = max([int(other.arrival) for other in state.players]) + 1
            player.arrival_round = state.round
    state.arrivals = len([player for player in state.players if player.arrival])


def _number_resignations(state: State, text: KeyedText, gone: list[int]) -> None:
    """Those who gave up, one after the other; if not said, in turn order."""
    for seat in gone:
        found = _numbers(text, text.of_seat(seat, "resigned"), [len(state.players)])
        if found:
            state.players[seat].resigned = found[0]
    for seat in _turn_order(state):
        if seat in gone and not state.players[seat].resigned:
            state.players[seat].resigned = max([int(other.resigned) for other in state.players]) + 1


def _read_chance(state: State, text: KeyedText) -> None:
    """How far each stream of chance has run: the table's, then each seat's."""
    line = text.entries.get("chance")
    if line is None:
        return
    found = [number(word, 0, MOST_CHANCE) for word in line.words()]
    if len(found) != 1 + len(state.players) or None in found:
        text.bad_value(line)
        return
    state.rolls, *rolls = [value or 0 for value in found]
    for player, value in zip(state.players, rolls, strict=True):
        player.rolls = value
