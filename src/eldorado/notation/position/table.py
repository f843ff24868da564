"""Lays the table of a written position: market, blockades, caves, pieces, arrivals, and whose turn it is."""

from __future__ import annotations

from typing import Final

from ...engine.board import NOWHERE, Board
from ...engine.components import CAMP
from ...engine.int64 import i64
from ...engine.rules.setup import BLOCKADES
from ...engine.state import State
from ...engine.zones import bit, has_bit, one
from ..keyed_text import KeyedLine, KeyedText, number
from .pieces import find_space, first_racing, number_arrivals, number_resignations, place

MOST_CHANCE: Final = 2**31


def seam_names(board: Board) -> list[str]:
    """`B-C`: the pieces on both sides, by seam."""
    names: list[str] = []
    for connection in board.connections:
        if connection.seam != NOWHERE:
            pieces = board.route.pieces
            names.append(f"{pieces[connection.first].letter}-{pieces[connection.first + 1].letter}")
    return names


def lay_table(state: State, text: KeyedText) -> None:
    """All but the cards."""
    state.round = text.count("round", 1, state.setup.max_rounds, 1)
    state.first = max(state.setup.first_player, 1) - 1
    _lay_blockades(state, text)
    _lay_caves(state, text)
    _lay_camps(state, text)
    gone = [seat for seat in range(len(state.players)) if place(state, text, seat)]
    number_arrivals(state, text)
    number_resignations(state, text, gone)
    _read_chance(state, text)
    state.current = text.count("turn", 1, len(state.players), first_racing(state) + 1) - 1


def _lay_blockades(state: State, text: KeyedText) -> None:
    """Standing ones by seam, won ones by seat."""
    line = text.entries.get("blockades")
    if line is not None:
        _lay_standing(state, text, line)
    for seat, player in enumerate(state.players):
        won = text.of_seat(seat, "won")
        for word in won.rest.replace(",", " ").split() if won is not None and won.rest != "-" else []:
            assert won is not None
            value = _blockade(text, won, word)
            if value and has_bit(player.won, value):
                text.fault("position.blockade-twice", won.line, "won", {"number": value})
            elif value:
                player.won |= bit(value)


def _lay_standing(state: State, text: KeyedText, line: KeyedLine) -> None:
    seams = seam_names(state.board)
    said: list[str] = []
    for words in line.items():
        if len(words) != 2:
            text.fault("text.bad-value", line.line, line.key, {"found": " ".join(words)[:40]})
            continue
        name = words[0].upper()
        if name not in seams:
            text.fault("position.unknown-seam", line.line, name, {"found": name[:20], "seams": seams})
        elif name in said:
            text.fault("position.said-twice", line.line, name, {"found": name})
        elif words[1] != "-":
            state.fill_seam(seams.index(name), _blockade(text, line, words[1]))
        said.append(name)


def _blockade(text: KeyedText, line: KeyedLine, word: str) -> int:
    """The number of a blockade, 0 when it is none."""
    value = number(word.removeprefix("#"), 1, BLOCKADES)
    if value is None:
        text.bad_number(line, word, 1, BLOCKADES)
    return value or 0


def _lay_caves(state: State, text: KeyedText) -> None:
    """How many tokens lie on each cave: four where nothing is said (R2.10)."""
    most = int(state.board.catalog.tokens_per_cave)
    piles = [most if state.setup.caves else 0] * len(state.board.caves)
    said: set[int] = set()
    line = text.entries.get("caves-left")
    for words in line.items() if line is not None else []:
        assert line is not None
        space = find_space(state.board, text, line, words[0] if words else "")
        amount = number(words[1], 0, most) if len(words) == 2 else None
        if space != NOWHERE and not state.board.is_cave[space]:
            text.fault("position.not-a-cave", line.line, words[0], {"space": words[0]})
        elif amount is None:
            text.bad_number(line, " ".join(words), 0, most)
        elif space in said:
            text.fault("position.said-twice", line.line, words[0], {"found": words[0]})
        elif space != NOWHERE:
            said.add(space)
            piles[state.board.caves.index(space)] = amount
    for cave, amount in enumerate(piles):
        state.caves += one(cave) * i64(amount)


def _lay_camps(state: State, text: KeyedText) -> None:
    line = text.entries.get("camps-used")
    if line is None:
        return
    for words in line.items():
        name = " ".join(words)
        space = find_space(state.board, text, line, name)
        if space != NOWHERE and state.board.terrain[space] != CAMP:
            text.fault("position.not-a-camp", line.line, name, {"space": name})
        elif space != NOWHERE:
            state.camps |= bit(state.board.camp_index[space])


def _read_chance(state: State, text: KeyedText) -> None:
    """How far each stream of chance has run: the table's, then each seat's."""
    line = text.entries.get("chance")
    if line is None:
        return
    words = line.words()
    found = [number(word, 0, MOST_CHANCE) for word in words]
    if len(found) != 1 + len(state.players) or None in found:
        text.bad_value(line)
        return
    state.rolls = int(words[0])
    for seat, player in enumerate(state.players):
        player.rolls = int(words[seat + 1])
