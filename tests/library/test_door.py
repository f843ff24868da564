"""What a programmer meets first: everything public is there, prints itself and says in English what was wrong."""

from __future__ import annotations

import importlib.metadata
import inspect
import pathlib
import pydoc
import subprocess
import sys

import pytest

import eldorado
from eldorado import Game, IllegalAction, SetupError
from eldorado.words import Words


def test_everything_public_is_listed_and_there() -> None:
    assert set(eldorado.__all__) <= set(dir(eldorado))
    for name in eldorado.__all__:
        assert getattr(eldorado, name) is not None
    with pytest.raises(AttributeError):
        _ = eldorado.nothing


def test_the_version_is_that_of_the_package() -> None:
    assert eldorado.__version__ == importlib.metadata.version("eldorado")


def test_help_shows_every_public_name() -> None:
    text = pydoc.plain(pydoc.render_doc(eldorado))
    for name in ("class Game", "class Seat", "class Event", "legal_actions", "turn_text", "route_ids"):
        assert name in text


def _is_told(kind: type, name: str, member: object) -> bool:
    """Whether this is a property, which the compiled build cannot tell from a field."""
    return isinstance(member, property) or (kind in (eldorado.Event, eldorado.View) and name in TOLD)


TOLD = {"kind", "seat", "card", "token", "blockade", "space", "from_space", "piece", "amount", "cards", "decision", "market"}


@pytest.mark.parametrize("kind", [Game, eldorado.Outcome, eldorado.Seat, eldorado.Event, eldorado.View, eldorado.Decision])
def test_what_a_programmer_uses_is_explained_on_both_builds(kind: type) -> None:
    for name in eldorado.__all__:
        assert not inspect.isclass(getattr(eldorado, name)) or getattr(eldorado, name).__doc__, name
    for name, member in vars(kind).items():
        if not name.startswith("_") and (inspect.isroutine(member) or _is_told(kind, name, member)):
            assert inspect.getdoc(getattr(kind, name)), f"{kind.__name__}.{name}"


def test_values_tell_what_they_are() -> None:
    game = Game.new(seed=7, first_player=1)
    assert repr(game) == "Game(route='first-game', players=3, round=1, turn=1, decision='play', actions=0)"
    assert repr(game.state) == "State(route='first-game', players=3, round=1, turn=1, decision='play')"
    assert repr(game.view(2)) == "View(seat=2, route='first-game', players=3, round=1, turn=1, decision='play')"
    assert repr(game.board).startswith("Board(route='first-game', pieces='B C N I K', spaces=")
    assert repr(game.state.actions.parse("end")) == "Action('end')"
    assert repr(eldorado.catalog().cards[0]) == "Card('explorer', family='green', power=1, price=0, item=False)"
    assert "seed=7" in repr(game.setup)
    assert repr(game.seats[0]).startswith("Seat(number=1, pieces=['B")


def test_an_outcome_round_trips() -> None:
    game = Game.new(players=2, seed=1)
    game.play("resign 1")
    assert game.outcome is not None
    assert eval(repr(game.outcome), {"Outcome": eldorado.Outcome}) == game.outcome
    assert repr(game.outcome) in repr(game)
    assert hash(game.outcome) == hash(eldorado.Outcome(*game.outcome))


def test_an_error_says_in_english_why_with_code_and_facts_beside() -> None:
    game = Game.new(seed=7)
    with pytest.raises(IllegalAction) as refused:
        game.play("buy scout")
    error = refused.value
    assert str(error) == Words("en").refusal(error)
    assert (error.code, error.facts["action"]) == ("illegal.not-asked", "buy scout")
    assert error.code in repr(error)


def test_a_code_of_somebody_else_is_shown_as_it_is() -> None:
    assert str(eldorado.EldoradoError("mine.odd", {"n": 1})) == "mine.odd {'n': 1}"


def test_a_route_may_be_a_path(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "my.txt"
    file.write_text(eldorado.route("swamplands").route.text())
    assert Game.new(file, seed=1).board.route.text() == eldorado.route("swamplands").route.text()
    with pytest.raises(eldorado.EldoradoError, match=r"none\.txt"):
        Game.new(tmp_path / "none.txt")


def test_one_switch_needs_no_set_around_it() -> None:
    assert Game.new(switches="fullRace").setup.switches == {"fullRace"}
    assert Game.new(switches=["fullRace", "trimHandTo4"]).setup.switches == {"fullRace", "trimHandTo4"}
    with pytest.raises(SetupError, match="no rule switch"):
        Game.new(switches="full")


@pytest.mark.parametrize(
    "wrong", [{"seed": "x"}, {"players": "3"}, {"first_player": 1.5}, {"max_rounds": None}, {"players": True}]
)
def test_what_is_no_number_is_refused_by_name(wrong: dict[str, object]) -> None:
    with pytest.raises(SetupError) as refused:
        Game.new(**wrong)  # type: ignore[arg-type]
    assert len(refused.value.faults) == 1
    assert str(refused.value)


def test_what_is_no_route_is_refused() -> None:
    with pytest.raises(eldorado.EldoradoError, match="not 5"):
        Game.new(route=5)  # type: ignore[arg-type]


@pytest.mark.parametrize("nonsense", [5, None, b"end", ["end"]])
def test_what_is_no_action_is_refused_and_changes_nothing(nonsense: object) -> None:
    game = Game.new(seed=7)
    before = game.state
    with pytest.raises(eldorado.EldoradoError) as refused:
        game.play(nonsense)  # type: ignore[arg-type]
    assert refused.value.code == "action.not-a-text"
    assert game.state == before


def test_a_text_is_read_without_playing_it_and_reveals_are_counted() -> None:
    game = Game.new(players=2, seed=3)
    assert game.parse("end") in game.legal_actions()
    with pytest.raises(eldorado.EldoradoError):
        game.parse("fly away")
    assert (game.actions, game.reveals) == ([], 0)
    game.play("end")
    game.play(game.legal_actions()[0])
    game.play("done")
    assert game.reveals > 0  # a card was discarded and another drawn
    assert game.copy().reveals == game.reveals


def test_importing_the_library_loads_no_words_and_no_pictures() -> None:
    loaded = "[m for m in sys.modules if m.startswith(('fluent', 'eldorado.art', 'numpy'))]"
    program = f"import eldorado, sys; eldorado.Game.new(seed=1); print({loaded})"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
