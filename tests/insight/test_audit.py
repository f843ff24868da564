"""What became of every card: each time it came up, and how decks grew and shrank."""

from __future__ import annotations

import functools
import random

import pytest

from eldorado.game import Game, actions_of
from eldorado.insight.audit import SeatAudit, audit
from eldorado.notation.records import parse_record
from eldorado.protocol.review import PurchaseTold
from eldorado.routes.printed import board_of

START = """eldorado position 1
rules 2
players 2
seat 1
at B61, B51
hand explorer 2, traveler 2, scientist 1
draw explorer 1, traveler 2, sailor 1
seat 2
at B41, B31
hand explorer 3, sailor 1
draw traveler 4
"""


def audited(game: Game) -> list[SeatAudit]:
    return audit(parse_record(game.record, board_of, actions_of))


def after(*actions: str) -> dict[str, PurchaseTold]:
    """The first seat's cards when it has played this and ended its turn; the last of them in hand are discarded."""
    game = Game.from_position(START)
    for text in actions:
        game.play(text)
    while game.decision.seat == 1:
        game.play("end" if game.decision.kind == "play" else game.legal_actions()[0])
    return {card.card: card for card in audited(game)[0].cards}


def times(told: PurchaseTold) -> list[tuple[int, str, int]]:
    return [(time.round, time.what, time.number) for time in told.times]


@functools.cache
def by_lot(seed: int) -> Game:
    """A game in which everything happens that is allowed, often enough."""
    game, chance = Game.new(players=3, seed=seed, caves=True, max_rounds=12), random.Random(seed)
    while not game.is_over:
        actions = [action for action in game.legal_actions() if not action.text.startswith("resign")]
        moves = [action for action in actions if action.text.startswith(("move", "break", "buy", "token"))]
        game.play(chance.choice(moves if moves and chance.random() < 0.7 else actions))
    return game


def test_every_card_that_came_into_a_deck_is_followed() -> None:
    told = after("spend traveler", "spend traveler", "buy photographer")
    assert [(card.card, card.round, card.copies) for card in told.values()] == [
        ("explorer", 0, 3), ("traveler", 0, 4), ("sailor", 0, 1), ("scientist", 0, 1), ("photographer", 1, 1),
    ]  # fmt: skip
    assert times(told["traveler"]) == [(1, "paid", 0)] * 2, "used, not left over"
    assert times(told["photographer"]) == [(1, "bought", 0)]
    assert (told["traveler"].paid, told["explorer"].spaces) == (2, 0)
    assert times(told["explorer"]) == [(1, "unused", 0)] * 2, "came up for nothing"


def test_a_card_that_was_played_has_acted() -> None:
    used = after("use scientist")["scientist"]
    assert (used.acted, used.removed, times(used)) == (1, 0, [(1, "acted", 0)])


def test_a_card_that_walked_tells_how_far() -> None:
    game = Game.from_position(START)
    move = next(action.text for action in game.legal_actions() if action.text.startswith("move explorer"))
    told = after(move)["explorer"]
    assert (told.spaces, times(told)) == (1, [(1, "walked", 1), (1, "unused", 0)])


@pytest.mark.parametrize("seed", range(6))
def test_every_time_is_told_once(seed: int) -> None:
    game = by_lot(seed)
    text = [action.rpartition(": ")[2] for action in game.actions]
    dropped = sum(one.startswith("discard") for one in text)
    seats = audited(game)
    told = [time.what for seat in seats for card in seat.cards for time in card.times]
    swapped = sum(one.startswith("swap") for one in text)
    assert told.count("unused") == dropped + swapped, "discarded out of the hand, one by one, or exchanged"
    for seat in seats:
        done = [time for card in seat.cards for time in card.times]
        grown = sum(time.what == "bought" for time in done) - sum(time.what == "removed" for time in done)
        assert seat.deck.sizes[-1] == seat.deck.sizes[0] + grown
        assert sum(card.spaces for card in seat.cards) <= seat.deck.spaces


def test_steps_by_tokens_and_by_payment_are_no_cards() -> None:
    """All there is happens in these games: steps that no card walked, cards given, blockades taken, cards removed."""
    seats = [seat for seed in range(6) for seat in audited(by_lot(seed))]
    told = {time.what for seat in seats for card in seat.cards for time in card.times}
    assert told == {"bought", "walked", "blockade", "acted", "paid", "given", "removed", "unused"}
    assert any(sum(card.spaces for card in seat.cards) < seat.deck.spaces for seat in seats)
