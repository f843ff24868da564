"""Lays the table of a written position: market, blockades, caves, pieces, arrivals, and whose turn it is."""

from __future__ import annotations

from typing import Final

from ...engine.board import NOWHERE, Board
from ...engine.components import CAMP
from ...engine.int64 import i64
from ...engine.state import State
from ...engine.zones import bit, one
from ..keyed_text import KeyedLine, KeyedText, number
from .cards import DISCARD, DRAW, HAND, PLAY, REMOVED, Cards, zone
from .pieces import check_shared, find_space, first_racing, number_arrivals, number_resignations, place

MOST_CHANCE: Final = 2**31
BLOCKADES: Final = 6


def seam_names(board: Board) -> list[str]:
    """`B-C`: the pieces on both sides, by seam."""
    names: list[str] = []
    for connection in board.connections:
        if connection.seam != NOWHERE:
            pieces = board.route.pieces
            names.append(f"{pieces[connection.first].letter}-{pieces[connection.first + 1].letter}")
    return names


def lay_table(state: State, sheet: KeyedText, cards: Cards) -> None:
    state.round = sheet.count("round", 1, state.setup.max_rounds, 1)
    state.first = max(state.setup.first_player, 1) - 1
    _lay_market(state, cards)
    _lay_blockades(state, sheet)
    _lay_caves(state, sheet, cards)
    _lay_camps(state, sheet)
    for seat, player in enumerate(state.players):
        deck = cards.decks[seat]
        player.hand, player.draw, player.play = zone(deck[HAND]), zone(deck[DRAW]), zone(deck[PLAY])
        player.discard, player.removed = zone(deck[DISCARD]), zone(deck[REMOVED])
        player.tokens = zone(cards.tokens[seat])
        place(state, sheet, seat)
    check_shared(state, sheet)
    number_arrivals(state, sheet)
    number_resignations(state, sheet)
    _read_chance(state, sheet)
    state.current = sheet.count("turn", 1, len(state.players), first_racing(state) + 1) - 1


def _lay_market(state: State, cards: Cards) -> None:
    state.market = zone(cards.market[:])
    for index, kind in enumerate(cards.slots):
        state.slots |= i64(kind) << (5 * i64(index))


def _lay_blockades(state: State, sheet: KeyedText) -> None:
    """Standing ones by seam, won ones by seat; no number twice (R2.2, R6.4)."""
    seen: list[int] = []
    entry = sheet.entries.get("blockades")
    if entry is not None:
        _lay_standing(state, sheet, entry, seen)
    for seat, player in enumerate(state.players):
        won = sheet.of_seat(seat, "won")
        if won is not None:
            for word in [] if won.rest == "-" else won.rest.replace(",", " ").split():
                player.won |= bit(_blockade(sheet, won, word, seen))
            player.won &= ~1


def _lay_standing(state: State, sheet: KeyedText, entry: KeyedLine, seen: list[int]) -> None:
    seams = seam_names(state.board)
    said: list[str] = []
    for words in entry.items():
        if len(words) != 2:
            sheet.fault("text.bad-value", entry.line, entry.key, {"found": " ".join(words)[:40]})
            continue
        name = words[0].upper()
        if name not in seams:
            sheet.fault("position.unknown-seam", entry.line, name, {"found": name[:20], "seams": seams})
        elif name in said:
            sheet.fault("position.seam-twice", entry.line, name, {"found": name})
        elif words[1] != "-":
            state.seams |= i64(_blockade(sheet, entry, words[1], seen)) << (3 * i64(seams.index(name)))
        said.append(name)


def _blockade(sheet: KeyedText, entry: KeyedLine, word: str, seen: list[int]) -> int:
    """The number of a blockade, 0 when it is none or lies elsewhere already."""
    value = number(word.removeprefix("#"), 1, BLOCKADES)
    if value is None:
        sheet.bad_number(entry, word, 1, BLOCKADES)
        return 0
    if value in seen:
        sheet.fault("position.blockade-twice", entry.line, entry.key, {"number": value})
        return 0
    seen.append(value)
    return value


def _lay_caves(state: State, sheet: KeyedText, cards: Cards) -> None:
    if not state.setup.caves:
        _refuse_tokens(state, sheet)
        return
    state.bag = zone(cards.bag)
    state.used_tokens = zone(cards.used)
    piles = _piles(state, sheet)
    if sum(piles) > sum(cards.bag):
        facts: dict[str, int | str | list[str]] = {"found": sum(cards.bag), "needed": sum(piles)}
        sheet.fault("position.too-few-tokens", sheet.line("caves-left"), "caves-left", facts)
    for cave, amount in enumerate(piles):
        state.caves += one(cave) * i64(amount)


def _piles(state: State, sheet: KeyedText) -> list[int]:
    """How many tokens lie on each cave: four where nothing is said (R2.10)."""
    most = int(state.board.catalog.tokens_per_cave)
    piles = [most] * len(state.board.caves)
    entry = sheet.entries.get("caves-left")
    if entry is None:
        return piles
    for words in entry.items():
        space = find_space(state.board, sheet, entry, words[0] if words else "")
        amount = number(words[1], 0, most) if len(words) == 2 else None
        if space != NOWHERE and not state.board.is_cave[space]:
            sheet.fault("position.not-a-cave", entry.line, words[0], {"space": words[0]})
        elif amount is None:
            sheet.bad_number(entry, " ".join(words), 0, most)
        elif space != NOWHERE:
            piles[state.board.caves.index(space)] = amount
    return piles


def _refuse_tokens(state: State, sheet: KeyedText) -> None:
    """Without the variant there are no tokens (R10.1)."""
    for key in ("caves-left", "used"):
        if key in sheet.entries:
            sheet.fault("position.without-caves", sheet.line(key), key)
    for seat in range(len(state.players)):
        tokens = sheet.of_seat(seat, "tokens")
        if tokens is not None and tokens.items():
            sheet.fault("position.without-caves", tokens.line, "tokens")


def _lay_camps(state: State, sheet: KeyedText) -> None:
    entry = sheet.entries.get("camps-used")
    if entry is None:
        return
    for words in entry.items():
        name = " ".join(words)
        space = find_space(state.board, sheet, entry, name)
        if space != NOWHERE and state.board.terrain[space] != CAMP:
            sheet.fault("position.not-a-camp", entry.line, name, {"space": name})
        elif space != NOWHERE:
            state.camps |= bit(state.board.camp_index[space])


def _read_chance(state: State, sheet: KeyedText) -> None:
    """How far each stream of chance has run: the table's, then each seat's."""
    entry = sheet.entries.get("chance")
    if entry is None:
        return
    words = entry.words()
    found = [number(word, 0, MOST_CHANCE) for word in words]
    if len(found) != 1 + len(state.players) or None in found:
        sheet.bad_value(entry)
        return
    state.rolls = int(words[0])
    for seat, player in enumerate(state.players):
        player.rolls = int(words[seat + 1])
