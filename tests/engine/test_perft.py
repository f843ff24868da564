"""Counts of lines of play from fixed positions: recorded once, the same on both builds for ever."""

from __future__ import annotations

import hashlib

import pytest
from table import TWO_CAVES, table

from eldorado.engine.apply import apply
from eldorado.engine.legal import legal_actions
from eldorado.engine.perft import perft
from eldorado.engine.state import State

POSITIONS = {
    "opening": "players 3; blockades B-C 1, C-N 2, N-I 3, I-K 4; seat 1; hand explorer 2, traveler, sailor",
    "two pieces": "players 2; blockades B-C 5; seat 1; at B22, B31; hand scout, explorer, jack_of_all_trades; "
    "seat 2; at B21, B33",
    "cards that act": "players 3; seat 1; at B44; hand cartographer, scientist, transmitter, native",
    "purse": "players 3; market scout, -; seat 1; hand photographer, traveler 2, explorer, prop_plane",
    "all tokens": "players 3; caves on; seat 1; at B44; hand trailblazer, compass; tokens machete_2, coin_1, draw, remove, "
    "replace, keep_item, pass_through, native, change_symbol; seat 2; at B33",
    "rubble and camp": "players 3; blockades B-C 6; seat 1; at B12; hand traveler 2, sailor 1; seat 2; at B11; hand explorer 3",
    "caves at a seam": TWO_CAVES + "players 4; caves on; blockades F-I 4; seat 1; at F25; hand captain, sailor, native",
    "last round": "players 3; first 1; turn 2; seat 1; at home; seat 2; at K14; hand captain, explorer, scout; seat 3; at K24",
    "every switch": "players 3; caves on; switch moveAfterBuy; switch strictLeftover; switch nativeCrossesBlockade; "
    "switch anyCardAsHalfCoin; switch trimHandTo4; switch reenterStart; switch baseCampOnce; switch fullRace; "
    "blockades B-C 2; seat 1; at B21; hand native, photographer, explorer, treasure_chest; tokens pass_through",
}

COUNTS = {
    "opening": ([6, 27, 79, 172], "05fdab5576106274"),
    "two pieces": ([16, 162, 903, 2295], "f523cc707ee89ab3"),
    "cards that act": ([14, 101, 806, 4699], "87d4856cbbcfb9c3"),
    "purse": ([9, 78, 510, 2515], "6c16b2407b7e9f23"),
    "all tokens": ([24, 395, 6054, 88052], "d2bdce4a7ac64d3f"),
    "rubble and camp": ([5, 14, 40, 94], "73d365169dd6a7c7"),
    "caves at a seam": ([15, 105, 511, 1911], "da75fd3806d48d88"),
    "last round": ([9, 25, 46, 57], "8a0aeb9e88629480"),
    "every switch": ([22, 278, 2477, 15883], "8da5f41f39aae2cc"),
}
"""After one to four actions; then the digest of all states after two."""


@pytest.mark.parametrize("name", POSITIONS)
def test_lines_of_play(name: str) -> None:
    state = table(POSITIONS[name]).state
    before = state.to_bytes()
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == COUNTS[name][0]
    assert state.to_bytes() == before


@pytest.mark.parametrize("name", POSITIONS)
def test_states_after_two_actions(name: str) -> None:
    """The states themselves, in order: a build that counts right and plays wrong is caught here."""
    assert digest(table(POSITIONS[name]).state) == COUNTS[name][1]


def digest(state: State) -> str:
    found = hashlib.sha256()
    for first in legal_actions(state):
        once = state.copy()
        apply(once, first)
        for second in legal_actions(once):
            twice = once.copy()
            apply(twice, second)
            found.update(twice.to_bytes())
    return found.hexdigest()[:16]


def test_nothing_to_count_at_depth_nought_and_after_the_end() -> None:
    assert perft(table("players 3").state, 0) == 1
    over = table("players 3; first 1; turn 3; seat 3; at K14; hand sailor").plays("move sailor Z1").state
    assert perft(over, 1) == 0
    assert perft(over, 3) == 0
