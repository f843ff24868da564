"""The row that the learned value is told: each number where it belongs."""

from __future__ import annotations

import pytest
from turns import position

from eldorado.bots.search.sight import (
    COSTS_AT,
    DECK_AT,
    MARKET_AT,
    NEEDS_AT,
    NEXT,
    PER_RIVAL,
    PER_SPACE,
    RACE_AT,
    RIVALS_AT,
    ROW,
    SPACES_AT,
    TABLE_AT,
    TOKENS_AT,
    Sight,
    byte,
)
from eldorado.engine.components import CARD_IDS, CARD_KINDS, STARTING_KINDS, TOKEN_IDS
from eldorado.engine.zones import size


def row(text: str, seat: int = 1) -> list[int]:
    """What is told about a seat."""
    state = position(text).state
    sight = Sight(state.board)
    glances = [sight.waiting(state, index, int(size(player.hand))) for index, player in enumerate(state.players)]
    return [int(number) for number in sight.row(state, seat - 1, glances)]


@pytest.mark.parametrize(("value", "told"), [(-3.0, 0), (0.0, 0), (0.4, 0), (0.5, 1), (254.4, 254), (254.5, 255), (1e9, 255)])
def test_a_number_is_made_to_fit(value: float, told: int) -> None:
    assert byte(value) == told


def test_parts_of_a_row_do_not_overlap() -> None:
    places = [TABLE_AT, MARKET_AT, DECK_AT, TOKENS_AT, RACE_AT, NEEDS_AT, COSTS_AT, SPACES_AT, RIVALS_AT, ROW]
    assert places == sorted(set(places))
    assert MARKET_AT - TABLE_AT == 20
    assert TOKENS_AT - DECK_AT == 3 * CARD_KINDS
    assert RIVALS_AT - SPACES_AT == 2 * NEXT * PER_SPACE
    assert ROW - RIVALS_AT == 3 * PER_RIVAL


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [1, 2])
def test_the_table_is_told(players: int, seat: int) -> None:
    told = row(f"players {players}; caves on; first 2; turn 2; round 7; switch fullRace; blockades B-C 1, C-N 2", seat)
    assert told[TABLE_AT : TABLE_AT + 3] == [int(players == number) for number in (2, 3, 4)]
    order = (seat - 2) % players
    assert told[TABLE_AT + 3 : TABLE_AT + 7] == [int(order == number) for number in range(4)]
    assert told[TABLE_AT + 7 : TABLE_AT + 10] == [1, 1, 7]
    assert told[TABLE_AT + 11 : TABLE_AT + 13] == [0, 2]


def test_the_market_is_told_pile_by_pile() -> None:
    told = row("players 3; market scout 2, pioneer; reserve compass 0")
    kinds = CARD_KINDS - STARTING_KINDS
    piles = dict(zip(CARD_IDS[STARTING_KINDS:], told[MARKET_AT : MARKET_AT + kinds], strict=True))
    assert (piles["scout"], piles["pioneer"], piles["compass"], piles["captain"]) == (2, 3, 0, 3)
    on_board = {name for name, mark in zip(CARD_IDS[STARTING_KINDS:], told[MARKET_AT + kinds :], strict=False) if mark}
    assert on_board & set(CARD_IDS[STARTING_KINDS:]) >= {"scout", "pioneer"}
    assert told[MARKET_AT + 2 * kinds] == 1, "a slot is vacant"
    assert row("players 3")[MARKET_AT + 2 * kinds] == 0


def test_hand_and_draw_pile_are_one_heap_and_the_discard_pile_another() -> None:
    """R13.3: nobody may know which card is in the hand."""
    one = row("players 3; seat 1; at B61; hand explorer 2, captain; draw sailor, traveler 2; discard scout")
    other = row("players 3; seat 1; at B61; hand sailor, traveler 2; draw explorer 2, captain; discard scout")
    assert one == other
    heap = {name: number for name, number in zip(CARD_IDS, one[DECK_AT:], strict=False) if number}
    assert heap == {"explorer": 2, "captain": 1, "sailor": 1, "traveler": 2}
    rest = {name: number for name, number in zip(CARD_IDS, one[DECK_AT + CARD_KINDS :], strict=False) if number}
    assert rest == {"scout": 1}
    assert one[RACE_AT + 5] == 7
    assert one[RACE_AT + 17] == 3


def test_tokens_and_blockades_won_are_told() -> None:
    told = row("players 3; caves on; seat 1; at B61; hand explorer; tokens draw 2, machete_3; won 2, 5")
    tokens = {name: number for name, number in zip(TOKEN_IDS, told[TOKENS_AT:RACE_AT], strict=True) if number}
    assert tokens == {"draw": 2, "machete_3": 1}
    assert told[RACE_AT : RACE_AT + 3] == [0, 2, 5]


def test_the_nearer_the_fewer_turns_steps_and_needs() -> None:
    far, near = row("players 3; seat 1; at B61"), row("players 3; seat 1; at K14")
    assert near[RACE_AT + 3] < far[RACE_AT + 3]
    assert near[RACE_AT + 4] < far[RACE_AT + 4]
    assert sum(near[NEEDS_AT:COSTS_AT]) < sum(far[NEEDS_AT:COSTS_AT])
    steps = [near[SPACES_AT + space * PER_SPACE : SPACES_AT + (space + 1) * PER_SPACE] for space in range(NEXT)]
    assert len([space for space in steps if any(space)]) == 1, "one step before the gate"


def test_what_stands_on_the_way_ahead_is_told() -> None:
    free = row("players 3; seat 1; at B21; hand explorer")
    walled = row("players 3; blockades B-C 3; seat 1; at B21; hand explorer")
    marks = [walled[SPACES_AT + space * PER_SPACE + 6] for space in range(NEXT)]
    assert any(marks)
    assert not any(free[SPACES_AT + space * PER_SPACE + 6] for space in range(NEXT))


def test_rivals_are_told_in_the_order_of_play() -> None:
    text = "players 4; round 9; turn 3; first 1; seat 1; at home; seat 2; at out; seat 3; at B61; seat 4; at C42; won 6"
    told = row(text, 3)
    rivals = [told[RIVALS_AT + number * PER_RIVAL :][:PER_RIVAL] for number in range(3)]
    assert [rival[0] for rival in rivals] == [1, 1, 1]
    fourth, first, second = rivals
    assert (fourth[1], first[1], second[1]) == (0, 1, 0), "who is home"
    assert (fourth[2], first[2], second[2]) == (0, 0, 1), "who gave up"
    assert (fourth[3], first[3], second[3]) == (0, 1, 1), "who has moved in this round"
    assert (fourth[6], fourth[7]) == (1, 6)
    assert row("players 2")[RIVALS_AT + PER_RIVAL] == 0


def test_who_has_ended_a_turn_is_seen_before_drawing() -> None:
    state = position("players 3; turn 1; seat 1; at B61; hand explorer; play captain; draw sailor; discard scout").state
    sight = Sight(state.board)
    glance = sight.waiting(state, 0, 1)
    assert (size(glance.draw), size(glance.discard), size(glance.held), glance.hand) == (1, 3, 0, 0)
    other = sight.waiting(state, 1, 4)
    assert (size(other.draw), size(other.discard), other.hand) == (8, 0, 4)
