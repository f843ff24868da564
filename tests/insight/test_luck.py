"""Luck: what a draw changed, against hands that might have come; nothing where every hand is the same."""

from __future__ import annotations

import random
import statistics

import pytest

from eldorado.bots.search.node import Mind
from eldorado.bots.search.weights import expert_weights
from eldorado.bots.value import shipped_value
from eldorado.engine.setup import Setup
from eldorado.engine.state import State
from eldorado.engine.zones import size
from eldorado.game import Game, actions_of
from eldorado.insight import luck
from eldorado.insight.course import PlayedTurn, turns_of
from eldorado.insight.luck import Luck, finish_by_plan, luck_of, luck_of_game
from eldorado.notation.records import Record, parse_record
from eldorado.routes.printed import board_of


def idle(game: Game, turns: int) -> Record:
    """The record after so many turns in which nobody does anything."""
    while len(game.turn_texts) <= turns:
        game.play("end" if game.decision.kind == "play" else game.legal_actions()[0])
    return parse_record(game.record, board_of, actions_of)


def lucky(record: Record, turn: PlayedTurn, hands: int = 12) -> Luck:
    mind = Mind(record.setup.board, expert_weights(record.setup.players), 6)
    return luck_of(turn, mind, record.setup.without_seed(), shipped_value(), hands, random.Random(1))


def test_a_hand_that_had_to_come_is_no_luck() -> None:
    """Eight cards, four a turn: the second hand is what the first left over."""
    record = idle(Game.new(players=3, seed=2), 6)
    for turn in turns_of(record)[3:6]:
        found = lucky(record, turn, 3)
        assert found.gained == pytest.approx([0.0] * 3, abs=1e-9)
        assert found.doubt == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("turns", [1, 7])
def test_what_the_draw_brings_one_seat_the_others_lose(turns: int) -> None:
    """Of a first hand, and of one drawn with the discard pile shuffled in."""
    record = idle(Game.new("home-stretch", players=3, seed=6, caves=True), turns)
    found = lucky(record, turns_of(record)[turns - 1])
    assert sum(found.gained) == pytest.approx(0.0, abs=1e-9)
    assert found.doubt > 0.0


def test_hands_are_dealt_from_what_the_seat_knew_of_its_pile() -> None:
    record = idle(Game.new(players=2, seed=4), 6)
    for turn in (*turns_of(record)[:2], *turns_of(record)[4:6]):
        mine = turn.begun.players[turn.seat]
        worlds = [turn.hand(random.Random(key).randbytes(16)) for key in range(12)]
        for world in worlds:
            dealt = world.players[turn.seat]
            assert dealt.hand + dealt.draw + dealt.discard == mine.hand + mine.draw + mine.discard
            assert size(dealt.hand) == size(mine.hand)
            others = [number for number in range(2) if number != turn.seat]
            assert all(world.players[number].hand == turn.begun.players[number].hand for number in others)
        assert len({int(world.players[turn.seat].hand) for world in worlds}) > 1


def test_the_same_cards_are_played_once_and_judged_as_each_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    record = idle(Game.new(players=2, seed=4), 6)
    played: list[bool] = []

    def counted(mind: Mind, state: State, public: Setup) -> bool:
        played.append(finish_by_plan(mind, state, public))
        return played[-1]

    monkeypatch.setattr(luck, "finish_by_plan", counted)
    found = lucky(record, turns_of(record)[0], 30)
    assert len(played) <= 16, "eight cards of three kinds have no more hands of four"
    monkeypatch.setattr(luck, "finish_by_plan", lambda *asked: counted(*asked) and False)
    assert lucky(record, turns_of(record)[0], 30).gained == pytest.approx(found.gained, abs=1e-6)
    assert len(played) >= 31


def test_hands_that_might_have_come_are_as_lucky_as_those_that_come() -> None:
    """The first hands of many deals: their luck is 0 within three standard errors, own and others'."""
    own: list[float] = []
    others: list[float] = []
    for seed in range(60):
        record = idle(Game.new(players=3, seed=seed), 1)
        turn = turns_of(record)[0]
        found = lucky(record, turn, 2).gained
        own.append(found[turn.seat])
        others.append(found[(turn.seat + 1) % 3])
    for gained in (own, others):
        assert abs(statistics.fmean(gained)) < 3 * statistics.stdev(gained) / len(gained) ** 0.5
        assert statistics.stdev(gained) > 0


def test_a_games_luck_is_the_sum_of_its_turns_and_always_the_same() -> None:
    record = idle(Game.new(players=3, seed=8), 5)
    seen: list[tuple[int, int]] = []
    found = luck_of_game(record, 2, shipped_value(), lambda turn: seen.append((turn.round, turn.seat)))
    assert seen == [(turn.round, turn.seat) for turn in turns_of(record)]
    assert sum(seat.own + seat.others for seat in found) == pytest.approx(0.0, abs=1e-9)
    assert luck_of_game(record, 2, shipped_value()) == found
    assert luck_of_game(record, 3, shipped_value()) != found
