"""Said and seen: chances against games, by numbers that can be checked on paper, and the command that measures them."""

from __future__ import annotations

import json

import numpy as np
import pytest
from click.testing import CliRunner

from eldorado.arena import value_figures
from eldorado.arena.value_figures import FRESH_OWN, OWN
from eldorado.bots.search.sight import ROW
from eldorado.bots.value import HEADS
from eldorado.cli.app import eldorado
from eldorado.insight.calibration import sharpness_of, value_record
from eldorado.insight.lessons import FIRST_OWN, Lessons

SILENT = [np.zeros((ROW + 1, HEADS), np.float32)]
"""A net that adds nothing to the formula."""


def lessons(bases: list[float], wins: list[float], games: list[int]) -> Lessons:
    """Positions of two seats each; whoever wins needs two turns, the other three."""
    rows = np.zeros((len(bases), ROW), np.uint8)
    turns = np.array([3.0 - won for won in wins], np.float32)
    return Lessons(
        rows, np.array(bases, np.float32), turns, np.array(wins, np.float32), np.full(len(games), 2, np.uint8),
        np.array(games, np.int64),
    )  # fmt: skip


def test_equal_seats_are_said_to_be_equal() -> None:
    found = value_record(lessons([5.0, 5.0] * 4, [1, 0, 0, 1, 1, 0, 0, 1], [0, 1, 2, 3]), SILENT)
    assert (found.games, found.positions) == (4, 4)
    assert found.brier == pytest.approx(0.5)
    assert found.better_by == pytest.approx(0.0)
    assert found.doubt == pytest.approx(0.0)
    assert all(part.said == pytest.approx(0.5) for part in found.parts)
    assert sum(part.rows for part in found.parts) == 8


def test_a_value_that_knows_beats_a_formula_that_does_not() -> None:
    """The net reads the first number of a row as a certain win; the formula calls both seats equal."""
    told = lessons([5.0, 5.0] * 20, [1.0, 0.0] * 20, [game for game in range(10) for _ in range(2)])
    told.rows[::2, 0] = 1
    knows = [SILENT[0].copy()]
    knows[0][0, 0] = 20.0
    found = value_record(told, knows)
    assert found.brier < 0.001
    assert found.formula_brier == pytest.approx(0.5)
    assert found.better_by == pytest.approx(0.5, abs=0.001)
    assert [part.seen for part in found.parts] == [0.0] * 5 + [1.0] * 5


def test_a_value_that_is_too_sure_is_told_how_much_to_believe_it() -> None:
    """Of ten games of two the seat that is a turn ahead wins six: odds of 1.5, where the formula's turn says e to the half."""
    told = lessons([5.0, 6.0] * 10, [1.0, 0.0] * 6 + [0.0, 1.0] * 4, list(range(10)))
    everything = np.ones(10, np.bool_)
    assert sharpness_of(SILENT, told, everything) == [pytest.approx(np.log(1.5) / 0.5, abs=0.01), 1.0, 1.0]
    assert sharpness_of(SILENT, told, told.games < 3)[0] == 1.5
    assert sharpness_of(SILENT, told, ~everything) == [1.0, 1.0, 1.0]


def test_chances_are_measured_as_surely_as_they_are_said() -> None:
    told = lessons([5.0, 6.0] * 4, [1.0, 0.0] * 4, [0, 1, 2, 3])
    plain, softer = value_record(told, SILENT), value_record(told, SILENT, [0.5, 1.0, 1.0])
    assert plain.parts[-1].said == pytest.approx(1 / (1 + np.exp(-0.5)))
    assert softer.parts[-1].said == pytest.approx(1 / (1 + np.exp(-0.25)))
    assert plain.turns == softer.turns


def test_games_of_many_positions_count_by_game() -> None:
    """The same two games seen ten times as often leave the same doubt."""
    few = lessons([5.0, 3.0, 5.0, 3.0], [1.0, 0.0, 0.0, 1.0], [0, 1])
    many = lessons([5.0, 3.0] * 20, [1.0, 0.0] * 10 + [0.0, 1.0] * 10, [0] * 10 + [1] * 10)
    assert value_record(few, SILENT).doubt == pytest.approx(value_record(many, SILENT).doubt)


def test_routes_to_measure_on_are_no_routes_to_learn_from() -> None:
    assert FIRST_OWN + 100_000 < FRESH_OWN or FRESH_OWN + OWN < FIRST_OWN


def test_the_command_measures_a_few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value_figures, "TIMES", 3)
    shown = CliRunner().invoke(eldorado, ["bench", "value", "--games", "2", "--json"])
    assert shown.exit_code == 0, shown.output
    told = json.loads(shown.stdout)
    assert told["record"]["games"] == 2
    assert len(told["record"]["parts"]) == 10
    assert told["batch_ms"] > 0.0
    words = CliRunner().invoke(eldorado, ["bench", "value", "--games", "1", "--lang", "en"])
    assert "Brier" in words.output
