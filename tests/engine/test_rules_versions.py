"""A game keeps the version of the rules it began with; what is of an unknown version is refused in words (R2.3)."""

from __future__ import annotations

import pytest
from replaying import read_golden

from eldorado.engine.errors import EldoradoError, FaultyText
from eldorado.engine.setup import Setup, SetupError
from eldorado.engine.versions import RULES_VERSION
from eldorado.game import Game
from eldorado.notation.setups import parse_setup, setup_text
from eldorado.routes.printed import board_of
from eldorado.words import LANGUAGES, Words

OWN = "route own\nB 0 0 turn 0\nO 0 -5 turn 0\nQ 1 -8 turn 0\nK 4 -13 turn 0\nend river\n"


def game_of(rules: int) -> Game:
    return Game.begin(Setup(board_of(OWN, rules), 3, 5, True, frozenset(["fullRace"]), 2, 40))


def test_new_games_follow_the_newest_rules() -> None:
    assert Game.new(OWN, 3, 5).setup.rules == RULES_VERSION == 2


def test_a_record_of_the_release_before_keeps_its_rules() -> None:
    record = read_golden("23-two-strips-3.txt")
    assert (record.setup.rules, record.setup.board.seam_count) == (1, 1)


@pytest.mark.parametrize("rules", [1, 2])
def test_setups_records_and_positions_keep_the_version(rules: int) -> None:
    game = game_of(rules)
    game.play("end")
    assert parse_setup(setup_text(game.setup, board_of), board_of) == game.setup
    assert Game.replay(game.record).setup.rules == rules
    again = Game.from_position(game.position)
    assert again.setup.rules == rules
    assert again.state.to_bytes() == game.state.to_bytes()
    again.play("done")
    assert Game.replay(again.record).position == again.position


def test_a_position_that_says_nothing_is_of_the_first_version() -> None:
    text = game_of(2).position
    assert "rules 2\n" in text
    assert "rules" not in game_of(1).position
    assert Game.from_position("eldorado position 1\nplayers 2\nseat 1\nat B64, B65\nseat 2\nat B54, B53\n").setup.rules == 1


def test_a_position_in_a_record_follows_the_record() -> None:
    before = game_of(2)
    before.play("end")
    game = Game.from_position(before.position)
    game.play("done")
    with pytest.raises(FaultyText) as refused:
        Game.replay(game.record.replace("rules 2", "rules 1", 1))
    assert "position.other-rules" in [fault.code for fault in refused.value.faults]
    assert Words("en").refusal(refused.value)


@pytest.mark.parametrize("rules", ["0", "3", "x", ""])
def test_a_setup_of_unknown_rules_is_refused_in_words(rules: str) -> None:
    with pytest.raises(SetupError) as refused:
        parse_setup(f"rules {rules}\nroute first-game\nplayers 3\nseed 1\n", board_of)
    assert [fault.code for fault in refused.value.faults] == ["setup.rules"]
    for language in LANGUAGES:
        assert Words(language).refusal(refused.value)


def test_a_board_of_unknown_rules_is_refused() -> None:
    with pytest.raises(EldoradoError, match="is not known here"):
        board_of(OWN, 3)


def test_a_setup_is_a_value() -> None:
    assert game_of(2).setup == game_of(2).setup != game_of(1).setup
    assert hash(game_of(2).setup) == hash(game_of(2).setup)
    assert "rules=2" in repr(game_of(2).setup)


def test_a_setup_with_faults_names_them_all() -> None:
    with pytest.raises(SetupError) as refused:
        parse_setup("mood good\nplayers 9\nroute nowhere\n", board_of)
    assert [fault.code for fault in refused.value.faults] == ["text.unknown-key", "data.unknown-route", "text.bad-number"]
