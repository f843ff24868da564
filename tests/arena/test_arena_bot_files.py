"""Bots from files: they may print, import their neighbours, and fail where their author can see it."""

from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys

import pytest

from eldorado import Game

TALKATIVE = """
import os
import helper
from eldorado.bots import Bot

print("I am here")

class Talks(Bot):
    def choose(self, view, options, budget, rng):
        print("thinking")
        os.write(1, b"past Python")
        return helper.last(options)

class Raises(Bot):
    def choose(self, view, options, budget, rng):
        return helper.lost(options)

class Unborn(Raises):
    def __init__(self):
        helper.lost([])
"""
HELPER = """
def last(options):
    return options[-1]

def lost(options):
    raise KeyError("lost my map")
"""


@pytest.fixture
def bots(tmp_path: pathlib.Path) -> pathlib.Path:
    (tmp_path / "helper.py").write_text(HELPER)
    file = tmp_path / "talkative.py"
    file.write_text(TALKATIVE)
    return file


def arena(folder: pathlib.Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "eldorado", "arena", "--lang", "en", "--jobs", "1", "--players", "2", "--games", "1"]
    environment = {**os.environ, "XDG_STATE_HOME": str(folder / "state")}
    return subprocess.run([*command, *arguments], capture_output=True, text=True, env=environment, cwd=folder)


def test_what_a_bot_prints_stays_out_of_the_results_and_its_neighbour_is_found(bots: pathlib.Path) -> None:
    told = arena(bots.parent, "--bot", f"{bots}:Talks", "--max-rounds", "3", "--json")
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout)
    assert "I am here" in told.stderr
    assert "thinking" in told.stderr
    assert "past Python" in told.stderr


def test_a_bot_that_raises_shows_where(bots: pathlib.Path) -> None:
    told = arena(bots.parent, "--bot", f"{bots}:Raises")
    assert told.returncode == 1
    assert 'talkative.py", line' in told.stderr
    assert 'helper.py", line' in told.stderr
    assert "lost my map" in told.stderr
    assert "driver.py" not in told.stderr


def test_a_bot_that_cannot_be_made_shows_where(bots: pathlib.Path) -> None:
    told = arena(bots.parent, "--bot", f"{bots}:Unborn")
    assert told.returncode == 1
    assert 'helper.py", line' in told.stderr


def test_results_of_other_settings_are_never_written_over(bots: pathlib.Path) -> None:
    journal = bots.parent / "games.jsonl"
    first = arena(bots.parent, "--bots", "random", "--max-rounds", "2", "--journal", str(journal))
    assert first.returncode == 0, first.stderr
    before = journal.read_bytes()
    told = arena(bots.parent, "--bots", "random", "--max-rounds", "3", "--journal", str(journal))
    assert told.returncode == 1
    assert "other settings" in told.stderr
    assert journal.read_bytes() == before
    again = arena(bots.parent, "--bots", "random", "--max-rounds", "2", "--journal", str(journal))
    assert again.returncode == 0, again.stderr
    assert len(journal.read_bytes().splitlines()) == len(before.splitlines())


def test_saved_records_say_who_played(bots: pathlib.Path) -> None:
    folder = bots.parent / "records"
    told = arena(bots.parent, "--bots", "steady,random", "--max-rounds", "2", "--save", str(folder))
    assert told.returncode == 0, told.stderr
    game = Game.replay((folder / "game-000001.txt").read_text())
    assert {game.tags["bot 1"], game.tags["bot 2"]} == {"steady", "random"}
    assert game.tags["result"] == str(game.outcome)
