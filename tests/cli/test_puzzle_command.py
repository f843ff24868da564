"""`eldorado puzzles`: listed, solved and failed in the terminal; mining goes on where it was stopped."""

from __future__ import annotations

import json
import pathlib

import pytest
from click.testing import CliRunner

from eldorado.cli.app import eldorado
from eldorado.insight import mining
from eldorado.insight.mining import read_mine
from eldorado.insight.puzzles import Puzzle, shipped_puzzles

from .conftest import Run


def test_listed_for_people_and_programs(run: Run) -> None:
    shown = run("puzzles").output
    assert all(one.id in shown for one in shipped_puzzles())
    assert run("puzzles", "list").output == shown
    assert [one["id"] for one in json.loads(run("puzzles", "list", "--json").output)] == [one.id for one in shipped_puzzles()]


def test_solved_by_a_turn_given_at_once(run: Run) -> None:
    one = shipped_puzzles()[0]
    solved = run("puzzles", "solve", one.id, "--turn", "; ".join(one.plan.actions))
    assert solved.exit_code == 0
    assert "Solved" in solved.output
    assert run("puzzles", "solve", "nothing").exit_code == 1


def test_solved_action_by_action_with_a_look_at_the_way() -> None:
    one = shipped_puzzles()[0]
    lines = ["?", "step Z99", "undo", "way", *one.plan.actions]
    result = CliRunner().invoke(eldorado, ["puzzles", "solve", one.id, "--lang", "en"], input="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    assert "Solved" in result.output
    given_up = CliRunner().invoke(eldorado, ["puzzles", "solve", one.id, "--lang", "en"], input="quit\n")
    assert given_up.exit_code == 1


def test_mining_goes_on_where_it_was_stopped(run: Run, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[int] = []

    def mine(seed: int) -> list[Puzzle]:
        looked_at.append(seed)
        return list(shipped_puzzles()[: seed % 2])

    monkeypatch.setattr(mining, "mine", mine)
    file = tmp_path / "new" / "mine.jsonl"
    assert run("puzzles", "make", str(file), "--seed", "3", "--games", "2").exit_code == 0
    with file.open("ab") as out:
        out.write(b'{"game": 5, "puz')
    made = run("puzzles", "make", str(file), "--seed", "3", "--games", "3")
    assert looked_at == [3, 4, 5]
    assert "2" in made.output
    assert {game: len(one.puzzles) for game, one in read_mine(file).items()} == {3: 1, 4: 0, 5: 1}
