"""The load generator and the figures it gives, on a small scale."""

from __future__ import annotations

import pathlib

import pytest

from eldorado.cli import bench_server
from eldorado.client.load import Plan
from eldorado.engine.errors import EldoradoError

WANTED = {"rooms", "actions_per_s", "p50_ms", "p99_ms", "errors", "kb_per_room"}


def test_a_few_rooms_are_played_at_a_pace_and_without_and_found_again(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_server, "WARM", 0.2)
    environment = {**bench_server.NO_LIMITS, "ELDORADO_DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite'}"}
    figures = bench_server.measure(environment, rooms=6, rate=60, seconds=1.5, processes=1, generators=2)
    for found in (figures, figures["saturated"]):
        assert set(found) >= WANTED
        assert (found["rooms"], found["errors"], found["problems"]) == (6, 0, {})
        assert 0 < found["p50_ms"] <= found["p99_ms"]
        assert found["other_p99_ms"] > 0
    assert 20 < figures["actions_per_s"] < 120
    assert figures["saturated"]["actions_per_s"] > figures["actions_per_s"]
    assert (figures["database"], figures["stored_rooms"]) == ("sqlite", 13)
    assert figures["cold_start_s"] > 0


def test_a_generator_that_cannot_make_its_rooms_says_so() -> None:
    plan = Plan(ports=[1], rooms=1, pause=0, warm=0, seconds=0)
    with pytest.raises(EldoradoError) as refused:
        bench_server._generator(plan)
    assert refused.value.code == "bench.no-load"
    assert refused.value.facts["reason"]
