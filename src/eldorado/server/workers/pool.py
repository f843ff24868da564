"""Work that may take long is done in processes of its own: a slow bot never delays a room, a crashed one is replaced."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from .priority import Priority, like_all_others
from .turns import NOBODY, Turns, Waiting
from .worker import Job, Position, frame

GRACE = 1.5
"""Seconds beyond its own budget before a bot counts as late."""
START_GRACE = 15.0
"""A worker that has just been started may also need this long to load."""
HangingUp = Callable[[], Awaitable[object]]
"""Ends when nobody waits for the answer any more."""
MOST_WAITING = 1_000
"""Jobs in line; beyond that some are sent away."""


class ThoughtFailed(Exception):
    """No answer: `why` is `late` or `crashed`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class NobodyWaits(Exception):
    """Whoever asked has hung up while the job stood in line; it was not begun."""


class _Worker:
    """One process and whether it has answered before."""

    def __init__(self, priority: Priority) -> None:
        self._priority = priority
        self.process: asyncio.subprocess.Process | None = None
        self.is_warm = False

    async def ask(self, job: Job) -> bytes:
        await self.wake()
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(frame(msgspec.msgpack.encode(job)))
        await self.process.stdin.drain()
        length = int.from_bytes(await self.process.stdout.readexactly(4), "big")
        answer = await self.process.stdout.readexactly(length)
        self.is_warm = True
        return answer

    async def wake(self) -> None:
        """Starts the process if it does not run."""
        if self.process is not None and self.process.returncode is None:
            return
        self.is_warm = False
        # -P: what lies in the current folder is nobody's module
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", "eldorado.server.workers.worker",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env=_environment(),
        )  # fmt: skip
        self._priority(self.process.pid)

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


def _environment() -> dict[str, str]:
    """A worker needs neither the database nor the secret."""
    return {name: value for name, value in os.environ.items() if not name.startswith("ELDORADO_") or name == "ELDORADO_PURE"}


class Thinkers:
    """`workers` processes, started when first needed; jobs beyond that wait their turn."""

    def __init__(self, workers: int, most_waiting: int = MOST_WAITING, priority: Priority = like_all_others) -> None:
        self._all = [_Worker(priority) for _ in range(max(workers, 1))]
        self._free = list(self._all)
        self._turns: Turns[_Worker] = Turns(most_waiting)
        self._log: structlog.stdlib.BoundLogger = structlog.get_logger("eldorado.server")

    @property
    def waiting(self) -> int:
        """Jobs that no worker has begun yet."""
        return self._turns.count

    async def wake(self) -> None:
        """Starts a worker that nobody waits for, so that it has loaded when the first question comes."""
        if self._free:
            worker = self._free.pop()
            try:
                await worker.wake()
            finally:
                self._give_back(worker)

    async def choose(self, position: Position, address: str = NOBODY, is_watched: bool = True) -> str:
        """The bot's action as text; raises ThoughtFailed when the worker crashed or was late, Crowded when too many wait."""
        return (await self.work(position, position.seconds + GRACE, address, is_watched)).decode()

    async def work(
        self, job: Job, seconds: float, address: str = NOBODY, is_watched: bool = True, hanging_up: HangingUp | None = None
    ) -> bytes:
        """The answer to a job; a worker that crashes or takes longer is ended, and the next job gets a new one."""
        worker = await self._worker(address, is_watched, hanging_up)
        limit = seconds + (0 if worker.is_warm else START_GRACE)
        try:
            return await asyncio.wait_for(worker.ask(job), limit)
        except TimeoutError:
            self._log.warning("worker-late", job=type(job).__name__, seconds=limit)
            await worker.stop()
            raise ThoughtFailed("late") from None
        except (asyncio.IncompleteReadError, OSError) as error:
            self._log.warning("worker-crashed", job=type(job).__name__, error=type(error).__name__)
            await worker.stop()
            raise ThoughtFailed("crashed") from None
        except asyncio.CancelledError:
            await worker.stop()
            raise
        finally:
            self._give_back(worker)

    async def _worker(self, address: str, is_watched: bool, hanging_up: HangingUp | None) -> _Worker:
        """A worker of one's own, at once or in one's turn."""
        if self._free:
            return self._free.pop()
        place: Waiting[_Worker] = Waiting(address, is_watched)
        self._turns.join(place)
        listening = asyncio.ensure_future(hanging_up()) if hanging_up is not None else None
        if listening is not None:
            listening.add_done_callback(lambda _: place.answer.cancel())
        try:
            return await place.answer
        except asyncio.CancelledError:
            self._turns.leave(place)
            if not place.answer.cancelled() and place.answer.exception() is None:
                self._give_back(place.answer.result())  # it was our turn; another takes it
            if listening is not None and listening.done():
                raise NobodyWaits from None
            raise
        finally:
            if listening is not None:
                listening.cancel()

    def _give_back(self, worker: _Worker) -> None:
        one = self._turns.next()
        if one is not None:
            one.answer.set_result(worker)
        else:
            self._free.append(worker)

    async def close(self) -> None:
        for worker in self._all:
            await worker.stop()
