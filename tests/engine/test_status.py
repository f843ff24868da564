"""One check of a state: nothing wrong with any state of a game, and every tampering named, all at once."""

from __future__ import annotations

import random

import pytest

from eldorado.engine.apply import apply
from eldorado.engine.board import NOWHERE
from eldorado.engine.components import CARD_IDS, MOUNTAIN
from eldorado.engine.decision import DISCARD, OVER, PAY, PURSE, REMOVE, REPLACE, TAKE
from eldorado.engine.legal import legal_actions
from eldorado.engine.rules.market import fill_slot
from eldorado.engine.state import EL_DORADO, State
from eldorado.engine.status import status
from eldorado.engine.zones import bit, one
from eldorado.game import Game


def begun(players: int = 3, caves: bool = True) -> State:
    return Game.new("first-game", players=players, seed=4, caves=caves).state.copy()


def codes(state: State) -> list[str]:
    return [flaw.code for flaw in status(state)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("caves", [False, True])
def test_no_state_of_a_game_has_a_fault(players: int, caves: bool) -> None:
    state = begun(players, caves)
    dice = random.Random(players)
    for _ in range(1500):
        assert status(state) == []
        options = legal_actions(state)
        if not options:
            break
        apply(state, dice.choice(options))


def test_looking_changes_nothing() -> None:
    state = begun()
    before = state.to_bytes()
    status(state)
    assert state.to_bytes() == before


def test_a_card_too_many_is_named_with_its_seat_or_for_all() -> None:
    state = begun()
    state.players[1].hand += one(0)
    [flaw] = status(state)
    assert (flaw.code, flaw.seats, flaw.part) == ("position.too-many-cards", [1], "explorer")
    scout = CARD_IDS.index("scout")
    state = begun()
    state.players[0].discard += one(scout)
    [flaw] = status(state)
    assert (flaw.code, flaw.seats, flaw.facts) == ("position.too-many-cards", [], {"card": "scout", "found": 4, "most": 3})


def test_the_market_lies_as_it_can() -> None:
    state = begun()
    scout = CARD_IDS.index("scout")
    state.market -= one(scout) * 3
    assert codes(state) == ["position.empty-pile"]
    state = begun()
    state.slots = 0
    fill_slot(state, 0, scout)
    fill_slot(state, 1, scout)
    assert codes(state) == ["position.pile-twice"]
    state = begun()
    state.market += one(0)
    assert codes(state) == ["position.not-for-sale"]


def test_tokens_belong_to_the_variant_and_to_the_box() -> None:
    state = begun(caves=False)
    state.players[0].tokens += one(7)
    state.used_tokens += one(7)
    state.before = 1
    state.caves += one(0)
    assert codes(state) == ["position.without-caves"] * 4
    state = begun()
    state.players[0].tokens += one(13) * 7
    assert codes(state) == ["position.too-many-tokens"]
    state = begun()
    state.bag = 0
    assert codes(state) == ["position.too-few-tokens"]


def test_a_blockade_lies_in_one_place() -> None:
    state = begun()
    state.players[0].won |= bit(state.standing(0))
    assert codes(state) == ["position.blockade-twice"]
    state = begun()
    first = state.standing(0)
    state.clear_seam(1)
    state.fill_seam(1, first)
    assert codes(state) == ["position.blockade-twice"]


def test_pieces_stand_where_they_can_and_as_many_as_there_are() -> None:
    state = begun()
    state.players[0].first = next(space for space in range(state.board.size) if state.board.terrain[space] == MOUNTAIN)
    assert codes(state) == ["position.on-mountain"]
    state.players[0].first = state.board.finishes[0]
    assert codes(state) == ["position.on-finish"]
    state.players[0].first = state.players[1].first
    [flaw] = status(state)
    assert (flaw.code, flaw.seats) == ("position.occupied", [1, 0])
    state = begun()
    state.players[0].second = state.board.starts[3]
    assert codes(state) == ["position.pieces"]
    state = begun()
    state.players[0].resigned = 1
    assert codes(state) == ["position.pieces"]


def test_who_is_home_has_arrived_and_in_order() -> None:
    state = begun()
    state.players[0].first = EL_DORADO
    assert codes(state) == ["position.not-home"]
    state.players[0].arrival, state.players[0].arrival_round, state.arrivals = 2, 1, 1
    assert codes(state) == ["position.order"]
    state = begun()
    state.arrivals = 1
    assert codes(state) == ["position.order"]


def test_the_turn_is_judged_only_on_a_table_without_faults() -> None:
    state = begun()
    state.passing = True
    state.market += one(0)
    assert codes(state) == ["position.not-for-sale"]
    state.market -= one(0)
    assert codes(state) == ["position.not-played"]


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (TAKE, "position.none-waiting"),
        (PURSE, "position.purse-too-full"),
        (REMOVE, "position.none-played"),
        (REPLACE, "position.not-played"),
        (OVER, "position.not-over"),
    ],
)
def test_a_question_that_nothing_led_to(asked: int, code: str) -> None:
    state = begun()
    state.decision = asked
    state.purse = 1 if asked == PURSE else 0
    state.owed = 1 if asked in (REMOVE, REPLACE) else 0
    assert codes(state) == [code]


def test_a_payment_needs_a_goal_beside_the_piece() -> None:
    state = begun()
    state.decision, state.owed = PAY, 1
    assert (state.goal, state.goal_number) == (NOWHERE, 0)
    assert codes(state) == ["position.cannot-pay"]
    state.goal = state.board.finishes[0]
    assert codes(state) == ["position.cannot-pay"]


def test_discarding_needs_cards_and_an_empty_play_area() -> None:
    state = begun()
    state.decision = DISCARD
    assert codes(state) == []
    state.me().discard += state.me().hand
    state.me().hand = 0
    assert codes(state) == ["position.not-discarding"]


def test_a_seat_that_is_out_is_asked_nothing() -> None:
    state = begun()
    player = state.players[int(state.current)]
    player.first, player.arrival, player.arrival_round, state.arrivals = EL_DORADO, 1, 1, 1
    assert codes(state) == ["position.seat-out"]
    state.round = 2
    assert codes(state) == ["position.is-over"]
