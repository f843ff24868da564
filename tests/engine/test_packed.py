"""Numbers that pack several things give back what was put in, at every limit."""

from __future__ import annotations

import itertools

import pytest

from eldorado.engine.board import NOWHERE, pack_way, way_asks, way_seam, way_strength, way_target, way_terrain
from eldorado.engine.components import CARD_KINDS
from eldorado.engine.rules.market import SLOTS, fill_slot, slot, slot_of, vacant_slot
from eldorado.engine.state import State, blockade_at, stands_on
from eldorado.engine.zones import (
    bit,
    bit_count,
    count,
    has_bit,
    highest_bit,
    kinds,
    listed,
    one,
    size,
    weighed,
    weighed_by,
    zone_of,
)
from eldorado.game import Game
from eldorado.routes.printed import board_of


def begun() -> State:
    return Game.new("first-game", players=4, seed=8).state


@pytest.mark.parametrize("target", [0, 1, 500, 1023])
@pytest.mark.parametrize("seam", [NOWHERE, 0, 5])
def test_a_way_gives_back_its_parts(target: int, seam: int) -> None:
    for terrain, strength in itertools.product(range(7), range(8)):
        way = pack_way(target, terrain, strength, seam)
        assert (way_target(way), way_terrain(way), way_strength(way), way_seam(way)) == (target, terrain, strength, seam)
        assert way_asks(way) == terrain + 16 * strength


@pytest.mark.parametrize("route", ["first-game", "serpentine"])
def test_every_way_of_a_board_is_its_edge(route: str) -> None:
    board = board_of(route)
    for edge, way in enumerate(board.ways):
        target = board.neighbours[edge]
        if target == NOWHERE or not board.is_passable(int(target)):
            assert way == NOWHERE
            continue
        assert (way_target(way), way_seam(way)) == (target, board.seams[edge])
        assert (way_terrain(way), way_strength(way)) == (board.terrain[target], board.strength[target])
        assert board.way_to(edge // 6, target) == way
    assert board.way_to(0, int(board.size) - 1) == NOWHERE


def test_a_zone_counts_each_kind_for_itself() -> None:
    for kind in range(CARD_KINDS):
        zone = one(kind) * 7
        assert [count(zone, other) for other in range(CARD_KINDS)] == [7 if other == kind else 0 for other in range(CARD_KINDS)]
        assert (size(zone), kinds(zone), listed(zone)) == (7, [kind], [kind] * 7)


def test_weights_are_added_for_every_card() -> None:
    zone = zone_of([0, 0, 3, 20])
    assert weighed(zone, list(range(1, 22))) == 1 + 1 + 4 + 21
    assert weighed_by(zone, [0.5] * 21) == 2.0
    assert (weighed(0, []), weighed_by(0, [])) == (0, 0.0)


def test_bits_of_a_set() -> None:
    assert [has_bit(bit(6) | bit(2), index) for index in range(8)] == [index in (2, 6) for index in range(8)]
    assert (bit_count(0), bit_count(bit(6) | bit(2))) == (0, 2)
    assert (highest_bit(0), highest_bit(bit(6) | bit(2))) == (0, 6)


def test_seams_hold_their_blockades_apart() -> None:
    state = begun()
    before = [int(state.standing(seam)) for seam in range(state.board.seam_count)]
    state.clear_seam(1)
    assert [int(state.standing(seam)) for seam in range(state.board.seam_count)] == [before[0], 0, *before[2:]]
    state.fill_seam(1, before[1])
    assert [int(blockade_at(state.seams, seam)) for seam in range(state.board.seam_count)] == before
    assert state.standing(NOWHERE) == 0


def test_slots_hold_their_piles_apart() -> None:
    state = begun()
    piles = [int(slot(state, index)) for index in range(SLOTS)]
    assert len(set(piles)) == SLOTS
    assert [slot_of(state, kind) for kind in piles] == list(range(SLOTS))
    assert vacant_slot(state) == -1
    state.slots = 0
    assert vacant_slot(state) == 0
    fill_slot(state, 0, 20)
    assert (slot(state, 0), vacant_slot(state)) == (20, 1)


def test_places_find_every_piece_and_nothing_else() -> None:
    state = begun()
    standing = {int(player.first) for player in state.players}
    assert {space for space in range(int(state.board.size)) if stands_on(state.places(), space)} == standing
    assert not any(stands_on(0, space) for space in range(int(state.board.size)))
