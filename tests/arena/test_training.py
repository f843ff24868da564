"""The whole pipeline in seconds: games, the net, its file, pictures; stopped, taken up, and the same again."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator

import msgspec
import pytest

from eldorado.arena.training import Run, Training, play_here
from eldorado.bots.value import FILE, read_value
from eldorado.engine.errors import EldoradoError
from eldorado.insight.lessons import Chunk, play_chunk, read_rankings
from eldorado.insight.teaching import TrainingPlan

SMALL = Training(
    seed=5, generations=2, games=3, routes=("first-game",), own=2, gate=0, course=TrainingPlan(hidden=(8,), epochs=1, batch=32)
)


def go(folder: pathlib.Path, training: Training = SMALL) -> Run:
    run = Run(folder, training)
    run.open()
    run.go(play_here, lambda what, facts: None)
    return run


def files_of(folder: pathlib.Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


def test_a_run_learns_and_is_the_same_again(tmp_path: pathlib.Path) -> None:
    gated = Training(**{**msgspec.structs.asdict(SMALL), "gate": 4, "nodes": 10})
    run = go(tmp_path / "one", gated)
    value = read_value(run.weights_of(1))
    assert value.header.training["generation"] == 1
    assert "<svg" in (tmp_path / "one" / "generation-0" / "curve.svg").read_text("utf-8")
    assert b'"games": 4' in (tmp_path / "one" / "generation-1" / "gate.json").read_bytes()
    go(tmp_path / "two", gated)
    assert files_of(tmp_path / "one") == files_of(tmp_path / "two")


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not(tmp_path: pathlib.Path) -> None:
    def stopped(chunks: list[Chunk]) -> Iterator[tuple[Chunk, bytes]]:
        yield chunks[0], play_chunk(chunks[0])
        raise KeyboardInterrupt

    training = Training(seed=6, generations=1, games=41, routes=("first-game",), own=0, gate=0, course=SMALL.course)
    run = Run(tmp_path / "stopped", training)
    run.open()
    with pytest.raises(KeyboardInterrupt):
        run.go(stopped, lambda what, facts: None)
    assert len(list((tmp_path / "stopped").rglob("games-*.bin"))) == 1
    asked: list[int] = []

    def rest(chunks: list[Chunk]) -> Iterator[tuple[Chunk, bytes]]:
        asked.extend(chunk.number for chunk in chunks)
        yield from play_here(chunks)

    Run(tmp_path / "stopped", training).go(rest, lambda what, facts: None)
    assert asked == [1]


def test_a_run_begun_with_weights_plays_by_them_and_learns_the_order_of_plans(tmp_path: pathlib.Path) -> None:
    training = Training(seed=8, generations=1, games=2, looks=1, routes=("first-game",), own=0, gate=0, course=SMALL.course)
    run = Run(tmp_path, training, FILE.read_bytes())
    run.open()
    run.go(play_here, lambda what, facts: None)
    assert read_value(run.weights_of(0)).header.training["turns_ranked"] > 2
    ranked = read_rankings((tmp_path / "generation-0").glob("looks-*.bin"))
    assert (ranked.plans >= 3).all()
    assert len(ranked.rows) == len(ranked.turns) == ranked.plans.sum()
    with pytest.raises(EldoradoError):
        Run(tmp_path, training).open()


def test_another_run_is_not_written_over(tmp_path: pathlib.Path) -> None:
    go(tmp_path, Training(seed=5, generations=1, games=2, routes=("first-game",), own=0, gate=0, course=SMALL.course))
    with pytest.raises(EldoradoError) as caught:
        Run(tmp_path, SMALL).open()
    assert caught.value.code == "train.other-run"
