"""The load generator and the figures it gives, on a small scale."""

from __future__ import annotations

import pathlib
import subprocess
import sys
from typing import cast

import msgspec
import pytest

from eldorado.cli import bench_server
from eldorado.client.load import LoadFigures, Plan
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


class BusyWhileMeasured:
    """A server that has used much before the measured time, half a second in it, and much after it."""

    def __init__(self) -> None:
        self.used = iter([100.0, 100.5, 900.0])

    def cpu_seconds(self) -> float:
        return next(self.used)


def test_only_what_servers_use_while_it_is_measured_counts() -> None:
    figures = msgspec.json.encode(LoadFigures(1, 1.0, 0, 1, [], 0, 0, {})).decode()
    script = "import sys, time; say = lambda word: print(word, file=sys.stderr, flush=True); "
    script += f"say('measuring'); time.sleep(0.2); say('measured'); print({figures!r})"
    worker = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    found, cores = bench_server._followed(worker, [cast(bench_server.MeasuredServer, BusyWhileMeasured())])
    assert found.rooms == 1
    assert 0.05 < cores <= 0.5 / 0.18


def test_a_generator_that_dies_while_it_measures_says_why() -> None:
    script = "import sys; print('measuring', file=sys.stderr, flush=True); sys.exit('no room')"
    worker = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    with pytest.raises(EldoradoError) as refused:
        bench_server._followed(worker, [])
    assert refused.value.facts["reason"] == "no room"


def test_a_generator_that_cannot_make_its_rooms_says_so() -> None:
    plan = Plan(ports=[1], rooms=1, pause=0, warm=0, seconds=0)
    with pytest.raises(EldoradoError) as refused:
        bench_server._generator(plan)
    assert refused.value.code == "bench.no-load"
    assert refused.value.facts["reason"]
