"""Taking back, turns as lines, and the tags of a record."""

from __future__ import annotations

import random

import pytest

import eldorado
from eldorado import EldoradoError, Game


@pytest.mark.parametrize("seed", range(4))
def test_pop_takes_back_anything_down_to_the_beginning(seed: int) -> None:
    game = Game.new("serpentine", 2 + seed % 3, seed, caves=True)
    chance = random.Random(seed)
    states, undoable, turns = [], [], []
    for _ in range(90):
        states.append(game.state)
        undoable.append(game.can_undo)
        turns.append(game.turn_texts)
        game.play(chance.choice(game.legal_actions()))
    texts = game.actions
    while game.actions:
        assert game.pop() == texts.pop()
        assert game.state == states.pop()
        assert game.can_undo == undoable.pop()
        assert game.turn_texts == turns.pop()
    with pytest.raises(EldoradoError) as refused:
        game.pop()
    assert refused.value.code == "undo.nothing"


def test_what_was_taken_back_may_be_played_again() -> None:
    game = Game.new(seed=7)
    game.play("end")
    after = game.state
    game.pop()
    game.play("end")
    assert game.state == after


def test_undo_stops_where_something_was_revealed_and_pop_does_not() -> None:
    game = Game.new(seed=7)
    game.play("end")
    game.undo()
    game.play("end")
    game.play("done")
    assert not game.can_undo
    with pytest.raises(EldoradoError):
        game.undo()
    assert game.pop() == "done"
    assert game.undo() == "end"


def test_a_turn_is_one_line() -> None:
    game = Game.new(seed=7, first_player=2)
    assert game.turn_text == ""
    for text in ("end", "done", "end"):
        game.play(text)
    assert game.turn_texts == ["round 1, seat 2: end; done", "round 1, seat 3: end"]
    assert game.turn_text == "round 1, seat 3: end"


def test_resigning_out_of_turn_stays_in_the_turn_it_interrupts() -> None:
    game = Game.new(seed=7, first_player=1)
    game.play("resign 3")
    assert game.turn_text == "round 1, seat 1: resign 3"
    assert not game.can_undo


def test_a_record_carries_tags_and_replay_reads_them() -> None:
    game = Game.new(players=2, seed=7)
    game.tags.update({"seat 1": "Ada", "bot 2": "steady", "date": "2026-11-18", "mood": "good: very"})
    game.play("resign 1")
    lines = game.record.splitlines()
    assert lines[:6] == [
        "eldorado record 1", "# bot 2: steady", "# date: 2026-11-18", "# mood: good: very",
        "# result: seat 2, resigned, 1 rounds", "# seat 1: Ada",
    ]  # fmt: skip
    again = Game.replay(game.record)
    assert again.tags == {**game.tags, "result": "seat 2, resigned, 1 rounds"}
    assert again.record == game.record
    assert again == game


def test_tags_are_remarks_and_change_no_signature() -> None:
    game = Game.new(seed=7)
    plain = game.record
    game.tags["seat 1"] = "Ada\n# seat 2: Bo"
    assert "# seat 1: Ada # seat 2: Bo\n" in game.record
    assert plain.splitlines()[-1] == game.record.splitlines()[-1]
    assert Game.replay(plain.replace("actions", "# whatever: else\n# round 1, seat 2\nactions")).tags == {"whatever": "else"}


def test_a_tag_that_could_not_be_read_again_is_refused() -> None:
    game = Game.new(seed=7)
    game.tags["Ünfit:"] = "x"
    with pytest.raises(EldoradoError, match="tag"):
        _ = game.record


def test_a_result_that_somebody_wrote_is_not_believed() -> None:
    game = Game.replay(Game.new(seed=7).record.replace("record 1\n", "record 1\n# result: seat 1, arrived, 3 rounds\n"))
    assert game.outcome is None
    assert "result" not in game.record


def test_playing_by_the_door_is_playing_by_the_engine() -> None:
    """The door checks an interned action without asking the rules again; what comes of it is the same."""
    from eldorado.engine.apply import apply

    game = Game.new("hills-of-gold", 4, 3, caves=True)
    state = game.state
    chance = random.Random(5)
    for _ in range(300):
        action = chance.choice(game.legal_actions())
        game.play(action if chance.random() < 0.5 else action.text)
        apply(state, action)
        assert game.state == state


def test_an_action_of_another_board_is_understood_by_its_text() -> None:
    game, other = Game.new("swamplands", seed=7), Game.new("first-game", seed=7)
    foreign = other.state.actions.parse("end")
    game.play(foreign)
    assert game.actions == ["end"]
    assert eldorado.Game.replay(game.record) == game
