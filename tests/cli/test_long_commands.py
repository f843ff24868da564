"""Commands that run long: training that is stopped and taken up, figures of both builds, reviews told in 80 columns."""

from __future__ import annotations

import json
import pathlib

import pytest

from eldorado.arena.training import GateGames, Tell
from eldorado.arena.training import Run as TrainingRun
from eldorado.cli.bench_engine import Engine
from eldorado.cli.review import MOST_COLUMNS, show, signed
from eldorado.cli.screen import Screen
from eldorado.cli.train import STOPPED
from eldorado.protocol.review import BandPoint, DeckTold, Review, SeatSum
from eldorado.words import LANGUAGES

from .conftest import Run

FIGURES = ["actions_per_s", "library_actions_per_s", "copies_per_s", "games_per_s"]


# ---- training (the run itself: tests/arena/test_training.py)

GATE = GateGames(0, "expert", 4, "first-game", 31, 100, 0.23, 0.41)


@pytest.fixture
def trains(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command over a run that tells one step of each kind and is done."""

    def go(_: TrainingRun, __: object, tell: Tell) -> list[GateGames]:
        tell("played", {"generation": 0, "left": 3, "chunks": 8})
        tell("learned", {"generation": 0, "step": 200})
        tell("gate", {"generation": 0, "wins": 31, "games": 100})
        return [GATE]

    monkeypatch.setattr(TrainingRun, "go", go)
    return run


@pytest.mark.parametrize("language", LANGUAGES)
def test_training_tells_each_step_on_the_side_and_the_file_at_the_end(trains: Run, tmp_path: pathlib.Path, language: str) -> None:
    result = trains("train", str(tmp_path / "run"), lang=language)
    assert result.exit_code == 0
    assert [number in line for number, line in zip(("3", "200", "31"), result.stderr.splitlines(), strict=True)] == [True] * 3
    assert "value.weights" in result.stdout.replace("\n", "")


def test_training_for_programs_is_json_and_nothing_else(trains: Run, tmp_path: pathlib.Path) -> None:
    told = json.loads(trains("train", str(tmp_path / "run"), "--json").stdout)
    assert told["gates"][0]["wins"] == GATE.wins
    assert told["weights"] == str(tmp_path / "run" / "generation-0" / "value.weights")


def test_ctrl_c_is_told_with_the_folder_to_go_on_in(run: Run, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(TrainingRun, "go", stopped)
    result = run("train", str(tmp_path / "run"), lang="en")
    assert result.exit_code == STOPPED
    assert result.stdout == ""
    assert str(tmp_path / "run") in result.stderr
    assert (tmp_path / "run" / "run.json").exists()


def test_a_folder_of_other_settings_is_not_gone_on_with(trains: Run, tmp_path: pathlib.Path) -> None:
    assert trains("train", str(tmp_path / "run")).exit_code == 0
    before = (tmp_path / "run" / "run.json").read_bytes()
    result = trains("train", str(tmp_path / "run"), "--seed", "2")
    assert result.exit_code == 1
    assert (tmp_path / "run" / "run.json").read_bytes() == before
    assert trains("train", str(tmp_path / "run")).exit_code == 0, "the same call picks up"


def test_a_folder_that_cannot_be_made_is_told(trains: Run, tmp_path: pathlib.Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    result = trains("train", str(tmp_path / "file" / "run"), lang="en")
    assert result.exit_code == 1
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("hidden", ["", "x", "0", "128,", "513", "1,2,3,4,5", "-4", "4,four"])
def test_layers_that_no_net_can_have_are_refused(run: Run, tmp_path: pathlib.Path, hidden: str) -> None:
    result = run("train", str(tmp_path / "run"), "--hidden", hidden, lang="en")
    assert result.exit_code == 1
    assert not (tmp_path / "run").exists(), "nothing is begun"
    assert "Traceback" not in result.stderr


# ---- figures


def test_figures_of_the_engine_have_one_name_each_and_a_ratio(run: Run) -> None:
    result = run("bench", "engine", "--seconds", "0.01", "--rounds", "1", "--json")
    figures = json.loads(result.stdout)
    assert list(figures["pure"]) == FIGURES
    assert all(figures["pure"][key] > 0 for key in FIGURES)
    if figures["compiled"] is not None:
        assert list(figures["compiled"]) == FIGURES
        assert figures["ratio"]["actions"] == pytest.approx(
            figures["compiled"]["actions_per_s"] / figures["pure"]["actions_per_s"], abs=0.06
        )
    assert figures["state_bytes"] > 100
    assert figures["import_ms"] > 0


def test_no_two_measured_games_are_alike() -> None:
    engine = Engine("eldorado")
    assert engine.new().to_bytes() != engine.new().to_bytes()
    state = engine.new()
    engine.play_out(state)
    assert state.decision == engine.over


# ---- reviews


def long_review(rounds: int) -> Review:
    """A race for two that swings to and fro, told without a single moment."""
    band = [BandPoint(at, at, 1, [0.5 + 0.4 * (-1) ** at, 0.5 - 0.4 * (-1) ** at]) for at in range(1, rounds + 1)]
    parts = (0.5, 0.01, -0.02, 0.0, 0.03, 0.52)
    points = [round(100 * part) for part in parts]
    seats = [
        SeatSum(
            seat,
            *parts,
            points=points,
            mistakes=0,
            lost=0.0,
            peak=0.9,
            peak_round=2,
            moments=[],
            cards=[],
            deck=DeckTold([8], 0),
            cards_decided=False,
        )
        for seat in (1, 2)
    ]
    return Review(
        route="first-game", players=2, rounds=rounds, winner=1, reason="first", hands=48, looks=32, weights="", band=band,
        turns=[], seats=seats, total=rounds,
    )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_race_of_many_rounds_is_told_below_itself(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    show(long_review(3 * MOST_COLUMNS), Screen(language, color=False))
    lines = capsys.readouterr().out.splitlines()
    assert max(len(line) for line in lines) <= 80
    numbers = [int(word) for line in lines for word in line.split() if line.split()[1:2] == [word] and word.isdigit()]
    assert {1, MOST_COLUMNS + 1, 2 * MOST_COLUMNS + 1} <= set(numbers), "each block begins with its first round"


def test_points_have_a_sign_that_is_no_hyphen() -> None:
    assert [signed(points) for points in (3, -3, 0)] == ["+3", "−3", "0"]


# ---- sentences in lines


def test_spaces_that_hold_words_together_are_never_broken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    firm = "dix\N{NO-BREAK SPACE}pièces"
    Screen("fr", color=False).tell(" ".join([firm] * 9), first="– ")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("– dix")
    assert all(line.startswith("  dix") for line in lines[1:])
    assert sum(line.count(firm) for line in lines) == 9
    assert max(len(line) for line in lines) <= 30
