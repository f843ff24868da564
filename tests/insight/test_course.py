"""A record taken apart: its turns, what became of its cards, the ways of its plans, and the chances between."""

from __future__ import annotations

import pytest

from eldorado.bots.value import shipped_value
from eldorado.game import Game, actions_of
from eldorado.insight.chances import chances_of, sooner, true_turns
from eldorado.insight.course import PlayedTurn, turns_of
from eldorado.insight.steps import steps_of
from eldorado.insight.told_plans import paths
from eldorado.notation.records import Record, parse_record
from eldorado.protocol.puzzle import PlanStep
from eldorado.routes.printed import board_of

START = """eldorado position 1
rules 2
players 3
seat 1
at B61
hand explorer 2, traveler 2, scientist 1
draw explorer 1, traveler 2, sailor 1
seat 2
at B51
hand explorer 3, sailor 1
draw traveler 4
seat 3
at B41
hand explorer 3, sailor 1
draw traveler 4
"""


def shopping(*actions: str) -> Game:
    """The first seat plays this; then everybody ends their turn, twice around."""
    game = Game.from_position(START)
    for text in actions:
        game.play(text)
    while game.round < 3:
        game.play("end" if game.decision.kind == "play" else game.legal_actions()[0])
    return game


def record_of(game: Game) -> Record:
    return parse_record(game.record, board_of, actions_of)


BOUGHT = ("spend traveler", "spend traveler", "buy photographer")


def test_turns_are_whole_and_tell_where_they_begin() -> None:
    record = record_of(shopping(*BOUGHT))
    turns = turns_of(record)
    assert [(turn.round, turn.seat) for turn in turns] == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    assert [turn.start for turn in turns] == [sum(len(one.actions) for one in turns[:at]) for at in range(6)]
    assert sum(len(turn.actions) for turn in turns) == len(record.actions)
    assert [turn.dealt is None for turn in turns] == [True, True, True, False, False, False]
    assert not any(turn.given_up() for turn in turns)


def test_a_moment_within_a_turn_and_what_came_to_light_in_it() -> None:
    turn = turns_of(record_of(shopping("use scientist")))[0]
    assert turn.reveals == [1], "a card was drawn"
    assert turn.at(0).players[0].hand == turn.begun.players[0].hand
    assert turn.at(len(turn.actions)).current == turn.after.current
    assert turns_of(record_of(shopping(*BOUGHT)))[0].reveals == []


def test_whoever_gives_up_makes_no_choice() -> None:
    game = Game.from_position(START)
    game.play("resign 1")
    turn = turns_of(record_of(game))[0]
    assert turn.given_up()
    assert not PlayedTurn(1, 1, 0, turn.begun, None).given_up()


def test_a_plan_step_by_step() -> None:
    board, parse = Game.from_position(START).board, Game.from_position(START).state.actions.parse
    steps = steps_of(board, [parse(text) for text in (*BOUGHT, "end")], ["explorer"])
    assert steps == [PlanStep("buy", ["traveler", "traveler"], card="photographer"), PlanStep("keep", ["explorer"])]
    moved = steps_of(board, [parse("move explorer B51"), parse("use scientist")], [])
    assert [(step.verb, step.cards) for step in moved] == [("move", ["explorer"]), ("use", ["scientist"])]


def test_ways_begin_where_the_piece_stands() -> None:
    game = Game.from_position(START)
    move = next(action for action in game.legal_actions() if action.text.startswith("move"))
    space = game.board.names[move.target]
    assert paths(game.state, 0, [move]) == [["B61", space]]
    assert paths(game.state, 0, []) == [["B61"]]


def test_a_turn_sooner_is_a_better_chance_and_never_more_than_certain() -> None:
    assert sooner(0.25, 0.0, 1.0) == pytest.approx(0.25)
    assert 0.25 < sooner(0.25, 1.0, 0.9) < sooner(0.25, 1.0, 1.0) < sooner(0.25, 2.0, 1.0) < 1.0
    assert sooner(0.25, 1e9, 1.0) == pytest.approx(1.0)
    assert (sooner(1.0, 1.0, 1.0), sooner(0.0, 3.0, 1.0)) == (1.0, 0.0)


def test_chances_of_running_and_of_finished_games_side_by_side() -> None:
    running, over = Game.from_position(START), Game.from_position(START)
    over.play("resign 1")
    over.play("resign 2")
    found = chances_of([over.state, running.state, over.state], shipped_value())
    assert found[0] == found[2] == [0.0, 0.0, 1.0]
    assert sum(found[1]) == pytest.approx(1.0)
    assert chances_of([over.state], shipped_value()) == [found[0]]
    assert all(0.1 <= true_turns(running.state, seat, shipped_value()) <= 1.0 for seat in range(3))
