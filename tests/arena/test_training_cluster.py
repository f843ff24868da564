"""Games to learn from on a cluster: handed out, taken back as they come, the same files as at home; no Ray is needed here."""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from eldorado.arena.cluster import map_on_ray
from eldorado.arena.training import Run, Training
from eldorado.cli.train import player
from eldorado.engine.errors import EldoradoError
from eldorado.insight.teaching import TrainingPlan


class OneMachineRay(ModuleType):
    """As much of Ray as is asked of it: tasks run when they are waited for, the last first, as on machines of different speed."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.most = 0
        self.closed = 0

    def is_initialized(self) -> bool:
        return True

    def remote(self, function: Callable[[Any], Any]) -> Any:
        class Task:
            def __init__(self, thing: Any) -> None:
                self.thing = thing

            @classmethod
            def remote(cls, thing: Any) -> Any:
                return cls(thing)

            def run(self) -> Any:
                return function(self.thing)

        return Task

    def wait(self, running: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(running))
        return running[-num_returns:], running[:-num_returns]

    def get(self, task: Any) -> Any:
        return task.run()

    def shutdown(self) -> None:
        self.closed += 1


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> OneMachineRay:
    module = OneMachineRay()
    monkeypatch.setitem(sys.modules, "ray", module)
    return module


def test_every_thing_comes_back_with_what_became_of_it(ray: OneMachineRay) -> None:
    found = dict(map_on_ray(lambda number: number * number, [1, 2, 3, 4, 5], 2))
    assert found == {1: 1, 2: 4, 3: 9, 4: 16, 5: 25}
    assert (ray.most, ray.closed) == (2, 1)


def test_a_cluster_is_left_when_a_task_fails(ray: OneMachineRay) -> None:
    def fail(number: int) -> int:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        list(map_on_ray(fail, [1, 2, 3], 2))
    assert ray.closed == 1


def test_lessons_of_a_cluster_are_those_of_home(
    ray: OneMachineRay, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eldorado.insight.lessons.CHUNK", 1)
    training = Training(
        generations=1, games=3, routes=("first-game",), own=0, gate=0, course=TrainingPlan(hidden=(4,), epochs=1, rounds=0)
    )
    for folder, cluster in (("home", None), ("cluster", "ray")):
        run = Run(tmp_path / folder, training)
        run.open()
        run.go(player(2 if cluster else 1, cluster), lambda what, facts: None)
    home, away = ({file.name: file.read_bytes() for file in (tmp_path / name).rglob("*.*")} for name in ("home", "cluster"))
    assert home == away
    assert ray.most == 2


def test_without_ray_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(EldoradoError) as caught:
        list(map_on_ray(abs, [1], 1))
    assert caught.value.code == "arena.no-ray"
