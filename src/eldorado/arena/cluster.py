"""The same matches on a Ray cluster: one actor a job, each with one local process, so that a bot can hang there as well."""

from __future__ import annotations

import itertools
import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar, final

import msgspec

from ..engine.errors import EldoradoError
from .result import Failure, Result
from .schedule import Match
from .workers import Order, Worker, ready

Given = TypeVar("Given")
Done = TypeVar("Done")


@final
class ClusterPlayer:
    """Lives on some machine of the cluster and plays what it is sent; results travel as bytes."""

    def __init__(self) -> None:
        self._worker = Worker(multiprocessing.get_context("spawn"))

    def play(self, order: bytes) -> bytes:
        self._worker.give(msgspec.json.decode(order, type=Order))
        while True:
            for result in ready([self._worker]):
                return msgspec.msgpack.encode((isinstance(result, Result), result))


def map_on_ray(function: Callable[[Given], Done], things: Sequence[Given], jobs: int) -> Iterator[tuple[Given, Done]]:
    """Each thing with what became of it, as they come; as many at a time as there are jobs."""
    ray = _joined()
    remote = ray.remote(function)
    queue = iter(things)
    running: dict[Any, Given] = {remote.remote(thing): thing for thing in itertools.islice(queue, jobs)}
    try:
        while running:
            ready, _ = ray.wait(list(running), num_returns=1)
            thing = running.pop(ready[0])
            done = ray.get(ready[0])
            for following in itertools.islice(queue, 1):
                running[remote.remote(following)] = following
            yield thing, done
    finally:
        ray.shutdown()


def _joined() -> Any:
    """Ray itself, with the cluster that RAY_ADDRESS names or one started on this machine."""
    try:
        import ray  # type: ignore[import-not-found, unused-ignore]  # an extra
    except ImportError:
        raise EldoradoError("arena.no-ray") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False, configure_logging=False, include_dashboard=False)
    return ray


def play_on_ray(matches: Iterable[Match], jobs: int, seconds: float, save: bool) -> Iterator[Result | Failure]:
    """Results as they come. Joins the cluster that RAY_ADDRESS names, or starts one on this machine."""
    ray = _joined()
    queue = iter(matches)
    remote = ray.remote(ClusterPlayer)
    running: dict[Any, Any] = {}
    for match in queue:
        actor = remote.remote()
        running[actor.play.remote(msgspec.json.encode(Order(match, seconds, save)))] = actor
        if len(running) == jobs:
            break
    try:
        while running:
            ready, _ = ray.wait(list(running), num_returns=1)
            actor = running.pop(ready[0])
            data = ray.get(ready[0])
            following = next(queue, None)
            if following is not None:
                running[actor.play.remote(msgspec.json.encode(Order(following, seconds, save)))] = actor
            yield _decoded(data)
    finally:
        ray.shutdown()


def _decoded(data: bytes) -> Result | Failure:
    done, result = msgspec.msgpack.decode(data, type=tuple[bool, msgspec.Raw])
    if done:
        return msgspec.msgpack.decode(result, type=Result)
    return msgspec.msgpack.decode(result, type=Failure)
