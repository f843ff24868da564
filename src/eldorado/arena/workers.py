"""Local processes that play matches. A bot that thinks for ever or takes its process down costs that process, nothing else."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.sharedctypes import SynchronizedArray
from typing import Any, Final, final

import msgspec

from ..bots.driver import NEVER_MADE, Forfeit
from .play import play
from .result import Failure, Result
from .schedule import Match

LOOK_EVERY: Final = 0.2
"""Seconds between two looks at the clocks of the bots."""
STARTING: Final = 60.0
"""Seconds that a process may take beyond those of a choice to load and make a bot."""

Beat = Any
"""A shared array of three numbers: when the running choice began (0: none), the seat, the number of the action.

While a bot is being made, that number is NEVER_MADE."""


class Order(msgspec.Struct, frozen=True):
    """A match on its way to a process. `stop_at`: where bots failed before."""

    match: Match
    seconds: float
    save: bool
    stop_at: list[Forfeit] = []


def serve(pipe: Connection, beat: Beat) -> None:
    """What a process does until it is told to stop: matches in, results out. Ctrl-C is its parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    print_to_stderr()

    def watch(seat: int, number: int) -> None:
        beat[0] = time.monotonic()  # first: making a bot may have taken longer than a choice may
        beat[1] = seat
        beat[2] = number

    while (data := pipe.recv_bytes()) != b"":
        order = msgspec.json.decode(data, type=Order)
        result = play(order.match, order.seconds, order.save, watch, order.stop_at)
        beat[0] = 0.0
        pipe.send_bytes(msgspec.msgpack.encode((isinstance(result, Result), result)))


def print_to_stderr() -> None:
    """Standard output is for results; what a bot prints goes where progress goes, also if it writes past Python."""
    sys.stdout.flush()
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())


def start_deaf(process: SpawnProcess) -> None:
    """Starts a process so that Ctrl-C, which the terminal sends to all, is heard here only."""
    if threading.current_thread() is not threading.main_thread():
        process.start()
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        process.start()
    finally:
        signal.signal(signal.SIGINT, before)


@final
class Worker:
    """One process and the order it works on."""

    def __init__(self, context: SpawnContext) -> None:
        self._context = context
        self.order: Order | None = None
        self._start()

    def _start(self) -> None:
        self.pipe, theirs = self._context.Pipe()
        self.beat: SynchronizedArray[float] | Any = self._context.Array("d", 3, lock=False)
        self.process: SpawnProcess = self._context.Process(target=serve, args=(theirs, self.beat), daemon=True)
        start_deaf(self.process)
        theirs.close()
        self.since = time.monotonic()

    def give(self, order: Order) -> None:
        self.order = order
        self.since = time.monotonic()
        self.beat[0] = 0.0
        self.pipe.send_bytes(msgspec.json.encode(order))

    def take(self) -> Result | Failure | None:
        """What came back; a process that died is a failure of the bot it was asking. None: it is being played again."""
        try:
            data = self.pipe.recv_bytes()
        except (EOFError, OSError):
            return self._lost("bot.died", f"exit code {self._end()}")
        self.order = None
        done, result = msgspec.msgpack.decode(data, type=tuple[bool, msgspec.Raw])
        if done:
            return msgspec.msgpack.decode(result, type=Result)
        return msgspec.msgpack.decode(result, type=Failure)

    def overdue(self) -> bool:
        """Whether the running choice, or making a bot, has taken longer than allowed."""
        if self.order is None:
            return False
        begun = self.beat[0] or self.since
        return time.monotonic() - begun > self.order.seconds + (0 if self._choosing() else STARTING)

    def _choosing(self) -> bool:
        return self.beat[0] > 0 and self.beat[2] != NEVER_MADE

    def give_up(self) -> Failure | None:
        """Ends a process whose bot thinks for ever."""
        assert self.order is not None
        self._end()
        if self._choosing():
            return self._lost("bot.too-slow", f"{self.order.seconds:g} s")
        return self._lost("bot.not-made", f"{TimeoutError.__name__}: {STARTING + self.order.seconds:g} s")

    def _lost(self, code: str, reason: str) -> Failure | None:
        """After the end of a process: with forfeits the match is played again up to there and the seat resigns."""
        assert self.order is not None
        order, begun, seat, number = self.order, bool(self.beat[0]), int(self.beat[1]), int(self.beat[2])
        self.order = None
        self._start()
        if order.match.forfeit and begun:
            self.give(msgspec.structs.replace(order, stop_at=[*order.stop_at, Forfeit(seat, code, number, reason)]))
            return None
        bot = order.match.bots[seat - 1] if begun else ", ".join(order.match.bots)
        return Failure(order.match, code, bot, seat if begun else 0, max(0, number), reason)

    def _end(self) -> int | None:
        self.process.kill()
        self.process.join()
        self.pipe.close()
        return self.process.exitcode

    def close(self) -> None:
        self._end()


def play_locally(matches: Iterable[Match], jobs: int, seconds: float, save: bool) -> Iterator[Result | Failure]:
    """Results as they come; closing the iterator ends the processes."""
    context = multiprocessing.get_context("spawn")
    queue = iter(matches)
    workers: list[Worker] = []
    try:
        for match in queue:
            workers.append(Worker(context))
            workers[-1].give(Order(match, seconds, save))
            if len(workers) == jobs:
                break
        while any(worker.order for worker in workers):
            for result in ready(workers):
                for worker in workers:
                    if worker.order is None and (match := next(queue, None)) is not None:  # type: ignore[assignment]
                        worker.give(Order(match, seconds, save))
                yield result
    finally:
        for worker in workers:
            worker.close()


def ready(workers: list[Worker]) -> list[Result | Failure]:
    """What has come back within a moment, bots given up included."""
    busy = {worker.pipe: worker for worker in workers if worker.order is not None}
    found = [busy[pipe].take() for pipe in wait(list(busy), LOOK_EVERY) if isinstance(pipe, Connection)]
    found += [worker.give_up() for worker in workers if worker.overdue()]
    return [result for result in found if result is not None]
