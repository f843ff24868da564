"""`eldorado route new | report | improve`: seeds, wishes, figures, 80 columns, four languages."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Sequence

import pytest

from eldorado.arena.balance import improve, stepwise
from eldorado.arena.balance.race import Race, race
from eldorado.bots.interface import UNLIMITED, Budget
from eldorado.box import catalog
from eldorado.engine.board import Board
from eldorado.notation.routes import parse_route
from eldorado.routes.layout import check
from eldorado.words import LANGUAGES, Words

from .conftest import Run

every_language = pytest.mark.parametrize("lang", LANGUAGES)
FEW = ("--races", "2", "--skilled", "0")


def test_a_new_route_is_a_file_that_can_be_laid_and_made_again(run: Run, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "new.txt"
    assert run("route", "new", str(file), "--seed", "5", "--name", "green valley").exit_code == 0
    text = file.read_text("utf-8")
    assert check(parse_route(text), catalog()).faults == []
    assert text.startswith("route green-valley\n")
    again = run("route", "new", "--seed", "5", "--name", "green valley")
    assert again.stdout == text
    assert "5" in again.stderr


def test_a_new_route_for_programs(run: Run) -> None:
    answer = json.loads(run("route", "new", "--seed", "3", "--length", "short", "--caves", "few", "--json").stdout)
    assert answer["seed"] == 3
    assert answer["steps"] <= 30
    assert answer["caves"] <= 3
    assert parse_route(answer["text"]).pieces[0].letter == answer["pieces"][0]


@every_language
def test_wishes_that_no_route_fulfils_are_refused_in_words(run: Run, lang: str) -> None:
    result = run("route", "new", "--seed", "1", "--length", "long", "--caves", "few", lang=lang)
    assert result.exit_code == 1
    assert len(result.stderr.strip()) > 20


known: dict[tuple[str, int, tuple[str, ...], bool], Race] = {}


@pytest.fixture
def raced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A race that is asked for again is not run again: the same route, seed and bots give the same one."""

    def remembered(board: Board, seed: int, bots: Sequence[str], caves: bool, budget: Budget = UNLIMITED) -> Race:
        key = board.route.text(), seed, tuple(bots), caves
        if key not in known:
            known[key] = race(board, seed, bots, caves, budget)
        return known[key]

    for module in (stepwise, improve):
        monkeypatch.setattr(module, "race", remembered)


@pytest.mark.usefixtures("raced_once")
def test_a_report_fits_eighty_columns(run: Run, subtests: pytest.Subtests) -> None:
    for lang in LANGUAGES:
        with subtests.test(lang):
            result = run("route", "report", "first-game", *FEW, "--seed", "9", lang=lang)
            assert result.exit_code == 0
            assert max(len(line) for line in result.stdout.splitlines()) <= 80
            assert Words(lang).text("bot-steady.level") in result.stdout
            assert Words(lang).text("workshop-seats-even") in result.stdout


@pytest.mark.usefixtures("raced_once")
def test_a_report_names_seed_bots_and_games_and_draws_the_paths(run: Run, tmp_path: pathlib.Path) -> None:
    picture = tmp_path / "paths.svg"
    answer = json.loads(run("route", "report", "first-game", *FEW, "--seed", "9", "--svg", str(picture), "--json").stdout)
    most = max(answer["figures"]["heat"], key=answer["figures"]["heat"].get)
    assert f"<title>{most}: {100 * answer['figures']['heat'][most]:.0f}%</title>" in picture.read_text("utf-8")
    assert answer["plan"] == {
        "players": 4, "caves": False, "seed": 9, "quick": 40, "beginners": 160, "races": 2, "skilled": 0, "positions": 4000,
    }  # fmt: skip
    assert answer["figures"]["bot"] == "steady"
    assert answer["done"] == 202
    assert answer["difficulty"]["of_class"] == "easy"


@pytest.mark.usefixtures("raced_once")
def test_an_improvement_is_told(run: Run, subtests: pytest.Subtests) -> None:
    for lang in LANGUAGES:
        with subtests.test(lang):
            result = run("route", "improve", "first-game", "--goal", "harder", "--races", "4", lang=lang)
            assert result.exit_code in (0, 1)
            assert max(len(line) for line in result.stdout.splitlines()) <= 80
