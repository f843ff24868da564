"""Bots by name: ours, those of packages, those of files; and everything that can be wrong with one."""

from __future__ import annotations

import pathlib
import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from eldorado.bots import BotGame, bot_names, find_bot, ladder, make_bot
from eldorado.bots.conformance import setup_of
from eldorado.bots.driver import BotError
from eldorado.engine.errors import EldoradoError
from eldorado.game import actions_of
from eldorado.words import LANGUAGES, Words

OWN = """
from eldorado.bots import Bot

class Last(Bot):
    def choose(self, view, options, budget, rng):
        return options[-1]

class Raises(Bot):
    def choose(self, view, options, budget, rng):
        raise KeyError("lost my map")

class Dreams(Bot):
    def choose(self, view, options, budget, rng):
        return "fly"

class Unborn(Bot):
    def __init__(self):
        raise RuntimeError("no")
    def choose(self, view, options, budget, rng):
        return options[0]

not_a_bot = 7
class Mute: pass
"""


@pytest.fixture
def file(tmp_path: pathlib.Path) -> str:
    path = tmp_path / "own.py"
    path.write_text(OWN, "utf-8")
    return str(path)


def test_the_ladder_comes_in_the_order_of_strength() -> None:
    assert bot_names()[:6] == ["random", "beginner", "steady", "planner", "expert", "master"]


def test_only_who_plays_against_the_master_loads_the_net() -> None:
    """Commands and the server start without numpy; the worker that thinks has it."""
    tell = "import sys; from eldorado.bots import make_bot; {}; print('numpy' in sys.modules)"
    for asked, loads in (("make_bot('expert')", "False"), ("make_bot('master')", "True")):
        told = subprocess.run([sys.executable, "-c", tell.format(asked)], capture_output=True, text=True, check=True)
        assert told.stdout.strip() == loads, asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_a_level_and_a_sentence(language: str) -> None:
    words = Words(language)
    said = [words.text(f"bot-{name}{part}") for name in ladder.LADDER for part in ("", ".level", ".about")]
    assert len(set(said)) == len(said)


def test_a_bot_of_a_file_plays(file: str) -> None:
    setup = setup_of("first-game", 2, False, 1)
    played = BotGame(setup, actions_of(setup.board), [("last", make_bot(f"{file}:Last")), ("random", make_bot("random"))]).run()
    assert played.rounds > 1


def test_a_bot_of_a_package_is_found(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("wanderer", "eldorado.bots.simple:RandomBot", ladder.ENTRY_POINTS)
    monkeypatch.setattr(ladder, "entry_points", lambda group: [entry] if group == "eldorado.bots" else [])
    assert bot_names()[-1] == "wanderer"
    assert type(make_bot("wanderer")).__name__ == "RandomBot"


def test_a_package_that_does_not_load_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("broken", "no.such.module:Bot", ladder.ENTRY_POINTS)
    monkeypatch.setattr(ladder, "entry_points", lambda group: [entry])
    with pytest.raises(EldoradoError) as caught:
        find_bot("broken")
    assert (caught.value.code, caught.value.facts["bot"]) == ("bot.not-loaded", "broken")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("grandmaster", "bot.unknown"),
        ("missing.py:Bot", "file.missing"),
        ("{file}:Nobody", "bot.no-class"),
        ("{file}:not_a_bot", "bot.no-bot"),
        ("{file}:Unborn", "bot.not-made"),
        ("{file}:Mute", "bot.no-bot"),
    ],
)
def test_what_is_no_bot_is_refused(file: str, name: str, code: str) -> None:
    with pytest.raises(EldoradoError) as caught:
        make_bot(name.format(file=file))
    assert caught.value.code == code
    assert Words("en").refusal(caught.value)


def test_a_file_that_is_no_python_is_refused(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("def", "utf-8")
    with pytest.raises(EldoradoError) as caught:
        find_bot(f"{path}:Bot")
    assert (caught.value.code, "SyntaxError" in str(caught.value.facts["reason"])) == ("bot.not-loaded", True)


@pytest.mark.parametrize(("name", "code"), [("Raises", "bot.raised"), ("Dreams", "bot.illegal")])
def test_a_bot_that_fails_is_named_with_seat_and_action(file: str, name: str, code: str) -> None:
    setup = setup_of("first-game", 2, False, 1)
    bots = [("random", make_bot("random")), (name, make_bot(f"{file}:{name}"))]
    with pytest.raises(BotError) as caught:
        BotGame(setup, actions_of(setup.board), bots).run()
    assert (caught.value.code, caught.value.name, caught.value.seat) == (code, name, 2)
    assert Words("de").refusal(caught.value)


def test_a_bot_that_fails_may_forfeit_its_seat(file: str) -> None:
    setup = setup_of("first-game", 3, False, 1)
    bots = [(name, make_bot(name)) for name in ("steady", "steady")] + [("Raises", make_bot(f"{file}:Raises"))]
    played = BotGame(setup, actions_of(setup.board), bots, forfeit=True).run()
    assert [(forfeit.seat, forfeit.code) for forfeit in played.forfeits] == [(3, "bot.raised")]
    assert (played.places[-1], played.winner in (1, 2)) == (3, True)


def test_bots_and_seats_must_match() -> None:
    setup = setup_of("first-game", 3, False, 1)
    with pytest.raises(EldoradoError, match="1 bot for 3 seats"):
        BotGame(setup, actions_of(setup.board), [("random", make_bot("random"))])
